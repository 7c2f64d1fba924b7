"""The engraving press: parts become tones, tones become swelling lines, lines become ink on paper.

Lines run at an angle and bend with the form, because their phase is the rotated row plus the blurred tone;
their
thickness is the darkness. A second set crosses them in the shadows and the deepest darks are solid.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property

import numpy as np
import pygame

from sprites import vector
from sprites.art.fields import Field, blurred, fractal, grain, shrunk, smoothstep, value_noise
from sprites.art.shapes import BOX, MIDDLE, Part
from sprites.palette import rgb

TONES: dict[str, float] = {
    "k": 0.05, "s": 0.30, "b": 0.52, "l": 0.86, "a": 0.40, "as": 0.22, "c": 0.66, "cs": 0.40,
    "w": 0.99, "g": 1.00, "gs": 0.60, "f": 0.88, "fs": 0.50,
}  # fmt: skip
"""Role -> lightness of its flat tone, 0 ink to 1 paper."""


@dataclass(frozen=True)
class Plate:
    """The copper: size in logical units, pixels per unit of the finished picture, oversampling while
    drawing.
    """

    width: float
    height: float
    scale: float
    oversample: int = 3

    @property
    def size(self) -> tuple[int, int]:
        """Width and height of the finished picture in pixels."""
        return vector.pixels(self.width, self.scale), vector.pixels(self.height, self.scale)

    @property
    def cells(self) -> tuple[int, int]:
        """Width and height of the working arrays."""
        return self.size[0] * self.oversample, self.size[1] * self.oversample

    @property
    def unit(self) -> float:
        """Cells per logical unit."""
        return self.cells[0] / self.width

    @cached_property
    def grid(self) -> tuple[Field, Field]:
        """The x and y of every cell in logical units."""
        columns, rows = self.cells
        y, x = np.mgrid[0:rows, 0:columns].astype(np.float32)
        return x / np.float32(self.unit), y / np.float32(self.unit)

    def even(self, tone: float) -> Field:
        """A working array of one tone, to try the press with."""
        return np.full((self.cells[1], self.cells[0]), tone, np.float32)


@dataclass(frozen=True)
class Place:
    """Where a figure stands on the plate: its foot point, its width, and a turn in degrees (all logical
    units).
    """

    x: float
    y: float
    size: float
    turn: float = 0.0
    flip: bool = False

    @property
    def transform(self) -> str:
        """The SVG transform from the figure box to the plate."""
        factor = self.size / BOX
        mirror = " scale(-1,1)" if self.flip else ""
        return (
            f"translate({self.x:g},{self.y:g}) rotate({self.turn:g}) scale({factor:g}){mirror} "
            f"translate({-MIDDLE:g},{-BOX:g})"
        )


@dataclass(frozen=True)
class Burin:
    """How the lines are cut: pitch in finished pixels, angle in degrees, how far they follow the form, and
    the
    tones under which a second set crosses them or all is solid."""

    pitch: float = 3.0
    angle: float = 12.0
    follow: float = 0.9
    cross: float = 0.42
    solid: float = 0.10
    waver: float = 1.2
    seed: int = 1


@dataclass(frozen=True)
class Stock:
    """Paper and ink: colours, strength of stains and fibres, seed."""

    paper: str = "#E9DCC0"
    ink: str = "#1B1512"
    stain: float = 0.06
    fibre: float = 0.03
    seed: int = 1


def coverage(plate: Plate, parts: Iterable[Part], transform: str) -> Field:
    """How much of each cell the parts cover, 0 to 1, all roles alike."""
    body = "".join(_element(part) for part in parts)
    surface = vector.drawing(
        f'<g transform="{transform}">{body}</g>', plate.cells, (plate.width, plate.height)
    )
    return pygame.surfarray.array_alpha(surface).T.astype(np.float32) / 255


def _element(part: Part) -> str:
    more = f'transform="{part.transform}" ' if part.transform else ""
    if part.opacity < 1:
        more += f'opacity="{part.opacity:g}" '
    if part.width:
        caps = 'stroke-linejoin="round" stroke-linecap="round"'
        return vector.path(part.data, stroke="#FFFFFF", width=part.width, more=more + caps)
    return vector.path(part.data, fill="#FFFFFF", more=more)


def draw(
    plate: Plate, tone: Field, parts: list[Part], place: Place | None, halo: float = 0.0
) -> tuple[Field, Field]:
    """Lay the parts over `tone`, each one rounded as if lit from the top left.

    Without a place the parts are in plate units. `halo` (logical units) lightens the ground around the whole
    figure. Returns the new tone and the figure's coverage.
    """
    transform = place.transform if place else ""
    tone = tone.copy()
    if halo:
        aura = smoothstep(0, 0.5, blurred(coverage(plate, parts, transform), halo * plate.unit))
        tone += (1 - tone) * aura * np.float32(0.9)
    covered = np.zeros_like(tone)
    for part in parts:
        alpha = coverage(plate, [part], transform)
        _lay(tone, alpha, part, plate)
        np.maximum(covered, alpha, out=covered)
    return tone, covered


def _lay(tone: Field, alpha: Field, part: Part, plate: Plate) -> None:
    window = _window(alpha, plate)
    if window is None:
        return
    cut, flat = alpha[window], np.float32(TONES[part.role])
    if part.width or part.role == "k":
        shade: Field | np.float32 = flat
    else:
        height, width = _extent(cut)
        radius = min(max(3.0, min(height, width) * 0.28), 11.4 * plate.unit)
        shade = np.clip(flat * (0.42 + 0.66 * _rounded(cut, radius)), 0, 1)
    tone[window] = tone[window] * (1 - cut) + shade * cut


def _window(alpha: Field, plate: Plate) -> tuple[slice, slice] | None:
    """The rows and columns an alpha touches, with a margin for the blur; None when it touches nothing."""
    rows, columns = np.where(alpha.max(1) > 0.02)[0], np.where(alpha.max(0) > 0.02)[0]
    if not len(rows):
        return None
    margin = int(23 * plate.unit)
    return (
        slice(max(0, rows[0] - margin), rows[-1] + margin),
        slice(max(0, columns[0] - margin), columns[-1] + margin),
    )


def _extent(alpha: Field) -> tuple[int, int]:
    rows, columns = np.where(alpha.max(1) > 0.1)[0], np.where(alpha.max(0) > 0.1)[0]
    return (int(rows[-1] - rows[0]) + 1, int(columns[-1] - columns[0]) + 1) if len(rows) else (1, 1)


def _rounded(alpha: Field, radius: float) -> Field:
    """Light on the shape as if it were a cushion, lit from the top left: about 0 in shade, 1.2 in full
    light.
    """
    height = np.zeros_like(alpha)
    for share, weight in ((1.0, 0.5), (0.5, 0.3), (0.22, 0.2)):
        height += np.float32(weight) * blurred(alpha, max(1.0, radius * share))
    down, across = np.gradient(height * alpha * np.float32(radius * 1.3))
    light = (0.6 * across + 0.65 * down + 0.55) / np.sqrt(across**2 + down**2 + 0.3025)
    return np.clip(light, -0.2, 1.2).astype(np.float32)


def engrave(plate: Plate, tone: Field, burin: Burin) -> Field:
    """The share of ink in every finished pixel, 0 to 1."""
    tone = np.clip(tone, 0, 1)
    rows, columns = tone.shape
    pitch = burin.pitch * plate.oversample
    bend = blurred(tone, pitch * 1.6)
    drift = (fractal(columns, rows, pitch * 9, 3, burin.seed) - 0.5) * np.float32(burin.waver)
    shiver = (fractal(columns, rows, pitch * 1.5, 2, burin.seed + 3) - 0.5) * np.float32(0.22)
    dark = np.clip((1 - tone) * 1.02 - 0.04, 0, 1)
    thick = np.where(tone > 0.93, -1, np.clip(dark + shiver * (dark > 0.02) * 0.6, 0, 1.2))
    ink = _lines(tone.shape, pitch, burin.angle, bend * burin.follow * 3.2 + drift, thick)
    depth = np.clip((burin.cross - tone) / burin.cross, 0, 1)
    second = np.where(tone < burin.cross, depth * 0.62 + shiver * 0.3, -1)
    crossing = _lines(tone.shape, pitch, burin.angle + 62, bend * -burin.follow * 2.24 + drift, second)
    np.maximum(ink, crossing, out=ink)
    np.maximum(ink, smoothstep(burin.solid + 0.05, burin.solid, tone), out=ink)
    return shrunk(ink, plate.oversample)


def _lines(shape: tuple[int, ...], pitch: float, angle: float, phase: Field, thick: Field) -> Field:
    turn = math.radians(angle)
    down = np.arange(shape[0], dtype=np.float32)[:, None] * np.float32(math.cos(turn) / pitch)
    across = np.arange(shape[1], dtype=np.float32)[None, :] * np.float32(math.sin(turn) / pitch)
    wave = np.abs((down + across + phase) % 1 - 0.5) * 2
    edge = 2.2 / pitch
    t = np.clip((wave - (thick - edge)) / (2 * edge), 0, 1)
    return (1 - t * t * (3 - 2 * t)).astype(np.float32)


def paper(width: int, height: int, stock: Stock, unit: float = 1.0) -> Field:
    """A sheet of stained, fibrous paper as RGB 0 to 1; `unit` is finished pixels per logical unit."""
    stains = fractal(width, height, 180 * unit, 5, stock.seed) - 0.5
    fibres = 0.6 * grain(width, height, stock.seed + 1) + 0.8 * blurred(
        grain(width, height, stock.seed + 2), 1
    )
    light = 1 + stains * (2 * stock.stain) + fibres * np.float32(stock.fibre * 0.5)
    sheet = np.array(rgb(stock.paper), np.float32) / 255 * light[..., None]
    blots = smoothstep(0.60, 0.82, fractal(width, height, 260 * unit, 4, stock.seed + 9))
    tint = np.array([0.5, 0.8, 1.2], np.float32)
    return (sheet * (1 - 0.16 * blots[..., None] * tint)).astype(np.float32)


def inked(
    plate: Plate, ink: Field, stock: Stock, spot: Field | None = None, spot_colour: str = "#9C1C1F"
) -> Field:
    """Print the ink on paper as RGB 0 to 1; `spot` (working cells, 0 to 1) is a second colour laid below
    it.
    """
    height, width = ink.shape
    unit = plate.scale
    sheet = paper(width, height, stock, unit)
    if spot is not None:
        share = shrunk(spot, plate.oversample)[..., None] * np.float32(0.86)
        dye = np.array(rgb(spot_colour), np.float32) / 255
        mottle = 0.9 + 0.2 * fractal(width, height, 20 * unit, 3, stock.seed)[..., None]
        sheet = sheet * (1 - share) + dye * share * mottle
    density = ink[..., None] * (0.92 + 0.08 * value_noise(width, height, 2, stock.seed + 8)[..., None])
    return (sheet * (1 - density) + np.array(rgb(stock.ink), np.float32) / 255 * density).astype(np.float32)
