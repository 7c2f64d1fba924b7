"""Decisions that change nothing, worked out from an observation: a screen need not ask about them.

The rules ask whenever there are several legal answers. Where all of them come to the same, or where what
could be done has no bearing on the combat that goes on, a board answers by itself (see
`scenes/table/unasked.py`).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product

from msgspec.structs import replace

from game.rules.chance import Chance
from game.vitorian import actions
from game.vitorian.foresight import forecast_of
from game.vitorian.occasions import does_something
from game.vitorian.rules.combat import may_attack
from game.vitorian.rules.effects import PASS
from game.vitorian.rules.legality import carry_out, legal
from game.vitorian.rules.numbers import masked_units
from game.vitorian.rules.resources import kind_of
from game.vitorian.rules.turn import CHANNELLED, FIRST_CHANNELLED
from game.vitorian.sampling import sample_table
from game.vitorian.spaces import is_vanguard
from game.vitorian.state import Table
from game.vitorian.view import Forecast, SeenSide, VitorianObservation

MOST_CHOICES = 200
"""Of an ability with more ways to be chosen than these it is taken for granted that one matters."""


# --- the order of looked-at Convoy cards (V9.11) -----------------------------------------------------------


def order_matters(seen: VitorianObservation) -> bool:
    """Say whether it makes a difference how the looked-at cards of the Convoy go back.

    Two orders are alike when what is channelled next has the same kinds, and what is left lies in the same
    order. Cards whose place nobody knows differ from each other, unless the whole pile is of one kind.
    """
    asked = seen.pending.question
    if asked is None or not seen.looked:
        return False
    side = seen.sides[seen.seat]
    below = _below(side, seen.left)
    due = _channelled_next(seen, side)
    results = set()
    kinds = tuple(kind_of(card) for card in seen.looked)
    for top, under in _orders(kinds, asked.may):
        before = [kind_of(card) for card in asked.returns]
        after = [kind_of(card) for card in asked.exhausts]
        convoy = [*before, *top, *below, *after, *under]
        results.add((tuple(sorted(convoy[:due])), tuple(convoy[due:])))
        if len(results) > 1:
            return True
    return False


def _below(side: SeenSide, looked: int) -> list[str]:
    """The kinds of the cards that lie below those that are looked at; "?n" for one that may be several."""
    unknown = {kind_of(card) for card in side.own_convoy or ()}
    lone = next(iter(unknown)) if len(unknown) == 1 else ""
    cards = side.convoy[looked:]
    return [kind_of(card) if card else lone or f"?{number}" for number, card in enumerate(cards)]


def _channelled_next(seen: VitorianObservation, side: SeenSide) -> int:
    """How many cards are channelled as soon as the Convoy lies: none unless the look comes before that."""
    if not any(step.do == "reveal" and step.seat == seen.seat for step in seen.pending.agenda):
        return 0
    if side.turns != 1:
        return CHANNELLED
    return FIRST_CHANNELLED[0 if seen.sides[1 - seen.seat].turns == 0 else 1]


def _orders(kinds: Sequence[str], may: bool) -> Iterator[tuple[list[str], list[str]]]:
    """All ways to put cards back: those on top from the top down, and those underneath as they are put."""
    if not kinds:
        yield [], []
        return
    for kind in dict.fromkeys(kinds):
        rest = list(kinds)
        rest.remove(kind)
        for (top, under), above in product(_orders(rest, may), (True, False) if may else (True,)):
            yield ([kind, *top], under) if above else (top, [kind, *under])


# --- combat ------------------------------------------------------------------------------------------------


def can_attack(seen: VitorianObservation) -> bool:
    """Say whether a unit of the observing seat could attack if its Combat phase began now."""
    table, seat = sample_table(seen, Chance.of(0)), seen.seat
    # whoever may attack always has a target (V12.3)
    return any(
        is_vanguard(space) and may_attack(table, unit, space, mask)
        for unit, space, mask in masked_units(table, seat)
    )


def combat_matters(seen: VitorianObservation) -> bool:
    """Say whether there is more to do in the Combat phase than to end it: an attack, a useful Recycle."""
    return any(type(action) is actions.Attack or does_something(seen, action) for action in seen.legal)


def window_matters(seen: VitorianObservation) -> bool:
    """Say whether the seat can do something in an Orders window that may change this combat.

    An Order or a Ganking move may. Where only a Recycle is left (V9.3), each of its abilities is tried on
    everything that it can aim at: it matters if the forecast of the combat becomes another one.
    """
    recycles = [action for action in seen.legal if type(action) is actions.Recycle]
    if len(recycles) + (PASS in seen.legal) < len(seen.legal):
        return True
    table = sample_table(seen, Chance.of(0))
    before = forecast_of(table)
    return any(_changes(table, action, before) for action in recycles)


def _changes(table: Table, action: actions.Recycle, before: Forecast | None) -> bool:
    tried = table.clone()
    tried.agenda.clear()  # so that the combat waits with what is on the stack
    carry_out(tried, action)
    left, tries = [tried], 0
    while left:
        now = left.pop()
        tries += 1
        if tries > MOST_CHOICES:
            return True
        question = now.question
        if question is not None and any(item.what == "recycle" for item in question.items):
            for choice in legal(now):
                after = now.clone()
                carry_out(after, choice)
                left.append(after)
        elif _differs(forecast_of(now), before):
            return True
    return False


def _differs(after: Forecast | None, before: Forecast | None) -> bool:
    """Say whether a combat would go another way; a bombardment that is no longer paid for is no gain."""
    if after is None or before is None:
        return after is not before
    if set(after.could_support) - set(before.could_support):
        return True
    return replace(after, could_support=()) != replace(before, could_support=())
