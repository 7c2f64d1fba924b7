"""The battlefield: 20 spaces in four rows and five columns, shared by both sides (V2.1).

A space is a number, ``row * 5 + column``: row 0 is the Rear of seat 0, row 1 its Vanguard, row 2 the Vanguard
of seat 1, row 3 its Rear; columns count from 0. Players and files write "A-V3": seat, row, column from 1.
"""

from __future__ import annotations

from typing import Final

COLUMNS: Final = 5
SPACES: Final = range(20)
SEATS: Final = (0, 1)
SOVEREIGN: Final = -1
"""Stands for the enemy Sovereign where an attack names its target."""
ON_FIELD: Final = -1
ON_SOVEREIGN: Final = -2
"""Stand for the own Field Condition and the own Sovereign where an ability used in Main names its card."""

VANGUARD: Final = (range(5, 10), range(10, 15))
"""The front row of each seat."""
OWN: Final = (range(10), range(10, 20))
"""Both rows of each seat."""

_ROWS: Final = ("A-R", "A-V", "B-V", "B-R")


def column(space: int) -> int:
    """Return the column of a space, 0 to 4."""
    return space % COLUMNS


def row(space: int) -> int:
    """Return the row of a space, 0 to 3."""
    return space // COLUMNS


def owner(space: int) -> int:
    """Return the seat to whose rows a space belongs."""
    return space // 10


def is_vanguard(space: int) -> bool:
    """Say whether a space lies in the front row of its side."""
    return 5 <= space < 15


def name(space: int) -> str:
    """Return how players and files write a space: "A-V3"; the Sovereign as a target is "SOV"."""
    return "SOV" if space == SOVEREIGN else f"{_ROWS[space // COLUMNS]}{space % COLUMNS + 1}"


def parse(text: str) -> int:
    """Return the space that ``name`` writes as ``text``.

    Raises:
        ValueError: there is no such space.
    """
    if text == "SOV":
        return SOVEREIGN
    try:
        return _NUMBERS[text]
    except KeyError:
        raise ValueError(f"no such space: {text}") from None


def other_row(space: int) -> int:
    """Return the space of the same column in the other row of the same side (V11.1)."""
    return _OTHER_ROW[space]


_NUMBERS: Final = {name(space): space for space in SPACES}
_OTHER_ROW: Final = tuple((1, 0, 3, 2)[space // COLUMNS] * COLUMNS + space % COLUMNS for space in SPACES)


def _near(space: int, sideways: int) -> bool:
    return abs(sideways % COLUMNS - space % COLUMNS) == 1


SIDEWAYS: Final = tuple(
    tuple(other for other in SPACES if other // COLUMNS == space // COLUMNS and _near(space, other))
    for space in SPACES
)
"""By space: the spaces of adjacent columns in the same row (V2.3)."""
ADJACENT: Final = tuple(
    tuple(
        other
        for other in SPACES
        if other != space and other // 10 == space // 10 and abs(other % COLUMNS - space % COLUMNS) <= 1
    )
    for space in SPACES
)
"""By space: the neighbouring spaces within the own two rows, diagonals included (V2.3)."""
