"""Paying for what is announced, forged or summoned, whole or piece by piece (E7.1, E19).

Nothing is taken before the last piece is chosen, so that the other seat sees nothing of it until then.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from game.epikha import actions, events
from game.epikha.rules import vital
from game.epikha.rules.flow import ask, push
from game.epikha.rules.vital import Purse
from game.epikha.state import NOBODY, POOL, Question, Table
from game.rules.contract import Action, Told

_PAY: Final = actions.Pay()


def begin(table: Table, told: list[Told], question: Question) -> None:
    """Ask for ``question.due`` Vital, then let ``question.steps`` happen; at once where nothing is due."""
    if question.due:
        ask(table, question)
    else:
        push(table, *question.steps)


def left(table: Table, question: Question) -> list[Purse]:
    """Return the sources that nothing has been taken from yet, in the order of the proposal."""
    return [purse for purse in vital.purses(table, question.seat) if purse[0] not in question.numbers]


def proposed(table: Table, question: Question) -> list[Purse]:
    """Return what is still due, taken from the sources that are left in their order (E7.1)."""
    due, found = question.due, []
    for source, given in left(table, question):
        taken = min(due, given)
        if taken:
            found.append((source, taken))
            due -= taken
    return found


def options(table: Table, question: Question) -> list[Action]:
    """Return the proposal, and every source that may pay next."""
    if not question.due:
        return [_PAY]
    return [_PAY, *(actions.Spend(source) for source, _ in left(table, question))]


def answer(table: Table, told: list[Told], question: Question, action: Action) -> None:
    """Pay the whole rest as proposed, or ask how much of the chosen source."""
    if type(action) is actions.Spend:
        asked = replace(question, ask="amount", number=action.source)
        possible = amount_options(table, asked)
        if len(possible) > 1:
            ask(table, asked)
        else:
            amount_answer(table, told, asked, possible[0])
        return
    pieces = proposed(table, question)
    sources = tuple([source for source, _ in pieces])
    amounts = tuple([amount for _, amount in pieces])
    _take(
        table, told, replace(question, numbers=question.numbers + sources, amounts=question.amounts + amounts)
    )


def amount_options(table: Table, question: Question) -> Sequence[Action]:
    """Return how much the source may give, so that the others can still give the rest (E7.6)."""
    given = dict(left(table, question))
    own = given.pop(question.number)
    least = max(1, question.due - sum(given.values()))
    return [actions.Amount(n) for n in range(least, min(own, question.due) + 1)]


def amount_answer(table: Table, told: list[Told], question: Question, action: Action) -> None:
    """Take so much from the source; the last piece pays."""
    assert isinstance(action, actions.Amount)
    question = replace(
        question,
        ask="payment",
        due=question.due - action.n,
        numbers=(*question.numbers, question.number),
        amounts=(*question.amounts, action.n),
        number=NOBODY,
    )
    if question.due:
        ask(table, question)
    else:
        _take(table, told, question)


def _take(table: Table, told: list[Told], question: Question) -> None:
    """Take all pieces at once, and go on."""
    pieces = list(zip(question.numbers, question.amounts, strict=True))
    for source, amount in pieces:
        vital.spend(table, question.seat, source, amount)
    if pieces:
        pool = sum(amount for source, amount in pieces if source == POOL)
        bodies = tuple([piece for piece in pieces if piece[0] != POOL])
        told.append(events.Paid(question.seat, question.card, pool, bodies))
    push(table, *question.steps)
