"""The gamepad's buttons in the options: shown by their signs, chosen by the next press, exchanged, reset."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.settings import SettingsFile
from scenes.intents import Intent
from scenes.options import OptionsScene
from scenes.padbuttons import Button, buttons_of
from tests.scenes.menus_support import make_game, press_by_keys, press_by_mouse, rest, show, top
from tests.stage.support import key


@pytest.fixture
def page(user_folder: Path) -> Iterator[OptionsScene]:
    """The options with the buttons of the gamepad."""
    made = make_game(user_folder)
    scene = show(made, OptionsScene("keys"))
    assert isinstance(scene, OptionsScene)
    press_by_keys(made, "device.pad")
    yield scene
    made.close()


def wait_for_button(page: OptionsScene, action: str, button: int) -> None:
    """Let `action` wait, then press `button` on the pad."""
    press_by_mouse(page.app, f"pad.{action}")
    assert page.waiting == action
    page.app.intend(Intent("button", digit=button, device="pad"))
    rest(page.app)


def test_a_new_button_is_taken_and_kept(page: OptionsScene, user_folder: Path) -> None:
    wait_for_button(page, "help", Button.RIGHT_TRIGGER)
    now = buttons_of(page.app.settings.pad)
    assert now["help"] == (Button.RIGHT_TRIGGER,)
    assert now["next"] == (Button.RIGHT_SHOULDER,)
    assert page.app.language.text("menus.intent.next") in page.note
    assert not page.captures_keys
    assert SettingsFile(user_folder).load()[0].pad == page.app.settings.pad


def test_a_button_that_always_moves_the_focus_is_refused(page: OptionsScene) -> None:
    wait_for_button(page, "help", Button.UP)
    assert page.app.settings.pad == {}
    assert page.note


def test_a_key_while_a_button_is_waited_for_changes_nothing(page: OptionsScene) -> None:
    press_by_mouse(page.app, "pad.help")
    key(page.app, pygame.K_j)
    rest(page.app)
    assert page.waiting == ""
    assert page.app.settings.pad == {}
    assert page.app.settings.keys["help"] == ["f1"]


def test_a_button_while_a_key_is_waited_for_changes_nothing(page: OptionsScene) -> None:
    press_by_keys(page.app, "device.key")
    press_by_mouse(page.app, "key.help")
    page.app.intend(Intent("button", digit=Button.X, device="pad"))
    rest(page.app)
    assert page.waiting == ""
    assert page.app.settings.keys["help"] == ["f1"]


def test_turning_to_the_other_device_ends_the_waiting(page: OptionsScene) -> None:
    press_by_mouse(page.app, "pad.help")
    press_by_mouse(page.app, "device.key")
    assert page.waiting == ""
    assert not page.captures_keys


def test_all_buttons_as_delivered_after_a_question(page: OptionsScene) -> None:
    wait_for_button(page, "help", Button.RIGHT_TRIGGER)
    press_by_keys(page.app, "reset_keys")
    press_by_keys(page.app, "yes")
    assert page.app.settings.pad == {}
    assert top(page.app) is page
