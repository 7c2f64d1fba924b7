"""The battlefield: the printed map under the washes of the two nations that stand on it."""

from __future__ import annotations

import pygame

from sprites import palette, pictures
from sprites.kept import kept
from sprites.litho.model import NATION_COLOUR

PLACE = (228.0, 52.0, 806.0, 464.0)
"""Where the map lies on the canvas."""
FRONT = 280.0
"""Where the barbed wire runs on the canvas."""
_WASH = 34


@kept
def battlefield(scale: float = 1.0, first: str = "red", second: str = "blue") -> pygame.Surface:
    """The map, `PLACE` large; the near half is washed in the colour of `first`, the far one of `second`."""
    _, top, w, h = PLACE
    out = pictures.passing("vitorian/field", w, h, scale).copy()
    front = round((FRONT - top) * scale)
    for nation, area in (
        (second, pygame.Rect(0, 0, out.get_width(), front)),
        (first, pygame.Rect(0, front, out.get_width(), out.get_height() - front)),
    ):
        wash = pygame.Surface(area.size)
        wash.fill(palette.rgb(NATION_COLOUR[nation]))
        wash.set_alpha(_WASH)
        out.blit(wash, area)
    return out
