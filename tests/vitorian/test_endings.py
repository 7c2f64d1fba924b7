"""How a match ends, and that every card is still somewhere then (V1, V16.3)."""

from __future__ import annotations

import pytest

from game.rules.chance import Chance
from game.vitorian.config import VitorianConfig
from game.vitorian.decks import random_deck
from game.vitorian.rules.invariants import check_invariants
from game.vitorian.system import from_json, new
from tests.vitorian.positions import Board


@pytest.mark.rule("V1.4", "V16.3")
@pytest.mark.parametrize("seed", (30, 31, 32))
def test_giving_up_at_any_decision_leaves_every_card_in_place(seed: int) -> None:
    chance = Chance.of(seed, 7)
    state, _ = new(VitorianConfig((random_deck(chance), random_deck(chance))), seed)
    while (mover := state.to_move) is not None:
        for seat in (0, 1):
            over = state.clone()
            over.concede(seat)
            check_invariants(over)
            assert over.outcome is not None and over.outcome.winner == 1 - seat
            assert from_json(over.to_json()).digest() == over.digest()
        state.apply(chance.pick(state.legal_actions(mover)))
    check_invariants(state)


@pytest.mark.rule("V1.4", "V8.9")
def test_a_card_that_was_being_paid_for_goes_back_to_its_hand() -> None:
    board = Board(seats=[{"hand": "R-01 R-02", "area": "P P"}, {}])
    board.do("mobilise R-02 A-V1")
    assert board.asked == "A payment" and board.state.sides[0].hand == ["R-01"]
    board.state.concede(0)
    assert sorted(board.state.sides[0].hand) == ["R-01", "R-02"]


@pytest.mark.rule("V1.3", "V3.4")
def test_an_order_that_lets_its_owner_draw_to_death_is_still_used_up() -> None:
    board = Board(
        phase="combat",
        units={"A-V1": "R-01", "B-V1": "N-03"},
        seats=[{"hand": "G-07", "area": "P S", "deck": ""}, {}],
    )
    board.do("attack A-V1 B-V1", "order G-07", "pay")
    state = board.state
    assert state.outcome is not None and (state.outcome.winner, state.outcome.rule) == (1, "V1.3")
    assert state.sides[0].discard[-1] == "G-07"
