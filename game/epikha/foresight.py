"""What a seat can foresee from its own knowledge: refusals and previews (E19).

Both are pure functions of the observation. They work on a sampled table whose rival holds no hand, so that
nothing which the seat cannot know makes a difference; what may still come between is named ("answer").
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from game.epikha import actions, events
from game.epikha.observing import numbers_of, payment_of, player_vital
from game.epikha.rules import groups, numbers
from game.epikha.rules.flow import DONE, PASS
from game.epikha.rules.legality import ANSWERS, STEPS, legal
from game.epikha.rules.refusals import why_not as refused
from game.epikha.sampling import sample_table
from game.epikha.state import Arm, Question, Table
from game.epikha.view import EpikhaObservation, Preview, SeenPayment
from game.rules.chance import Chance
from game.rules.contract import SPECTATOR, Action, Event, IllegalAction, Reason, Told, visible_to
from game.rules.questions import why_not_seen

_ANNOUNCING: Final = (
    *(actions.Cast, actions.Aim, actions.Recall, actions.Caster, actions.Pay, actions.Amount),
    *(actions.UseMarker, actions.PlaceMagic, actions.NextEffect),
)
"""What puts something on the chain: it is followed to its end."""
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
    worn = dict(_resistance(table))
    met: set[str] = set()
    told = _carry(table, seat, action, met)
    asked = table.question
    if asked is not None and asked.seat == seat and asked.ask == "caster":
        # what a spell does is the same whoever casts it
        told += _carry(table, seat, legal(table)[0], met)
        asked = table.question
    payment = None if asked is None or asked.seat != seat else payment_of(table, asked)
    if payment is not None and asked is not None and asked.ask == "payment":
        told += _carry(table, seat, actions.Pay(), met)
    if isinstance(action, _ANNOUNCING):
        told += _resolved(table, seat, met)
    arms = [(arm, left) for arm, left in _resistance(table) if worn.get(arm, left) != left]
    foreseen = _preview(seen, table, visible_to(SPECTATOR, told), payment, tuple(arms))
    if "coin" not in met or "coin" in foreseen.unknown:
        return foreseen
    return replace(foreseen, unknown=(*foreseen.unknown, "coin"))


def _carry(table: Table, seat: int, action: Action, met: set[str]) -> list[Told]:
    """Do what an action says, and what follows until the seat itself or a choice of the rival comes.

    ``met`` gets the questions that were answered for somebody.
    """
    told: list[Told] = []
    _answer(table, told, action)
    for _ in range(_MOST_STEPS):
        question = table.question
        if question is not None:
            said = None if question.seat == seat else _undecided(table, question)
            if said is None:
                break
            met.add(question.ask)
            _answer(table, told, said)
        elif not table.agenda or table.outcome is not None or table.agenda[-1].do == "turn":
            break
        else:
            step = table.agenda.pop()
            STEPS[step.do](table, told, step)
    return told


def _resolved(table: Table, seat: int, met: set[str]) -> list[Told]:
    """Let the chain go on to its end: the seat adds nothing to it, and takes what of it hits itself."""
    told: list[Told] = []
    for _ in range(_MOST_STEPS):
        asked = table.question
        if asked is None or asked.seat != seat or (asked.ask == "window" and not table.chain):
            break
        said = _undecided(table, asked)
        if said is None:
            break
        met.add(asked.ask)
        told += _carry(table, seat, said, met)
    return told


def _undecided(table: Table, question: Question) -> Action | None:
    """Return what somebody says who does nothing; None where it could be anything.

    Coins are not called, and damage to a Unit is spread evenly: what has to be reckoned with.
    """
    match question.ask:
        case "window":
            return PASS
        case "absorb":
            return DONE
        case "coin":
            return actions.CallCoin("no")
        case "points":
            offered = [one for one in legal(table) if isinstance(one, actions.Points)]
            members = len(groups.group_at(table, question.packet.target).bodies) if question.packet else 1
            share = -(-question.due // max(1, members - len(question.amounts)))
            return min(offered, key=lambda one: (abs(one.n - share), one.n))
        case "damage_order" | "survivor":
            return legal(table)[0]
    return None


def _answer(table: Table, told: list[Told], action: Action) -> None:
    question, table.question = table.question, None
    assert question is not None
    ANSWERS[question.ask](table, told, question, action)


def _preview(
    seen: EpikhaObservation, table: Table, told: Sequence[Event], payment: SeenPayment | None,
    arms: tuple[tuple[int, int], ...],
) -> Preview:  # fmt: skip
    before = {group.group: group for group in seen.groups}
    outcome = table.outcome
    return Preview(
        payment=payment,
        groups=tuple(group for group in numbers_of(table) if before.get(group.group) != group),
        arms=arms,
        gone=tuple(_gone(told)),
        returned=tuple(_gone(told, "returned")),
        vital=(player_vital(table, 0), player_vital(table, 1)),
        pool=table.sides[seen.seat].pool,
        wins=outcome is not None and outcome.winner == seen.seat,
        unknown=_unknown(seen.seat, table, told),
    )


def _gone(told: Sequence[Event], way: str = "") -> list[int]:
    """Return the numbers of bodies, arms and continuous spells that have left the field, in a ``way``."""
    found = []
    for event in told:
        match event:
            case events.BodyLeft(body=number) | events.ArmLeft(arm=number) if way in ("", event.way):
                found.append(number)
            case events.ContinuousLeft(number=number) if not way:
                found.append(number)
    return found


def _resistance(table: Table) -> list[tuple[int, int]]:
    """Return all arms of the field with their Resistencia as it is."""
    found: list[Arm] = []
    for seat, side in enumerate(table.sides):
        found += side.armoury
        found += [spot.arm for spot in side.magic if spot is not None and spot.arm is not None]
        for group in groups.groups_of(table, seat):
            found += [arm for body in group.bodies for arm in body.arms]
    return [(arm.id, numbers.capacity(arm)) for arm in found]


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
