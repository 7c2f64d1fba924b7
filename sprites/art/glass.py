"""The glass press: a leaded ground, a figure of leaded panes, the light that comes through them.

A window is printed as a full rectangle and darkened to its edge; faces cut it to its outline and lay the
golden rim around it, so that the rim is sharp at every size. A border of small panes follows the outline.
"""

from __future__ import annotations

import random
import re
from collections.abc import Iterable
from dataclasses import dataclass

import numpy as np
from PIL import Image

from sprites import vector
from sprites.art import press
from sprites.art.fields import Field, blurred, fractal, grain, resized, smoothstep
from sprites.art.poster import Layer, at
from sprites.art.press import Place, Plate
from sprites.art.printing import ink, over, raster
from sprites.art.shapes import Part
from sprites.art.stains import STAINS, Stain
from sprites.art.tracery import GROUNDS, WIDE
from sprites.palette import mix
from sprites.windows import BOX, OUTLINES

__all__ = ["Window", "at", "glass", "window"]

LEAD = 5.5
"""Width of the leads of a figure, in 400ths of the picture's width."""
_GLOW_REACH, _GLOW = 24.0, 0.46
_LIGHT = 0.42
_CLOUDS, _STREAKS, _GRAIN = 0.34, 0.10, 0.012
_SUN = np.array([0.84, 0.80, 0.72], np.float32)
_STRENGTH = 1.7
"""Light goes towards white and towards black by so much, so that pale glasses keep their colour."""
_ROUGH = 180.0
"""Width of the grid of the light, in cells."""
_JOIN = 'stroke-linejoin="round" stroke-linecap="round"'
_SCALED = re.compile(r"scale\(\s*(-?[\d.]+)")


@dataclass(frozen=True)
class Window:
    """One window: the house of its glass, its ground, the figures back to front, its outline.

    `focus` is the point that the light comes from, as shares of width and height. `stain` exchanges single
    glasses: pairs of role and colour. `shape` is a name of `sprites.windows.OUTLINES`; `eye` the middle of
    a strip cut from the picture, as a share of its height.
    """

    palette: str
    ground: str
    layers: tuple[Layer, ...]
    shape: str = "arch"
    focus: tuple[float, float] = (0.5, 0.40)
    stain: tuple[tuple[str, str], ...] = ()
    eye: float = 0.45
    seed: int = 1


def glass(
    figure: Iterable[Part] | Layer,
    ground: str,
    palette: str,
    shape: str = "arch",
    size: tuple[int, int] = (240, 264),
    seed: int = 1,
) -> Field:
    """Print one figure on a ground at `size` pixels: RGB 0 to 1, rows first.

    `figure` is a layer, or the parts of a figure that stands in the middle as wide as the window. Raises
    KeyError for a ground, palette, shape or role that there is not.
    """
    layer = figure if isinstance(figure, Layer) else at(figure)
    return window(size, Window(palette, ground, (layer,), shape, seed=seed))


def window(size: tuple[int, int], recipe: Window) -> Field:
    """Print a window at `size` pixels: RGB 0 to 1, rows first. Raises as `glass`."""
    high, stain = WIDE * size[1] / size[0], STAINS[recipe.palette] | dict(recipe.stain)
    plate = Plate(WIDE, high, size[0] / WIDE, 1)
    box = (WIDE, high)
    sheet, _ = raster(_ground(recipe, high, stain), plate.cells, box)
    for layer in recipe.layers:
        sheet = _with_layer(sheet, layer, stain, plate)
    sheet = _lit(sheet, recipe)
    sheet = over(sheet, *raster(_border(recipe.shape, high, stain), plate.cells, box))
    return np.clip(sheet, 0, 1).astype(np.float32)


# --- drawing ---------------------------------------------------------------------------------------------


def _ground(recipe: Window, high: float, stain: Stain) -> str:
    spot = (recipe.focus[0] * WIDE, recipe.focus[1] * high)
    inner = mix(stain["bg0"], stain["ray"], 0.9)
    stops = ((0.0, inner, 1.0), (0.55, stain["bg0"], 1.0), (1.0, stain["bg1"], 1.0))
    body = f"<defs>{vector.radial('r', stops, spot, 300)}</defs>" + vector.box(0, 0, WIDE, high, 0, "url(#r)")
    return body + GROUNDS[recipe.ground](stain, high, spot, random.Random(recipe.seed))


def _with_layer(sheet: Field, layer: Layer, stain: Stain, plate: Plate) -> Field:
    """The sheet with a figure on it: golden light around it, its panes in lead, each of them rounded."""
    place = Place(layer.x * WIDE, layer.foot * plate.height, layer.size * WIDE, layer.turn, layer.flip)
    body = "".join(_element(part, stain, LEAD / layer.size) for part in layer.parts)
    box = (plate.width, plate.height)
    figure, cover = raster(f'<g transform="{place.transform}">{body}</g>', plate.cells, box)
    halo = blurred(cover, _GLOW_REACH * plate.unit) * (1 - cover) * np.float32(_GLOW)
    sheet = over(sheet, np.broadcast_to(ink(stain["c"]), sheet.shape), halo)
    sheet = over(sheet, figure, cover)
    light = _light(layer, place, plate)
    light = light[..., None] * _SUN * np.float32(_STRENGTH)
    return np.clip(sheet + np.where(light > 0, light * (1 - sheet), light * sheet), 0, 1)


def _light(layer: Layer, place: Place, plate: Plate) -> Field:
    """What the roundness of the panes adds or takes, on a coarse grid: leads hide where panes meet."""
    rough = Plate(plate.width, plate.height, min(plate.unit, _ROUGH / WIDE), 1)
    tone, covered = press.draw(rough, rough.even(0.5), list(layer.parts), place)
    light = (blurred(tone, 2.4 * rough.unit) - 0.45) * np.float32(_LIGHT) * covered
    return resized(light.astype(np.float32), *plate.cells, Image.Resampling.BILINEAR)


def _element(part: Part, stain: Stain, lead: float) -> str:
    """A part as glass with a lead around it; lines and what is ink itself have none."""
    more = f'transform="{part.transform}" ' if part.transform else ""
    if part.opacity < 1:
        more += f'opacity="{part.opacity:g}" '
    colour = stain[part.role]
    if part.width:
        return vector.path(part.data, stroke=colour, width=part.width, more=more + _JOIN)
    return vector.path(part.data, colour, stain["k"], lead / _scale(part.transform), more + _JOIN)


def _scale(transform: str) -> float:
    """How much an SVG transform enlarges, so that leads stay equally wide."""
    factor = 1.0
    for number in _SCALED.findall(transform):
        factor *= abs(float(number))
    return factor


def _border(shape: str, high: float, stain: Stain) -> str:
    """Small panes in two colours along the outline, and darkness outside, which costs no bytes."""
    frame = f'transform="scale({WIDE / BOX[0]:g},{high / BOX[1]:g})" stroke-linejoin="round"'
    outline = OUTLINES[shape]
    strokes = (
        (stain["k"], 11.4, ""), (mix(stain["s"], stain["b"], 0.5), 9.4, ""),
        (mix(stain["c"], stain["a"], 0.25), 9.4, 'stroke-dasharray="5 15"'), (stain["k"], 3.0, ""),
    )  # fmt: skip
    outside = vector.path(f"M-2 -2H122V134H-2Z{outline}", stain["k"], more=f'{frame} fill-rule="evenodd"')
    return outside + "".join(
        vector.path(outline, "none", colour, width, f"{frame} {dash}") for colour, width, dash in strokes
    )


# --- light -----------------------------------------------------------------------------------------------


def _lit(sheet: Field, recipe: Window) -> Field:
    """Uneven glass, and light that fails towards the edge."""
    rows, columns = sheet.shape[:2]
    unit = columns / WIDE
    clouds = fractal(columns, rows, 44 * unit, 3, recipe.seed) - 0.5
    streaks = fractal(columns, rows, 7 * unit, 2, recipe.seed + 2) - 0.5
    sheet = sheet * (1 + _CLOUDS * clouds + _STREAKS * streaks)[..., None]
    y, x = np.mgrid[0:rows, 0:columns].astype(np.float32)
    away = np.hypot(x / columns - recipe.focus[0], (y / rows - recipe.focus[1]) * 0.8)
    sheet = sheet * (1.16 - 0.62 * smoothstep(0.15, 0.8, away))[..., None]
    return sheet + grain(columns, rows, recipe.seed)[..., None] * np.float32(_GRAIN)
