"""Bars of figures as an engraver would cut them: hatched in the ink of a side, lit from the top left.

Sizes are logical pixels, `scale` the render scale. The two hatchings differ in form as well as in colour.
"""

from __future__ import annotations

import pygame

from sprites import palette
from sprites.canvas import Canvas
from sprites.kept import kept
from sprites.palette import darker, lighter
from sprites.vector import drawing, path, pixels

PLATE = (160.0, 96.0)
"""Size of the engraved fields that bars are cut from: no bar is larger."""
PITCH = 4.0
"""From one line of a hatching to the next."""
HATCHINGS = ("crossed", "level")
"""Slanted lines with finer ones across them, or level lines by turns thick and fine."""


def bar(canvas: Canvas, rect: pygame.FRect, colour: str, kind: str) -> None:
    """Draw a bar in `colour` with the hatching `kind` and a dark edge; one without extent is not seen."""
    if rect.w < 1 or rect.h < 1:
        return
    canvas.box(rect.inflate(2.4, 2.4), palette.INK, 2)
    whole = hatching(colour, kind, canvas.scale)
    size = (round(rect.w * canvas.scale), round(rect.h * canvas.scale))
    canvas.picture(whole.subsurface(pygame.Rect((0, 0), size).clip(whole.get_rect())), rect.topleft)
    shine, shade = lighter(colour, 0.55), darker(colour, 0.55)
    canvas.line(rect.bottomleft, rect.topleft, shine, 1)
    canvas.line(rect.topleft, rect.topright, shine, 1)
    canvas.line(rect.bottomleft, rect.bottomright, shade, 1)


@kept
def hatching(colour: str, kind: str, scale: float = 1.0) -> pygame.Surface:
    """A field of the size `PLATE`, engraved in `colour`; `kind` is one of `HATCHINGS`."""
    w, h = PLATE
    light, ink = lighter(colour, 0.22), darker(colour, 0.5)
    ground = path(f"M0 0H{w:g}V{h:g}H0Z", fill=light)
    lines = _crossed(w, h, ink) if kind == HATCHINGS[0] else _level(w, h, ink)
    return drawing(ground + lines, (pixels(w, scale), pixels(h, scale)), PLATE)


def _crossed(w: float, h: float, ink: str) -> str:
    starts = [n * PITCH for n in range(round((w + h) / PITCH) + 1)]
    rising = "".join(f"M{x - h:g} {h:g}L{x:g} 0" for x in starts)
    falling = "".join(f"M{x - h:g} 0L{x:g} {h:g}" for x in starts[::2])
    return path(rising, stroke=ink, width=1.4) + path(falling, stroke=ink, width=0.7)


def _level(w: float, h: float, ink: str) -> str:
    rows = [n * PITCH + PITCH / 2 for n in range(round(h / PITCH))]
    thick, fine = ("".join(f"M0 {y:g}H{w:g}" for y in rows[first::2]) for first in (0, 1))
    return path(thick, stroke=ink, width=1.7) + path(fine, stroke=ink, width=0.8)
