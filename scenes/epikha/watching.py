"""The board of Paladines de Epikha for onlookers: two computer players, or a recorded match."""

from __future__ import annotations

from pygame import Rect

from game.epikha import events as ev
from game.rules.contract import Event
from scenes.epikha import faces, layout, narrator, targets
from scenes.epikha.board import Board
from scenes.epikha.chronicle import INKS
from scenes.epikha.look import BoardLook
from scenes.epikha.phrases import Tongue
from scenes.epikha.scene import EpikhaScene
from scenes.table.banner import Banner
from scenes.table.cardwatch import CardWatch
from sprites.focus import Target

KEPT = ("group:", "arm:", "spell:", "discard:", "spirits:", "pile:", "ability:", "drawer:", "item:", "deck:")
"""What onlookers may point at."""


class EpikhaWatch(CardWatch[Board], EpikhaScene):
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
        one, other = self.match.setup.config.decks
        houses = faces.house_of_deck(one), faces.house_of_deck(other)
        kins = faces.kin_of_deck(one), faces.kin_of_deck(other)
        return Tongue(self.app.language, self.view.viewer, self.called(), houses, kins)

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
        """See `EpikhaScene`."""
        return self.headed(super().headline())

    # --- presses ----------------------------------------------------------------------------------------

    def pieces_and_bar(self) -> list[Target]:
        """See `BoardScene`."""
        found = self.bar_and_log(self.tongue.say("target.log"))
        return [*found, *(one for one in targets.board(self) if one.id.startswith(KEPT))]

    # --- drawing ----------------------------------------------------------------------------------------

    @property
    def transport_area(self) -> Rect:
        """See `CardWatch`."""
        return layout.TRANSPORT

    @property
    def has_buttons(self) -> bool:
        """See `EpikhaScene`."""
        return False

    def look_of_board(self) -> BoardLook:
        """See `EpikhaScene`. The transport bar has the place of the hand."""
        look = super().look_of_board()
        look.hand, look.fan, look.main, look.second = None, None, None, None
        look.waiting, look.watched = look.tongue.say("watch.panel"), True
        return look
