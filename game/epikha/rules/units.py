"""Units: forming, joining and dispersing them, by choice and by what happens to them (E16.15)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.epikha import actions, events
from game.epikha.card import CARDS
from game.epikha.rules.flow import DONE, ask, number
from game.epikha.rules.groups import Found, find_group, group_at
from game.epikha.rules.strikes import battle_of
from game.epikha.state import NOBODY, Body, Group, Question, Side, Step, Table, replaced
from game.epikha.words import UNIDADES
from game.rules.contract import Action, Told

LEAST: Final = 3
"""So many members a Unit has at least (E16.15, E16.15e)."""


def may_be_member(group: Group) -> bool:
    """Say whether a group of the Reserves is a single character with Unidades."""
    return not group.unit and bool(CARDS[group.bodies[0].card].mask & UNIDADES)


def class_of(group: Group) -> str:
    """Return the class that all members of a Unit, or the single character, have."""
    return CARDS[group.bodies[0].card].class_


def candidates(side: Side, wanted: str) -> list[Group]:
    """Return the single characters of the Reserves that could be members with this class."""
    return [group for group in side.reserves if may_be_member(group) and class_of(group) == wanted]


# --- what the owner chooses (E8.4, E16.15d) ----------------------------------------------------------------


def unit_options(side: Side, standing: Sequence[Group], deployment: bool) -> list[Action]:
    """Return what may be done with Units: forming and joining in Despliegue only, and dispersing.

    ``standing`` are all groups of the side.
    """
    found = _gatherings(side) if deployment else []
    for group in standing:
        if group.unit and not group.formed:
            found.append(actions.Disperse(group.id))
    return found


def _gatherings(side: Side) -> list[Action]:
    """Return the Units that may be joined and the characters with which one may begin."""
    classes = [class_of(group) for group in side.reserves if may_be_member(group)]
    found: list[Action] = []
    if not classes:
        return found
    for group in side.reserves:
        if group.unit:
            if class_of(group) in classes:
                found.append(actions.JoinUnit(group.id))
        elif may_be_member(group) and classes.count(class_of(group)) >= LEAST:
            found.append(actions.FormUnit(group.id))
    return found


def form(table: Table, told: list[Told], seat: int, group: int) -> None:
    """Begin a Unit with a character."""
    _next_member(table, told, Question("members", seat, numbers=(group,)))


def join(table: Table, told: list[Told], seat: int, unit: int) -> None:
    """Let characters join a Unit of the Reserves."""
    _next_member(table, told, Question("members", seat, number=unit))


def _next_member(table: Table, told: list[Told], question: Question) -> None:
    options = members_options(table, question)
    if options == [DONE]:
        _unite(table, told, question)
    elif len(options) == 1:
        members_answer(table, told, question, options[0])
    else:
        ask(table, question)


def members_options(table: Table, question: Question) -> list[Action]:
    """Return who may be the next member, and to be done once there are enough."""
    side, numbers = table.sides[question.seat], question.numbers
    joins = question.number != NOBODY
    first = group_at(table, question.number if joins else numbers[0])
    found: list[Action] = [
        actions.AddMember(group.id) for group in candidates(side, class_of(first)) if group.id not in numbers
    ]
    if numbers and (joins or len(numbers) >= LEAST):
        found.append(DONE)
    return found


def members_answer(table: Table, told: list[Told], question: Question, action: Action) -> None:
    """Take one more member, or unite those that are chosen."""
    if type(action) is actions.AddMember:
        _next_member(table, told, replaced(question, numbers=(*question.numbers, action.group)))
    else:
        _unite(table, told, question)


def _unite(table: Table, told: list[Told], question: Question) -> None:
    """Make the chosen characters a Unit, or members of the one that they join."""
    side = table.sides[question.seat]
    joined = [group_at(table, one) for one in question.numbers]
    bodies = tuple([body for group in joined for body in group.bodies])
    if question.number == NOBODY:
        unit = Group(number(table), bodies, unit=True, formed=True)
    else:
        old = group_at(table, question.number)
        unit = replaced(old, bodies=old.bodies + bodies)
    gone = {*question.numbers, unit.id}
    side.reserves = [*(group for group in side.reserves if group.id not in gone), unit]
    together = tuple([body.id for body in bodies])
    told.append(events.UnitFormed(question.seat, unit.id, together, question.number != NOBODY))


# --- dispersing (E16.3, E16.15d to f) ----------------------------------------------------------------------


def disperse(table: Table, told: list[Told], step: Step) -> None:
    """Let a Unit disperse; in combat its owner names who holds the combat, if that makes a difference."""
    at = find_group(table, step.number)
    if at is None:
        return
    question = Question("survivor", at.seat, number=step.number)
    if at.zone == "combat" and _holder_matters(table, at):
        ask(table, question)
    else:
        apart(table, told, at, at.stood.bodies[0])


def _holder_matters(table: Table, at: Found) -> bool:
    """Say whether survivors differ, and anything can still happen to the one that holds the combat."""
    bodies = at.stood.bodies
    if all(_alike(body, bodies[0]) for body in bodies[1:]):
        return False
    battle = battle_of(table)
    if battle.step != "damage":
        return True
    facing = table.sides[1 - at.seat].combat[at.index]
    strikers = [at.stood.id] if facing is None else [at.stood.id, facing.id]
    return any(battle.order.get(one, "-") in battle.strikes for one in strikers)


def _alike(one: Body, other: Body) -> bool:
    return not one.arms and not other.arms and replaced(one, id=other.id) == other


def survivor_options(table: Table, question: Question) -> Sequence[Action]:
    """Return all survivors."""
    return [actions.KeepSurvivor(body.id) for body in group_at(table, question.number).bodies]


def survivor_answer(table: Table, told: list[Told], question: Question, action: Action) -> None:
    """Let the named survivor hold the combat."""
    assert isinstance(action, actions.KeepSurvivor)
    at = find_group(table, question.number)
    assert at is not None
    apart(table, told, at, next(body for body in at.stood.bodies if body.id == action.body))


def apart(table: Table, told: list[Told], at: Found, holder: Body) -> None:
    """Make the members of a Unit single characters again, each with its own group (E16.15d to f)."""
    unit, side = at.stood, table.sides[at.seat]
    singles = [Group(number(table), (body,)) for body in unit.bodies]
    groups_ = tuple([group.id for group in singles])
    held = holder.id if at.zone == "combat" else NOBODY
    told.append(
        events.UnitDispersed(at.seat, unit.id, tuple([body.id for body in unit.bodies]), groups_, held)
    )
    if at.zone == "reserves":
        side.reserves[at.index : at.index + 1] = singles
    elif at.zone == "magic":
        spot = side.magic[at.index]
        assert spot is not None
        side.magic[at.index] = replaced(spot, groups=tuple(singles))
    else:
        _hold(table, at, singles, holder)


def _hold(table: Table, at: Found, singles: Sequence[Group], holder: Body) -> None:
    """Let the holder stand for the Unit with the selected arms that it bears, the others behind it."""
    side, battle = table.sides[at.seat], battle_of(table)
    borne = [arm.id for arm in holder.arms]
    for group in singles:
        if group.bodies[0].id == holder.id:
            chosen = tuple([arm for arm in at.stood.chosen if arm in borne])
            side.combat[at.index] = replaced(group, chosen=chosen)
            if at.stood.id in battle.order:
                battle.order[group.id] = battle.order[at.stood.id]
        else:
            side.behind.append(replaced(group, behind=at.index))


def disperse_own(table: Table, told: list[Told], unit: int) -> None:
    """Let the owner disperse a Unit in his own phase (E16.15d)."""
    at = find_group(table, unit)
    assert at is not None
    apart(table, told, at, at.stood.bodies[0])
