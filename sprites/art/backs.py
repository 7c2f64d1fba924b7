"""The backs of the lithographed cards: rays of the nation's colour round its sign, the same way up twice."""

from __future__ import annotations

import math
from collections.abc import Iterable

import numpy as np

from sprites import vector
from sprites.art.fields import Field, shrunk
from sprites.art.inks import INKS, Inks
from sprites.art.nations import nation_sign
from sprites.art.printing import OVERSAMPLE, keyline, over, printed, raster
from sprites.art.shapes import Part, Parts
from sprites.art.sketch import shifted, star
from sprites.palette import mix

SIZE = (122.0, 175.0)
"""Logical size of the printed part of a back; the card's frame goes round it."""
BOX = (400.0, 400.0 * SIZE[1] / SIZE[0])
_MIDDLE = (BOX[0] / 2, BOX[1] / 2)
GROUNDS = {
    "red": "#8E1F19", "blue": "#1F5080", "white": "#6E6653",
    "green": "#365A2D", "gold": "#7F5510", "grey": "#464C52",
}  # fmt: skip
"""Nation -> colour of the ground: dark enough that a hidden card never outshines an open one."""


def back(size: tuple[int, int], nation: str) -> Field:
    """Print the back of a nation's cards at `size` pixels: RGB 0 to 1, rows first.

    Raises KeyError for a nation that there is not.
    """
    inks, cells = INKS[nation], (size[0] * OVERSAMPLE, size[1] * OVERSAMPLE)
    sheet, _ = raster(_ground(nation, inks), cells, BOX)
    badge, cover = raster(_badge(nation, inks), cells, BOX)
    sheet = over(keyline(sheet, cover, inks["k"], inks["k"]), badge, cover)
    return shrunk(np.clip(printed(sheet, (0.5, 0.5), inks["k"], 3), 0, 1).astype(np.float32), OVERSAMPLE)


def _ground(nation: str, inks: Inks) -> str:
    """Rays, rings of little signs, and a border with cut corners."""
    colour = GROUNDS[nation]
    deep, pale, line = (
        mix(colour, inks["k"], 0.42),
        mix(colour, inks["l"], 0.20),
        mix(colour, inks["l"], 0.55),
    )
    body = vector.box(0, 0, *BOX, 0, colour)
    body += "".join(_ray(turn, deep) for turn in range(0, 360, 15))
    for radius, tone, width in ((196, pale, 2.5), (176, deep, 10), (164, pale, 2.5)):
        body += vector.disc(*_MIDDLE, radius, more=f'stroke="{tone}" stroke-width="{width}"')
    for half in (0, 180):
        body += f'<g transform="rotate({half} {_MIDDLE[0]:g} {_MIDDLE[1]:g})">{_end(nation, inks, pale)}</g>'
    for inset, width, tone in ((14, 9, deep), (14, 3, line), (24, 1.6, line)):
        body += vector.path(_cut_corners(inset), stroke=tone, width=width)
    return body


def _ray(turn: float, colour: str) -> str:
    first, second = math.radians(turn - 3.75), math.radians(turn + 3.75)
    x, y = _MIDDLE
    ends = f"L{x + 400 * math.cos(first):.1f} {y + 400 * math.sin(first):.1f}"
    ends += f"L{x + 400 * math.cos(second):.1f} {y + 400 * math.sin(second):.1f}"
    return vector.path(f"M{x:g} {y:g}{ends}Z", fill=colour, more='opacity="0.85"')


def _end(nation: str, inks: Inks, pale: str) -> str:
    """What stands above the medallion, and upside down below it: three small signs on a swag."""
    swag = vector.path("M58 66Q200 156 342 66", stroke=inks["k"], width=9, more='opacity="0.55"')
    swag += vector.path("M58 66Q200 156 342 66", stroke=pale, width=3)
    signs: Parts = []
    for x, y, size in ((200, 78, 62), (84, 62, 40), (316, 62, 40)):
        signs += shifted(nation_sign(nation, "w", "k"), x, y, size / 200)
    return swag + f'<g opacity="0.88">{_svg(signs, inks | {"w": inks["l"]})}</g>'


def _cut_corners(inset: float) -> str:
    w, h, cut = BOX[0] - inset, BOX[1] - inset, 26.0
    return (
        f"M{inset + cut:g} {inset:g}H{w - cut:g}L{w:g} {inset + cut:g}V{h - cut:g}L{w - cut:g} {h:g}"
        f"H{inset + cut:g}L{inset:g} {h - cut:g}V{inset + cut:g}Z"
    )


def _badge(nation: str, inks: Inks) -> str:
    """The medallion: a toothed rim, a cream ring, and the nation's sign half in light, half in shade."""
    x, y = _MIDDLE
    deep = mix(GROUNDS[nation], inks["k"], 0.55)
    body = vector.path(star(x, y, 152, 136, 36), fill=inks["k"])
    body += vector.path(star(x, y, 145, 131, 36), fill=inks["c"])
    body += vector.disc(x, y, 127, inks["k"]) + vector.disc(x, y, 121, inks["w"])
    body += vector.disc(x, y, 112, inks["k"]) + vector.disc(x, y, 107, deep)
    body += vector.disc(x, y, 99, more=f'stroke="{inks["c"]}" stroke-width="2"')
    sign = shifted(nation_sign(nation, "w", "deep"), x, y, 0.82)
    shade = shifted(nation_sign(nation, "k", "deep"), x + 5, y + 6, 0.82)
    return body + _svg(shade, inks | {"deep": deep}) + _svg(sign, inks | {"deep": deep})


def _svg(parts: Iterable[Part], inks: Inks) -> str:
    return "".join(
        vector.path(
            part.data, fill=inks[part.role], more=f'transform="{part.transform}"' if part.transform else ""
        )
        for part in parts
    )
