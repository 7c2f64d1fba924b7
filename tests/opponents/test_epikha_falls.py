"""The computer players of Paladines de Epikha never let their Player card fall to what they could stop."""

from __future__ import annotations

import pytest

from game.epikha import actions
from game.epikha.habits import TASTE
from game.epikha.judgement import scale_of
from game.epikha.observing import observe
from game.epikha.opponent import NAMES, PLAYERS
from game.epikha.planning import Planner
from game.epikha.rescue import Rescue, in_danger
from game.epikha.rules.flow import DONE
from game.epikha.rules.legality import carry_out
from game.epikha.state import Table
from game.opponents import Budget
from game.rules.chance import Chance
from tests.epikha.positions import A, B, Board
from tests.opponents.epikha_falls import attack, attacker_answers, goes_on, survives

SHORT = Budget(seconds=float("inf"), share=0.03)
"""No clock, so that results repeat on every machine, and few worlds, so that tests are quick."""
SURE = NAMES[2:]
"""Levels that make no careless errors."""
SUBTLE = (181, 205, 212, 367, 377, 394)
"""Attacks that trying a few answers out did not stop."""


def defended(table: Table, level: str, seed: int) -> bool:
    """Let a level defend; whether its Player card stands afterwards."""
    attacker_answers(table)
    while goes_on(table):
        action = PLAYERS[level](observe(table, B), Chance.of(seed), SHORT)
        carry_out(table, action)
        attacker_answers(table)
    return table.outcome is None or table.outcome.winner == B


@pytest.mark.parametrize("level", SURE)
def test_nobody_falls_to_an_attack_that_can_be_stopped(level: str) -> None:
    stopped = 0
    for seed in (*range(24 if level == "veteran" else 8), *SUBTLE):
        table = attack(seed).table
        if survives(table.clone()):
            stopped += 1
            assert defended(table, level, seed), seed
    assert stopped > 10


def test_who_lets_things_happen_falls_to_many_of_those_attacks() -> None:
    fallen = [seed for seed in range(40) if survives(attack(seed).table) and not defended_by_nobody(seed)]
    assert len(fallen) > 5


def defended_by_nobody(seed: int) -> bool:
    """Whether the Player card stands that says the last thing it may every time."""
    table = attack(seed).table
    attacker_answers(table)
    while goes_on(table):
        carry_out(table, observe(table, B).legal[-1])
        attacker_answers(table)
    return table.outcome is None or table.outcome.winner == B


def test_a_search_that_has_expired_leaves_what_was_meant() -> None:
    board = Board()
    board.player(B, damage=170)
    board.add(B, "A07")
    board.attack(board.add(A, "E07"), board.add(A, "E07"))
    board.passes()
    assert in_danger(board.table, B) and not in_danger(board.table, A)
    scale = scale_of(TASTE)
    assert isinstance(Rescue(B, scale, lambda: False).better(board.table, DONE), actions.Respond)
    assert Rescue(B, scale, lambda: False, nodes=0).better(board.table, DONE) == DONE


def test_time_that_thinking_has_used_up_is_not_missing_for_living() -> None:
    board = Board()
    board.player(B, damage=170)
    board.add(B, "A07")
    board.attack(board.add(A, "E07"), board.add(A, "E07"))
    board.passes()
    planner = Planner(observe(board.table, B), Chance.of(0), TASTE, 0.0, lambda: 0.0)
    assert isinstance(planner.living(DONE), actions.Respond)


def test_a_sound_player_card_is_in_no_danger() -> None:
    board = Board()
    board.attack(board.add(A, "E07"))
    assert not in_danger(board.table, B)
