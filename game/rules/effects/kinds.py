"""Kinds of fields: what may stand in a field of a card record, how it is read and how it is described.

A kind is put beside a field's type: ``attack: Annotated[int, Number(0, 20)]``. ``read`` gives the value, or
notes what is wrong and gives None.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping, Sequence
from typing import Any, Final, Protocol

import msgspec

from game.letters import undrawn
from game.rules.effects.faults import Reading

MARKUP: Final = frozenset("[]~")
"""Signs by which the texts of the game say how they look; what somebody writes does not."""


class Kind(Protocol):
    """What may stand in a field."""

    def read(self, value: object, field: str, reading: Reading) -> Any:
        """Return what ``value`` means, or note a fault of ``field`` and return None."""

    def describe(self) -> str:
        """Say in English, for the guide to card files, what may stand here."""


class Number(msgspec.Struct, frozen=True):
    """A whole number."""

    low: int
    high: int

    def read(self, value: object, field: str, reading: Reading) -> int | None:
        """Return the number."""
        if isinstance(value, int) and not isinstance(value, bool) and self.low <= value <= self.high:
            return value
        reading.fault(field, "number", value=value, low=self.low, high=self.high)
        return None

    def describe(self) -> str:
        """Say which numbers."""
        return f"a whole number from {self.low} to {self.high}"


class Switch(msgspec.Struct, frozen=True):
    """Yes or no."""

    def read(self, value: object, field: str, reading: Reading) -> bool | None:
        """Return the answer."""
        if isinstance(value, bool):
            return value
        reading.fault(field, "switch", value=value)
        return None

    def describe(self) -> str:
        """Say which answers."""
        return "true or false"


class Word(msgspec.Struct, frozen=True):
    """One word of a closed list."""

    words: tuple[str, ...]

    def read(self, value: object, field: str, reading: Reading) -> str | None:
        """Return the word."""
        if isinstance(value, str) and value in self.words:
            return value
        reading.unknown(field, "word", value, self.words)
        return None

    def describe(self) -> str:
        """List the words."""
        return "one of " + ", ".join(f'"{word}"' for word in self.words)


class Words(msgspec.Struct, frozen=True):
    """Several words of a closed list, each once. A word may take a value behind a colon: "marker:2"."""

    words: tuple[str, ...]
    values: Mapping[str, Kind] = {}
    """What must stand behind the colon, for the words that take something."""

    def read(self, value: object, field: str, reading: Reading) -> tuple[str, ...] | None:
        """Return the words, in the order of the list."""
        if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
            reading.fault(field, "words", value=value)
            return None
        found = len(reading.faults)
        for item in value:
            self._check(item, field, reading)
        heads = [item.partition(":")[0] for item in value]
        if len(set(heads)) < len(heads):
            reading.fault(field, "twice", word=next(head for head in heads if heads.count(head) > 1))
        if len(reading.faults) > found:
            return None
        return tuple(sorted(value, key=lambda item: self.words.index(item.partition(":")[0])))

    def _check(self, item: str, field: str, reading: Reading) -> None:
        head, colon, rest = item.partition(":")
        if head not in self.words:
            reading.unknown(field, "word", head, self.words)
        elif bool(colon) != (head in self.values):
            reading.fault(field, "value_missing" if head in self.values else "value_strange", word=head)
        elif colon:
            self.values[head].read(int(rest) if rest.isdecimal() else rest, f"{field}, {head}", reading)

    def describe(self) -> str:
        """List the words."""
        return "a list of " + ", ".join(f'"{word}"' for word in self.words)


class Amounts(msgspec.Struct, frozen=True):
    """How many of each of some things: ``{ P = 1, S = 2 }``."""

    words: tuple[str, ...]
    most: int

    def read(self, value: object, field: str, reading: Reading) -> dict[str, int] | None:
        """Return the amounts by name."""
        if not isinstance(value, dict):
            reading.fault(field, "amounts", value=value, known=", ".join(self.words))
            return None
        found = len(reading.faults)
        for word, amount in value.items():
            if word not in self.words:
                reading.unknown(field, "word", word, self.words)
            else:
                Number(0, self.most).read(amount, f"{field}, {word}", reading)
        return None if len(reading.faults) > found else dict(value)

    def describe(self) -> str:
        """Say of what, and how many."""
        return f"amounts of {' and '.join(self.words)}, each from 0 to {self.most}"


class Counts(msgspec.Struct, frozen=True):
    """How many of each of some cards: ``{ R-01 = 4, N-03 = 1 }``."""

    most: int

    def read(self, value: object, field: str, reading: Reading) -> dict[str, int] | None:
        """Return the numbers by card, and note that the cards are used."""
        if not isinstance(value, dict):
            reading.fault(field, "table", value=value)
            return None
        found = len(reading.faults)
        for card, number in value.items():
            reading.references.append((f"{field}, {card}", card, ""))
            Number(1, self.most).read(number, f"{field}, {card}", reading)
        return None if len(reading.faults) > found else dict(value)

    def describe(self) -> str:
        """Say how many at most."""
        return f"cards and how many of each, from 1 to {self.most}"


class Spoken(msgspec.Struct, frozen=True):
    """A text in one or both languages: ``{ es = "...", en = "..." }``, or one text for both."""

    codes: tuple[str, ...]
    longest: int

    def read(self, value: object, field: str, reading: Reading) -> dict[str, str] | None:
        """Return the text by language; a missing one is taken from the other."""
        if not isinstance(value, dict) or not value:
            both = self._text(value, field, reading)
            return None if both is None else dict.fromkeys(self.codes, both)
        if strange := [code for code in value if code not in self.codes]:
            reading.unknown(field, "word", strange[0], self.codes)
            return None
        found = {code: self._text(text, field, reading) for code, text in value.items()}
        told = {code: text for code, text in found.items() if text is not None}
        some = next(iter(told.values()), "")
        return None if len(told) < len(found) else {code: told.get(code, some) for code in self.codes}

    def _text(self, value: object, field: str, reading: Reading) -> str | None:
        """Return one text as it is drawn, or note once what is wrong with it."""
        text = unicodedata.normalize("NFC", value).strip() if isinstance(value, str) else ""
        strange = undrawn(text)
        if not text:
            reading.fault(field, "spoken", longest=self.longest)
        elif MARKUP.intersection(text):
            reading.fault(field, "spoken_markup", word=text)
        elif strange:
            reading.fault(field, "spoken_letters", word=strange)
        elif len(text) > self.longest:
            reading.fault(field, "spoken_long", n=len(text), longest=self.longest)
        else:
            return text
        return None

    def describe(self) -> str:
        """Say how long it may be."""
        return f"a text of at most {self.longest} letters, or one for each of {', '.join(self.codes)}"


class CardId(msgspec.Struct, frozen=True):
    """The id of another card; that there is one is checked when all are read."""

    type: str = ""
    """The type that card must have, "" for any."""

    def read(self, value: object, field: str, reading: Reading) -> str | None:
        """Return the id and note that it is used."""
        if not isinstance(value, str):
            reading.fault(field, "card_id", value=value)
            return None
        reading.references.append((field, value, self.type))
        return value

    def describe(self) -> str:
        """Say whose id."""
        return f"the id of a card of type {self.type}" if self.type else "the id of a card"


class CardIds(msgspec.Struct, frozen=True):
    """A list of ids of other cards, some of them perhaps twice."""

    type: str = ""
    """The type those cards must have, "" for any."""

    def read(self, value: object, field: str, reading: Reading) -> tuple[str, ...] | None:
        """Return the ids and note that they are used."""
        if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
            reading.fault(field, "card_ids", value=value)
            return None
        reading.references.extend((field, item, self.type) for item in value)
        return tuple(value)

    def describe(self) -> str:
        """Say whose ids."""
        return f"a list of ids of cards of type {self.type}" if self.type else "a list of ids of cards"


def described(kinds: Sequence[tuple[str, Kind]]) -> list[str]:
    """Return a line for each field: its name and what may stand there."""
    return [f"{name}: {kind.describe()}" for name, kind in kinds]
