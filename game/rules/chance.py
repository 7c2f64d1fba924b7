"""Seeded chance: one integer is the whole state of a stream, saved and copied with the game (D50).

The generator is of the split-mix kind: the integer walks by a fixed odd step and each position is scrambled
into 64 well mixed bits. It is fast to copy, the same on every machine, and good enough for cards and dice.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, TypeVar

import msgspec

_WORD: Final = (1 << 64) - 1
_STEP: Final = 0x9E3779B97F4A7C15
_FIRST: Final = 0xBF58476D1CE4E5B9
_SECOND: Final = 0x94D049BB133111EB
_ASIDE: Final = 1 << 32
"""How many streams of a seed are left to the rules; those behind them are for computer players."""

Item = TypeVar("Item")


class Chance(msgspec.Struct, forbid_unknown_fields=True):
    """One stream of chance. ``position`` is all there is to it: 0 to 2**64 - 1."""

    position: int

    @classmethod
    def of(cls, seed: int, stream: int = 0) -> Chance:
        """Start stream number ``stream`` of ``seed``; the streams of one seed are independent."""
        mixed = cls(seed & _WORD).word()
        return cls(cls((mixed + stream * _STEP) & _WORD).word())

    @classmethod
    def aside(cls, seed: int) -> int:
        """Return a seed for chance beside the rules.

        Its stream number n is stream number 2**32 + n of ``seed``, and no rules use so many: the two never
        begin at the same place.
        """
        mixed = cls(seed & _WORD).word()
        return _unmixed((mixed + _ASIDE * _STEP) & _WORD)

    @property
    def possible(self) -> bool:
        """Whether ``position`` is one that a stream can have; a saved one may have been edited."""
        return 0 <= self.position <= _WORD

    def copy(self) -> Chance:
        """Return a stream that goes on exactly alike."""
        return Chance(self.position)

    def word(self) -> int:
        """Return the next 64 bits."""
        # written out on purpose: this is the innermost call of every search
        self.position = word = (self.position + _STEP) & _WORD
        word = (word ^ (word >> 30)) * _FIRST & _WORD
        word = (word ^ (word >> 27)) * _SECOND & _WORD
        return word ^ (word >> 31)

    def below(self, limit: int) -> int:
        """Return a whole number from 0 to ``limit`` - 1, each equally likely (``limit`` at least 1)."""
        return self.word() * limit >> 64

    def chance(self) -> float:
        """Return a fraction from 0 up to, but not including, 1."""
        return (self.word() >> 11) / (1 << 53)

    def pick(self, items: Sequence[Item]) -> Item:
        """Return one of ``items``, each equally likely."""
        return items[self.below(len(items))]

    def shuffle(self, items: list[Any]) -> None:
        """Put ``items`` into one of all possible orders, each equally likely."""
        # ``word`` once more, without the call: every sampled world of a search begins with a shuffle
        position = self.position
        for count in range(len(items), 1, -1):
            position = word = (position + _STEP) & _WORD
            word = (word ^ (word >> 30)) * _FIRST & _WORD
            word = (word ^ (word >> 27)) * _SECOND & _WORD
            other = (word ^ (word >> 31)) * count >> 64
            items[count - 1], items[other] = items[other], items[count - 1]
        self.position = position


def _unmixed(word: int) -> int:
    """Return the position from which ``Chance.word`` gives ``word``: its steps, backwards."""
    word ^= word >> 31 ^ word >> 62
    word = word * pow(_SECOND, -1, _WORD + 1) & _WORD
    word ^= word >> 27 ^ word >> 54
    word = word * pow(_FIRST, -1, _WORD + 1) & _WORD
    return ((word ^ word >> 30 ^ word >> 60) - _STEP) & _WORD
