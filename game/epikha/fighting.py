"""Combat by rules of thumb: who attacks, with which arms, who faces whom, who of a Unit takes the damage."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from game.epikha import actions
from game.epikha.card import CARDS
from game.epikha.judgement import Scale
from game.epikha.lanes import Field, Fighter, choice_of_arms, fighter
from game.epikha.rules import groups, numbers
from game.epikha.rules.flow import DONE
from game.epikha.rules.legality import legal
from game.epikha.state import Question, Table
from game.rules.contract import Action


def planned_attack(table: Table, seat: int, scale: Scale) -> list[int]:
    """Return the groups that had best attack beside those that are placed already."""
    placed = [fighter(table, seat, one, scale, True) for one in table.sides[seat].combat if one is not None]
    _, chosen = Field(table, seat, scale).attack(placed)
    return [one.group for one in chosen[len(placed) :]]


def choose_arms(table: Table, question: Question) -> Action:
    """Select the weapons, or the machine, that make a group strongest."""
    group = groups.group_at(table, question.number)
    wanted = choice_of_arms(group)
    for option in legal(table):
        if type(option) is actions.Select and option.arm in wanted:
            return option
    return _same_arm(table, question, wanted)


def _same_arm(table: Table, question: Question, wanted: Sequence[int]) -> Action:
    """Select an arm that is like a wanted one, of which only the first is offered."""
    group = groups.group_at(table, question.number)
    armed = {arm.id: arm.card for body in group.bodies for arm in body.arms}
    missing = [armed[one] for one in wanted if one not in question.numbers]
    if len(missing) + len(question.numbers) > len(wanted):
        return DONE
    for option in legal(table):
        if type(option) is actions.Select and armed[option.arm] in missing:
            return option
    return DONE


def defence(table: Table, seat: int, scale: Scale) -> tuple[Field, list[Fighter], dict[int, Fighter]]:
    """Return the field of an attack that is being answered, its attackers, and the lanes answered already."""
    enemy = 1 - seat
    attackers, held = [], {}
    for space, group in enumerate(table.sides[enemy].combat):
        if group is None:
            continue
        one = fighter(table, enemy, group, scale, True)
        attackers.append(one)
        facing = table.sides[seat].combat[space]
        if facing is not None:
            held[one.group] = fighter(table, seat, facing, scale, True)
    return Field(table, enemy, scale, attackers), attackers, held


def stand_before(table: Table, question: Question, scale: Scale) -> Action:
    """Stand before whom it costs least to face."""
    seat = question.seat
    field, attackers, held = defence(table, seat, scale)
    spaces = [one for one in legal(table) if type(one) is actions.PlacePlayer]
    player = next(one for one in field.defenders if one.stand_in)
    enemy = table.sides[1 - seat].combat
    by_group = {one.group: one for one in attackers}

    def loss(option: actions.PlacePlayer) -> float:
        group = enemy[option.space]
        assert group is not None
        return field.total(attackers, {**held, group.id: player}) if group.id in by_group else 0.0

    return min(spaces, key=loss)


def share_points(table: Table, question: Question) -> Action:
    """Spread damage so that nobody falls who need not; else let as few as possible take all they can."""
    options = cast(Sequence[actions.Points], legal(table))
    group = groups.find_body(table, question.number)
    assert group is not None
    rooms = [numbers.vital_left(table, question.seat, body) for body in group.stood.bodies]
    place = len(question.amounts)
    later = sum(room - 1 for room in rooms[place + 1 :])
    least, most = options[0].n, options[-1].n
    spared = min(most, rooms[place] - 1)
    if question.due - spared <= later and spared >= least:
        return next(one for one in options if one.n == spared)
    return options[-1]


def stoutest(table: Table, question: Question) -> Action:
    """Let the stoutest hold the combat."""

    def stout(option: Action) -> float:
        at = groups.find_body(table, cast(actions.KeepSurvivor, option).body)
        assert at is not None and at.body is not None
        return numbers.vital_left(table, question.seat, at.body) + CARDS[at.body.card].force

    return max(legal(table), key=stout)
