"""The suite is worth something: on a system with one fault built in, the right check fails."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from game.rules.chance import Chance
from game.rules.contract import Action, System, Told
from tests.conformance import candles, checks
from tests.conformance.candles import CANDLES, CandlesConfig, CandlesObservation, CandlesState
from tests.conformance.cases import CASES
from tests.conformance.checks import Case

_luck = Chance.of(12345)


class Unseeded(CandlesState):
    """Rolls with chance from outside the state."""

    def roll(self, seat: int) -> list[Told]:
        self.play_chance = Chance(_luck.word())
        return super().roll(seat)


class Leaky(CandlesState):
    """Shows the rival's number by the order of the legal actions."""

    def observe(self, seat: int) -> CandlesObservation:
        seen = super().observe(seat)
        return msgspec.structs.replace(seen, rolls=seen.rolls + 100 * self.numbers[1 - seat])


class Forgetful(CandlesState):
    """Does not save which stake lies."""

    def to_json(self) -> bytes:
        return msgspec.json.encode(msgspec.structs.replace(self, stake=None))


class Shallow(CandlesState):
    """Its clone shares the sums."""

    def clone(self) -> Any:
        copy = super().clone()
        copy.sums = self.sums
        return copy


class Careless(CandlesState):
    """Changes something before it refuses."""

    def apply(self, action: Action) -> list[Told]:
        self.rolls += 0 if self.outcome or action in self.legal_actions(self.rolls % 2) else 2
        return super().apply(action)


class Lenient(CandlesState):
    """Takes whatever is equal to a legal action."""

    def apply(self, action: Action) -> list[Told]:
        legal = self.legal_actions(self.rolls % 2)
        return super().apply(legal[legal.index(action)] if action in legal else action)


class Greedy(CandlesState):
    """Offers actions to the seat that waits."""

    def legal_actions(self, seat: int) -> Any:
        return super().legal_actions(0 if self.to_move is None else self.to_move)


class Endless(CandlesState):
    """Never comes to an end."""

    def roll(self, seat: int) -> list[Told]:
        self.rolls = self.rolls % 2
        return super().roll(seat)


class Chatty(CandlesState):
    """Tells everybody the stake."""

    def lay(self, seat: int, stake: int) -> list[Told]:
        told = super().lay(seat, stake)
        return [msgspec.structs.replace(item, public=item.full) for item in told]  # type: ignore[union-attr, type-var]


class Stubborn(CandlesState):
    """Does not let the first seat give up."""

    def concede(self, seat: int) -> list[Told]:
        return super().concede(1)


def with_state(kind: type[CandlesState]) -> System:
    """Candles with another state."""

    def as_kind(state: CandlesState) -> CandlesState:
        return kind(*(getattr(state, field) for field in state.__struct_fields__))

    def new(config: CandlesConfig, seed: int) -> tuple[CandlesState, list[Told]]:
        state, told = candles.new(config, seed)
        return as_kind(state), told

    return msgspec.structs.replace(
        CANDLES,
        new=new,
        from_json=lambda data: as_kind(candles.from_json(data)),
        sample=lambda seen, chance: as_kind(candles.sample(seen, chance)),
    )


def with_call(**calls: Any) -> System:
    """Candles with other functions."""
    return msgspec.structs.replace(CANDLES, **calls)


FAULTS: list[tuple[System, Callable[[Case], None]]] = [
    (with_state(Unseeded), checks.same_seed_same_game),
    (with_state(Leaky), checks.secrets_do_not_show),
    (with_state(Leaky), checks.samples_fit),
    (with_state(Forgetful), checks.copies_and_saves_are_exact),
    (with_state(Shallow), checks.copies_and_saves_are_exact),
    (with_state(Careless), checks.refusals_change_nothing),
    (with_state(Lenient), checks.likenesses_are_refused),
    (with_state(Greedy), checks.few_and_only_for_the_seat_to_move),
    (with_state(Endless), checks.every_match_ends),
    (with_state(Chatty), checks.events_do_not_tell_secrets),
    (with_state(Stubborn), checks.either_seat_may_concede),
    (with_call(why_not=lambda seen, action: None), checks.refusals_change_nothing),
    (with_call(why_not=lambda seen, action: None), checks.why_not_agrees_with_legal_actions),
    (
        with_call(
            preview=lambda seen, action: msgspec.structs.replace(candles.preview(seen, action), stake=3)
        ),
        checks.previews_are_true,
    ),
    (with_call(hint=lambda seen: candles.Hint(candles.Lay(7), "candles.hint")), checks.hints_are_legal),
    (
        with_call(levels={"novice": lambda seen, chance, budget, character: candles.Lay(7)}),
        checks.secrets_do_not_show,
    ),
    (with_call(actions=candles.Roll), checks.actions_and_events_survive_json),
]


@pytest.mark.parametrize(("system", "check"), FAULTS, ids=lambda value: getattr(value, "__name__", ""))
def test_a_fault_is_noticed(system: System, check: Callable[[Case], None]) -> None:
    case = msgspec.structs.replace(CASES["candles"], system=system)
    with pytest.raises((AssertionError, msgspec.ValidationError)):
        check(case)


def test_hiding_a_reveal_from_undo_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """A match that forgot to look at what was told would let a roll be taken back."""
    monkeypatch.setattr("game.match.reveals", lambda told: False)
    with pytest.raises(AssertionError):
        checks.undo_only_what_revealed_nothing(CASES["candles"])
