"""The Main phase (V10) and marches (V11): what a seat may do, and doing it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from msgspec.structs import replace

from game.rules.contract import Action, Told
from game.vitorian import actions, events
from game.vitorian.card import CARDS, Card
from game.vitorian.rules import numbers, payment, resources
from game.vitorian.rules.effects import (
    come_about,
    effect_of,
    effects_of,
    once_key,
    source_of,
    take_from_hand,
    unveil,
)
from game.vitorian.rules.flow import ask, charge, push
from game.vitorian.rules.limits import ACT, can_act
from game.vitorian.rules.recycle import recycle, recycle_options
from game.vitorian.rules.resources import Counts
from game.vitorian.rules.verbs import Hands
from game.vitorian.spaces import ON_FIELD, ON_SOVEREIGN, OWN, other_row
from game.vitorian.state import NOBODY, Question, Step, Table, Unit, replaced
from game.vitorian.words import ACCELERATED, BRUTE, CIRCULAR, HEAVY, LIGHT

END: Final = actions.EndPhase()


@lru_cache(50_000)
def _mobilisations(card: str, free: tuple[int, ...]) -> tuple[Action, ...]:
    return tuple(actions.Mobilise(card, space) for space in free)


@lru_cache(50_000)
def _links(card: str, taken: tuple[int, ...]) -> tuple[Action, ...]:
    return tuple(actions.Link(card, space) for space in taken)


@lru_cache(1_000)
def _move(space: int) -> Action:
    return actions.Move(space)


@lru_cache(1_000)
def _field(card: str) -> Action:
    return actions.PlayField(card)


def main_options(table: Table, question: Question) -> Sequence[Action]:
    """Return all that may be done in Main (V10.1), ending it included."""
    seat = question.seat
    side = table.sides[seat]
    found: list[Action] = []
    if not can_act(table):
        return [END]
    have = resources.counts(side.ready)
    if side.ready:
        _plays(table, seat, have, found)
    units = numbers.masked_units(table, seat)
    found += [_move(space) for unit, space, mask in units if may_march(table, unit, space, mask, have)]
    found += ability_options(table, seat)
    found += recycle_options(table, seat)
    found.append(END)
    return found


def _plays(table: Table, seat: int, have: Counts, found: list[Action]) -> None:
    """Add the cards of the hand that can be paid for, with all their places."""
    side, grid = table.sides[seat], table.grid
    free: tuple[int, ...] | None = None
    for name in dict.fromkeys(side.hand):
        card = CARDS[name]
        if card.is_order or not payment.can_pay(card, have):
            continue
        if card.is_unit:
            if free is None:
                free = tuple([space for space in OWN[seat] if grid[space] is None])
            found += _mobilisations(name, free)
        elif card.is_equipment:
            found += _links(name, _bare(table, seat))
        elif not side.field:
            found.append(_field(name))


def _bare(table: Table, seat: int) -> tuple[int, ...]:
    """Return the spaces of units without Equipment (V10.6)."""
    return tuple([space for unit, space in numbers.units_of(table, seat) if not unit.equipment])


def march_price(mask: int) -> tuple[str, ...]:
    """Return what a march exhausts (V11.2, V11.4, V11.5)."""
    return (() if mask & LIGHT else ("P",)) + (("S",) if mask & HEAVY else ())


def may_march(table: Table, unit: Unit, space: int, mask: int, have: Counts) -> bool:
    """Say whether a unit with these keywords may make its standard move (V11.1 to V11.6, V10.3).

    ``have`` are the ready resources of its side.
    """
    if unit.exhausted or unit.moved or unit.fresh or table.grid[other_row(space)] is not None:
        return False
    if mask & BRUTE and numbers.keeps_row(table, unit, space, mask):
        return False
    p1, s1, p2, s2 = have
    if not (mask & LIGHT or p1 or p2) or (mask & HEAVY and not (s1 or s2)):
        return False
    return not numbers.forbidden(table, "move", unit, space)


def ability_options(table: Table, seat: int) -> list[Action]:
    """Return the abilities of cards on the table that may be used now, each once in a Main phase."""
    side = table.sides[seat]
    found: list[Action] = []
    places = [(side.sovereign, ON_SOVEREIGN, NOBODY), (side.field, ON_FIELD, NOBODY)]
    places += [(unit.card, space, unit.id) for unit, space in numbers.units_of(table, seat)]
    for name, space, unit in places:
        if not name or not (fires := CARDS[name].fires):
            continue
        for effect in fires.get("main", ()):
            used = once_key(name, effect.number, seat, unit) in table.used
            if not used and effect_is_open(table, seat, name, effect.number, unit):
                found.append(actions.UseAbility(space, effect.number))
    return found


def effect_is_open(table: Table, seat: int, card: str, number: int, unit: int) -> bool:
    """Say whether an effect has anything to choose from, where it must choose."""
    op, hands = effect_of(card, number).op, Hands(table, [])
    source = source_of(seat, card, unit)
    match op.asks:
        case "aim" | "exempt":
            return bool(op.aims(hands, source))
        case "resource":
            return bool(op.kinds(hands, source))
        case "convoy":
            return hands.convoy(seat) > 0
    return bool(op.playable(hands, source))


def main_answer(table: Table, told: list[Told], question: Question, action: Action) -> None:
    """Do what was said, and ask again until the phase is ended."""
    seat = question.seat
    if type(action) is actions.EndPhase:
        push(table, Step("combat", seat))
        return
    if type(action) is actions.Mobilise or type(action) is actions.Link:
        _begin_payment(table, seat, action.card, action.space)
        return
    if type(action) is actions.PlayField:
        _begin_payment(table, seat, action.card, NOBODY)
        return
    push(table, Step("ask_main", seat))
    if type(action) is actions.Move:
        march(table, told, seat, action.space)
    elif type(action) is actions.Recycle:
        recycle(table, told, seat, action)
    elif type(action) is actions.UseAbility:
        card, unit = ability_at(table, seat, action.space)
        come_about(table, told, Step("effect", seat, card, action.ability, unit))


def ask_main(table: Table, told: list[Told], step: Step) -> None:
    """Ask for the next thing in the running phase."""
    if table.phase == "main":
        table.used.append(ACT)
    ask(table, Question("combat" if table.phase == "combat" else "main", step.seat))


def ability_at(table: Table, seat: int, space: int) -> tuple[str, int]:
    """Return the card whose ability is meant, and the unit that carries it."""
    if space == ON_SOVEREIGN:
        return table.sides[seat].sovereign, NOBODY
    if space == ON_FIELD:
        return table.sides[seat].field, NOBODY
    unit = table.on(space)
    return unit.card, unit.id


def march(table: Table, told: list[Told], seat: int, space: int) -> None:
    """Make a standard move: its price first (V11.2), then the move."""
    unit = table.on(space)
    price = march_price(numbers.mask_of(table, unit, space))
    charge(table, told, seat, price, "move", Step("march", seat, unit=unit.id))


def marched(table: Table, told: list[Told], step: Step) -> None:
    """Let a unit whose march is paid go to its other row; it stays ready (V11.3)."""
    space = table.where(step.unit)
    to = other_row(space)
    Hands(table, told).go(step.unit, to, "standard")
    unit = table.on(to)
    table.grid[to] = replaced(unit, moved=True)
    for name, bit in (("light", LIGHT), ("heavy", HEAVY)):
        if numbers.mask_of(table, unit, to) & bit:
            told.append(events.Fired(name, unit.card))


# --- paying for a card of the hand (V8) --------------------------------------------------------------------


def _begin_payment(table: Table, seat: int, card: str, space: int) -> None:
    take_from_hand(table, seat, card)
    ask(table, Question("payment", seat, card, space=space))


def payment_options(table: Table, question: Question) -> Sequence[Action]:
    """Return the proposal, and the pieces of a payment by hand."""
    card, side = CARDS[question.card], table.sides[question.seat]
    circular = bool(card.mask & CIRCULAR) and card.cost_p + card.cost_s > 0
    found: list[Action] = []
    if not question.by_hand:
        found.append(_PAY)
        if circular:
            found.append(_PAY_TOP)
    if not payment.exhausts_enough(card, side, question.exhausts):
        kinds = payment.next_exhausts(card, side, question.exhausts)
        return found + [actions.Exhaust(kind) for kind in kinds]
    kinds = payment.next_returns(card, side, question)
    tops = (False, True) if circular and not question.returns else (question.top,)
    return found + [actions.Return(kind, top) for kind in kinds for top in tops]


_PAY: Final = actions.Pay()
_PAY_TOP: Final = actions.Pay(top=True)


def payment_answer(table: Table, told: list[Told], question: Question, action: Action) -> None:
    """Pay as proposed, or take the next piece; the last piece pays."""
    card, side = CARDS[question.card], table.sides[question.seat]
    if type(action) is actions.Pay:
        exhausts, returns = payment.proposed(card, side)
        _paid(table, told, question, exhausts, returns, action.top)
        return
    if type(action) is actions.Exhaust:
        question = replace(question, exhausts=(*question.exhausts, action.resource), by_hand=True)
    elif type(action) is actions.Return:
        returned = (*question.returns, action.resource)
        question = replace(question, returns=returned, top=action.top, by_hand=True)
    question = payment.complete(card, side, question)
    if payment.is_complete(card, side, question):
        _paid(table, told, question, question.exhausts, question.returns, question.top)
    else:
        ask(table, question)


def _paid(
    table: Table,
    told: list[Told],
    question: Question,
    exhausts: tuple[str, ...],
    returns: tuple[str, ...],
    top: bool,
) -> None:
    payment.pay(table, told, question, exhausts, returns, top)
    card = CARDS[question.card]
    unveil(table, question.seat, card.id)
    if top and returns:
        told.append(events.Fired("circular", card.id))
    if question.item is not None:
        push(table, Step("paid_order", question.seat, item=question.item))
        return
    push(table, Step("ask_main", question.seat))
    _comes_into_play(table, told, question.seat, card, question.space)


def _comes_into_play(table: Table, told: list[Told], seat: int, card: Card, space: int) -> None:
    if card.is_unit:
        push(table, Step("entered", seat, card.id, unit=space))
    elif card.is_equipment:
        _link(table, told, seat, card, space)
    else:
        table.sides[seat].field = card.id
        told.append(events.FieldPlayed(seat, card.id))


def entered(table: Table, told: list[Told], step: Step) -> None:
    """Put a paid unit on its space (``step.unit``); what happens on mobilising follows (V10.4)."""
    seat, card = step.seat, CARDS[step.card]
    number = Hands(table, told).enter(card.id, step.unit)
    steps = effects_of(card.id, "mobilise", seat, number)
    if card.mask & ACCELERATED:
        steps.insert(0, Step("accelerated", seat, card.id))
    push(table, *steps)


def _link(table: Table, told: list[Told], seat: int, card: Card, space: int) -> None:
    """Attach an Equipment; it travels with its unit from now on (V10.6)."""
    unit = table.on(space)
    table.grid[space] = numbers.reckoned(unit, card.id, unit.changes)
    told.append(events.Linked(seat, card.id, unit.id, space))
    steps = effects_of(card.id, "link", seat, unit.id)
    if card.mask & ACCELERATED:
        steps.insert(0, Step("accelerated", seat, card.id))
    push(table, *steps)
