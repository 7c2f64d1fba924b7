"""The turn: Inicio, phases, windows at their ends, discarding (E7.7, E7.9, E8, E15)."""

from __future__ import annotations

import pytest

from game.epikha import actions, events
from game.epikha.actions import DiscardOne, EndPhase, PlaceMagic, Play
from game.epikha.rules.flow import PASS
from game.epikha.state import Step
from tests.epikha.positions import A, B, Board, being

rule = pytest.mark.rule


def inicio(board: Board, seat: int = A) -> None:
    """Begin the turn of a seat, and pass W1."""
    board.start(Step("turn", seat))
    while board.asked.endswith("window"):
        board.do(PASS)


@rule("E8.2", "E15.2", "E15.3")
def test_inicio_refreshes_characters_and_arms_of_the_active_player_but_no_player_card() -> None:
    board = Board(active=B)
    hurt = board.add(A, being(5, 10), damage=6)
    theirs = board.add(B, being(5, 10), damage=6)
    shield = board.armoury(A, "E13", damage=3)
    board.player(A, damage=27)
    inicio(board)
    assert board.left(hurt) == [10]
    assert board.arm_damage(shield) == 0
    assert board.vital(A) == 173
    assert board.left(theirs) == [4]


@rule("E7.7", "E8.2")
def test_spent_vital_returns_at_inicio_but_not_to_the_player_card() -> None:
    board = Board(active=B)
    mage = board.add(A, "E04", spent=9)
    board.player(A, spent=20)
    inicio(board)
    assert board.left(mage) == [10]
    assert board.vital(A) == 180


@rule("E8.2", "E7.8a", "E11.10")
def test_cards_leave_the_magic_zone_at_their_owners_inicio_but_continuous_spells_do_not() -> None:
    board = Board(active=A, phase="deployment")
    player = board.player(A, "O1")
    mage = board.add(A, ("E04", "E13"))
    banner = board.continuous(A, "E19")
    board.start(Step("main", A))
    opal = board.arm(player, "O1")
    board.do(PlaceMagic(opal))
    board.do(PlaceMagic(mage), actions.Aim(board.player(B)), EndPhase())
    inicio(board)
    assert board.zone(opal) == "armoury"
    assert board.zone(mage) == "reserves" and [arm.card for arm in board.body(mage).arms] == ["E13"]
    assert board.there(banner)


@rule("E8.2", "E12.1")
def test_one_card_is_drawn_and_w1_follows() -> None:
    board = Board(active=B)
    board.hand(A, "X29", pool=5)
    board.player(A, damage=50)
    board.start(Step("turn", A))
    assert board.pile(A, "hand") == ["X29", "O1"]
    assert board.asked == "A window" and board.table.phase == "inicio"


@rule("E8.2", "E12.10")
def test_a_spring_of_vital_heals_at_the_end_of_the_own_inicio() -> None:
    board = Board(active=B)
    board.player(A, damage=50)
    board.continuous(A, "A18")
    inicio(board, B)
    assert board.vital(A) == 150
    board = Board(active=B)
    board.player(A, damage=50)
    board.continuous(A, "A18")
    inicio(board, A)
    assert board.vital(A) == 155


@rule("E8.1", "E8.4", "E8.5", "E8.6")
def test_the_phases_follow_each_other_and_the_first_own_turn_has_no_combat() -> None:
    board = Board(active=B)
    board.table.sides[A].turns = 0
    board.add(A, "E01")
    inicio(board)
    assert board.table.phase == "deployment"
    board.do(EndPhase())
    assert board.table.phase == "regroup"
    board.do(EndPhase())
    assert board.table.active == B
    board = Board(active=B)
    board.add(A, "E01")
    inicio(board)
    board.do(EndPhase())
    assert board.asked == "A attack" and board.table.phase == "combat"


@rule("E8.8", "E13.1")
def test_combat_may_be_skipped_and_does_not_come_again() -> None:
    board = Board(active=B)
    board.add(A, "E01")
    inicio(board)
    board.do(EndPhase(), actions.Done())
    assert board.table.phase == "regroup"
    assert board.refused(actions.Attack(5, 0)) == ("only_attacking", "E13.2")


@rule("E12.1", "E8.4")
def test_the_other_player_may_act_at_the_end_of_a_phase_until_he_passes() -> None:
    board = Board(active=B)
    board.hand(B, "X29", "X29", pool=10)
    board.player(B, damage=60)
    inicio(board)
    board.do(EndPhase())
    assert board.asked == "B window" and board.table.question is not None
    assert board.table.question.window == "W2"
    board.do(actions.Cast("X29"), actions.Pay(), PASS)
    assert board.asked == "B window" and board.vital(B) == 155  # resolved, and asked once more
    board.do(actions.Cast("X29"), actions.Pay())
    assert board.vital(B) == 170 and board.table.phase != "deployment"


@rule("E8.7", "E4.4")
def test_the_active_player_discards_down_to_six_of_his_choice() -> None:
    board = Board(phase="regroup")
    board.hand(A, "E01", "E01", "E02", "E03", "E04", "E05", "E06", "E07", "E08")
    board.start(Step("end_turn", A))
    assert board.asked == "A discard"
    assert len(board.legal()) == 8  # equal cards are one choice
    board.do(DiscardOne("E01"), DiscardOne("E08"), DiscardOne("E04"))
    assert board.pile(A, "discard") == ["E01", "E08", "E04"]
    assert len(board.pile(A, "hand")) == 6 and board.table.active == B


@rule("E8.7")
def test_six_cards_are_kept() -> None:
    board = Board(phase="regroup")
    board.hand(A, "E01", "E01", "E02", "E03", "E04", "E05")
    board.start(Step("end_turn", A))
    assert board.table.active == B and board.pile(A, "discard") == []


@rule("E7.9", "E8.7")
def test_vital_that_is_left_is_lost_at_the_end_of_the_turn() -> None:
    board = Board(phase="regroup")
    board.hand(A, pool=5)
    board.hand(B, pool=5)
    board.start(Step("end_turn", A))
    assert [side.pool for side in board.table.sides] == [0, 0]
    assert {event.seat for event in board.told if isinstance(event, events.PoolEmptied)} == {A, B}


@rule("E9.1", "E9.4")
def test_cards_are_played_in_the_own_phases_only_and_act_in_the_same_turn() -> None:
    board = Board(phase="deployment")
    board.hand(A, "E03", pool=10)
    board.start(Step("main", A), Step("combat_phase", A))
    board.do(Play("E03"))
    assert board.reserves(A) == ["E03"]
    board.do(EndPhase())
    assert any(isinstance(action, actions.Attack) for action in board.legal())
    board = Board()
    board.hand(A, "E03", "X29", pool=20)
    board.player(A, damage=20)
    board.start(Step("window", A, "W3"))
    assert board.refused(Play("E03")) == ("only_in_own_phases", "E9.1")
    assert actions.Cast("X29") in board.legal()
    assert board.refused(Play("E03"), B) == ("not_your_turn", "E19")
