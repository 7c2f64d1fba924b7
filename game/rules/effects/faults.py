"""What is wrong with a card file, said to the person who wrote it: file, card, field, and what was meant."""

from __future__ import annotations

import difflib
from collections.abc import Callable, Iterable
from typing import Final

import msgspec

from game.language import Texts

LONGEST_WORD: Final = 40
"""Letters of what somebody wrote that are said again."""
LONGEST_PLACE: Final = 120
MOST_KNOWN: Final = 30
"""So many words are listed whole; of more there are only some."""
SOME: Final = 8
DEEPEST: Final = 2
"""So deep a list in a list is said again."""


class Fault(msgspec.Struct, frozen=True, order=True):
    """One thing to mend. ``code`` is the key of its sentence, in the area ``cardfiles`` if it names none."""

    file: str
    card: str
    field: str
    """Where in the record, such as "effects 2, attack"; "" for the card as a whole."""
    code: str
    params: tuple[tuple[str, str], ...] = ()

    def sentence(self, texts: Texts) -> str:
        """Return the line that tells of it, place first."""
        return self.told(texts.text)

    def told(self, text: Callable[..., str]) -> str:
        """Return the same line, by the lookup of texts alone."""
        parts = (shown(self.file, LONGEST_PLACE), shown(self.card), shown(self.field, LONGEST_PLACE))
        place = ": ".join(part for part in parts if part)
        key = self.code if "." in self.code else f"cardfiles.{self.code}"
        return f"{place}: {text(key, **dict(self.params))}"


class FaultyCards(ValueError):
    """Card files that cannot be used; ``faults`` says everything that is wrong with them."""

    def __init__(self, faults: Iterable[Fault]) -> None:
        self.faults = tuple(faults)
        super().__init__("; ".join(f"{f.file}: {f.card}: {f.field}: {f.code}" for f in self.faults))


class Reading:
    """The reading of one card: where it stands, and what has been found wrong so far."""

    def __init__(self, file: str, card: str) -> None:
        self.file = file
        self.card = card
        self.type = ""
        """The card's type, once it is known."""
        self.faults: list[Fault] = []
        self.references: list[tuple[str, str, str]] = []
        """Other cards that it names: field, card, and the type that card must have ("" for any)."""

    def fault(self, field: str, code: str, **params: object) -> None:
        """Note something to mend."""
        texts = tuple(
            (name, written(value, name == "value") if name in ("word", "value") else str(value))
            for name, value in params.items()
        )
        self.faults.append(Fault(self.file, self.card, field, code, texts))

    def unknown(self, field: str, code: str, word: object, known: Iterable[str]) -> None:
        """Note a word that nobody knows, with the one that may have been meant, or all there are."""
        words = list(known)
        near = difflib.get_close_matches(word, words, n=1, cutoff=0.5) if isinstance(word, str) else []
        if near:
            self.fault(field, f"{code}_near", word=word, near=near[0])
        else:
            self.fault(field, code, word=word, known=listed(words))


def listed(words: Iterable[str]) -> str:
    """Return words one after the other; of a great many only some."""
    whole = list(words)
    return ", ".join(whole if len(whole) <= MOST_KNOWN else [*whole[:SOME], "…"])


def written(value: object, depth: int = 0) -> str:
    """Return a value as it stands in a card file, not as the program would write it."""
    match value:
        case str():
            return f'"{shown(value)}"' if depth else shown(value)
        case bool():
            return "true" if value else "false"
        case list() if depth < DEEPEST:
            return shown(f"[{', '.join(written(part, depth + 1) for part in value)}]")
        case dict() if depth < DEEPEST:
            parts = (f"{name} = {written(part, depth + 1)}" for name, part in value.items())
            return shown(f"{{ {', '.join(parts)} }}")
        case list() | dict():
            return "…"
    return shown(str(value))


def shown(text: str, longest: int = LONGEST_WORD) -> str:
    """Return a text as it may be printed: one line, not too long, and no sign that cannot be seen."""
    seen = "".join(sign if sign.isprintable() else f"<U+{ord(sign):04X}>" for sign in text[: longest + 1])
    return seen if len(seen) <= longest else f"{seen[:longest]}…"
