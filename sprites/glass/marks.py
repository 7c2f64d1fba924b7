"""Badges, gems, medals and signs of the cards of glass: what carries a number or means a rule."""

from __future__ import annotations

import pygame

from sprites import icons, pictures, vector
from sprites.badges import WHITE, burst_shape, put_number, within
from sprites.glass.model import (
    COST,
    EDGE,
    ELEMENT_COLOUR,
    ELEMENT_ICON,
    FORCE,
    FORGE,
    GOLD,
    HOUSE_COLOUR,
    PLATE_INK,
    RESISTANCE,
    RIM,
    RULE_ICON,
    TYPE_ICON,
    VITAL,
)
from sprites.glass.sheet import picture_of
from sprites.kept import kept
from sprites.palette import darker, lighter
from sprites.vector import box, disc, path, pixels, vertical

_HEART = (
    "M12 23.4Q.6 15 .6 8.2Q.6 1.4 6.4 1.2Q10.2 1.2 12 4.8"
    "Q13.8 1.2 17.6 1.2Q23.4 1.4 23.4 8.2Q23.4 15 12 23.4Z"
)
_SHIELD = "M12 .4L22.4 3.6V11Q22.4 19 12 23.7Q1.6 19 1.6 11V3.6Z"
_DISC = "M12 .3A11.7 11.7 0 1 1 11.99 .3Z"
_STONE = "M12 .2L22.6 9.2L12 23.8L1.4 9.2Z"
_SHAPES = {
    "force": (burst_shape(8, 11.8, 9.3), FORCE),
    "vital": (_HEART, VITAL),
    "resistance": (_SHIELD, RESISTANCE),
    "level": (_DISC, "#1B2550"),
    "cost": (_STONE, COST),
    "forge": (_STONE, FORGE),
    "marker": (_STONE, "#7A3FA0"),
}
"""Kind of number -> its shape in a box of 24, and its colour."""
_DOWN = {"vital": -1.6, "resistance": -0.5, "cost": -1.2, "forge": -1.2, "marker": -1.2}
"""How far below the middle of the box a number stands, in its 24ths."""


@kept
def badge(
    kind: str, number: str, radius: float, scale: float = 1.0, ink: str = WHITE, colour: str = ""
) -> pygame.Surface:
    """A number on the shape of its kind, in a square of 2 x radius.

    Kinds: "force" burst, "vital" heart, "resistance" shield, "level" disc, "cost", "forge" and "marker"
    stone. `colour` replaces the ground of the kind. Raises KeyError for an unknown kind.
    """
    shape, usual = _SHAPES[kind]
    base = colour or usual
    defs = f"<defs>{vertical('g', ((0, lighter(base, 0.14), 1), (1, darker(base, 0.20), 1)))}</defs>"
    body = within(shape, 1, EDGE) + within(shape, 0.89, RIM) + within(shape, 0.76, "url(#g)")
    side = pixels(2 * radius, scale)
    out = vector.drawing(defs + body, (side, side), (24, 24))
    if number:
        share = {1: 1.20, 2: 1.06}.get(len(number), 0.94)
        put_number(out, number, radius * share, ink, _DOWN.get(kind, 0) * radius / 12, scale)
    return out


def _with_icon(
    out: pygame.Surface, icon: str, side: float, ink: str, base: str, scale: float
) -> pygame.Surface:
    mark = icons.icon(icon, side, ink, base, scale)
    out.blit(mark, mark.get_rect(center=out.get_rect().center))
    return out


def _roundel(diameter: float, base: str, scale: float, rim: str = RIM) -> pygame.Surface:
    side = pixels(diameter, scale)
    body = disc(12, 12, 11.8, EDGE) + disc(12, 12, 10.7, rim) + disc(12, 12, 9.3, base)
    return vector.drawing(body, (side, side), (24, 24))


@kept
def sign(rule: str, diameter: float = 18, scale: float = 1.0, used: bool = False) -> pygame.Surface:
    """A special rule as a small disc with its icon; grey and struck through when it does not act.

    Raises KeyError for an unknown rule.
    """
    base = "#8F8A7C" if used else "#F6E9C4"
    out = _with_icon(
        _roundel(diameter, base, scale), RULE_ICON[rule], diameter * 0.66, PLATE_INK, base, scale
    )
    if used:
        slash = path("M4 17.5L17.5 4L20 6.5L6.5 20Z", fill="#8E1A12")
        out.blit(vector.drawing(slash, out.get_size(), (24, 24)), (0, 0))
    return out


@kept
def element(name: str, diameter: float = 18, scale: float = 1.0) -> pygame.Surface:
    """An element as a small disc in its colour. Raises KeyError for an unknown one."""
    base = ELEMENT_COLOUR[name]
    return _with_icon(
        _roundel(diameter, base, scale), ELEMENT_ICON[name], diameter * 0.64, "#FFF6DC", base, scale
    )


@kept
def medal(
    code: str,
    kind: str,
    left: str = "",
    scale: float = 1.0,
    size: float = 34,
    chosen: bool = False,
) -> pygame.Surface:
    """What is assigned to a bearer: the middle of its window in a disc, what is left of its Resistencia.

    A chosen one has a golden rim and glows; the others are dull. The picture is `size` + 6 wide and high,
    the disc in its upper left.
    """
    side, whole = pixels(size, scale), pixels(size + 6, scale)
    rim = "#FFD873" if chosen else "#9A8A62"
    out = pygame.Surface((whole, whole), pygame.SRCALPHA)
    body = disc(12, 12, 11.8, EDGE) + disc(12, 12, 10.9, rim) + disc(12, 12, 8.9, EDGE)
    out.blit(vector.drawing(body, (side, side), (24, 24)), (0, 0))
    inner = size * 0.72
    art = vector.plain_alpha(pictures.passing(picture_of(code, kind), inner * 1.25, inner * 1.25, scale))
    place = art.get_rect(center=(side // 2, side // 2))
    hole = vector.drawing(disc(12, 12, 9.3, "#FFFFFF"), art.get_size(), (24, 24))
    art.blit(hole, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    out.blit(art, place)
    if left:
        small = badge("resistance", left, size * 0.28, scale)
        out.blit(small, (whole - small.get_width(), whole - small.get_height()))
    return out


@kept
def kind_sign(kind: str, house: str, diameter: float = 24, scale: float = 1.0) -> pygame.Surface:
    """The type of a card as a disc in the colour of a house."""
    base = HOUSE_COLOUR[house][1]
    return _with_icon(
        _roundel(diameter, base, scale), TYPE_ICON[kind], diameter * 0.6, "#FFF6DC", base, scale
    )


@kept
def tag(text: str, scale: float = 1.0, icon: str = "", colour: str = GOLD) -> pygame.Surface:
    """A pill with a count, such as that of a stack (golden) or of a Unit (green with a link): 23 high."""
    wide = 18 + 9 * len(text) + (17 if icon else 0)
    size = (pixels(wide, scale), pixels(23, scale))
    body = box(0, 0, wide, 23, 11.5, EDGE) + box(1.2, 1.2, wide - 2.4, 20.6, 10.3, colour)
    out = vector.drawing(body, size, (wide, 23))
    ink = PLATE_INK if colour == GOLD else WHITE
    words = pygame.Surface((pixels(wide - (17 if icon else 0), scale), size[1]), pygame.SRCALPHA)
    put_number(words, text, 15, ink, 0, scale)
    out.blit(words, (size[0] - words.get_width() - (round(scale) if icon else 0), 0))
    if icon:
        mark = icons.icon(icon, 15, ink, colour, scale)
        out.blit(mark, mark.get_rect(midleft=(round(8 * scale), size[1] // 2)))
    return out


@kept
def damage(number: str, lethal: bool = False, scale: float = 1.0, size: float = 56) -> pygame.Surface:
    """The forecast of a blow: a red burst with its number; brighter when it destroys."""
    side = pixels(size, scale)
    shape = burst_shape(12, 11.8, 9.0)
    hot = ("#F4523A", "#B81E1C") if lethal else ("#B32A2A", "#6E1420")
    defs = f"<defs>{vertical('g', ((0, hot[0], 1), (1, hot[1], 1)))}</defs>"
    body = within(shape, 1, EDGE) + within(shape, 0.93, "#FFE7B0" if lethal else RIM)
    out = vector.drawing(defs + body + within(shape, 0.84, "url(#g)"), (side, side), (24, 24))
    put_number(out, number, size * (0.40 if len(number) < 3 else 0.33), WHITE, 0, scale)
    return out


@kept
def doomed(scale: float = 1.0, size: float = 30) -> pygame.Surface:
    """The skull of somebody who would be destroyed."""
    return _with_icon(_roundel(size, "#B81E1C", scale), "skull", size * 0.58, "#FFF4E0", "#B81E1C", scale)


@kept
def reticle(scale: float = 1.0, size: float = 46) -> pygame.Surface:
    """The badge of a target."""
    return _with_icon(_roundel(size, "#A5332C", scale), "reticle", size * 0.58, "#FFF4E0", "#A5332C", scale)


@kept
def gem(size: float = 30, scale: float = 1.0, bright: bool = True) -> pygame.Surface:
    """The opal of the Vital pool; dull when there is none."""
    side = pixels(size, scale)
    tones = (
        ("#D7FFF6", "#7FE3D8", "#3FB8B4", "#1D7C86")
        if bright
        else ("#8E97A6", "#6B7484", "#4C5464", "#363C4A")
    )
    body = path("M12 0L21.4 7.4L12 24L2.6 7.4Z", EDGE)
    facets = (
        "M12 1.6L7.6 7.6H3.8Z",
        "M12 1.6L16.4 7.6H7.6Z",
        "M12 1.6L20.2 7.6H16.4Z",
        "M3.8 8H7.8L11.2 20.4Z",
    )
    body += "".join(
        path(facet, tone)
        for facet, tone in zip(facets, (tones[0], tones[1], tones[2], tones[1]), strict=True)
    )
    body += path("M8.2 8H15.8L12 21.4Z", tones[2]) + path("M16.2 8H20.2L12.8 20.4Z", tones[3])
    return vector.drawing(body, (side, side), (24, 24))
