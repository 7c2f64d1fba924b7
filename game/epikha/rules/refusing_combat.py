"""Why nobody can fight, absorb or stand like this (E13, E14, E16.15)."""

from __future__ import annotations

from game.epikha import actions
from game.epikha.card import CARDS
from game.epikha.rules import absorbing, combat, groups, strikes
from game.epikha.state import COMBAT_SPACES, Question, Table
from game.rules.contract import Reason


def attack(table: Table, question: Question, action: actions.Attack) -> Reason | None:
    """Return why a group cannot attack there (E4.3, E13.2, E13.3)."""
    return _not_ready(table, question.seat, action.group, "E13.2") or _no_space(
        table, question.seat, action.space
    )


def _not_ready(table: Table, seat: int, number: int, rule: str) -> Reason | None:
    where = str(number)
    at = groups.find_group(table, number)
    if at is None:
        return Reason("nobody_there", rule, where)
    if at.seat != seat:
        return Reason("not_yours", rule, where)
    return Reason("fights_already", "E13.3", where) if at.zone in ("combat", "behind") else None


def _no_space(table: Table, seat: int, space: int) -> Reason:
    where = f"space {space}"
    if not 0 <= space < COMBAT_SPACES:
        return Reason("no_such_space", "E4.3", where, {"n": COMBAT_SPACES})
    return Reason("space_taken", "E13.2", where)


def respond(table: Table, question: Question, action: actions.Respond) -> Reason | None:
    """Return why a group cannot answer there (E13.7)."""
    seat, space = question.seat, action.space
    refused = _not_ready(table, seat, action.group, "E13.7")
    if refused is not None:
        return refused
    return _no_attacker(table, seat, space)


def _no_attacker(table: Table, seat: int, space: int) -> Reason:
    where = f"space {space}"
    if not 0 <= space < COMBAT_SPACES:
        return Reason("no_such_space", "E4.3", where, {"n": COMBAT_SPACES})
    if table.sides[1 - seat].combat[space] is None:
        return Reason("no_attacker", "E13.7", where)
    return Reason("answered_already", "E13.7", where)


def place_player(table: Table, question: Question, action: actions.PlacePlayer) -> Reason | None:
    """Return why the Player card cannot stand there (E13.8)."""
    return _no_attacker(table, question.seat, action.space)


def select(table: Table, question: Question, action: actions.Select) -> Reason | None:
    """Return why an arm cannot be selected (E5.12, E13.4 to E13.6)."""
    where = str(action.arm)
    group = groups.group_at(table, question.number)
    borne = {arm.id: arm for body in group.bodies for arm in body.arms}
    if action.arm not in borne:
        return Reason("not_borne", "E13.4", where)
    if action.arm in question.numbers:
        return Reason("selected_already", "E13.4", where)
    card = CARDS[borne[action.arm].card]
    if card.is_object:
        return Reason("objects_take_part", "E13.6", where)
    chosen = [CARDS[borne[number].card] for number in question.numbers]
    if card.is_machine or any(other.is_machine for other in chosen):
        return Reason("machine_alone", "E5.12", where)
    if len(chosen) == 1 and combat.contradictory(card.id, chosen[0].id):
        return Reason("contradictory", "E13.5", where)
    return Reason("two_weapons", "E13.4", where)


def absorb_next(table: Table, question: Question, action: actions.AbsorbNext) -> Reason | None:
    """Return why a card cannot absorb (E14.3, E14.4)."""
    where, packet = str(action.number), question.packet
    assert packet is not None
    if any(arm.id == action.number for _, arm in absorbing.helpers(table, packet)):
        return Reason("takes_nothing", "E14.4", where)
    return Reason("does_not_absorb", "E14.3", where)


def points(table: Table, question: Question, action: actions.Points) -> Reason | None:
    """Return why a member cannot get so many points (E16.15a)."""
    if action.body != question.number:
        return Reason("other_member", "E16.15a", str(action.body))
    return Reason("points", "E16.15a", str(action.body), {"due": question.due})


def damage_order(table: Table, question: Question, action: actions.DamageOrder) -> Reason | None:
    """Return why no damage comes from a space (E13.11)."""
    waiting = [packet.space for packet in strikes.waiting_for(table, question.seat)]
    return None if action.space in waiting else Reason("no_damage_there", "E13.11", f"space {action.space}")


def keep_survivor(table: Table, question: Question, action: actions.KeepSurvivor) -> Reason | None:
    """Return why somebody cannot hold the combat (E16.15f)."""
    return Reason("no_member", "E16.15f", str(action.body))
