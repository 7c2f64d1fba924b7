"""A game made up for tests: two seats add to a sum by turns; nothing is hidden until a card is turned.

Each turn a seat adds 1 or 2 as often as it likes, then passes. ``peek`` shows something. At 20 it is over.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import ClassVar, Literal, Self

import msgspec

from game.rules.contract import (
    Action,
    Event,
    Hint,
    IllegalAction,
    Observation,
    Outcome,
    Reason,
    System,
    Told,
)

GOAL = 20


class Add(Action, frozen=True, tag="add"):
    """Add to the sum."""

    number: Literal[1, 2]


class Pass(Action, frozen=True, tag="pass"):
    """End the turn."""


class Peek(Action, frozen=True, tag="peek"):
    """Look at something hidden."""


class Added(Event, frozen=True, tag="added"):
    """The sum has grown."""

    sum: int


class Peeked(Event, frozen=True, tag="peeked"):
    """Somebody looked."""

    reveals: ClassVar[bool] = True


class Passed(Event, frozen=True, tag="passed"):
    """The other seat has the turn."""

    seat: int


class Seen(Observation, frozen=True):
    """Everything is public."""

    sum: int
    legal: tuple[Add | Pass | Peek, ...]


class Counting(msgspec.Struct):
    """The state."""

    sum: int = 0
    to_move: int | None = 0
    outcome: Outcome | None = None

    def legal_actions(self, seat: int) -> Sequence[Action]:
        return (Add(1), Add(2), Pass(), Peek()) if seat == self.to_move else ()

    def apply(self, action: Action) -> list[Told]:
        seat = self.to_move
        if seat is None or action not in self.legal_actions(seat):
            raise IllegalAction(Reason("unknown_action", "T1"))
        match action:
            case Add(number=number):
                self.sum += number
                if self.sum >= GOAL:
                    self._end(seat)
                return [Added(self.sum)]
            case Peek():
                return [Peeked()]
        self.to_move = 1 - seat
        return [Passed(seat)]

    def _end(self, winner: int) -> None:
        self.outcome, self.to_move = Outcome(winner, "counted", "T2"), None

    def concede(self, seat: int) -> list[Told]:
        self._end(1 - seat)
        return []

    def observe(self, seat: int) -> Seen:
        return Seen(seat, self.to_move, self.outcome, self.sum, tuple(self.legal_actions(seat)))  # type: ignore[arg-type]

    def clone(self) -> Self:
        return type(self)(self.sum, self.to_move, self.outcome)

    def digest(self) -> str:
        return hashlib.sha256(self.to_json()).hexdigest()

    def to_json(self) -> bytes:
        return msgspec.json.encode(self)


class Config(msgspec.Struct, frozen=True):
    """Nothing to choose."""


SYSTEM = System(
    id="counting",
    config=Config,
    actions=Add | Pass | Peek,
    events=Added | Passed | Peeked,
    observation=Seen,
    new=lambda config, seed: (Counting(), []),
    from_json=msgspec.json.Decoder(Counting).decode,
    check_invariants=lambda state: None,
    tally=lambda event: None,
    why_not=lambda seen, action: None if action in seen.legal else Reason("unknown_action", "T1"),
    preview=lambda seen, action: None,
    hint=lambda seen: Hint(Add(1), "x"),
    sample=lambda seen, chance: Counting(seen.sum, seen.to_move, seen.outcome),
    seat_names=("x", "y"),
    fingerprint="counting/1",
    levels={"novice": lambda seen, chance, budget, character: seen.legal[1]},
    tell=lambda texts: str,
    scenarios=dict,
)
