"""The lithograph press: a poster's flat inks, a cream line around its figure, halftone, grain, worn edges."""

from __future__ import annotations

import math

import numpy as np
import pygame

from sprites import vector
from sprites.art.fields import Field, blurred, fractal, grain, shrunk, smoothstep
from sprites.art.inks import INKS, Inks
from sprites.art.poster import Layer, Poster
from sprites.art.press import Place
from sprites.art.shapes import Part
from sprites.art.skies import LANDS, SKIES, WIDE, ground
from sprites.palette import mix, rgb

OVERSAMPLE = 2
_STROKE = 'stroke-linejoin="round" stroke-linecap="round"'
_HALFTONE_ANGLE = math.radians(28)
_HALFTONE_INK = 0.26
_GRAIN = 0.028


def poster(size: tuple[int, int], recipe: Poster) -> Field:
    """Print a poster at `size` pixels: RGB 0 to 1, rows first.

    Raises KeyError for a sky, land, ground, nation or role that there is not.
    """
    cells = (size[0] * OVERSAMPLE, size[1] * OVERSAMPLE)
    high, inks = WIDE * size[1] / size[0], INKS[recipe.nation]
    sheet, _ = _raster(_backdrop(recipe, high, inks), cells, high)
    figure, cover = _raster(
        "".join(_body(item, high, inks) for item in (*recipe.behind, recipe.hero)), cells, high
    )
    sheet = _keyline(sheet, cover, inks)
    sheet = _over(sheet, figure, cover)
    if recipe.ground:
        sheet = _over(sheet, *_raster(ground(recipe.ground, high, inks), cells, high))
    return shrunk(np.clip(_printed(sheet, recipe, inks), 0, 1).astype(np.float32), OVERSAMPLE)


# --- drawing ---------------------------------------------------------------------------------------------


def _backdrop(recipe: Poster, high: float, inks: Inks) -> str:
    focus = (recipe.focus[0] * WIDE, recipe.focus[1] * high)
    stops = ((0.0, mix(inks["bg1"], inks["mid"], 0.22)), (0.45, inks["bg1"]), (1.0, inks["bg0"]))
    body = _gradient(stops, high) + f'<rect width="400" height="{high:g}" fill="url(#sky)"/>'
    body += SKIES[recipe.sky](inks, high, focus, recipe.rays)
    if recipe.disc:
        body += vector.disc(*focus, recipe.disc, inks[recipe.disc_role])
        body += vector.disc(*focus, recipe.disc - 8, "none", f'stroke="{inks["ray"]}" stroke-width="3"')
    for land in recipe.far:
        body += LANDS[land.kind](inks[land.role], land.y * high, land.size, recipe.seed)
    return body


def _gradient(stops: tuple[tuple[float, str], ...], high: float) -> str:
    steps = "".join(f'<stop offset="{offset}" stop-color="{colour}"/>' for offset, colour in stops)
    ends = f'gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2="{high:g}"'
    return f'<defs><linearGradient id="sky" {ends}>{steps}</linearGradient></defs>'


def _body(layer: Layer, high: float, inks: Inks) -> str:
    place = Place(layer.x * WIDE, layer.foot * high, layer.size * WIDE, layer.turn, layer.flip)
    return f'<g transform="{place.transform}">{"".join(_element(part, inks) for part in layer.parts)}</g>'


def _element(part: Part, inks: Inks) -> str:
    more = f'transform="{part.transform}" ' if part.transform else ""
    if part.opacity < 1:
        more += f'opacity="{part.opacity:g}" '
    if part.width:
        return vector.path(part.data, stroke=inks[part.role], width=part.width, more=more + _STROKE)
    return vector.path(part.data, fill=inks[part.role], more=more)


def _raster(body: str, cells: tuple[int, int], high: float) -> tuple[Field, Field]:
    """Colours and coverage of an SVG body in the poster's box."""
    surface = vector.drawing(body, cells, (WIDE, high))
    colours = pygame.surfarray.array3d(surface).transpose(1, 0, 2).astype(np.float32) / 255
    return colours, pygame.surfarray.array_alpha(surface).T.astype(np.float32) / 255


# --- printing --------------------------------------------------------------------------------------------


def _ink(colour: str) -> Field:
    return np.array(rgb(colour), np.float32) / 255


def _over(sheet: Field, colours: Field, cover: Field) -> Field:
    share = cover[..., None]
    return sheet * (1 - share) + colours * share


def _keyline(sheet: Field, cover: Field, inks: Inks) -> Field:
    """A cream line around the figure, and its soft shadow to the lower right."""
    unit = cover.shape[1] / WIDE
    line = smoothstep(0.05, 0.16, blurred(cover, 4.0 * unit))
    sheet = _over(sheet, np.broadcast_to(_ink(inks["ray"]), sheet.shape), line)
    shadow = _moved(blurred(cover, 14 * unit), round(11 * unit), round(14 * unit)) * (1 - cover)
    return _over(sheet, np.broadcast_to(_ink(inks["k"]), sheet.shape), shadow * np.float32(0.35))


def _moved(values: Field, down: int, right: int) -> Field:
    """The field moved by whole cells; what comes in at the edges is 0."""
    rows, columns = values.shape
    return np.pad(values, ((down, 0), (right, 0)))[:rows, :columns]


def _printed(sheet: Field, recipe: Poster, inks: Inks) -> Field:
    """Halftone that grows to the corners, uneven ink, grain, a darker worn edge."""
    rows, columns = sheet.shape[:2]
    y, x = np.mgrid[0:rows, 0:columns].astype(np.float32)
    away = np.hypot(x / columns - recipe.focus[0], (y / rows - recipe.focus[1]) * 1.1)
    tone = 1 - smoothstep(0.30, 0.95, away) * np.float32(0.62)
    tone *= 1 - 0.10 * fractal(columns, rows, columns / 4, 3, recipe.seed)
    dots = _halftone(tone, x, y) * np.float32(_HALFTONE_INK)
    sheet = sheet * (1 - dots[..., None] * (1 - _ink(inks["k"]) * np.float32(0.8)))
    uneven = fractal(columns, rows, columns / 3, 4, recipe.seed + 4) - 0.5
    sheet = sheet * (1 + 0.16 * uneven[..., None]) + grain(columns, rows, recipe.seed)[..., None] * _GRAIN
    edge = np.minimum(np.minimum(x, columns - 1 - x), np.minimum(y, rows - 1 - y)) / OVERSAMPLE
    return (sheet * (1 - 0.11 * np.exp(-edge / 7))[..., None]).astype(np.float32)


def _halftone(tone: Field, x: Field, y: Field) -> Field:
    """Coverage of round dots, the larger the darker the tone; none in the lights."""
    pitch = OVERSAMPLE * (4.2 if tone.shape[1] < 200 * OVERSAMPLE else 5.0)
    across = (x * math.cos(_HALFTONE_ANGLE) + y * math.sin(_HALFTONE_ANGLE)) / pitch
    down = (y * math.cos(_HALFTONE_ANGLE) - x * math.sin(_HALFTONE_ANGLE)) / pitch
    distance = np.hypot(across % 1 - 0.5, down % 1 - 0.5)
    radius = np.sqrt(np.clip(1 - tone, 0, 1)) * 0.62
    dot = 1 - np.clip((distance - radius + 1 / pitch) * pitch / 2, 0, 1)
    return np.where(tone > 0.97, 0, dot).astype(np.float32)
