"""The tooltip: appears after a moment beside what it explains, without animation."""

from __future__ import annotations

import pygame

from sprites import motion
from sprites.canvas import SIZE, Canvas
from sprites.focus import Target
from sprites.theme import SMALLEST

WIDTH = 260
PADDING = 14
MARGIN = 10
"""Room that stays free at the edges of the canvas."""
GAP = 18
"""Distance from the target at rest: what has the focus lifts by half of it."""
NEAR = 10
"""Distance from a picture that has risen already."""


class Tooltip:
    """Shows the tip of the target looked at, or why it cannot be pressed."""

    def __init__(self) -> None:
        self._target: Target | None = None
        self._waited = 0.0
        self._open = False
        self._silent = ""
        """Id of the target that was looked at already when a page above its tip is not needed again."""

    @property
    def shown(self) -> Target | None:
        """The target whose tooltip is open, or None."""
        return self._target if self._open else None

    def update(self, dt_ms: float, looked_at: Target | None) -> bool:
        """Let time pass while `looked_at` is under mouse or focus; True when it opened, closed or changed."""
        if looked_at is None or looked_at.id != self._silent:
            self._silent = ""
        text = "" if self._silent else text_of(looked_at)
        before = (self._open, self._target)
        if not text:
            self._target, self._open, self._waited = None, False, 0.0
        elif self._target is None or looked_at is None or looked_at.id != self._target.id:
            self._target, self._waited = looked_at, 0.0
        else:
            self._target = looked_at
            self._waited += dt_ms
        self._open = self._target is not None and (self._open or self._waited >= motion.TOOLTIP_DELAY)
        return before != (self._open, self._target) and (before[0] or self._open)

    def close(self, silent: Target | None = None) -> None:
        """Close it, and wait anew before the next; `silent` gets none until something else was looked at."""
        self._target, self._open, self._waited = None, False, 0.0
        self._silent = silent.id if silent else ""

    def draw(self, canvas: Canvas) -> None:
        """Draw it beside its target, inside the canvas."""
        target = self.shown
        if target is None:
            return
        with canvas.above(), canvas.panel_text():
            text, room = text_of(target), target.tip_room
            width, size = WIDTH if room is None else room.w - 2 * PADDING, None
            wide, high = canvas.measure(text, "secondary", width)
            if room is not None and high + 22 > room.h:
                size = float(SMALLEST)
                wide, high = canvas.measure(text, "secondary", width, size)
            if room is not None:
                box = standing(room, high + 22)
            elif target.shown is None:
                box = placed(pygame.FRect(target.rect), wide + 2 * PADDING, high + 22)
            else:
                box = beside(pygame.FRect(target.shown), wide + 2 * PADDING, high + 22)
            canvas.panel(box)
            canvas.text(text, (box.x + PADDING, box.y + 11), "secondary", "text", width=width, size=size)


def text_of(target: Target | None) -> str:
    """What the tooltip of `target` says: its tip, or the reason against it."""
    if target is None:
        return ""
    return target.tip if target.enabled else target.why or target.tip


def placed(rect: pygame.FRect, width: float, height: float) -> pygame.FRect:
    """A box of that size beside `rect`: above it, else below, else at its right or left, never outside."""
    above, below = rect.top - GAP - height, rect.bottom + GAP
    x = min(max(MARGIN, rect.centerx - width / 2), SIZE[0] - MARGIN - width)
    if above >= MARGIN:
        return pygame.FRect(x, above, width, height)
    if below + height <= SIZE[1] - MARGIN:
        return pygame.FRect(x, below, width, height)
    y = min(max(MARGIN, rect.centery - height / 2), SIZE[1] - MARGIN - height)
    right = rect.right + GAP
    fits = right + width <= SIZE[0] - MARGIN
    return pygame.FRect(right if fits else max(MARGIN, rect.left - GAP - width), y, width, height)


def standing(room: pygame.Rect, height: float) -> pygame.FRect:
    """A box as wide as `room`: from its top down, or from its foot up where it has to be higher."""
    return pygame.FRect(room.x, max(MARGIN, min(room.y, room.bottom - height)), room.w, height)


def beside(rect: pygame.FRect, width: float, height: float) -> pygame.FRect:
    """A box of that size at the side of `rect` that looks to the middle of the canvas, near its top."""
    middle = SIZE[0] / 2
    x = rect.right + NEAR if rect.centerx <= middle else rect.left - NEAR - width
    y = min(max(MARGIN, rect.top + GAP), SIZE[1] - MARGIN - height)
    return pygame.FRect(x, y, width, height)
