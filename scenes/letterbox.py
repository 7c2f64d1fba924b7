"""Where the logical 1280x720 canvas lies in a window of any shape, and which logical point a pixel shows."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from sprites.canvas import SIZE, snap
from sprites.intent import Point

SCALES = (1.0, 1.5, 2.0)
"""Render scales: pixels of the canvas per logical unit."""
USUAL_LARGEST = 1.5
"""Largest scale chosen without being asked for."""


@dataclass(frozen=True, slots=True)
class LetterBox:
    """The part of a window that shows the canvas; `box` is in window pixels."""

    window: tuple[int, int]
    box: pygame.Rect

    @classmethod
    def of(cls, width: int, height: int) -> LetterBox:
        """The largest 16:9 box centred in a window of `width` x `height` pixels."""
        scale = min(width / SIZE[0], height / SIZE[1])
        w, h = max(1, round(SIZE[0] * scale)), max(1, round(SIZE[1] * scale))
        return cls((width, height), pygame.Rect((width - w) // 2, (height - h) // 2, w, h))

    @property
    def scale(self) -> float:
        """Window pixels per logical unit."""
        return self.box.w / SIZE[0]

    def to_logical(self, pixel: Point) -> Point | None:
        """The logical point in the middle of window pixel `pixel`, or None on the bars."""
        x, y = int(pixel[0]), int(pixel[1])
        if not self.box.collidepoint(x, y):
            return None
        return ((x - self.box.x + 0.5) * SIZE[0] / self.box.w, (y - self.box.y + 0.5) * SIZE[1] / self.box.h)

    def to_pixels(self, rect: pygame.Rect | pygame.FRect) -> pygame.Rect:
        """The window pixels that show the logical `rect`."""
        sx, sy = self.box.w / SIZE[0], self.box.h / SIZE[1]
        left, top = snap(rect.left * sx), snap(rect.top * sy)
        width, height = snap(rect.right * sx) - left, snap(rect.bottom * sy) - top
        return pygame.Rect(self.box.x + left, self.box.y + top, width, height)

    def render_scale(self, asked: float | None = None) -> float:
        """The smallest render scale that is not smaller than the window's, or `asked`."""
        if asked:
            return asked
        fitting = (s for s in SCALES if s >= self.scale - 0.001)
        return min(next(fitting, SCALES[-1]), USUAL_LARGEST)
