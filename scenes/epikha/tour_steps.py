"""The steps by which the tour brings this board to a state."""

from __future__ import annotations

from typing import Final

from scenes.epikha.scene import EpikhaScene
from scenes.table import tour_steps as table
from scenes.table.tour_steps import BoardTour, drag, focus, intend, point, rest, wait

__all__ = [
    "TOUR", "Then", "drag", "focus", "intend", "moving", "overlay", "point", "press", "rest", "state",
    "then", "until", "wait",
]  # fmt: skip

Then = table.Then[EpikhaScene]

TOUR: Final = BoardTour[EpikhaScene]("epikha")
then, until, state = TOUR.then, TOUR.until, TOUR.state
moving, overlay = TOUR.moving, TOUR.overlay
press = table.press_slowly
