"""What the tests of the menus share: a game with its own folder, hands that press keys or a mouse only."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pygame
import pytest

from game.language import Language
from game.saves import Saves
from game.settings import SettingsFile
from scenes.app import App
from scenes.scene import Scene
from scenes.services import Services
from sprites import focus
from sprites.widgets import Slider, TextField
from tests.stage.support import click, key, pass_time

KEYS = {
    "confirm": pygame.K_RETURN,
    "cancel": pygame.K_ESCAPE,
    "next": pygame.K_TAB,
    "left": pygame.K_LEFT,
    "right": pygame.K_RIGHT,
    "up": pygame.K_UP,
    "down": pygame.K_DOWN,
}
MOST_STEPS = 40
BETWEEN_PRESSES = 400.0
"""Presses of one thing further apart than this are two presses."""


def make_game(folder: Path, language: str = "es", **changes: Any) -> App:
    """A game without motion whose options and matches live in `folder`, its options as kept there."""
    pygame.display.init()
    pygame.font.init()
    store = SettingsFile(folder)
    settings, _ = store.load()
    changes = {"animation_speed": "instant", "language": language, **changes}
    settings = msgspec.structs.replace(settings, **changes)
    services = Services(Language(language), settings, store=store, saves=Saves(folder), folder=folder, seed=7)
    return App(services)


def show(app: App, scene: Scene) -> Scene:
    """Show `scene` alone and let it settle."""
    app.scenes.reset(scene, "none")
    rest(app)
    return scene


def rest(app: App) -> None:
    """Let enough time pass for the next press to be one of its own, and draw."""
    pass_time(app, BETWEEN_PRESSES)
    app.draw()


def top(app: App) -> Scene:
    """The scene that gets the input."""
    scene = app.scenes.top
    assert scene is not None
    return scene


def type_key(app: App, name: str) -> None:
    """Press and release one key of the menus."""
    key(app, KEYS[name])
    rest(app)


def go_to(app: App, wanted: str) -> None:
    """Move the focus to the target `wanted` with Tab and arrows alone."""
    for _ in range(MOST_STEPS):
        way = way_to(top(app), wanted)
        if not way:
            return
        type_key(app, way[0])
    raise AssertionError(f"{wanted} is not reached in {MOST_STEPS} key presses")


def press_by_keys(app: App, wanted: str) -> None:
    """Walk to `wanted` with keys and press Enter."""
    go_to(app, wanted)
    type_key(app, "confirm")


def press_by_mouse(app: App, wanted: str) -> None:
    """Click in the middle of the target `wanted`."""
    target = focus.find(top(app).targets(), wanted)
    assert target is not None, wanted
    click(app, target.rect.center)
    rest(app)


Press = Callable[[App, str], None]
HANDS = pytest.mark.parametrize("press", [press_by_keys, press_by_mouse], ids=["keys", "mouse"])
"""For what must work by either hand."""


def journals(folder: Path) -> list[Path]:
    """The matches of the player's folder, oldest first."""
    return sorted((folder / "matches").glob("*.match"))


def way_to(scene: Scene, wanted: str) -> list[str]:
    """The fewest key presses (arrows and Tab) that lead the focus from where it is to `wanted`."""
    targets = scene.targets()
    start = scene.focus_id
    ways: dict[str | None, list[str]] = {start: []}
    queue = [start]
    while queue:
        here = queue.pop(0)
        if here == wanted:
            return ways[here]
        for step, there in _steps(scene, targets, here):
            if there not in ways:
                ways[there] = [*ways[here], step]
                queue.append(there)
    raise AssertionError(f"no keys lead from {start} to {wanted}")


def _steps(scene: Scene, targets: list[focus.Target], here: str | None) -> list[tuple[str, str]]:
    """Where each key leads; a text field or a slider keeps left and right for itself."""
    current = focus.find(targets, here)
    found = [("next", focus.tabbed(targets, current, remembered=scene.interaction._group_focus))]
    if current is not None:
        keeps = isinstance(scene.widgets.owner(here), TextField | Slider)
        ways = ("up", "down") if keeps else ("left", "right", "up", "down")
        found += [(way, focus.neighbour(targets, current, way)) for way in ways]
    return [(step, target.id) for step, target in found if target is not None]
