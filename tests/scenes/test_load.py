"""A match named on the command line: what becomes of it in the player's own folder."""

from __future__ import annotations

import json
import multiprocessing
import os
import signal
from collections.abc import Iterator
from datetime import datetime
from multiprocessing.context import SpawnProcess
from pathlib import Path

import pytest

from game.journal import MatchSetup
from game.opponents.worker import Worker
from game.rules.chance import Chance
from game.saves import Saves
from scenes.app import App
from scenes.dracula.watching import DraculaWatch
from scenes.menus import launch, setup_model
from scenes.menus.launch import saved_match
from scenes.pilot import PilotFile
from scenes.result import ResultScene
from scenes.scene import Scene
from scenes.start import load_match, open_game
from tests.saves.helpers import saved
from tests.scenes.menus_support import make_game, show


@pytest.fixture
def app(user_folder: Path) -> Iterator[App]:
    """A game whose own folder holds no match yet."""
    made = make_game(user_folder / "own")
    yield made
    made.close()


def recorded(folder: Path, acts: int) -> Path:
    """A match recorded elsewhere."""
    saves = Saves(folder / "elsewhere")
    _, name = saved(saves, acts)
    saves.close()
    return saves.path(name)


@pytest.mark.parametrize("place", ["a file", "below a file"])
def test_a_folder_that_cannot_be_written_is_told_and_the_game_opens(
    tmp_path: Path, place: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "a file").touch()
    folder = tmp_path / "a file" / ("" if place == "a file" else "x")
    told: list[str] = []

    def look(app: App, first: Scene) -> int:
        told.append(app.toasts.text)
        app.scenes.push(first, "none")
        app.step(50)
        app.draw()
        app.close()
        return 0

    monkeypatch.setattr(App, "run", look)
    assert open_game(folder, language="en", mute=True) == 0
    assert "The game goes on, but the match will not be kept." in told[0]


def test_an_unfinished_match_goes_on_as_a_copy(app: App, user_folder: Path) -> None:
    path = recorded(user_folder, 12)
    before = path.read_bytes()
    scene = load_match(app, path)
    assert isinstance(scene, Scene)
    show(app, scene)
    copy = saved_match(app)
    assert copy is not None and copy.entry.acts == 12
    assert path.read_bytes() == before


def test_the_title_tells_when_a_match_was_played_last(app: App, user_folder: Path) -> None:
    scene = load_match(app, recorded(user_folder, 12))
    assert isinstance(scene, Scene) and app.services.saves is not None
    show(app, scene)
    first = saved_match(app)
    assert first is not None
    last = datetime(2026, 10, 31, 21, 40)
    os.utime(app.services.saves.path(first.entry.name), (last.timestamp(), last.timestamp()))
    again = saved_match(app)
    assert again is not None and again.played == "2026-10-31T21:40" != again.entry.when


def test_a_finished_match_is_looked_at_and_never_offered_to_go_on_with(app: App, user_folder: Path) -> None:
    scene = load_match(app, recorded(user_folder, 10_000))
    assert isinstance(scene, DraculaWatch) and scene.recorded and scene.view.cursor == 0
    show(app, scene)
    assert app.scenes.top is scene and scene.recorded
    assert saved_match(app) is None


@pytest.mark.rule("D50")
def test_computer_players_have_chance_that_no_rules_use(app: App) -> None:
    launch.start(app, setup_model.solo(7))
    board = app.scenes.top
    assert board is not None
    setup: MatchSetup = board.match.setup  # type: ignore[attr-defined]
    again: MatchSetup = ResultScene(board.match)._rematch_of(setup)  # type: ignore[attr-defined]
    for one in (setup, again):
        rules = {Chance.of(one.seed, number).position for number in range(10)}
        players = {Chance.of(one.computer_seed, number).position for number in range(400)}
        assert not rules & players


def test_a_pilot_file_that_cannot_be_written_for_a_while_stops_no_game(
    app: App, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object, **__: object) -> None:
        raise OSError(28, "No space left on device")

    path = tmp_path / "pilot.json"
    pilot = PilotFile(path)
    with monkeypatch.context() as patch:
        patch.setattr(Path, "write_text", full)
        pilot.look(app)
    assert not path.exists()
    pilot.look(app)
    assert json.loads(path.read_text(encoding="utf-8"))["counter"] == 1


class Interrupted(Worker):
    """A worker in whose start Ctrl-C is pressed, as soon as there is a process."""

    def start(self) -> None:
        with pytest.MonkeyPatch.context() as patch:
            start = SpawnProcess.start

            def begun(process: SpawnProcess) -> None:
                start(process)
                os.kill(os.getpid(), signal.SIGINT)

            patch.setattr(SpawnProcess, "start", begun)
            super().start()


def test_interrupted_at_the_worst_moment_no_process_is_left(
    user_folder: Path, monkeypatch: pytest.MonkeyPatch, interruptible: None
) -> None:
    monkeypatch.setattr("scenes.start.Worker", Interrupted)
    before = set(multiprocessing.active_children())
    with pytest.raises(KeyboardInterrupt):
        open_game(user_folder, language="en", mute=True)
    assert set(multiprocessing.active_children()) == before
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler
