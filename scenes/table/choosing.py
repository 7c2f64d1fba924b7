"""What choosing is alike on the boards of card games: knowing the position, and where the keys go on."""

from __future__ import annotations

from abc import abstractmethod
from typing import TypeVar

from scenes.table.boardscene import BoardScene
from scenes.table.openscene import OpenTableScene
from sprites.focus import find

B = TypeVar("B")


class ChoosingTable(BoardScene[B], OpenTableScene[B]):
    """The part of a board that turns presses into legal actions; a game says by which pieces."""

    knows_more = True
    """True where the seat that looks may know more of the position than its events have told."""

    @abstractmethod
    def forget(self) -> None:
        """Nothing is chosen, and no advice stands."""

    def question_opened(self) -> None:
        """See `AskingScene`."""
        self.forget()

    def settle(self) -> None:
        """See `TableScene`."""
        super().settle()
        self.learn()

    def learn(self) -> None:
        """Once all has been told, let the board stand as the seat that looks knows it."""
        if self.knows_more and not self.view.pending and self.view.viewer >= 0:
            self.view.jump()
            self.shown = self.view.board

    def lead(self, target_id: str) -> None:
        """Move the key focus to where the next step is; a mouse keeps its own, and keys begin there later."""
        self.first_focus = target_id
        if self.interaction.ring:
            self.interaction.set_focus(target_id, by_keys=True)
        elif self.focus_id is not None and find(self.targets(), self.focus_id) is None:
            self.interaction.set_focus(None)
