"""The computer players of Vitorian Wars: what they must always do, never do, and may not know."""

from __future__ import annotations

from typing import Any

import pytest

from game.arena import IDLE_TURN, MISSED_WIN, PROFILES, Pairing, play_game
from game.language import Language
from game.opponents import Budget
from game.rules.chance import Chance
from game.scenarios.vitorian.words import say
from game.vitorian.characters import NAMES as CHARACTERS
from game.vitorian.characters import character
from game.vitorian.habits import TASTE, answer
from game.vitorian.hints import hint
from game.vitorian.idleness import idle_turn
from game.vitorian.judgement import WON, Taste, value
from game.vitorian.matchups import config_of
from game.vitorian.opponent import NAMES, PLAYERS, level_of, levels
from game.vitorian.planning import Planner
from game.vitorian.system import new
from tests.vitorian.positions import Board

SHORT = Budget(seconds=float("inf"), share=0.03)
"""No clock, so that results repeat on every machine, and few worlds, so that tests are quick."""
SENSIBLE = NAMES[1:]
LOOKING = NAMES[2:]
"""Levels that look at how the turn goes on."""


def said(level: str, board: Board, seed: int = 0, character: str = "") -> str:
    """Return in words what a level does."""
    seat = board.state.to_move
    assert seat is not None
    action = PLAYERS[level](board.state.observe(seat), Chance.of(seed), SHORT, character)
    return board.legal()[list(board.state.legal_actions(seat)).index(action)]


# --- small positions: what anybody sees --------------------------------------------------------------------


@pytest.mark.parametrize("level", NAMES)
def test_every_level_takes_a_win_in_one(level: str) -> None:
    units = {"A-V1": "R-05", "A-V2": "R-01", "A-V3": "R-07", "B-V1": "I-01"}
    board = Board(units=units, seats=[{}, {"sovereign": "I-00", "def": 0}], phase="combat")
    for seed in range(8):
        assert said(level, board, seed) in ("attack A-V2 SOV", "attack A-V3 SOV")


@pytest.mark.parametrize("level", NAMES)
def test_every_level_breaks_through_to_the_last_hit(level: str) -> None:
    rival = {"sovereign": "M-00", "def": 0, "area": "P", "recycled": False}
    board = Board(units={"A-V2": "R-04", "B-V2": "N-02"}, seats=[{}, rival], phase="combat")
    for seed in range(4):
        assert said(level, board, seed) == "attack A-V2 B-V2"


@pytest.mark.parametrize("level", NAMES)
def test_every_level_hits_the_last_sovereign_out_of_a_window_too(level: str) -> None:
    sides = [{"hand": "R-13", "area": "P P"}, {"sovereign": "I-00", "def": 0, "area": "P", "recycled": True}]
    board = Board(units={"A-V3": "R-07"}, seats=sides, phase="combat")
    board.do("attack A-V3 SOV")
    assert board.asked == "A window"
    assert said(level, board) == "pass"


@pytest.mark.parametrize("level", SENSIBLE)
def test_nobody_throws_a_unit_away(level: str) -> None:
    board = Board(units={"A-V1": "R-05", "B-R1": "G-03"}, phase="combat")
    seen = {said(level, board, seed) for seed in range(6)}
    assert "attack A-V1 B-R1" not in seen


@pytest.mark.parametrize("level", LOOKING)
def test_who_looks_ahead_stands_in_the_way_of_a_last_hit(level: str) -> None:
    sides = [{"hand": "R-05 R-01", "area": "P S S", "def": 0, "recycled": True}, {"sovereign": "M-00"}]
    board = Board(units={"B-V4": "M-05"}, seats=sides, phase="main")
    assert said(level, board).split()[-1] in ("A-V4", "A-R4")


@pytest.mark.parametrize("level", LOOKING)
def test_who_looks_ahead_bombards_where_it_decides(level: str) -> None:
    units = {"A-V3": "R-03", "A-R3": "R-07", "B-V3": "M-05"}
    board = Board(units=units, seats=[{"area": "S", "recycled": True}, {"recycled": True}], phase="combat")
    board.do("attack A-V3 B-V3")
    assert board.asked == "A support"
    assert said(level, board) == "support"


@pytest.mark.parametrize("level", LOOKING)
def test_who_looks_ahead_never_burns_out_for_want_of_a_recycle(level: str) -> None:
    side = {"area": "p p p p p p p p p p", "convoy": "", "recycled": False}
    board = Board(seats=[side, {}], phase="end")
    assert said(level, board).startswith("recycle")


@pytest.mark.parametrize(("flank", "habit"), [({}, "support"), ({"A-V2": "R-01"}, "pass")])
def test_nobody_bombards_by_habit_what_falls_by_flanking(flank: dict[str, str], habit: str) -> None:
    units = {"A-V1": "R-07", "A-R1": "R-01", "B-V1": "M-07", **flank}
    board = Board(units=units, seats=[{"area": "S"}, {}], phase="combat")
    board.do("attack A-V1 B-V1")
    assert board.asked == "A support"
    assert say(answer(board.state.clone())) == habit


# --- what they may not know --------------------------------------------------------------------------------


def test_a_seat_that_is_not_asked_has_nothing_to_decide() -> None:
    state, _ = new(config_of("forge,wings", 1), 1)
    idle = 1 - (state.to_move or 0)
    with pytest.raises(ValueError, match="nothing to decide"):
        PLAYERS["novice"](state.observe(idle), Chance.of(0), SHORT)


def test_the_clock_only_cuts() -> None:
    board = Board(units={"A-V1": "R-05", "B-V2": "I-01"}, phase="combat")
    seen = board.state.observe(0)
    ticks = iter(range(1000))
    planner = Planner(seen, Chance.of(0), Taste(), 2.5, lambda: float(next(ticks)))
    assert planner.best(planner.candidates(), 10_000, 2) in seen.legal
    assert next(ticks) < 10


# --- judging -----------------------------------------------------------------------------------------------


def judged(**board: Any) -> float:
    return value(Board(**board).state, 0, TASTE)


def test_what_is_good_for_one_is_bad_for_the_other() -> None:
    state = Board(units={"A-V1": "R-05", "B-V2": "I-01"}, phase="main").state
    assert value(state, 0, TASTE) == -value(state, 1, TASTE)
    state.concede(1)
    assert value(state, 0, TASTE) == WON


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ({"units": {"A-V1": "R-05"}}, {"units": {"A-V1": "R-01"}}),
        ({"seats": [{"def": 4}, {}]}, {"seats": [{"def": 3}, {}]}),
        ({"seats": [{"hand": "R-01 R-02"}, {}]}, {"seats": [{"hand": "R-01"}, {}]}),
        ({"units": {"A-V1": "R-05", "B-V2": "I-01"}}, {"units": {"A-V2": "R-05", "B-V2": "M-05"}}),
        ({"units": {"A-V1": "R-05"}}, {"units": {"A-R1": "R-05"}}),
        ({"seats": [{"convoy": "P"}, {}]}, {"seats": [{"convoy": "", "area": "p"}, {}]}),
    ],
)
def test_more_is_better(better: dict[str, Any], worse: dict[str, Any]) -> None:
    assert judged(phase="main", **better) > judged(phase="main", **worse)


def test_characters_shift_every_level_and_unknown_ones_play_balanced() -> None:
    for level in levels():
        plain = level_of(level)
        assert all(level_of(level, name) != plain for name in CHARACTERS[1:])
        assert level_of(level, "of another version") == plain == level_of(level, CHARACTERS[0])
    assert character("fierce").own_defense < 0 < character("wary").own_defense


# --- advice ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("code", ["es", "en"])
def test_advice_is_legal_the_same_each_time_and_has_words(code: str) -> None:
    language = Language(code)
    state, _ = new(config_of("forge,rampart", 2), 2)
    chance, reasons = Chance.of(2, 9), set()
    for number in range(60):
        seat = state.to_move
        if seat is None:
            break
        seen = state.observe(seat)
        if number % 3 == 0:
            advice = hint(seen)
            assert advice.action in seen.legal and advice == hint(seen)
            text = language.text(advice.text, **advice.params)
            assert advice.text not in text and "{" not in text
            reasons.add(advice.text)
        state.apply(chance.pick(state.legal_actions(seat)))
    assert len(reasons) > 4


def test_advice_names_what_an_attack_does() -> None:
    open_way = Board(units={"A-V1": "R-05"}, phase="combat")
    assert hint(open_way.state.observe(0)).text == "vitorian_hints.hit"
    last = Board(units={"A-V1": "R-05"}, seats=[{}, {"sovereign": "I-00", "def": 0}], phase="combat")
    assert hint(last.state.observe(0)).text == "vitorian_hints.win"


# --- the audit ---------------------------------------------------------------------------------------------


def test_a_turn_without_an_action_is_noticed_where_something_was_open() -> None:
    fresh = [{"recycled": False}, {}]
    board = Board(units={"A-V1": "R-05"}, seats=fresh, phase="combat")
    assert idle_turn(board.state, board.state.legal_actions(0)[-1])
    board.do("attack A-V1 SOV")
    assert not idle_turn(board.state, board.state.legal_actions(0)[-1])
    # what only a look into the rival's hand would advise is nobody's fault
    hidden = Board(units={"A-V1": "R-04", "B-V1": "M-11"}, seats=fresh, phase="combat")
    assert not idle_turn(hidden.state, hidden.state.legal_actions(0)[-1])
    bare = Board(seats=fresh, phase="combat")
    assert not idle_turn(bare.state, bare.state.legal_actions(0)[-1])


def test_an_audited_game_blames_no_sensible_player_for_a_missed_win() -> None:
    assert PROFILES["table"].budget.share == 1 / 8
    played = play_game(Pairing("vitorian", ("veteran", "random"), 3, False, "table", True, "starters"))
    assert played.player == 0 and MISSED_WIN not in played.slips[0]
    careless = [
        play_game(Pairing("vitorian", ("random", "random"), seed, False, "table", True)) for seed in (1, 2)
    ]
    assert any(slips.get(IDLE_TURN, 0) for one in careless for slips in one.slips)
