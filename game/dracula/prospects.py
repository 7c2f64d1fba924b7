"""What a position between two rounds is worth, exactly, and what a comparison of two racks is worth.

At the end of a round only the round, Dracula's health and the vampires of the five districts matter. With
each later district a coin flip, his chance to win is a sum over at most 32 outcomes a round, worked out
backwards and remembered. Everything here is Dracula's chance, 0 to 1; Van Helsing's is the rest.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from game.dracula.cards import DECK, HUMANS, SLOTS, SUIT, VALUE, order_numbers

EVEN: Final = (0.5,) * SLOTS

Vampires = tuple[int, ...]


@lru_cache(maxsize=1 << 15)
def chance_before_round(rounds: int, health: int, vampires: Vampires) -> float:
    """Return Dracula's chance with ``rounds`` whole rounds still to be played (D38 to D42)."""
    return 1.0 if rounds == 0 else Outlook(rounds - 1, health, vampires).chance(EVEN)


class Outlook:
    """The 32 ways in which the racks can compare, and what each leads to."""

    def __init__(self, rounds_after: int, health: int, vampires: Sequence[int]) -> None:
        """``rounds_after`` rounds follow the one that is compared."""
        self._ends = _ends(rounds_after, health, tuple(vampires))
        self._last = [(lost, won - lost) for lost, won in zip(self._ends[::2], self._ends[1::2], strict=True)]
        """What the last district leads to where it is lost, and what winning it adds, for each way there."""

    def chance(self, odds: Sequence[float]) -> float:
        """Return Dracula's chance when he wins district n with probability ``odds[n - 1]``.

        Written out district by district from the last to the first: nothing is asked as often.
        """
        first, second, third, fourth, fifth = odds
        level = [lost + fifth * gain for lost, gain in self._last]
        level = [lost + fourth * (won - lost) for lost, won in zip(level[::2], level[1::2], strict=True)]
        lost, some, more, won = [
            lost + third * (won - lost) for lost, won in zip(level[::2], level[1::2], strict=True)
        ]
        lost += second * (some - lost)
        more += second * (won - more)
        return lost + first * (more - lost)

    def result(self, won: Sequence[bool]) -> float:
        """Return Dracula's chance after a comparison in which he won these districts."""
        outcome = 0
        for district in won:
            outcome = outcome << 1 | district
        return self._ends[outcome]


def _ends(rounds_after: int, health: int, vampires: Vampires) -> list[float]:
    """Return the worth of every outcome, as bits: district 1 highest, set where Dracula wins it.

    The districts are compared in order and the first limit that is met ends the match (D38).
    """
    paths: list[tuple[int, Vampires] | float] = [(health, vampires)]
    for district in range(SLOTS):
        paths = [after for path in paths for after in _both_ways(path, district)]
    return [
        path if isinstance(path, float) else chance_before_round(rounds_after, path[0], path[1])
        for path in paths
    ]


def _both_ways(
    path: tuple[int, Vampires] | float, district: int
) -> tuple[tuple[int, Vampires] | float, tuple[int, Vampires] | float]:
    """Return where a path leads when Dracula loses the district and when he wins it (D37, D39, D40)."""
    if isinstance(path, float):
        return path, path
    health, vampires = path
    lost = (health - 1, vampires) if health > 1 else 0.0
    more = vampires[district] + 1
    won = (health, (*vampires[:district], more, *vampires[district + 1 :])) if more < HUMANS else 1.0
    return lost, won


@lru_cache(maxsize=24)
def strengths(order: str) -> tuple[int, ...]:
    """Return how strong each card is under a token order: the greater beats the smaller (D34 to D36)."""
    trump, *column = order_numbers(order)
    return tuple(
        100 + VALUE[card] if SUIT[card] == trump else 4 * VALUE[card] - column.index(SUIT[card])
        for card in DECK
    )
