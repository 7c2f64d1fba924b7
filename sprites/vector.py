"""Vector drawings rasterised at their exact pixel size by the SVG reader inside SDL_image.

That reader understands a safe subset only: paths, rectangles, circles, strokes, dashes, transforms and
gradients whose coordinates are percentages or user space. No filter, mask, clip, pattern or text.
"""

from __future__ import annotations

import io
import math
from functools import lru_cache

import pygame

Stops = tuple[tuple[float, str, float], ...]
"""Gradient stops: offset 0 to 1, `#RRGGBB`, opacity 0 to 1."""


kept_few = lru_cache(maxsize=24)
"""Decorator: keep the last few of pictures that change quickly; others are kept by `sprites.kept`."""


def pixels(length: float, scale: float) -> int:
    """A logical length at the render scale, as whole pixels, never below 1."""
    return max(1, round(length * scale))


def drawing(body: str, size: tuple[int, int], box: tuple[float, float]) -> pygame.Surface:
    """Rasterise SVG elements to `size` pixels; `box` is the width and height of their coordinate system.

    The result has per-pixel alpha in the display's own layout, so it blits fast without a display being
    open yet. The picture fills `size` exactly, stretched when the proportions differ.
    """
    width, height = size
    text = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" '
        f'viewBox="0 0 {box[0]:g} {box[1]:g}" preserveAspectRatio="none">{body}</svg>'
    )
    raw = pygame.image.load(io.BytesIO(text.encode()), "drawing.svg")
    if raw.get_size() != size:
        raw = pygame.transform.smoothscale(raw, size)
    return plain_alpha(raw)


def plain_alpha(source: pygame.Surface) -> pygame.Surface:
    """A copy of `source` in the layout that `convert_alpha` would give; needs no display."""
    target = pygame.Surface(source.get_size(), pygame.SRCALPHA)
    target.blit(source, (0, 0))
    return target


def vertical(name: str, stops: Stops) -> str:
    """A top-to-bottom gradient definition with the id `name`."""
    return f'<linearGradient id="{name}" x1="0%" y1="0%" x2="0%" y2="100%">{_stops(stops)}</linearGradient>'


def horizontal(name: str, stops: Stops) -> str:
    """A left-to-right gradient definition with the id `name`."""
    return f'<linearGradient id="{name}" x1="0%" y1="0%" x2="100%" y2="0%">{_stops(stops)}</linearGradient>'


def radial(name: str, stops: Stops, centre: tuple[float, float], radius: float) -> str:
    """A round gradient definition in user space with the id `name`."""
    return (
        f'<radialGradient id="{name}" gradientUnits="userSpaceOnUse" cx="{centre[0]:g}" cy="{centre[1]:g}" '
        f'r="{radius:g}">{_stops(stops)}</radialGradient>'
    )


def _stops(stops: Stops) -> str:
    return "".join(f'<stop offset="{at:g}" stop-color="{c}" stop-opacity="{o:g}"/>' for at, c, o in stops)


def path(data: str, fill: str = "none", stroke: str = "none", width: float = 0, more: str = "") -> str:
    """One path element; `width` is the stroke's, `more` further attributes."""
    line = f' stroke="{stroke}" stroke-width="{width:g}"' if width else ""
    return f'<path d="{data}" fill="{fill}"{line} {more}/>'


def box(x: float, y: float, w: float, h: float, radius: float, fill: str = "none", more: str = "") -> str:
    """One rectangle element with rounded corners."""
    return f'<rect x="{x:g}" y="{y:g}" width="{w:g}" height="{h:g}" rx="{radius:g}" fill="{fill}" {more}/>'


def disc(x: float, y: float, radius: float, fill: str = "none", more: str = "") -> str:
    """One circle element."""
    return f'<circle cx="{x:g}" cy="{y:g}" r="{radius:g}" fill="{fill}" {more}/>'


def arc(centre: tuple[float, float], radius: float, share: float) -> str:
    """Path data of an arc from twelve o'clock clockwise over `share` (0 to 1) of the circle."""
    angle = 2 * math.pi * min(max(share, 0.0), 0.9999)
    x, y = centre
    end_x, end_y = x + radius * math.sin(angle), y - radius * math.cos(angle)
    large = 1 if angle > math.pi else 0
    return f"M{x:g} {y - radius:g}A{radius:g} {radius:g} 0 {large} 1 {end_x:.2f} {end_y:.2f}"


def soft(mask: pygame.Surface, colour: tuple[int, int, int], blur: int, strength: float) -> pygame.Surface:
    """The alpha of `mask` blurred over `blur` pixels, dyed `colour`, `blur * 2` larger on each side.

    `strength` multiplies the alpha; above 1 the middle saturates while the edge grows fuller.
    """
    margin = blur * 2
    width, height = mask.get_size()
    cast = _blank((width + 2 * margin, height + 2 * margin))
    stamp = mask.copy()
    stamp.fill((255, 255, 255, 0), special_flags=pygame.BLEND_RGBA_ADD)
    cast.blit(stamp, (margin, margin), special_flags=pygame.BLEND_RGBA_MAX)
    for radius in (blur, max(1, blur * 2 // 3)):
        cast = pygame.transform.box_blur(cast, max(1, radius))
    cast = _strengthened(cast, strength)
    cast.fill((*colour, 255), special_flags=pygame.BLEND_RGBA_MULT)
    return cast


def _blank(size: tuple[int, int]) -> pygame.Surface:
    """White, fully transparent."""
    surface = pygame.Surface(size, pygame.SRCALPHA)
    surface.fill((255, 255, 255, 0))
    return surface


def _strengthened(cast: pygame.Surface, strength: float) -> pygame.Surface:
    out = _blank(cast.get_size())
    for _ in range(int(strength)):
        out.blit(cast, (0, 0), special_flags=pygame.BLEND_RGBA_ADD)
    cast.fill((255, 255, 255, round(strength % 1 * 255)), special_flags=pygame.BLEND_RGBA_MULT)
    out.blit(cast, (0, 0), special_flags=pygame.BLEND_RGBA_ADD)
    return out
