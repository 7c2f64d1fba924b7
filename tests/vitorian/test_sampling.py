"""Tables made of what a seat knows: they look the same to it, and hold nothing that cannot be (V16.2)."""

from __future__ import annotations

import pytest

from game.rules.chance import Chance
from game.vitorian.config import VitorianConfig
from game.vitorian.decks import DECKS, SECOND, STARTERS, Deck, random_deck
from game.vitorian.rules.invariants import check_invariants
from game.vitorian.sampling import sample_table
from game.vitorian.system import as_state, new

EVERY = 3


def _decks(seed: int, chance: Chance) -> tuple[Deck, Deck]:
    """Decks of the house, which a rival may guess, or decks by chance, which it cannot."""
    if seed % 2:
        return random_deck(chance), random_deck(chance)
    return DECKS[chance.pick(STARTERS)], DECKS[chance.pick(SECOND)]


@pytest.mark.rule("V16.2", "V2.7")
@pytest.mark.parametrize("seed", range(40, 46))
def test_a_sampled_table_fits_what_its_seat_knows(seed: int) -> None:
    chance = Chance.of(seed, 7)
    state, _ = new(VitorianConfig(_decks(seed, chance)), seed)
    number = 0
    while (mover := state.to_move) is not None:
        number += 1
        if number % EVERY == 0 or state.combat is not None:
            for seat in (0, 1):
                seen = state.observe(seat)
                guess = as_state(sample_table(seen, chance))
                check_invariants(guess)
                assert guess.observe(seat) == seen
                assert guess.to_move == mover
                assert list(guess.legal_actions(seat)) == list(state.legal_actions(seat))
        state.apply(chance.pick(state.legal_actions(mover)))


@pytest.mark.rule("V2.7")
def test_an_unknown_hand_is_dealt_anew_from_what_such_a_deck_may_hold() -> None:
    state, _ = new(VitorianConfig(first=0), 1)
    seen = state.observe(0)
    hands = {tuple(sample_table(seen, Chance.of(number)).sides[1].hand) for number in range(8)}
    lists = [DECKS[name] for name in (*STARTERS, *SECOND) if DECKS[name].sovereign == seen.sides[1].sovereign]
    assert len(hands) == 8
    assert all(any(set(hand) <= set(deck.listed()) for deck in lists) for hand in hands)


@pytest.mark.rule("V2.7")
def test_own_cards_are_never_exchanged() -> None:
    state, _ = new(VitorianConfig(first=0), 2)
    guess = sample_table(state.observe(0), Chance.of(5))
    mine, theirs = guess.sides[0], state.sides[0]
    assert mine.hand == theirs.hand
    for pile in ("deck", "convoy", "defense"):
        assert sorted(getattr(mine, pile)) == sorted(getattr(theirs, pile))
