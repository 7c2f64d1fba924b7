"""Decks as plain text, to be copied from one program or person to another (E2).

    Mazo: Legión de Empiria
    15 Ópalo de Vital
    4 Soldado de Empiria
    ...
    Espíritus
    1 Espíritu del Primer Legionario
    Preparadas
    1 Escudo

A text is read in every language, whatever the letters' case, with or without accents; ids stand for names.
"""

from __future__ import annotations

import difflib
import re
import unicodedata
from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cache
from typing import Final

import msgspec

from game.epikha import library
from game.epikha.card import CARDS
from game.epikha.cardtexts import name
from game.epikha.decks import SIZE, Deck, title
from game.epikha.ops.phrases import Phrases
from game.language import CODES, Language, Texts
from game.rules.effects.faults import shown

MOST_LETTERS: Final = 20_000
"""A longer text is no deck."""
MARK: Final = "\ufeff"
"""What some editors put before a text; it says nothing about the deck."""
HEADINGS: Final = ("deck", "spirits", "prepared")
"""The parts of a deck, as the language files name their headings."""
_BEFORE: Final = re.compile(r"([-−]?\d+)\s*[x×]?\s+(.+)")
_BEHIND: Final = re.compile(r"(.+?)\s+[x×]\s*([-−]?\d+)")


class TextFault(msgspec.Struct, frozen=True):
    """Something in a text that cannot be read: the key of its sentence and what is filled in."""

    code: str
    params: tuple[tuple[str, str], ...] = ()

    def sentence(self, texts: Texts) -> str:
        """Return what is wrong."""
        return texts.text(f"epikha_cards.text.fault.{self.code}", **dict(self.params))


class FaultyText(ValueError):
    """A text that is no deck; ``faults`` says everything that is wrong with it."""

    def __init__(self, faults: Iterable[TextFault]) -> None:
        self.faults = tuple(faults)
        super().__init__("; ".join(fault.code for fault in self.faults))


def exported(texts: Texts, deck: Deck) -> str:
    """Return a deck as a text in a language."""
    say = Phrases(texts)
    lines = [say.say("text.title", word=say.say("text.deck"), name=title(texts, deck.name))]
    lines += [_line(say, card, number) for card, number in deck.cards]
    for heading, cards in (("spirits", deck.spirits), ("prepared", deck.prepared)):
        if cards:
            lines.append(say.say(f"text.{heading}"))
            lines += [_line(say, card, number) for card, number in Counter(cards).items()]
    return "\n".join(lines) + "\n"


def _line(say: Phrases, card: str, number: int) -> str:
    return say.say("text.line", n=number, name=say.card(card))


def imported(text: str) -> Deck:
    """Return the deck of a text. Whether it is legal is another question (``decks.problems``).

    A Spirit goes to the Spirit pile wherever it stands. Blank lines and lines that begin with # say nothing.

    Raises:
        FaultyText: with everything that cannot be read.
    """
    if len(text) > MOST_LETTERS:
        raise FaultyText([TextFault("long")])
    reading = _Reading()
    for number, line in enumerate(text.removeprefix(MARK).splitlines(), 1):
        reading.line(number, line.strip())
    if not (reading.faults or reading.cards or reading.spirits or reading.prepared):
        reading.faults.append(TextFault("empty"))
    if reading.faults:
        raise FaultyText(reading.faults)
    cards = tuple(reading.cards.items())
    return Deck(reading.title, cards, tuple(reading.spirits), tuple(reading.prepared))


class _Reading:
    """A text while it is read, line by line."""

    def __init__(self) -> None:
        self.title = ""
        self.part = "deck"
        self.cards: Counter[str] = Counter()
        self.spirits: list[str] = []
        self.prepared: list[str] = []
        self.faults: list[TextFault] = []

    def line(self, place: int, line: str) -> None:
        if not line or line.startswith("#") or self._heading(line):
            return
        number, named = _parts(line)
        card = _cards().get(folded(named))
        if card is None:
            self.faults.append(_unknown(place, named))
        elif not 1 <= number <= SIZE:
            params = (("line", str(place)), ("word", str(number)), ("most", str(SIZE)))
            self.faults.append(TextFault("number", params))
        else:
            self._put(card, number)

    def _heading(self, line: str) -> bool:
        head, colon, rest = line.partition(":")
        part = _headings().get(folded(head))
        if part is None or (rest.strip() and part != "deck"):
            return False
        self.part = part
        if colon and rest.strip():
            self.title = rest.strip()
        return True

    def _put(self, card: str, number: int) -> None:
        if CARDS[card].is_spirit:
            self.spirits += [card] * number
        elif self.part == "prepared":
            self.prepared += [card] * number
        else:
            self.cards[card] += number


def _parts(line: str) -> tuple[int, str]:
    """Return how many of which card a line names: "4 Rayo", "4x Rayo", "Rayo x4", "Rayo"."""
    if before := _BEFORE.fullmatch(line):
        return _number(before[1]), before[2]
    if behind := _BEHIND.fullmatch(line):
        return _number(behind[2]), behind[1]
    return 1, line


def _number(digits: str) -> int:
    return int(digits[:9].replace("−", "-"))


def _unknown(place: int, named: str) -> TextFault:
    known = {folded(name): name for names in _names() for _, name in names}
    near = difflib.get_close_matches(folded(named), known, n=1, cutoff=0.6)
    params = (("line", str(place)), ("word", shown(named)))
    if near:
        return TextFault("unknown_near", (*params, ("near", known[near[0]])))
    return TextFault("unknown", params)


def folded(word: str) -> str:
    """Return a name as it is compared: small letters without accents, and one space between words."""
    plain = unicodedata.normalize("NFKD", word.casefold())
    return " ".join("".join(sign for sign in plain if not unicodedata.combining(sign)).split())


@cache
def _languages() -> tuple[Language, ...]:
    return tuple(Language(code) for code in CODES)


def _names() -> Iterator[list[tuple[str, str]]]:
    """Yield for each language the cards of decks and Spirit piles with their names."""
    for texts in _languages():
        yield [(card.id, name(texts, card.id)) for card in CARDS.values() if card.in_deck or card.is_spirit]


@cache
def _cards() -> dict[str, str]:
    """Return the cards by what they may be called: their names in all languages, then their ids."""
    found: dict[str, str] = {}
    for names in _names():
        for card, spoken in names:
            found.setdefault(folded(spoken), card)
    for card in CARDS:
        found.setdefault(folded(card), card)
    return found


@cache
def _headings() -> dict[str, str]:
    return {folded(Phrases(texts).say(f"text.{part}")): part for texts in _languages() for part in HEADINGS}


library.on_change(_cards.cache_clear)
