"""The notes of a guide, for the tour and its audit: each as it comes to whoever follows the advice."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, cast

from scenes.guide.coach import NEXT, SKIP, GuideCoach
from scenes.scene import Scene
from scenes.table.boardscene import BoardScene
from scenes.tour_state import TourState
from sprites import motion
from sprites.focus import Target, find

if TYPE_CHECKING:
    from scenes.app import App

FRAME: Final = 40.0
LONG: Final = 6000
"""Frames after which a note that does not come is given up."""
LATER: Final = 1200.0
"""So long after a note in a show its picture is taken."""


def follow(scene: BoardScene[Any], coach: GuideCoach[Any]) -> None:
    """Do what the note asks for; without one, do what a good player would do."""
    found = [target for target in scene.targets() if target.enabled]
    wanted = find(found, NEXT) or (None if scene.halt else find(found, coach.shine.target))
    if wanted is not None:
        scene.press(wanted)
    elif scene.halt:
        scene.go_on()
    elif coach.advice is not None:
        scene.act(coach.advice)


@dataclass(frozen=True, slots=True)
class GuideTour:
    """Names the states of a game's guide. `moving` are the moments of a show."""

    prefix: str
    board: Callable[[], BoardScene[Any]]
    moving: frozenset[str]

    def state(
        self, number: int, wanted: str, moment: str, name: str = "", form: str | None = None
    ) -> TourState:
        """The note `wanted` at `moment`; `name` tells it from the same one elsewhere or in other words.

        With a `form` (an end of its text key) the guide is followed until the note has that.
        """
        called = f"{self.prefix}.{number}-{wanted}" + (f"-{name}" if name else "")
        still = moment not in self.moving
        until = self._until(wanted, moment, form)
        return TourState(called, self._open, until, match_screen=True, settles=still)

    def skipped(self, wanted: str, moment: str) -> TourState:
        """The board when the guide has been skipped at a note."""

        def run(app: App, scene: Scene) -> None:
            self._until(wanted, moment)(app, scene)
            scene.press(cast(Target, find(scene.targets(), SKIP)))

        return TourState(f"{self.prefix}.skip", self._open, run, match_screen=True)

    def _open(self, app: App) -> Scene:
        return self.board()

    def _until(self, wanted: str, moment: str, form: str | None = None) -> Callable[[App, Scene], None]:
        """Follow the notes up to the one wanted, and within it up to the moment."""

        def run(app: App, scene: Scene) -> None:
            board = cast("BoardScene[Any]", scene)
            for _ in range(LONG):
                coach = board.coach
                if not isinstance(coach, GuideCoach):
                    break
                if _shows(coach, wanted, moment, form):
                    _wait(app, LATER if moment in self.moving else motion.PLAY_TRAVEL.ms * 2)
                    return
                follow(board, coach)
                app.step(FRAME)
            raise RuntimeError(f"the note {wanted} never came")

        return run


def _shows(coach: GuideCoach[Any], wanted: str, moment: str, form: str | None) -> bool:
    step = coach.step
    if step is None or step.id != wanted or coach.facts().moment != moment:
        return False
    return form is None or coach.form(step) == form


def _wait(app: App, ms: float) -> None:
    for _ in range(round(ms / FRAME)):
        app.step(FRAME)
