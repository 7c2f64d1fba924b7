"""Seeded chance: one integer is the whole state of a stream, saved and copied with the game (D50).

The generator is of the split-mix kind: the integer walks by a fixed odd step and each position is scrambled
into 64 well mixed bits. It is fast to copy, the same on every machine, and good enough for cards and dice.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from struct import Struct
from typing import Any, Final, TypeVar

import msgspec

_WORD: Final = (1 << 64) - 1
_STEP: Final = 0x9E3779B97F4A7C15
_FIRST: Final = 0xBF58476D1CE4E5B9
_SECOND: Final = 0x94D049BB133111EB
_LANE: Final = 128
"""Bits of a word among many that are made at once: as many as a product of two words may have."""
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

    def words(self, count: int) -> tuple[int, ...]:
        """Return the next ``count`` words, as so many calls of ``word`` would."""
        if count <= 0:
            return ()
        # the steps of ``word``, taken by all the words at once, side by side in one great number: every match
        # and every sampled world of a search begins with a shuffle, and each step alone is an integer made
        ones, ahead, mask, unpack = _lanes(count)
        words = (self.position & _WORD) * ones + ahead & mask
        words = (words ^ (words >> 30 & mask)) * _FIRST & mask
        words = (words ^ (words >> 27 & mask)) * _SECOND & mask
        words ^= words >> 31 & mask
        self.position = (self.position + count * _STEP) & _WORD
        return unpack(words.to_bytes(count * _LANE // 8, "little"))

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
        last = len(items) - 1
        for word in self.words(last):
            other = word * (last + 1) >> 64
            items[last], items[other] = items[other], items[last]
            last -= 1


@cache
def _lanes(count: int) -> tuple[int, int, int, Callable[[bytes], tuple[int, ...]]]:
    """Return what ``count`` words side by side need.

    A one in each lane, how far each lies ahead of the present position, the bits that belong to words, and
    what takes the words out of the bytes of the great number.
    """
    ones = sum(1 << _LANE * lane for lane in range(count))
    ahead = sum(((lane + 1) * _STEP & _WORD) << _LANE * lane for lane in range(count))
    return ones, ahead, ones * _WORD, Struct("<" + "Q8x" * count).unpack


def _unmixed(word: int) -> int:
    """Return the position from which ``Chance.word`` gives ``word``: its steps, backwards."""
    word ^= word >> 31 ^ word >> 62
    word = word * pow(_SECOND, -1, _WORD + 1) & _WORD
    word ^= word >> 27 ^ word >> 54
    word = word * pow(_FIRST, -1, _WORD + 1) & _WORD
    return ((word ^ word >> 30 ^ word >> 60) - _STEP) & _WORD
