"""Matches end: whoever only passes (P-08), and whatever cards feed each other (P-13)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from game.opponents import Budget
from game.rules.chance import Chance
from game.rules.contract import SPECTATOR, Action, Event, visible_to
from game.vitorian import actions, events
from game.vitorian.decks import STARTERS
from game.vitorian.habits import play_on
from game.vitorian.matchups import config_of
from game.vitorian.opponent import PLAYERS
from game.vitorian.rules.limits import MOST_ACTS, MOST_MADE
from game.vitorian.system import VitorianState, new
from tests.vitorian.positions import Board, unit

SHORT = Budget(seconds=float("inf"), share=0.02)
MOST_ANSWERS = 400
"""Answers of both seats in a turn, small ones included: what the two limits of the rules come to at most."""
MOST_TURNS = 150
"""No deck lasts longer: 44 draws, and a lost turn for every ten that are channelled."""


def declined(state: VitorianState, seat: int) -> Action:
    """What somebody says who wants nothing."""
    legal = state.legal_actions(seat)
    for kind in (actions.Keep, actions.Pass, actions.EndPhase):
        found = [action for action in legal if isinstance(action, kind)]
        if found:
            return found[0]
    return legal[-1]


def passed_through(words: str, seed: int) -> tuple[VitorianState, list[Event]]:
    state, told = new(config_of(words, seed), seed)
    while (seat := state.to_move) is not None:
        assert state.turn <= MOST_TURNS
        told += state.apply(declined(state, seat))
    return state, visible_to(SPECTATOR, told)


@pytest.mark.rule("V1.3", "V7.3", "V7.5")
@pytest.mark.parametrize("seed", range(4))
def test_a_match_of_passing_only_ends_by_an_empty_deck(seed: int) -> None:
    state, told = passed_through(f"{STARTERS[seed]},{STARTERS[(seed + 1) % 4]}", seed)
    assert state.outcome is not None and state.outcome.rule == "V1.3"
    burnt, lost = Counter[int](), Counter[int]()
    for event in told:
        if isinstance(event, events.BurntOut):
            assert burnt[event.seat] == lost[event.seat], "no second Burnout before the turn was lost"
            burnt[event.seat] += 1
        elif isinstance(event, events.TurnLost):
            lost[event.seat] += 1
            assert lost[event.seat] == burnt[event.seat], "one turn for one Burnout"
        elif isinstance(event, events.TurnStarted):
            assert lost[event.seat] == burnt[event.seat], "the lost turn is the next one"
    assert burnt[0] > 2 and burnt[1] > 2


@pytest.mark.rule("V7.3", "V7.4", "V7.5")
@pytest.mark.parametrize("both", (False, True), ids=("one side", "both sides"))
def test_an_empty_convoy_costs_one_turn_and_is_rebuilt_once(both: bool) -> None:
    empty = {"area": "p p p p p s s s s s", "convoy": "", "recycled": False}
    other = empty if both else {"convoy": "S P S P", "area": "p p p s s s"}
    board = Board(seats=[empty, other], phase="start")
    while board.state.turn < 8 and board.asked:
        seat = board.state.to_move
        assert seat is not None
        board.told += visible_to(SPECTATOR, board.state.apply(declined(board.state, seat)))
    rebuilt = [event.seat for event in board.told if isinstance(event, events.BurntOut)]
    skipped = [event.seat for event in board.told if isinstance(event, events.TurnLost)]
    assert rebuilt == skipped == ([0, 1] if both else [0])
    for seat in rebuilt:
        assert len(board.state.sides[seat].convoy) + len(board.state.sides[seat].ready) == 10


@pytest.mark.parametrize("seed", range(50, 56))
def test_no_turn_takes_more_answers_than_is_written(seed: int) -> None:
    chance, answers = Chance.of(seed, 7), Counter[int]()
    state, _ = new(config_of("random", seed), seed)
    while (seat := state.to_move) is not None:
        answers[state.turn] += 1
        state.apply(chance.pick(state.legal_actions(seat)))
    assert 1 < max(answers.values()) <= MOST_ANSWERS // 8


# --- cards that feed each other ----------------------------------------------------------------------------


SPAWN = unit(
    {"when": "destroyed", "op": "token", "card": "T-1"},
    {"when": "destroyed", "op": "destroy", "target": "each_own"},
    token=True,
)
SPARK = unit({"when": "mobilise", "op": "destroy", "target": "each_own", "units": {"other": True}})
CIRCLE = unit(
    {"when": "mobilise", "op": "return", "target": "self"},
    {"when": "mobilise", "op": "muster", "most_level": 1},
)
TREADMILL = unit(
    {"when": "mobilise", "op": "ready", "count": 1},
    {"when": "mobilise", "op": "return", "target": "self"},
)
FULL = {f"A-{row}{column}": "5/5" for row in "VR" for column in range(1, 6)}


def played_on(board: Board) -> int:
    """Take the first way on until Main is open again; returns how many answers that took."""
    for number in range(MOST_ANSWERS):
        if board.asked in ("A main", ""):
            return number
        assert board.state.to_move is not None
        with board.run.in_force():
            told = board.state.apply(board.state.legal_actions(board.state.to_move)[0])
        board.told += visible_to(SPECTATOR, told)
    raise AssertionError("it goes on and on")


def fed(card: dict[str, Any], units: dict[str, str], **cards: Any) -> Board:
    board = Board(
        cards={"X-1": card, **cards}, units=units, seats=[{"hand": "X-1", "area": "P p p p"}, {}]
    )
    board.do("mobilise X-1 A-R1", "pay")
    return board


@pytest.mark.parametrize("spaces", ("many", "one"))
def test_units_that_bring_each_other_back_stop_at_the_written_number(spaces: str) -> None:
    units = {"A-V1": "T-1"}
    if spaces == "one":  # where nothing is to be chosen nobody is asked, and the turn itself must stop it
        units = {place: "5/5" for place in FULL if place not in ("A-R1", "A-V1", "A-V2")} | units
    board = fed(SPARK, units, **{"T-1": SPAWN})
    played_on(board)
    made = [event for event in board.told if isinstance(event, events.Mobilised) and event.token]
    assert len(made) == MOST_MADE
    assert any(isinstance(event, events.EffectIdle) for event in board.told)


def test_a_unit_that_musters_itself_stops_at_the_written_number() -> None:
    board = fed(CIRCLE, {})
    played_on(board)
    entered = [event for event in board.told if isinstance(event, events.Mobilised)]
    assert len(entered) == 1 + MOST_MADE
    board.do("end", "end")
    assert "made" not in board.state.used


def test_what_may_be_repeated_ends_with_the_phase() -> None:
    board = fed(TREADMILL, {})
    board.do("give p")
    acts = 1
    while "mobilise X-1 A-R1" in board.legal():
        board.do("mobilise X-1 A-R1", "pay", "give p")
        acts += 1
    assert acts == MOST_ACTS and board.legal() == ["end"]
    assert board.refused("mobilise X-1 A-R1").code == "not_offered"
    board.do("end")
    assert "recycle P" not in board.legal() and board.asked == "A combat"


def test_a_computer_that_could_go_on_for_ever_ends_its_turn() -> None:
    board = fed(TREADMILL, {})
    board.do("give p")
    with board.run.in_force():
        world = board.state.clone()
        play_on(world, world.turn)
        assert world.turn > board.state.turn
        for level in ("novice", "apprentice"):
            state, number = board.state.clone(), 0
            while state.question is not None and state.question.ask in ("main", "payment", "ready"):
                seen = state.observe(0)
                state.apply(PLAYERS[level](seen, Chance.of(number), SHORT))
                number += 1
            assert number <= 3 * MOST_ACTS
