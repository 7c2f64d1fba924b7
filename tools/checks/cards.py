"""The cards: every card file follows its declarations, every card has its names, texts, picture and decks.

Reading the files is the check of their fields (a fault ends it); the rest is looked at here.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from game.language import CODES, Language
from game.rules.effects.faults import FaultyCards
from tools.checks import Fault


class House(NamedTuple):
    """The cards of a game, and what belongs to them."""

    game: str
    cards: Mapping[str, Any]
    short: int
    """Letters of a short name at most."""
    sentences: Sequence[tuple[str, str]]
    """Every op with the ending of each key of its sentences."""
    decks: Mapping[str, Any]
    wanted: Sequence[str]
    """Decks that must be there."""
    prints: str
    """The folder of its pictures among those that are built."""
    shown: Iterable[str]
    """The pictures that cards show."""

    @property
    def where(self) -> str:
        """The folder of its card files."""
        return f"game/{self.game}/cards"


def faults(root: Path) -> list[Fault]:
    """Everything wrong with the cards of the house and what belongs to them."""
    found: list[Fault] = []
    for house in (_vitorian, _epikha):
        try:
            found += _house_faults(root, house())
        except FaultyCards as faulty:
            english, where = Language("en"), f"game/{house.__name__[1:]}/cards"
            found += [Fault(where, fault.sentence(english)) for fault in faulty.faults]
    return found


def _house_faults(root: Path, house: House) -> list[Fault]:
    return [*_names(house), *_sentences(house), *_decks(house), *_pictures(root, house)]


def _vitorian() -> House:
    from game.vitorian import cardtexts, ops
    from game.vitorian.decks import DECKS, SECOND, STARTERS
    from game.vitorian.library import CARDS
    from game.vitorian.ops.statics import Static

    sentences = [
        (op.NAME, ".".join(filter(None, (shape, end))))
        for op in ops.OPS
        for shape in op.SHAPES
        for end in (("",) if issubclass(op, Static) else ("", "may"))
    ]
    shown = {name[:-1] if card.resource else card.picture for name, card in CARDS.items()}
    wanted = (*STARTERS, *SECOND)
    return House("vitorian", CARDS, cardtexts.SHORT, sentences, DECKS, wanted, "litho", shown)


def _epikha() -> House:
    from game.epikha import cardtexts, ops
    from game.epikha.decks import DECKS, SECOND, STARTERS
    from game.epikha.library import CARDS

    sentences = [(op.NAME, shape) for op in ops.OPS for shape in op.SHAPES]
    shown = {card.picture for card in CARDS.values()}
    return House("epikha", CARDS, cardtexts.SHORT, sentences, DECKS, (*STARTERS, *SECOND), "glass", shown)


def _names(house: House) -> Iterator[Fault]:
    for code in CODES:
        texts = Language(code)
        for name in house.cards:
            key = f"{house.game}_cards.card.{name}"
            if not texts.has(key):
                yield Fault(house.where, f"{name} has no name in {code} ({key})")
            elif len(texts.text(key)) > house.short and not texts.has(f"{key}.short"):
                yield Fault(house.where, f"{name} has no short name in {code} ({key}.short)")


def _sentences(house: House) -> Iterator[Fault]:
    for code in CODES:
        texts = Language(code)
        for op, ending in house.sentences:
            key = f"{op}.{ending}" if ending else op
            if not texts.has(f"{house.game}_cards.op.{key}"):
                yield Fault(f"game/{house.game}/ops", f"{op} has no sentence in {code} (op.{key})")


def _decks(house: House) -> Iterator[Fault]:
    for name in house.wanted:
        if name not in house.decks:
            yield Fault(f"{house.where}/decks.toml", f"the deck {name} is missing")
    english = Language("en")
    for name in house.decks:
        if not english.has(f"{house.game}_cards.deck.{name}"):
            yield Fault(f"{house.where}/decks.toml", f"the deck {name} has no name")


def _pictures(root: Path, house: House) -> Iterator[Fault]:
    path = root / "sprites" / "sheets" / "manifest.json"
    prints = json.loads(path.read_text(encoding="utf-8"))["pictures"].values()
    built = {entry["picture"] for entry in prints}
    for name in sorted(house.shown):
        if f"{house.prints}/{name}" not in built:
            yield Fault("sprites/sheets", f"there is no picture {house.prints}/{name}")
