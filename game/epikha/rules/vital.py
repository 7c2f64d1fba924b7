"""Vital: who can pay how much with it, and how it is made and lost (E7)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from game.epikha import events
from game.epikha.card import CARDS
from game.epikha.rules import groups, numbers
from game.epikha.state import POOL, Body, Group, Table, replaced
from game.epikha.words import MAGIA
from game.rules.contract import Told

Purse = tuple[int, int]
"""A source of Vital, a body by its number or ``POOL``, with what it can give."""


def purses(table: Table, seat: int) -> list[Purse]:
    """Return who can pay for what body Vital pays, in the order of the proposed payment (E7.1 to E7.6).

    The pool comes first, as it is lost at the end of the turn; then characters, the fullest first, whose
    Vital comes back; then the Player card, whose Vital does not (E7.7).
    """
    found: list[Purse] = []
    player: list[Purse] = []
    for body in payers(table, seat):
        given = numbers.vital_left(table, seat, body) - 1
        if given > 0:
            (player if CARDS[body.card].is_player else found).append((body.id, given))
    found.sort(key=lambda purse: -purse[1])
    pool = table.sides[seat].pool
    return [*([(POOL, pool)] if pool else []), *found, *player]


def payers(table: Table, seat: int) -> Iterator[Body]:
    """Yield the bodies that may pay: the Player card, and those with Magia (E7.4, E7.5).

    Of a Unit they pay only if all of them may (E16.15c).
    """
    for group in groups.groups_of(table, seat):
        if len(group.bodies) == 1:
            if may_pay(table, seat, group, group.bodies[0]):
                yield group.bodies[0]
        elif _all_pay(table, seat, group):
            yield from group.bodies


def may_pay(table: Table, seat: int, group: Group, body: Body) -> bool:
    """Say whether a body is one whose Vital pays; lent Magia does not serve in the Combat Zone (E7.4)."""
    card = CARDS[body.card]
    if card.is_player or card.mask & MAGIA:
        return True
    for arm in body.arms:
        if CARDS[arm.card].mask & MAGIA:
            return not numbers.fights(table, seat, group)
    return False


def wealth(table: Table, seat: int, standing: Sequence[Group] | None = None) -> int:
    """Return all that a seat could pay for a spell, forging or a Spirit; ``standing``: all its groups."""
    total = table.sides[seat].pool
    for group in groups.groups_of(table, seat) if standing is None else standing:
        bodies = group.bodies
        if len(bodies) == 1 or _all_pay(table, seat, group):
            for body in bodies:
                total += gift(table, seat, group, body)
    return total


def gift(table: Table, seat: int, group: Group, body: Body) -> int:
    """Return how much a body could pay: all but its last Vital, nothing where it may not pay (E7.4, E7.6)."""
    if not may_pay(table, seat, group, body):
        return 0
    left = numbers.vital_left(table, seat, body)
    return left - 1 if left else 0


def _all_pay(table: Table, seat: int, group: Group) -> bool:
    return all(may_pay(table, seat, group, body) for body in group.bodies)


def make(table: Table, told: list[Told], seat: int, amount: int, card: str) -> None:
    """Put Vital that an effect makes into the pool (E7.2, E7.9)."""
    side = table.sides[seat]
    side.pool += amount
    told.append(events.VitalMade(seat, card, amount, side.pool))


def spend(table: Table, seat: int, source: int, amount: int) -> None:
    """Take Vital from the pool, or from a body that keeps at least 1 (E7.6)."""
    if source == POOL:
        table.sides[seat].pool -= amount
        return
    at = groups.find_body(table, source)
    assert at is not None and at.body is not None
    groups.put_body(table, at, replaced(at.body, spent=at.body.spent + amount))


def empty_pools(table: Table, told: list[Told]) -> None:
    """Let Vital that is left be lost at the end of the turn (E7.9, E8.7)."""
    for seat, side in enumerate(table.sides):
        if side.pool:
            told.append(events.PoolEmptied(seat, side.pool))
            side.pool = 0


def spend_pool(table: Table, told: list[Told], seat: int, card: str) -> None:
    """Pay a card that only Opal Vital pays (E7.3)."""
    cost = CARDS[card].cost
    if cost:
        table.sides[seat].pool -= cost
        told.append(events.Paid(seat, card, cost, ()))
