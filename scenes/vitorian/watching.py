"""The board of Vitorian Wars for onlookers: two computer players, or a recorded match."""

from __future__ import annotations

from pygame import Rect

from game.rules.contract import Event
from game.vitorian import events as ev
from scenes.table.banner import Banner
from scenes.table.cardwatch import CardWatch
from scenes.vitorian import layout, narrator, targets
from scenes.vitorian.board import Board
from scenes.vitorian.look import BoardLook
from scenes.vitorian.phrases import Tongue, side_inks
from scenes.vitorian.scene import VitorianScene
from sprites.focus import Target


class VitorianWatch(CardWatch[Board], VitorianScene):
    """One match that is looked at: it begins at once, whether it is played now or was recorded."""

    knows_more = False

    def build(self) -> None:
        """See `TableScene`."""
        self.seat_inks = side_inks(self.shown)
        super().build()

    # --- words ------------------------------------------------------------------------------------------

    @property
    def tongue(self) -> Tongue:
        """See `ChoosingScene`. Players are called by their names and levels."""
        return Tongue(self.app.language, self.view.viewer, self.called())

    def ending(self) -> str:
        """See `ToldWatch`."""
        return narrator.ending(self)

    @property
    def thinks(self) -> str:
        """See `ToldWatch`."""
        return str(self.tongue.say("thinking"))

    @property
    def begun(self) -> bool:
        """See `ToldWatch`."""
        return self.shown.begun

    def is_silent(self, event: Event) -> bool:
        """See `ToldWatch`."""
        return isinstance(event, ev.Fired)

    def headline(self) -> Banner:
        """See `VitorianScene`."""
        return self.headed(super().headline())

    # --- presses ----------------------------------------------------------------------------------------

    def pieces_and_bar(self) -> list[Target]:
        """See `BoardScene`."""
        found = self.bar_and_log(self.tongue.say("target.log"))
        kept = ("cell:", "sov:", "discard:", "pile:", "field:")
        return [*found, *(one for one in targets.board(self) if one.id.startswith(kept))]

    # --- drawing ----------------------------------------------------------------------------------------

    @property
    def transport_area(self) -> Rect:
        """See `CardWatch`."""
        return layout.TRANSPORT

    @property
    def has_buttons(self) -> bool:
        """See `VitorianScene`."""
        return False

    def look_of_board(self) -> BoardLook:
        """See `VitorianScene`. The transport bar has the place of the hand."""
        look = super().look_of_board()
        look.hand, look.fan, look.main, look.second = None, None, None, None
        look.waiting, look.watched = look.tongue.say("watch.stack"), True
        return look
