"""Recycling for an ability of the Sovereign (V9), and items before they are done: composing and resolving."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from msgspec.structs import replace

from game.rules.contract import Action, Told
from game.vitorian import actions, events, library
from game.vitorian.card import CARDS
from game.vitorian.ops.base import Choice
from game.vitorian.rules import resources
from game.vitorian.rules.effects import PASS, effect_of, source_of, unveil
from game.vitorian.rules.flow import ask, charge, push
from game.vitorian.rules.targets import reinforces
from game.vitorian.rules.verbs import Hands
from game.vitorian.spaces import SIDEWAYS
from game.vitorian.state import NOBODY, Item, Pick, Question, Step, Table


def recycle_options(table: Table, seat: int) -> Sequence[Action]:
    """Return what a seat may recycle now, once a turn (V9.1, V9.2, V9.5)."""
    side = table.sides[seat]
    if side.recycled or not (side.ready or side.spent):
        return ()
    return _recycles(side.sovereign, tuple(resources.area_kinds(side)))


@lru_cache(5_000)
def _recycles(sovereign: str, kinds: tuple[str, ...]) -> tuple[Action, ...]:
    return tuple(
        actions.Recycle(kind, effect.number)
        for effect in CARDS[sovereign].fires.get("recycle", ())
        for kind in kinds
        if not effect.resource or effect.resource == resources.type_of(kind)
    )


library.on_change(_recycles.cache_clear)


def moment(table: Table, told: list[Told], step: Step) -> None:
    """Ask for a Recycle at the start or in the End phase, if there is one to make (V9.3, V16.2)."""
    if recycle_options(table, step.seat):
        ask(table, Question("recycle", step.seat, may=True))


def moment_options(table: Table, question: Question) -> Sequence[Action]:
    """Return the Recycles that are possible, or none."""
    return [*recycle_options(table, question.seat), PASS]


def moment_answer(table: Table, told: list[Told], question: Question, action: Action) -> None:
    """Recycle, or let the moment pass."""
    if type(action) is actions.Recycle:
        recycle(table, told, question.seat, action)


def recycle(table: Table, told: list[Told], seat: int, action: actions.Recycle) -> None:
    """Put the resource under the Convoy and name the ability (V9.1); its choices are asked next."""
    side = table.sides[seat]
    card = resources.take(side, action.resource)
    resources.put_under(side, card)
    side.recycled = True
    spent = resources.is_spent(action.resource)
    told.append(events.Recycled(seat, card, action.ability, side.sovereign, len(side.convoy), spent))
    item = Item(0, seat, "recycle", side.sovereign, (action.ability,))
    push(table, Step("compose", seat, item=item))


# --- composing an item: what is chosen before it counts (V12.6) --------------------------------------------


def compose(table: Table, told: list[Told], step: Step) -> None:
    """Ask for the next choice that an item needs before it is on the stack; without any it is done.

    Where there is only one thing to choose, and it cannot be declined, nothing is asked.
    """
    item = step.item
    assert item is not None
    for number in item.effects[item.decided :]:
        question = _choice(item, number)
        item = replace(item, decided=item.decided + 1)
        found = [] if question is None else _picks(table, question)
        if question is not None and found:
            question = replace(question, item=item)
            options = [*found, PASS] if question.may else found
            if len(options) > 1:
                ask(table, question)
            else:
                pick_answer(table, told, question, options[0])
            return
    push(table, Step("composed", item.seat, item=item))


def _choice(item: Item, number: int) -> Question | None:
    """Return what an effect of an item asks if it finds anything; None where it never asks."""
    effect = effect_of(item.source, number)
    # an ability of the Sovereign may always be let do nothing (V9.6)
    may = effect.may or item.what == "recycle"
    question = Question("aim", item.seat, item.source, number, may=may, stacks=True)
    asks = effect.op.asks
    if asks == "aim":
        return question
    return replace(question, ask="ready", left=1) if item.what == "recycle" and asks == "resource" else None


def pick_options(table: Table, question: Question) -> Sequence[Action]:
    """Return what may be chosen for an item."""
    found = _picks(table, question)
    return [*found, PASS] if question.may else found


def _picks(table: Table, question: Question) -> list[Action]:
    hands, source = Hands(table, []), source_of(question.seat, question.card, NOBODY)
    op = effect_of(question.card, question.effect).op
    if question.ask == "aim":
        return list(op.aims(hands, source))
    return [actions.Give(kind) for kind in op.kinds(hands, source)]


def pick_answer(table: Table, told: list[Told], question: Question, action: Action) -> None:
    """Keep what was chosen, pay a price of it (V9.10), and go on composing."""
    item = question.item
    assert item is not None
    price = 0
    if type(action) is actions.Aim:
        unit = table.grid[action.space]
        chosen = NOBODY if unit is None else unit.id
        to = NOBODY if action.to is None else action.to
        item = replace(item, picks=(*item.picks, Pick(question.effect, chosen, action.space, to)))
        if unit is not None:
            price = effect_of(question.card, question.effect).op.price(Hands(table, told), unit)
    elif type(action) is actions.Give:
        item = replace(item, picks=(*item.picks, Pick(question.effect, kind=action.resource)))
    elif item.what == "recycle":
        return  # the ability does nothing, and nothing goes on the stack (V9.6)
    step = Step("compose", item.seat, item=item)
    if price:
        charge(table, told, item.seat, ["S"] * price, "heavy", step)
    else:
        push(table, step)


def composed(table: Table, told: list[Told], step: Step) -> None:
    """Pay for an Order (V8.5); then the item is laid down (V9.4)."""
    item = step.item
    assert item is not None
    card = CARDS[item.source]
    if item.what == "order" and (card.cost_p or card.cost_s):
        ask(table, Question("payment", item.seat, item.source, item=item))
        return
    if item.what == "order":
        unveil(table, item.seat, item.source)
    lay_down(table, told, item)


def lay_down(table: Table, told: list[Told], item: Item) -> None:
    """Put a paid item on the stack (V12.6), or outside a window let it happen."""
    combat = table.combat
    if combat is None or combat.step != "orders":
        if item.what == "recycle" and not item.picks and _wanted_choice(item):
            return
        push(table, Step("resolve_item", item.seat, item=replace(item, bound=())))
        return
    combat.items += 1
    item = replace(item, number=combat.items, bound=_bound(table, item))
    combat.stack.append(item)
    pick = item.picks[0] if item.picks else Pick(0)
    none_or = {name: None if value == NOBODY else value for name, value in _places(pick).items()}
    ability = item.effects[0] if item.what == "recycle" else 0
    told.append(events.Stacked(item.seat, item.number, item.what, item.source, ability, **none_or))


def _places(pick: Pick) -> dict[str, int]:
    return {"unit": pick.unit, "space": pick.space, "to": pick.to}


def _wanted_choice(item: Item) -> bool:
    return effect_of(item.source, item.effects[0]).op.asks is not None


def _bound(table: Table, item: Item) -> tuple[int, ...]:
    """Return the units in the combat that an item means, which must still be there (V12.6, V12.7)."""
    if item.what == "ganking":
        return ()
    hands, source = Hands(table, []), source_of(item.seat, item.source, NOBODY)
    found = (effect_of(item.source, number).op.bound(hands, source) for number in item.effects)
    return tuple(dict.fromkeys(unit for unit in found if unit is not None))


# --- resolving (V12.6) -------------------------------------------------------------------------------------


def is_lost(table: Table, item: Item) -> bool:
    """Say whether an aim of an item is gone, so that it does nothing at all (V12.6, V11.7)."""
    if any(table.where(unit) == NOBODY for unit in item.bound):
        return True
    return any(_pick_is_lost(table, item, pick) for pick in item.picks)


def _pick_is_lost(table: Table, item: Item, pick: Pick) -> bool:
    if pick.unit != NOBODY and table.where(pick.unit) == NOBODY:
        return True
    if pick.to == NOBODY:
        return False
    if item.what == "ganking":
        return not _may_still_gank(table, pick)
    op, source = effect_of(item.source, pick.effect).op, source_of(item.seat, item.source, NOBODY)
    return not op.possible(Hands(table, []), source, Choice(pick.unit, pick.space, pick.to))


def _may_still_gank(table: Table, pick: Pick) -> bool:
    space = table.where(pick.unit)
    if pick.to not in SIDEWAYS[space] or not reinforces(table, pick.to):
        return False
    return Hands(table, []).may_go(table.on(space), space, pick.to)
