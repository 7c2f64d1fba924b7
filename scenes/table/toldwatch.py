"""A match that is looked at and told in words beside the transport bar."""

from __future__ import annotations

from abc import abstractmethod
from dataclasses import replace
from typing import TypeVar

from pygame import Rect

from game.rules.contract import Event
from scenes.table import marks
from scenes.table import transport_bar as bar
from scenes.table.banner import Banner
from scenes.table.watched import WatchedBoard
from sprites.canvas import Canvas

B = TypeVar("B")


class ToldWatch(WatchedBoard[B]):
    """Mix it in before a game's board, see `WatchedBoard`."""

    # --- what a game adds -------------------------------------------------------------------------------

    @abstractmethod
    def ending(self) -> str:
        """How the match ended, in a sentence."""

    @property
    @abstractmethod
    def thinks(self) -> str:
        """What is said while a computer player thinks."""

    @property
    @abstractmethod
    def begun(self) -> bool:
        """False before the first hands are dealt on the board that is shown."""

    @abstractmethod
    def is_silent(self, event: Event) -> bool:
        """True for an event about which nothing is ever said."""

    # --- words ------------------------------------------------------------------------------------------

    def landed(self) -> None:
        """See `WatchedTable`."""
        told = self.time.told()
        self.now = told[-1] if told else None
        worded = (line for event in reversed(told) if (line := self.line(event)) is not None)
        last = next(worded, None)
        self.telling = last.text if last is not None else ""

    def headed(self, shown: Banner) -> Banner:
        """The banner of the board as onlookers read it."""
        if self.halt == "over" and self.match.outcome is None:
            return replace(shown, title=self.say("replays.here"))
        if not self.begun and not self.showing:
            return replace(shown, title=self.say("replays.start"))
        paused = not self.transport.playing and not self.showing and not self.halt
        return replace(shown, ask=self.say("replays.paused")) if paused else shown

    def narration(self) -> str:
        """What is going on."""
        if self.halt == "over":
            return self.say("replays.here.text") if self.match.outcome is None else self.ending()
        if self.thinking_shown and not self.view.pending and not self.showing:
            return self.thinks
        if self.now is None or not self.begun:
            return self.say("replays.start.text")
        return self.telling or self.say("replays.start.text")

    def enter_line(self, event: Event) -> None:
        """See `TableScene`."""
        before = self.telling
        super().enter_line(event)
        if self.is_silent(event) or not self.telling:
            self.telling = before

    # --- drawing ----------------------------------------------------------------------------------------

    def draw_transport(self, canvas: Canvas, area: Rect) -> None:
        """The transport bar with the words, on a panel."""
        marks.panel(canvas, area)
        bar.draw(self, canvas, self.narration())
        if self.widgets.owner(self.focus_id) is not None and self.focus_id != "track":
            self.draw_focus(canvas)
