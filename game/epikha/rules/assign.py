"""Assigning weapons, objects and machines, and moving them (E10)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from game.epikha import actions, events
from game.epikha.card import CARDS
from game.epikha.rules import groups
from game.epikha.rules.flow import ask
from game.epikha.rules.groups import DEPLOYMENT, Found
from game.epikha.state import NOBODY, Arm, Body, Question, Side, Table
from game.epikha.words import BESTIA, MAESTRO
from game.rules.contract import Action, Told

_BACK = actions.ToArmoury()


def bearers(side: Side) -> Iterator[Body]:
    """Yield the bodies in the Deployment Zone, members of Units one by one (E10.3, E10.5)."""
    if side.area is not None:
        yield from side.area.bodies
    for group in side.reserves:
        yield from group.bodies


def may_bear(body: Body, arm: Arm) -> bool:
    """Say whether a body may bear an arm: no Bestia, Maestro by Level, one machine (E5.12, E10.4, E16.2)."""
    bearer, card = CARDS[body.card], CARDS[arm.card]
    if not bearer.bears or (card.mask & MAESTRO and bearer.level < card.level):
        return False
    return not card.is_machine or not any(CARDS[other.card].is_machine for other in body.arms)


def assign_options(side: Side) -> Iterator[Action]:
    """Yield the arms that may be assigned or moved in this phase, of equal ones the first (E10.2)."""
    bodies = list(bearers(side))
    seen: set[tuple[object, ...]] = set()
    for arm in side.armoury:
        kind = (arm.card, arm.damage, arm.markers, arm.magia)
        if not arm.shifted and kind not in seen:
            seen.add(kind)
            if any(may_bear(body, arm) for body in bodies):
                yield actions.Assign(arm.id)
    for body in bodies:
        if not body.arms:
            continue
        seen = set()
        for arm in body.arms:
            kind = (arm.card, arm.damage, arm.markers, arm.magia)
            if not arm.shifted and kind not in seen:
                seen.add(kind)
                yield actions.Assign(arm.id)


def begin(table: Table, told: list[Told], seat: int, arm: int) -> None:
    """Ask where an arm goes."""
    ask(table, Question("bearer", seat, number=arm))


def bearer_options(table: Table, question: Question) -> Sequence[Action]:
    """Return all bodies that may bear the arm, and the Armoury for one that is borne (E10.2)."""
    at = groups.find_arm(table, question.number)
    assert at is not None and at.arm is not None
    arm = at.arm
    borne = NOBODY if at.body is None else at.body.id
    found: list[Action] = [
        actions.Bear(body.id)
        for body in bearers(table.sides[question.seat])
        if body.id != borne and may_bear(body, arm)
    ]
    return found if at.body is None else [*found, _BACK]


def bearer_answer(table: Table, told: list[Told], question: Question, action: Action) -> None:
    """Put the arm where it goes."""
    at = groups.find_arm(table, question.number)
    assert at is not None and at.arm is not None
    to = action.body if type(action) is actions.Bear else NOBODY
    move(table, told, at, to)


def move(table: Table, told: list[Told], at: Found, to: int) -> None:
    """Move an arm to a body, or to the Armoury; it may not be moved again in this phase (E10.2)."""
    assert at.arm is not None
    arm = replace(at.arm, shifted=True)
    origin = NOBODY if at.body is None else at.body.id
    groups.put_arm(table, at, None)
    if to == NOBODY:
        table.sides[at.seat].armoury.append(arm)
    else:
        give(table, to, arm)
    told.append(events.Assigned(at.seat, arm.card, arm.id, origin, to))
    told += [events.Fired(rule, card) for rule, card in _limits(table.sides[at.seat], arm.card, to)]


def _limits(side: Side, arm: str, to: int) -> Iterator[tuple[str, str]]:
    """Yield the special rules that limited who could be given an arm: Maestro, and of others Bestia."""
    if to != NOBODY and CARDS[arm].mask & MAESTRO:
        yield "maestro", arm
    beast = next((body.card for body in bearers(side) if not CARDS[body.card].bears), "")
    if to != NOBODY and beast and CARDS[beast].mask & BESTIA:
        yield "bestia", beast


def give(table: Table, body: int, arm: Arm) -> None:
    """Let a body bear an arm besides those that it bears."""
    bearer = groups.find_body(table, body)
    assert bearer is not None and bearer.body is not None and bearer.zone in DEPLOYMENT
    groups.put_body(table, bearer, replace(bearer.body, arms=(*bearer.body.arms, arm)))
