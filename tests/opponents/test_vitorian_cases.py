"""The computer players of Vitorian Wars harm no one of their own (P-14), are fair (P-12) and quick (P-15)."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import pytest

from game.opponents import Budget
from game.rules.chance import Chance
from game.rules.contract import MOST_LEGAL_ACTIONS
from game.vitorian.characters import NAMES as CHARACTERS
from game.vitorian.judgement import Taste
from game.vitorian.matchups import config_of
from game.vitorian.opponent import NAMES, PLAYERS
from game.vitorian.planning import Planner
from game.vitorian.system import VitorianState, new, sample
from tests.opponents.vitorian_positions import POSITIONS, WINS
from tests.vitorian.positions import Board

SHORT = Budget(seconds=float("inf"), share=0.05)
"""No clock, so that results repeat on every machine, and few worlds, so that tests are quick."""
TRIES = {"novice": 3, "apprentice": 8, "veteran": 6, "master": 2}
"""Streams of chance on which a level is tried in each position."""
SENSIBLE = NAMES[1:]
"""Every level but the one that is called careless."""
COMPARED = {"novice": 200, "apprentice": 200, "veteran": 80, "master": 12}
"""In how many positions what is hidden is exchanged."""


# --- P-14: not harming itself ------------------------------------------------------------------------------


def choices(level: str, name: str, character: str = "") -> set[str]:
    small = POSITIONS[name]
    board = Board(**small.board)
    board.do(*small.steps)
    seat, legal = board.state.to_move, board.legal()
    assert seat is not None and any(map(small.accepts, legal)) and not all(map(small.accepts, legal))
    seen, actions = board.state.observe(seat), list(board.state.legal_actions(seat))
    tries = TRIES[level] if not character else 2
    return {
        legal[actions.index(PLAYERS[level](seen, Chance.of(seed), SHORT, character))] for seed in range(tries)
    }


@pytest.mark.parametrize("level", SENSIBLE)
@pytest.mark.parametrize("name", POSITIONS)
def test_a_sensible_level_harms_itself_in_no_small_position(name: str, level: str) -> None:
    for character in CHARACTERS if level == "veteran" else CHARACTERS[:1]:
        said = choices(level, name, character)
        assert all(map(POSITIONS[name].accepts, said)), said


@pytest.mark.parametrize("name", WINS)
def test_even_the_novice_takes_a_win_in_one(name: str) -> None:
    assert all(map(POSITIONS[name].accepts, choices("novice", name)))


def test_there_are_at_least_twenty_small_positions() -> None:
    assert len(POSITIONS) >= 20


# --- P-12: fairness ----------------------------------------------------------------------------------------


@lru_cache(maxsize=1)
def decisions() -> list[VitorianState]:
    """Decisions with a choice, out of matches with decks of all kinds."""
    found = []
    for seed, words in enumerate(("random", "random", "forge,rampart", "wings,flood", "hands,siege")):
        state, _ = new(config_of(words, seed), seed)
        chance = Chance.of(seed, 3)
        while (seat := state.to_move) is not None:
            legal = state.legal_actions(seat)
            if len(legal) > 1:
                found.append(state.clone())
            state.apply(chance.pick(legal))
    return found


@pytest.mark.rule("V2.7")
@pytest.mark.parametrize("level", NAMES)
def test_what_a_seat_cannot_see_never_changes_its_choice(level: str) -> None:
    """Hidden cards of the rival, both decks and both Convoys dealt anew, the same chance: the same choice."""
    choose, changed = PLAYERS[level], 0
    states = decisions()[:: len(decisions()) // COMPARED[level]][: COMPARED[level]]
    for number, state in enumerate(states):
        seat = state.to_move
        assert seat is not None
        seen = state.observe(seat)
        twin = sample(seen, Chance.of(number, 1))
        changed += twin.sides[1 - seat].hand != state.sides[1 - seat].hand
        other = twin.observe(seat)
        assert other == seen
        character = CHARACTERS[number % len(CHARACTERS)]
        mine = choose(seen, Chance.of(number), SHORT, character)
        assert mine in seen.legal
        assert mine == choose(other, Chance.of(number), SHORT, character)
    assert len(states) == COMPARED[level] and changed > len(states) // 2


# --- P-15: time --------------------------------------------------------------------------------------------

TROOPS = ["R-05", "R-07", "R-08", "R-09", "R-11", "R-12", "G-01", "G-02", "G-03", "G-04"]
UNITS = list(zip([f"{row}{column}" for row in "VR" for column in range(1, 6)], TROOPS, strict=True))
HAND = "R-01 R-02 R-03 R-04 R-05 R-06 R-07 R-10 N-01 N-02 N-03 N-04 N-05 N-06 N-07 N-08 R-17 R-18 N-12 N-13"
FULL: dict[str, dict[str, Any]] = {
    "main": {
        "units": {**{f"B-{at}": card for at, card in UNITS}, "A-V1": "R-05"},
        "seats": [{"hand": HAND, "area": "P P P P P S S S S S", "recycled": False}, {}],
    },
    "combat": {
        "units": {f"{side}-{at}": card for side in "AB" for at, card in UNITS},
        "seats": [{"hand": HAND, "area": "P P P P P S S S S S", "recycled": False}, {"area": "P S"}],
        "phase": "combat",
    },
}
"""As full as the rules let it be: every space taken, or more to play than there are spaces."""
A_TRY = 0.01
"""Seconds that one try is taken to last: ten times what it does."""


@pytest.mark.parametrize("phase", FULL)
def test_the_fullest_table_is_decided_on_in_time(phase: str) -> None:
    """By a clock that goes on with each try: 1.2 s are allowed, and 3 s must never be reached."""
    seen = Board(**FULL[phase]).state.observe(0)
    assert 5 < len(seen.legal) <= MOST_LEGAL_ACTIONS
    tries = 0

    class Counted(Planner):
        def tried(self, *args: Any) -> float:
            nonlocal tries
            tries += 1
            return super().tried(*args)

    planner = Counted(seen, Chance.of(1), Taste(), Budget().seconds, lambda: tries * A_TRY)
    candidates = planner.candidates()
    assert planner.best(candidates, 100_000, 2) in seen.legal
    assert len(candidates) <= tries and tries * A_TRY < 3
