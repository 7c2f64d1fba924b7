"""The engravings of the Dracula game: card vignettes, card backs, portraits and districts.

Every painter takes the pixel size of the picture first and returns RGB 0 to 1, rows first. Lengths are
logical
units of the place the picture takes on the board; the pitch of the lines grows more slowly than the
picture, so a
larger print is a finer one.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from sprites.art import emblems, people, places, things
from sprites.art.fields import Field, fractal, hump, smoothstep
from sprites.art.press import Burin, Place, Plate, Stock, draw, engrave, inked
from sprites.art.shapes import BOX, Parts, moved
from sprites.palette import mix

VIGNETTE = (83.0, 102.0)
BACK = (92.0, 131.0)
DISTRICT = (136.0, 110.0)
DISTRICTS = ("docks", "market", "cathedral", "graveyard", "castle")
_BONE = "#EADFC6"
_FINE_FROM = 200


def _plate(size: tuple[int, int], width: float, height: float) -> Plate:
    return Plate(width, height, size[0] / width, 3 if size[0] < _FINE_FROM else 2)


def _pitch(base: float, plate: Plate) -> float:
    """Line pitch in pixels: `base` at scale 1, finer in proportion the larger the print."""
    return float(base * plate.scale**0.42)


def _fitted(plate: Plate, picture: Field) -> Field:
    """Trim a print to the exact size asked for (the last row or column of a fractional scale)."""
    width, height = plate.size
    return picture[:height, :width]


# --- card vignettes --------------------------------------------------------------------------------------

_EMBLEMS: dict[int, tuple[Callable[[], Parts], float, float, float]] = {
    1: (things.candle, 0.98, 1.00, 12),
    2: (things.keyhole, 0.99, 0.98, -12),
    3: (things.spyglass, 0.96, 1.00, 26),
    4: (things.crossed_swords, 1.06, 1.24, 16),
    5: (things.clock, 0.98, 0.94, -20),
    6: (things.hourglass, 0.99, 0.98, 8),
    7: (things.raven, 1.00, 0.96, -12),
    8: (things.coffin, 1.00, 1.04, 20),
}
"""Effect number -> figure, foot line (share of the height), size (share of the width), angle of the lines."""


def vignettes(size: tuple[int, int], number: int, colours: tuple[str, ...]) -> Field:
    """The vignette of effect `number` once for each spot colour, side by side; `size` is that of the whole
    strip.

    Raises KeyError for a number outside 1 to 8.
    """
    plate = _plate((size[0] // len(colours), size[1]), *VIGNETTE)
    ink = engrave(plate, _vignette_tone(plate, number), _vignette_burin(plate, number))
    x, y = plate.grid
    width, height = VIGNETTE
    spot = hump(x, y, (width / 2, height * 0.45), (width * 0.36, height * 0.31)) * np.float32(0.80)
    stock = Stock(paper=_BONE, stain=0.05, seed=number)
    prints = [_fitted(plate, inked(plate, ink, stock, spot, mix(c, _BONE, 0.18))) for c in colours]
    return np.concatenate(prints, axis=1)


def _vignette_tone(plate: Plate, number: int) -> Field:
    figure, foot, share, _ = _EMBLEMS[number]
    width, height = VIGNETTE
    x, y = plate.grid
    light = 0.30 + 0.68 * hump(x, y, (width / 2, height * 0.46), (width * 0.48, height * 0.42))
    angle = np.arctan2(y - height * 0.45, x - width / 2)
    ground = np.clip(light + 0.05 * np.sign(np.sin(angle * 14)), 0, 0.94).astype(np.float32)
    place = Place(width / 2 + 1.5, height * foot, width * share)
    tone, covered = draw(plate, ground, figure(), place, halo=2.6)
    return np.where(covered > 0.3, np.clip((tone - 0.5) * 1.22 + 0.47, 0, 1), tone).astype(np.float32)


def _vignette_burin(plate: Plate, number: int) -> Burin:
    return Burin(_pitch(2.7, plate), angle=_EMBLEMS[number][3], seed=number)


# --- card backs ------------------------------------------------------------------------------------------


def back(size: tuple[int, int], side: str) -> Field:
    """A card back: "dracula" (bat before the moon) or "hunter" (crossed stakes).

    Raises KeyError for another side.
    """
    figure, paper, ink = {
        "dracula": (emblems.bat_emblem, "#C04A4C", "#1A090B"),
        "hunter": (emblems.crossed_stakes, "#8FB4BE", "#0B1418"),
    }[side]
    plate = _plate(size, *BACK)
    width, height = BACK
    x, y = plate.grid
    ground = _back_ground(x, y)
    place = Place(width / 2, height / 2 + width * 0.45, width * 0.90)
    tone, _ = draw(plate, ground, figure(), place, halo=1.2)
    burin = Burin(_pitch(2.5, plate), angle=18, seed=3, cross=0.26)
    return _fitted(plate, inked(plate, engrave(plate, tone, burin), Stock(paper, ink, 0.05, seed=3)))


def _back_ground(x: Field, y: Field) -> Field:
    width, height = BACK
    across, down = x - width / 2, y - height / 2
    distance = np.hypot(across, down)
    rays = np.sign(np.sin(np.arctan2(down, across) * 16)) * 0.09
    ground = 0.26 + 0.16 * hump(x, y, (width / 2, height / 2), (width * 0.6, height * 0.5)) + rays
    moon = smoothstep(29.5, 28.5, distance)
    rim = smoothstep(34, 33, distance)
    craters = 0.14 * hump(x, y, (width * 0.62, height * 0.60), (8, 8)) + 0.12 * hump(
        x, y, (width * 0.36, height * 0.62), (5, 5)
    )
    ground = ground * (1 - rim) + 0.04 * rim
    return np.clip(ground * (1 - moon) + (0.92 - craters) * moon, 0, 0.92).astype(np.float32)


# --- portraits -------------------------------------------------------------------------------------------

_SITTERS: dict[str, tuple[Callable[[], Parts], str]] = {
    "dracula": (people.dracula, "#8C1B20"),
    "hunter": (people.hunter, "#2C6479"),
}
_CROPS: dict[str, tuple[float, float, float, float]] = {
    "board": (188, 120, 164, 44),
    "carte": (188, 214, 214, 20),
    "plate": (132, 161, 168, 14),
}
"""Crop -> width and height of the picture, width of the figure, how far its foot lies below the edge."""


def crop_size(crop: str) -> tuple[float, float]:
    """Logical width and height of a portrait crop: "board", "carte" or "plate"."""
    return _CROPS[crop][:2]


def portrait(size: tuple[int, int], who: str, crop: str) -> Field:
    """A portrait of "dracula" or "hunter" in one of the crops, with a halo in the colour of the side."""
    figure, colour = _SITTERS[who]
    width, height, figure_width, below = _CROPS[crop]
    plate = _plate(size, width, height)
    x, y = plate.grid
    centre = (width / 2, height * 0.42)
    ground = np.clip(0.34 + 0.56 * hump(x, y, centre, (width * 0.42, height * 0.44)), 0, 0.9).astype(
        np.float32
    )
    tone, covered = draw(plate, ground, figure(), Place(width / 2, height + below, figure_width), halo=3)
    spot = hump(x, y, centre, (width * 0.35, height * 0.36)) * (1 - covered) * np.float32(0.9)
    burin = Burin(_pitch(2.9, plate), angle=12, seed=5)
    stock = Stock("#E6D9BD", "#17110F", seed=4)
    return _fitted(plate, inked(plate, engrave(plate, tone, burin), stock, spot.astype(np.float32), colour))


# --- districts -------------------------------------------------------------------------------------------


def district(size: tuple[int, int], name: str) -> Field:
    """The view of one of `DISTRICTS` under a night sky. Raises AttributeError for another name."""
    view: Parts = getattr(places, name)()
    plate = _plate(size, *DISTRICT)
    width, height = DISTRICT
    _, y = plate.grid
    columns, rows = plate.cells
    clouds = fractal(columns, rows, 46 * plate.unit, 4, len(name)) - 0.5
    sky = 0.36 + 0.48 * smoothstep(0, height * 0.85, y) + 0.20 * clouds
    parts = moved(view, f"scale({width / BOX:.5f})")
    tone, _ = draw(plate, np.clip(sky, 0, 0.9).astype(np.float32), parts, None, halo=1.3)
    burin = Burin(_pitch(2.6, plate), angle=8, cross=0.34, seed=len(name))
    stock = Stock("#E6D9BD", "#17110F", 0.07, seed=len(name))
    return _fitted(plate, inked(plate, engrave(plate, tone, burin), stock))
