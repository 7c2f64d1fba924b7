"""A player at the board of a card game: an app, waiting for a decision, presses by mouse and by keys."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pygame

from game.language import Language
from game.settings import Settings
from scenes.app import App
from scenes.services import Services
from scenes.table.choosing import ChoosingTable
from sprites.focus import Target, find
from sprites.intent import Intent, Point

FRAME = 20.0
PRESS_GAP = 5

Board = ChoosingTable[Any]
Press = Callable[[App, Any, str], None]


def make_app(language: str = "es", **settings: Any) -> App:
    """An app under the dummy driver, at the standard window size."""
    pygame.display.init()
    pygame.font.init()
    return App(Services(Language(language), Settings(**{"window_size": (1280, 720), **settings})), scale=1.0)


def settle(app: App, scene: Board) -> None:
    """Let everything be told, up to the next decision of a person or the end."""
    for _ in range(3000):
        if scene.halt or (scene.deciding and not scene.showing) or app.scenes.top is not scene:
            return
        app.step(FRAME)
    raise AssertionError("nobody is asked anything")


def target(scene: Board, wanted: str) -> Target:
    """The target of that id; a failing test when it is not there."""
    found = find(scene.targets(), wanted)
    assert found is not None, f"no target {wanted} among {[one.id for one in scene.targets()]}"
    return found


def rest(app: App) -> None:
    """Wait until the next press counts as another one."""
    for _ in range(PRESS_GAP):
        app.step(80.0)


def click_at(app: App, pos: Point) -> None:
    """Press a spot with the mouse."""
    x, y = pos
    for name in ("point", "press", "release"):
        app.intend(Intent(name, pos=(float(x), float(y)), device="mouse"))
    app.step(FRAME)


def press(app: App, scene: Board, wanted: str) -> None:
    """Bring the focus of the keys to a target, and confirm."""
    assert target(scene, wanted)
    rest(app)
    scene.interaction.set_focus(wanted, by_keys=True)
    app.intend(Intent("confirm", device="keys"))
    app.step(FRAME)


def play_on(
    app: App,
    scene: Board,
    chance: random.Random,
    presses: int,
    press: Press,
    choices: Callable[[], list[str]],
) -> int:
    """Press one of the choices at random; returns how many presses it took to the end, or all."""
    for number in range(presses):
        settle(app, scene)
        if scene.halt:
            return number
        seen = scene.seen
        assert seen is not None and seen.to_move == scene.view.viewer
        found = choices()
        assert found, f"{seen.ask}: nothing can be pressed after {scene.steps}"
        press(app, scene, chance.choice(found))
    return presses
