"""The first question: asked of newcomers only, answered by every hand, kept for good."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.settings import SettingsFile
from scenes.app import App
from scenes.menus import launch
from scenes.scene import Scene
from scenes.title import TitleScene
from scenes.welcome import WelcomeScene, is_newcomer
from sprites import focus
from tests.scenes.menus_support import (
    HANDS,
    Press,
    press_by_keys,
    rest,
    top,
    type_key,
)
from tests.stage.support import click, key


@pytest.fixture
def first_page() -> Scene:
    """The first question."""
    return WelcomeScene()


@pytest.fixture
def guided(monkeypatch: pytest.MonkeyPatch) -> list[App]:
    """The games whose guide was begun."""
    begun: list[App] = []
    monkeypatch.setattr(launch, "guide", begun.append)
    return begun


@HANDS
@pytest.mark.parametrize("target", ["know", "plate.know"])
def test_whoever_knows_goes_to_the_title_and_is_not_asked_again(
    app: App, user_folder: Path, press: Press, target: str
) -> None:
    assert is_newcomer(app)
    press(app, target)
    assert isinstance(top(app), TitleScene)
    assert not is_newcomer(app)
    assert SettingsFile(user_folder).load()[0].guide == "skipped"


@HANDS
@pytest.mark.parametrize("target", ["show", "plate.show"])
def test_whoever_wants_to_be_shown_is_guided(app: App, guided: list[App], press: Press, target: str) -> None:
    press(app, target)
    assert guided == [app]


def test_the_guide_is_proposed_and_begun_once(app: App, guided: list[App]) -> None:
    type_key(app, "next")
    assert top(app).focus_id == "show"
    spot = focus.find(top(app).targets(), "show")
    assert spot is not None
    click(app, spot.rect.center)
    click(app, spot.rect.center)
    key(app, pygame.K_RETURN)
    rest(app)
    assert guided == [app]


def test_escape_answers_nothing_and_the_language_can_be_changed_first(app: App) -> None:
    type_key(app, "cancel")
    assert isinstance(top(app), WelcomeScene)
    press_by_keys(app, "language.en")
    known = focus.find(top(app).targets(), "know")
    assert known is not None
    assert known.label.startswith("I know how")
    assert is_newcomer(app)


def test_a_match_in_the_folder_makes_nobody_a_newcomer(app: App, user_folder: Path) -> None:
    (user_folder / "matches").mkdir()
    (user_folder / "matches" / "match-00001.match").write_bytes(b"of an older version")
    assert not is_newcomer(app)
