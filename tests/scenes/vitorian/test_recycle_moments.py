"""The moments for a Recycle on the board: passed without a word, asked where they matter, or always."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from game.journal import ActLine, record_of
from game.match import Match
from game.vitorian import actions as act
from scenes.app import App
from scenes.pause import PauseScene
from scenes.vitorian import routes
from scenes.vitorian.positions import match_at, seats
from scenes.vitorian.scene import VitorianScene
from sprites.intent import Intent
from tests.scenes.vitorian.support import FRAME, click, make_app, match_of, open_board, settle

MINE: dict[str, Any] = {"sovereign": "R-00", "area": "P S p s", "convoy": "P S P S", "recycled": False}
THEIRS: dict[str, Any] = {"sovereign": "I-00", "area": "P", "recycled": False}
UNITS = {"A-V2": "R-02", "A-V4": "R-05", "B-V2": "I-02"}


@pytest.fixture
def app() -> Iterator[App]:
    made = make_app(animation_speed="instant")
    yield made
    made.close()


def board_at(app: App, phase: str, **changes: Any) -> VitorianScene:
    players = changes.pop("players", seats(0))
    file = {"turns": [8, 7], "phase": phase, "units": UNITS, "seats": [MINE | changes, THEIRS]}
    scene = VitorianScene(match_at(players, **file))
    app.scenes.reset(scene, "none")
    return scene


def asked(app: App, scene: VitorianScene) -> str:
    """What the person is asked next."""
    settle(app, scene)
    seen = scene.seen
    assert seen is not None and seen.ask is not None
    return seen.ask


def until_the_rival_thinks(app: App, scene: VitorianScene) -> None:
    for _ in range(50):
        if scene.match.to_move == 1 and not scene.showing and not scene.view.pending:
            return
        app.step(FRAME)
    raise AssertionError("the turn never ended")


# --- what is left out ------------------------------------------------------------------------------------


def test_a_normal_turn_asks_for_no_recycle(app: App) -> None:
    scene = board_at(app, "start")
    assert asked(app, scene) == "main" and scene.match.acts == 1
    assert scene.shown.sides[0].convoy == (None,) * 2 and not scene.shown.sides[0].recycled
    click(app, scene, routes.MAIN)
    assert asked(app, scene) == "combat"
    click(app, scene, routes.MAIN)
    scene.app.step(FRAME)
    if scene.warned:
        click(app, scene, routes.MAIN)
    until_the_rival_thinks(app, scene)
    assert scene.match.acts == 4 and scene.shown.active == 1


def test_a_passed_moment_leaves_no_line_in_the_log(app: App) -> None:
    passed, asking = board_at(app, "start"), ""
    settle(app, passed)
    lines = [line.text for line in passed.log.lines]
    app.change_settings(recycle_moments="always")
    scene = board_at(app, "start")
    asking = asked(app, scene)
    click(app, scene, routes.MAIN)
    settle(app, scene)
    assert asking == "recycle" and [line.text for line in scene.log.lines] == lines


def test_a_passed_moment_uses_up_no_press(app: App) -> None:
    """Whoever presses to see the show end faster is heard, though something was decided meanwhile."""
    scene = board_at(app, "start")
    heard = scene.haste.heard
    settle(app, scene)
    assert scene.match.acts == 1 and scene.haste.heard is heard


# --- what is asked ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("convoy", ["P", ""])
@pytest.mark.parametrize("phase", ["start", "end"])
def test_a_moment_that_matters_is_asked(app: App, phase: str, convoy: str) -> None:
    scene = board_at(app, phase, convoy=convoy)
    assert asked(app, scene) == "recycle" and scene.match.acts == 0
    assert "recycle" in scene.states()


@pytest.mark.parametrize("phase", ["start", "end"])
def test_whoever_wants_to_be_asked_always_is(app: App, phase: str) -> None:
    app.change_settings(recycle_moments="always")
    assert asked(app, board_at(app, phase)) == "recycle"


def test_the_wish_holds_from_the_next_moment_on(app: App) -> None:
    scene = board_at(app, "main")
    assert asked(app, scene) == "main"
    app.change_settings(recycle_moments="always")
    scene.act(act.EndPhase())
    settle(app, scene)
    scene.act(act.EndPhase())
    assert asked(app, scene) == "recycle"


# --- taking back -----------------------------------------------------------------------------------------


def test_an_undo_takes_back_what_a_hand_has_said_and_not_the_pass_alone(app: App) -> None:
    scene = board_at(app, "combat")
    assert asked(app, scene) == "combat"
    before = scene.match.digest()
    scene.act(act.EndPhase())
    until_the_rival_thinks(app, scene)
    assert scene.match.acts == 2
    app.intend(Intent("undo"))
    assert asked(app, scene) == "combat" and scene.match.digest() == before
    scene.act(act.EndPhase())
    until_the_rival_thinks(app, scene)
    assert scene.shown.active == 1


def test_where_there_is_nothing_before_the_pass_an_undo_asks(app: App) -> None:
    scene = board_at(app, "end")
    until_the_rival_thinks(app, scene)
    assert scene.match.acts == 1
    app.intend(Intent("undo"))
    assert asked(app, scene) == "recycle" and scene.match.acts == 0
    for _ in range(20):
        app.step(FRAME)
    assert scene.match.acts == 0, "what was taken back is not said again by itself"
    click(app, scene, routes.MAIN)
    until_the_rival_thinks(app, scene)


# --- two people, and whole matches -----------------------------------------------------------------------


def test_of_two_people_nobody_is_asked_before_the_seal_is_broken(app: App) -> None:
    scene = board_at(app, "start", players=seats(None, ("Ana", "Bruno")))
    for _ in range(100):
        app.step(FRAME)
    assert scene.match.acts == 0 and app.scenes.top is not scene
    app.scenes.pop("none")
    scene.uncover(0)
    assert asked(app, scene) == "main" and scene.match.acts == 1


def test_a_match_with_passed_moments_is_a_record_like_any_other(app: App) -> None:
    scene = open_board(app, match_of(0, seed=4))
    for _ in range(12):
        assert scene.seen is not None and scene.seen.ask != "recycle"
        click(app, scene, routes.MAIN)
        settle(app, scene)
        if scene.halt or scene.shown.turn > 5:
            break
    match = scene.match
    passed = [line for line in match.lines if isinstance(line, ActLine) and line.seat == 0]
    assert any(line.action == msgspec.to_builtins(act.Pass()) for line in passed)
    again = Match.resume(match.system, record_of(match.lines))
    assert isinstance(again, Match) and again.digest() == match.digest()


def test_the_pause_opens_in_a_turn_whose_moment_was_passed(app: App) -> None:
    scene = board_at(app, "start")
    settle(app, scene)
    app.intend(Intent("menu"))
    assert isinstance(app.scenes.top, PauseScene)
