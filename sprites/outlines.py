"""Rings, arrows and gauges: what points at things and measures them.

Lengths are logical pixels, `scale` is the render scale; every surface is shared, so never draw on it.
"""

from __future__ import annotations

import pygame

from sprites import palette, vector
from sprites.kept import kept
from sprites.palette import darker, lighter
from sprites.vector import box, disc, kept_few, path, pixels, vertical


@kept
def ring(
    w: float,
    h: float,
    colour: str,
    scale: float = 1.0,
    *,
    width: float = 3.0,
    radius: float = 8.0,
    style: str = "solid",
) -> pygame.Surface:
    """A rounded outline of w x h. `style`: "solid" (selected), "dashed" (legal place), "dotted" (known, not
    shown).

    The dotted style lies on a dark band so that it reads on paper too. Raises KeyError for an unknown style.
    """
    inset = width / 2
    extra = {
        "solid": "",
        "dashed": 'stroke-dasharray="8 6"',
        "dotted": 'stroke-dasharray="0.1 6" stroke-linecap="round"',
    }
    shape = (inset, inset, w - width, h - width, radius)
    under = (
        box(*shape, more=f'stroke="{palette.CARD_EDGE}" stroke-width="{width:g}"')
        if style == "dotted"
        else ""
    )
    line = box(*shape, more=f'stroke="{colour}" stroke-width="{width:g}" {extra[style]}')
    return vector.drawing(under + line, (pixels(w, scale), pixels(h, scale)), (w, h))


@kept
def round_ring(
    radius: float, colour: str, scale: float = 1.0, *, width: float = 3.0, style: str = "solid"
) -> pygame.Surface:
    """A circular outline that fits a square of 2 x radius; `style` as in `ring`, without the dark band."""
    side = 2 * radius
    dash = {
        "solid": "",
        "dashed": 'stroke-dasharray="8 6"',
        "dotted": 'stroke-dasharray="0.1 6" stroke-linecap="round"',
    }
    body = disc(
        radius, radius, radius - width / 2, more=f'stroke="{colour}" stroke-width="{width:g}" {dash[style]}'
    )
    return vector.drawing(body, (pixels(side, scale), pixels(side, scale)), (side, side))


def progress_ring(
    radius: float, share: float, scale: float = 1.0, *, colour: str = palette.FOCUS, width: float = 8.0
) -> pygame.Surface:
    """A dark circular track whose first `share` (0 to 1, from twelve o'clock) is filled, in a square of 2 x
    radius + width.

    The share is drawn in 120 steps, so that a held key does not fill the cache with pictures.
    """
    return _progress_ring(radius, round(min(max(share, 0.0), 1.0) * 120), scale, colour, width)


@kept_few
def _progress_ring(radius: float, step: int, scale: float, colour: str, width: float) -> pygame.Surface:
    side = 2 * radius + width + 4
    centre = side / 2
    body = disc(centre, centre, radius, more=f'stroke="#16080A" stroke-width="{width + 2:g}" opacity="0.75"')
    body += disc(centre, centre, radius, more='stroke="#7D5A2A" stroke-width="2" opacity="0.9"')
    if step:
        line = vector.arc((centre, centre), radius, step / 120)
        body += path(line, stroke=colour, width=width, more='stroke-linecap="round"')
    return vector.drawing(body, (pixels(side, scale), pixels(side, scale)), (side, side))


@kept
def gauge(
    w: float,
    h: float,
    share: float,
    scale: float = 1.0,
    *,
    colour: str = "#F0C867",
    mark: float | None = None,
    empty: str = "#3A2D30",
) -> pygame.Surface:
    """A horizontal gauge filled to `share` (0 to 1), with a dark stroke at `mark` (0 to 1) when given."""
    share = min(max(share, 0.0), 1.0)
    inner = w - 4
    fill = f"<defs>{vertical('g', ((0, lighter(colour, 0.35), 1), (1, darker(colour, 0.12), 1)))}</defs>"
    body = box(0, 0, w, h, h / 2, palette.INK) + box(2, 2, inner, h - 4, (h - 4) / 2, empty)
    if share > 0:
        body += box(2, 2, max(h - 4, inner * share), h - 4, (h - 4) / 2, "url(#g)")
    if mark is not None:
        body += box(2 + inner * mark - 1, 0, 2, h, 0, palette.INK)
    return vector.drawing(fill + body, (pixels(w, scale), pixels(h, scale)), (w, h))


def arrow(
    start: tuple[float, float],
    end: tuple[float, float],
    colour: str = palette.FOCUS,
    scale: float = 1.0,
    *,
    bend: float = 0.2,
    width: float = 5.0,
    head: float = 17.0,
) -> tuple[pygame.Surface, tuple[float, float]]:
    """A curved arrow between two points; returns the surface and the logical top left corner to draw it at.

    `bend` pushes the middle sideways by that share of the length (negative: to the other side).
    """
    middle_x = (start[0] + end[0]) / 2 - (end[1] - start[1]) * bend
    middle_y = (start[1] + end[1]) / 2 + (end[0] - start[0]) * bend
    margin = head + width
    left = min(start[0], end[0], middle_x) - margin
    top = min(start[1], end[1], middle_y) - margin
    shift = tuple((round(x - left, 1), round(y - top, 1)) for x, y in (start, (middle_x, middle_y), end))
    size = (
        max(start[0], end[0], middle_x) - left + margin,
        max(start[1], end[1], middle_y) - top + margin,
    )
    return _arrow(shift, (round(size[0]), round(size[1])), colour, scale, width, head), (left, top)


@kept_few
def _arrow(
    points: tuple[tuple[float, float], ...],
    size: tuple[int, int],
    colour: str,
    scale: float,
    width: float,
    head: float,
) -> pygame.Surface:
    (x0, y0), (cx, cy), (x1, y1) = points
    way = pygame.Vector2(x1 - cx, y1 - cy)
    way = way.normalize() if way.length() else pygame.Vector2(1, 0)
    neck = pygame.Vector2(x1, y1) - way * head * 0.8
    wings = [pygame.Vector2(x1, y1) - way.rotate(turn) * head for turn in (-29, 29)]
    shaft = f"M{x0:.1f} {y0:.1f}Q{cx:.1f} {cy:.1f} {neck.x:.1f} {neck.y:.1f}"
    tip = f"M{x1:.1f} {y1:.1f}L{wings[0].x:.1f} {wings[0].y:.1f}L{wings[1].x:.1f} {wings[1].y:.1f}Z"
    round_caps = 'stroke-linecap="round" stroke-linejoin="round"'
    body = (
        path(shaft, stroke="#1A1208", width=width + 4, more=round_caps)
        + path(tip, fill="#1A1208", stroke="#1A1208", width=4, more=round_caps)
        + path(shaft, stroke=colour, width=width, more=round_caps)
        + path(tip, fill=colour)
    )
    return vector.drawing(body, (pixels(size[0], scale), pixels(size[1], scale)), size)
