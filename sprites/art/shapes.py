"""The vocabulary of every drawing: parts with a role, and helpers that write their path data.

A figure is a sequence of parts in a 400x400 box, feet at y = 400, back to front. A part names a role, not a
colour: the press turns roles into tones. Outlines are authored as the right half of a symmetrical shape,
in distances from the middle line, and mirrored.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, replace

BOX = 400.0
MIDDLE = 200.0
Point = tuple[float, float]

_COMMAND = re.compile(r"([LQC])?\s*(-?[\d.]+),(-?[\d.]+)")
_POINTS_PER_COMMAND = {"M": 1, "L": 1, "Q": 2, "C": 3}


@dataclass(frozen=True)
class Part:
    """One shape of a figure.

    Roles: k ink, s shade, b base, l light, a accent, c metal, w white, g glow, f skin; with an s appended the
    shaded form. `width` is a line width in figure units (0 = filled), `transform` an SVG transform.
    """

    role: str
    data: str
    width: float = 0.0
    transform: str = ""
    opacity: float = 1.0


Parts = list[Part]
Segment = tuple[str, list[Point]]


def _segments(outline: str) -> list[Segment]:
    """Parse an outline like "0,20 L40,30 Q60,50 0,90" into commands with their points; it starts with a
    move.
    """
    segments: list[Segment] = []
    command, waiting = "M", list[Point]()
    for letter, x, y in _COMMAND.findall(outline):
        command = letter or command
        waiting.append((float(x), float(y)))
        if len(waiting) == _POINTS_PER_COMMAND[command]:
            segments.append((command, waiting))
            waiting = []
            command = "L" if command == "M" else command
    return segments


def _written(points: Iterable[Point], side: float) -> str:
    return " ".join(f"{MIDDLE + side * x:.1f} {y:.1f}" for x, y in points)


def mirrored(outline: str) -> str:
    """Path data of the closed shape whose right half is `outline`."""
    segments = _segments(outline)
    data = f"M{_written(segments[0][1], 1)}"
    ends = [segments[0][1][-1]]
    for command, points in segments[1:]:
        data += command + _written(points, 1)
        ends.append(points[-1])
    data += f"L{_written([ends[-1]], -1)}"
    for index in range(len(segments) - 1, 0, -1):
        command, points = segments[index]
        data += command + _written([*reversed(points[:-1]), ends[index - 1]], -1)
    return data + "Z"


def half(outline: str, side: float = 1) -> str:
    """Path data of one half of the shape, closed along the middle line; `side` is 1 right or -1 left."""
    segments = _segments(outline)
    data = f"M{_written(segments[0][1], side)}"
    for command, points in segments[1:]:
        data += command + _written(points, side)
    last = segments[-1][1][-1]
    return f"{data}L{MIDDLE:g} {last[1]:g}L{MIDDLE:g} {segments[0][1][0][1]:g}Z"


def split_light(outline: str, lit: str = "b", shade: str = "s") -> Parts:
    """A mirrored shape in `lit` whose right half lies again in `shade`."""
    return [Part(lit, mirrored(outline)), Part(shade, half(outline))]


def both_sides(role: str, data: str, width: float = 0.0, right: str | None = None) -> Parts:
    """A part and its mirror image about the middle line, the second in the role `right` when given."""
    flip = f"translate({BOX:g},0) scale(-1,1)"
    return [Part(role, data, width), Part(right or role, data, width, flip)]


def circle(x: float, y: float, radius: float) -> str:
    """Path data of a circle."""
    return ellipse(x, y, radius, radius)


def ellipse(x: float, y: float, across: float, down: float) -> str:
    """Path data of an ellipse with the half axes `across` and `down`."""
    turn = f"A{across:g} {down:g} 0 1 1"
    return f"M{x - across:g} {y:g}{turn} {x + across:g} {y:g}{turn} {x - across:g} {y:g}Z"


def rectangle(x: float, y: float, w: float, h: float) -> str:
    """Path data of a rectangle."""
    return f"M{x:g} {y:g}h{w:g}v{h:g}h{-w:g}Z"


def polygon(*points: Point) -> str:
    """Path data of a closed polygon."""
    return polyline(*points) + "Z"


def polyline(*points: Point) -> str:
    """Path data of an open line through the points."""
    return "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points)


def moved(parts: Iterable[Part], transform: str) -> Parts:
    """The parts under a further outer SVG transform."""
    return [replace(part, transform=f"{transform} {part.transform}".strip()) for part in parts]
