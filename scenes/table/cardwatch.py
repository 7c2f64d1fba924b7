"""The board of a card game for onlookers: two computer players, or a recorded match of turns."""

from __future__ import annotations

from abc import abstractmethod
from typing import TypeVar

from pygame import Rect

from scenes.replays.words import seated
from scenes.table.toldwatch import ToldWatch
from sprites.canvas import Canvas
from sprites.intent import Point

B = TypeVar("B")


class CardWatch(ToldWatch[B]):
    """Mix it in before a game's board, see `ToldWatch`. The match begins at once, played now or recorded."""

    # --- what a game adds -------------------------------------------------------------------------------

    @property
    @abstractmethod
    def transport_area(self) -> Rect:
        """Where the transport bar stands: in the place of the hand."""

    # --- words ------------------------------------------------------------------------------------------

    def called(self) -> tuple[str, str]:
        """What the players are called: by their names and levels."""
        one, other = (seated(self.app.language, self.match, seat) for seat in (0, 1))
        return one, other

    # --- drawing ----------------------------------------------------------------------------------------

    def draw_round(self, canvas: Canvas, round: int, centre: Point, past: bool) -> None:
        """See `WatchedTable`. These matches have no rounds: the flag of the beginning."""
        canvas.icon("flag", centre, 14, "highlight" if past else "line2")

    def draw(self, canvas: Canvas) -> None:
        """See `Scene`."""
        super().draw(canvas)
        self.draw_transport(canvas, self.transport_area)
