"""Whom an attack may aim at (V12.3, V13.6, V13.9) and whether it still may (V12.8, V13.5)."""

from __future__ import annotations

from game.vitorian.rules import numbers
from game.vitorian.spaces import COLUMNS, SOVEREIGN, column
from game.vitorian.state import NOBODY, Combat, Table
from game.vitorian.words import ENTRENCH, LONG_RANGE


def front(seat: int, column: int) -> int:
    """Return the Vanguard space of a seat in a column."""
    return COLUMNS + column if seat == 0 else 2 * COLUMNS + column


def behind(seat: int, column: int) -> int:
    """Return the Rear space of a seat in a column."""
    return column if seat == 0 else 3 * COLUMNS + column


def entrenched(table: Table, seat: int) -> list[int]:
    """Return the spaces of a seat's units with Entrench (V13.6)."""
    return [space for _, space, mask in numbers.masked_units(table, seat) if mask & ENTRENCH]


def targets(table: Table, seat: int, column: int, mask: int, walls: list[int] | None = None) -> list[int]:
    """Return all spaces that an attacker of ``seat`` in a column may aim at, SOVEREIGN among them.

    A defending unit need not be ready (V12.4).

    ``mask`` are the attacker's keywords, ``walls`` the entrenched of the enemy, where somebody knows them
    already. At least one target always is.
    """
    grid, enemy = table.grid, 1 - seat
    walls = entrenched(table, enemy) if walls is None else walls
    vanguard, rear = front(enemy, column), behind(enemy, column)
    found = []
    if grid[vanguard] is not None:
        found.append(vanguard)
        if mask & LONG_RANGE:
            found += _beyond(table, rear, walls)
    else:
        found += _beyond(table, rear, walls)
    return found + [space for space in walls if space not in found]


def _beyond(table: Table, rear: int, walls: list[int]) -> list[int]:
    """Return what stands behind a front row: the Rear unit, else the Sovereign if nobody digs in."""
    if table.grid[rear] is not None:
        return [rear]
    return [] if walls else [SOVEREIGN]


def sovereign_is_open(table: Table, seat: int, column: int, mask: int) -> bool:
    """Say whether an attack of ``seat`` down a column may still strike the Sovereign (V12.8, V13.5)."""
    enemy = 1 - seat
    if entrenched(table, enemy) or table.grid[behind(enemy, column)] is not None:
        return False
    return bool(mask & LONG_RANGE) or table.grid[front(enemy, column)] is None


def comer(table: Table, combat: Combat, mask: int) -> int | None:
    """Return the space of a unit that came to stop an attack on the Sovereign in its column (V13.5)."""
    enemy = 1 - combat.seat
    places = [behind(enemy, combat.column)]
    if not mask & LONG_RANGE:
        places.insert(0, front(enemy, combat.column))
    return next((space for space in places if table.grid[space] is not None), None)


def new_targets(table: Table, combat: Combat, mask: int) -> list[int] | None:
    """Return what an attack may aim at now that its target is gone (V12.8), None while it still stands.

    Who came to stop an attack on the Sovereign is the only new target (V13.5), unless the attacker itself has
    moved since.
    """
    space = table.where(combat.unit)
    if combat.target_space == SOVEREIGN:
        if sovereign_is_open(table, combat.seat, combat.column, mask):
            return None
        came = comer(table, combat, mask) if space == combat.space else None
        if came is not None:
            return [came]
    else:
        target = table.grid[combat.target_space]
        if target is not None and target.id == combat.target:
            return None
    return targets(table, combat.seat, column(space), mask)


def reinforces(table: Table, to: int) -> bool:
    """Say whether a unit that comes to ``to`` stands in or next to the combat, as Ganking must (V13.4)."""
    combat = table.combat
    assert combat is not None
    attacker = table.where(combat.unit)
    if abs(column(to) - combat.column) <= 1:
        return True
    return attacker != NOBODY and column(to) == column(attacker)
