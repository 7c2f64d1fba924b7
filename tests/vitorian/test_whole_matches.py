"""Whole matches by chance: what must hold at every decision of any match (V16)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from game.rules.chance import Chance
from game.rules.contract import MOST_LEGAL_ACTIONS, SPECTATOR, visible_to
from game.vitorian import events
from game.vitorian.config import VitorianConfig
from game.vitorian.decks import random_deck
from game.vitorian.rules.invariants import check_invariants
from game.vitorian.system import VitorianState, from_json, new


def match(seed: int) -> Iterator[VitorianState]:
    """A match of random decks, played at random; every decision of it."""
    chance = Chance.of(seed, 7)
    state, _ = new(VitorianConfig((random_deck(chance), random_deck(chance))), seed)
    while (seat := state.to_move) is not None:
        yield state
        state.apply(chance.pick(state.legal_actions(seat)))
    yield state


@pytest.mark.rule("V16.3", "V16.2", "V1.5")
@pytest.mark.parametrize("seed", range(6))
def test_cards_are_kept_and_somebody_always_has_something_to_say(seed: int) -> None:
    for state in match(seed):
        check_invariants(state)
        seat = state.to_move
        if seat is None:
            assert state.outcome is not None and state.outcome.winner in (0, 1)
            assert not state.legal_actions(0) and not state.legal_actions(1)
            return
        actions = state.legal_actions(seat)
        assert 0 < len(actions) <= MOST_LEGAL_ACTIONS and len(set(actions)) == len(actions)
        assert not state.legal_actions(1 - seat)


@pytest.mark.rule("V16.1")
@pytest.mark.parametrize("seed", (10, 11))
def test_copies_and_saves_play_on_alike(seed: int) -> None:
    chance = Chance.of(seed, 8)
    for number, state in enumerate(match(seed)):
        seat = state.to_move
        if number % 7 or seat is None:
            continue
        copies = [state.clone(), from_json(state.to_json())]
        assert {copy.digest() for copy in copies} == {state.digest()}
        action = chance.pick(state.legal_actions(seat))
        told = [copy.apply(action) for copy in copies]
        assert told[0] == told[1] and copies[0].digest() == copies[1].digest()


@pytest.mark.rule("V12.5", "V13.4", "V9.1")
def test_a_few_matches_see_nearly_everything_happen() -> None:
    seen: Counter[type] = Counter()
    for seed in range(20, 32):
        chance = Chance.of(seed, 7)
        state, told = new(VitorianConfig((random_deck(chance), random_deck(chance))), seed)
        while (seat := state.to_move) is not None:
            told += state.apply(chance.pick(state.legal_actions(seat)))
        seen.update(type(event) for event in visible_to(SPECTATOR, told))
    wanted = {
        events.Recycled, events.Mobilised, events.Linked, events.Moved, events.Supported, events.Retargeted,
        events.Stacked, events.ItemResolved, events.Destroyed, events.SovereignHit, events.UpkeepPaid,
        events.ConvoyLooked, events.Changed, events.GameEnded,
    }
    assert wanted <= seen.keys()
