"""Going to and fro in a match: every board is the one that looking on would have led to."""

from __future__ import annotations

import pytest

from game.dracula.config import SHORT, DraculaConfig
from game.dracula.system import SYSTEM
from game.journal import SeatSetup
from game.match import Match
from game.recorded import looked_at
from game.rules.contract import SPECTATOR, IllegalAction
from scenes.dracula.board import RULES, Board, settled
from scenes.table.timeview import TimeView
from scenes.table.view import NOBODY
from tests.scenes.replays import support

CONFIGS = (DraculaConfig(), SHORT, DraculaConfig(order="BXSO", face_up=((1, 3), (2,))))


def watched(match: Match) -> TimeView[Board]:
    """The match as somebody watches it."""
    return TimeView(match, RULES)


@pytest.mark.rule("D50", "D55")
@pytest.mark.parametrize("config", CONFIGS, ids=["standard", "short", "open"])
@pytest.mark.parametrize("seed", range(3))
def test_the_stored_events_lead_to_every_position_of_the_match(seed: int, config: DraculaConfig) -> None:
    match = support.new(support.COMPUTERS, seed, config)
    views = {viewer: watched(match) for viewer in (SPECTATOR, 0, 1)}
    for viewer, view in views.items():
        view.look(viewer)
    while match.outcome is None:
        for viewer, view in views.items():
            while view.pending:
                view.take()
            assert settled(view.board) == settled(Board.of(match.observation(viewer)))
        support.play(match, 1)


@pytest.mark.parametrize(
    ("seats", "bottom"), [("PC", 0), ("CP", 1), ("PP", 0), ("CC", 0)], ids=lambda value: str(value)
)
def test_an_onlooker_sits_where_the_only_person_sat(seats: str, bottom: int) -> None:
    first, second = (SeatSetup("human") if seat == "P" else support.COMPUTERS[0] for seat in seats)
    match = support.new((first, second), 5)
    match.concede(0)
    view = watched(match)
    assert view.viewer == SPECTATOR and view.board.bottom == bottom
    view.go(match.told)
    assert view.board.bottom == bottom


def test_a_jump_leads_where_playing_leads() -> None:
    match = support.play(support.new(support.COMPUTERS, 5), 10_000)
    view, other = watched(match), watched(match)
    for viewer in view.eyes:
        view.look(viewer)
        other.look(viewer)
        view.go(0)
        while view.pending:
            view.take(1)
            if view.cursor % 5 == 0:
                other.go(view.cursor)
                assert view.board == other.board
        for stop in view.stops[::-4]:
            other.go(stop.at)
            view.go(0)
            while view.cursor < stop.at:
                view.take(1)
            assert view.board == other.board and view.cursor == other.cursor


def test_the_stops_are_the_turns_and_the_ends_of_rounds() -> None:
    match = support.play(support.new(support.COMPUTERS, 5), 10_000)
    view = watched(match)
    events = match.public_events()
    turns = [number + 1 for number, event in enumerate(events) if type(event).__name__ == "TurnStarted"]
    ends = [stop for stop in view.stops if stop.seat is None]
    assert [stop.at for stop in view.stops if stop.seat is not None] == turns
    assert ends[-1].at == match.told
    assert len(ends) == sum(type(event).__name__ == "RoundEnded" for event in events)
    view.go(ends[0].at)
    assert view.board.resolving and all(winner is not None for winner in view.board.scores)
    assert view.stop_before(turns[0]) == 0 and view.stop_after(0) == turns[0]
    assert view.stop_after(match.told) is None


def test_a_recorded_match_needs_no_rules_and_lets_nobody_act() -> None:
    record = support.record()
    match = looked_at(SYSTEM, record)
    assert isinstance(match, Match) and record.end is not None
    assert match.outcome == record.end.outcome and match.to_move is None
    assert match.digest() == record.end.digest
    state = match._state
    with pytest.raises(IllegalAction):
        state.concede(0)
    with pytest.raises(PermissionError):
        state.observe(0)
    assert match.told == len(record.told(SYSTEM))


@pytest.mark.rule("D47")
def test_of_an_unfinished_match_of_people_only_public_things_are_seen() -> None:
    match = looked_at(SYSTEM, support.record(support.PEOPLE, 30))
    assert isinstance(match, Match)
    view = watched(match)
    assert view.eyes == (NOBODY,)
    view.go(match.told)
    for rack in view.board.racks:
        assert all(piece.card is None or piece.face_up for piece in rack)
    alone = looked_at(SYSTEM, support.record(support.COMPUTERS, 30))
    assert isinstance(alone, Match) and watched(alone).eyes == (SPECTATOR, 0, 1)
