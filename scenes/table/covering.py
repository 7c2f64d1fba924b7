"""What opens over a board: the pause, in which the match may be given up, and the drawer of the log."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from scenes.table.drawer import LogDrawer

if TYPE_CHECKING:
    from scenes.table.scene import TableScene


def open_log(board: TableScene[Any]) -> None:
    """Open the drawer with all lines."""
    drawer = LogDrawer(board.log.lines, board.explain)
    drawer.skin = board.skin
    board.app.push(drawer)


def open_pause(board: TableScene[Any], given_up: Callable[[], None]) -> None:
    """Open the pause; conceding is for the seat that looks, of people at one screen for the one to move.

    `given_up` is called once the match has been conceded there.
    """
    from scenes.pause import PauseScene

    seat = board.match.to_move if board.view.shared else board.view.viewer
    mine = seat if seat is not None and seat >= 0 else None
    pause = PauseScene(board.match, mine, given_up)
    pause.skin = board.skin
    board.app.push(pause)


def uncover_end(board: TableScene[Any]) -> None:
    """The match was given up: whatever covers the board goes, and its end is shown."""
    while board.app.scenes.top is not None and board.app.scenes.top is not board:
        board.app.scenes.pop("none")
    board.skip()
    board.deciding = False
    board.changed()
