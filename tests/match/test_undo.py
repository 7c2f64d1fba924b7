"""Taking back (P-11): only the own last decision, only if nothing was revealed, and exactly."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.journal import Record, SeatSetup, record_of
from game.match import Match, MatchSetup
from game.resume import play_again
from game.rules.chance import Chance
from game.saves import Saves
from game.systems import SYSTEMS
from tests.match.counting import SYSTEM, Add, Config, Pass, Peek

MOST_UNDONE = 25
"""So many decisions of a match are taken back and read again; then it is played to its end."""


@pytest.fixture
def match() -> Match:
    return Match(SYSTEM, MatchSetup(Config(), 1, 1, (SeatSetup(), SeatSetup())))


def test_the_own_last_decision_is_taken_back_exactly(match: Match) -> None:
    match.act(0, Add(1))
    before = match.digest(), match.acts, match.events(0)
    match.act(0, Add(2))
    assert match.can_undo(0) and not match.can_undo(1)
    revision = match.revision
    assert match.undo(0) is None
    assert (match.digest(), match.acts, match.events(0)) == before and match.revision > revision
    assert match.observation(0).sum == 1  # type: ignore[attr-defined]


def test_step_by_step_back_to_the_beginning_and_no_further(match: Match) -> None:
    start = match.digest()
    for _ in range(3):
        match.act(0, Add(2))
    while match.can_undo(0):
        assert match.undo(0) is None
    assert match.digest() == start and match.acts == 0
    refusal = match.undo(0)
    assert refusal is not None and refusal.code == "cannot_undo"


def test_what_was_revealed_stays_done(match: Match) -> None:
    match.act(0, Add(1))
    match.act(0, Peek())
    assert not match.can_undo(0) and match.undo(0) is not None
    match.act(0, Add(1))
    assert match.undo(0) is None
    assert not match.can_undo(0)


def test_nobody_takes_back_the_act_of_the_other(match: Match) -> None:
    match.act(0, Pass())
    match.act(1, Add(1))
    assert not match.can_undo(0) and match.undo(0) is not None
    assert match.undo(1) is None
    assert match.can_undo(0) and not match.can_undo(1)


def test_taking_back_the_end_of_a_turn_gives_the_view_back(match: Match) -> None:
    match.uncover(0)
    match.act(0, Pass())
    assert match.viewer is None
    match.undo(0)
    assert match.viewer == 0 and match.to_move == 0


def test_an_end_is_never_taken_back(match: Match) -> None:
    for _ in range(10):
        match.act(0, Add(2))
    assert match.outcome is not None and not match.can_undo(0)
    assert match.undo(0) is not None


def test_the_record_holds_what_is_left(match: Match) -> None:
    for number in (1, 2, 2):
        match.act(0, Add(number))  # type: ignore[arg-type]
    match.undo(0)
    match.act(0, Add(1))
    record = record_of(match.lines)
    assert len(record.acts) == 3
    assert play_again(SYSTEM, record)[0].digest() == match.digest()
    resumed = Match.resume(SYSTEM, record)
    assert isinstance(resumed, Match) and resumed.digest() == match.digest()


def test_a_computer_that_answers_is_final() -> None:
    match = Match(SYSTEM, MatchSetup(Config(), 1, 1, (SeatSetup(), SeatSetup("computer", "novice"))))
    match.act(0, Pass())
    assert match.can_undo(0)
    match.poll()
    assert not match.can_undo(0)


@pytest.mark.parametrize(
    "game",
    [
        pytest.param("vitorian", marks=pytest.mark.rule("V16.2")),
        pytest.param("epikha", marks=pytest.mark.rule("E19")),
    ],
)
def test_what_is_put_together_is_taken_back_also_in_the_file_and_what_was_done_never(
    tmp_path: Path, game: str
) -> None:
    """A card chosen and not yet paid for is in no later record; a drawn card stays drawn."""
    saves = Saves(tmp_path)
    system, journal = SYSTEMS[game], saves.start()
    assert journal.path is not None
    match = Match(system, MatchSetup(system.config(), 1, 1, (SeatSetup(), SeatSetup())), journal)
    chance, undone = Chance.of(6), 0
    while match.outcome is None:
        seat = match.to_move
        assert seat is not None
        before = match.digest(), match.acts, match.events(0), match.events(1)
        match.act(seat, chance.pick(match.observation(seat).legal))  # type: ignore[attr-defined]
        if not match.can_undo(seat) or undone > MOST_UNDONE:
            continue
        undone += 1
        assert match.undo(1 - seat) is not None and match.undo(seat) is None
        assert (match.digest(), match.acts, match.events(0), match.events(1)) == before
        record = saves.load(journal.path.stem)
        assert isinstance(record, Record) and len(record.acts) == match.acts
        resumed = Match.resume(system, record)
        assert isinstance(resumed, Match) and resumed.digest() == match.digest()
    assert undone > MOST_UNDONE
    record = saves.load(journal.path.stem)
    assert isinstance(record, Record)
    assert play_again(system, record)[0].digest() == match.digest()
