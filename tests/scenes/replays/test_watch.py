"""Computer against computer on the board: everything open, steered like a replay, quick to leave."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from game.rules.contract import SPECTATOR
from scenes.app import App
from scenes.boards import BOARDS
from scenes.dracula.watching import DraculaWatch
from scenes.pause import PauseScene
from scenes.result import ResultScene
from sprites.intent import Intent
from tests.scenes.dracula.support import make_app
from tests.scenes.replays import support


@pytest.fixture
def app() -> Iterator[App]:
    """A game whose shows take their time."""
    made = make_app(language="en")
    yield made
    made.close()


@pytest.fixture
def scene(app: App) -> DraculaWatch:
    """Two novices who have just sat down."""
    made = BOARDS["dracula"].open(app, support.new(support.COMPUTERS, 4))
    assert isinstance(made, DraculaWatch)
    app.scenes.reset(made, "none")
    return made


def test_it_plays_by_itself_with_both_racks_open(app: App, scene: DraculaWatch) -> None:
    for _ in range(200):
        app.step(50.0)
    assert scene.match.acts > 1 and scene.view.viewer == SPECTATOR
    assert all(piece.card for rack in scene.shown.racks for piece in rack)
    assert scene.narration()


def test_a_pause_stops_the_players_too(app: App, scene: DraculaWatch) -> None:
    for _ in range(100):
        app.step(50.0)
    app.intend(Intent("secondary"))
    acts = scene.match.acts
    for _ in range(100):
        app.step(50.0)
    assert scene.match.acts == acts
    app.intend(Intent("cancel"))
    assert isinstance(app.scenes.top, PauseScene)


def test_the_next_turn_comes_as_soon_as_it_has_been_played(app: App, scene: DraculaWatch) -> None:
    app.step(support.FRAME)
    for number in range(1, 6):
        scene.turn_on()
        for _ in range(40):
            app.step(support.FRAME)
            if not scene.transport.rushing:
                break
        assert scene.time.turn_number() >= number
    scene.transport.pause()
    scene.round_on()
    for _ in range(2000):
        app.step(support.FRAME)
        if not scene.transport.rushing:
            break
    assert scene.shown.resolving and not scene.transport.playing


def test_at_the_end_the_result_can_be_seen(app: App, scene: DraculaWatch) -> None:
    scene.choose_speed("instant")
    for _ in range(support.LONG):
        app.step(50.0)
        if scene.at_end:
            break
    assert scene.match.outcome is not None and app.scenes.top is scene
    scene.press(next(t for t in scene.targets() if t.id == "leave"))
    assert isinstance(app.scenes.top, ResultScene)
