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
_SCRAMBLE: Final = (0xBF58476D1CE4E5B9, 0x94D049BB133111EB)

Item = TypeVar("Item")


def _scramble(position: int) -> int:
    position = (position ^ (position >> 30)) * _SCRAMBLE[0] & _WORD
    position = (position ^ (position >> 27)) * _SCRAMBLE[1] & _WORD
    return position ^ (position >> 31)


class Chance(msgspec.Struct, forbid_unknown_fields=True):
    """One stream of chance. ``position`` is all there is to it: 0 to 2**64 - 1."""

    position: int

    @classmethod
    def of(cls, seed: int, stream: int = 0) -> Chance:
        """Start stream number ``stream`` of ``seed``; the streams of one seed are independent."""
        return cls(_scramble((_scramble(seed & _WORD) + (stream + 1) * _STEP) & _WORD))

    def copy(self) -> Chance:
        """Return a stream that goes on exactly alike."""
        return Chance(self.position)

    def word(self) -> int:
        """Return the next 64 bits."""
        self.position = position = (self.position + _STEP) & _WORD
        return _scramble(position)

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
        below = self.below
        for last in range(len(items) - 1, 0, -1):
            other = below(last + 1)
            items[last], items[other] = items[other], items[last]
