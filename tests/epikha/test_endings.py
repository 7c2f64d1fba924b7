"""The end of a match (E1.2, E17)."""

from __future__ import annotations

import pytest

from game.epikha import events
from game.epikha.config import EpikhaConfig
from game.epikha.state import Step
from game.epikha.system import new
from game.rules.contract import IllegalAction
from tests.epikha.positions import A, B, Board

rule = pytest.mark.rule


@rule("E1.2", "E17.1")
def test_a_player_without_vital_loses_at_the_end_of_the_effect() -> None:
    board = Board()
    board.player(B, damage=188)
    board.packet(B, 4, (20, 2))
    outcome = board.table.outcome
    assert outcome is not None and (outcome.winner, outcome.code, outcome.rule) == (A, "player", "E17.1")
    assert board.legal() == [] and board.table.phase == "over"


@rule("E17.2")
def test_both_players_at_once_are_a_draw() -> None:
    board = Board()
    board.player(A, damage=200)
    board.player(B, damage=188)
    board.packet(B, 4, (20, 2))
    assert board.table.outcome is not None and board.table.outcome.winner is None
    assert [event.winner for event in board.told if isinstance(event, events.GameEnded)] == [None]


@rule("E17.3")
def test_who_must_draw_from_an_empty_deck_loses() -> None:
    board = Board(active=B)
    board.table.sides[A].deck.clear()
    board.start(Step("turn", A))
    assert board.table.outcome is not None
    assert (board.table.outcome.winner, board.table.outcome.rule) == (B, "E17.3")


@rule("E17.4")
def test_either_seat_may_concede_at_any_time_but_once() -> None:
    state, _ = new(EpikhaConfig(first=A), 1)
    state.concede(B)
    assert state.outcome is not None and state.outcome.winner == A
    with pytest.raises(IllegalAction):
        state.concede(A)
