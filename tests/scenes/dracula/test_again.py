"""The rival's last turn shown once more, without harm to the choice that was being made."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from game.dracula import events as ev
from game.match import Match
from scenes.app import App
from scenes.dracula.board import RULES, settled
from scenes.dracula.positions import seats
from scenes.dracula.scene import DraculaScene
from scenes.table.view import MatchView
from sprites.intent import Intent
from tests.scenes.dracula import support


@pytest.fixture
def app() -> Iterator[App]:
    """A game whose shows take their time."""
    made = support.make_app()
    yield made
    made.close()


def played(match: Match, acts: int) -> Match:
    """The match after so many acts, the first legal one each time."""
    while match.acts < acts:
        seat = match.to_move
        assert seat is not None
        assert match.act(seat, match.observation(seat).legal[0]) is None
    return match


def deciding(app: App, seat: int) -> DraculaScene:
    """The board at the decision of `seat` after the rival has played."""
    match = support.new_match(seats(seat), 5)
    while match.acts < 6 or match.to_move != seat:
        played(match, match.acts + 1)
    scene = support.open_board(app, match)
    support.settle(app, scene)
    return scene


def test_the_turn_ends_where_the_decision_stands() -> None:
    match = support.new_match(seats(1), 5)
    for acts in range(4, 30):
        played(match, acts)
        for seat in (0, 1):
            moments = MatchView(match, RULES).again(seat)
            if not moments:
                continue
            first = moments[0].event
            assert isinstance(first, ev.TurnStarted) and first.seat == 1 - seat
            if match.to_move == 1 - seat:
                seen = RULES.of(match.observation(seat))
                assert settled(moments[-1].after) == settled(seen)


def test_nothing_is_shown_before_the_rival_has_played(app: App) -> None:
    match = support.new_match(seats(0), 5)
    scene = support.open_board(app, match)
    support.settle(app, scene)
    app.intend(Intent("again"))
    assert not scene.showing and app.toasts.text


def test_choice_focus_and_board_are_as_before(app: App) -> None:
    scene = deciding(app, 1)
    support.rest(app)
    seen = scene.observation
    assert seen is not None
    if seen.phase != "choose":
        app.intend(Intent("digit", digit=6))
    before = (scene.selection, scene.focus_id, scene.shown, list(scene.log.lines), scene.match.acts)
    app.intend(Intent("again"))
    assert scene.showing and scene.shown != before[2]
    app.intend(Intent("digit", digit=1))  # only skips
    while scene.showing:
        app.step(support.FRAME)
    assert (scene.selection, scene.focus_id, scene.shown, scene.log.lines, scene.match.acts) == before
    assert scene.deciding and scene.observation is not None


@pytest.mark.rule("D47")
def test_two_people_are_shown_no_more_than_their_own_eyes_know() -> None:
    match = support.new_match(seats(None, ("Ana", "Bruno")), 8)
    shown = 0
    for acts in range(4, 60):
        if match.outcome is not None:
            break
        played(match, acts)
        for seat in (0, 1):
            for moment in MatchView(match, RULES).again(seat):
                rivals = moment.after.racks[1 - seat]
                assert all(piece.card is None or piece.face_up or piece.passed for piece in rivals)
                shown += 1
    assert shown
