"""Records: entered once where a match ends, never for what was only watched, and told on their page."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from game.records import FILE, Records
from game.rules.chance import Chance
from game.saves import Saves
from scenes.app import App
from scenes.boards import BOARDS
from scenes.records import RecordsScene
from scenes.replays.list import ReplaysScene
from tests.scenes.dracula.support import make_app, open_board, settle
from tests.scenes.replays import support
from tests.scenes.replays.support import write


@pytest.fixture
def app(user_folder: Path) -> Iterator[App]:
    """A game with a folder of its own, in which nothing takes time."""
    made = make_app(language="en", animation_speed="instant")
    made.services.folder = user_folder
    yield made
    made.close()


def test_a_match_is_entered_once_when_it_ends(app: App, user_folder: Path) -> None:
    scene = open_board(app, support.new(support.ALONE, 3))
    settle(app, scene)
    assert not (user_folder / FILE).exists(), "a match that is not over is none"
    chance = Chance.of(3)
    while scene.match.outcome is None:
        seat = scene.match.to_move
        if seat == 1:
            scene.match.act(1, chance.pick(scene.match.observation(1).legal))  # type: ignore[attr-defined]
        app.step(20.0)
    for _ in range(20):
        app.step(20.0)
    (found,) = Records(user_folder).all()
    assert found.person == 1 and found.won == (scene.match.outcome.winner == 1)
    assert found.rounds == BOARDS["dracula"].rounds(scene.match.public_events()) > 0


@pytest.mark.rule("D53")
def test_giving_up_is_a_match_lost(app: App, user_folder: Path) -> None:
    scene = open_board(app, support.new(support.ALONE, 3))
    settle(app, scene)
    scene.match.concede(1)
    app.step(20.0)
    (found,) = Records(user_folder).all()
    assert not found.won and found.rule == "D53"


def test_what_is_only_watched_is_not_entered(app: App, user_folder: Path) -> None:
    scene = support.playback(app, support.record())
    scene.jump(scene.match.told)
    app.step(20.0)
    live = BOARDS["dracula"].open(app, support.play(support.new(support.COMPUTERS, 4), 10_000))
    app.scenes.reset(live, "none")
    app.step(20.0)
    assert not (user_folder / FILE).exists()


def test_a_file_that_cannot_be_kept_is_told_and_the_match_goes_on(app: App, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    app.services.folder = tmp_path / "file"
    scene = open_board(app, support.new(support.ALONE, 3))
    settle(app, scene)
    scene.match.concede(1)
    app.step(20.0)
    assert app.toasts.text and scene.match.outcome is not None


def test_the_page_tells_them_and_leads_to_the_replays(app: App, user_folder: Path) -> None:
    page = RecordsScene()
    app.scenes.reset(page, "none")
    app.draw()
    assert page.told.alone.games == 0
    scene = open_board(app, support.new(support.ALONE, 3))
    settle(app, scene)
    scene.match.concede(0)
    app.step(20.0)
    page = RecordsScene()
    app.scenes.reset(page, "none")
    app.draw()
    assert page.told.alone.wins == page.told.alone.games == 1 and page.told.streak == 1
    page.press(next(t for t in page.targets() if t.id == "replays"))
    assert isinstance(app.scenes.top, ReplaysScene)


def test_a_damaged_file_is_told_on_the_page(app: App, user_folder: Path) -> None:
    (user_folder / FILE).write_text("{")
    app.scenes.reset(RecordsScene(), "none")
    app.draw()
    assert "damaged" in app.toasts.text


def test_the_first_time_the_matches_of_the_folder_are_entered(app: App, user_folder: Path) -> None:
    app.services.saves = saves = Saves(user_folder)
    for seed, acts in ((3, 10_000), (4, 10_000), (5, 20)):
        write(saves, support.record(support.ALONE, acts, seed))
    write(saves, support.record(support.COMPUTERS, 10_000, 6))
    saves.keep("match-00002", "Of a friend")
    page = RecordsScene()
    app.scenes.reset(page, "none")
    app.draw()
    assert page.told.alone.games == 2
    found = Records(user_folder).all()
    assert [match.rounds for match in found] == [support.rounds(3), support.rounds(4)]
    write(saves, support.record(support.ALONE, 10_000, 7))
    again = RecordsScene()
    app.scenes.reset(again, "none")
    app.draw()
    assert again.told.alone.games == 2, "whatever ends from now on is entered when it ends"
