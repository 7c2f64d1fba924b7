"""Shadows and glows, blurred once per size and stretched from their corners.

Lengths are logical pixels, `scale` is the render scale. A surface here is larger than what it belongs to by
`SHADOWS[kind].margin` or `glow_margin(spread)` on every side; it is shared, so never draw on it.
"""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from sprites import palette, vector
from sprites.kept import kept
from sprites.vector import box, disc, pixels


@dataclass(frozen=True)
class Shadow:
    """How a raised thing throws its shadow: blur and downward shift in logical pixels, darkness 0 to 1."""

    blur: float
    down: float
    strength: float
    radius: float

    @property
    def margin(self) -> float:
        """Logical pixels by which the shadow surface is larger on every side."""
        return self.blur * 2 + self.down


SHADOWS: dict[str, Shadow] = {
    "panel": Shadow(10, 6, 0.60, 8),
    "card": Shadow(7, 5, 0.60, 6),
    "lifted": Shadow(12, 10, 0.80, 6),
    "badge": Shadow(3, 2, 0.55, 20),
}


def shadow(w: float, h: float, kind: str = "card", scale: float = 1.0) -> pygame.Surface:
    """The soft shadow of a w x h thing; draw it `SHADOWS[kind].margin` left of and above that thing.

    Kinds: "panel", "card", "lifted", "badge". Raises KeyError for another.
    """
    form = SHADOWS[kind]
    return _cast(w, h, form.radius, form.blur, form.strength, (0, 0, 0), form.down, scale)


def glow(
    w: float,
    h: float,
    colour: str,
    scale: float = 1.0,
    *,
    spread: float = 9.0,
    radius: float = 8.0,
    strength: float = 1.5,
) -> pygame.Surface:
    """Light around a w x h thing; draw it `glow_margin(spread)` left of and above that thing, before it."""
    return _cast(w, h, radius, spread, strength, palette.rgb(colour), 0, scale)


@kept
def halo(w: int, h: int, colour: str, scale: float = 1.0, spread: float = 9.0) -> pygame.Surface:
    """As `glow`, for what has been drawn already: where the thing lies, nothing falls on it."""
    light = glow(w, h, colour, scale, spread=spread).copy()
    margin = glow_margin(spread) * scale
    light.fill((0, 0, 0, 0), pygame.Rect(round(margin), round(margin), round(w * scale), round(h * scale)))
    return light


def glow_margin(spread: float = 9.0) -> float:
    """Logical pixels by which a glow is larger than its thing, on every side."""
    return spread * 2


@kept
def _cast(
    w: float,
    h: float,
    radius: float,
    blur: float,
    strength: float,
    colour: tuple[int, int, int],
    down: float,
    scale: float,
) -> pygame.Surface:
    size = (pixels(w, scale), pixels(h, scale))
    core = pixels(max(radius, 1) + blur * 2.4, scale)
    small = (min(size[0], 2 * core + 2), min(size[1], 2 * core + 2))
    shape = box(0, 0, small[0], small[1], min(radius * scale, small[0] / 2, small[1] / 2), "#000000")
    mask = vector.drawing(shape, small, small)
    haze = vector.soft(mask, colour, pixels(blur, scale), strength)
    margin = pixels(blur, scale) * 2
    whole = _stretched(haze, (size[0] + 2 * margin, size[1] + 2 * margin))
    outer = pixels(blur * 2 + down, scale)
    out = pygame.Surface((size[0] + 2 * outer, size[1] + 2 * outer), pygame.SRCALPHA)
    out.fill((*colour, 0))
    out.blit(
        whole, (outer - margin, outer - margin + round(down * scale)), special_flags=pygame.BLEND_RGBA_MAX
    )
    return out


def _stretched(source: pygame.Surface, size: tuple[int, int]) -> pygame.Surface:
    """`source` grown to `size` by its middle column and row, the four corners untouched."""
    if source.get_size() == size:
        return source
    across = _grown(source, size[0], horizontal=True)
    return _grown(across, size[1], horizontal=False)


def _grown(source: pygame.Surface, length: int, *, horizontal: bool) -> pygame.Surface:
    w, h = source.get_size()
    now = w if horizontal else h
    half = now // 2
    out = pygame.Surface((length, h) if horizontal else (w, length), pygame.SRCALPHA)
    spots = ((0, half, 0), (now - half, half, length - half))
    for start, span, to in spots:
        area = (start, 0, span, h) if horizontal else (0, start, w, span)
        out.blit(source, (to, 0) if horizontal else (0, to), area)
    gap = length - 2 * half
    strip = source.subsurface((half, 0, 1, h) if horizontal else (0, half, w, 1))
    out.blit(
        pygame.transform.scale(strip, (gap, h) if horizontal else (w, gap)),
        (half, 0) if horizontal else (0, half),
    )
    return out


@kept
def round_glow(
    radius: float, colour: str, scale: float = 1.0, *, spread: float = 9.0, strength: float = 1.2
) -> pygame.Surface:
    """Light around a disc of `radius`; draw it `glow_margin(spread)` left of and above the disc's square."""
    side = pixels(2 * radius, scale)
    mask = vector.drawing(disc(side / 2, side / 2, side / 2, "#000000"), (side, side), (side, side))
    return vector.soft(mask, palette.rgb(colour), pixels(spread, scale), strength)
