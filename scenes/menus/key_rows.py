"""The list of actions with their keys, in two columns; the one that waits for a key shows it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from sprites import frames
from sprites.canvas import Canvas
from sprites.focus import Target
from sprites.widgets import Look, Widget
from sprites.widgets.base import Box

COLUMNS = 2
COLUMN_GAP = 28
HEIGHT = 42
STEP = 50

Row = tuple[str, str, list[str]]
"""An action, what it is called, and the names of its keys."""


class KeyRows(Widget):
    """Every action is a target called `id.action`; `picked` hears which one was pressed."""

    def __init__(
        self,
        id: str,
        rect: Box,
        rows: Sequence[Row],
        waiting: str,
        dots: str,
        picked: Callable[[str], object],
    ) -> None:
        super().__init__(id, rect, group="page")
        self.rows = list(rows)
        self.waiting = waiting
        self.dots = dots
        self._picked = picked

    def _places(self) -> list[pygame.Rect]:
        deep = -(-len(self.rows) // COLUMNS)
        wide = (self.rect.w - COLUMN_GAP * (COLUMNS - 1)) // COLUMNS
        step = min(STEP, self.rect.h // deep)
        return [
            pygame.Rect(
                self.rect.x + (n // deep) * (wide + COLUMN_GAP), self.rect.y + (n % deep) * step, wide, HEIGHT
            )
            for n in range(len(self.rows))
        ]

    def targets(self) -> list[Target]:
        """One for each action."""
        pairs = zip(self.rows, self._places(), strict=True)
        return [self.target(f"{self.id}.{row[0]}", place, row[1]) for row, place in pairs]

    def press(self, target_id: str) -> None:
        """Let that action wait for a key."""
        self._picked(target_id.removeprefix(f"{self.id}."))

    def draw(self, canvas: Canvas, look: Look) -> None:
        """See `Widget`."""
        for row, place in zip(self.rows, self._places(), strict=True):
            self._draw_row(canvas, row, place, look.lit == f"{self.id}.{row[0]}")

    def _draw_row(self, canvas: Canvas, row: Row, place: pygame.Rect, lit: bool) -> None:
        action, text, keys = row
        waits = action == self.waiting
        state = "focus" if lit or waits else "normal"
        canvas.picture(frames.field(place.w, place.h, canvas.skin.name, state, canvas.scale), place.topleft)
        x = float(place.right - 12)
        for key in [self.dots] if waits else reversed(keys):
            x = canvas.keycap(key, (x, place.centery), anchor="midright", pressed=waits).left - 8
        if waits:
            canvas.ring(place, "focus", style="dashed", width=2, radius=4)
            canvas.mark_state(place, "waiting", shape=True)
        room = (place.x + 14, place.y, max(40.0, x - place.x - 22), place.h)
        canvas.fit(text, room, "body", "bright" if lit else "text", anchor="midleft")
