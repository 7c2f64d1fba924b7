"""The cover of the lithographed war's closed book: a staff dossier in printed olive cloth.

Rays spread from where the seal lies, the signs of the six nations stand at its sides, the wire of the front
runs along the frame, and riveted plates hold the corners. The middle stays dark and even: words lie on it.
"""

from __future__ import annotations

import math
from collections.abc import Iterable

import numpy as np

from sprites import vector
from sprites.art.fields import Field, grain, shrunk, value_noise
from sprites.art.nations import nation_sign
from sprites.art.printing import OVERSAMPLE, printed, raster
from sprites.art.shapes import Part
from sprites.art.sketch import shifted, star

SIZE = (576.0, 604.0)
"""Logical size of the cover: that of `desk.COVER`, so that words and seal of the closed book fit both."""
SEAL = (300.0, 298.0)
"""Where the middle of the seal will lie."""
_SPINE = 34.0
_FRAME = (50.0, 24.0, 552.0, 580.0)
"""Left, upper, right and lower edge of the printed frame."""
_OLIVE, _DEEP, _PALE = "#38351F", "#2A2818", "#454126"
_OCHRE, _BRASS, _BLACK = "#A98B4C", "#7E672F", "#12110B"
_NATIONS = (("blue", "white", "green"), ("red", "gold", "grey"))
"""Whose signs stand left and right of the seal, from top to bottom."""
_SIGNS_AT, _SIGN_PITCH, _SIGN_RADIUS = (112.0, 488.0), 76.0, 27.0
_WEAVE = 0.030
"""How much the threads of the cloth lighten and darken it."""


def cover(size: tuple[int, int]) -> Field:
    """The cover at `size` pixels, RGB 0 to 1, rows first; its corners are cut round where it is used."""
    cells = (size[0] * OVERSAMPLE, size[1] * OVERSAMPLE)
    body = _ground() + _signs() + _frame() + _spine() + "".join(_plates())
    sheet = printed(raster(body, cells, SIZE)[0], (0.52, 0.45), _BLACK, 6)
    return np.clip(shrunk(sheet * _cloth(cells), OVERSAMPLE), 0, 1).astype(np.float32)


def _cloth(cells: tuple[int, int]) -> Field:
    """Light and shade of the weave, of wear, and of the candle at the top left."""
    columns, rows = cells
    unit = columns / SIZE[0]
    y, x = np.mgrid[0:rows, 0:columns].astype(np.float32) / np.float32(unit)
    threads = np.sin(x * 2.6) * np.cos(y * 2.6) + 0.6 * grain(columns, rows, 4)
    wear = 0.94 + 0.12 * value_noise(columns, rows, 150 * unit, 9)
    far = np.hypot((x / SIZE[0] - 0.44) / 0.8, (y / SIZE[1] - 0.38) / 0.85)
    light = 1.12 - 0.42 * np.clip(far, 0, 1.2) ** 2
    return ((1 + _WEAVE * threads) * wear * light)[..., None].astype(np.float32)


def _ground() -> str:
    """Flat cloth with rays, and the rings on which the seal will be pressed."""
    body = vector.box(0, 0, *SIZE, 0, _OLIVE)
    body += "".join(_ray(turn) for turn in range(0, 360, 15))
    for radius, colour, width in ((118, _DEEP, 8), (122, _OCHRE, 1.2), (113.5, _OCHRE, 1.6)):
        body += vector.disc(*SEAL, radius, more=f'stroke="{colour}" stroke-width="{width:g}"')
    body += vector.disc(*SEAL, 112.7, _DEEP)
    return body


def _ray(turn: float) -> str:
    ends = []
    for side in (-3.75, 3.75):
        angle = math.radians(turn + side)
        ends.append(f"L{SEAL[0] + 480 * math.cos(angle):.1f} {SEAL[1] + 480 * math.sin(angle):.1f}")
    return vector.path(f"M{SEAL[0]:g} {SEAL[1]:g}{''.join(ends)}Z", fill=_PALE)


def _signs() -> str:
    """The medallions of the nations: a toothed rim, a dark ground, the sign in ochre."""
    body = ""
    for x, nations in zip(_SIGNS_AT, _NATIONS, strict=True):
        for row, nation in enumerate(nations):
            y = SEAL[1] + (row - 1) * _SIGN_PITCH
            outer, r = _SIGN_RADIUS + 3, _SIGN_RADIUS
            body += vector.path(star(x, y, outer + 2, outer - 1, 24), fill=_BLACK)
            body += vector.path(star(x, y, outer, outer - 3, 24), fill=_BRASS)
            body += vector.disc(x, y, r - 2, _BLACK) + vector.disc(x, y, r - 4, _DEEP)
            body += _flat(shifted(nation_sign(nation, "sign", "ground"), x, y, r * 0.0076))
    return body


def _flat(parts: Iterable[Part]) -> str:
    inks = {"sign": _OCHRE, "ground": _DEEP}
    return "".join(
        vector.path(
            part.data, fill=inks[part.role], more=f'transform="{part.transform}"' if part.transform else ""
        )
        for part in parts
    )


def _frame() -> str:
    left, top, right, bottom = _FRAME
    body = vector.path(_edge(0), stroke=_BLACK, width=4.5) + vector.path(_edge(0), stroke=_OCHRE, width=2.2)
    body += vector.path(_edge(17), stroke=_OCHRE, width=1.1)
    return body + _wire(left + 46, right - 46, top + 8.5) + _wire(left + 46, right - 46, bottom - 8.5)


def _edge(inset: float) -> str:
    left, top, right, bottom = _FRAME
    return f"M{left + inset:g} {top + inset:g}H{right - inset:g}V{bottom - inset:g}H{left + inset:g}Z"


def _wire(left: float, right: float, y: float) -> str:
    """Barbed wire: two strands that wind about each other, and a barb at every crossing."""
    step = 16.0
    count = round((right - left) / step)
    step = (right - left) / count
    body = ""
    for side in (-1, 1):
        strand = f"M{left:g} {y:g}"
        for number in range(count):
            bend = 3.4 * side * (1 if number % 2 else -1)
            strand += f"q{step / 2:g} {2 * bend:g} {step:g} 0"
        body += vector.path(strand, stroke=_BRASS, width=1.3)
    for number in range(1, count):
        x = left + number * step
        barb = f"M{x - 3:g} {y - 4.2:g}L{x + 3:g} {y + 4.2:g}M{x + 3:g} {y - 4.2:g}L{x - 3:g} {y + 4.2:g}"
        body += vector.path(barb, stroke=_OCHRE, width=1.2)
    return body


def _spine() -> str:
    """The spine of black linen with four ochre threads."""
    shades = ((0, "#0A0906", 1), (0.55, "#1C1B13", 1), (0.85, "#24231A", 1), (1, "#0E0D08", 1))
    body = f"<defs>{vector.horizontal('s', shades)}</defs>" + vector.box(0, 0, _SPINE, SIZE[1], 0, "url(#s)")
    for y in (90, 210, 390, 510):
        body += vector.path(f"M0 {y}H{_SPINE:g}M0 {y + 5}H{_SPINE:g}", stroke=_BRASS, width=1.2)
    return body


def _plates() -> Iterable[str]:
    """A brass plate with three rivets at each corner; the light falls from the top left."""
    left, (right, bottom) = _SPINE, SIZE
    corners = ((left, 0.0, 1, 1), (right, 0.0, -1, 1), (right, bottom, -1, -1), (left, bottom, 1, -1))
    for x, y, across, down in corners:
        shape = f"M{x:g} {y:g}h{58 * across}l{-14 * across} {14 * down}h{-30 * across}v{30 * down}"
        shape += f"l{-14 * across} {14 * down}z"
        yield vector.path(shape, fill=_BLACK, more='transform="translate(1.5,2)" opacity="0.8"')
        yield vector.path(shape, fill=_BRASS) + vector.path(shape, stroke=_OCHRE, width=1.2)
        for dx, dy in ((8, 8), (36, 7), (7, 36)):
            rivet = x + dx * across, y + dy * down
            yield vector.disc(rivet[0] + 0.6, rivet[1] + 0.9, 3.4, _BLACK) + vector.disc(*rivet, 3, _OCHRE)
            yield vector.disc(rivet[0] - 0.8, rivet[1] - 0.9, 1.1, "#E4CE92")
