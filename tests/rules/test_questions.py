"""What every match of questions has alike: what its state must say itself, and what is refused unasked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
import pytest

from game.rules.contract import Action, IllegalAction, Outcome, Reason, Told
from game.rules.questions import AbstractStruct, Questioned, why_not_seen


class Nod(Action, frozen=True, tag="nod"):
    """The one thing that is said here."""

    hard: int = 0


class Asked(msgspec.Struct, frozen=True):
    """A question to a seat."""

    seat: int


class Table(msgspec.Struct):
    """A position that waits at a question."""

    question: Any = Asked(0)
    outcome: Outcome | None = None
    nods: int = 0


class Nodding(Table, Questioned[Nod], dict=True, metaclass=AbstractStruct):
    """A match in which seats nod."""

    def options(self) -> Sequence[Action]:
        """A nod."""
        return [Nod()]

    def refused(self, action: Action) -> Reason:
        """Only plain nods."""
        return Reason("too_hard", "N1")

    def carried_out(self, action: Action) -> list[Told]:
        """The other seat is asked next."""
        self.nods += 1
        self.question = Asked(1 - self.question.seat)
        return []


class Forgetful(Table, Questioned[Nod], dict=True, metaclass=AbstractStruct):
    """One that does not say what is offered, nor why not."""

    def carried_out(self, action: Action) -> list[Told]:
        """Nothing."""
        return []


def test_a_state_that_leaves_something_out_cannot_be_made() -> None:
    with pytest.raises(TypeError, match=r"options.*refused"):
        Forgetful()  # type: ignore[abstract]


def test_seats_are_asked_in_turn_and_what_is_not_offered_changes_nothing() -> None:
    match = Nodding()
    assert (match.to_move, list(match.legal_actions(0)), list(match.legal_actions(1))) == (0, [Nod()], [])
    with pytest.raises(IllegalAction) as caught:
        match.apply(Nod(2))
    assert caught.value.reason == Reason("too_hard", "N1") and match.nods == 0
    match.apply(Nod())
    assert (match.nods, match.to_move) == (1, 1)


class Seen(msgspec.Struct):
    """What a seat knows."""

    seat: int = 0
    to_move: int | None = 0
    outcome: Outcome | None = None
    legal: Sequence[Action] = (Nod(),)


@pytest.mark.parametrize(
    ("seen", "action", "reason"),
    [
        (Seen(), Nod(), None),
        (Seen(), Nod(2), Reason("too_hard", "N1")),
        (Seen(seat=1, legal=()), Nod(), Reason("not_your_turn", "N2")),
        (Seen(outcome=Outcome(0, "asleep", "N3")), Nod(), Reason("game_over", "N3")),
    ],
)
def test_the_end_stands_before_the_turn_and_the_turn_before_the_rules(
    seen: Seen, action: Nod, reason: Reason | None
) -> None:
    assert why_not_seen(seen, action, "N2", lambda: Reason("too_hard", "N1")) == reason
