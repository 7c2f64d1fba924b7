"""Why an action is not legal: the first rule that stands against it (V16.2)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from game.rules import questions
from game.rules.contract import Action, Reason
from game.rules.literal import literal
from game.vitorian import actions
from game.vitorian.card import CARDS
from game.vitorian.rules import combat, effects, numbers, payment, recycle, resources, targets
from game.vitorian.rules.legality import legal
from game.vitorian.rules.verbs import Hands
from game.vitorian.spaces import OWN, SIDEWAYS, SOVEREIGN, SPACES, VANGUARD, column, name, other_row, row
from game.vitorian.state import Question, Table, Unit
from game.vitorian.words import BAYONET, BRUTE, GANKING, HEAVY, LONG_RANGE, SWIFT

_IN_MAIN: Final = (actions.Mobilise, actions.Link, actions.PlayField, actions.Move, actions.UseAbility)
Finder = Callable[[Table, int, Any], Reason | None]


def why_not(table: Table, seat: int, action: Action) -> Reason | None:
    """Return why ``seat`` may not take an action now, None if it may."""
    return questions.why_not(table, seat, action, legal, refusal)


def refusal(table: Table, seat: int | None, action: Action) -> Reason:
    """Return why an action that is not legal is not; the first rule in the order of play."""
    unasked = questions.out_of_turn(table, seat, "V16.2")
    if unasked is not None:
        return unasked
    question = table.question
    assert question is not None and seat is not None
    if not literal(action):
        return Reason("not_offered", "V16.2")
    asks = _ASKS.get(type(action), ())
    if question.ask not in asks:
        return _wrong_moment(table, question, action)
    finder = _FINDERS.get((type(action), question.ask)) or _FINDERS.get((type(action), ""))
    found = finder(table, seat, action) if finder is not None else None
    return found or Reason("not_offered", "V16.2")


def _wrong_moment(table: Table, question: Question, action: Action) -> Reason:
    """Return why this is no moment for such an action."""
    if isinstance(action, _IN_MAIN):
        ended = table.phase in ("combat", "end") and question.ask != "window"
        return Reason("phase_over", "V6.2") if ended else Reason("only_in_main", "V10.1")
    match action:
        case actions.PlayOrder():
            return Reason("only_in_window", "V12.7")
        case actions.Attack():
            return Reason("only_in_combat", "V12.1")
        case actions.Gank():
            return Reason("only_ganking_in_window", "V13.4")
        case actions.Recycle():
            return Reason("no_recycle_now", "V9.3")
        case actions.EndPhase():
            return Reason("cannot_end_now", "V6.2")
    return Reason("answer_first", "V16.2")


# --- cards of the hand (V8, V10) ---------------------------------------------------------------------------


def _held(table: Table, seat: int, card: str, kind: str) -> Reason | None:
    if card not in table.sides[seat].hand:
        return Reason("not_in_hand", "V10.1", card)
    return None if CARDS[card].type == kind else Reason("other_type", "V10.1", card, {"type": kind})


def _unpaid(table: Table, seat: int, name_: str) -> Reason | None:
    """Return what is missing to pay for a card that is no Order (V8.1, V8.3)."""
    card, have = CARDS[name_], resources.counts(table.sides[seat].ready)
    if payment.can_pay(card, have):
        return None
    p1, s1, p2, s2 = have
    value = p1 + s1 + 2 * (p2 + s2)
    if value < card.level:
        return Reason("level_unpaid", "V8.1", name_, {"have": value, "needed": card.level})
    return Reason("cost_unpaid", "V8.3", name_, {"p": card.cost_p, "s": card.cost_s})


def _mobilise(table: Table, seat: int, action: actions.Mobilise) -> Reason | None:
    refused = _held(table, seat, action.card, "unit")
    if refused is None and action.space not in OWN[seat]:
        refused = Reason("not_your_rows", "V10.2", _place(action.space))
    if refused is None and table.grid[action.space] is not None:
        refused = Reason("space_taken", "V2.2", _place(action.space))
    return refused or _unpaid(table, seat, action.card)


def _link(table: Table, seat: int, action: actions.Link) -> Reason | None:
    refused = _held(table, seat, action.card, "equipment")
    if refused is not None:
        return refused
    unit = _own_unit(table, seat, action.space)
    if unit is None:
        return Reason("no_own_unit", "V10.6", _place(action.space))
    if unit.equipment:
        return Reason("linked_already", "V10.6", _place(action.space))
    return _unpaid(table, seat, action.card)


def _field(table: Table, seat: int, action: actions.PlayField) -> Reason | None:
    refused = _held(table, seat, action.card, "field")
    if refused is None and table.sides[seat].field:
        refused = Reason("field_already", "V10.5", action.card)
    return refused or _unpaid(table, seat, action.card)


def _exhaust(table: Table, seat: int, action: actions.Exhaust) -> Reason | None:
    side = table.sides[seat]
    if action.resource not in resources.kinds_of(side.ready, False):
        return Reason("no_such_resource", "V8.1", action.resource)
    return Reason("superfluous", "V8.8", action.resource)


def _price(table: Table, seat: int, action: actions.Exhaust) -> Reason | None:
    if action.resource not in resources.kinds_of(table.sides[seat].ready, False):
        return Reason("no_such_resource", "V8.7", action.resource)
    return Reason("not_of_the_price", "V8.7", action.resource)


def _return(table: Table, seat: int, action: actions.Return) -> Reason | None:
    return Reason("not_of_the_cost", "V8.2", action.resource)


# --- marches (V11) -----------------------------------------------------------------------------------------


def _move(table: Table, seat: int, action: actions.Move) -> Reason | None:
    unit = _own_unit(table, seat, action.space)
    where = _place(action.space)
    if unit is None:
        return Reason("no_own_unit", "V11.1", where)
    mask = numbers.mask_of(table, unit, action.space)
    if numbers.forbidden(table, "move", unit, action.space):
        return Reason("card_forbids", "V14.5", where)
    if mask & BRUTE and numbers.keeps_row(table, unit, action.space):
        return Reason("brute", "V11.6", where)
    if unit.fresh:
        return Reason("came_this_turn", "V10.3", where)
    if unit.exhausted:
        return Reason("unit_exhausted", "V11.3", where)
    if unit.moved:
        return Reason("moved_already", "V11.3", where)
    if table.grid[other_row(action.space)] is not None:
        return Reason("space_taken", "V11.1", _place(other_row(action.space)))
    heavy = bool(mask & HEAVY)
    return Reason("march_unpaid", "V11.5" if heavy else "V11.2", where, {"heavy": int(heavy)})


# --- recycling and effects (V9) ----------------------------------------------------------------------------


def _recycle(table: Table, seat: int, action: actions.Recycle) -> Reason | None:
    side = table.sides[seat]
    if side.recycled:
        return Reason("recycled_already", "V9.1")
    if action.resource not in resources.area_kinds(side):
        return Reason("no_such_resource", "V9.2", action.resource)
    if not recycle.recycle_options(table, seat):
        return Reason("no_ability", "V9.1")
    return Reason("other_resource", "V9.5", action.resource)


def _aim(table: Table, seat: int, action: actions.Aim) -> Reason | None:
    question = table.question
    assert question is not None
    where = _place(action.space)
    unit = table.grid[action.space] if action.space in SPACES else None
    if unit is None:
        return Reason("no_unit_there", "V12.6", where)
    effect = effects.effect_of(question.card, question.effect)
    if action.to is not None and action.to in SPACES:
        return _no_way(table, unit, action.space, action.to, question)
    return Reason("no_aim", _RULES_OF.get(question.card, {}).get(effect.number, "V12.6"), where)


def _no_way(table: Table, unit: Unit, space: int, to: int, question: Question) -> Reason:
    if table.grid[to] is not None:
        return Reason("space_taken", "V11.7", _place(to))
    if numbers.forbidden(table, "move", unit, space):
        return Reason("card_forbids", "V14.5", _place(space))
    if row(space) != row(to) and numbers.keeps_row(table, unit, space):
        return Reason("brute", "V11.6", _place(space))
    effect = effects.effect_of(question.card, question.effect)
    hands = Hands(table, [])
    if effect.op.price(hands, unit) > hands.supplies(question.seat):
        return Reason("heavy_unpaid", "V9.10", _place(space))
    return Reason("too_far", _RULES_OF.get(question.card, {}).get(effect.number, "V11.7"), _place(to))


_RULES_OF: Final = {"R-00": {0: "V9.8", 1: "V9.9"}, "B-00": {1: "V9.10"}, "I-00": {0: "V9.12"}}
"""By Sovereign and ability: the rule that says what it may be aimed at."""


def _upkeep(table: Table, seat: int, action: actions.Aim) -> Reason | None:
    return Reason("no_upkeep_due", "V7.6", _place(action.space))


# --- combat (V12, V13) -------------------------------------------------------------------------------------


def _attack(table: Table, seat: int, action: actions.Attack) -> Reason | None:
    where = _place(action.space)
    unit = _own_unit(table, seat, action.space)
    if unit is None:
        return Reason("no_own_unit", "V12.1", where)
    if action.space not in VANGUARD[seat]:
        return Reason("not_in_vanguard", "V12.1", where)
    mask = numbers.mask_of(table, unit, action.space)
    if unit.exhausted:
        return Reason("unit_exhausted", "V12.1", where)
    if unit.fresh and not mask & BAYONET:
        return Reason("came_this_turn", "V10.3", where)
    if not combat.may_attack(table, unit, action.space, mask):
        if not combat.attacks_left(mask, unit):
            return Reason("attacked_already", "V13.2" if mask & SWIFT else "V12.2", where)
        return Reason("card_forbids", "V14.5", where)
    return _no_target(table, seat, column(action.space), mask, action.target)


def _no_target(table: Table, seat: int, attacked: int, mask: int, target: int) -> Reason:
    """Return why an attacker in a column may not aim at a space (V12.3)."""
    enemy = 1 - seat
    if target == SOVEREIGN:
        if targets.entrenched(table, enemy):
            blocked = table.grid[targets.behind(enemy, attacked)] is not None
            guarded = table.grid[targets.front(enemy, attacked)] is not None and not mask & LONG_RANGE
            return Reason("column_held", "V12.3") if blocked or guarded else Reason("entrenched", "V13.6")
        return Reason("column_held", "V12.3")
    unit = table.grid[target] if target in SPACES else None
    if unit is None or target not in OWN[enemy]:
        return Reason("no_enemy_there", "V12.3", _place(target))
    if column(target) != attacked:
        return Reason("other_column", "V12.3", _place(target))
    return Reason("covered", "V12.3", _place(target))


def _target(table: Table, seat: int, action: actions.Aim) -> Reason | None:
    fight = table.combat
    assert fight is not None
    space = table.where(fight.unit)
    mask = Hands(table, []).mask(table.on(space))
    return _no_target(table, seat, column(space), mask, action.space)


def _order(table: Table, seat: int, action: actions.PlayOrder) -> Reason | None:
    refused = _held(table, seat, action.card, "order")
    if refused is not None:
        return refused
    card = CARDS[action.card]
    if not payment.can_return(card, table.sides[seat]):
        return Reason("order_unpaid", "V8.5", action.card, {"p": card.cost_p, "s": card.cost_s})
    return Reason("order_without_aim", "V12.7", action.card)


def _gank(table: Table, seat: int, action: actions.Gank) -> Reason | None:
    unit, fight = _own_unit(table, seat, action.space), table.combat
    where = _place(action.space)
    assert fight is not None
    if unit is None:
        return Reason("no_own_unit", "V13.4", where)
    if not numbers.mask_of(table, unit, action.space) & GANKING:
        return Reason("no_ganking", "V13.4", where)
    if unit.id in (fight.unit, fight.target):
        return Reason("in_this_combat", "V13.4", where)
    if unit.exhausted:
        return Reason("unit_exhausted", "V13.4", where)
    if unit.ganked:
        return Reason("ganked_already", "V13.4", where)
    if action.to not in SIDEWAYS[action.space]:
        return Reason("too_far", "V13.4", _place(action.to))
    if table.grid[action.to] is not None:
        return Reason("space_taken", "V13.4", _place(action.to))
    if numbers.forbidden(table, "move", unit, action.space):
        return Reason("card_forbids", "V14.5", where)
    return Reason("away_from_combat", "V13.4", _place(action.to))


# --- which moment and which finder -------------------------------------------------------------------------


def _own_unit(table: Table, seat: int, space: int) -> Unit | None:
    return table.grid[space] if space in OWN[seat] else None


def _place(space: int) -> str:
    return name(space) if space in SPACES or space == SOVEREIGN else str(space)


_ASKS: Final[dict[type[Action], tuple[str, ...]]] = {
    actions.Mulligan: ("mulligan",),
    actions.Keep: ("mulligan",),
    actions.Bottom: ("bottom",),
    actions.Pass: ("recycle", "upkeep", "aim", "option", "give", "ready", "window", "support", "muster"),
    actions.EndPhase: ("main", "combat"),
    actions.Mobilise: ("main", "muster"),
    actions.Link: ("main",),
    actions.PlayField: ("main",),
    actions.PlayOrder: ("window",),
    actions.Pay: ("payment",),
    actions.Exhaust: ("payment", "price"),
    actions.Return: ("payment",),
    actions.Move: ("main",),
    actions.Recycle: ("recycle", "main", "combat", "window"),
    actions.UseAbility: ("main",),
    actions.Aim: ("aim", "exempt", "upkeep", "target"),
    actions.Choose: ("option",),
    actions.Give: ("give", "ready"),
    actions.PutBack: ("arrange",),
    actions.Attack: ("combat",),
    actions.Gank: ("window",),
    actions.Support: ("support",),
    actions.Resolve: ("triggers",),
}
"""By kind of action: at which questions it can be said at all."""

_FINDERS: Final[dict[tuple[type[Action], str], Finder]] = {
    (actions.Mobilise, ""): _mobilise,
    (actions.Link, ""): _link,
    (actions.PlayField, ""): _field,
    (actions.Exhaust, ""): _exhaust,
    (actions.Exhaust, "price"): _price,
    (actions.Return, ""): _return,
    (actions.Move, ""): _move,
    (actions.Recycle, ""): _recycle,
    (actions.Aim, ""): _aim,
    (actions.Aim, "upkeep"): _upkeep,
    (actions.Aim, "target"): _target,
    (actions.Attack, ""): _attack,
    (actions.PlayOrder, ""): _order,
    (actions.Gank, ""): _gank,
}
"""By kind of action and question ("" for any): what finds the rule against it."""
