"""What the badges of all presses are made of: bursts, shapes within shapes, numbers set by their ink."""

from __future__ import annotations

import math

import pygame

from sprites import palette
from sprites.typefaces import typeface
from sprites.vector import path

BETTER = "#A9FFA4"
WORSE = "#FFB7A3"
WHITE = "#FFFFFF"


def burst_shape(points: int, outer: float, inner: float) -> str:
    """Path data of a star with so many points in a box of 24; the radii are those of its corners."""
    corners = []
    for corner in range(2 * points):
        radius, angle = (inner if corner % 2 else outer), math.pi * (corner / points - 0.5)
        corners.append(f"{12 + radius * math.cos(angle):.2f} {12 + radius * math.sin(angle):.2f}")
    return "M" + "L".join(corners) + "Z"


def within(shape: str, share: float, fill: str) -> str:
    """`shape` reduced to `share` around the middle of its box of 24."""
    shift = 12 * (1 - share)
    return path(shape, fill=fill, more=f'transform="translate({shift:g},{shift:g}) scale({share:g})"')


def put_number(out: pygame.Surface, number: str, size: float, ink: str, down: float, scale: float) -> None:
    """A number set by its ink, not by its line, in the middle of `out`."""
    face = typeface("barlow_semi_bold", size, scale)
    letters, cast = face.render(number, True, palette.rgb(ink)), face.render(number, True, (0, 0, 0))
    cast.set_alpha(130)
    seen = letters.get_bounding_rect()
    left = round(out.get_width() / 2 - seen.w / 2 - seen.x)
    top = round(out.get_height() / 2 + down * scale - seen.h / 2 - seen.y)
    out.blit(cast, (left, top + max(1, round(scale))))
    out.blit(letters, (left, top))


def tone(now: int, printed: int) -> str:
    """The ink of a number that may differ from the printed one."""
    return WHITE if now == printed else BETTER if now > printed else WORSE
