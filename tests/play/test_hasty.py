"""Hasty hands, everywhere: every kind of target of every screen, at ten frames a second.

One press is one action, however it is doubled; a drag that is broken off puts back what was dragged, once.
The states are those of the tour; each target of each screen is tried once (numbered ones once for all).
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import pygame
import pytest

from game.saves import Saves
from game.systems import SYSTEMS
from scenes.app import App
from scenes.interaction import Interaction
from scenes.scene import Scene
from scenes.tour import Tour, states
from scenes.tour_state import TourState
from sprites.focus import Target
from sprites.intent import Intent
from tests.play.test_reach import bring
from tests.shares import shares
from tests.stage.support import key, mouse

FRAME = 100.0
"""Ten frames a second."""
AWAY = (3.0, 717.0)

Acted = list[tuple[str, str]]


@pytest.fixture(scope="module")
def tour(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Tour]:
    """The tour's own game, with a folder, so that everything in it can be pressed."""
    made = Tour("es", 1.0, None, audit=False)
    services = made._app.services
    services.folder = tmp_path_factory.mktemp("usuario")
    services.saves = Saves(services.folder)
    yield made
    made.close()
    services.saves.close()


@pytest.fixture
def acted(monkeypatch: pytest.MonkeyPatch) -> Acted:
    """Which targets were acted upon: pressed or refused, or taken for decided by a key."""
    seen: Acted = []
    real = Interaction.activate

    def activate(self: Interaction, target: Target) -> None:
        before = self.scene.app.presses._target, self.scene.app.presses._pressed_at
        real(self, target)
        if (self.scene.app.presses._target, self.scene.app.presses._pressed_at) != before:
            seen.append((self.scene.name, target.id))

    monkeypatch.setattr(Interaction, "activate", activate)
    return seen


def kinds(scene: Scene) -> dict[str, Target]:
    """One target of each kind: numbers in ids make no difference."""
    return {
        f"{re.sub(r'[0-9]+', '#', target.id)} {target.drags and target.enabled}": target
        for target in scene.targets()
        if not target.repeats
    }


@dataclass(frozen=True)
class Case:
    """A target to be tried, and the state of the tour in which it is there."""

    state: TourState
    id: str
    holds: bool
    drags: bool


@pytest.fixture(scope="module")
def cases(tour: Tour) -> list[Case]:
    """One target of each kind of each screen."""
    done: set[tuple[str, str]] = set()
    found = []
    for state in states():
        scene = bring(tour, state).scenes.top
        assert scene is not None
        if not state.settles or not scene.gate_open:
            continue
        for kind, target in kinds(scene).items():
            if (scene.name, kind) not in done:
                done.add((scene.name, kind))
                found.append(Case(state, target.id, target.holds, target.drags and target.enabled))
    return found


def at(app: App, id: str) -> Target | None:
    """The target of that id as it is now."""
    scene = app.scenes.top
    return next((t for t in scene.targets() if t.id == id), None) if scene else None


def free_point(app: App, target: Target) -> tuple[float, float] | None:
    """A point of the target that no other one covers."""
    scene = app.scenes.top
    assert scene is not None
    for point in (target.rect.center, (target.rect.left + 3, target.rect.centery), target.rect.midbottom):
        above = [t for t in scene.targets() if t.rect.collidepoint(point)]
        if above and above[-1].id == target.id:
            return point
    return None


def triple_click(app: App, point: tuple[float, float]) -> None:
    """Three clicks within two frames."""
    for number in range(3):
        mouse(app, pygame.MOUSEBUTTONDOWN, point)
        mouse(app, pygame.MOUSEBUTTONUP, point)
        if number == 1:
            app.step(FRAME)


def mouse_and_key(app: App, point: tuple[float, float]) -> None:
    """The button goes down, Return is struck, the button goes up; and Return once more."""
    mouse(app, pygame.MOUSEBUTTONDOWN, point)
    key(app, pygame.K_RETURN)
    mouse(app, pygame.MOUSEBUTTONUP, point)
    app.step(FRAME)
    key(app, pygame.K_RETURN)


def held_return(app: App, point: tuple[float, float]) -> None:
    """Return is held for half a second, and said again by the system all the while."""
    for _ in range(5):
        key(app, pygame.K_RETURN, up=False)
        app.step(FRAME)
    app.handle(pygame.Event(pygame.KEYUP, key=pygame.K_RETURN, mod=0))


HASTY = (triple_click, mouse_and_key, held_return)


@pytest.mark.parametrize("part", shares(3))
@pytest.mark.parametrize("hasty", HASTY)
def test_a_hasty_press_acts_once(
    tour: Tour,
    cases: list[Case],
    acted: Acted,
    hasty: Callable[[App, tuple[float, float]], None],
    part: slice,
) -> None:
    """Each kind of target meets one of the three: what holds a second press back is the same for all."""
    tried, wrong = 0, []
    pressed = [case for case in cases if not case.holds][HASTY.index(hasty) :: len(HASTY)]
    for state, id in ((case.state, case.id) for case in pressed[part]):
        app = bring(tour, state)
        target = at(app, id)
        point = free_point(app, target) if target else None
        if target is None or point is None:
            continue
        mouse(app, pygame.MOUSEMOTION, point)
        for _ in range(4):  # whatever was pressed before lies long ago
            app.step(FRAME)
        acted.clear()
        hasty(app, point)
        app.step(FRAME)
        app.running = True
        tried += 1
        if acted != [(acted[0][0], id)] if acted else hasty is not held_return:
            wrong.append(f"{state.name}: {id} -> {acted}")
    assert wrong == []
    assert tried > 25


BREAKS: dict[str, Callable[[App], Any]] = {
    "focus lost": lambda app: app.handle(pygame.Event(pygame.WINDOWFOCUSLOST)),
    "resized": lambda app: app.handle(pygame.Event(pygame.WINDOWSIZECHANGED)),
    "escape": lambda app: key(app, pygame.K_ESCAPE),
    "right button": lambda app: mouse(app, pygame.MOUSEBUTTONDOWN, (640, 360), button=3),
    "pause": lambda app: app.intend(Intent("menu")),
    "on nothing": lambda app: mouse(app, pygame.MOUSEBUTTONUP, AWAY),
    "beside the picture": lambda app: app.intend(Intent("release", device="mouse")),
    "language": lambda app: (app.change_language("es"), app.handle(pygame.Event(pygame.WINDOWFOCUSLOST))),
}


@pytest.mark.parametrize("broken", BREAKS)
def test_a_broken_drag_puts_back_once_and_the_next_one_is_its_own(
    tour: Tour, cases: list[Case], broken: str
) -> None:
    tried: list[str] = []
    for state, id in ((case.state, case.id) for case in cases if case.drags):
        app = bring(tour, state)
        scene, target = app.scenes.top, at(app, id)
        assert scene is not None
        if target is None or (point := free_point(app, target)) is None:
            continue
        heard = listen(scene)
        before = sorted(t.id for t in scene.targets())  # a card in the hand may open places of its own
        take(app, point)
        assert scene.interaction.dragging is not None, f"{state.name}: {id} does not follow the hand"
        BREAKS[broken](app)
        mouse(app, pygame.MOUSEBUTTONUP, AWAY)
        app.step(FRAME)
        assert [end for end in heard if end[1] == id] == heard, f"{state.name}: {id} {heard}"
        assert len(heard) == 1, f"{state.name}: {id} {heard}"
        assert scene.interaction.dragging is None
        if app.scenes.top is not scene:
            app.scenes.pop("none")
        assert sorted(t.id for t in scene.targets()) == before, f"{state.name}: {id} left something"
        app.step(400)
        take(app, point)
        again = scene.interaction.dragging
        assert again is None or again.id == id
        mouse(app, pygame.MOUSEBUTTONUP, AWAY)
        tried.append(scene.name)
    assert set(tried) >= SYSTEMS.keys()
    assert len(tried) > len(SYSTEMS)


def listen(scene: Scene) -> list[tuple[str, str]]:
    """How drags end in `scene` from now on, and which thing was dragged."""
    heard: list[tuple[str, str]] = []

    def through(name: str, real: Callable[..., None]) -> Callable[..., None]:
        def noted(target: Target, *rest: Any) -> None:
            heard.append((name, target.id))
            real(target, *rest)

        return noted

    for name in ("dropped", "drag_cancelled"):
        setattr(scene, name, through(name, getattr(scene, name)))
    return heard


def take(app: App, point: tuple[float, float]) -> None:
    """Press and move away, far enough to drag."""
    mouse(app, pygame.MOUSEMOTION, point)
    mouse(app, pygame.MOUSEBUTTONDOWN, point)
    for step in (5, 12, 30):
        mouse(app, pygame.MOUSEMOTION, (point[0] + step, point[1] - step))
    app.step(FRAME)
