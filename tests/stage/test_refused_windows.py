"""What the system refuses a window, and sizes that have no room."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from scenes import window
from scenes.app import App
from scenes.window import GameWindow
from tests.stage.support import Noting, make_app


class Refusing:
    """A window that is refused what `refused` names."""

    def __init__(self, real: pygame.Window, *refused: str) -> None:
        self._real = real
        self._refused = refused

    def __getattr__(self, name: str) -> Any:
        if name in self._refused:
            return self._refuse
        return getattr(self._real, name)

    def _refuse(self, *_: object) -> None:
        raise pygame.error("not now")


def test_a_window_that_may_not_leave_full_screen_stays_there_and_says_so(app: App, scene: Noting) -> None:
    app.set_fullscreen(True)
    real = app.window._window
    app.window._window = Refusing(real, "set_windowed")  # type: ignore[assignment]
    assert not app.set_fullscreen(False)
    assert app.window.fullscreen and app.toasts.text and app.settings.window == "fullscreen"
    app.window._window = real
    assert app.set_fullscreen(False)


def test_a_first_full_screen_that_is_refused_leaves_a_window_and_a_message(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    real = pygame.Window
    monkeypatch.setattr(
        pygame, "Window", lambda *words, **named: Refusing(real(*words, **named), "set_fullscreen")
    )
    app = make_app(window="fullscreen")
    assert not app.window.fullscreen and app.window.refused and app.toasts.text == "common.window.refused"
    app.close()


def test_a_picture_that_meets_a_change_of_the_window_is_shown_in_the_new_size(
    app: App, scene: Noting
) -> None:
    real, failed = app.window._window, []

    class Once(Refusing):
        def _refuse(self, *_: object) -> None:
            failed.append(True)
            if len(failed) == 1:
                raise pygame.error("the surface is invalid")
            real.flip()

    app.window._window = Once(real, "flip")  # type: ignore[assignment]
    assert app.draw()
    assert len(failed) == 2
    app.window._window = real


@pytest.mark.parametrize(
    ("size", "shown"), [((1920, 1080), (1366, 688)), ((1280, 720), (1280, 688)), ((960, 540), (960, 540))]
)
def test_a_size_that_has_no_room_is_made_to_fit(
    app: App, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int], shown: tuple[int, int]
) -> None:
    monkeypatch.setattr(window, "_first_screen", lambda: (1366, 768))
    app.window.resize(size)
    assert app.window.surface.get_size() == shown


def test_a_size_chosen_for_a_maximised_window_makes_it_a_plain_one(app: App, scene: Noting) -> None:
    app.handle(pygame.Event(pygame.WINDOWMAXIMIZED))
    app.window.resize((1600, 900))
    assert (app.window.state, app.window.normal_size) == ("window", (1600, 900))


@pytest.mark.parametrize(("screen", "state"), [((1280, 720), "maximised"), ((1920, 1080), "window")])
def test_every_start_suits_the_screen_not_only_the_first(
    monkeypatch: pytest.MonkeyPatch, screen: tuple[int, int], state: str
) -> None:
    asked: list[str] = []

    class Asked(GameWindow):
        def __init__(self, size: tuple[int, int], state: str) -> None:
            asked.append(state)
            super().__init__(size, "window")

    monkeypatch.setattr(window, "_first_screen", lambda: screen)
    monkeypatch.setattr("scenes.app.GameWindow", Asked)
    make_app(first_start=False).close()
    assert asked == [state]
