"""The whole game under hands that press anything anywhere, and under a display that changes at any moment."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from pathlib import Path

import pygame
import pytest

from game.language import Language
from game.saves import Saves
from game.settings import Settings, SettingsFile
from scenes import tour
from scenes.app import App
from scenes.pilot import snapshot
from scenes.services import Services
from scenes.title import TitleScene
from sprites.intent import Intent
from tests.stage.support import click, key, mouse

KEYS = (
    pygame.K_RETURN, pygame.K_SPACE, pygame.K_TAB, pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN,
    pygame.K_z, pygame.K_l, pygame.K_h, pygame.K_e, pygame.K_r, pygame.K_1, pygame.K_3, pygame.K_6,
    pygame.K_q, pygame.K_p, pygame.K_F1, pygame.K_F10, pygame.K_F11, pygame.K_ESCAPE,
)  # fmt: skip
TEXTS = ("a", "ñ", "🧛", "\u202e", "\u200b", "\0", "x" * 90, "[b]", "{name}", "~", "[icon:blood]")
STRANGE: tuple[Callable[[random.Random], pygame.Event], ...] = (
    lambda chance: pygame.Event(pygame.TEXTINPUT, text=chance.choice(TEXTS)),
    lambda chance: pygame.Event(pygame.CONTROLLERBUTTONDOWN, instance_id=1, button=chance.randrange(22)),
    lambda chance: pygame.Event(pygame.CONTROLLERBUTTONUP, instance_id=1, button=chance.randrange(22)),
    lambda chance: pygame.Event(
        pygame.CONTROLLERAXISMOTION, instance_id=1, axis=chance.randrange(6), value=chance.choice((0, 32767))
    ),
    lambda chance: pygame.Event(
        pygame.JOYHATMOTION, instance_id=7, hat=0, value=(chance.choice((-1, 0, 1)), 0)
    ),
    lambda chance: pygame.Event(pygame.JOYDEVICEREMOVED, instance_id=1),
    lambda chance: pygame.Event(pygame.JOYDEVICEADDED, device_index=3),
    lambda chance: pygame.Event(pygame.AUDIODEVICEREMOVED, which=1, iscapture=0),
    lambda chance: pygame.Event(
        chance.choice((pygame.WINDOWMINIMIZED, pygame.WINDOWRESTORED, pygame.WINDOWLEAVE))
    ),
)
"""What the system and other devices may say at any moment."""
SHAPES = ((1280, 720), (960, 540), (1366, 768), (1024, 768))
STEPS = 350


@pytest.fixture
def game(user_folder: Path) -> Iterator[App]:
    """The real game at its title, with saves, and the computer player thinking in this process."""
    pygame.display.init()
    pygame.font.init()
    store, saves = SettingsFile(user_folder), Saves(user_folder)
    options = Settings(animation_speed="2", first_start=False)
    app = App(Services(Language("es"), options, store, saves=saves, folder=user_folder))
    app.scenes.push(TitleScene(), "none")
    yield app
    app.close()
    saves.close()


def something(app: App, chance: random.Random) -> None:
    """Press, hold, drag, scroll or type something, or let the system interfere."""
    targets = app.scenes.top.targets() if app.scenes.top else []
    what = chance.random()
    if what < 0.45 and targets:
        click(app, chance.choice(targets).rect.center)
    elif what < 0.55 and targets:
        mouse(app, pygame.MOUSEBUTTONDOWN, chance.choice(targets).rect.center)
        for _ in range(12):
            app.step(60)
        mouse(app, pygame.MOUSEMOTION, (chance.uniform(0, 1279), chance.uniform(0, 719)))
        mouse(app, pygame.MOUSEBUTTONUP, (chance.uniform(0, 1279), chance.uniform(0, 719)))
    elif what < 0.8:
        key(app, chance.choice(KEYS), up=chance.random() < 0.9)
    elif what < 0.9:
        app.handle(chance.choice(STRANGE)(chance))
    elif what < 0.93:
        app.handle(pygame.Event(pygame.MOUSEWHEEL, x=0, y=chance.choice((-1, 1))))
    elif what < 0.96:
        app.handle(pygame.Event(chance.choice((pygame.WINDOWFOCUSLOST, pygame.WINDOWFOCUSGAINED))))
    elif what < 0.98 and not app.window.fullscreen:
        app.window.resize(chance.choice(SHAPES))
        app.handle(pygame.Event(pygame.WINDOWSIZECHANGED))
    else:
        app.change_language(chance.choice(("es", "en")))


def storm(game: App, chance: random.Random, steps: int) -> set[str]:
    """So many somethings; returns which screens were seen."""
    visited = set()
    for number in range(steps):
        something(game, chance)
        for _ in range(chance.choice((1, 1, 2, 8))):
            game.step(chance.choice((16, 50, 100)))
        if number % 4 == 0:
            game.draw()
        assert game.scenes.top is not None
        seen = snapshot(game)
        visited.add(seen["scene"])
        assert len({target["id"] for target in seen["targets"]}) == len(seen["targets"])
    return visited


def calm(game: App) -> None:
    """Hands off: whatever runs comes to its end, the gate opens, and the keys find something to stand on."""
    for event in (pygame.WINDOWRESTORED, pygame.WINDOWFOCUSLOST, pygame.WINDOWFOCUSGAINED):
        game.handle(pygame.Event(event))
    waits = any((game.scenes.gate_open and not game.scenes.moving) or game.step(100) for _ in range(900))
    assert waits and game.scenes.top is not None
    waited_for_a_key = game.scenes.captures_keys
    game.intend(Intent("next"))  # its key may be another one by now
    game.step(16)
    top = game.scenes.top
    focused = [target for target in top.targets() if target.id == top.focus_id]
    assert waited_for_a_key or not top.targets() or (focused and top.interaction.ring)


@pytest.mark.parametrize(
    "seed", [11, pytest.param(12, marks=pytest.mark.thorough), pytest.param(13, marks=pytest.mark.thorough)]
)
def test_nothing_that_is_pressed_breaks_the_game(game: App, seed: int) -> None:
    visited = storm(game, random.Random(seed), STEPS)
    calm(game)
    assert len(visited) >= 5, sorted(visited)


NEW = (
    "guide.", "vitorian.guide.", "watch.", "playback.", "replays.", "records.", "rulebook.", "options.sound",
    "learn", "welcome", "seal", "result",
)  # fmt: skip
STARTS = tuple(
    next((state.name for state in tour.states() if state.name.startswith(name)), name) for name in NEW
)


@pytest.mark.parametrize("name", STARTS)
def test_nothing_breaks_any_of_the_screens_around_the_board(game: App, name: str) -> None:
    state = next(state for state in tour.states() if state.name == name)
    scene = state.build(game)
    game.scenes.push(scene, "none")
    if state.then:
        state.then(game, scene)
    storm(game, random.Random(name), 50)
    calm(game)


STATES = ("title", "options.keys", "dracula.chosen", "dracula.card-flies", "pause.concede", "seal.half_open")


@pytest.mark.parametrize("name", STATES)
def test_ten_changes_of_the_display_at_any_moment(name: str) -> None:
    visit = tour.Tour("es", 1.0, None, audit=False)
    app = visit._app
    visit.visit(next(state for state in tour.states() if state.name == name))
    scene = app.scenes.top
    assert scene is not None
    before = [target.id for target in scene.targets()]
    for number in range(10):
        app.set_fullscreen(number % 2 == 0)
        app.draw()
        if number % 2:
            app.window.resize(SHAPES[number % len(SHAPES)])
            app.handle(pygame.Event(pygame.WINDOWSIZECHANGED))
            app.draw()
    assert app.scenes.top is scene
    assert [target.id for target in scene.targets()] == before
    visit.close()


def forbidden(*_: object, **__: object) -> None:
    """Stands in for everything that a steady frame may not do."""
    raise AssertionError("a steady frame must find everything made")


@pytest.mark.parametrize(
    "name", ["title", "setup", "options.screen", "dracula.chosen", "dracula.rules", "pause"]
)
def test_a_steady_frame_of_the_real_screens_makes_nothing_anew(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    visit = tour.Tour("es", 1.0, None, audit=False)
    app = visit._app
    visit.visit(next(state for state in tour.states() if state.name == name))
    app.draw()
    for module, makers in (
        (pygame.image, ("load",)),
        (pygame.transform, ("smoothscale", "scale", "rotozoom", "rotate", "scale_by")),
        (pygame.font, ("Font",)),
    ):
        for maker in makers:
            monkeypatch.setattr(module, maker, forbidden)
    for _ in range(3):
        assert app.scenes.top is not None
        app.scenes.top.changed()
        app.step(0)
        assert app.draw()
    monkeypatch.undo()
    visit.close()


def framed(app: App, target_id: str | None) -> pygame.Surface:
    """The screen with the key focus on `target_id`, its light fully up and no tooltip."""
    assert app.scenes.top is not None
    app.scenes.top.interaction.set_focus(target_id, by_keys=target_id is not None)
    for _ in range(3):
        app.step(60)
    app.tooltip.close()
    app.scenes.top.changed()
    app.draw()
    return app.canvas.surface.copy()


SCREENS = (
    "title",
    "setup.adjust",
    "options.keys",
    "pause",
    "dracula.drawn",
    "dracula.chosen",
    "dracula.log-open",
)


@pytest.mark.parametrize("name", SCREENS)
def test_the_key_focus_can_be_seen_wherever_it_is(name: str) -> None:
    visit = tour.Tour("es", 1.0, None, audit=False)
    visit.visit(next(state for state in tour.states() if state.name == name))
    scene = visit._app.scenes.top
    assert scene is not None
    for target in scene.targets():
        plain, lit = framed(visit._app, None), framed(visit._app, target.id)
        area = pygame.Rect(target.rect).inflate(40, 40).clip(plain.get_rect())
        same = pygame.mask.from_threshold(
            plain.subsurface(area), (0, 0, 0), (12, 12, 12), lit.subsurface(area)
        )
        assert area.w * area.h - same.count() > 150, target.id
    visit.close()
