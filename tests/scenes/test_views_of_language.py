"""Language is only a view: whatever is spoken, the same is kept (P-34)."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from game.journal import Record
from game.saves import Saves
from game.settings import FILE, SettingsFile
from scenes.app import App
from scenes.menus import launch, setup_model
from scenes.table.scene import TableScene
from tests.scenes.menus_support import make_game

LANGUAGES = ("es", "en")


def board(app: App) -> TableScene:
    """The board on the screen."""
    top = app.scenes.top
    assert isinstance(top, TableScene)
    return top


def begun(folder: Path, language: str, monkeypatch: pytest.MonkeyPatch) -> App:
    """A game in that language, some acts into a match that began in its menus."""
    monkeypatch.setattr(launch, "now", lambda: "2026-11-29T20:00")
    app = make_game(folder, language)
    launch.start(app, setup_model.duo(7, ("", "Íñigo")))
    match = board(app).match
    for _ in range(11):
        seat = match.to_move
        assert seat is not None
        match.act(seat, match.observation(seat).legal[-1])  # type: ignore[attr-defined]
    return app


def test_what_is_kept_is_the_same_in_every_language(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kept = []
    for language in LANGUAGES:
        app = begun(tmp_path / language, language, monkeypatch)
        assert app.services.saves
        app.services.saves.close()
        app.close()
        files = sorted(path for path in (tmp_path / language).rglob("*") if path.is_file())
        contents = {path.name: path.read_bytes() for path in files}
        contents[FILE] = re.sub(rb'"language": "\w+"', b'"language": ""', contents[FILE])
        kept.append({name: content for name, content in contents.items() if "previous" not in name})
    assert kept[0] == kept[1] and len(kept[0]) >= 3


@pytest.mark.parametrize(("saved_in", "loaded_in"), [("es", "en"), ("en", "es")])
def test_a_match_saved_in_one_language_goes_on_in_the_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, saved_in: str, loaded_in: str
) -> None:
    first = begun(tmp_path, saved_in, monkeypatch)
    digest, told = board(first).match.digest(), board(first).match.events(0)
    launch.to_title(first)
    first.close()
    second = make_game(tmp_path, loaded_in)
    found = launch.saved_match(second)
    assert found and launch.resume(second, found) is None
    assert second.language.code == loaded_in
    assert board(second).match.digest() == digest and board(second).match.events(0) == told
    second.change_language(saved_in)
    assert board(second).match.digest() == digest
    second.close()


def test_a_change_of_language_in_mid_match_changes_no_file_but_the_options(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = begun(tmp_path, "es", monkeypatch)
    saves = Saves(tmp_path)
    name = saves.entries()[0].name
    before, acts = saves.path(name).read_bytes(), board(app).match.acts
    for language in ("en", "test", "es", "en"):
        app.change_language(language)
        app.step(20)
        app.draw()
    assert saves.path(name).read_bytes() == before
    record = saves.load(name)
    assert isinstance(record, Record) and len(record.acts) == acts
    assert SettingsFile(tmp_path).load()[0].language == "en"
    app.close()
