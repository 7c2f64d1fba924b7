"""The steps by which the tour brings this board to a state."""

from __future__ import annotations

from typing import Final

from scenes.dracula.scene import DraculaScene
from scenes.table import tour_steps as table
from scenes.table.tour_steps import FRAME, BoardTour, drag, focus, intend, point, present, press, wait

__all__ = [
    "FRAME", "TOUR", "Then", "drag", "focus", "intend", "moving", "overlay", "point", "present", "press",
    "state", "until", "wait",
]  # fmt: skip

Then = table.Then[DraculaScene]

TOUR: Final = BoardTour[DraculaScene]("dracula")
until, state, moving, overlay = TOUR.until, TOUR.state, TOUR.moving, TOUR.overlay
