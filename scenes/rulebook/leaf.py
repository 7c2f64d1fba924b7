"""A leaf that turns: the picture of the pages before lies over those behind until the leaf has fallen."""

from __future__ import annotations

import pygame

from scenes.rulebook import layout
from sprites.canvas import Canvas

PAPER = pygame.Rect(layout.LEFT_PAGE).union(layout.RIGHT_PAGE)
"""Where the leaves lie; the gutter is in its middle."""
DARKEST = 96
"""How dark a leaf gets while it stands upright, 0 to 255."""


class Leaf:
    """The turn of one leaf, forwards or back; `share` goes from 0 to 1."""

    def __init__(self, canvas: Canvas) -> None:
        """Take the pages as they are shown now."""
        self.share = 0.0
        self.forwards = True
        self._before = canvas.surface.subsurface(canvas.pixels(PAPER)).copy()

    def draw(self, canvas: Canvas) -> None:
        """Draw the turning leaf over the pages behind it, which have been drawn already."""
        area = canvas.pixels(PAPER)
        if self._before.get_size() != area.size:
            return  # the window has changed meanwhile
        behind = canvas.surface.subsurface(area).copy()
        half = area.w // 2
        left, right = pygame.Rect(0, 0, half, area.h), pygame.Rect(half, 0, area.w - half, area.h)
        lying = left if self.forwards else right
        canvas.surface.blit(self._before, area.move(lying.topleft).topleft, lying)
        rising = self.share < 0.5
        on_right = rising == self.forwards
        page = (self._before if rising else behind).subsurface(right if on_right else left)
        wide = max(1, round(half * abs(1 - 2 * self.share)))
        leaf = pygame.transform.smoothscale(page, (wide, area.h))
        shade = round(255 - DARKEST * (1 - abs(1 - 2 * self.share)))
        leaf.fill((shade, shade, shade), special_flags=pygame.BLEND_RGB_MULT)
        x = area.x + half if on_right else area.x + half - wide
        canvas.surface.blit(leaf, (x, area.y))
