"""The stages of a card whose ink burns away from the edge inwards."""

from __future__ import annotations

import numpy as np

from sprites.art.fields import Field, fractal, smoothstep
from sprites.palette import rgb

STAGES = 8
CARD = (92.0, 131.0)


def burning(size: tuple[int, int], layer: str) -> Field:
    """`STAGES` stages side by side, RGBA; `size` is that of the whole strip.

    Layer "keep" is white where the card still stands: multiply it in. Layer "rim" is the glowing, charred
    edge to
    lay on top. Raises KeyError for another layer.
    """
    width, height = size[0] // STAGES, size[1]
    front = _front(width, height)
    paint = {"keep": _keep, "rim": _rim}[layer]
    stages = [paint(front - (0.10 + 1.05 * stage / (STAGES - 1))) for stage in range(STAGES)]
    return np.concatenate(stages, axis=1)


def _front(width: int, height: int) -> Field:
    """When the fire reaches each pixel: 0 at the edge to about 1 in the middle, ragged."""
    y, x = np.mgrid[0:height, 0:width].astype(np.float32)
    edge = np.minimum(np.minimum(x, width - 1 - x) / width, np.minimum(y, height - 1 - y) / width) * 2
    ragged = (fractal(width, height, width / 5, 4, 21) - 0.5) * 0.62
    return np.clip(edge * 0.9 + ragged + 0.12, 0, 1.3).astype(np.float32)


def _keep(margin: Field) -> Field:
    alpha = smoothstep(-0.01, 0.015, margin)
    return np.dstack([np.ones((*margin.shape, 3), np.float32), alpha]).astype(np.float32)


def _rim(margin: Field) -> Field:
    """White-hot where the paper breaks off, then orange, then a brown scorch into the card."""
    depth = np.clip(margin / 0.22, 0, 1)
    stops = [np.array(rgb(code), np.float32) / 255 for code in ("#FFF0B0", "#F2832C", "#5A1D0C", "#1A0B08")]
    place = depth * (len(stops) - 1)
    colour = np.zeros((*margin.shape, 3), np.float32)
    for index, stop in enumerate(stops):
        colour += np.clip(1 - np.abs(place - index), 0, 1)[..., None] * stop
    alpha = smoothstep(-0.02, 0.005, margin) * (1 - smoothstep(0.10, 0.22, margin))
    return np.dstack([colour, alpha]).astype(np.float32)
