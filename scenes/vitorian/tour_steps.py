"""The steps by which the tour brings this board to a state: presses, points, drags, waiting."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, cast

from scenes.scene import Scene
from scenes.tour import TourState
from scenes.vitorian.scene import VitorianScene
from sprites.intent import Intent

if TYPE_CHECKING:
    from scenes.app import App

Then = Callable[["App", VitorianScene], object]

FRAME = 20.0
LONG = 3000
"""Frames after which a moment that does not come is given up."""


def present(app: App, scene: VitorianScene) -> None:
    """Bring the scene to the decision without telling how it came about."""
    scene.interaction.set_focus(None)
    scene.view.jump()
    scene.settle()
    scene.tell_log()
    app.step(FRAME)


def then(*steps: Then) -> Callable[[App, Scene], None]:
    """The board at its decision, then one step after the other."""

    def run(app: App, scene: Scene) -> None:
        board = cast(VitorianScene, scene)
        present(app, board)
        for step in steps:
            step(app, board)

    return run


def press(*ids: str) -> Then:
    """Press targets one after the other, each once what it shows has been shown."""

    def run(app: App, scene: VitorianScene) -> None:
        for wanted in ids:
            until(lambda board: not board.showing and not board.view.pending, 3 * FRAME)(app, scene)
            target = next(t for t in scene.targets() if t.id == wanted)
            scene.interaction.set_focus(wanted, by_keys=True)
            scene.press(target) if target.enabled else scene.refused(target)
            app.step(FRAME)

    return run


def focus(wanted: str) -> Then:
    """Put the focus of the keys on a target."""
    return lambda app, scene: scene.interaction.set_focus(wanted, by_keys=True)


def rest(app: App, scene: VitorianScene) -> None:
    """Let everything be told, and the mouse lie nowhere."""
    until(lambda board: not board.showing and not board.view.pending, 200.0)(app, scene)
    scene.interaction.set_focus(None)


def intend(*intents: Intent) -> Then:
    """Say some intents."""

    def run(app: App, scene: VitorianScene) -> None:
        for intent in intents:
            app.intend(intent)

    return run


def point(wanted: str) -> Then:
    """Move the mouse onto a target, which must have been drawn before."""

    def run(app: App, scene: VitorianScene) -> None:
        app.draw()
        x, y = next(t for t in scene.targets() if t.id == wanted).rect.center
        app.intend(Intent("point", pos=(float(x), float(y)), device="mouse"))

    return run


def drag(source: str, goal: str, let_go: bool = False) -> Then:
    """Take a card in the hand and carry it onto a target; `let_go` there."""

    def run(app: App, scene: VitorianScene) -> None:
        app.draw()
        found = {target.id: target.rect.center for target in scene.targets()}
        x, y = found[source]
        ways = [("point", (x, y)), ("press", (x, y)), ("point", (x + 30, y - 60))]
        for name, at in ways:
            app.intend(Intent(name, pos=(float(at[0]), float(at[1])), device="mouse"))
        goal_x, goal_y = next(t for t in scene.targets() if t.id == goal).rect.center
        app.intend(Intent("point", pos=(float(goal_x), float(goal_y)), device="mouse"))
        if let_go:
            app.intend(Intent("release", pos=(float(goal_x), float(goal_y)), device="mouse"))

    return run


def wait(ms: float) -> Then:
    """Let time pass."""

    def run(app: App, scene: VitorianScene) -> None:
        for _ in range(round(ms / FRAME)):
            app.step(FRAME)

    return run


def until(reached: Callable[[VitorianScene], bool], more: float = 0.0) -> Then:
    """Let time pass until the show has come to a moment, and `more` milliseconds beyond."""

    def run(app: App, scene: VitorianScene) -> None:
        for _ in range(LONG):
            if reached(scene):
                wait(more)(app, scene)
                return
            app.step(FRAME)
        raise RuntimeError("a moment of the show never came")

    return run


def state(name: str, build: Callable[[App], Scene], *steps: Then) -> TourState:
    """A state that stands still."""
    return TourState(f"vitorian.{name}", build, then(*steps), match_screen=True)


def moving(name: str, build: Callable[[App], Scene], *steps: Then) -> TourState:
    """A moment of a show."""
    return TourState(f"vitorian.{name}", build, then(*steps), match_screen=True, settles=False)


def overlay(name: str, build: Callable[[App], Scene], *steps: Then) -> TourState:
    """Something that lies over the board."""
    return TourState(f"vitorian.{name}", build, then(*steps))
