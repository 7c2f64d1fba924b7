"""Announcing a spell or an effect: Level, target, caster, payment (E6.7, E9.2, E12.2, E12.5).

A draft is an item that is not on the chain yet; it goes from question to question, and the card stays in the
hand until the last of them is answered. Raising comes first, as targets and casters depend on the Level.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from msgspec.structs import replace

from game.epikha import actions, library
from game.epikha.card import CARDS, CardEffect, Spell, spell_of
from game.epikha.ops.base import Choice, EpikhaOp
from game.epikha.rules import groups, numbers, payment, vital
from game.epikha.rules.flow import ask, push
from game.epikha.rules.verbs import Hands, source_of
from game.epikha.state import NOBODY, Item, Question, Step, Table, What
from game.epikha.words import HIGHEST, MAESTRO, MAGIA
from game.rules.contract import Action, Told

RAISE_PRICE: Final = 5
MOST_PAID: Final = 2
"""What one Level more costs, and how many may be paid for (E6.7)."""
_RAISE: Final = actions.Raise()


# --- drafts ------------------------------------------------------------------------------------------------


def spell_draft(table: Table, seat: int, name: str, in_damage: bool = False) -> Item | None:
    """Return a spell of the hand as it would be announced unraised; None where it does nothing there.

    A spell with Fuerza and Resistencia is used for one of them: in W5 it absorbs, elsewhere it deals (E12.9).
    """
    draft = _printed_draft(seat, name, in_damage)
    return None if draft is None else awaited(table, draft)


@cache
def _printed_draft(seat: int, name: str, in_damage: bool) -> Item | None:
    """Return a spell as its card has it, whatever lies on the table; asked for at every decision."""
    card = CARDS[name]
    if card.is_continuous:
        return None if in_damage else text_draft(Item(0, seat, "continuous", name))
    for effect in card.fires.get("cast", ()):
        if bool(effect.op.IN_DAMAGE) is in_damage:
            return text_draft(Item(0, seat, "spell", name, effect.number))
    return None


library.on_change(_printed_draft.cache_clear)


def text_draft(draft: Item) -> Item:
    """Return an effect of a Magia or marker text with its own Level and Fuerza (E6.6, E11.9)."""
    spell = spell_in(draft)
    if spell is None:
        return replace(draft, level=CARDS[draft.card].level)
    return replace(draft, level=spell.level, force=spell.force)


def awaited(table: Table, draft: Item) -> Item:
    """Return a spell with the Levels that wait for the next one of its seat (A10)."""
    waiting = table.sides[draft.seat].raised
    if not waiting or spell_in(draft) is None:
        return draft
    return replace(draft, level=min(HIGHEST, draft.level + waiting))


def spell_in(draft: Item) -> Spell | None:
    """Return the spell that an item is, the card or one in a text; None for a plain effect (E11.9)."""
    if draft.what == "marker":
        return None
    return spell_of(draft.card, draft.effect)


def effects_of(draft: Item) -> Sequence[CardEffect]:
    """Return the effects that an item has: a text one, a spell all of the kind that it is cast for."""
    card = CARDS[draft.card]
    if draft.what in ("magia", "marker"):
        return (card.effects[draft.effect],)
    found = card.fires.get("cast", ())
    if len(found) < 2:
        return found
    kind = card.effects[draft.effect].op.IN_DAMAGE
    return [effect for effect in found if effect.op.IN_DAMAGE is kind]


def choosing(draft: Item) -> EpikhaOp | None:
    """Return the op of an item that lets its controller choose something, if there is one."""
    return _choosing_op(draft.what, draft.card, draft.effect)


@cache
def _choosing_op(what: What, card: str, effect: int) -> EpikhaOp | None:
    for one in effects_of(Item(0, 0, what, card, effect)):
        if one.op.asks:
            return one.op
    return None


library.on_change(_choosing_op.cache_clear)


def choice_of(item: Item) -> Choice:
    """Return what was chosen for an item."""
    return Choice(item.target, item.pick)


def cost_of(draft: Item) -> int:
    """Return what is to be paid: the card's cost, and what raising costs (E6.7)."""
    card = CARDS[draft.card]
    cost = card.cost if draft.what in ("spell", "continuous") else 0
    return cost + RAISE_PRICE * draft.paid


def raised(draft: Item) -> Item | None:
    """Return a draft with one Level more paid for; None where that may not be (E6.7)."""
    if draft.paid >= MOST_PAID or draft.level >= HIGHEST or spell_in(draft) is None:
        return None
    return replace(draft, paid=draft.paid + 1, level=draft.level + 1, caster=NOBODY)


# --- whether it can be announced ---------------------------------------------------------------------------


def casters(table: Table, draft: Item) -> list[int] | None:
    """Return the groups that may cast a Maestro spell, None for what needs no caster (E12.5, E16.7)."""
    spell = spell_in(draft)
    if spell is None or not spell.mask & MAESTRO:
        return None
    wanted, seat = spell.level + draft.paid, draft.seat
    if draft.source != NOBODY:
        at = groups.find_body(table, draft.source)
        return [at.stood.id] if at is not None and numbers.level_of(at.stood) >= wanted else []
    found = []
    for group in groups.groups_of(table, seat):
        if numbers.level_of(group) >= wanted and _may_cast(table, seat, group.id):
            found.append(group.id)
    return found


def _may_cast(table: Table, seat: int, number: int) -> bool:
    group = groups.group_at(table, number)
    player = CARDS[group.bodies[0].card].is_player
    return player or bool(numbers.rule_level(table, seat, group, MAGIA))


def is_ready(table: Table, draft: Item) -> bool:
    """Say whether a draft has something to aim at, and somebody to cast it where it needs him."""
    op = choosing(draft)
    if op is not None and not op.playable(Hands(table, []), source_of(table, draft)):
        return False
    return casters(table, draft) != []


def can_announce(table: Table, draft: Item, wealth: int) -> bool:
    """Say whether a draft can be announced, perhaps only raised, by somebody with so much Vital (E12.2)."""
    tried: Item | None = draft
    while tried is not None and cost_of(tried) <= wealth:
        if is_ready(table, tried):
            return True
        tried = raised(tried)
    return False


def _may_raise(table: Table, question: Question) -> bool:
    """Say whether the Level may be raised still: before anything else is chosen (E6.7)."""
    draft = question.item
    if draft is None or question.numbers or draft.aimed:
        return False
    higher = raised(draft)
    return higher is not None and can_announce(table, higher, vital.wealth(table, question.seat))


# --- from question to question -----------------------------------------------------------------------------


def begin(table: Table, told: list[Told], draft: Item, window: str = "") -> None:
    """Ask the next thing that a draft still needs, or announce it."""
    seat = draft.seat
    op = choosing(draft)
    if op is not None and not draft.aimed:
        asked = "aim" if op.asks == "aim" else "recall"
        ask(table, Question(asked, seat, draft.card, window=window, item=draft))
        return
    able = casters(table, draft)
    if able is not None and draft.caster == NOBODY:
        if len(able) > 1:
            ask(table, Question("caster", seat, draft.card, window=window, item=draft))
            return
        draft = replace(draft, caster=able[0])
    step = Step("announce", seat, draft.card, item=draft)
    due = cost_of(draft)
    question = Question("payment", seat, draft.card, window=window, due=due, item=draft, steps=(step,))
    if due or _may_raise(table, question):
        ask(table, question)
    else:
        push(table, step)


def aim_options(table: Table, question: Question) -> Sequence[Action]:
    """Return what may be aimed at, or recalled, at the Level so far; and raising it."""
    draft = question.item
    assert draft is not None
    op = choosing(draft)
    assert op is not None
    hands, source = Hands(table, []), source_of(table, draft)
    found: list[Action] = []
    if question.ask == "aim":
        found += [actions.Aim(number) for number in op.aims(hands, source)]
    else:
        found += [actions.Recall(card) for card in op.picks(hands, source)]
    return [*found, _RAISE] if _may_raise(table, question) else found


def caster_options(table: Table, question: Question) -> Sequence[Action]:
    """Return who may cast it (E12.5)."""
    assert question.item is not None
    found: list[Action] = [actions.Caster(number) for number in casters(table, question.item) or ()]
    return [*found, _RAISE] if _may_raise(table, question) else found


def payment_options(table: Table, question: Question) -> Sequence[Action]:
    """Return how to pay (E7.1), and raising as long as nothing has been chosen."""
    found = payment.options(table, question)
    return [*found, _RAISE] if _may_raise(table, question) else found


def answer(table: Table, told: list[Told], question: Question, action: Action) -> None:
    """Take what was chosen into the draft, and ask on."""
    draft = question.item
    if type(action) is actions.Raise:
        assert draft is not None
        higher = raised(draft)
        assert higher is not None
        begin(table, told, higher, question.window)
    elif type(action) is actions.Aim:
        assert draft is not None
        begin(table, told, replace(draft, target=action.target, aimed=True), question.window)
    elif type(action) is actions.Recall:
        assert draft is not None
        begin(table, told, replace(draft, pick=action.card, aimed=True), question.window)
    elif type(action) is actions.Caster:
        assert draft is not None
        begin(table, told, replace(draft, caster=action.group), question.window)
    else:
        payment.answer(table, told, question, action)
