"""The sections of a page as a column of words; the chosen one lies on the ribbon of the title."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

import pygame

from sprites import frames
from sprites.canvas import Canvas
from sprites.focus import Target
from sprites.widgets import Look, Widget
from sprites.widgets.base import Box


class Tabs(Widget):
    """One of `names` (value, text) is chosen; targets are called `id.value`."""

    repeats = True

    def __init__(
        self,
        id: str,
        rect: Box,
        names: Sequence[tuple[str, str]],
        icons: Mapping[str, str],
        value: str,
        changed: Callable[[str], object],
        *,
        group: str = "tabs",
    ) -> None:
        super().__init__(id, rect, group=group)
        self.names = list(names)
        self.icons = icons
        self.value = value
        self._changed = changed

    def _places(self) -> list[pygame.Rect]:
        step = self.rect.h / len(self.names)
        return [
            pygame.Rect(self.rect.x, round(self.rect.y + step * n), self.rect.w, round(step) - 8)
            for n in range(len(self.names))
        ]

    def targets(self) -> list[Target]:
        """One for each section."""
        pairs = zip(self.names, self._places(), strict=True)
        return [self.target(f"{self.id}.{value}", rect, text) for (value, text), rect in pairs]

    def press(self, target_id: str) -> None:
        """Turn to that section."""
        value = target_id.removeprefix(f"{self.id}.")
        if value != self.value:
            self.value = value
            self._changed(value)

    def draw(self, canvas: Canvas, look: Look) -> None:
        """See `Widget`."""
        for (value, text), rect in zip(self.names, self._places(), strict=True):
            self._draw_tab(canvas, value, text, rect, look.lit == f"{self.id}.{value}")

    def _draw_tab(self, canvas: Canvas, value: str, text: str, rect: pygame.Rect, lit: bool) -> None:
        chosen = value == self.value
        if chosen:
            canvas.picture(frames.ribbon(rect.w, rect.h, scale=canvas.scale), rect.topleft)
            canvas.mark_state(rect, "selected", shape=True)
        ink = "bright" if lit or chosen else "text"
        canvas.icon(self.icons[value], (rect.x + 34, rect.centery), 22, "focus" if lit else "line")
        room = (rect.x + 56, rect.y, rect.w - 66, rect.h)
        canvas.fit(text, room, "button", ink, anchor="midleft", one_line=True, shadow=True, smallest=15)
        if lit:
            canvas.icon("diamond", (rect.x + 14, rect.centery), 10, "focus")
            canvas.mark_state(rect, "focus", shape=True)
