"""What the lithograph press does to flat inks: cream line, shadow, halftone, uneven ink, grain, worn edges.

A sheet is RGB 0 to 1, rows first, `OVERSAMPLE` times as large as the finished picture.
"""

from __future__ import annotations

import math

import numpy as np
import pygame

from sprites import vector
from sprites.art.fields import Field, blurred, fractal, grain, smoothstep
from sprites.palette import rgb

OVERSAMPLE = 2
_HALFTONE_ANGLE = math.radians(28)
_HALFTONE_INK = 0.26
_GRAIN = 0.028
_LINE, _SHADOW = 4.0, 14.0
_SHADOW_WAY = (11.0, 14.0)
"""Width of the cream line, blur of the shadow and its way down and right, in 400ths of the width."""


def raster(body: str, cells: tuple[int, int], box: tuple[float, float]) -> tuple[Field, Field]:
    """Colours and coverage of an SVG body in a box, at `cells` pixels."""
    surface = vector.drawing(body, cells, box)
    colours = pygame.surfarray.array3d(surface).transpose(1, 0, 2).astype(np.float32) / 255
    return colours, pygame.surfarray.array_alpha(surface).T.astype(np.float32) / 255


def ink(colour: str) -> Field:
    """A colour as three numbers."""
    return np.array(rgb(colour), np.float32) / 255


def over(sheet: Field, colours: Field, cover: Field) -> Field:
    """The sheet with colours laid over it where they cover it."""
    share = cover[..., None]
    return sheet * (1 - share) + colours * share


def keyline(sheet: Field, cover: Field, line: str, dark: str) -> Field:
    """A line around what covers, and its soft shadow to the lower right."""
    unit = cover.shape[1] / 400
    share = smoothstep(0.05, 0.16, blurred(cover, _LINE * unit))
    sheet = over(sheet, np.broadcast_to(ink(line), sheet.shape), share)
    down, right = (round(way * unit) for way in _SHADOW_WAY)
    shadow = _moved(blurred(cover, _SHADOW * unit), down, right) * (1 - cover)
    return over(sheet, np.broadcast_to(ink(dark), sheet.shape), shadow * np.float32(0.35))


def _moved(values: Field, down: int, right: int) -> Field:
    """The field moved by whole cells; what comes in at the edges is 0."""
    rows, columns = values.shape
    return np.pad(values, ((down, 0), (right, 0)))[:rows, :columns]


def printed(sheet: Field, focus: tuple[float, float], dark: str, seed: int) -> Field:
    """Halftone that grows away from `focus` (shares of width and height) to the corners, uneven ink, grain,
    a darker worn edge.
    """
    rows, columns = sheet.shape[:2]
    y, x = np.mgrid[0:rows, 0:columns].astype(np.float32)
    away = np.hypot(x / columns - focus[0], (y / rows - focus[1]) * 1.1)
    tone = 1 - smoothstep(0.30, 0.95, away) * np.float32(0.62)
    tone *= 1 - 0.10 * fractal(columns, rows, columns / 4, 3, seed)
    dots = _halftone(tone, x, y) * np.float32(_HALFTONE_INK)
    sheet = sheet * (1 - dots[..., None] * (1 - ink(dark) * np.float32(0.8)))
    uneven = fractal(columns, rows, columns / 3, 4, seed + 4) - 0.5
    sheet = sheet * (1 + 0.16 * uneven[..., None]) + grain(columns, rows, seed)[..., None] * _GRAIN
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
