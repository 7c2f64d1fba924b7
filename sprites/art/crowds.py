"""Crowds and cover: rows of little soldiers, walls of sandbags."""

from __future__ import annotations

import math

from sprites.art.shapes import Parts
from sprites.art.sketch import drawn, shifted

_LITTLE: dict[str, str] = {
    "helmet": "k M-24 2Q-20 -24 0 -25Q20 -24 24 2Z\nk r -28 0 56 5",
    "cap": "k M-22 -4Q-18 -24 4 -24L26 -14L20 -4Z",
    "busby": "k M-17 -2L-20 -46Q0 -56 20 -46L17 -2Z",
    "straw": "k M-36 2L0 -28L36 2Z",
}


def ranks(count: int, size: float = 1.0, cap: str = "helmet", rifles: bool = True, y: float = 300) -> Parts:
    """A row of `count` dark little soldiers across the box; `y` is the line of their eyes."""
    one = drawn("k M-40 100L-34 34L-14 18H14L34 34L40 100Z\nk o 0 4 15\n" + _LITTLE[cap])
    if rifles:
        one += drawn("k M22 100L44 -60L49 -60L34 100Z\nl M44 -60L50 -104L49 -60Z")
    parts: Parts = []
    for index in range(count):
        x = (index + 0.5) * 400 / count
        parts += shifted(one, x, y + 4 * math.sin(index * 1.9), size)
    return parts


def sandbags(top: float, rows: int = 2) -> Parts:
    """A wall of sandbags across the box from `top` down."""
    parts: Parts = []
    for row in range(rows):
        for index in range(8):
            x, y = -14 + index * 58 + (row % 2) * 28, top + row * 32
            light = "lb"[(index + row) % 2]
            parts += drawn(f"""
                k M{x} {y}Q{x + 30} {y - 12} {x + 60} {y}Q{x + 68} {y + 18} {x + 60} {y + 36}H{x}
                + Q{x - 8} {y + 18} {x} {y}Z
                {light} M{x + 3} {y + 4}Q{x + 30} {y - 6} {x + 57} {y + 4}
                + Q{x + 62} {y + 18} {x + 56} {y + 31}H{x + 4}Q{x - 2} {y + 18} {x + 3} {y + 4}Z
                s M{x + 4} {y + 31}Q{x + 30} {y + 20} {x + 59} {y + 20}L{x + 56} {y + 31}Z""")
    return parts
