"""Effects of cards coming about: on an occasion, with what their controllers choose for them (V10.4)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from msgspec.structs import replace

from game.rules.contract import Action, Told, for_owner
from game.vitorian import actions, events, library
from game.vitorian.card import CARDS, CardEffect
from game.vitorian.ops.base import ActiveOp, Choice, Source
from game.vitorian.ops.choices import ChooseOne
from game.vitorian.ops.supplies import Arrange
from game.vitorian.rules import exchanges, resources
from game.vitorian.rules.flow import ask, charge, push
from game.vitorian.rules.limits import MADE, can_make
from game.vitorian.rules.verbs import Hands
from game.vitorian.spaces import OWN
from game.vitorian.state import NOBODY, Question, Step, Table

PASS: Final = actions.Pass()
MAKERS: Final = ("token", "muster")
"""Ops that bring units onto the grid."""
EVERY_TURN: Final = ("channel", "channelled", "upkeep", "end")
"""Occasions of which nobody wants to read that nothing was there."""


def effect_of(card: str, number: int) -> CardEffect:
    """Return an effect of a card by its number."""
    return CARDS[card].effects[number]


def source_of(seat: int, card: str, unit: int) -> Source:
    """Return whose effect it is, as ops want it."""
    return Source(seat, card, None if unit == NOBODY else unit)


def occasion(table: Table, when: str, seat: int) -> None:
    """Let all effects of a seat's Sovereign (V9.13), Field Condition and units come about, in this order."""
    side, grid, stirred = table.sides[seat], table.grid, _stirred(when)
    steps: list[Step] = []
    for card in (side.sovereign, side.field):
        if card in stirred:
            steps += effects_of(card, when, seat, NOBODY)
    for space in OWN[seat]:
        unit = grid[space]
        if unit is not None and unit.card in stirred:
            steps += effects_of(unit.card, when, seat, unit.id)
    push(table, *steps)


@cache
def _stirred(when: str) -> frozenset[str]:
    """Return all cards in force with an effect on an occasion."""
    return frozenset(name for name, card in CARDS.items() if when in card.fires)


library.on_change(_stirred.cache_clear)


def effects_of(card: str, when: str, seat: int, unit: int) -> list[Step]:
    """Return the steps in which the effects of one card come about on an occasion."""
    fires = CARDS[card].fires
    return [Step("effect", seat, card, one.number, unit) for one in fires.get(when, ())] if fires else []


# --- one effect --------------------------------------------------------------------------------------------


def come_about(table: Table, told: list[Told], step: Step) -> None:
    """Let an effect do its work, or ask what it needs first; it may also do nothing."""
    effect = effect_of(step.card, step.effect)
    if not _holds(table, effect, step.seat) or _is_used_up(table, effect, step):
        return
    question = _question(table, told, effect, step)
    if question is not None:
        ask(table, question)
        return
    if effect.op.asks is None:
        settle(table, told, step, Choice())


def _holds(table: Table, effect: CardEffect, seat: int) -> bool:
    """Say whether the condition of an effect holds (V9.12)."""
    if effect.only_if == "no_own_shield":
        return not any(unit is not None and unit.shield for unit in (table.grid[s] for s in OWN[seat]))
    return True


def once_key(card: str, number: int, seat: int, unit: int) -> str:
    """Return what stands in ``Table.used`` for an effect of a card that a seat, or a unit of it, has used."""
    return f"{card}/{number}/{seat}/{unit}"


def _is_used_up(table: Table, effect: CardEffect, step: Step) -> bool:
    return effect.once and once_key(step.card, effect.number, step.seat, step.unit) in table.used


def _question(table: Table, told: list[Told], effect: CardEffect, step: Step) -> Question | None:
    """Return what an effect has to ask, None if nothing; what finds nothing to choose from tells so."""
    if effect.op.NAME in MAKERS and not can_make(table):
        _passed_over(told, effect, step)
        return None
    base = Question("aim", step.seat, step.card, step.effect, step.unit, may=effect.may)
    match effect.op.asks:
        case "aim" | "exempt":
            return _aim_question(table, told, effect, step, base)
        case "mobilise":
            # told to nobody, for the log would keep that the hand holds no such unit
            return _named(base, "muster") if muster_options(table, base) else None
        case None:
            return _named(base, "option") if effect.may else None
    found = _open_question(table, told, effect, step, base)
    if found is None:
        _passed_over(told, effect, step)
    return found


def _aim_question(
    table: Table, told: list[Told], effect: CardEffect, step: Step, base: Question
) -> Question | None:
    """Ask for an aim; the only one is taken at once if it cannot be declined (V16.2)."""
    aims = effect.op.aims(Hands(table, told), source_of(step.seat, step.card, step.unit))
    if not aims:
        _passed_over(told, effect, step)
        return None
    if len(aims) == 1 and not effect.may:
        _take_aim(table, told, step, aims[0])
        return None
    return _named(base, "exempt" if effect.op.asks == "exempt" else "aim")


def _open_question(
    table: Table, told: list[Told], effect: CardEffect, step: Step, base: Question
) -> Question | None:
    """Ask for a resource, for one of several possibilities, or how the Convoy is put back."""
    op, hands, source = effect.op, Hands(table, told), source_of(step.seat, step.card, step.unit)
    if op.asks == "convoy":
        return _look(table, told, step)
    if op.asks == "option":
        return _named(base, "option") if op.open(hands, source) else None
    name = "ready" if op.NAME == "ready" else "give"
    asked = _named(base, name, left=op.wanted, may=effect.may or op.partly)
    return asked if op.kinds(hands, source) else None


def _passed_over(told: list[Told], effect: CardEffect, step: Step) -> None:
    """Say that an effect finds nothing, unless it need not come about or its occasion comes every turn."""
    if not effect.may and effect.when not in EVERY_TURN:
        told.append(events.EffectIdle(step.seat, step.card))


def _named(question: Question, ask_: str, left: int = 0, may: bool | None = None) -> Question:
    return replace(question, ask=ask_, left=left, may=question.may if may is None else may)


def settle(table: Table, told: list[Told], step: Step, choice: Choice) -> None:
    """Apply an effect with what was chosen for it."""
    effect = effect_of(step.card, step.effect)
    _mark_used(table, step)
    told.append(events.Fired(effect.op.NAME, step.card))
    assert isinstance(effect.op, ActiveOp)
    effect.op.apply(Hands(table, told), source_of(step.seat, step.card, step.unit), choice)


def _take_aim(table: Table, told: list[Told], step: Step, aim: actions.Aim) -> None:
    """Apply an effect to what was aimed at; a price of it is paid first (V9.10)."""
    effect = effect_of(step.card, step.effect)
    if effect.op.asks == "exempt":
        told.append(events.Fired(effect.op.NAME, step.card))
        exempt(table, told, step.seat, aim.space, step.card)
        return
    unit = table.grid[aim.space]
    number = NOBODY if unit is None else unit.id
    due = 0 if unit is None else effect.op.price(Hands(table, told), unit)
    after = Step("settle", step.seat, step.card, step.effect, step.unit, (number, aim.space, _to(aim)))
    if due:
        charge(table, told, step.seat, ["S"] * due, "heavy", after)
    else:
        settle(table, told, step, choice_of(after.units))


def _to(aim: actions.Aim) -> int:
    return NOBODY if aim.to is None else aim.to


def choice_of(chosen: Sequence[int], kind: str = "") -> Choice:
    """Return a choice of a unit, its space and where it goes, each of which may be NOBODY."""
    unit, space, to = (None if number == NOBODY else number for number in chosen)
    return Choice(unit, space, to, kind)


def settle_step(table: Table, told: list[Told], step: Step) -> None:
    """Apply an effect whose price has been paid."""
    settle(table, told, step, choice_of(step.units))


def exempt(table: Table, told: list[Told], seat: int, space: int, card: str) -> None:
    """Let an Elite need no upkeep this turn (V7.6)."""
    unit = table.on(space)
    table.used.append(f"exempt/{unit.id}")
    told.append(events.UpkeepPaid(seat, unit.id, space, None, card))


# --- the answers -------------------------------------------------------------------------------------------


def _step(question: Question) -> Step:
    return Step("effect", question.seat, question.card, question.effect, question.unit)


def aim_options(table: Table, question: Question) -> Sequence[Action]:
    """Return what may be aimed at."""
    hands = Hands(table, [])
    source = source_of(question.seat, question.card, question.unit)
    aims: list[Action] = list(effect_of(question.card, question.effect).op.aims(hands, source))
    return [*aims, PASS] if question.may else aims


def aim_answer(table: Table, told: list[Told], question: Question, action: Action) -> None:
    """Take an aim, or let the effect be."""
    if type(action) is actions.Aim:
        _take_aim(table, told, _step(question), action)


def option_options(table: Table, question: Question) -> Sequence[Action]:
    """Return which possibilities are open; of an effect that may be, only that it happens."""
    op = effect_of(question.card, question.effect).op
    source = source_of(question.seat, question.card, question.unit)
    chosen = op.open(Hands(table, []), source) if op.asks == "option" else [0]
    found: list[Action] = [actions.Choose(number) for number in chosen]
    return [*found, PASS] if question.may else found


def option_answer(table: Table, told: list[Told], question: Question, action: Action) -> None:
    """Let the effects of a possibility come about."""
    if type(action) is not actions.Choose:
        return
    step = _step(question)
    op = effect_of(question.card, question.effect).op
    if not isinstance(op, ChooseOne):
        settle(table, told, step, Choice())
        return
    told.append(events.Fired(op.NAME, question.card))
    _mark_used(table, step)
    numbers = [one.number for one in op.effects(question.card, action.option)]
    push(table, *(Step("effect", step.seat, step.card, number, step.unit) for number in numbers))


def _mark_used(table: Table, step: Step) -> None:
    effect = effect_of(step.card, step.effect)
    if effect.once or effect.when == "main":
        table.used.append(once_key(step.card, effect.number, step.seat, step.unit))


def resource_options(table: Table, question: Question) -> Sequence[Action]:
    """Return which resources may be chosen for an effect or for a keyword."""
    if question.effect in exchanges.KEYWORDS:
        kinds = exchanges.kinds(table, question)
    else:
        source = source_of(question.seat, question.card, question.unit)
        kinds = effect_of(question.card, question.effect).op.kinds(Hands(table, []), source)
    found: list[Action] = [actions.Give(kind) for kind in kinds]
    return [*found, PASS] if question.may else found


def resource_answer(table: Table, told: list[Told], question: Question, action: Action) -> None:
    """Give or ready the chosen resource; an effect may want more than one."""
    if type(action) is not actions.Give:
        return
    if question.effect in exchanges.KEYWORDS:
        exchanges.answer(table, told, question, action.resource)
        return
    step = _step(question)
    settle(table, told, step, Choice(kind=action.resource))
    left = question.left - 1
    if left and table.outcome is None and len(resource_options(table, question)) > question.may:
        ask(table, _named(question, question.ask, left=left))


# --- looking at the Convoy (V9.11) -------------------------------------------------------------------------


def _look(table: Table, told: list[Told], step: Step) -> Question | None:
    """Take the top cards of the Convoy to be put back, and tell their owner which they are."""
    side = table.sides[step.seat]
    op = effect_of(step.card, step.effect).op
    assert isinstance(op, Arrange)
    count = min(op.count, len(side.convoy))
    if not count:
        return None
    seen = tuple(side.convoy[-1 : -count - 1 : -1])
    full = events.ConvoyLooked(step.seat, seen, step.card)
    public = events.ConvoyLooked(step.seat, (None,) * count, step.card)
    told.append(for_owner(step.seat, full, public))
    told.append(events.Fired(op.NAME, step.card))
    _mark_used(table, step)
    # all cards stay where they lie until the last is settled; those named for the top are kept in ``returns``
    return Question(
        "arrange", step.seat, step.card, step.effect, step.unit, left=count, may=op.bottom, picks=seen
    )


def arrange_options(table: Table, question: Question) -> Sequence[Action]:
    """Return which looked-at card may go back next, and where: from the top down, or under the Convoy."""
    kinds = [kind for kind in resources.READY if kind in {resources.kind_of(card) for card in question.picks}]
    found: list[Action] = [actions.PutBack(kind, True) for kind in kinds]
    return found + [actions.PutBack(kind, False) for kind in kinds] if question.may else found


def arrange_answer(table: Table, told: list[Told], question: Question, action: Action) -> None:
    """Put a looked-at card back; after the last one the Convoy lies as it was said."""
    assert isinstance(action, actions.PutBack)
    picks = list(question.picks)
    card = next(one for one in picks if resources.kind_of(one) == action.resource)
    picks.remove(card)
    top = (*question.returns, card) if action.top else question.returns
    under = question.exhausts if action.top else (*question.exhausts, card)
    question = replace(question, picks=tuple(picks), returns=top, exhausts=under)
    if picks:
        ask(table, question)
    else:
        _lay_back(table, told, question)


def _lay_back(table: Table, told: list[Told], question: Question) -> None:
    side, seat = table.sides[question.seat], question.seat
    top, under = question.returns, question.exhausts
    del side.convoy[-question.left :], side.known[-question.left :]
    only_owner = 1 << seat
    side.convoy += reversed(top)
    side.known += [only_owner] * len(top)
    # the first one put down lies higher
    side.convoy[:0] = reversed(under)
    side.known[:0] = [only_owner] * len(under)
    told.append(events.ConvoyArranged(seat, len(under), question.card))


# --- mobilising without cost (V8.10) -----------------------------------------------------------------------


def muster_options(table: Table, question: Question) -> Sequence[Action]:
    """Return which unit of the hand may be put where."""
    op = effect_of(question.card, question.effect).op
    source = source_of(question.seat, question.card, question.unit)
    free = [space for space in OWN[question.seat] if table.grid[space] is None]
    cards = op.hand(Hands(table, []), source)
    found: list[Action] = [actions.Mobilise(card, space) for card in cards for space in free]
    return [*found, PASS] if question.may else found


def muster_answer(table: Table, told: list[Told], question: Question, action: Action) -> None:
    """Put the unit on the grid; nothing is paid."""
    if type(action) is not actions.Mobilise:
        return
    told.append(events.Fired("muster", question.card))
    table.used.append(MADE)
    take_from_hand(table, question.seat, action.card)
    unveil(table, question.seat, action.card)
    push(table, Step("entered", question.seat, action.card, unit=action.space))


def take_from_hand(table: Table, seat: int, card: str) -> None:
    """Take a card out of a hand. Nobody else sees which one before ``unveil``."""
    table.sides[seat].hand.remove(card)


def unveil(table: Table, seat: int, card: str) -> None:
    """Let a card out of a hand be seen; of equal ones it is the one that both knew, which nobody can tell."""
    shown = table.sides[seat].shown
    if card in shown:
        shown.remove(card)
