"""What lies beside the cards: resources, their pips, portraits, strips of art, emblems."""

from __future__ import annotations

import pygame

from sprites import icons, palette, vector
from sprites.faces import dimmed
from sprites.kept import kept
from sprites.litho.model import (
    CREAM,
    EDGE,
    NATION_COLOUR,
    NATION_ICON,
    PAPER_INK,
    RESOURCE_COLOUR,
    RESOURCE_ICON,
)
from sprites.litho.sheet import at, paper, put_art
from sprites.palette import lighter
from sprites.typefaces import typeface
from sprites.vector import box, pixels

RESOURCE = (34.0, 46.0)


@kept
def resource(
    kind: str, ready: bool, value: int = 1, w: float = RESOURCE[0], scale: float = 1.0
) -> pygame.Surface:
    """A resource card of an Area, `w` wide. A spent one is pale and lies on its side, so w is its height."""
    wide, high = RESOURCE
    h, k = w * high / wide, w / wide
    ground = RESOURCE_COLOUR[kind]
    body = box(0, 0, wide, high, 4, EDGE) + box(1.5, 1.5, wide - 3, high - 3, 3, CREAM)
    body += box(4, 4, wide - 8, high - 8, 2, ground)
    if value > 1:
        body += box(6.4, 6.4, wide - 12.8, high - 12.8, 1.5, more=f'stroke="{CREAM}" stroke-width="1.8"')
    out = vector.drawing(body, (pixels(w, scale), pixels(h, scale)), RESOURCE)
    mark = icons.icon(RESOURCE_ICON[kind], 19 * k, PAPER_INK, ground, scale)
    middle = h / 2 if value < 2 else h * 0.40
    out.blit(mark, mark.get_rect(center=at(w / 2, middle, scale)))
    if value > 1:
        number = typeface("barlow_semi_bold", max(13, 14 * k), scale).render(
            str(value), True, palette.rgb(PAPER_INK)
        )
        out.blit(number, number.get_rect(center=at(w / 2, h * 0.70, scale)))
    return out if ready else pygame.transform.rotate(dimmed(out, 0.9, 0.5), -90)


@kept
def pip(kind: str, ready: bool, value: int = 1, scale: float = 1.0) -> pygame.Surface:
    """A resource in small, 15 x 17; one of value 2 has a double rim."""
    ground = RESOURCE_COLOUR[kind] if ready else "#3A372D"
    body = box(0, 0, 15, 17, 3, "#0E0D0A") + box(1.2, 1.2, 12.6, 14.6, 2, ground)
    if value > 1:
        rim = lighter(ground, 0.55)
        body += box(0.7, 0.7, 13.6, 15.6, 2.6, more=f'stroke="{rim}" stroke-width="1"')
        body += box(2.9, 2.9, 9.2, 11.2, 1, more=f'stroke="{rim}" stroke-width="1"')
    out = vector.drawing(body, (pixels(15, scale), pixels(17, scale)), (15, 17))
    ink = PAPER_INK if ready else "#8A8264"
    mark = icons.icon(RESOURCE_ICON[kind], 11 if value < 2 else 9, ink, ground, scale)
    out.blit(mark, mark.get_rect(center=out.get_rect().center))
    return out


@kept
def portrait(
    code: str, w: float = 64, h: float = 84, scale: float = 1.0, nation: str = "grey"
) -> pygame.Surface:
    """The portrait of a Sovereign in a cream frame."""
    return strip(code, w, h, scale, nation)


@kept
def strip(code: str, w: float, h: float, scale: float = 1.0, nation: str = "grey") -> pygame.Surface:
    """The art of a card in a cream frame, w x h, where a whole face would be too small to read.

    A card that nobody has painted shows the sign of its `nation`.
    """
    out = paper(w, h, 4, CREAM, scale).copy()
    put_art(out, code, nation, (3, 3, w - 6, h - 6), scale)
    return out


def emblem(nation: str, size: float, scale: float = 1.0, colour: str = "") -> pygame.Surface:
    """The emblem of a nation, in `colour` or else a light tint of its own."""
    ink = colour or lighter(NATION_COLOUR[nation], 0.45)
    return icons.icon(NATION_ICON[nation], size, ink, "#201F1A", scale)
