"""The steps by which the tour brings a board to a state: presses, points, drags, waiting.

A board's `tour_steps` names its states by a `BoardTour` and takes the steps from here.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Generic, TypeAlias, TypeVar, cast

from scenes.scene import Scene
from scenes.table.scene import TableScene
from scenes.tour_state import TourState
from sprites.intent import Intent, Point

if TYPE_CHECKING:
    from scenes.app import App

S = TypeVar("S", bound=TableScene[Any])

Then: TypeAlias = Callable[["App", S], object]
AnyBoard: TypeAlias = TableScene[Any]
Place: TypeAlias = str | Point
"""The id of a target, or a point in logical pixels."""

FRAME = 20.0
LONG = 3000
"""Frames after which a moment that does not come is given up."""
LIFT = (8.0, -12.0)
"""The hand must move so far before a press becomes a drag, in logical pixels."""


def present(app: App, scene: AnyBoard) -> None:
    """Bring the scene to the decision without telling how it came about."""
    scene.interaction.set_focus(None)
    scene.view.jump()
    scene.settle()
    scene.tell_log()
    app.step(FRAME)


def press(*ids: str) -> Then[AnyBoard]:
    """Press targets one after the other."""

    def run(app: App, scene: AnyBoard) -> None:
        for wanted in ids:
            target = next(t for t in scene.targets() if t.id == wanted)
            scene.interaction.set_focus(wanted, by_keys=True)
            scene.press(target) if target.enabled else scene.refused(target)

    return run


def press_slowly(*ids: str) -> Then[AnyBoard]:
    """Press targets one after the other, each once what the one before it brought has been shown."""

    def run(app: App, scene: AnyBoard) -> None:
        for wanted in ids:
            until(told, 3 * FRAME)(app, scene)
            press(wanted)(app, scene)
            app.step(FRAME)

    return run


def told(scene: AnyBoard) -> bool:
    """True once everything that has happened has been shown."""
    return not scene.showing and not scene.view.pending


def rest(app: App, scene: AnyBoard) -> None:
    """Let everything be told, and the mouse lie nowhere."""
    until(told, 200.0)(app, scene)
    scene.interaction.set_focus(None)


def focus(wanted: str) -> Then[AnyBoard]:
    """Put the focus of the keys on a target."""
    return lambda app, scene: scene.interaction.set_focus(wanted, by_keys=True)


def intend(*intents: Intent) -> Then[AnyBoard]:
    """Say some intents."""

    def run(app: App, scene: AnyBoard) -> None:
        for intent in intents:
            app.intend(intent)

    return run


def point(to: Place) -> Then[AnyBoard]:
    """Move the mouse there; what lies under it must have been drawn before."""

    def run(app: App, scene: AnyBoard) -> None:
        app.draw()
        _mouse(app, "point", _spot(scene, to))

    return run


def drag(source: str, to: Place, let_go: bool = False) -> Then[AnyBoard]:
    """Take a card in the hand and carry it there; `let_go` there."""

    def run(app: App, scene: AnyBoard) -> None:
        app.draw()
        x, y = _spot(scene, source)
        _mouse(app, "point", (x, y))
        _mouse(app, "press", (x, y))
        _mouse(app, "point", (x + LIFT[0], y + LIFT[1]))
        goal = _spot(scene, to)  # some places are there only while a card is in the hand
        _mouse(app, "point", goal)
        if let_go:
            _mouse(app, "release", goal)

    return run


def _spot(scene: AnyBoard, place: Place) -> Point:
    if not isinstance(place, str):
        return place
    x, y = next(t for t in scene.targets() if t.id == place).rect.center
    return float(x), float(y)


def _mouse(app: App, name: str, at: Point) -> None:
    app.intend(Intent(name, pos=at, device="mouse"))


def wait(ms: float) -> Then[AnyBoard]:
    """Let time pass."""

    def run(app: App, scene: AnyBoard) -> None:
        for _ in range(round(ms / FRAME)):
            app.step(FRAME)

    return run


def until(reached: Callable[[S], bool], more: float = 0.0) -> Then[S]:
    """Let time pass until the show has come to a moment, and `more` milliseconds beyond."""

    def run(app: App, scene: S) -> None:
        for _ in range(LONG):
            if reached(scene):
                wait(more)(app, scene)
                return
            app.step(FRAME)
        raise RuntimeError("a moment of the show never came")

    return run


class BoardTour(Generic[S]):
    """The states of one game's board, named after it."""

    def __init__(self, game: str) -> None:
        self.game = game

    def then(self, *steps: Then[S]) -> Callable[[App, Scene], None]:
        """The board at its decision, then one step after the other."""

        def run(app: App, scene: Scene) -> None:
            board = cast(S, scene)
            present(app, board)
            for step in steps:
                step(app, board)

        return run

    def until(self, reached: Callable[[S], bool], more: float = 0.0) -> Then[S]:
        """See `until`, for a moment of this very board."""
        return until(reached, more)

    def state(self, name: str, build: Callable[[App], Scene], *steps: Then[S]) -> TourState:
        """A state that stands still."""
        return TourState(f"{self.game}.{name}", build, self.then(*steps), match_screen=True)

    def moving(self, name: str, build: Callable[[App], Scene], *steps: Then[S]) -> TourState:
        """A moment of a show."""
        return TourState(f"{self.game}.{name}", build, self.then(*steps), match_screen=True, settles=False)

    def overlay(self, name: str, build: Callable[[App], Scene], *steps: Then[S]) -> TourState:
        """Something that lies over the board."""
        return TourState(f"{self.game}.{name}", build, self.then(*steps))
