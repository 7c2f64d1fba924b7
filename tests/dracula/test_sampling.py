"""Sampled tables: they look the same to the seat, allow the same, and spread over all possible ones (D52)."""

from __future__ import annotations

from collections import Counter

import pytest

from game.dracula.cards import NAMES
from game.dracula.config import DraculaConfig
from game.dracula.rules.invariants import check_invariants
from game.dracula.system import new, sample
from game.rules.chance import Chance
from game.rules.contract import SPECTATOR
from tests.dracula.table import table

HANDICAP = DraculaConfig(health=10, vampires=(0, 1, 0, 0, 2), first_round=2, face_up=((3,), (1, 5)))


@pytest.mark.rule("D52", "D49")
@pytest.mark.parametrize("config", [DraculaConfig(), HANDICAP])
def test_a_sampled_table_looks_the_same_and_allows_the_same(config: DraculaConfig) -> None:
    for seed in range(8):
        state, _ = new(config, seed)
        chance = Chance.of(seed)
        while True:
            for seat in (0, 1, SPECTATOR):
                seen = state.observe(seat)
                guess = sample(seen, chance)
                check_invariants(guess)
                assert guess.observe(seat) == seen
                assert guess.resolved == state.resolved
                if seat == state.to_move:
                    assert list(guess.legal_actions(seat)) == list(state.legal_actions(seat))
            if state.to_move is None:
                break
            state.apply(chance.pick(state.legal_actions(state.to_move)))


@pytest.mark.rule("D52")
def test_every_unseen_card_is_as_likely_everywhere() -> None:
    laid = table(v="O7* S4 B2 X6 O2", known=["S4"], drawn="S7", turn="V")
    seen = laid.seen("D")
    chance = Chance.of(4)
    guesses = [sample(seen, chance) for _ in range(1250)]
    assert all(NAMES[guess.racks[1][1]] == "S4" and NAMES[guess.racks[1][0]] == "O7" for guess in guesses)
    places = [(guess.racks[1][2], guess.drawn, guess.deck[-1], guess.deck[0]) for guess in guesses]
    for cards in zip(*places, strict=True):
        place = Counter(NAMES[card] for card in cards)
        assert len(place) == 25
        assert all(22 < times < 85 for times in place.values())
        assert not set(place) & {"X3", "B6", "S1", "O5", "X7", "O7", "S4"}


@pytest.mark.rule("D52", "D21")
def test_an_open_top_card_stays_on_top() -> None:
    seen = table(deck="S7*").seen("V")
    assert all(NAMES[sample(seen, Chance.of(seed)).deck[-1]] == "S7" for seed in range(20))


@pytest.mark.rule("D50", "D52")
def test_the_chance_of_a_sample_is_its_own_and_repeats() -> None:
    state, _ = new(DraculaConfig(), 3)
    seen = state.observe(0)
    assert sample(seen, Chance.of(1)).digest() == sample(seen, Chance.of(1)).digest()
    first, second = sample(seen, Chance.of(1)), sample(seen, Chance.of(2))
    assert len({first.play_chance.position, second.play_chance.position, state.play_chance.position}) == 3
    assert first.setup_chance.position != first.play_chance.position


@pytest.mark.rule("D52", "D53")
@pytest.mark.parametrize("turn", ["D", "V"])
@pytest.mark.parametrize("card", ["S7", "S7*"])
def test_a_drawn_card_is_still_its_owners_after_somebody_gave_up(turn: str, card: str) -> None:
    state = table(drawn=card, turn=turn).state
    state.concede(0)
    for seat in (0, 1, SPECTATOR):
        seen = state.observe(seat)
        assert sample(seen, Chance.of(1)).observe(seat) == seen


@pytest.mark.rule("D52")
def test_a_sample_of_a_finished_match_is_finished() -> None:
    laid = table(health=1).resolve()
    guess = sample(laid.seen("D"), Chance.of(1))
    assert (guess.to_move, guess.outcome) == (None, laid.state.outcome)
