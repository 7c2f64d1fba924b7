"""The list of replays: what it tells, and what can be done with each match."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path

import msgspec
import pytest

from game.files import SaveProblem
from game.journal import Record
from game.language import Language
from game.resume import restore
from game.saves import Saves
from game.systems import SYSTEMS
from scenes.app import App
from scenes.confirm import ConfirmScene
from scenes.dracula.watching import DraculaWatch
from scenes.replays import model
from scenes.replays.list import ReplaysScene
from scenes.replays.naming import NameScene
from scenes.replays.playback import open_playback
from scenes.scene import Scene
from sprites.intent import Intent
from tests.saves.helpers import saved
from tests.scenes.dracula.support import make_app
from tests.scenes.dracula.support import rest as pause
from tests.scenes.replays import support
from tests.scenes.replays.support import write


@pytest.fixture
def saves(user_folder: Path) -> Iterator[Saves]:
    """A folder with three finished matches, one that was only watched, one half played and one damaged."""
    made = Saves(user_folder)
    for number, (seats, acts) in enumerate(
        ((support.ALONE, 10_000), (support.PEOPLE, 10_000), (support.COMPUTERS, 20), (support.ALONE, 20))
    ):
        write(made, support.record(seats, acts, 3 + number))
    broken = write(made, support.record(support.ALONE, 10_000, 9))
    broken.write_bytes(broken.read_bytes().replace(b"discarded", b"discord", 1))
    yield made
    made.close()


@pytest.fixture
def app(saves: Saves) -> Iterator[App]:
    """A game with that folder."""
    made = make_app(language="en")
    made.services.saves = saves
    yield made
    made.close()


@pytest.fixture
def scene(app: App) -> ReplaysScene:
    """The list on the screen."""
    made = ReplaysScene()
    app.scenes.reset(made, "none")
    return made


def press(app: App, wanted: str) -> None:
    pause(app)
    top = app.scenes.top
    assert top is not None
    target = next(t for t in top.targets() if t.id == wanted)
    top.interaction.set_focus(wanted, by_keys=True)
    top.press(target) if target.enabled else top.refused(target)


def test_it_tells_newest_first_what_can_be_watched(scene: ReplaysScene) -> None:
    rows = [scene.row(number) for number in range(len(scene.entries))]
    assert [row.name for row in rows] == ["match-00005", "match-00003", "match-00002", "match-00001"]
    damaged, watched, duo, alone = rows
    assert damaged.problem and "damaged" in damaged.about
    assert watched.winner is None and "Unfinished" in watched.about
    assert "Ana" in duo.title and "Bruno" in duo.title and "wins" in duo.result
    assert alone.rounds > 0 and alone.winner in (0, 1)


def test_a_kept_match_is_told_once(scene: ReplaysScene, saves: Saves) -> None:
    saves.keep("match-00001", "Noche / larga")
    found = [entry.name for entry in model.listed(saves)]
    assert "match-00001" not in found and len(found) == 4


def test_a_match_that_cannot_be_gone_on_with_is_looked_at(
    saves: Saves, scene: ReplaysScene, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of other rules it is played on as long as it has its position, and shown when that is lost."""
    name = saved(saves, acts=9, seed=77)[1]
    saves.close()
    rules = msgspec.structs.replace(SYSTEMS["dracula"], fingerprint="dracula/next")
    monkeypatch.setitem(SYSTEMS, "dracula", rules)
    assert name not in [entry.name for entry in model.listed(saves)]
    for position in saves.path(name).parent.glob(f"{name}.position*"):
        position.unlink()
    assert name in [entry.name for entry in model.listed(saves)]
    record = saves.load(name)
    assert isinstance(record, Record)
    problem = restore(rules, record, None, name)
    assert isinstance(problem, SaveProblem) and "Replays" in problem.words(Language("en"))
    assert isinstance(open_playback(scene.app, record, name), Scene)


def test_enter_on_a_row_leads_to_its_button_and_that_opens_it(app: App, scene: ReplaysScene) -> None:
    app.step(20)
    scene.interaction.set_focus("rows.2", by_keys=True)
    app.step(20)
    assert scene.chosen == 2, "whoever walks by keys chooses as he goes"
    app.intend(Intent("confirm"))
    assert scene.focus_id == "open"
    pause(app)
    app.intend(Intent("confirm"))
    assert isinstance(app.scenes.top, DraculaWatch)
    pause(app)
    pause(app)
    app.intend(Intent("cancel"))
    assert app.scenes.top is scene and scene.chosen == 2


def test_a_damaged_match_says_why_and_cannot_be_opened(app: App, scene: ReplaysScene) -> None:
    press(app, "rows.0")
    press(app, "open")
    assert app.scenes.top is scene and "damaged" in app.toasts.text


def test_keeping_asks_for_a_name(app: App, scene: ReplaysScene, saves: Saves) -> None:
    press(app, "rows.3")
    press(app, "keep")
    dialog = app.scenes.top
    assert isinstance(dialog, NameScene)
    press(app, "yes")
    assert app.scenes.top is scene
    kept = [entry.name for entry in saves.entries() if entry.kept]
    assert len(kept) == 1 and scene.row(scene.chosen).name == kept[0] and kept[0] in app.toasts.text
    press(app, "keep")  # and once more: now it is renamed
    field = app.scenes.top
    assert isinstance(field, NameScene)
    field._typed("Otra")
    press(app, "yes")
    assert [entry.name for entry in saves.entries() if entry.kept] == ["Otra"]


def test_a_name_that_was_only_proposed_is_said_in_the_language_of_now(
    app: App, scene: ReplaysScene, saves: Saves
) -> None:
    press(app, "rows.3")
    press(app, "keep")
    press(app, "yes")
    proposed = saves.entries()[0].name if saves.entries()[0].kept else ""
    told = {}
    for code in ("en", "es"):
        entry = next(entry for entry in saves.entries() if entry.kept)
        told[code] = model.row(Language(code), saves, entry, datetime.now()).title
    assert told["en"] != told["es"] and proposed.rpartition("/")[2] not in told.values()


def test_without_a_name_nothing_is_kept(app: App, scene: ReplaysScene, saves: Saves) -> None:
    press(app, "rows.3")
    press(app, "keep")
    dialog = app.scenes.top
    assert isinstance(dialog, NameScene)
    dialog._typed("   ")
    press(app, "yes")
    assert app.scenes.top is dialog
    app.intend(Intent("cancel"))
    assert app.scenes.top is scene and not any(entry.kept for entry in saves.entries())


def test_deleting_is_asked_and_done(app: App, scene: ReplaysScene, saves: Saves) -> None:
    before = len(scene.entries)
    press(app, "delete")
    assert isinstance(app.scenes.top, ConfirmScene)
    press(app, "no")
    assert len(scene.entries) == before
    press(app, "delete")
    press(app, "yes")
    assert len(scene.entries) == before - 1
    assert "match-00005" not in [entry.name for entry in saves.entries()]


def test_an_empty_folder_is_told_and_left(app: App, scene: ReplaysScene, tmp_path: Path) -> None:
    empty = ReplaysScene(Saves(tmp_path))
    app.push(empty, "none")
    app.draw()
    assert [target.id for target in empty.targets()] == ["back"]
    app.intend(Intent("cancel"))
    assert app.scenes.top is scene


@pytest.mark.parametrize("name", ["\udcff\udcfe", "[icon:nothing]{", "\u200b", "a\tb\n", "match-00001"])
def test_a_file_of_any_name_is_listed_and_opened(app: App, saves: Saves, name: str) -> None:
    (saves.folder / "replays").mkdir()
    shutil.copy(saves.path("match-00002"), saves.folder / "replays" / f"{name}.match")
    scene = ReplaysScene()
    app.scenes.reset(scene, "none")
    scene._choose(next(number for number, entry in enumerate(scene.entries) if entry.kept))
    assert app.draw()
    press(app, "keep")
    pause(app)
    assert isinstance(app.scenes.top, NameScene) and app.draw()
    app.intend(Intent("cancel"))
    pause(app)
    press(app, "open")
    assert isinstance(app.scenes.top, DraculaWatch)
