"""Why a card cannot be played, cast or paid for like this (E6, E7, E9, E12, E16.7, E16.9, E16.13)."""

from __future__ import annotations

from game.epikha import actions
from game.epikha.card import CARDS
from game.epikha.rules import announce, groups, leaving, numbers, payment, vital, windows
from game.epikha.state import NOBODY, POOL, Item, Question, Table
from game.epikha.words import MAGIA
from game.rules.contract import Reason


def prepare(table: Table, question: Question, action: actions.Prepare) -> Reason | None:
    """Return why a card cannot be prepared (E2.5)."""
    return Reason("not_to_prepare", "E2.5", action.card)


def discard(table: Table, question: Question, action: actions.DiscardOne) -> Reason | None:
    """Return why a card cannot be discarded (E8.7)."""
    return Reason("not_in_hand", "E8.7", action.card)


# --- playing (E9) ------------------------------------------------------------------------------------------


def _held(table: Table, seat: int, card: str) -> Reason | None:
    if card not in table.sides[seat].hand:
        return Reason("not_in_hand", "E9.2", card)
    return Reason("unique", "E16.13", card) if leaving.unique_there(table, card) else None


def play(table: Table, question: Question, action: actions.Play) -> Reason | None:
    """Return why a card cannot be played (E5, E7.3, E9.2, E16.13)."""
    refused = _held(table, question.seat, action.card)
    if refused is not None:
        return refused
    card = CARDS[action.card]
    if card.is_spell or card.is_continuous:
        return Reason("to_cast", "E5.8", action.card)
    if card.forge:
        return Reason("to_forge", "E5.11", action.card)
    have = table.sides[question.seat].pool
    return Reason("opals_short", "E7.3", action.card, {"have": have, "needed": card.cost})


def forge(table: Table, question: Question, action: actions.Forge) -> Reason | None:
    """Return why a weapon cannot be forged (E5.11, E7.1, E16.13)."""
    refused = _held(table, question.seat, action.card)
    if refused is not None:
        return refused
    if not CARDS[action.card].forge:
        return Reason("no_forging", "E5.11", action.card)
    return _short(table, question.seat, action.card, CARDS[action.card].cost)


def _short(table: Table, seat: int, card: str, needed: int) -> Reason | None:
    have = vital.wealth(table, seat)
    if have >= needed:
        return None
    return Reason("vital_short", "E7.1", card, {"have": have, "needed": needed})


# --- casting (E12) -----------------------------------------------------------------------------------------


def cast(table: Table, question: Question, action: actions.Cast) -> Reason | None:
    """Return why a spell cannot be cast now (E9.1, E12)."""
    seat, name = question.seat, action.card
    refused = _held(table, seat, name)
    if refused is not None:
        return refused
    card = CARDS[name]
    if not card.is_spell and not card.is_continuous:
        return Reason("no_spell", "E5.8", name)
    if card.is_continuous and question.ask != "main":
        return Reason("only_in_own_phases", "E9.1", name)
    if card.is_continuous and groups.free_space(table, seat) == NOBODY:
        return Reason("zone_full", "E12.10", name)
    in_damage = question.ask == "absorb"
    draft = announce.spell_draft(table, seat, name, in_damage)
    if draft is None:
        code, rule = ("not_in_damage", "E12.1") if in_damage else ("only_in_damage", "E12.8")
        return Reason(code, rule, name)
    return _short(table, seat, name, card.cost) or not_ready(table, draft)


def not_ready(table: Table, draft: Item) -> Reason | None:
    """Return what a draft lacks: somebody to cast it, or something to aim at (E12.2, E12.5)."""
    able = announce.casters(table, draft)
    if able == []:
        return Reason("no_caster", "E12.5", draft.card, {"level": _wanted(draft)})
    return Reason("no_target", "E12.2", draft.card)


def _wanted(draft: Item) -> int:
    """Return the Level that the caster of a Maestro spell must have (E16.7)."""
    spell = announce.spell_in(draft)
    return (CARDS[draft.card].level if spell is None else spell.level) + draft.paid


def raise_level(table: Table, question: Question, action: actions.Raise) -> Reason | None:
    """Return why the Level cannot be raised further (E6.7)."""
    draft = question.item
    if draft is None or announce.spell_in(draft) is None:
        return Reason("nothing_to_raise", "E6.7")
    if draft.aimed or question.numbers:
        return Reason("raise_first", "E6.7", draft.card)
    higher = announce.raised(draft)
    if higher is None:
        return Reason("raise_limit", "E6.7", draft.card)
    short = _short(table, question.seat, draft.card, announce.cost_of(higher))
    if short is not None:
        return Reason("vital_short", "E6.7", draft.card, short.params)
    return not_ready(table, higher)


def aim(table: Table, question: Question, action: actions.Aim) -> Reason | None:
    """Return why something cannot be aimed at (E1.8, E12.2, E12.6)."""
    where = str(action.target)
    at = groups.find_group(table, action.target)
    if at is not None and CARDS[at.stood.bodies[0].card].is_player:
        return Reason("player_no_character", "E1.8", where)
    arm = groups.find_arm(table, action.target)
    damage = question.item is not None and question.item.force > 0
    shielded = arm is not None and arm.arm is not None and CARDS[arm.arm.card].shielded_from_damage_spells
    if damage and shielded:
        return Reason("opal_no_target", "E12.6", where)
    there = at or arm or groups.find_spell(table, action.target)
    if there is None and all(item.number != action.target for item in table.chain):
        return Reason("nothing_there", "E12.2", where)
    return Reason("no_aim", "E12.2", where)


def recall(table: Table, question: Question, action: actions.Recall) -> Reason | None:
    """Return why a card of the discard cannot be taken."""
    if action.card not in table.sides[question.seat].discard:
        return Reason("not_in_discard", "E4.4", action.card)
    return Reason("no_aim", "E12.2", action.card)


def caster(table: Table, question: Question, action: actions.Caster) -> Reason | None:
    """Return why a group cannot cast it (E12.5, E16.7)."""
    where, draft = str(action.group), question.item
    at = groups.find_group(table, action.group)
    if at is None or at.seat != question.seat or draft is None:
        return Reason("nobody_there", "E12.5", where)
    group = at.stood
    player = CARDS[group.bodies[0].card].is_player
    if not player and not numbers.rule_level(table, at.seat, group, MAGIA):
        return Reason("no_magia_to_cast", "E12.5", where)
    params: dict[str, int | str] = {"level": numbers.level_of(group), "needed": _wanted(draft)}
    return Reason("caster_level", "E16.7", where, params)


# --- paying (E7) -------------------------------------------------------------------------------------------


def spend(table: Table, question: Question, action: actions.Spend) -> Reason | None:
    """Return why somebody or the pool cannot pay (E7.3 to E7.6, E16.16b)."""
    where = str(action.source)
    if action.source in question.numbers:
        return Reason("paid_already", "E7.1", where)
    if action.source == POOL:
        return Reason("pool_empty", "E7.9")
    at = groups.find_body(table, action.source)
    if at is None or at.body is None or at.seat != question.seat:
        aside = _is_aside(table, question.seat, action.source)
        return Reason("player_aside", "E16.16b", where) if aside else Reason("nobody_there", "E7.1", where)
    if not vital.may_pay(table, at.seat, at.stood, at.body):
        return Reason("no_magia_to_pay", "E7.4", where)
    if not all(vital.may_pay(table, at.seat, at.stood, body) for body in at.stood.bodies):
        return Reason("unit_pays_together", "E16.15c", where)
    return Reason("keeps_one", "E7.6", where)


def _is_aside(table: Table, seat: int, number: int) -> bool:
    return any(
        group.aside is not None and any(body.id == number for body in group.aside.bodies)
        for group in groups.groups_of(table, seat)
    )


def amount(table: Table, question: Question, action: actions.Amount) -> Reason | None:
    """Return why a source cannot give so much, or so little (E7.1, E7.6)."""
    given = dict(payment.left(table, question))
    own = given.pop(question.number, 0)
    if action.n > own:
        code, rule = ("pool_short", "E7.9") if question.number == POOL else ("keeps_one", "E7.6")
        return Reason(code, rule, str(question.number), {"have": own})
    if action.n > question.due:
        return Reason("too_much", "E7.1", "", {"due": question.due})
    return Reason("too_little", "E7.1", "", {"needed": max(1, question.due - sum(given.values()))})


# --- markers (E16.9) ---------------------------------------------------------------------------------------


def use_marker(table: Table, question: Question, action: actions.UseMarker) -> Reason | None:
    """Return why a marker cannot be used (E2.5, E10.8, E16.9)."""
    seat, where = question.seat, str(action.source)
    side = table.sides[seat]
    if action.source == NOBODY:
        if not side.ability or not side.ability_markers:
            return Reason("no_marker", "E16.9", where)
        if groups.player_of(table, seat) is None:
            return Reason("ability_sleeps", "E2.5", side.ability)
        name = side.ability
    else:
        at = groups.find_body(table, action.source) or groups.find_arm(table, action.source)
        if at is None or at.seat != seat:
            return Reason("nothing_there", "E16.9", where)
        thing = at.arm or at.body
        assert thing is not None
        if not thing.markers:
            return Reason("no_marker", "E16.9", where)
        if at.arm is not None and at.body is None:
            return Reason("unassigned", "E10.8", where)
        name = thing.card
    return _marker_effect(table, question, name, action)


def _marker_effect(table: Table, question: Question, name: str, action: actions.UseMarker) -> Reason | None:
    for effect in CARDS[name].fires.get("marker", ()):
        if effect.number == action.effect:
            if question.ask == "absorb" and not (effect.op.IN_DAMAGE or effect.op.MAKES_VITAL):
                return Reason("not_in_damage", "E12.1", name)
            if question.ask != "absorb" and effect.op.IN_DAMAGE:
                return Reason("only_in_damage", "E12.1", name)
            return not_ready(table, windows.marker_draft(table, question.seat, action.source, name, effect))
    return Reason("no_such_effect", "E16.9", name)
