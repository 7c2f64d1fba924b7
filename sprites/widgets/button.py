"""The button and the icon button."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from sprites import frames, motion, theme
from sprites.canvas import Canvas
from sprites.widgets.base import Box, Look, Widget

BEFORE_WRAPPING = 15
"""A label shrinks to this size before it takes two lines."""


class Button(Widget):
    """A labelled button; `kind` "primary" is filled with the accent (one per screen), "quiet" has no face.

    `sub` is a second, smaller line; `key` a key name shown at the right.
    """

    def __init__(
        self,
        id: str,
        rect: Box,
        text: str,
        action: Callable[[], object],
        *,
        kind: str = "normal",
        icon: str = "",
        sub: str = "",
        key: str = "",
        style: str = "button",
        enabled: bool = True,
        why: str = "",
        tip: str = "",
        group: str = "main",
    ) -> None:
        super().__init__(id, rect, text, enabled=enabled, why=why, tip=tip, group=group)
        self.kind = kind
        self.icon = icon
        self.sub = sub
        self.key = key
        self.style = style
        self._action = action
        self._sunk = 0.0

    def press(self, target_id: str) -> None:
        """Do what it is for."""
        self._sunk = motion.PRESS_UP.ms
        self._action()

    def update(self, dt_ms: float, look: Look) -> bool:
        """See `Widget`."""
        sinking = self._sunk > 0
        self._sunk = max(0.0, self._sunk - dt_ms)
        return super().update(dt_ms, look) or sinking

    def state(self, look: Look) -> str:
        """The state that its frame shows: one of `frames.BUTTON_STATES`."""
        if not self.enabled:
            return "disabled"
        if look.pressed == self.id or self._sunk > 0:
            return "pressed"
        return "focus" if look.lit == self.id else "normal"

    def draw(self, canvas: Canvas, look: Look) -> None:
        """See `Widget`."""
        state = self.state(look)
        rect = self.rect.move(round(look.offset(self.id)), 0)
        if state == "pressed":
            rect = rect.scale_by(motion.PRESS_SIZE)
        primary = self.kind == "primary"
        if self.kind != "quiet":
            self.glow(canvas, rect)
            canvas.picture(
                frames.button(rect.w, rect.h, canvas.skin.name, state, canvas.scale, accent=primary),
                rect.topleft,
            )
        ink = frames.button_ink(canvas.skin.name, state, accent=primary) if self.enabled else "dim"
        self._draw_label(canvas, rect, ink)

    def _draw_label(self, canvas: Canvas, rect: pygame.Rect, ink: str) -> None:
        room = rect.inflate(-28, -8)
        if self.key:
            cap = canvas.keycap(self.key, (rect.right - 14, rect.centery), anchor="midright")
            room.width = int(cap.left) - 8 - room.left
        if self.sub:
            canvas.fit(self.sub, (room.x, rect.bottom - 25, room.w, 18), "small", ink, one_line=True)
            room.height = rect.h - 26
        marked = f"[icon:{self.icon}]~{self.text}" if self.icon else self.text
        size = BEFORE_WRAPPING if canvas.measure(marked, self.style)[0] > room.w else theme.SMALLEST
        wide = canvas.measure(marked, self.style, size=BEFORE_WRAPPING)[0]
        canvas.fit(
            marked, room, self.style, ink, one_line=wide <= room.w, smallest=size if wide <= room.w else 13
        )


class IconButton(Widget):
    """A small button that shows only an icon; `text` is its name, shown as its tooltip."""

    def __init__(
        self,
        id: str,
        rect: Box,
        icon: str,
        text: str,
        action: Callable[[], object],
        *,
        size: float = 20,
        repeats: bool = False,
        enabled: bool = True,
        why: str = "",
        group: str = "main",
    ) -> None:
        super().__init__(id, rect, text, enabled=enabled, why=why, tip=text, group=group)
        self.icon = icon
        self.size = size
        self.repeats = repeats
        self._action = action

    def press(self, target_id: str) -> None:
        """Do what it is for."""
        self._action()

    def draw(self, canvas: Canvas, look: Look) -> None:
        """See `Widget`."""
        lit = look.lit == self.id and self.enabled
        colour = "focus" if lit else "line" if self.enabled else "line2"
        x = self.rect.centerx + look.offset(self.id)
        grown = self.size * (1.1 if lit else 1.0)
        canvas.icon(self.icon, (x, self.rect.centery), grown, colour)
