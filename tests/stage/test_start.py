"""From the command line to the title and out again, with everything real but the screen."""

from __future__ import annotations

import json
from pathlib import Path

import pygame
import pytest

from game.settings import Settings, SettingsFile
from scenes.app import App, play
from scenes.services import Silence
from scenes.title import TitleScene
from scenes.welcome import WelcomeScene


@pytest.fixture
def frames(monkeypatch: pytest.MonkeyPatch) -> list[App]:
    """The app after each step of a game that ends itself when all chores are done."""
    seen: list[App] = []
    step = App.step

    def counted(app: App, dt_ms: float) -> None:
        step(app, dt_ms)
        seen.append(app)
        if not app.chores and len(seen) > 2:
            app.quit()

    monkeypatch.setattr(App, "step", counted)
    return seen


def test_the_game_starts_shows_its_title_and_ends(frames: list[App], user_folder: Path) -> None:
    SettingsFile(user_folder).save(Settings(guide="skipped"))
    pilot = user_folder / "pilot.json"
    assert play(user_folder, language="en", pilot=pilot, seed=7) == 0
    app = frames[0]
    assert app.language.code == "en"
    assert app.services.seed == 7
    assert json.loads(pilot.read_text(encoding="utf-8"))["scene"] == TitleScene.name
    assert not isinstance(app.sounds, Silence)
    assert app.scenes.top is None


def test_a_newcomer_is_asked_first_and_whoever_has_played_is_not(
    frames: list[App], user_folder: Path
) -> None:
    pilot = user_folder / "pilot.json"
    assert play(user_folder, pilot=pilot) == 0
    assert json.loads(pilot.read_text(encoding="utf-8"))["scene"] == WelcomeScene.name
    (user_folder / "matches").mkdir(exist_ok=True)
    (user_folder / "matches" / "match-00001.match").write_bytes(b"of an older version")
    assert play(user_folder, pilot=pilot) == 0
    assert json.loads(pilot.read_text(encoding="utf-8"))["scene"] == TitleScene.name


def test_the_first_frame_waits_for_nothing(frames: list[App], user_folder: Path) -> None:
    waiting: list[int] = []
    draw = App.draw

    def first(app: App) -> bool:
        shown = draw(app)
        waiting.append(len(app.chores))
        return shown

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(App, "draw", first)
        play(user_folder)
    assert waiting[0] >= 4
    assert waiting[-1] == 0


def test_the_language_is_the_asked_the_chosen_or_the_systems(frames: list[App], user_folder: Path) -> None:
    play(user_folder, system_language="es_ES")
    SettingsFile(user_folder).save(Settings(language="en"))
    play(user_folder, system_language="es_ES")
    play(user_folder, language="es")
    codes = list(dict.fromkeys((id(app), app.language.code) for app in frames))
    assert [code for _, code in codes] == ["es", "en", "es"]


def test_options_that_cannot_be_read_are_told(frames: list[App], user_folder: Path) -> None:
    (user_folder / "settings.json").write_bytes(b"{")
    said: list[str] = []
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("scenes.toasts.Toasts.say", lambda self, text: said.append(text))
        play(user_folder, language="en")
    assert any("damaged" in line for line in said)


def test_a_fault_in_the_loop_closes_the_window_and_is_passed_on(
    user_folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    closed: list[App] = []
    close = App.close

    def broken(app: App, dt_ms: float) -> None:
        raise ZeroDivisionError("somewhere")

    monkeypatch.setattr(App, "step", broken)
    monkeypatch.setattr(App, "close", lambda app: (closed.append(app), close(app)))
    with pytest.raises(ZeroDivisionError):
        play(user_folder)
    assert len(closed) == 1


def test_a_screen_that_nobody_sees_is_refused(user_folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("SDL_VIDEODRIVER")
    monkeypatch.setattr(pygame.display, "get_driver", lambda: "offscreen")
    with pytest.raises(pygame.error, match="video device"):
        play(user_folder)
