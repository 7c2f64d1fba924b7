"""The steps by which the tour brings the board to a state: presses, points, drags, waiting."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, cast

from scenes.dracula.scene import DraculaScene
from scenes.scene import Scene
from scenes.tour import TourState
from sprites.intent import Intent

if TYPE_CHECKING:
    from scenes.app import App

Then = Callable[["App", DraculaScene], object]

FRAME = 20.0
LONG = 2000
"""Frames after which a moment that does not come is given up."""


def present(app: App, scene: DraculaScene) -> None:
    """Bring the scene to the decision without telling how it came about."""
    scene.interaction.set_focus(None)
    scene.view.jump()
    scene.settle()
    scene.tell_log()
    app.step(FRAME)


def then(*steps: Then) -> Callable[[App, Scene], None]:
    """The board at its decision, then one step after the other."""

    def run(app: App, scene: Scene) -> None:
        board = cast(DraculaScene, scene)
        present(app, board)
        for step in steps:
            step(app, board)

    return run


def press(*ids: str) -> Then:
    """Press targets one after the other."""

    def run(app: App, scene: DraculaScene) -> None:
        for wanted in ids:
            target = next(t for t in scene.targets() if t.id == wanted)
            scene.interaction.set_focus(wanted, by_keys=True)
            scene.press(target) if target.enabled else scene.refused(target)

    return run


def focus(wanted: str) -> Then:
    """Put the focus of the keys on a target."""
    return lambda app, scene: scene.interaction.set_focus(wanted, by_keys=True)


def intend(*intents: Intent) -> Then:
    """Say some intents."""

    def run(app: App, scene: DraculaScene) -> None:
        for intent in intents:
            app.intend(intent)

    return run


def point(pos: tuple[float, float]) -> Then:
    """Move the mouse to a point; what lies under it must have been drawn before."""

    def run(app: App, scene: DraculaScene) -> None:
        app.draw()
        app.intend(Intent("point", pos=pos, device="mouse"))

    return run


def drag(source: str, pos: tuple[float, float], let_go: bool = False) -> Then:
    """Take a card in the hand and carry it to a point; `let_go` there."""

    def run(app: App, scene: DraculaScene) -> None:
        app.draw()
        x, y = next(t for t in scene.targets() if t.id == source).rect.center
        steps = [("point", (x, y)), ("press", (x + 8, y - 12)), ("point", pos)]
        steps += [("release", pos)] if let_go else []
        for name, at in steps:
            app.intend(Intent(name, pos=(float(at[0]), float(at[1])), device="mouse"))

    return run


def wait(ms: float) -> Then:
    """Let time pass."""

    def run(app: App, scene: DraculaScene) -> None:
        for _ in range(round(ms / FRAME)):
            app.step(FRAME)

    return run


def until(reached: Callable[[DraculaScene], bool], more: float = 0.0) -> Then:
    """Let time pass until the show has come to a moment, and `more` milliseconds beyond."""

    def run(app: App, scene: DraculaScene) -> None:
        for _ in range(LONG):
            if reached(scene):
                wait(more)(app, scene)
                return
            app.step(FRAME)
        raise RuntimeError("a moment of the show never came")

    return run


def state(name: str, build: Callable[[App], Scene], *steps: Then) -> TourState:
    """A state that stands still."""
    return TourState(f"dracula.{name}", build, then(*steps), match_screen=True)


def moving(name: str, build: Callable[[App], Scene], *steps: Then) -> TourState:
    """A moment of a show."""
    return TourState(f"dracula.{name}", build, then(*steps), match_screen=True, settles=False)


def overlay(name: str, build: Callable[[App], Scene], *steps: Then) -> TourState:
    """Something that lies over the board."""
    return TourState(f"dracula.{name}", build, then(*steps))
