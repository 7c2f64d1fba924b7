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
_RIM = 6.0
"""The wooden rim of the map, which takes no colour."""
_PALE = 0.76
"""How much white there is in a wash: the ink of the map stays dark, its paper stays light."""


@kept
def battlefield(scale: float = 1.0, first: str = "red", second: str = "blue") -> pygame.Surface:
    """The map, `PLACE` large; the near half is washed in the colour of `first`, the far one of `second`."""
    _, top, w, h = PLACE
    out = pictures.passing("vitorian/field", w, h, scale).copy()
    front, rim = round((FRONT - top) * scale), round(_RIM * scale)
    wide, high = out.get_size()
    for nation, start, end in ((second, rim, front), (first, front, high - rim)):
        wash = palette.rgb(palette.lighter(NATION_COLOUR[nation], _PALE))
        out.fill(wash, (rim, start, wide - 2 * rim, end - start), special_flags=pygame.BLEND_RGB_MULT)
    return out
