"""Rules text from parts: what every game's generated sentences need."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, Protocol

from game.language import Texts

MINUS = "−"
SHORT: Final = 13
"""Letters of a short name at most."""


class Named(Protocol):
    """A card, as far as its name goes."""

    @property
    def name(self) -> Mapping[str, str]:
        """What its maker calls it, by language; nothing for a card of the house."""

    @property
    def named(self) -> str:
        """The id under which the texts call it."""


class Speaker:
    """Looks texts up in the area of a game's cards and joins them."""

    def __init__(self, texts: Texts, area: str) -> None:
        self.texts = texts
        self.area = area

    def say(self, key: str, **params: object) -> str:
        """Return the text ``key`` of the area, filled."""
        return self.texts.text(f"{self.area}.{key}", **params)

    def called(self, card: Named) -> str:
        """Return the whole name of a card: its own in this language, or in any, else that of the texts."""
        return self.own(card.name) or self.say(f"card.{card.named}")

    def own(self, names: Mapping[str, str]) -> str:
        """Return of names by language the one in this language, else any; "" where there are none."""
        return names.get(self.texts.code) or next(iter(names.values()), "")

    def short(self, card: Named) -> str:
        """Return a name of at most 13 letters, for places with little room."""
        key = f"{self.area}.card.{card.named}.short"
        if not card.name and self.texts.has(key):
            return self.texts.text(key)
        whole = self.called(card)
        return whole if len(whole) <= SHORT else whole[: SHORT - 1].rstrip() + "…"

    def listed(self, words: Sequence[str]) -> str:
        """Return words as people list them: "a, b and c"."""
        if len(words) < 2:
            return "".join(words)
        head = ", ".join(words[:-1])
        joint = "list.and_e" if self._needs_e(words[-1]) else "list.and"
        return self.say(joint, head=head, last=words[-1])

    def _needs_e(self, word: str) -> bool:
        """Say whether Spanish "y" would stand before its own sound."""
        start = word[:3].lower()
        return start.startswith(("i", "í")) or (start.startswith("hi") and start != "hie")


def signed(number: int) -> str:
    """Return a change of a number as cards show it: "+2", "−1", "+0"."""
    return f"+{number}" if number >= 0 else f"{MINUS}{-number}"


def sentence(text: str) -> str:
    """Return a text with a capital at its start and a full stop at its end."""
    whole = text[:1].upper() + text[1:]
    return whole if whole.endswith((".", "!", "?")) else f"{whole}."
