"""Paying for cards (V8): which payments there are, the one that is proposed, and carrying one out.

A payment exhausts what reaches the Level and returns of it what the cost says (V8.4 has two examples); where
the cost is larger, as many are exhausted as it says (V8.6). Only whole payments are carried out (V8.9).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import product
from typing import Final

from msgspec.structs import replace

from game.rules.contract import Told
from game.vitorian.card import CARDS, Card
from game.vitorian.events import Paid
from game.vitorian.rules import resources
from game.vitorian.rules.resources import READY, Counts
from game.vitorian.state import Question, Side, Table
from game.vitorian.words import CIRCULAR

_REMEMBERED: Final = 20_000


def can_pay(card: Card, have: Counts) -> bool:
    """Say whether ready resources can pay for a card that is no Order (V8.1, V8.3, V8.8)."""
    p1, s1, p2, s2 = have
    value = p1 + s1 + 2 * (p2 + s2)
    return value >= card.level and p1 + p2 >= card.cost_p and s1 + s2 >= card.cost_s


def can_return(card: Card, side: Side) -> bool:
    """Say whether the Area holds what an Order returns, ready or exhausted (V8.5)."""
    return returns(card, resources.counts(side.ready + side.spent))


def returns(card: Card, area: Counts) -> bool:
    """Say whether what an Order returns is among all that an Area holds."""
    p1, s1, p2, s2 = area
    return p1 + p2 >= card.cost_p and s1 + s2 >= card.cost_s


def _enough(amount: Counts, level: int, p: int, s: int) -> bool:
    p1, s1, p2, s2 = amount
    return p1 + s1 + 2 * (p2 + s2) >= level and p1 + p2 >= p and s1 + s2 >= s


@lru_cache(_REMEMBERED)
def payments(level: int, p: int, s: int, have: Counts) -> tuple[Counts, ...]:
    """Return every payment without a superfluous card (V8.8), the best to propose first.

    Best is: the least value lost, the fewest cards of value 2 returned, then as even as possible in what
    stays ready, [P] going first.
    """
    found = [
        amount
        for amount in _amounts(have)
        if _enough(amount, level, p, s) and not _superfluous(amount, level, p, s)
    ]
    found.sort(key=lambda amount: _cost_of(amount, level, p, s, have))
    return tuple(found)


def _amounts(have: Counts) -> Iterator[Counts]:
    p1, s1, p2, s2 = (range(number + 1) for number in have)
    return product(p1, s1, p2, s2)


def _superfluous(amount: Counts, level: int, p: int, s: int) -> bool:
    return any(
        amount[kind] and _enough(_without(amount, kind), level, p, s) for kind in range(len(READY))
    )


def _without(amount: Counts, kind: int) -> Counts:
    p1, s1, p2, s2 = (number - (place == kind) for place, number in enumerate(amount))
    return p1, s1, p2, s2


def _cost_of(amount: Counts, level: int, p: int, s: int, have: Counts) -> tuple[int, int, int, int]:
    p1, s1, p2, s2 = amount
    lost = p1 + s1 + 2 * (p2 + s2) - level
    returned = max(0, p - p1) + max(0, s - s1)
    left = abs((have[0] + have[2] - p1 - p2) - (have[1] + have[3] - s1 - s2))
    return lost, returned, left, s1 + s2


# --- the payment that is proposed, or put together by hand -------------------------------------------------


def proposed(card: Card, side: Side) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Return the kinds that the proposal exhausts and those that it returns, in order."""
    if card.is_order:
        return (), tuple(_order_proposal(card, side))
    best = payments(card.level, card.cost_p, card.cost_s, resources.counts(side.ready))[0]
    exhausts = tuple(kind for kind, number in zip(READY, best, strict=True) for _ in range(number))
    return exhausts, tuple(_returned(exhausts, "P", card.cost_p) + _returned(exhausts, "S", card.cost_s))


def _returned(kinds: tuple[str, ...], resource: str, number: int) -> list[str]:
    return sorted([kind for kind in kinds if kind[0] == resource], key=len)[:number]


def _order_proposal(card: Card, side: Side) -> Iterator[str]:
    """What an Order returns: exhausted ones first (V16.2), those of value 1 before those of value 2."""
    spent = sorted([resources.area_kind(one, True) for one in side.spent], key=len)
    ready = sorted([resources.kind_of(one) for one in side.ready], key=len)
    for resource, number in (("P", card.cost_p), ("S", card.cost_s)):
        yield from [kind for kind in (*spent, *ready) if resources.type_of(kind) == resource][:number]


def next_exhausts(card: Card, side: Side, chosen: tuple[str, ...]) -> Sequence[str]:
    """Return the kinds that may be exhausted next, so that nothing chosen becomes superfluous (V8.8)."""
    return _next_exhausts(card.level, card.cost_p, card.cost_s, resources.counts(side.ready), _amount(chosen))


@lru_cache(_REMEMBERED)
def _next_exhausts(level: int, p: int, s: int, have: Counts, so_far: Counts) -> tuple[str, ...]:
    ways = payments(level, p, s, have)
    fitting = [way for way in ways if all(part >= took for part, took in zip(way, so_far, strict=True))]
    return tuple(
        kind for place, kind in enumerate(READY) if any(way[place] > so_far[place] for way in fitting)
    )


def exhausts_enough(card: Card, side: Side, chosen: tuple[str, ...]) -> bool:
    """Say whether a payment by hand has exhausted all that it needs."""
    return card.is_order or _amount(chosen) in payments(
        card.level, card.cost_p, card.cost_s, resources.counts(side.ready)
    )


def _amount(kinds: tuple[str, ...]) -> Counts:
    return kinds.count("P"), kinds.count("S"), kinds.count("P2"), kinds.count("S2")


def next_returns(card: Card, side: Side, question: Question) -> list[str]:
    """Return the kinds that may be returned next in a payment by hand."""
    if card.is_order:
        pool = resources.area_kinds(side)
        held = [resources.area_kind(one, False) for one in side.ready]
        held += [resources.area_kind(one, True) for one in side.spent]
    else:
        pool, held = list(READY), list(question.exhausts)
    returned = list(question.returns)
    types = [resources.type_of(kind) for kind in returned]
    open_types = [
        resource
        for resource, number in (("P", card.cost_p), ("S", card.cost_s))
        if types.count(resource) < number
    ]
    return [
        kind
        for kind in pool
        if resources.type_of(kind) in open_types and held.count(kind) > returned.count(kind)
    ]


def complete(card: Card, side: Side, question: Question) -> Question:
    """Return a payment by hand with all that is settled: the last pieces that leave no choice."""
    if not exhausts_enough(card, side, question.exhausts):
        return question
    circular = bool(card.mask & CIRCULAR) and not question.returns
    while len(question.returns) < card.cost_p + card.cost_s:
        kinds = next_returns(card, side, question)
        if len(kinds) != 1 or circular:
            break
        question = _with(question, kinds[0])
    return question


def _with(question: Question, kind: str) -> Question:
    return replace(question, returns=(*question.returns, kind))


def is_complete(card: Card, side: Side, question: Question) -> bool:
    """Say whether a payment by hand needs no further piece."""
    return len(question.returns) == card.cost_p + card.cost_s and (
        exhausts_enough(card, side, question.exhausts)
    )


def pay(
    table: Table, told: list[Told], question: Question, exhausts: tuple[str, ...], returns: tuple[str, ...],
    top: bool,
) -> None:
    """Carry a payment out: exhaust, and put what the cost says on the Convoy (V8.1, V8.5, V13.12)."""
    side, card = table.sides[question.seat], CARDS[question.card]
    stay = list(exhausts)
    given = []
    for kind in returns:
        if not card.is_order:
            stay.remove(kind)
        given.append(resources.take(side, kind))
    exhausted = [resources.exhaust(side, kind) for kind in stay]
    # named from the top card down (V13.12), so the last one named goes on first
    for resource in reversed(given) if top else given:
        (resources.put_on_top if top else resources.put_under)(side, resource)
    spent = tuple(one for kind, one in zip(returns, given, strict=True) if resources.is_spent(kind))
    top = top and bool(given)
    told.append(
        Paid(question.seat, card.id, tuple(exhausted), tuple(given), top, len(side.convoy), spent)
    )
