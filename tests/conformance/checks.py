"""What every system promises (``game.rules.contract``), each promise as a function that asserts it.

They are functions so that they can be turned on systems with a built-in fault as well: see ``test_bites``.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import islice, product
from pathlib import Path
from typing import Any

import msgspec

from game.journal import Journal, decode, record_of
from game.match import Match, MatchSetup
from game.opponents import Budget
from game.rules.chance import Chance
from game.rules.contract import (
    MOST_LEGAL_ACTIONS,
    SPECTATOR,
    Action,
    Event,
    IllegalAction,
    Observation,
    Reason,
    Split,
    System,
    reveals,
    visible_to,
)

SEEDS = (1, 2, 3)
MOST_ACTIONS = 5000
EVERY = 17
"""Computer players are asked at every seventeenth decision: the strong ones take their time."""
QUICK = Budget(seconds=float("inf"), share=1 / 256)
"""Few simulations, and no clock that could decide."""


class Case(msgspec.Struct, frozen=True):
    """A system with what only tests know of it.

    ``permute(state, seat, chance)`` exchanges what the seat cannot see; ``truth(state, seat)`` reads off a
    state what ``foreseen(preview)`` says of it; ``strange`` are actions that are never legal.
    """

    system: System
    permute: Callable[[Any, int, Chance], Any]
    truth: Callable[[Any, int], Any]
    foreseen: Callable[[Any], Any]
    strange: tuple[Action, ...]
    can_undo: bool
    """Whether there are actions that reveal nothing."""


class Alien(Action, frozen=True, tag="alien"):
    """An action of no system."""


def decisions(case: Case, seed: int) -> Iterator[tuple[Any, int]]:
    """Yield the state before every decision of a random match, with the seat to move."""
    state, _ = case.system.new(case.system.config(), seed)
    chance = Chance.of(seed, 7)
    for _ in range(MOST_ACTIONS):
        seat = state.to_move
        if seat is None:
            return
        yield state, seat
        state.apply(chance.pick(state.legal_actions(seat)))
    raise AssertionError("the match does not end")


def positions(case: Case) -> Iterator[tuple[Any, int]]:
    """Yield the decisions of several matches."""
    for seed in SEEDS:
        yield from decisions(case, seed)


def play_out(case: Case, seed: int, play_seed: int = 7) -> tuple[Any, list[Any]]:
    """Return the final state and all events of a random match."""
    state, told = case.system.new(case.system.config(), seed)
    chance = Chance.of(seed, play_seed)
    for _ in range(MOST_ACTIONS):
        if state.to_move is None:
            return state, told
        told += state.apply(chance.pick(state.legal_actions(state.to_move)))
    raise AssertionError("the match does not end")


# --- the promises ---------------------------------------------------------------------------------------


def same_seed_same_game(case: Case) -> None:
    """Config, seed and actions settle everything; another seed is another game."""
    digests = set()
    for seed in range(6):
        first, second = play_out(case, seed), play_out(case, seed)
        assert first[0].digest() == second[0].digest()
        assert first[1] == second[1]
        digests.add(first[0].digest())
    assert len(digests) > 1


def few_and_only_for_the_seat_to_move(case: Case) -> None:
    """1 to 250 different actions for the seat to move, none for the other, none at the end."""
    for state, seat in positions(case):
        legal = list(state.legal_actions(seat))
        assert 1 <= len(legal) <= MOST_LEGAL_ACTIONS
        assert len(set(legal)) == len(legal)
        assert not state.legal_actions(1 - seat)
        assert not state.legal_actions(SPECTATOR)
    over, _ = play_out(case, 4)
    assert not over.legal_actions(0) and not over.legal_actions(1)
    assert over.to_move is None and over.outcome is not None


def refusals_change_nothing(case: Case) -> None:
    """A strange action is refused with the reason that ``why_not`` gives, and leaves no trace."""
    for state, seat in positions(case):
        for action in (*case.strange, Alien()):
            before, seen = state.digest(), state.observe(seat)
            try:
                state.apply(action)
            except IllegalAction as illegal:
                assert illegal.reason == case.system.why_not(seen, action)
                assert isinstance(illegal.reason, Reason) and illegal.reason.code and illegal.reason.rule
            else:
                raise AssertionError(f"{action} was accepted")
            assert state.digest() == before
    over, _ = play_out(case, 4)
    assert case.system.why_not(over.observe(0), case.strange[0]).code == "game_over"


def likenesses_are_refused(case: Case) -> None:
    """True, 1.0 and 1 are equal and yet not the same: an action says its numbers as numbers."""
    tried = 0
    for state, seat in decisions(case, 1):
        seen = state.observe(seat)
        for action in state.legal_actions(seat):
            for false in likenesses(action):
                assert false == action
                assert case.system.why_not(seen, false) is not None
                before = state.digest() if not tried else ""
                try:
                    state.apply(false)
                except IllegalAction as illegal:
                    assert illegal.reason == case.system.why_not(seen, false)
                else:
                    raise AssertionError(f"{false} was accepted")
                assert not before or state.digest() == before
                tried += 1
    assert tried


def likenesses(action: Action) -> Iterator[Action]:
    """Yield actions that are equal to ``action`` in values of other types."""
    for name in action.__struct_fields__:
        value = getattr(action, name)
        if isinstance(value, bool):
            yield msgspec.structs.replace(action, **{name: int(value)})
        elif isinstance(value, int):
            yield msgspec.structs.replace(action, **{name: float(value)})
            if value in (0, 1):
                yield msgspec.structs.replace(action, **{name: bool(value)})


def why_not_agrees_with_legal_actions(case: Case) -> None:
    """What is legal is refused to nobody but the idle seat; the observation lists the same actions."""
    for state, seat in positions(case):
        seen, idle = state.observe(seat), state.observe(1 - seat)
        assert list(seen.legal) == list(state.legal_actions(seat))
        assert not idle.legal
        for action in seen.legal:
            assert case.system.why_not(seen, action) is None
            assert case.system.why_not(idle, action) is not None


def copies_and_saves_are_exact(case: Case) -> None:
    """Clone, digest and JSON hold every field of the state, at every decision; a clone is independent."""
    for state, seat in positions(case):
        saved, copy = case.system.from_json(state.to_json()), state.clone()
        assert fields(saved) == fields(copy) == fields(state)
        assert saved.digest() == copy.digest() == state.digest()
        assert saved.to_json() == state.to_json()
        before = state.digest()
        action = state.legal_actions(seat)[-1]
        assert copy.apply(action) == saved.apply(action)
        assert copy.digest() == saved.digest() != before
        assert state.digest() == before


def fields(state: Any) -> dict[str, Any]:
    """Every attribute that a state keeps, saved or not."""
    names = [*getattr(state, "__struct_fields__", ()), *getattr(state, "__dict__", ())]
    return {name: msgspec.to_builtins(getattr(state, name)) for name in names}


def actions_and_events_survive_json(case: Case) -> None:
    """Actions, events and observations are values that JSON carries."""
    for state, seat in decisions(case, 2):
        for action in state.legal_actions(seat):
            assert msgspec.json.decode(msgspec.json.encode(action), type=case.system.actions) == action
        seen = state.observe(seat)
        assert msgspec.json.decode(msgspec.json.encode(seen), type=case.system.observation) == seen
    for item in play_out(case, 2)[1]:
        for event in (item.public, *item.seats, item.full) if isinstance(item, Split) else (item,):
            assert msgspec.json.decode(msgspec.json.encode(event), type=case.system.events) == event


def secrets_do_not_show(case: Case) -> None:
    """Exchanging what a seat cannot see changes neither its observation nor what its computer player does."""
    chance = Chance.of(99)
    changed = 0
    for number, (state, _) in enumerate(positions(case)):
        for seat in (0, 1):
            other = case.permute(state, seat, chance)
            seen: Observation = state.observe(seat)
            assert other.observe(seat) == seen
            changed += other.digest() != state.digest()
            if seat == state.to_move and number % EVERY == 0:
                for choose, character in product(case.system.levels.values(), case.system.characters):
                    mine = choose(seen, Chance.of(5), QUICK, character)
                    assert mine == choose(other.observe(seat), Chance.of(5), QUICK, character)
                    assert mine in state.legal_actions(seat)
    assert changed


def events_do_not_tell_secrets(case: Case) -> None:
    """What looks the same to the other seat afterwards was also told to it, and to the public, alike.

    That goes for one action in two states that differ in secrets only, and for two actions in one state.
    """
    chance = Chance.of(98)
    compared = 0
    for state, seat in positions(case):
        other = case.permute(state, 1 - seat, chance)
        tellings: dict[bytes, Any] = {}
        for start in (state, other):
            for action in start.legal_actions(seat):
                after = start.clone()
                told = after.apply(action)
                looks = msgspec.json.encode(after.observe(1 - seat))
                if reveals(told):
                    continue
                public = [item.public if isinstance(item, Split) else item for item in told]
                telling = said(visible_to(1 - seat, told)), said(public)
                assert tellings.setdefault(looks, telling) == telling
                compared += 1
    assert compared or not case.can_undo


def said(events: list[Event]) -> list[Event]:
    """The events that tell anything."""
    return [event for event in events if not event.silent]


def samples_fit(case: Case) -> None:
    """A sampled state looks the same to its seat and offers it the same actions."""
    chance = Chance.of(97)
    for state, _ in positions(case):
        for seat in (0, 1):
            seen = state.observe(seat)
            guess = case.system.sample(seen, chance)
            assert list(guess.legal_actions(seat)) == list(state.legal_actions(seat))
            assert guess.to_move == state.to_move
            assert guess.observe(seat) == seen


def previews_are_true(case: Case) -> None:
    """Where a preview names nothing unknown, it is what happens; what is illegal has none."""
    exact = 0
    for state, seat in decisions(case, 1):
        seen = state.observe(seat)
        for action in seen.legal:
            foreseen = case.system.preview(seen, action)
            if not foreseen.unknown:
                after = state.clone()
                getattr(after, "apply_alone", after.apply)(action)
                assert case.foreseen(foreseen) == case.truth(after, seat)
                exact += 1
        try:
            case.system.preview(seen, case.strange[0])
        except IllegalAction as illegal:
            assert illegal.reason == case.system.why_not(seen, case.strange[0])
        else:
            raise AssertionError("an illegal action has a preview")
    assert exact


def hints_are_legal(case: Case) -> None:
    """A hint is one of the legal actions, with the key of a sentence."""
    for state, seat in islice(decisions(case, 3), 0, None, 3):
        advice = case.system.hint(state.observe(seat))
        assert advice.action in state.legal_actions(seat)
        assert advice.text


def undo_only_what_revealed_nothing(case: Case) -> None:
    """In a match, a decision can be taken back exactly if nothing was revealed; then all is as it was."""
    undone = 0
    for seed in SEEDS:
        match = Match(case.system, MatchSetup(case.system.config(), seed))
        chance = Chance.of(seed, 7)
        while (seat := match.to_move) is not None:
            before = match.digest()
            action = chance.pick(match.observation(seat).legal)  # type: ignore[attr-defined]
            told = match.told
            assert match.act(seat, action) is None
            secret = any(event.reveals for event in match._told[told:] if not isinstance(event, Split))
            secret |= any(item.full.reveals for item in match._told[told:] if isinstance(item, Split))
            assert match.can_undo(seat) == (not secret and match.outcome is None)
            assert not match.can_undo(1 - seat)
            if match.can_undo(seat):
                assert match.undo(seat) is None
                assert match.digest() == before
                assert match.act(seat, action) is None
                undone += 1
            else:
                assert match.undo(seat) is not None
    assert bool(undone) == case.can_undo


def journals_replay(case: Case, folder: Path) -> None:
    """The journal of a match, read back and played again, gives the digest of the match."""
    for seed in SEEDS:
        path = folder / f"{case.system.id}-{seed}.match"
        match = Match(case.system, MatchSetup(case.system.config(), seed), journal=Journal(path))
        chance = Chance.of(seed, 7)
        while (seat := match.to_move) is not None:
            match.act(seat, chance.pick(match.observation(seat).legal))  # type: ignore[attr-defined]
        record = record_of(decode(path.read_bytes()))
        assert record.end is not None and record.end.digest == match.digest()
        again = Match.resume(case.system, record)
        assert isinstance(again, Match)
        assert again.digest() == match.digest()
        assert again.outcome == match.outcome


def every_match_ends(case: Case) -> None:
    """Random play ends in an outcome with a code and a rule, and the invariants hold to the end."""
    for seed in range(12):
        state, told = play_out(case, seed)
        outcome = state.outcome
        assert outcome.winner in (0, 1, None) and outcome.code and outcome.rule
        case.system.check_invariants(state)
        assert visible_to(SPECTATOR, told)


def either_seat_may_concede(case: Case) -> None:
    """Any seat at any time, and nobody after the end."""
    for state, _ in positions(case):
        for seat in (0, 1):
            trial = state.clone()
            assert trial.concede(seat)
            assert trial.outcome.winner == 1 - seat
            assert trial.to_move is None
            before = trial.digest()
            try:
                trial.concede(1 - seat)
            except IllegalAction as illegal:
                assert illegal.reason.code == "game_over"
            else:
                raise AssertionError("a finished match was conceded")
            assert trial.digest() == before


def configs_are_values(case: Case) -> None:
    """The default set-up is good, and survives JSON."""
    config = case.system.config()
    assert msgspec.json.decode(msgspec.json.encode(config), type=case.system.config) == config
    assert case.system.seat_names[0] != case.system.seat_names[1]
    assert case.system.fingerprint and case.system.id


CHECKS: tuple[Callable[[Case], None], ...] = (
    same_seed_same_game, few_and_only_for_the_seat_to_move, refusals_change_nothing,
    likenesses_are_refused,
    why_not_agrees_with_legal_actions, copies_and_saves_are_exact, actions_and_events_survive_json,
    secrets_do_not_show, events_do_not_tell_secrets, samples_fit, previews_are_true, hints_are_legal,
    undo_only_what_revealed_nothing, every_match_ends, either_seat_may_concede, configs_are_values,
)  # fmt: skip
