"""The options: at once, kept over a restart, told once when they cannot be kept; keys rebound or refused."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.settings import DEFAULT_KEYS, SettingsFile
from scenes.app import App
from scenes.menus import options_model
from scenes.options import OptionsScene
from scenes.optiontabs.play import Game
from scenes.scene import Scene
from scenes.services import Silence
from scenes.title import TitleScene
from sprites import focus
from tests.scenes.menus_support import make_game, press_by_keys, press_by_mouse, rest, show, top, type_key
from tests.stage.support import click, key, mouse, pass_time


@pytest.fixture
def first_page() -> Scene:
    """The options."""
    return OptionsScene()


def kept(folder: Path) -> object:
    return SettingsFile(folder).load()[0]


def label(app: App, target: str) -> str:
    found = focus.find(top(app).targets(), target)
    assert found is not None
    return found.label


# --- at once and for good ---


def test_language_changes_at_once_and_survives(app: App, user_folder: Path) -> None:
    assert label(app, "back") == "Volver"
    press_by_keys(app, "language.en")
    assert label(app, "back") == "Back"
    assert kept(user_folder).language == "en"  # type: ignore[attr-defined]
    press_by_mouse(app, "language.es")
    assert label(app, "back") == "Volver"


def test_the_title_speaks_the_other_language_in_one_press(app: App) -> None:
    show(app, TitleScene())
    press_by_mouse(app, "language.en")
    assert label(app, "one_match") == "One match"


@pytest.mark.parametrize(
    ("tab", "target", "field", "value"),
    [
        ("screen", "scale.2", "scale", "2"),
        ("game", "animation_speed.1.5", "animation_speed", "1.5"),
        ("game", "memory_aid", "memory_aid", False),
        ("reading", "text_size.largest", "text_size", "largest"),
        ("reading", "high_contrast", "high_contrast", True),
        ("reading", "reduced_motion", "reduced_motion", True),
    ],
)
def test_every_choice_is_kept_over_a_restart(
    app: App, user_folder: Path, tab: str, target: str, field: str, value: object
) -> None:
    press_by_keys(app, f"tab.{tab}")
    press_by_keys(app, target)
    assert getattr(app.settings, field) == value
    assert getattr(kept(user_folder), field) == value


def test_a_slider_follows_keys_and_hand(app: App, user_folder: Path) -> None:
    press_by_mouse(app, "tab.sound")
    click(app, (640, 60))
    press_by_keys(app, "tab.sound")
    type_key(app, "next")
    assert top(app).focus_id == "music"
    type_key(app, "left")
    assert app.settings.music == pytest.approx(0.5)
    track = focus.find(top(app).targets(), "effects")
    assert track is not None
    x, y = track.rect.right - 4, track.rect.centery
    for kind, at in ((pygame.MOUSEMOTION, x), (pygame.MOUSEBUTTONDOWN, x), (pygame.MOUSEMOTION, 0)):
        mouse(app, kind, (at, y))
    assert app.settings.effects == 1.0
    mouse(app, pygame.MOUSEMOTION, (track.rect.centerx + 40, y))
    mouse(app, pygame.MOUSEBUTTONUP, (track.rect.centerx + 40, y))
    assert 0.0 < app.settings.effects < 1.0
    assert kept(user_folder).music == pytest.approx(0.5)  # type: ignore[attr-defined]


def test_seal_time_stays_within_its_limits(app: App) -> None:
    press_by_keys(app, "tab.game")
    top(app).interaction.set_focus("seal_hold", by_keys=True)
    for _ in range(9):
        type_key(app, "right")
    assert app.settings.seal_hold == 1000
    for _ in range(9):
        type_key(app, "left")
    assert app.settings.seal_hold == 300


def test_an_unwritable_folder_is_told_once(user_folder: Path) -> None:
    app = make_game(user_folder)
    (user_folder / "settings.json").mkdir()
    show(app, OptionsScene("reading"))
    press_by_mouse(app, "high_contrast")
    told = app.toasts.text
    assert str(user_folder) in told
    app.toasts.clear()
    press_by_mouse(app, "high_contrast")
    press_by_mouse(app, "reduced_motion")
    assert app.toasts.text == ""
    assert app.settings.reduced_motion
    app.close()


def test_sound_is_looked_for_again_and_the_answer_said(app: App) -> None:
    class Deaf(Silence):
        silent = True
        found = False

        def try_again(self) -> bool:
            """A device comes with the second try."""
            self.silent, found = not self.found, self.found
            self.found = True
            return found

    app.services.sounds = Deaf()
    press_by_mouse(app, "tab.sound")
    scene = top(app)
    assert isinstance(scene, OptionsScene)
    press_by_mouse(app, "retry")
    assert scene.note == app.language.text("menus.options.sound.missing")
    press_by_mouse(app, "retry")
    assert scene.note == app.language.text("menus.options.sound.found")
    assert focus.find(scene.targets(), "retry") is None


# --- keys ---


def rebind(app: App, action: str, code: int) -> OptionsScene:
    """Press the row of `action`, then the key `code`."""
    scene = show(app, OptionsScene("keys"))
    press_by_keys(app, f"key.{action}")
    key(app, code)
    rest(app)
    assert isinstance(scene, OptionsScene)
    return scene


def test_a_new_key_works_at_once_and_is_kept(app: App, user_folder: Path) -> None:
    rebind(app, "log", pygame.K_j)
    assert app.mapper.bindings.action_of(pygame.K_j) == "log"
    assert app.mapper.bindings.action_of(pygame.K_l) is None
    assert kept(user_folder).keys["log"] == ["j"]  # type: ignore[attr-defined]
    app.close()
    again = make_game(user_folder)
    assert again.mapper.bindings.action_of(pygame.K_j) == "log"


def test_a_key_of_another_action_is_refused_by_name(app: App) -> None:
    scene = rebind(app, "log", pygame.K_z)
    assert app.settings.keys["log"] == ["l"]
    assert app.language.text("menus.intent.undo") in scene.note
    assert not scene.captures_keys


@pytest.mark.parametrize("code", [pygame.K_LSHIFT, pygame.K_CAPSLOCK])
def test_keys_that_stand_for_nothing_are_refused(app: App, code: int) -> None:
    scene = rebind(app, "log", code)
    assert app.settings.keys["log"] == ["l"]
    assert scene.note


def test_escape_leaves_the_key_and_the_page(app: App) -> None:
    scene = rebind(app, "log", pygame.K_ESCAPE)
    assert top(app) is scene
    assert scene.waiting == ""
    assert app.settings.keys["log"] == ["l"]


def test_pressing_something_else_ends_the_waiting(app: App) -> None:
    scene = show(app, OptionsScene("keys"))
    press_by_mouse(app, "key.log")
    assert scene.captures_keys
    press_by_mouse(app, "tab.game")
    assert not scene.captures_keys
    assert isinstance(scene, OptionsScene)
    assert scene.waiting == ""


def test_all_keys_as_delivered_after_a_question(app: App) -> None:
    rebind(app, "log", pygame.K_j)
    press_by_keys(app, "reset_keys")
    press_by_keys(app, "yes")
    assert app.settings.keys == DEFAULT_KEYS


def test_the_model_of_rebinding() -> None:
    keys = options_model.delivered()
    assert options_model.rebound(keys, "log", "j").keys["log"] == ["j"]
    assert options_model.rebound(keys, "log", "l").keys["log"] == ["l"]
    assert options_model.rebound(keys, "log", "escape").refused
    assert options_model.rebound(keys, "log", "").refused
    assert options_model.rebound(keys, "log", "tab").taken_by == "next"
    assert keys == DEFAULT_KEYS


def test_full_screen_and_back_with_the_size_closed_meanwhile(app: App) -> None:
    press_by_mouse(app, "tab.screen")
    press_by_keys(app, "window.full")
    assert app.window.fullscreen
    assert app.settings.window == "fullscreen"
    size = focus.find(top(app).targets(), "window_size.1600x900")
    assert size is not None
    assert not size.enabled
    assert size.why
    press_by_keys(app, "window.window")
    assert not app.window.fullscreen
    press_by_keys(app, "window_size.1600x900")
    assert app.window.normal_size == (1600, 900)
    assert app.settings.window_size == (1600, 900)


# --- the samples ---


def test_a_new_speed_shows_a_card_and_a_press_shows_another(user_folder: Path) -> None:
    app = make_game(user_folder, animation_speed="1")
    scene = show(app, OptionsScene("game"))
    assert isinstance(scene, OptionsScene)
    assert isinstance(scene.section, Game)
    click(app, place(scene, "animation_speed.2"))
    app.step(16)
    assert 0.0 < scene.section.speed.way < 1.0
    rest(app)
    assert scene.section.speed.way == 1.0
    click(app, place(scene, "try_speed"))
    app.step(16)
    assert 0.0 < scene.section.speed.way < 1.0
    rest(app)
    assert scene.section.speed.way == 1.0
    app.close()


def test_the_sample_seal_breaks_after_the_chosen_time_and_is_whole_again(user_folder: Path) -> None:
    app = make_game(user_folder, animation_speed="1", seal_hold=400)
    scene = show(app, OptionsScene("game"))
    assert isinstance(scene, OptionsScene)
    assert isinstance(scene.section, Game)
    sample = scene.section.seal
    mouse(app, pygame.MOUSEBUTTONDOWN, place(scene, "try_seal"))
    pass_time(app, 200)
    assert 0.0 < sample.seal.share < 1.0
    mouse(app, pygame.MOUSEBUTTONUP, place(scene, "try_seal"))
    pass_time(app, 400)
    assert sample.seal.share == 0.0
    mouse(app, pygame.MOUSEBUTTONDOWN, place(scene, "try_seal"))
    pass_time(app, 600)
    assert sample.crack > 0.0
    mouse(app, pygame.MOUSEBUTTONUP, place(scene, "try_seal"))
    pass_time(app, 1500)
    assert (sample.crack, sample.seal.share) == (0.0, 0.0)
    app.close()


def place(scene: OptionsScene, target: str) -> tuple[int, int]:
    found = focus.find(scene.targets(), target)
    assert found is not None
    return found.rect.center
