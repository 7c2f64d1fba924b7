"""The Orders window (V12.5 to V12.7), Ganking (V13.4), and the stack resolving (V12.6)."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from game.rules.contract import Action, Told
from game.vitorian import actions, events
from game.vitorian.card import CARDS, Card
from game.vitorian.rules import numbers, payment, resources
from game.vitorian.rules.effects import PASS, choice_of, effect_of, settle, source_of, take_from_hand
from game.vitorian.rules.flow import ask, push
from game.vitorian.rules.recycle import is_lost, lay_down, recycle, recycle_options
from game.vitorian.rules.targets import reinforces
from game.vitorian.rules.verbs import Hands
from game.vitorian.spaces import SIDEWAYS
from game.vitorian.state import NOBODY, Item, Pick, Question, Step, Table, Unit, replaced
from game.vitorian.words import GANKING


def window_options(table: Table, question: Question) -> Sequence[Action]:
    """Return what a seat may put on the stack in its time, and passing."""
    return [*items_open(table, question.seat), PASS]


def items_open(table: Table, seat: int) -> list[Action]:
    """Return the Orders, Ganking moves and Recycles that a seat may put on the stack now."""
    side = table.sides[seat]
    area = resources.counts(side.ready + side.spent)
    found: list[Action] = [
        actions.PlayOrder(name)
        for name in dict.fromkeys(side.hand)
        if (card := CARDS[name]).is_order and payment.returns(card, area) and _finds_aims(table, seat, card)
    ]
    for unit, space, mask in numbers.masked_units(table, seat):
        if mask & GANKING and _may_gank(table, unit):
            found += [actions.Gank(space, to) for to in _gank_spaces(table, unit, space)]
    found += recycle_options(table, seat)
    return found


def _finds_aims(table: Table, seat: int, card: Card) -> bool:
    """Say whether an Order has all that its effects need (V12.7)."""
    hands, source = Hands(table, []), source_of(seat, card.id, NOBODY)
    return all(effect.op.playable(hands, source) for effect in card.fires.get("order", ()))


def _may_gank(table: Table, unit: Unit) -> bool:
    """Say whether a unit with Ganking may use it in this combat (V13.4)."""
    combat = table.combat
    assert combat is not None
    return not (unit.exhausted or unit.ganked or unit.id in (combat.unit, combat.target))


def _gank_spaces(table: Table, unit: Unit, space: int) -> list[int]:
    """Return where Ganking may lead: one column aside, to the combat or next to its target (V13.4)."""
    return [
        to for to in SIDEWAYS[space] if reinforces(table, to) and numbers.may_go(table, unit, space, to)
    ]


def open_window(table: Table, told: list[Told], step: Step) -> None:
    """Begin the time of a seat in the window."""
    assert table.combat is not None
    table.combat.step = "orders"
    told.append(events.WindowOpened(step.seat))
    window(table, told, step)


def window(table: Table, told: list[Told], step: Step) -> None:
    """Ask a seat for an item; where passing is all that it can do, the window passes by itself (V16.2)."""
    # the quickest to find out comes first
    if recycle_options(table, step.seat) or items_open(table, step.seat):
        ask(table, Question("window", step.seat, may=True))
    else:
        told.append(events.WindowPassed(step.seat, by_itself=True))


def window_answer(table: Table, told: list[Told], question: Question, action: Action) -> None:
    """Put something on the stack, or be done (V12.5)."""
    seat = question.seat
    if type(action) is actions.Pass:
        told.append(events.WindowPassed(seat, by_itself=False))
        return
    # whatever becomes of the item, the seat is asked for another one
    push(table, Step("window", seat))
    if type(action) is actions.PlayOrder:
        _order(table, told, seat, action.card)
    elif type(action) is actions.Gank:
        _gank(table, told, seat, action)
    elif type(action) is actions.Recycle:
        recycle(table, told, seat, action)


def _order(table: Table, told: list[Told], seat: int, name: str) -> None:
    take_from_hand(table, seat, name)
    numbers_ = tuple(effect.number for effect in CARDS[name].fires.get("order", ()))
    push(table, Step("compose", seat, item=Item(0, seat, "order", name, numbers_)))


def paid_order(table: Table, told: list[Told], step: Step) -> None:
    """Put an Order on the stack that has been paid for."""
    assert step.item is not None
    lay_down(table, told, step.item)


def _gank(table: Table, told: list[Told], seat: int, action: actions.Gank) -> None:
    """Name unit and space; the use is spent now, the move comes when this resolves (V13.4)."""
    unit = table.on(action.space)
    table.grid[action.space] = replaced(unit, ganked=True)
    pick = Pick(NOBODY, unit.id, action.space, action.to)
    lay_down(table, told, Item(0, seat, "ganking", unit.card, picks=(pick,)))


# --- the stack resolves: last in, first out (V12.6) --------------------------------------------------------


def resolve_stack(table: Table, told: list[Told], step: Step) -> None:
    """Resolve the item on top and come back for the next one."""
    combat = table.combat
    assert combat is not None
    combat.step = "resolving"
    if combat.stack:
        item = combat.stack.pop()
        push(table, Step("resolve_item", item.seat, item=item), Step("resolve_stack"))


def resolve_item(table: Table, told: list[Told], step: Step) -> None:
    """Let an item do its work, or nothing at all if an aim of it is gone."""
    item = step.item
    assert item is not None
    lost = is_lost(table, item)
    if item.number:
        told.append(events.ItemResolved(item.seat, item.number, item.source, lost, "V12.6" if lost else ""))
    if item.what == "order":
        push(table, Step("item_over", item.seat, item=item))
    if lost:
        return
    if item.what == "ganking":
        pick = item.picks[0]
        Hands(table, told).go(pick.unit, pick.to, "ganking", item.source)
        told.append(events.Fired("ganking", item.source))
        return
    push(table, *(Step("item_effect", item.seat, item.source, number, item=item) for number in item.effects))


def item_effect(table: Table, told: list[Told], step: Step) -> None:
    """Let one effect of an item do its work; what is chosen only now is asked now (V12.6)."""
    item = step.item
    assert item is not None
    pick = next((one for one in item.picks if one.effect == step.effect), None)
    asks = effect_of(step.card, step.effect).op.asks
    if asks is None or pick is not None:
        chosen = (NOBODY,) * 3 if pick is None else (pick.unit, pick.space, pick.to)
        plain = replace(step, item=None)
        settle(table, told, plain, choice_of(chosen, "" if pick is None else pick.kind))
    elif asks != "aim":
        push(table, replace(step, do="effect", item=None))


def item_over(table: Table, told: list[Told], step: Step) -> None:
    """Put an Order that has resolved into its owner's discard (V3.4)."""
    assert step.item is not None
    table.sides[step.seat].discard.append(step.item.source)


# --- triggers (V14.2) --------------------------------------------------------------------------------------


def triggers(table: Table, told: list[Told], step: Step) -> None:
    """Let waiting triggers come about: the turn player's first, each player ordering its own."""
    if not step.steps:
        return
    seat = table.active if any(one.seat == table.active for one in step.steps) else 1 - table.active
    mine = [one for one in step.steps if one.seat == seat]
    if len({(one.do, one.card, one.effect) for one in mine}) > 1:
        cards = tuple(one.card for one in mine)
        ask(table, Question("triggers", seat, picks=cards, steps=step.steps, left=len(mine)))
        return
    _next_trigger(table, step.steps, mine[0])


def _next_trigger(table: Table, waiting: tuple[Step, ...], chosen: Step) -> None:
    left = list(waiting)
    left.remove(chosen)
    push(table, chosen, Step("triggers", steps=tuple(left)))


def trigger_options(table: Table, question: Question) -> Sequence[Action]:
    """Return which trigger may come about next; equal ones are one choice."""
    mine = [one for one in question.steps if one.seat == question.seat]
    kinds = [(one.do, one.card, one.effect) for one in mine]
    return [actions.Resolve(place) for place, kind in enumerate(kinds) if kinds.index(kind) == place]


def trigger_answer(table: Table, told: list[Told], question: Question, action: Action) -> None:
    """Let the chosen trigger come about."""
    assert isinstance(action, actions.Resolve)
    mine = [one for one in question.steps if one.seat == question.seat]
    _next_trigger(table, question.steps, mine[action.trigger])
