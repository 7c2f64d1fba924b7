"""Why arms, Magic spaces, Spirits and Units cannot be used like this (E10, E11, E16.15, E16.16)."""

from __future__ import annotations

from game.epikha import actions
from game.epikha.card import CARDS
from game.epikha.rules import groups, leaving, numbers, spirits, units, vital
from game.epikha.rules.groups import DEPLOYMENT, Found
from game.epikha.state import NOBODY, Arm, Body, Question, Table
from game.epikha.words import MAESTRO, MAGIA, UNIDADES
from game.rules.contract import Reason

# --- arms (E10) --------------------------------------------------------------------------------------------


def assign(table: Table, question: Question, action: actions.Assign) -> Reason | None:
    """Return why an arm cannot be assigned or moved (E10.1 to E10.4)."""
    where = str(action.arm)
    at = groups.find_arm(table, action.arm)
    if at is None or at.arm is None:
        return Reason("nothing_there", "E10.1", where)
    if at.seat != question.seat:
        return Reason("not_yours", "E10.1", where)
    if at.zone not in (*DEPLOYMENT, "armoury"):
        return Reason("bearer_away", "E10.3", where)
    if at.arm.shifted:
        return Reason("moved_already", "E10.2", where)
    return Reason("nobody_bears", "E10.4", where)


def bear(table: Table, question: Question, action: actions.Bear) -> Reason | None:
    """Return why a body cannot bear the arm (E5.12, E10.3, E10.4, E16.2)."""
    where = str(action.body)
    at = groups.find_body(table, action.body)
    arm = groups.find_arm(table, question.number)
    if at is None or at.body is None or arm is None or arm.arm is None:
        return Reason("nobody_there", "E10.1", where)
    if at.seat != question.seat:
        return Reason("not_yours", "E10.1", where)
    if at.zone not in DEPLOYMENT:
        return Reason("bearer_away", "E10.3", where)
    return _unfit(at.body, arm.arm)


def _unfit(body: Body, arm: Arm) -> Reason | None:
    bearer, card, where = CARDS[body.card], CARDS[arm.card], str(body.id)
    if not bearer.bears:
        return Reason("beast", "E16.2", where)
    if card.mask & MAESTRO and bearer.level < card.level:
        return Reason("maestro_bearer", "E16.7", where, {"level": bearer.level, "needed": card.level})
    if any(other.id == arm.id for other in body.arms):
        return Reason("borne_already", "E10.2", where)
    return Reason("one_machine", "E5.12", where)


def to_armoury(table: Table, question: Question, action: actions.ToArmoury) -> Reason | None:
    """Return why an arm cannot go back: it lies there (E10.2)."""
    return Reason("in_armoury", "E10.2", str(question.number))


# --- the Magic Zone (E11) ----------------------------------------------------------------------------------


def place_magic(table: Table, question: Question, action: actions.PlaceMagic) -> Reason | None:
    """Return why something cannot be placed (E10.8, E11.1 to E11.7)."""
    where = str(action.number)
    at = groups.find_group(table, action.number) or groups.find_arm(table, action.number)
    if at is None:
        return Reason("nothing_there", "E11.2", where)
    if at.seat != question.seat:
        return Reason("not_yours", "E11.1", where)
    refused = _wrong_place(at, where)
    if refused is not None:
        return refused
    if not _has_magia(table, at):
        return Reason("no_magia", "E11.2", where)
    if groups.free_space(table, at.seat) == NOBODY:
        return Reason("zone_full", "E4.2", where)
    return Reason("not_in_damage", "E12.1", where) if question.ask == "absorb" else None


def _wrong_place(at: Found, where: str) -> Reason | None:
    """Return why something cannot be placed from where it is."""
    if at.zone in ("combat", "behind"):
        return Reason("fights", "E11.7", where)
    if at.zone == "magic":
        return Reason("placed_already", "E11.6", where)
    if at.zone == "armoury":
        return Reason("unassigned", "E10.8", where)
    if at.arm is None and at.zone == "area":
        return Reason("player_never", "E11.5", where)
    return None


def _has_magia(table: Table, at: Found) -> bool:
    if at.arm is None:
        return bool(numbers.rule_level(table, at.seat, at.stood, MAGIA))
    card = CARDS[at.arm.card]
    return bool(card.mask & MAGIA) and not card.is_machine


def next_effect(table: Table, question: Question, action: actions.NextEffect) -> Reason | None:
    """Return why an effect cannot be announced now (E11.4)."""
    where = str(action.source)
    waiting = any((one.source, one.effect) == (action.source, action.effect) for one in table.batch)
    return Reason("no_target" if waiting else "no_such_effect", "E11.4", where)


def discard_continuous(
    table: Table, question: Question, action: actions.DiscardContinuous
) -> Reason | None:
    """Return why a continuous spell cannot be discarded (E11.10)."""
    at = groups.find_spell(table, action.number)
    code = "nothing_there" if at is None else "not_yours"
    return Reason(code, "E11.10", str(action.number))


# --- Spirits (E16.16) --------------------------------------------------------------------------------------


def summon(table: Table, question: Question, action: actions.Summon) -> Reason | None:
    """Return why a Spirit cannot be summoned (E16.13, E16.16)."""
    seat, side = question.seat, table.sides[question.seat]
    if action.card not in side.spirits:
        return Reason("not_in_pile", "E16.16", action.card)
    if leaving.unique_there(table, action.card):
        return Reason("unique", "E16.13", action.card)
    have, needed = vital.wealth(table, seat), spirits.cost_of(side, action.card)
    if have < needed:
        return Reason("vital_short", "E7.1", action.card, {"have": have, "needed": needed})
    return Reason("no_summoner", "E16.16b" if side.waiting else "E16.16", action.card)


def summoner(table: Table, question: Question, action: actions.Summoner) -> Reason | None:
    """Return why somebody cannot summon (E16.16)."""
    where = str(action.body)
    at = groups.find_body(table, action.body)
    if at is None or at.body is None:
        return Reason("nobody_there", "E16.16", where)
    if at.seat != question.seat:
        return Reason("not_yours", "E16.16", where)
    if at.stood.unit:
        return Reason("summoner_unit", "E16.16", where)
    card = CARDS[at.body.card]
    if card.is_spirit:
        return Reason("summoner_spirit", "E16.16", where)
    if card.is_player and table.sides[at.seat].waiting:
        return Reason("summoner_waits", "E16.16b", where)
    return Reason("summoner_place", "E16.16", where)


# --- Units (E16.15) ----------------------------------------------------------------------------------------


def form_unit(table: Table, question: Question, action: actions.FormUnit) -> Reason | None:
    """Return why a Unit cannot be begun with a character (E16.15)."""
    if table.phase != "deployment":
        return Reason("units_in_deployment", "E16.15", str(action.group))
    refused = _no_member(table, question.seat, action.group)
    return refused or Reason("unit_too_small", "E16.15", str(action.group), {"n": units.LEAST})


def _no_member(table: Table, seat: int, number: int) -> Reason | None:
    where = str(number)
    at = groups.find_group(table, number)
    if at is None:
        return Reason("nobody_there", "E16.15", where)
    if at.seat != seat:
        return Reason("not_yours", "E16.15", where)
    if at.zone != "reserves":
        return Reason("member_place", "E16.15", where)
    if at.stood.unit or not CARDS[at.stood.bodies[0].card].mask & UNIDADES:
        return Reason("no_unidades", "E16.15", where)
    return None


def join_unit(table: Table, question: Question, action: actions.JoinUnit) -> Reason | None:
    """Return why nobody can join that Unit (E16.15d)."""
    where = str(action.unit)
    if table.phase != "deployment":
        return Reason("units_in_deployment", "E16.15d", where)
    at = groups.find_group(table, action.unit)
    if at is None or at.seat != question.seat or not at.stood.unit:
        return Reason("no_unit", "E16.15d", where)
    return Reason("member_place" if at.zone != "reserves" else "nobody_joins", "E16.15d", where)


def add_member(table: Table, question: Question, action: actions.AddMember) -> Reason | None:
    """Return why a character cannot be a member (E16.15)."""
    if action.group in question.numbers:
        return Reason("member_already", "E16.15", str(action.group))
    refused = _no_member(table, question.seat, action.group)
    return refused or Reason("other_class", "E16.15", str(action.group))


def disperse(table: Table, question: Question, action: actions.Disperse) -> Reason | None:
    """Return why a Unit cannot be dispersed (E16.15d)."""
    where = str(action.group)
    at = groups.find_group(table, action.group)
    if at is None or at.seat != question.seat or not at.stood.unit:
        return Reason("no_unit", "E16.15d", where)
    return Reason("formed_now", "E16.15d", where)


def done(table: Table, question: Question, action: actions.Done) -> Reason | None:
    """Return why a row of choices cannot end yet: a Unit needs three members (E16.15)."""
    if question.ask != "members":
        return None
    return Reason("unit_too_small", "E16.15", "", {"n": units.LEAST})
