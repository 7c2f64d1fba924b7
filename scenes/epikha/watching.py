"""The board of Paladines de Epikha for onlookers: two computer players, or a recorded match."""

from __future__ import annotations

from dataclasses import replace

from game.epikha import events as ev
from game.rules.contract import Event
from scenes.epikha import faces, layout, marks, narrator, targets
from scenes.epikha.board import Board
from scenes.epikha.chronicle import INKS
from scenes.epikha.look import BoardLook
from scenes.epikha.phrases import Tongue
from scenes.epikha.scene import EpikhaScene
from scenes.replays.words import seated
from scenes.table import transport_bar as bar
from scenes.table.banner import Banner
from scenes.table.watched import WatchedBoard
from sprites.canvas import Canvas
from sprites.focus import Target
from sprites.intent import Point

KEPT = ("group:", "arm:", "spell:", "discard:", "spirits:", "pile:", "ability:", "drawer:", "item:", "deck:")
"""What onlookers may point at."""


class EpikhaWatch(WatchedBoard[Board], EpikhaScene):
    """One match that is looked at: it begins at once, whether it is played now or was recorded."""

    knows_more = False

    def build(self) -> None:
        """See `TableScene`."""
        self.seat_inks = INKS
        super().build()

    # --- words ------------------------------------------------------------------------------------------

    @property
    def tongue(self) -> Tongue:
        """See `ChoosingScene`. Players are called by their names and levels."""
        names = tuple(seated(self.app.language, self.match, seat) for seat in (0, 1))
        one, other = self.match.setup.config.decks
        houses = faces.house_of_deck(one), faces.house_of_deck(other)
        return Tongue(self.app.language, self.view.viewer, (names[0], names[1]), houses)

    def landed(self) -> None:
        """See `WatchedTable`."""
        told = self.time.told()
        self.now = told[-1] if told else None
        worded = (line for event in reversed(told) if (line := self.line(event)) is not None)
        last = next(worded, None)
        self.telling = last.text if last is not None else ""

    def headline(self) -> Banner:
        """See `EpikhaScene`."""
        shown = super().headline()
        if self.halt == "over" and self.match.outcome is None:
            return replace(shown, title=self.say("replays.here"))
        if not self.shown.begun and not self.showing:
            return replace(shown, title=self.say("replays.start"))
        paused = not self.transport.playing and not self.showing and not self.halt
        return replace(shown, ask=self.say("replays.paused")) if paused else shown

    def narration(self) -> str:
        """What is going on."""
        if self.halt == "over":
            if self.match.outcome is None:
                return self.say("replays.here.text")
            return narrator.ending(self)
        if self.thinking_shown and not self.view.pending and not self.showing:
            return str(self.tongue.say("thinking"))
        if self.now is None or not self.shown.begun:
            return self.say("replays.start.text")
        return self.telling or self.say("replays.start.text")

    # --- presses ----------------------------------------------------------------------------------------

    def pieces_and_bar(self) -> list[Target]:
        """See `BoardScene`."""
        found = self.bar_and_log(self.tongue.say("target.log"))
        return [*found, *(one for one in targets.board(self) if one.id.startswith(KEPT))]

    def enter_line(self, event: Event) -> None:
        """See `TableScene`."""
        before = self.telling
        super().enter_line(event)
        if isinstance(event, ev.Fired) or not self.telling:
            self.telling = before

    # --- drawing ----------------------------------------------------------------------------------------

    def look_of_board(self) -> BoardLook:
        """See `EpikhaScene`. The transport bar has the place of the hand."""
        look = super().look_of_board()
        look.hand, look.fan, look.main, look.second = None, None, None, None
        look.waiting, look.watched = look.tongue.say("watch.panel"), True
        return look

    def draw_round(self, canvas: Canvas, round: int, centre: Point, past: bool) -> None:
        """See `WatchedTable`. Matches of this game have no rounds: the flag of its beginning."""
        canvas.icon("flag", centre, 14, "highlight" if past else "line2")

    def draw(self, canvas: Canvas) -> None:
        """See `Scene`."""
        super().draw(canvas)
        marks.panel(canvas, layout.TRANSPORT)
        bar.draw(self, canvas, self.narration())
        if self.widgets.owner(self.focus_id) is not None and self.focus_id != "track":
            self.draw_focus(canvas)
