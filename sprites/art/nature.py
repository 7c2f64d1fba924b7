"""What grows and flies in the night views, and the pointed windows of old houses."""

from __future__ import annotations

import math
import random

from sprites.art.shapes import Part, Parts

Spot = tuple[float, float]


def flying_bat(x: float, y: float, size: float, role: str = "k") -> Part:
    """A small bat in flight, about 120 wide at size 1."""
    wings = (
        "M0 -6L5 -15L8 -4Q26 -30 62 -20Q50 -8 53 9Q40 1 33 15Q22 5 12 13L0 26L-12 13Q-22 5 -33 15Q-40 1 -53 9"
        "Q-50 -8 -62 -20Q-26 -30 -8 -4L-5 -15Z"
    )
    return Part(role, wings, transform=f"translate({x:g},{y:g}) scale({size:g})")


def bare_tree(x: float, y: float, size: float, seed: int) -> Parts:
    """A leafless tree with its foot at (x, y); `seed` shapes the boughs."""
    place = f"translate({x:g},{y:g}) scale({size:g})"
    parts = [Part("k", "M-9 0Q-3 -40 -5 -72L4 -72Q4 -30 11 0Z", transform=place)]
    chance = random.Random(seed)
    for angle in (-2.15, -1.5, -0.85):
        _grow(parts, chance, (x, y - 68 * size), (angle, 34 * size, 5 * size), 11 * size)
    return parts


def _grow(
    parts: Parts, chance: random.Random, start: Spot, bough: tuple[float, float, float], shortest: float
) -> None:
    """Add a bough (angle, length, thickness) and everything that grows out of its end."""
    angle, length, width = bough
    end = start[0] + length * math.cos(angle), start[1] + length * math.sin(angle)
    bow_x, bow_y = [(a + b) / 2 + chance.uniform(-6, 6) for a, b in zip(start, end, strict=True)]
    curve = f"M{start[0]:.1f} {start[1]:.1f}Q{bow_x:.1f} {bow_y:.1f} {end[0]:.1f} {end[1]:.1f}"
    parts.append(Part("k", curve, width))
    if length > shortest:
        for turn in (-0.5, 0.45):
            shoot = (angle + turn + chance.uniform(-0.2, 0.2), length * 0.69, width * 0.66)
            _grow(parts, chance, end, shoot, shortest)


def pointed_window(x: float, y: float, w: float, h: float, role: str = "k") -> Part:
    """A pointed window with its sill in the middle at (x, y)."""
    arch = f"M{x - w / 2:.1f} {y}v{-h * 0.6:.1f}q{w / 2:.1f} {-h * 0.55:.1f} {w:.1f} 0v{h * 0.6:.1f}Z"
    return Part(role, arch)
