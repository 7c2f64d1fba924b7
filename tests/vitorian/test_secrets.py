"""What a seat does not see of the other one (V2.7, V8.9): least of all what it is only thinking of doing."""

from __future__ import annotations

import pytest

from game.vitorian.view import VitorianObservation
from tests.vitorian.positions import Board


def rival(board: Board) -> VitorianObservation:
    """What seat B may know."""
    return board.state.observe(1)


@pytest.mark.rule("V2.7", "V8.1")
def test_nobody_else_sees_that_a_card_is_being_paid_for() -> None:
    board = Board(seats=[{"hand": "R-01 M-03 R-17", "area": "P P S S"}, {}], units={"A-V2": "R-01"})
    before = rival(board)
    for steps in (["mobilise R-01 A-V1"], ["link R-17 A-V2", "exhaust P"]):
        trial = Board(seats=[{"hand": "R-01 M-03 R-17", "area": "P P S S"}, {}], units={"A-V2": "R-01"})
        trial.do(*steps)
        assert trial.asked == "A payment"
        assert rival(trial) == before
        assert trial.state.observe(0).payment is not None


@pytest.mark.rule("V2.7", "V12.6")
def test_nobody_else_sees_that_an_order_is_being_aimed() -> None:
    board = Board(
        phase="combat",
        seats=[{"hand": "B-13 R-01", "area": "P P", "sovereign": "B-00"}, {}],
        units={"A-V2": "B-04", "B-V2": "N-03"},
    )
    board.do("attack A-V2 B-V2")
    before = rival(board)
    assert board.asked == "A window" and before.sides[0].hand_size == 2
    board.do("order B-13")
    assert board.asked == "A aim" and rival(board) == before
    board.do("aim A-V2 A-V3")
    assert board.asked == "A payment" and rival(board) == before
    board.do("pay")
    after = rival(board)
    assert after.sides[0].hand_size == 1
    assert after.combat is None or not after.combat.stack or after.combat.stack[0].source == "B-13"


@pytest.mark.rule("V2.7", "V14.1")
def test_a_card_that_went_back_to_the_hand_stays_known_until_it_is_paid_for() -> None:
    board = Board(
        phase="combat",
        seats=[{"hand": "N-11 R-02", "area": "P P P"}, {}],
        units={"A-V2": "R-01", "B-V2": "N-03"},
        turn="B",
    )
    board.do("attack B-V2 A-V2", "order N-11", "pay")
    while board.asked != "A main":
        board.do("end" if "end" in board.legal() else "pass")
    assert rival(board).sides[0].hand_shown == ("R-01",)
    board.do("mobilise R-01 A-V5")
    assert board.asked == "A payment" and rival(board).sides[0].hand_shown == ("R-01",)
    board.do("pay")
    assert rival(board).sides[0].hand_shown == ()


@pytest.mark.rule("V2.7", "V9.11")
def test_only_its_owner_sees_a_convoy_that_is_looked_at() -> None:
    board = Board(
        seats=[{"sovereign": "M-00", "hand": "M-10", "area": "P P", "convoy": "S P S P S P S S"}, {}]
    )
    board.do("mobilise M-10 A-V1", "pay")
    assert board.asked == "A arrange"
    assert len(board.state.observe(0).looked) == 3 and not rival(board).looked
    assert all(card is None for card in rival(board).sides[0].convoy[:3])
    board.do("top P")
    assert len(board.state.observe(0).looked) == 2
