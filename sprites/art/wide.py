"""The wide pictures: the title's castle under a red moon, and the dark engraved ground behind the boards.

Both are cut once at twice the logical size and reduced, because their lines are coarse.
"""

from __future__ import annotations

import math
import random
from functools import lru_cache

import numpy as np
from PIL import Image

from sprites.art.fields import Field, fractal, hump, resized, smoothstep
from sprites.art.press import Burin, Plate, Stock, draw, engrave, paper
from sprites.art.shapes import Part, Parts, polygon, rectangle
from sprites.palette import rgb

WIDTH, HEIGHT = 1280.0, 720.0
MOON = (900.0, 200.0, 128.0)
"""Centre and radius of the title's moon."""
_MASTER = Plate(WIDTH, HEIGHT, 2, 1)


def _reduced(picture: Field, size: tuple[int, int]) -> Field:
    if (picture.shape[1], picture.shape[0]) == size:
        return picture
    layers = [
        resized(np.ascontiguousarray(picture[..., c]), *size, Image.Resampling.LANCZOS) for c in range(3)
    ]
    return np.stack(layers, axis=-1)


# --- title -----------------------------------------------------------------------------------------------


def title(size: tuple[int, int]) -> Field:
    """The title picture: castle on its crag, mountains, forest, red moon; the bats are sprites of their
    own.
    """
    return _reduced(_title_master(), size)


@lru_cache(maxsize=1)
def _title_master() -> Field:
    tone = _night_sky()
    for layer, halo in ((_mountains(), 0), (_castle(), 2.0), (_crag(), 0), (_forest(), 0)):
        tone, _ = draw(_MASTER, tone, layer, None, halo)
    burin = Burin(8.2, angle=6, follow=1.0, cross=0.30, seed=7)
    ink = engrave(_MASTER, tone, burin)[..., None]
    sheet = _moonlit_paper()
    return (sheet * (1 - ink) + np.array(rgb("#0D0B10"), np.float32) / 255 * ink).astype(np.float32)


def _night_sky() -> Field:
    x, y = _MASTER.grid
    columns, rows = _MASTER.cells
    unit = _MASTER.unit
    sky = 0.20 + 0.34 * smoothstep(0, 640, y) + 0.48 * hump(x, y, MOON[:2], (250, 250))
    clouds = fractal(columns, rows, 220 * unit, 5, 11) + (y - 200) / 2600
    sky = sky + 0.20 * smoothstep(0.40, 0.80, clouds)
    face = 0.97 - 0.24 * smoothstep(0.50, 0.72, fractal(columns, rows, 60 * unit, 3, 5))
    moon = smoothstep(MOON[2] + 0.7, MOON[2] - 0.7, np.hypot(x - MOON[0], y - MOON[1]))
    sky = sky * (1 - moon) + face * moon
    wisps = smoothstep(0.50, 0.64, fractal(columns, rows, 170 * unit, 4, 31))
    band = (
        wisps * np.exp(-(((y - 258) / 44) ** 2)) * smoothstep(560, 760, x) * (1 - smoothstep(1120, 1260, x))
    )
    return np.clip(sky * (1 - band) + 0.34 * band, 0, 1).astype(np.float32)


def _moonlit_paper() -> Field:
    x, y = _MASTER.grid
    width, height = _MASTER.size
    distance = np.hypot(x - MOON[0], y - MOON[1])
    disc = smoothstep(MOON[2] + 0.7, MOON[2] - 0.7, distance)
    aura = 0.46 * np.exp(-(((distance - MOON[2]) / 72) ** 2))
    glow = np.maximum(disc * 0.98, aura)[..., None]
    sheet = paper(width, height, Stock("#CFC0A0", stain=0.10, seed=5), _MASTER.scale)
    cold = np.array(rgb("#7F8894"), np.float32) / 255
    red = np.array(rgb("#C4302B"), np.float32) / 255
    deep = np.array(rgb("#B8322C"), np.float32) / 255
    sheet = sheet * (1 - glow * 0.75) + red * glow * 0.75
    sheet = sheet * 0.55 + sheet * cold * 0.50
    return (sheet * (1 - glow * 0.5) + deep * glow * 0.5).astype(np.float32)


def _mountains() -> Parts:
    far = ((-10, 560), (60, 508), (120, 452), (170, 486), (210, 520), (270, 470), (330, 420), (392, 468),
    (450, 520),
           (560, 452), (640, 496), (700, 540), (830, 530), (980, 492), (1060, 520), (1290, 470))  # fmt: skip
    parts = [Part("s", polygon(*far, (1290, 740), (-10, 740)))]
    for peak_x, peak_y, reach in ((228, 430, 190), (520, 470, 170), (1120, 404, 200), (1246, 452, 150)):
        parts += _peak(peak_x, peak_y, reach)
    return parts


def _peak(x: float, y: float, reach: float) -> Parts:
    """A dark mountain whose cap of snow runs out in tongues on the lit side."""
    tall = 620 - y

    def at(*spots: tuple[float, float]) -> list[tuple[float, float]]:
        return [(x + across * reach, y + down * tall) for across, down in spots]

    body = at((-1.0, 1.0), (-0.62, 0.60), (-0.50, 0.54), (-0.24, 0.22), (0, 0))
    body += at((0.26, 0.26), (0.40, 0.34), (0.62, 0.62), (1.0, 1.0))
    snow = at((0, 0), (-0.24, 0.22), (-0.42, 0.44), (-0.34, 0.40), (-0.30, 0.56), (-0.22, 0.36))
    snow += at((-0.14, 0.50), (-0.08, 0.34), (0.0, 0.44), (0.03, 0.28), (-0.02, 0.18), (0.05, 0.10))
    shade = at((0, 0), (0.05, 0.10), (-0.02, 0.18), (0.06, 0.36), (0.0, 0.56), (0.12, 1.0), (1.0, 1.0))
    shade += at((0.62, 0.62), (0.40, 0.34), (0.26, 0.26))
    glint = at((0.10, 0.14), (0.20, 0.26), (0.16, 0.36), (0.12, 0.24))
    return [
        Part("as", polygon(*body)),
        Part("k", polygon(*shade), opacity=0.55),
        Part("w", polygon(*snow)),
        Part("l", polygon(*glint)),
    ]


def _crag() -> Parts:
    """The rock before the castle's foot; it hides where the towers end."""
    top = (
        "M560 740L628 668L676 606L704 562L722 556L744 530L772 528L790 512L826 520L862"
        " 508L884 516H924L948 508L976 532L1006 556L1020 580L1062 630L1130 696L1190 740Z"
    )
    return [
        Part("s", top),
        Part("b", "M560 740L628 668L676 606L704 562L722 556L744 530L752 580L724 640L740 690L716 740Z"),
        Part("l", "M704 562L722 556L732 584L700 640L664 700L640 716L676 640Z"),
        Part("b", "M790 512L826 520L834 570L812 620L826 700L800 740H770L786 640L774 570Z"),
        Part(
            "k",
            "M948 508L976 532L1006 556L1020 580L1062 630L1130 696L1190 740H1000L972 640L984 590Z",
            opacity=0.9,
        ),
        Part(
            "k",
            "M744 530L752 580L724 640M826 520L834 570L812 620L826 700"
            "M862 508L874 560L860 610L880 690M924 516L936 590L920 650",
            4,
        ),
        Part("k", "M772 528L766 560M790 512L784 548M900 516L904 548M676 606L690 640M640 660L668 690", 3),
        Part("w", "M884 520H922L934 560Q950 600 930 640L914 740H870L886 640Q900 600 890 560Z", opacity=0.75),
        Part("k", "M884 520L890 560Q900 600 886 640L870 740M922 520L934 560Q950 600 930 640L914 740", 3),
    ]


_TOWERS = (
    (716, 530, 30, 70),
    (742, 500, 36, 96),
    (776, 474, 54, 168),
    (826, 470, 44, 112),
    (934, 484, 40, 126),
    (964, 512, 30, 80),
    (868, 472, 70, 214),
)
"""Left edge, foot, width and height of each tower, back to front."""


def _castle() -> Parts:
    parts: Parts = [Part("s", polygon((730, 520), (736, 436), (980, 436), (990, 530)))]
    parts += [Part("s", rectangle(x, 428, 10, 12)) for x in range(738, 980, 18)]
    for tower in _TOWERS:
        parts += _title_tower(*tower)
    parts += [
        Part("k", "M884 520V470Q903 436 922 470V520Z"),
        Part("c", "M890 520V474Q903 450 916 474V520Z"),
        Part("k", "M903 454V520M890 486H916M890 502H916", 2.4),
    ]
    return parts


def _title_tower(x: float, foot: float, wide: float, tall: float) -> Parts:
    top, middle = foot - tall, x + wide / 2
    peak = top - wide * 1.9
    parts = [
        Part("s", rectangle(x, top, wide, tall + 50)),
        Part("b", rectangle(x, top, wide * 0.4, tall + 50)),
        Part("k", rectangle(x - 3, top + 2, wide + 6, 7)),
        Part("k", polygon((x - 7, top + 3), (middle, peak), (x + wide + 7, top + 3))),
        Part("s", polygon((x, top), (middle, peak + wide * 0.25), (middle, top))),
        Part("k", f"M{middle:.1f} {peak + 2:.1f}v-16", 2.4),
        Part("k", f"M{middle:.1f} {peak - 14:.1f}l14 5l-14 5Z"),
    ]
    for row in range(1, 6):
        y = top - (top - peak) * row / 6.4
        reach = (wide / 2 + 3) * (1 - row / 6.4)
        parts.append(Part("b", f"M{middle - reach + 3:.1f} {y:.1f}H{middle - 2:.1f}", 1.6))
    for floor in range(int(tall / 46)):
        parts.append(Part("k", f"M{x + wide * 0.40:.1f} {top + 30 + floor * 44:.1f}q5 -12 10 0v16h-10Z"))
        parts.append(Part("w", f"M{x + wide * 0.40 + 2:.1f} {top + 30 + floor * 44:.1f}q3 -8 6 0v13h-6Z"))
    return parts


def _forest() -> Parts:
    chance = random.Random(4)
    parts = [Part("k", "M-10 740V664Q200 604 420 672T820 692T1290 642V740Z")]
    for _ in range(84):
        x = chance.uniform(-20, 1300)
        foot = 700 + chance.uniform(-10, 30) - 40 * math.exp(-(((x - 200) / 260) ** 2))
        tall = chance.uniform(60, 134) * (1.0 if x < 560 or x > 1000 else 0.6)
        parts.append(Part("k", _fir(x, foot, tall)))
    return parts


def _fir(x: float, foot: float, tall: float) -> str:
    """Path data of a fir: a crown of four drooping storeys."""
    right = []
    for storey in range(4):
        y = foot - tall + (storey + 1) * tall / 4.6
        right += [(8 + storey * 6, y), (3 + storey * 3, y - 4)]
    points = [(0.0, foot - tall), *right, (3.0, foot + 40)]
    outline = [(x + dx, y) for dx, y in points] + [(x - dx, y) for dx, y in reversed(points[1:])]
    return polygon(*outline)


# --- board ground ----------------------------------------------------------------------------------------


def board_ground(size: tuple[int, int], paper_colour: str, ink_colour: str) -> Field:
    """A dark, calm engraved ground with a faint light in the middle: the table every panel lies on."""
    return _reduced(_ground_master(paper_colour, ink_colour), size)


@lru_cache(maxsize=1)
def _ground_master(paper_colour: str, ink_colour: str) -> Field:
    x, y = _MASTER.grid
    columns, rows = _MASTER.cells
    width, height = _MASTER.size
    tone = 0.52 + 0.36 * hump(x, y, (632, 330), (520, 300)) + 0.5 * (fractal(columns, rows, 480, 4, 4) - 0.5)
    burin = Burin(8.8, angle=10, follow=1.6, cross=0.30, seed=4)
    ink = engrave(_MASTER, np.clip(tone, 0.16, 0.86).astype(np.float32), burin)[..., None] * np.float32(0.62)
    sheet = paper(width, height, Stock(paper_colour, stain=0.12, seed=4), _MASTER.scale)
    printed = sheet * (1 - ink) + np.array(rgb(ink_colour), np.float32) / 255 * ink
    distance = np.sqrt(((x / WIDTH - 0.5) / 0.72) ** 2 + ((y / HEIGHT - 0.5) / 0.78) ** 2)
    return (printed * (1 - 0.75 * smoothstep(0.35, 1.05, distance))[..., None]).astype(np.float32)
