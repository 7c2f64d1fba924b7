"""One of a few: segments side by side, the chosen one filled and ticked."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from itertools import pairwise

import pygame

from sprites import frames
from sprites.canvas import Canvas
from sprites.focus import Target
from sprites.widgets.base import Box, Look, Widget

CHOSEN = ("#66512C", "#3A2C17")
"""Fill of the chosen segment: warm brass, for the accent belongs to the one main button of a screen."""


class Choice(Widget):
    """Exactly one of `options` (value, text); `changed` hears the new value. A label stands at the left.

    Its targets are called `id.value`.
    """

    repeats = True

    def __init__(
        self,
        id: str,
        rect: Box,
        text: str,
        options: Sequence[tuple[Hashable, str]],
        value: Hashable,
        changed: Callable[[Hashable], object],
        *,
        label_width: float | None = None,
        enabled: bool = True,
        why: str = "",
        tip: str = "",
        group: str = "main",
    ) -> None:
        super().__init__(id, rect, text, enabled=enabled, why=why, tip=tip, group=group)
        self.options = list(options)
        self.value = value
        self._changed = changed
        self._label_width = (
            label_width if label_width is not None else (max(140, self.rect.w * 0.42) if text else 0)
        )

    def _segments(self) -> list[pygame.Rect]:
        left = self.rect.x + self._label_width
        wide = (self.rect.right - left) / len(self.options)
        edges = [round(left + wide * n) for n in range(len(self.options) + 1)]
        return [pygame.Rect(a, self.rect.y, b - a, self.rect.h) for a, b in pairwise(edges)]

    def targets(self) -> list[Target]:
        """One for each segment."""
        pairs = zip(self.options, self._segments(), strict=True)
        return [self.target(f"{self.id}.{value}", rect, text) for (value, text), rect in pairs]

    def press(self, target_id: str) -> None:
        """Choose that segment."""
        for value, _ in self.options:
            if target_id == f"{self.id}.{value}" and value != self.value:
                self.value = value
                self._changed(value)
                return

    def draw(self, canvas: Canvas, look: Look) -> None:
        """See `Widget`."""
        if self.text:
            room = (self.rect.x + 6, self.rect.y, self._label_width - 24, self.rect.h)
            canvas.fit(self.text, room, "body_large", "text" if self.enabled else "dim", anchor="midleft")
        for (value, text), rect in zip(self.options, self._segments(), strict=True):
            self._draw_segment(
                canvas, f"{self.id}.{value}", rect.inflate(-4, -2), text, value == self.value, look
            )

    def _draw_segment(
        self, canvas: Canvas, id: str, rect: pygame.Rect, text: str, chosen: bool, look: Look
    ) -> None:
        state = "disabled" if not self.enabled else "focus" if look.lit == id else "normal"
        name = canvas.skin.name
        if chosen and self.enabled:
            face = frames.panel(rect.w, rect.h, name, canvas.scale, top=CHOSEN[0], bottom=CHOSEN[1],
                                line=canvas.code("focus" if state == "focus" else "highlight"))  # fmt: skip
        else:
            face = frames.button(rect.w, rect.h, name, state, canvas.scale)
        canvas.picture(face, (rect.x + look.offset(id), rect.y))
        ink = frames.button_ink(name, state, accent=chosen) if self.enabled else "dim"
        shown = f"[icon:check]~{text}" if chosen else text
        canvas.fit(shown, rect.inflate(-12, -6), "body_bold", ink)
        if chosen:
            canvas.mark_state(rect, "selected", shape=True)
