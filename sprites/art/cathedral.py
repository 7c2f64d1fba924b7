"""The hall in which the game of windows is played, and the backs of its cards.

The hall is a floor seen from the gallery: inlaid stone, the coloured light of a rose window on it, dark
fields for the rows of both sides, a brass line between them. It is grey stone; faces give it the light of a
house.
"""

from __future__ import annotations

import math
import random

import numpy as np

from sprites import vector
from sprites.art.fields import Field, blurred, fractal, grain, smoothstep
from sprites.art.glass import Window, at, window
from sprites.art.glassgoods import gem
from sprites.art.printing import over, raster
from sprites.art.shapes import Part, Parts, circle
from sprites.art.sketch import drawn, shifted, star

CANVAS = (1280.0, 720.0)
FRONT = 279.0
"""Where the battle line runs."""
ZONES = (
    (116.0, 60.0, 300.0, 88.0), (424.0, 60.0, 214.0, 88.0), (646.0, 60.0, 368.0, 88.0),
    (116.0, 158.0, 406.0, 116.0), (556.0, 158.0, 446.0, 116.0),
    (116.0, 290.0, 406.0, 116.0), (556.0, 290.0, 446.0, 116.0),
    (116.0, 410.0, 330.0, 116.0), (454.0, 410.0, 216.0, 116.0), (678.0, 410.0, 336.0, 116.0),
)  # fmt: skip
"""The dark fields of the rows: the rival's Armoury, Player Area and Reserves, both Combat and Magic Zones,
the own Reserves, Player Area and Armoury."""
HOUSES = {"empiria": "empiria", "abaron": "abaron", "wild": "bosque", "opal": "breeze"}
"""House of a back -> its glass."""
_STONE = ("#3A3B4C", "#444557", "#303140", "#262734")
_GLASS = ("#6A3FB0", "#2F63C0", "#B5283A", "#D9A441", "#2A8F96", "#3B8060")
_HIDDEN = np.float32(0.84)
"""A hidden card never outshines an open one."""
_BRASS = "#B99249"


def hall(size: tuple[int, int]) -> Field:
    """The hall at `size` pixels: RGB 0 to 1, rows first."""
    unit = size[0] / CANVAS[0]
    rows, columns = size[1], size[0]
    y, x = (axis / np.float32(unit) for axis in np.mgrid[0:rows, 0:columns].astype(np.float32))
    sheet, _ = raster(_floor(), size, CANVAS)
    worn = fractal(columns, rows, 150 * unit, 4, 5) - 0.5
    sheet = sheet * (0.96 + 0.5 * worn)[..., None]
    coloured, cover = raster(_rose(), size, CANVAS)
    pool = np.stack([blurred(coloured[..., c] * cover, 7 * unit) for c in range(3)], axis=-1)
    sheet = sheet + pool * np.float32(0.24) * (0.7 + 0.6 * sheet)
    sheet = sheet * _shafts(x, y)[..., None] * _dusk(x, y)[..., None]
    sheet = sheet + grain(columns, rows, 3)[..., None] * np.float32(0.006)
    for body in (_pillars(), _zones(), _line()):
        sheet = over(sheet, *raster(body, size, CANVAS))
    return np.clip(sheet, 0, 1).astype(np.float32)


def back(size: tuple[int, int], house: str) -> Field:
    """The back of a house's cards at `size` pixels. Raises KeyError for a house that there is not."""
    emblem = at(_EMBLEMS[house](), 0.5, 0.5 + 0.5 * 0.62 * size[0] / size[1], 0.62)
    return window(size, Window(HOUSES[house], "diaper", (emblem,), "page", (0.5, 0.5), seed=7)) * _HIDDEN


# --- emblems: the same both ways up ----------------------------------------------------------------------


def _medallion(role: str = "s") -> Parts:
    return [
        Part("c", star(200, 200, 196, 170, 24)),
        Part(role, circle(200, 200, 152)),
        Part("c", circle(200, 200, 138), 4),
    ]


def _sun() -> Parts:
    return [
        *_medallion("a"),
        Part("c", star(200, 200, 118, 62, 12)),
        *drawn("w o 200 200 50\nc o 200 200 30"),
    ]


def _moons() -> Parts:
    crescent = drawn("c M-96 0A96 96 0 0 1 96 0A112 112 0 0 0 -96 0Z")
    moons = [*shifted(crescent, 200, 186), *shifted(crescent, 200, 214, 1, 180)]
    return [*_medallion("b"), *moons, Part("g", star(200, 200, 62, 26, 8))]


def _leaves() -> Parts:
    leaf = drawn("g M0 -18Q-62 -60 -34 -104Q-20 -96 0 -128Q20 -96 34 -104Q62 -60 0 -18Z\nk4 M0 -20V-96")
    leaves = [part for step in range(4) for part in shifted(leaf, 200, 200, 1, 90 * step)]
    return [*_medallion("s"), *leaves, *drawn("c o 200 200 26")]


def _stone() -> Parts:
    return [*_medallion("b"), *gem(200, 200, 116, 8)]


_EMBLEMS = {"empiria": _sun, "abaron": _moons, "wild": _leaves, "opal": _stone}


# --- the floor -------------------------------------------------------------------------------------------


def _floor() -> str:
    """Lozenges of stone in four tones, a small flower where four of them meet."""
    chance, side = random.Random(4), 36.0
    body = vector.box(0, 0, *CANVAS, 0, _STONE[2])
    for row in range(-1, int(CANVAS[1] / side * 2) + 2):
        for column in range(-1, int(CANVAS[0] / side) + 2):
            x, y = column * side + (row % 2) * side / 2, row * side / 2
            tone = _STONE[(row % 2) + 2 * (chance.random() < 0.22)]
            path = f"M{x:g} {y - side / 2:g}l{side / 2:g} {side / 2:g}l{-side / 2:g} {side / 2:g}"
            body += vector.path(f"{path}l{-side / 2:g} {-side / 2:g}Z", tone, "#191A24", 1.1)
            if (row // 2 + column) % 2 == 0 and row % 2:
                body += vector.path(star(x, y, 6, 1.8, 4), "#5B5568")
    return body


def _rose() -> str:
    """The rose window as the sun throws it on the floor: a slanted ellipse of petals and rings."""
    body, count = "", 16
    for ring, (inner, outer) in enumerate(((60, 122), (130, 214), (222, 300))):
        for step in range(count):
            start, end = math.tau * (step + 0.5 * ring) / count, math.tau * (step + 0.5 * ring + 0.82) / count
            corners = " ".join(
                f"{'L' if index else 'M'}{radius * math.cos(angle):.1f} {radius * math.sin(angle):.1f}"
                for index, (angle, radius) in enumerate(
                    ((start, inner), (start, outer), (end, outer), (end, inner))
                )
            )
            body += vector.path(corners + "Z", _GLASS[(step + 2 * ring) % len(_GLASS)])
    body += vector.disc(0, 0, 50, _GLASS[3])
    return f'<g transform="translate(566,{FRONT:g}) rotate(-10) scale(1.62,0.80)">{body}</g>'


def _shafts(x: Field, y: Field) -> Field:
    """Slanting light from the upper left: a little more here, a little less there."""
    along = (x + y * 0.55) / 150
    return (1 + 0.13 * np.sin(along) + 0.07 * np.sin(along * 2.3 + 1)).astype(np.float32)


def _dusk(x: Field, y: Field) -> Field:
    """Darkness towards the corners and below, where the hand lies."""
    away = np.hypot((x - 566) / 860, (y - 280) / 560)
    low = 1 - 0.42 * smoothstep(520, 640, y)
    return (1.06 - 0.72 * smoothstep(0.25, 1.05, away)) * low


def _pillars() -> str:
    """Clustered shafts along both walls."""
    body = ""
    for left, wide in ((0, 112), (1028, 252)):
        body += vector.box(left, 0, wide, 720, 0, "#0B0B14", 'opacity="0.62"')
        for step in range(0, int(wide), 28):
            body += vector.box(left + step + 4, 0, 9, 720, 0, "#3A3848", 'opacity="0.35"')
            body += vector.box(left + step + 13, 0, 5, 720, 0, "#07070D", 'opacity="0.5"')
        edge = left + wide if left == 0 else left
        body += vector.path(f"M{edge:g} 0V720", stroke=_BRASS, width=1.6, more='opacity="0.55"')
    return body


def _zones() -> str:
    """The fields of the rows: dark glass, a thin frame, brass at the corners."""
    body = ""
    for x, y, w, h in ZONES:
        body += vector.box(x, y, w, h, 8, "#05040C", 'opacity="0.42"')
        frame = f'stroke="{_BRASS}" stroke-width="1.2" opacity="0.5"'
        body += vector.box(x + 1, y + 1, w - 2, h - 2, 7, more=frame)
        corners = (
            f"M{x + 1} {y + 20}v-12q0 -7 7 -7h12M{x + w - 20} {y + 1}h12q7 0 7 7v12"
            f"M{x + w - 1} {y + h - 20}v12q0 7 -7 7h-12M{x + 20} {y + h - 1}h-12q-7 0 -7 -7v-12"
        )
        body += vector.path(corners, stroke="#D9B25A", width=2.2)
    return body


def _line() -> str:
    """The brass line between the sides, a ruby in its middle."""
    body = vector.box(116, FRONT + 1, 898, 5, 2, "#07060D") + vector.box(
        116, FRONT + 2, 898, 2.4, 1, "#D9B25A"
    )
    x, y = 566.0, FRONT + 3
    for radius, tone in ((12, "#07060D"), (10.5, "#D9B25A"), (6, "#A5332C")):
        body += vector.path(
            f"M{x} {y - radius}l{radius} {radius}l{-radius} {radius}l{-radius} {-radius}Z", tone
        )
    return body + vector.path(f"M{x} {y - 5}l-5 5h5Z", "#E8746A")
