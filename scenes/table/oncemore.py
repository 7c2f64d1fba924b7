"""Showing the rival's last turn once more while one thinks about one's own."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from scenes.table.scene import TableScene


def show_again(board: TableScene[Any]) -> None:
    """Show the last turn of the rival again, then come back to the decision as it was, choice and focus."""
    free = board.deciding and not board.showing and board.view.viewer >= 0
    moments = board.view.again(board.view.viewer) if free else []
    if not moments:
        board.refuse(board.say("replays.again.none" if board.deciding else "replays.again.later"))
        return
    focus, ring = board.focus_id, board.interaction.ring

    def come_back() -> None:
        board.retelling = False
        board.settle()
        board.interaction.set_focus(focus, by_keys=ring)

    board.retelling, board.shown = True, moments[0].before
    board.play(moments, come_back)
