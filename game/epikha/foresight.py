"""What a seat can foresee from its own knowledge: refusals and previews (E19).

Both are pure functions of the observation. They work on a sampled table whose rival holds no hand, so that
nothing which the seat cannot know makes a difference; what may still come between is named ("answer").
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.epikha import actions, events
from game.epikha.observing import numbers_of, payment_of, player_vital
from game.epikha.rules.flow import DONE, PASS
from game.epikha.rules.legality import ANSWERS, STEPS
from game.epikha.rules.refusals import why_not as refused
from game.epikha.sampling import sample_table
from game.epikha.state import Table
from game.epikha.view import EpikhaObservation, Preview, SeenPayment
from game.rules.chance import Chance
from game.rules.contract import SPECTATOR, Action, Event, IllegalAction, Reason, Told, visible_to
from game.rules.questions import why_not_seen

_UNDECIDED: Final = {"window": PASS, "absorb": DONE}
"""What a rival says who does nothing."""
_MOST_STEPS: Final = 2_000
"""More than any turn needs."""


def why_not(seen: EpikhaObservation, action: Action) -> Reason | None:
    """Return why the observing seat may not take ``action`` now, or None if it may (E19)."""

    def found() -> Reason | None:
        return refused(sample_table(seen, Chance.of(0)), seen.seat, action)

    return why_not_seen(seen, action, "E19", found)


def preview(seen: EpikhaObservation, action: Action) -> Preview:
    """Return what ``action`` leads to if nobody else says anything, as far as the seat can know.

    Raises:
        IllegalAction: the action is not legal, with the same reason as ``why_not``.
    """
    reason = why_not(seen, action)
    if reason is not None:
        raise IllegalAction(reason)
    seat = seen.seat
    table = sample_table(seen, Chance.of(0))
    table.sides[1 - seat].hand.clear()
    table.sides[1 - seat].shown.clear()
    told = _carry(table, seat, action)
    asked = table.question
    payment = None if asked is None or asked.seat != seat else payment_of(table, asked)
    if payment is not None and asked is not None and asked.ask == "payment":
        told += _carry(table, seat, actions.Pay())
    return _preview(seen, table, visible_to(SPECTATOR, told), payment)


def _carry(table: Table, seat: int, action: Action) -> list[Told]:
    """Do what an action says, and what follows until the seat itself or a choice of the rival comes."""
    told: list[Told] = []
    _answer(table, told, action)
    for _ in range(_MOST_STEPS):
        question = table.question
        if question is not None:
            if question.seat == seat or question.ask not in _UNDECIDED:
                break
            _answer(table, told, _UNDECIDED[question.ask])
        elif not table.agenda or table.outcome is not None or table.agenda[-1].do == "turn":
            break
        else:
            step = table.agenda.pop()
            STEPS[step.do](table, told, step)
    return told


def _answer(table: Table, told: list[Told], action: Action) -> None:
    question, table.question = table.question, None
    assert question is not None
    ANSWERS[question.ask](table, told, question, action)


def _preview(
    seen: EpikhaObservation, table: Table, told: Sequence[Event], payment: SeenPayment | None
) -> Preview:
    before = {group.group: group for group in seen.groups}
    outcome = table.outcome
    return Preview(
        payment=payment,
        groups=tuple(group for group in numbers_of(table) if before.get(group.group) != group),
        gone=tuple(_gone(told)),
        vital=(player_vital(table, 0), player_vital(table, 1)),
        pool=table.sides[seen.seat].pool,
        wins=outcome is not None and outcome.winner == seen.seat,
        unknown=_unknown(seen.seat, table, told),
    )


def _gone(told: Sequence[Event]) -> list[int]:
    """Return the numbers of bodies and arms that have left the field."""
    return [
        event.body if isinstance(event, events.BodyLeft) else event.arm
        for event in told
        if isinstance(event, events.BodyLeft | events.ArmLeft)
    ]


def _unknown(seat: int, table: Table, told: Sequence[Event]) -> tuple[str, ...]:
    """Name what of the consequences nobody could know before."""
    found = []
    asked = table.question is not None and table.question.seat != seat
    if asked or any(_of_rival(event, seat) for event in told):
        found.append("answer")
    if any(type(event) is events.CoinCalled for event in told):
        found.append("coin")
    if table.question is None and table.outcome is None:
        found.append("draw")
    return tuple(found)


def _of_rival(event: Event, seat: int) -> bool:
    """Say whether an event is one at which a rival could have said something."""
    return isinstance(event, events.WindowPassed | events.Struck) and event.seat != seat
