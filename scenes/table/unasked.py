"""Decisions that a board does not ask about because it knows what is said: it says it, and goes on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from game.rules.contract import Action

if TYPE_CHECKING:
    from scenes.table.scene import TableScene


class Unasked:
    """Answers for the person who looks at one board, see `TableScene.answer_unasked`."""

    def __init__(self, board: TableScene[Any]) -> None:
        self._board = board
        self._taken_back_to = -1
        """The position to which an undo led: there everything is asked."""

    def answer(self) -> Action | None:
        """What is said without asking at this moment, or None."""
        board = self._board
        seat, match = board.view.decider, board.match
        if seat < 0 or match.to_move != seat or match.revision == self._taken_back_to:
            return None
        return board.answer_unasked(seat)

    def say(self) -> bool:
        """Say what need not be asked; False where there is no such thing. No press of a hand is used up."""
        board, action = self._board, self.answer()
        return action is not None and board.view.act(board.view.decider, action) is None

    def taken_back(self, seat: int) -> None:
        """`seat` has taken a decision back: what nobody has said before it goes as well."""
        match = self._board.match
        while self.answer() is not None and match.can_undo(seat):
            self._board.view.undo(seat)
        self._taken_back_to = match.revision
