"""The lithograph press: a poster's sky, land and figure in flat inks, then printed as one sheet."""

from __future__ import annotations

import numpy as np

from sprites import vector
from sprites.art.fields import Field, shrunk
from sprites.art.inks import INKS, Inks
from sprites.art.poster import Layer, Poster
from sprites.art.press import Place
from sprites.art.printing import OVERSAMPLE, keyline, over, printed, raster
from sprites.art.shapes import Part
from sprites.art.skies import LANDS, SKIES, WIDE, ground
from sprites.palette import mix

_STROKE = 'stroke-linejoin="round" stroke-linecap="round"'


def poster(size: tuple[int, int], recipe: Poster) -> Field:
    """Print a poster at `size` pixels: RGB 0 to 1, rows first.

    Raises KeyError for a sky, land, ground, nation or role that there is not.
    """
    high, inks = WIDE * size[1] / size[0], INKS[recipe.nation]
    cells, box = (size[0] * OVERSAMPLE, size[1] * OVERSAMPLE), (WIDE, high)
    sheet, _ = raster(_backdrop(recipe, high, inks), cells, box)
    layers = "".join(_body(item, high, inks) for item in (*recipe.behind, recipe.hero))
    figure, cover = raster(layers, cells, box)
    sheet = over(keyline(sheet, cover, inks["ray"], inks["k"]), figure, cover)
    if recipe.ground:
        sheet = over(sheet, *raster(ground(recipe.ground, high, inks), cells, box))
    sheet = printed(sheet, recipe.focus, inks["k"], recipe.seed)
    return shrunk(np.clip(sheet, 0, 1).astype(np.float32), OVERSAMPLE)


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
