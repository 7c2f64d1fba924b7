"""Whole matches: invariants, bounds, saves, samples and secrets hold to the end (E1.5, E19)."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from game.epikha.config import EpikhaConfig
from game.epikha.decks import DECKS, Deck
from game.epikha.matchups import config_of
from game.epikha.opponent import PLAYERS
from game.epikha.rules.invariants import check_invariants
from game.epikha.system import SYSTEM, EpikhaState, from_json, new
from game.opponents import NORMAL
from game.rules.chance import Chance
from game.rules.contract import MOST_LEGAL_ACTIONS, SPECTATOR, ConfigError

rule = pytest.mark.rule

MATCHES = 100
EVERY = 11
"""Of how many decisions one is looked at closely."""
MOST = 5_000


def config(seed: int) -> EpikhaConfig:
    """Starter decks in turn, further decks and decks by chance, with every option now and then."""
    words = ("starters", "random", "gahu,taliuz", "random")[seed % 4]
    one, other = config_of(words, seed).decks
    return EpikhaConfig(
        (one, other), quick=seed % 5 == 0, prepared=seed % 3 == 0, first_draws=seed % 2 == 0
    )


def decisions(seed: int, sense: int = 0) -> Iterator[EpikhaState]:
    """Yield a match before every decision; ``sense`` of four are made by the Novice, the others by chance."""
    state, _ = new(config(seed), seed)
    chance = Chance.of(seed, 7)
    for _ in range(MOST):
        seat = state.to_move
        if seat is None:
            return
        yield state
        legal = state.legal_actions(seat)
        assert 0 < len(legal) <= MOST_LEGAL_ACTIONS
        wise = chance.below(4) < sense
        state.apply(PLAYERS["novice"](state.observe(seat), chance, NORMAL) if wise else chance.pick(legal))
    raise AssertionError("the match does not end")


@rule("E19", "E17.3")
@pytest.mark.parametrize("first", range(0, MATCHES, 20))
def test_matches_by_chance_end_and_keep_the_invariants(first: int) -> None:
    for seed in range(first, first + 20):
        for number, state in enumerate(decisions(seed)):
            if number % EVERY == 0:
                check_invariants(state)
        check_invariants(state)
        assert state.outcome is not None


@rule("E19")
def test_long_matches_with_some_sense_keep_the_invariants_too() -> None:
    turns = 0
    for seed in range(12):
        for number, state in enumerate(decisions(seed, sense=3)):
            if number % EVERY == 0:
                check_invariants(state)
        turns += state.turn
    assert turns > 80


@rule("E1.5", "E19")
def test_samples_look_alike_to_their_seat_and_copies_and_saves_are_exact() -> None:
    chance = Chance.of(3)
    for number, state in enumerate(decisions(6, sense=3)):
        if number % EVERY:
            continue
        assert from_json(state.to_json()).digest() == state.digest() == state.clone().digest()
        for seat in (0, 1):
            seen = state.observe(seat)
            guess = SYSTEM.sample(seen, chance)
            assert guess.observe(seat) == seen
            check_invariants(guess)
    assert state.observe(SPECTATOR).sides[0].hand is not None


@rule("E1.5")
def test_a_rivals_hand_and_both_decks_do_not_show() -> None:
    for number, state in enumerate(decisions(9, sense=2)):
        if number % EVERY:
            continue
        for seat in (0, 1):
            other = state.clone()
            rival = other.sides[1 - seat]
            said = state.question.card if state.question is not None else ""
            hidden = [card for card in rival.hand if card not in rival.shown and card != said]
            for card in hidden:
                rival.hand.remove(card)
            mixed = hidden + rival.deck
            Chance.of(number).shuffle(mixed)
            rival.hand += mixed[: len(hidden)]
            rival.deck[:] = mixed[len(hidden) :]
            Chance.of(number).shuffle(other.sides[seat].deck)
            assert other.observe(seat) == state.observe(seat)


@rule("E2.1")
def test_a_deck_of_the_wrong_size_is_refused_in_a_set_up() -> None:
    deck = DECKS["empiria"]
    short = Deck("short", deck.cards[:-1])
    with pytest.raises(ConfigError):
        EpikhaConfig((short, deck))
