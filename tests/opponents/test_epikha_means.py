"""Means that the computer players of Paladines de Epikha have beside cards: Levels, moved arms, Units."""

from __future__ import annotations

import pytest

from game.epikha import actions
from game.epikha.habits import Mind, answer
from game.epikha.intents import Intent, intents_of
from game.epikha.observing import observe
from game.epikha.opponent import NAMES, PLAYERS
from game.epikha.rules.legality import carry_out
from game.opponents import Budget
from game.rules.chance import Chance
from tests.epikha.positions import A, B, Board
from tests.opponents.epikha_positions import turn

SHORT = Budget(seconds=float("inf"), share=0.03)
SURE = NAMES[2:]


# --- raised Levels (E6.7) ----------------------------------------------------------------------------------


@pytest.mark.rule("E6.7", "E16.1")
def test_a_spell_is_raised_past_the_armour_that_would_stop_it() -> None:
    board = Board(phase="deployment")
    knight = board.add(B, "E06")
    board.hand(A, "A14", pool=15)
    turn(board)
    board.do(*[answer(board.table)])
    assert board.asked == "A aim"
    assert answer(board.table) == actions.Raise()
    board.do(actions.Raise())
    assert answer(board.table) == actions.Aim(knight)


@pytest.mark.rule("E6.7")
def test_a_spell_is_not_raised_for_nothing() -> None:
    board = Board(phase="deployment")
    champion = board.add(B, "E07")
    board.hand(A, "A14", pool=20)
    turn(board)
    board.do(actions.Cast("A14"))
    assert actions.Raise() in board.legal()
    assert answer(board.table) == actions.Aim(champion)


@pytest.mark.rule("E6.7", "E6.1")
def test_a_spell_is_raised_to_reach_a_better_arm() -> None:
    board = Board(phase="deployment")
    group = board.player(B, "E12", "E09")
    board.hand(A, "A17", pool=10)
    turn(board)
    board.do(actions.Cast("A17"))
    assert answer(board.table) == actions.Raise()
    board.do(actions.Raise())
    assert answer(board.table) == actions.Aim(board.arm(group, "E12"))


def test_nobody_raises_with_the_vital_of_the_player_card() -> None:
    board = Board(phase="deployment")
    board.add(B, "E06")
    board.hand(A, "A14", pool=10)
    turn(board)
    board.do(actions.Cast("A14"))
    assert actions.Raise() in board.legal()
    assert answer(board.table) != actions.Raise()


# --- moved arms (E10.2) ------------------------------------------------------------------------------------


@pytest.mark.rule("E10.2")
def test_a_sword_goes_back_to_the_player_card_once() -> None:
    board = Board(phase="deployment")
    soldier = board.add(A, ("E03", "E09"))
    sword = board.arm(soldier, "E09")
    turn(board)
    assert answer(board.table) == actions.Assign(sword)
    board.do(actions.Assign(sword))
    area = board.table.sides[A].area
    assert area is not None
    assert answer(board.table) == actions.Bear(area.bodies[0].id)
    board.do(actions.Bear(area.bodies[0].id))
    assert answer(board.table) == actions.EndPhase()


@pytest.mark.rule("E10.2")
def test_a_weak_player_card_may_lend_its_sword_to_who_fights() -> None:
    board = Board(phase="deployment")
    group = board.player(A, "E09", damage=170)
    strong, _ = board.add(A, "E07"), board.add(A, "E01")
    sword = board.arm(group, "E09")
    turn(board)
    bearer = board.body(strong).id
    lent = Intent(actions.Assign(sword), bearer=bearer)
    assert lent in intents_of(board.table)
    board.do(actions.Assign(sword))
    assert answer(board.table, lent.mind(A, Mind().scale.taste)) == actions.Bear(bearer)


# --- Units (E16.15d) ---------------------------------------------------------------------------------------


@pytest.mark.rule("E16.15d")
@pytest.mark.parametrize("level", SURE)
def test_a_unit_disperses_where_three_must_stand_in_the_way(level: str) -> None:
    board = Board(phase="regroup")
    unit = board.unit(A, "E01", "E01", "E01")
    board.player(A, damage=160)
    for _ in range(3):
        board.add(B, "E05")
    turn(board, "regroup")
    assert board.table.question is not None
    action = PLAYERS[level](observe(board.table, A), Chance.of(0), SHORT)
    assert action == actions.Disperse(unit)


@pytest.mark.rule("E16.15")
def test_not_to_form_a_unit_is_tried_too() -> None:
    board = Board(phase="deployment")
    for _ in range(3):
        board.add(A, "E01")
    turn(board)
    tried = intents_of(board.table)
    assert isinstance(tried[0].action, actions.FormUnit)
    alone = next(one for one in tried if one.loose)
    mind = alone.mind(A, Mind().scale.taste)
    mind.turn_to(board.table)
    assert answer(board.table.clone(), mind) == actions.EndPhase()
    carry_out(board.table, actions.EndPhase())
    assert all(not group.unit for group in board.table.sides[A].reserves)


# --- the rest of the turn ----------------------------------------------------------------------------------


@pytest.mark.rule("E8.6")
@pytest.mark.parametrize("level", NAMES)
def test_what_despliegue_forgot_is_bought_in_reagrupamiento(level: str) -> None:
    board = Board(phase="regroup")
    board.hand(A, "E03", pool=10)
    turn(board, "regroup")
    for seed in range(12):
        said = PLAYERS[level](observe(board.table, A), Chance.of(seed), SHORT)
        assert said == actions.Play("E03")


@pytest.mark.rule("E8.4")
def test_a_strong_character_is_recalled_from_the_discard_and_bought() -> None:
    board = Board(phase="deployment")
    board.table.sides[A].discard[:] = ["A01", "E05"]
    board.hand(A, "X32", pool=20)
    turn(board)
    assert answer(board.table) == actions.Cast("X32")
    board.do(actions.Cast("X32"))
    assert board.asked == "A recall"
    assert answer(board.table) == actions.Recall("E05")
