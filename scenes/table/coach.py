"""Somebody who looks over the player's shoulder: what a board asks of a guide to a first match."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from pygame import Rect

from sprites.canvas import Canvas
from sprites.focus import Target
from sprites.intent import Intent


class Coach(Protocol):
    """Speaks beside the board and lies over it; the match knows nothing of it and goes on without it."""

    @property
    def holds(self) -> bool:
        """True while the show should wait: something is explained before it goes on."""
        ...

    @property
    def lies(self) -> Rect | None:
        """Where something lies over the board just now; None where nothing does."""
        ...

    def update(self, dt_ms: float) -> bool:
        """Let time pass after the board; True when something looks different."""
        ...

    def targets(self, board: Sequence[Target]) -> list[Target]:
        """What can be pressed: of the board what is not covered, and above it what is the coach's own."""
        ...

    def press(self, target: Target) -> bool:
        """A target was pressed; True when it was the coach's own."""
        ...

    def action(self, intent: Intent) -> bool:
        """An intent that the game itself has no use for; True when it was used."""
        ...

    def draw(self, canvas: Canvas) -> None:
        """Draw over the finished board."""
        ...
