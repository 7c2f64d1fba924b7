"""The battlefield of the lithographed war: the staff map, the wire between its fronts, and the table below.

Both are painted once at twice their logical size and reduced. The map's terrain is a field of heights that
falls to the river; contour lines, tints and woods follow from it, roads and trenches are drawn over it in
brown ink.
"""

from __future__ import annotations

import random
from functools import lru_cache

import numpy as np
from PIL import Image

from sprites import vector
from sprites.art.fields import Field, fractal, grain, resized, smoothstep
from sprites.art.press import Plate, Stock, paper
from sprites.art.printing import ink, over, raster

SIZE = (806.0, 464.0)
"""Logical size of the map with its frame."""
CANVAS = (1280.0, 720.0)
COLUMNS = tuple(18.0 + 156 * column for column in range(5))
ROWS = (10.0, 118.0, 236.0, 344.0)
CELL = (148.0, 102.0)
"""Left edges, upper edges and size of the cells, in units of the map."""
FRONT = 228.0
"""Where the wire runs, halfway between the inner rows."""
_MASTER = Plate(*SIZE, 2, 1)
_INK = "#3A2A16"
_LEVELS = 19
"""Contour lines between the lowest and the highest point there could be."""
_EVERY = 4
"""Each fourth contour line is a strong one."""


def field(size: tuple[int, int]) -> Field:
    """The map at `size` pixels: RGB 0 to 1, rows first."""
    return _reduced(_master(), size)


def table(size: tuple[int, int]) -> Field:
    """The dark cloth the map and all panels lie on, `CANVAS` large: RGB 0 to 1, rows first."""
    return _reduced(_table_master(), size)


def _reduced(picture: Field, size: tuple[int, int]) -> Field:
    if (picture.shape[1], picture.shape[0]) == size:
        return picture
    layers = [
        resized(np.ascontiguousarray(picture[..., c]), *size, Image.Resampling.LANCZOS) for c in range(3)
    ]
    return np.stack(layers, axis=-1)


@lru_cache(maxsize=1)
def _master() -> Field:
    x, y = _MASTER.grid
    columns, rows = _MASTER.cells
    away = _from_river(x, y)
    heights = _heights(away)
    sheet = paper(*_MASTER.size, Stock("#BFB085", stain=0.12, seed=5), _MASTER.scale)
    sheet = _tinted(sheet, heights, away)
    sheet = _inked(sheet, _contours(heights) * smoothstep(6, 9, away), "#5B4426")
    sheet = _river(sheet, away)
    sheet = _drawn_on(sheet, _woods(heights, away) + _roads() + _trenches())
    sheet = sheet * (1 + 0.022 * grain(columns, rows, 8)[..., None])
    sheet = sheet * (_light(x, y) * _folds(x, y))[..., None]
    return np.clip(_drawn_on(sheet, _cells() + _wire() + _frame()), 0, 1).astype(np.float32)


# --- land ------------------------------------------------------------------------------------------------


def _from_river(x: Field, y: Field) -> Field:
    """How far every point is from the middle of the river, in logical units."""
    columns, rows = _MASTER.cells
    bends = (fractal(columns, rows, 90 * _MASTER.unit, 3, 8) - 0.5) * 74
    middle = SIZE[0] * 0.31 + np.sin(y / SIZE[1] * 5 + 1) * 46 + bends - (y - FRONT) * 0.44
    return np.abs(x - middle).astype(np.float32)


def _heights(away: Field) -> Field:
    """The lie of the land, about 0 to 1; it falls to the river."""
    columns, rows = _MASTER.cells
    land = fractal(columns, rows, 250 * _MASTER.unit, 4, 5)
    return (land - 0.16 * np.exp(-((away / 80) ** 2))).astype(np.float32)


def _tinted(sheet: Field, heights: Field, away: Field) -> Field:
    """Green in the valleys, ochre on the hills, a little light from the top left."""
    down, across = np.gradient(heights * np.float32(_MASTER.unit * 90))
    slope = np.clip(1 + 0.34 * (down + across), 0.86, 1.12)
    sheet = sheet * slope[..., None]
    for colour, share, strength in (
        ("#8A935F", smoothstep(0.52, 0.28, heights), 0.42),
        ("#E0CB96", smoothstep(0.48, 0.70, heights), 0.46),
        ("#6F8A78", smoothstep(34, 8, away), 0.35),
    ):
        part = (share * np.float32(strength))[..., None]
        sheet = sheet * (1 - part) + ink(colour) * part
    return sheet.astype(np.float32)


def _contours(heights: Field) -> Field:
    """Strength of the contour lines; the lines keep their width however steep the land is."""
    level = heights * _LEVELS
    steep = np.hypot(*np.gradient(level))
    distance = (0.5 - np.abs(level % 1 - 0.5)) / np.maximum(steep, 1e-4)
    strong = np.floor(level + 0.5) % _EVERY == 0
    line = 1 - smoothstep(0.0, 1.0, (distance - np.where(strong, 0.9, 0.45)).astype(np.float32))
    return (line * np.where(strong, 0.62, 0.34)).astype(np.float32)


def _river(sheet: Field, away: Field) -> Field:
    water = smoothstep(6.6, 5.6, away)[..., None] * np.float32(0.72)
    sheet = sheet * (1 - water) + ink("#6E8C8E") * water
    for middle, strength in ((6.2, 0.62), (3.4, 0.22)):
        sheet = _inked(sheet, np.exp(-(((away - middle) / 0.8) ** 2)) * np.float32(strength), "#27434C")
    return sheet


def _woods(heights: Field, away: Field) -> str:
    """Groves in the middle heights: small round crowns with their shadows."""
    chance = random.Random(11)
    columns, rows = _MASTER.cells
    groves = fractal(columns, rows, 74 * _MASTER.unit, 2, 41)
    body = ""
    for row in range(14, int(SIZE[1]) - 10, 9):
        for column in range(14, int(SIZE[0]) - 10, 9):
            x, y = column + chance.uniform(-3, 3), row + chance.uniform(-3, 3)
            spot = int(y * _MASTER.unit), int(x * _MASTER.unit)
            if groves[spot] > 0.685 and away[spot] > 18 and abs(y - FRONT) > 34:
                body += _tree(x, y, chance.uniform(2.4, 3.6))
    return body


def _tree(x: float, y: float, radius: float) -> str:
    shade = vector.disc(x + 1.0, y + 1.2, radius, "#2A2A16", 'opacity="0.22"')
    crown = 'stroke="#4A5230" stroke-width="0.8" opacity="0.55"'
    return shade + vector.disc(x, y, radius, "#7E8A56", crown)


_ROADS = (
    "M-10 398Q70 384 128 402T268 378Q330 352 372 368T520 420Q610 440 660 404T820 372",
    "M470 -10Q456 60 494 96T520 190L528 250Q536 300 510 340T520 420",
    "M-10 92Q80 70 150 96T330 74Q420 64 470 84L494 96Q560 130 640 96T820 84",
)
_HOUSES = (
    (500, 82, 8), (512, 92, 4), (486, 104, -6), (506, 108, 12), (476, 90, 20), (512, 404, -8), (528, 408, 4),
    (534, 428, 14), (508, 430, -4), (660, 392, 8), (674, 398, -12), (150, 84, 6), (162, 106, -10),
    (372, 356, 10), (384, 378, -4),
)  # fmt: skip
"""Middle and turn of each house, by the crossings of the roads."""


def _roads() -> str:
    """Roads as double lines, and the houses of the villages they lead through."""
    body = "".join(vector.path(road, stroke=_INK, width=3.4, more='opacity="0.50"') for road in _ROADS)
    body += "".join(vector.path(road, stroke="#D9CBA0", width=2.0, more='opacity="0.85"') for road in _ROADS)
    for x, y, turn in _HOUSES:
        house = f'opacity="0.72" transform="translate({x},{y}) rotate({turn})"'
        body += vector.path("M-3.4 -2.6H3.4V2.6H-3.4Z", fill=_INK, more=house)
    return body


def _trenches() -> str:
    """The crenellated line of a trench on either side of the front, with its ways to the rear."""
    body = ""
    for side, y, back in ((-1, FRONT - 26, -64.0), (1, FRONT + 26, 64.0)):
        line = f"M14 {y:g}" + f"h12v{5 * side}h10v{-5 * side}" * 36
        body += vector.path(line, stroke=_INK, width=2.2, more='opacity="0.50"')
        for x in (112, 348, 604, 736):
            zigzag = "".join(f"l{6 if step % 2 else -6} {back / 8:g}" for step in range(8))
            body += vector.path(f"M{x} {y:g}{zigzag}", stroke=_INK, width=1.4, more='opacity="0.42"')
    return body


# --- on the map ------------------------------------------------------------------------------------------


def _light(x: Field, y: Field) -> Field:
    """The lamp over the map: darker towards the rim."""
    distance = np.sqrt(((x / SIZE[0] - 0.5) / 0.60) ** 2 + ((y / SIZE[1] - 0.48) / 0.62) ** 2)
    return np.asarray(0.93 - 0.48 * smoothstep(0.45, 1.25, distance), np.float32)


def _folds(x: Field, y: Field) -> Field:
    """The creases of a map that was carried folded: a bright ridge with its shade."""
    light = np.ones_like(x)
    for across, at in ((x, 167.0), (x, 639.0), (x, 403.0), (y, 115.0), (y, 341.0)):
        light += 0.07 * np.exp(-(((across - at) / 1.1) ** 2)) - 0.08 * np.exp(-(((across - at - 3) / 3) ** 2))
    return light


def _cells() -> str:
    """The corners of every cell."""
    w, h, reach = *CELL, 15.0
    corners = (
        f"M2 {reach:g}V2H{reach:g}M{w - reach:g} 2H{w - 2:g}V{reach:g}"
        f"M{w - 2:g} {h - reach:g}V{h - 2:g}H{w - reach:g}M{reach:g} {h - 2:g}H2V{h - reach:g}"
    )
    return "".join(
        vector.path(corners, stroke=colour, width=width, more=f'opacity="{strength}" transform="{where}"')
        for top in ROWS
        for left in COLUMNS
        for colour, width, strength, where in (
            ("#F3E6C0", 1.2, 0.28, f"translate({left + 1:g},{top + 1.6:g})"),
            ("#22190E", 2.4, 0.82, f"translate({left:g},{top:g})"),
        )
    )


def _wire() -> str:
    """Coils of barbed wire along the front, held by crossed stakes; a shadow below, a glint above."""
    coil = "".join(f"M{x:g} {FRONT:g}{_loop()}" for x in np.arange(-4, SIZE[0], 15.0))
    low = f"M0 {FRONT + 6:g}" + "q5 -5 10 0t10 0" * 41
    stakes = "".join(
        f"M{x - 9:.0f} {FRONT + 11:g}L{x + 8:.0f} {FRONT - 11:g}"
        f"M{x + 9:.0f} {FRONT + 11:g}L{x - 8:.0f} {FRONT - 11:g}"
        for x in np.arange(14, SIZE[0], 43.2)
    )
    round_ends = 'stroke-linecap="round" '
    shade = round_ends + 'opacity="0.40" transform="translate(2,3)"'
    return (
        vector.box(0, FRONT - 9, SIZE[0], 20, 0, "#2A2012", 'opacity="0.16"')
        + vector.path(stakes + low, stroke="#1A130A", width=2.2, more=shade)
        + vector.path(coil, stroke="#2A2013", width=1.2)
        + vector.path(low, stroke="#2A2013", width=1.3)
        + vector.path(stakes, stroke="#1B150D", width=4.0, more=round_ends)
        + vector.path(
            stakes, stroke="#7A6238", width=1.5, more=round_ends + 'transform="translate(-0.5,-0.6)"'
        )
    )


def _loop() -> str:
    """One turn of the coil from the lower rim and back to it, one step further on."""
    return "c-9 -15 19 -17 19 -4s-9 9 -4 4"


def _frame() -> str:
    """The dark wooden rim with its hairline and four brass nails."""
    w, h = SIZE
    nails = "".join(
        vector.disc(x, y + 0.8, 3.2, "#0E0A06", 'opacity="0.7"')
        + vector.disc(x, y, 2.7, "#B08D4C")
        + vector.disc(x - 0.8, y - 0.9, 0.95, "#FFF0C8")
        for x in (8.5, w - 8.5)
        for y in (6.0, h - 6.0)
    )
    rims = ((1.5, 3.0, "#17110A"), (3.6, 1.4, "#6B5430"), (5.4, 1.2, "#2A1F11"))
    return (
        "".join(
            vector.box(
                inset,
                inset,
                w - 2 * inset,
                h - 2 * inset,
                1,
                more=f'stroke="{colour}" stroke-width="{width}"',
            )
            for inset, width, colour in rims
        )
        + nails
    )


# --- the table -------------------------------------------------------------------------------------------


@lru_cache(maxsize=1)
def _table_master() -> Field:
    """Woven cloth under one lamp, with the faint rays of a poster from below."""
    plate = Plate(*CANVAS, 2, 1)
    x, y = plate.grid
    columns, rows = plate.cells
    weave = np.sin(x * 3.1) * np.sin(y * 3.1) * 0.020 + 0.035 * grain(columns, rows, 3)
    uneven = fractal(columns, rows, 300 * plate.unit, 4, 7) - 0.5
    angle = np.arctan2(CANVAS[1] * 1.25 - y, x - CANVAS[0] / 2)
    rays = smoothstep(-0.16, 0.16, np.sin(angle * 30).astype(np.float32)) - 0.5
    distance = np.sqrt(((x / CANVAS[0] - 0.5) / 0.66) ** 2 + ((y / CANVAS[1] - 0.46) / 0.72) ** 2)
    light = (1 + 0.24 * uneven + weave + 0.10 * rays) * (1 - 0.62 * smoothstep(0.25, 1.15, distance))
    return np.clip(ink("#343127") * light[..., None], 0, 1).astype(np.float32)


# --- ink -------------------------------------------------------------------------------------------------


def _inked(sheet: Field, share: Field, colour: str) -> Field:
    part = share[..., None]
    return (sheet * (1 - part) + sheet * ink(colour) * part).astype(np.float32)


def _drawn_on(sheet: Field, body: str) -> Field:
    """The sheet with an SVG body in units of the map laid over it."""
    return over(sheet, *raster(body, _MASTER.cells, SIZE))
