"""Lanterns: a made-up game with hidden hands, in which whatever is played may be answered by the other seat.

A turn draws a lamp and plays up to two. Two winds blow at each, and at each wind the other seat may answer
with a brighter lamp; where it has none, the wind passes by itself. A turn is over after two lamps, with an
empty hand, or when it is ended.
"""

from __future__ import annotations

import hashlib
from typing import Any, ClassVar, Self

import msgspec

from game.opponents import Budget
from game.rules.chance import Chance
from game.rules.contract import (
    SPECTATOR,
    Action,
    Event,
    Hint,
    IllegalAction,
    Observation,
    Outcome,
    Reason,
    Split,
    System,
    Told,
)

LAMPS, HAND, TURNS, MOST, WINDS = 60, 3, 6, 2, 2
Cards = tuple[int | None, ...]


class LanternsConfig(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Nothing to choose."""


class Play(Action, frozen=True, tag="play"):
    """Play the lamp at a place of the hand: in the own turn, or as an answer."""

    place: int


class Pass(Action, frozen=True, tag="pass"):
    """Do not answer."""


class End(Action, frozen=True, tag="end"):
    """End the turn."""


class Begun(Event, frozen=True, tag="begun"):
    """The hands were dealt."""

    reveals: ClassVar[bool] = True
    hands: tuple[Cards, Cards]


class TurnBegun(Event, frozen=True, tag="turn_begun"):
    """A turn begins with a lamp that its owner alone sees."""

    reveals: ClassVar[bool] = True
    seat: int
    lamp: int | None


class Played(Event, frozen=True, tag="played"):
    """A lamp was played."""

    reveals: ClassVar[bool] = True
    seat: int
    place: int
    lamp: int


class Passed(Event, frozen=True, tag="passed"):
    """A seat did not answer; by itself when it could not."""

    reveals: ClassVar[bool] = True
    seat: int
    by_itself: bool


class Ended(Event, frozen=True, tag="ended"):
    """The match is over."""


class LanternsObservation(Observation, frozen=True):
    """What a seat may know."""

    active: int
    hands: tuple[Cards, Cards]
    lit: int | None
    """The lamp that may be answered."""
    legal: tuple[Play | Pass | End, ...]


class LanternsState(msgspec.Struct):
    """The whole state. A turn has been begun for `active`; `lit` waits for an answer."""

    deck: list[int]
    hands: list[list[int]]
    active: int = 0
    turns: int = 1
    played: int = 0
    lit: int | None = None
    winds: int = 0
    """How many winds have still to blow at the lamp that is lit."""
    points: list[int] = msgspec.field(default_factory=lambda: [0, 0])
    outcome: Outcome | None = None

    @property
    def to_move(self) -> int | None:
        if self.outcome:
            return None
        return self.active if self.lit is None else 1 - self.active

    def legal_actions(self, seat: int) -> tuple[Play | Pass | End, ...]:
        if seat != self.to_move:
            return ()
        hand = self.hands[seat]
        if self.lit is None:
            return (*(Play(place) for place in range(len(hand))), End())
        return (*(Play(place) for place, lamp in enumerate(hand) if lamp > self.lit), Pass())

    def apply(self, action: Action) -> list[Told]:
        seat = self.to_move
        if seat is None or action not in self.legal_actions(seat):
            raise IllegalAction(Reason("no", "L1"))
        if isinstance(action, Pass):
            return [Passed(seat, by_itself=False), *self.wind()]
        if isinstance(action, End):
            return self.next_turn()
        assert isinstance(action, Play)
        lamp = self.hands[seat].pop(action.place)
        told: list[Told] = [Played(seat, action.place, lamp)]
        if seat != self.active:
            self.points[seat] += 1
        else:
            self.lit, self.winds, self.played = lamp, WINDS, self.played + 1
            if len(self.legal_actions(1 - seat)) > 1:
                return told
            told.append(Passed(1 - seat, by_itself=True))
        return [*told, *self.wind()]

    def wind(self) -> list[Told]:
        """A wind is over: the next one, or the turn goes on."""
        self.winds -= 1
        other = 1 - self.active
        if self.winds:
            able = len(self.legal_actions(other)) > 1
            return [] if able else [Passed(other, by_itself=True), *self.wind()]
        self.lit = None
        return self.next_turn() if self.played >= MOST or not self.hands[self.active] else []

    def next_turn(self) -> list[Told]:
        if self.turns == TURNS:
            self.outcome = Outcome(None, "dark", "L2")
            return [Ended()]
        self.active, self.turns, self.played = 1 - self.active, self.turns + 1, 0
        return [self.draw()]

    def draw(self) -> Told:
        lamp, seat = self.deck.pop(), self.active
        self.hands[seat].append(lamp)
        full, public = TurnBegun(seat, lamp), TurnBegun(seat, None)
        return Split(public, (full, public) if seat == 0 else (public, full), full)

    def concede(self, seat: int) -> list[Told]:
        self.outcome = Outcome(1 - seat, "conceded", "L3")
        return [Ended()]

    def observe(self, seat: int) -> LanternsObservation:
        return LanternsObservation(
            seat, self.to_move, self.outcome, self.active, seen(self.hands, seat), self.lit,
            self.legal_actions(seat),
        )  # fmt: skip

    def clone(self) -> Self:
        return msgspec.json.decode(self.to_json(), type=type(self))

    def digest(self) -> str:
        return hashlib.sha256(self.to_json()).hexdigest()

    def to_json(self) -> bytes:
        return msgspec.json.encode(self)


def seen(hands: list[list[int]], viewer: int) -> tuple[Cards, Cards]:
    """Both hands as `viewer` sees them."""
    known: list[Cards] = [
        tuple(lamp if viewer in (seat, SPECTATOR) else None for lamp in hand)
        for seat, hand in enumerate(hands)
    ]
    return known[0], known[1]


def new(config: LanternsConfig, seed: int) -> tuple[LanternsState, list[Told]]:
    """Shuffle and deal."""
    chance = Chance.of(seed)
    deck = list(range(100, 100 + LAMPS))
    chance.shuffle(deck)
    state = LanternsState(deck[2 * HAND :], [deck[:HAND], deck[HAND : 2 * HAND]])
    forms = [Begun(seen(state.hands, viewer)) for viewer in (-2, 0, 1, SPECTATOR)]
    return state, [Split(forms[0], (forms[1], forms[2]), forms[3]), state.draw()]


def why_not(seen: LanternsObservation, action: Action) -> Reason | None:
    """Why an action is refused."""
    return None if action in seen.legal else Reason("no", "L1")


def chosen(seen: LanternsObservation, chance: Chance, budget: Budget, character: str = "", /) -> Action:
    """A computer player that does something."""
    return seen.legal[chance.below(len(seen.legal))]


def nothing(*_: Any) -> Any:
    """For what no test of the table asks."""
    raise NotImplementedError


LANTERNS = System(
    id="lanterns", config=LanternsConfig, actions=Play | Pass | End,
    events=Begun | TurnBegun | Played | Passed | Ended, observation=LanternsObservation, new=new,
    from_json=lambda data: msgspec.json.decode(data, type=LanternsState), why_not=why_not, preview=nothing,
    hint=lambda seen: Hint(seen.legal[0], ""), sample=nothing, seat_names=("lanterns.0", "lanterns.1"),
    fingerprint="lanterns/1", levels={"novice": chosen}, check_invariants=lambda state: None,
    tally=lambda event: None, tell=lambda texts: str, scenarios=dict,
)  # fmt: skip
