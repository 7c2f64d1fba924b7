"""The ends of a turn that cards would feed for ever: no card of the house comes near them (P-13).

Only what brings units onto the grid can go on without end, as each unit is destroyed once, each attack spent
and each deck drawn once. So both limits count what a turn has seen, in ``Table.used``, which all seats know.
"""

from __future__ import annotations

from typing import Final

from game.vitorian.state import Table

MADE: Final = "made"
"""Stands in ``used`` for a unit that an effect brought onto the grid."""
ACT: Final = "act"
"""Stands in ``used`` for something that a seat did in its Main phase."""
MOST_MADE: Final = 20
"""Units that effects bring onto the grid in a turn: as many as there are spaces."""
MOST_ACTS: Final = 60
"""What a seat does in a Main phase; with the cards of the house resources end it at half of that."""


def can_make(table: Table) -> bool:
    """Say whether effects may bring another unit onto the grid in this turn."""
    return table.used.count(MADE) < MOST_MADE


def can_act(table: Table) -> bool:
    """Say whether something more than ending the phase may be done in this Main phase."""
    return table.used.count(ACT) < MOST_ACTS
