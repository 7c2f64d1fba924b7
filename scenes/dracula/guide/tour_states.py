"""The notes of the guide, for the tour and its audit: each as it comes to whoever follows the advice."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, cast

from game.dracula.system import SYSTEM
from game.match import Match
from scenes.dracula.guide.coach import NEXT, SKIP, GuideCoach
from scenes.dracula.guide.facts import moment
from scenes.dracula.guide.start import guided, setup
from scenes.dracula.guide.steps import STEPS
from scenes.dracula.scene import DraculaScene
from scenes.scene import Scene
from scenes.tour_state import TourState
from sprites import motion
from sprites.focus import Target, find

if TYPE_CHECKING:
    from scenes.app import App

FRAME: Final = 40.0
LONG: Final = 6000
"""Frames after which a note that does not come is given up."""
SHOWN: Final = ("rival", "resolve")
"""Moments of a show."""
LATER: Final = 1200.0
"""So long after a note in a show its picture is taken."""


def follow(scene: DraculaScene, coach: GuideCoach) -> None:
    """Do what the note asks for; without one, do what a good player would do."""
    found = [target for target in scene.targets() if target.enabled]
    wanted = find(found, NEXT) or find(found, "go_on") or find(found, coach.shine.target)
    if wanted is not None:
        scene.press(wanted)
    elif coach.advice is not None:
        scene.act(coach.advice)


def _until(wanted: str, form: str) -> Callable[[App, Scene], None]:
    """Follow the notes up to the one wanted, and within it up to the moment `form`."""

    def run(app: App, scene: Scene) -> None:
        board = cast(DraculaScene, scene)
        for _ in range(LONG):
            coach = board.coach
            if not isinstance(coach, GuideCoach):
                break
            if coach.step is not None and coach.step.id == wanted and moment(board) == form:
                _wait(app, LATER if form in SHOWN else motion.PLAY_TRAVEL.ms * 2)
                return
            follow(board, coach)
            app.step(FRAME)
        raise RuntimeError(f"the note {wanted} never came")

    return run


def _wait(app: App, ms: float) -> None:
    for _ in range(round(ms / FRAME)):
        app.step(FRAME)


def _guided(app: App) -> Scene:
    return guided(Match(SYSTEM, setup()))


def _state(number: int, wanted: str, form: str) -> TourState:
    name = f"guide.{number}-{wanted}" + (f"-{form}" if form in ("drop", "round") else "")
    return TourState(name, _guided, _until(wanted, form), match_screen=True, settles=form not in SHOWN)


def _skipped(app: App, scene: Scene) -> None:
    _until("rows", "place")(app, scene)
    board = cast(DraculaScene, scene)
    board.press(cast(Target, find(board.targets(), SKIP)))


STATES: Final = (
    *(
        _state(number, step.id, form)
        for number, step in enumerate(STEPS, 1)
        for form in sorted(step.moments - {"choose"} or step.moments)
    ),
    TourState("guide.skip", _guided, _skipped, match_screen=True),
)
