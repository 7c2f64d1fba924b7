"""The seal between two people: when the book closes over the table, and what is told at its cover."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from scenes.table.handover import HandoverScene
from sprites import motion

if TYPE_CHECKING:
    from scenes.table.scene import TableScene


class Seals:
    """Closes the book over one board."""

    def __init__(self, board: TableScene[Any]) -> None:
        self._board = board
        self._opened = False
        self._left = 0.0
        """How long the covered table is still seen before the book closes over it, in milliseconds."""

    def cover(self) -> None:
        """The turn is over and the next person is another one: cover the table, and soon close the book.

        What was done is not shown here: the cover names it, and behind the seal it is told to whoever comes.
        """
        self._left = motion.SEAL_AHEAD if self._board.view.pass_on() else 0.0
        self.hide()

    def hide(self) -> None:
        """Let nothing private be seen any more: what a hand has begun, what was pointed at, what was told."""
        board = self._board
        board.app.tooltip.close(silent=board.interaction.focused())
        board.covered()
        board.settle()
        board.tell_log()

    def wait(self, seat: int, dt_ms: float) -> None:
        """Let time pass before `seat` must break its seal."""
        pace = self._board.app.pace
        self._left -= dt_ms * pace.speed
        if pace.instant or self._left <= 0:
            self.close(seat)

    def close(self, seat: int) -> None:
        """Cover the table until `seat` has broken its seal (D47). No fade: it would show the old picture."""
        board = self._board
        first, self._opened = not self._opened and board.match.acts == 0, True
        board.deciding = False
        cover = HandoverScene(
            board.app,
            lambda: board.seat_card(1 - seat),
            lambda: board.seat_card(seat),
            board.recap,
            lambda: board.uncover(seat),
            seat=seat,
            on_pause=board.open_pause,
            first=first,
        )
        cover.skin = board.skin
        board.app.scenes.push(cover, "none")
