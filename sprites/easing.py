"""Easing curves: how far a motion has come (0 to 1) at a share of its time (0 to 1)."""

from __future__ import annotations

import math
from collections.abc import Callable

Curve = Callable[[float], float]


def linear(t: float) -> float:
    """The same speed all the way."""
    return t


def in_quad(t: float) -> float:
    """Starts slowly."""
    return t * t


def out_quad(t: float) -> float:
    """Ends slowly."""
    return 1 - (1 - t) ** 2


def in_cubic(t: float) -> float:
    """Starts very slowly."""
    return t**3


def out_cubic(t: float) -> float:
    """Ends very slowly."""
    return 1 - (1 - t) ** 3


def in_out_cubic(t: float) -> float:
    """Starts and ends very slowly."""
    return 4 * t**3 if t < 0.5 else 1 - (2 - 2 * t) ** 3 / 2


def out_expo(t: float) -> float:
    """Nearly all of the way at once, then a long end."""
    return 1.0 if t >= 1 else 1 - math.pow(2, -10 * t)


def out_back(t: float, reach: float = 1.4) -> float:
    """Shoots a little past the end and comes back; `reach` says how far."""
    back = t - 1
    return 1 + (reach + 1) * back**3 + reach * back**2


def out_bounce(t: float) -> float:
    """Falls, and bounces once."""
    if t < 0.7:
        return (t / 0.7) ** 2
    middle = (t - 0.85) / 0.15
    return 1 - 0.14 * (1 - middle * middle)


CURVES: dict[str, Curve] = {
    "linear": linear,
    "in_quad": in_quad,
    "out_quad": out_quad,
    "in_cubic": in_cubic,
    "out_cubic": out_cubic,
    "in_out_cubic": in_out_cubic,
    "out_expo": out_expo,
    "out_back": out_back,
    "out_bounce": out_bounce,
}
"""The curves by name, as the motion table names them."""
