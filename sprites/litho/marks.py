"""Badges, discs and chips of the lithographed cards: what carries a number or a sign."""

from __future__ import annotations

import pygame

from sprites import icons, palette, vector
from sprites.badges import WHITE, burst_shape, put_number, tone, within
from sprites.kept import kept
from sprites.litho.model import (
    ATTACK,
    BLACK,
    CREAM,
    DEFENCE,
    EDGE,
    KEYWORD_ICON,
    PAPER_INK,
    RESOURCE_COLOUR,
    RESOURCE_ICON,
)
from sprites.palette import darker, lighter
from sprites.typefaces import typeface
from sprites.vector import box, disc, path, pixels, vertical

__all__ = ["badge", "burst", "chip", "cost", "doomed", "more", "reticle", "sign", "tab", "tone"]

_SHIELD = "M12 .4L22.4 3.6V11Q22.4 19 12 23.7Q1.6 19 1.6 11V3.6Z"
_HEXAGON = "M12 .3L22.4 6V18L12 23.7L1.6 18V6Z"
_SHAPES = {
    "attack": (burst_shape(8, 11.8, 9.3), ATTACK),
    "defence": (_SHIELD, DEFENCE),
    "level": (_HEXAGON, BLACK),
}
"""Kind of number -> its shape in a box of 24, and its colour."""


@kept
def badge(
    kind: str, number: str, radius: float, scale: float = 1.0, ink: str = WHITE, colour: str = ""
) -> pygame.Surface:
    """A number on the shape of its kind ("attack", "defence", "level"), in a square of 2 x radius.

    `colour` replaces the ground of the kind. Raises KeyError for an unknown kind.
    """
    shape, usual = _SHAPES[kind]
    ground = colour or usual
    defs = f"<defs>{vertical('g', ((0, lighter(ground, 0.10), 1), (1, darker(ground, 0.14), 1)))}</defs>"
    body = within(shape, 1, EDGE) + within(shape, 0.89, CREAM) + within(shape, 0.76, "url(#g)")
    side = pixels(2 * radius, scale)
    out = vector.drawing(defs + body, (side, side), (24, 24))
    if number:
        share = {1: 1.22, 2: 1.08}.get(len(number), 0.86)
        put_number(out, number, radius * share, ink, -0.5 * radius / 14, scale)
    return out


@kept
def cost(kind: str, diameter: float, scale: float = 1.0) -> pygame.Surface:
    """One resource of a cost as a disc: helmet on sand, drum on amber."""
    side, ground = pixels(diameter, scale), RESOURCE_COLOUR[kind]
    out = vector.drawing(
        disc(12, 12, 11.8, EDGE) + disc(12, 12, 10.5, lighter(ground, 0.35)) + disc(12, 12, 9.3, ground),
        (side, side),
        (24, 24),
    )
    return _with_icon(out, RESOURCE_ICON[kind], diameter * 0.62, PAPER_INK, ground, scale)


@kept
def sign(keyword: str, diameter: float = 18, scale: float = 1.0, used: bool = False) -> pygame.Surface:
    """A keyword as a small disc with its icon; grey and struck through when it is `used` up.

    Raises KeyError for an unknown keyword.
    """
    side, ground = pixels(diameter, scale), "#8F8A7C" if used else "#F1E5C6"
    out = vector.drawing(disc(12, 12, 11.8, EDGE) + disc(12, 12, 10.2, ground), (side, side), (24, 24))
    out = _with_icon(out, KEYWORD_ICON[keyword], diameter * 0.72, PAPER_INK, ground, scale)
    if used:
        slash = path("M4 17.5L17.5 4L20 6.5L6.5 20Z", fill="#8E1A12")
        out.blit(vector.drawing(slash, (side, side), (24, 24)), (0, 0))
    return out


@kept
def more(number: int, diameter: float = 18, scale: float = 1.0) -> pygame.Surface:
    """How many keywords are not shown, as a dark disc with "+n"."""
    side = pixels(diameter, scale)
    out = vector.drawing(disc(12, 12, 11.8, EDGE), (side, side), (24, 24))
    put_number(out, f"+{number}", 13, "#F1E5C6", 0, scale)
    return out


@kept
def chip(icon: str, colour: str, side: float = 22, scale: float = 1.0) -> pygame.Surface:
    """A mark on a unit: a small square in `colour` with a white icon."""
    size = pixels(side, scale)
    body = box(0, 0, 22, 22, 4, EDGE) + box(1.4, 1.4, 19.2, 19.2, 3, colour)
    out = vector.drawing(body, (size, size), (22, 22))
    return _with_icon(out, icon, side * 0.66, WHITE, colour, scale)


@kept
def tab(number: int, scale: float = 1.0) -> pygame.Surface:
    """The brass tab at the right edge of a unit that has Equipment, 20 x 34; more than one: how many."""
    size = (pixels(20, scale), pixels(34, scale))
    body = path("M6 0H20V34H6Q0 34 0 28V6Q0 0 6 0Z", fill=EDGE)
    body += path("M6 1.5H20V32.5H6Q1.5 32.5 1.5 28V6Q1.5 1.5 6 1.5Z", fill="#D9B25A")
    out = vector.drawing(body, size, (20, 34))
    mark = icons.icon("satchel", 14, PAPER_INK, "#D9B25A", scale)
    middle = 17 if number < 2 else 11
    out.blit(mark, mark.get_rect(center=(round(10.8 * scale), round(middle * scale))))
    if number > 1:
        letters = typeface("barlow_semi_bold", 13, scale).render(str(number), True, palette.rgb(PAPER_INK))
        out.blit(letters, letters.get_rect(center=(round(10.8 * scale), round(25 * scale))))
    return out


@kept
def burst(number: str, lethal: bool = False, scale: float = 1.0, size: float = 56) -> pygame.Surface:
    """The forecast of a blow: a red burst with its number; brighter when it destroys."""
    side = pixels(size, scale)
    shape = burst_shape(12, 11.8, 9.0)
    hot = ("#FF7A4A", "#D8261A") if lethal else ("#C8321F", "#8E1A12")
    defs = f"<defs>{vertical('g', ((0, hot[0], 1), (1, hot[1], 1)))}</defs>"
    rim = "#FFE7B0" if lethal else CREAM
    body = within(shape, 1, EDGE) + within(shape, 0.93, rim) + within(shape, 0.84, "url(#g)")
    out = vector.drawing(defs + body, (side, side), (24, 24))
    put_number(out, number, size * (0.42 if len(number) < 3 else 0.34), WHITE, 0, scale)
    return out


@kept
def doomed(scale: float = 1.0, size: float = 46) -> pygame.Surface:
    """The skull badge of a unit that would be destroyed."""
    return _round_mark("skull", size, scale)


@kept
def reticle(scale: float = 1.0, size: float = 46) -> pygame.Surface:
    """The badge of a target."""
    return _round_mark("reticle", size, scale)


def _round_mark(icon: str, size: float, scale: float) -> pygame.Surface:
    side = pixels(size, scale)
    body = disc(23, 23, 22.6, EDGE) + disc(23, 23, 20.6, CREAM) + disc(23, 23, 19, "#C8321F")
    out = vector.drawing(body, (side, side), (46, 46))
    return _with_icon(out, icon, size * 0.56, "#FFF4E0", "#C8321F", scale)


def _with_icon(
    out: pygame.Surface, icon: str, side: float, ink: str, ground: str, scale: float
) -> pygame.Surface:
    mark = icons.icon(icon, side, ink, ground, scale)
    out.blit(mark, mark.get_rect(center=out.get_rect().center))
    return out
