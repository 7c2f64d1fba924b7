"""The hall of the cathedral in which the match is played, in the light of the two houses that meet there."""

from __future__ import annotations

import pygame

from sprites import palette, pictures
from sprites.glass.model import HOUSE_COLOUR
from sprites.kept import kept

FRONT = 279.0
"""Where the battle line runs on the canvas."""
_PALE = 0.5
"""How much white there is in the light of a house: the stone stays stone."""
_GLOW = 0.28
"""How much of its light each half sends back, so that the dark stone is of its colour too."""
_BLEND = 26.0


@kept
def battlefield(scale: float = 1.0, mine: str = "empiria", theirs: str = "abaron") -> pygame.Surface:
    """The whole canvas: the floor below the battle line in the light of `mine`, above in that of `theirs`."""
    out = pictures.passing("epikha/field", *pictures.CANVAS, scale).copy()
    wide, high = out.get_size()
    lights = [palette.lighter(HOUSE_COLOUR[house][1], _PALE) for house in (theirs, mine)]
    glows = [palette.darker(HOUSE_COLOUR[house][1], 1 - _GLOW) for house in (theirs, mine)]
    start, end = round((FRONT - _BLEND) * scale), round((FRONT + _BLEND) * scale)
    for colours, blend in ((lights, pygame.BLEND_RGB_MULT), (glows, pygame.BLEND_RGB_ADD)):
        far, near = map(palette.rgb, colours)
        out.fill(far, (0, 0, wide, start), special_flags=blend)
        out.fill(near, (0, end, wide, high - end), special_flags=blend)
        for row in range(start, end):
            share = (row - start) / (end - start)
            tone = [round(a + (b - a) * share) for a, b in zip(far, near, strict=True)]
            out.fill(tone, (0, row, wide, 1), special_flags=blend)
    return out
