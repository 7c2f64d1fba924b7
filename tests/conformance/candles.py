"""Candles: a tiny made-up game that has what the first real one has not.

Each seat hides a number from 1 to 6. On its turn a seat lays a stake (and may lay another instead: nothing is
revealed, so it can be taken back), then rolls: the stake is won if the die is at least the hidden number.
After six rolls the greater sum wins; equal sums are a draw.
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
    ConfigError,
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
from game.rules.literal import literal

ROLLS = 6


class CandlesConfig(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How high stakes may be."""

    stakes: int = 3

    def __post_init__(self) -> None:
        if not 1 <= self.stakes <= 9:
            raise ConfigError(Reason("stakes", "K1", params={"value": self.stakes}))


class Lay(Action, frozen=True, tag="lay"):
    """Lay a stake."""

    stake: int


class Roll(Action, frozen=True, tag="roll"):
    """Roll for the stake that lies."""


class Begun(Event, frozen=True, tag="begun"):
    """The numbers were hidden."""

    reveals: ClassVar[bool] = True
    numbers: tuple[int | None, int | None]


class Laid(Event, frozen=True, tag="laid"):
    """A stake was laid, seen by its owner only until the roll."""

    seat: int
    stake: int | None


class Rolled(Event, frozen=True, tag="rolled"):
    """The die fell."""

    reveals: ClassVar[bool] = True
    seat: int
    stake: int
    die: int


class Ended(Event, frozen=True, tag="ended"):
    """The match is over."""

    winner: int | None


class CandlesObservation(Observation, frozen=True):
    """What a seat may know."""

    number: int | None
    stake: int | None
    has_laid: bool
    sums: tuple[int, int]
    rolls: int
    stakes: int
    legal: tuple[Lay | Roll, ...]


class CandlesPreview(msgspec.Struct, frozen=True):
    """What a seat can foresee."""

    stake: int | None
    next_seat: int
    unknown: tuple[str, ...]


class CandlesState(msgspec.Struct):
    """The whole state."""

    config: CandlesConfig
    play_chance: Chance
    numbers: list[int]
    stake: int | None = None
    sums: list[int] = msgspec.field(default_factory=lambda: [0, 0])
    rolls: int = 0
    outcome: Outcome | None = None

    @property
    def to_move(self) -> int | None:
        return None if self.outcome else self.rolls % 2

    def legal_actions(self, seat: int) -> tuple[Lay | Roll, ...]:
        if seat != self.to_move:
            return ()
        stakes = [Lay(stake) for stake in range(1, self.config.stakes + 1) if stake != self.stake]
        return (*stakes, Roll()) if self.stake else tuple(stakes)

    def apply(self, action: Action) -> list[Told]:
        seat = self.to_move
        reason = why_not(self.observe(0 if seat is None else seat), action)
        if reason is not None:
            raise IllegalAction(reason)
        assert seat is not None
        return self.lay(seat, action.stake) if isinstance(action, Lay) else self.roll(seat)

    def lay(self, seat: int, stake: int) -> list[Told]:
        self.stake = stake
        full, public = Laid(seat, stake), Laid(seat, None)
        return [Split(public, (full, public) if seat == 0 else (public, full), full)]

    def roll(self, seat: int) -> list[Told]:
        die, stake = self.play_chance.below(6) + 1, self.stake or 0
        self.sums[seat] += stake * (die >= self.numbers[seat])
        self.stake, self.rolls = None, self.rolls + 1
        told: list[Told] = [Rolled(seat, stake, die)]
        if self.rolls == ROLLS:
            first, second = self.sums
            winner = None if first == second else int(second > first)
            self.outcome = Outcome(winner, "most_light", "K4")
            told.append(Ended(winner))
        return told

    def concede(self, seat: int) -> list[Told]:
        if self.outcome:
            raise IllegalAction(Reason("game_over", "K5"))
        self.outcome = Outcome(1 - seat, "conceded", "K5")
        return [Ended(1 - seat)]

    def observe(self, seat: int) -> CandlesObservation:
        own = seat == self.to_move or seat == SPECTATOR
        return CandlesObservation(
            seat, self.to_move, self.outcome, None if seat == SPECTATOR else self.numbers[seat],
            self.stake if own else None, self.stake is not None, (self.sums[0], self.sums[1]), self.rolls,
            self.config.stakes, self.legal_actions(seat),
        )  # fmt: skip

    def clone(self) -> Self:
        return type(self)(
            self.config, self.play_chance.copy(), self.numbers[:], self.stake, self.sums[:], self.rolls,
            self.outcome,
        )  # fmt: skip

    def digest(self) -> str:
        return hashlib.sha256(self.to_json()).hexdigest()

    def to_json(self) -> bytes:
        return msgspec.json.encode(self)


def new(config: CandlesConfig, seed: int) -> tuple[CandlesState, list[Told]]:
    """Hide two numbers."""
    setup = Chance.of(seed)
    one, two = setup.below(6) + 1, setup.below(6) + 1
    state = CandlesState(config, Chance.of(seed, 1), [one, two])
    return state, [Split(Begun((None, None)), (Begun((one, None)), Begun((None, two))), Begun((one, two)))]


def from_json(data: bytes) -> CandlesState:
    """Read a saved state."""
    return msgspec.json.decode(data, type=CandlesState)


def why_not(seen: CandlesObservation, action: Action) -> Reason | None:
    """Why an action is refused."""
    if seen.outcome:
        return Reason("game_over", seen.outcome.rule)
    if seen.seat != seen.to_move:
        return Reason("not_your_turn", "K1")
    if action in seen.legal and literal(action):
        return None
    return Reason("no_stake" if isinstance(action, Roll) else "no_such_stake", "K2")


def preview(seen: CandlesObservation, action: Action) -> CandlesPreview:
    """What follows."""
    reason = why_not(seen, action)
    if reason is not None:
        raise IllegalAction(reason)
    if isinstance(action, Lay):
        return CandlesPreview(action.stake, seen.seat, ())
    return CandlesPreview(None, 1 - seen.seat, ("die",))


def hint(seen: CandlesObservation) -> Hint:
    """The highest stake, then the die."""
    return Hint(seen.legal[-1], "candles.hint")


def sample(seen: CandlesObservation, chance: Chance) -> CandlesState:
    """Another number for the rival."""
    own, other = seen.number or 1, chance.below(6) + 1
    stake = seen.stake if seen.stake is not None or not seen.has_laid else 1
    numbers = [other, own] if seen.seat == 1 else [own, other]
    return CandlesState(
        CandlesConfig(seen.stakes), Chance(chance.word()), numbers, stake, list(seen.sums), seen.rolls,
        seen.outcome,
    )  # fmt: skip


def check_invariants(state: CandlesState) -> None:
    """Sums never exceed what was staked."""
    if max(state.sums) > state.rolls * state.config.stakes:
        raise ValueError("more was won than staked")


def careful(seen: CandlesObservation, chance: Chance, budget: Budget, character: str = "", /) -> Action:
    """A computer player that looks at its own number."""
    if seen.stake:
        return Roll()
    return Lay(1 if (seen.number or 0) > 3 else seen.stakes)


def tally(event: Event) -> str | None:
    """Rolls are counted."""
    return "roll" if isinstance(event, Rolled) else None


CANDLES = System(
    id="candles", config=CandlesConfig, actions=Lay | Roll, events=Begun | Laid | Rolled | Ended,
    observation=CandlesObservation, new=new, from_json=from_json, why_not=why_not, preview=preview, hint=hint,
    sample=sample, seat_names=("candles.0", "candles.1"), fingerprint="candles/1",
    levels={"novice": careful}, check_invariants=check_invariants, tally=tally,
    tell=lambda texts: str, scenarios=dict,
)  # fmt: skip


def permute(state: CandlesState, seat: int, chance: Chance) -> CandlesState:
    """Exchange what ``seat`` cannot see: the rival's number, and its stake before the roll."""
    other = state.clone()
    other.numbers[1 - seat] = chance.below(6) + 1
    if state.to_move == 1 - seat and state.stake is not None:
        other.stake = chance.below(state.config.stakes) + 1
    other.play_chance.word()
    return other


def truth(state: CandlesState, seat: int) -> Any:
    """What a preview of an action of ``seat`` should have said, read off the state after it."""
    return state.stake, state.to_move


def foreseen(preview: CandlesPreview) -> Any:
    """The same as the preview says it."""
    return preview.stake, preview.next_seat
