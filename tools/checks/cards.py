"""The cards: every card file follows its declarations, every card has its names, texts, picture and decks.

Reading the files is the check of their fields (a fault ends it); the rest is looked at here.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

from game.language import CODES, Language
from game.rules.effects.faults import FaultyCards
from tools.checks import Fault

WHERE = "game/vitorian/cards"


def faults(root: Path) -> list[Fault]:
    """Everything wrong with the cards of the house and what belongs to them."""
    try:
        return [*_names(), *_sentences(), *_decks(), *_pictures(root)]
    except FaultyCards as faulty:
        english = Language("en")
        return [Fault(WHERE, fault.sentence(english)) for fault in faulty.faults]


def _names() -> Iterator[Fault]:
    from game.vitorian import cardtexts
    from game.vitorian.library import CARDS

    for code in CODES:
        texts = Language(code)
        for name in CARDS:
            key = f"vitorian_cards.card.{name}"
            if not texts.has(key):
                yield Fault(WHERE, f"{name} has no name in {code} ({key})")
            elif len(texts.text(key)) > cardtexts.SHORT and not texts.has(f"{key}.short"):
                yield Fault(WHERE, f"{name} has no short name in {code} ({key}.short)")


def _sentences() -> Iterator[Fault]:
    from game.vitorian.ops import OPS
    from game.vitorian.ops.statics import Static

    for code in CODES:
        texts = Language(code)
        for op in OPS:
            endings = ("",) if issubclass(op, Static) else ("", "may")
            keys = [".".join(filter(None, (op.NAME, shape, end))) for shape in op.SHAPES for end in endings]
            for key in keys:
                if not texts.has(f"vitorian_cards.op.{key}"):
                    yield Fault("game/vitorian/ops", f"{op.NAME} has no sentence in {code} (op.{key})")


def _decks() -> Iterator[Fault]:
    from game.vitorian.decks import DECKS, SECOND, STARTERS

    for name in (*STARTERS, *SECOND):
        if name not in DECKS:
            yield Fault(f"{WHERE}/decks.toml", f"the deck {name} is missing")
    english = Language("en")
    for name in DECKS:
        if not english.has(f"vitorian_cards.deck.{name}"):
            yield Fault(f"{WHERE}/decks.toml", f"the deck {name} has no name")


def _pictures(root: Path) -> Iterator[Fault]:
    from game.vitorian.library import CARDS

    path = root / "sprites" / "sheets" / "manifest.json"
    prints = json.loads(path.read_text(encoding="utf-8"))["pictures"].values()
    built = {entry["picture"] for entry in prints}
    shown = {name[:-1] if card.resource else card.picture for name, card in CARDS.items()}
    for name in sorted(shown):
        if f"litho/{name}" not in built:
            yield Fault("sprites/sheets", f"there is no lithograph of {name}")
