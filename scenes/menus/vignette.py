"""The engraving of a card as a plate of its own, mounted on paper without its numeral."""

from __future__ import annotations

import pygame

from sprites import pictures
from sprites.canvas import Canvas
from sprites.kept import kept

EDGE, RIM = 7, 9
"""From the paper's edge to the dark line around the picture, and to the picture."""


@kept
def engraving(card: str, w: float, h: float, scale: float) -> pygame.Surface:
    """The vignette of `card` ("B7"), w x h with its paper."""
    surface = pygame.Surface((round(w * scale), round(h * scale)), pygame.SRCALPHA)
    canvas = Canvas(surface, scale)
    canvas.box((0, 0, w, h), "#120D0B", 6)
    canvas.box((2, 2, w - 4, h - 4), "#E9DEC6", 5)
    canvas.box((EDGE, EDGE, w - 2 * EDGE, h - 2 * EDGE), "#120D0B")
    picture = pictures.vignette(int(card[1]), card[0], w - 2 * RIM, h - 2 * RIM, scale)
    canvas.picture(picture, (RIM, RIM))
    return surface
