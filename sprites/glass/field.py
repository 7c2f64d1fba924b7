"""The hall of the cathedral in which the match is played, in the light of the two houses that meet there."""

from __future__ import annotations

import pygame

from sprites import palette, pictures
from sprites.glass.model import HOUSE_COLOUR
from sprites.kept import kept

FRONT = 279.0
"""Where the battle line runs on the canvas."""
_PALE = 0.62
"""How much white there is in the light of a house: the stone stays stone."""
_BLEND = 26.0


@kept
def battlefield(scale: float = 1.0, mine: str = "empiria", theirs: str = "abaron") -> pygame.Surface:
    """The whole canvas: the floor below the battle line in the light of `mine`, above in that of `theirs`."""
    out = pictures.passing("epikha/field", *pictures.CANVAS, scale).copy()
    wide, high = out.get_size()
    near, far = (palette.rgb(palette.lighter(HOUSE_COLOUR[house][1], _PALE)) for house in (mine, theirs))
    start, end = round((FRONT - _BLEND) * scale), round((FRONT + _BLEND) * scale)
    out.fill(far, (0, 0, wide, start), special_flags=pygame.BLEND_RGB_MULT)
    out.fill(near, (0, end, wide, high - end), special_flags=pygame.BLEND_RGB_MULT)
    for row in range(start, end):
        share = (row - start) / (end - start)
        tone = [round(a + (b - a) * share) for a, b in zip(far, near, strict=True)]
        out.fill(tone, (0, row, wide, 1), special_flags=pygame.BLEND_RGB_MULT)
    return out
