"""Fields of numbers over a picture: blur, seeded noise, ramps. Arrays are float32, rows first."""

from __future__ import annotations

from typing import Any

import numpy as np
from PIL import Image

Field = np.ndarray[Any, np.dtype[np.float32]]
_DIRECT_RADIUS = 8


def smoothstep(low: float, high: float, values: Field) -> Field:
    """0 below `low`, 1 above `high`, an S-curve between; `low` above `high` turns it round."""
    t = np.clip((values - low) / (high - low), 0, 1)
    return (t * t * (3 - 2 * t)).astype(np.float32)


def resized(values: Field, width: int, height: int, how: Image.Resampling) -> Field:
    """The field at another size."""
    return np.asarray(Image.fromarray(values).resize((width, height), how), dtype=np.float32)


def shrunk(values: Field, factor: int) -> Field:
    """Each factor x factor block (of one or three channels) replaced by its mean."""
    height, width = values.shape[0] // factor, values.shape[1] // factor
    cut = values[: height * factor, : width * factor]
    blocks = cut.reshape(height, factor, width, factor, *values.shape[2:])
    return blocks.mean((1, 3)).astype(np.float32)


def blurred(values: Field, radius: float) -> Field:
    """Three box blurs of `radius` cells, close to a Gaussian; wide ones are done on a coarser grid."""
    if radius < 0.5:
        return values
    factor = max(1, int(radius // _DIRECT_RADIUS))
    if factor == 1:
        return _box_blurred(values, round(radius))
    height, width = values.shape
    coarse = resized(values, max(2, width // factor), max(2, height // factor), Image.Resampling.BOX)
    return resized(_box_blurred(coarse, round(radius / factor)), width, height, Image.Resampling.BICUBIC)


def _box_blurred(values: Field, radius: int) -> Field:
    radius = max(1, radius)
    for axis in (0, 1) * 3:
        pads = [(0, 0), (0, 0)]
        pads[axis] = (radius + 1, radius)
        sums = np.cumsum(np.pad(values, pads, mode="edge"), axis=axis, dtype=np.float64)
        span = 2 * radius + 1
        window = sums[span:] - sums[:-span] if axis == 0 else sums[:, span:] - sums[:, :-span]
        values = (window / span).astype(np.float32)
    return values


def value_noise(width: int, height: int, cell: float, seed: int) -> Field:
    """Smooth noise from 0 to 1 whose lumps are about `cell` wide."""
    columns, rows = int(width / cell) + 4, int(height / cell) + 4
    grid = np.random.default_rng(seed).random((rows, columns), dtype=np.float32)
    grown = resized(grid, round(columns * cell), round(rows * cell), Image.Resampling.BICUBIC)
    left = round(cell)
    return np.clip(grown[left : left + height, left : left + width], 0, 1)


def fractal(width: int, height: int, cell: float, octaves: int, seed: int) -> Field:
    """Noise from 0 to 1 with ever finer octaves, each half as strong as the one before."""
    total = np.zeros((height, width), np.float32)
    weight = norm = 1.0
    for octave in range(octaves):
        total += weight * value_noise(width, height, max(1.05, cell / 2**octave), seed + 17 * octave)
        weight /= 2
        norm += weight
    return total / (norm - weight)


def grain(width: int, height: int, seed: int) -> Field:
    """Independent normal noise for every cell, mean 0, spread 1."""
    return np.random.default_rng(seed).standard_normal((height, width), dtype=np.float32)


def hump(x: Field, y: Field, centre: tuple[float, float], reach: tuple[float, float]) -> Field:
    """A round hill, 1 at `centre`, falling off over `reach` to each side."""
    return np.exp(-(((x - centre[0]) / reach[0]) ** 2 + ((y - centre[1]) / reach[1]) ** 2)).astype(np.float32)
