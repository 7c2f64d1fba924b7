"""A short notation for figures: one line of text for each part, and the shapes that return in many of them.

A line is a head and its data. The head says which role the part has and how it is laid down:

    k M10 20L30 40Z       the path filled in role k          k5 M10 20
    + L30 40   the same path as a line, 5 wide
    k= 0,20 L30,40 0,90   a half outline, mirrored           b|s 0,20 L30,40   mirrored, left b and right s
    f&fs M10 20L30 40Z    the path in f and its mirror image about the middle line in fs (f&fs4: 4 wide)
    c o 200 96 12         a circle                           c e 200 96 40 12  an ellipse
    c r 10 20 30 40       a rectangle (x, y, width, height)  k3@.5 M...        at half strength

A line that begins with + goes on with the data of the line before. Empty lines and lines that begin with #
mean nothing.
"""

from __future__ import annotations

import math
import re
from collections.abc import Iterable, Mapping
from dataclasses import replace

from sprites.art.shapes import (
    BOX,
    Part,
    Parts,
    circle,
    ellipse,
    half,
    mirrored,
    moved,
    polygon,
    rectangle,
)

_HEAD = re.compile(
    r"(?P<role>[a-z]+)(?P<sign>[=|&]?)(?P<other>[a-z]*)(?P<width>[\d.]*)(@(?P<opacity>[\d.]+))?"
)
_CONTINUED = re.compile(r"\s*\n\s*\+ ?")
_SHAPES = {"o": (circle, 3), "e": (ellipse, 4), "r": (rectangle, 4)}
_FLIP = f"translate({BOX:g},0) scale(-1,1)"


def drawn(text: str) -> Parts:
    """The parts that `text` writes down, back to front. Raises ValueError for a line that is not notation."""
    parts: Parts = []
    for line in _CONTINUED.sub("", text).splitlines():
        line = line.strip()
        if line and not line.startswith("#"):
            parts += _line(line)
    return parts


def _line(line: str) -> Parts:
    word, _, data = line.partition(" ")
    head = _HEAD.fullmatch(word)
    if head is None or not data:
        raise ValueError(f"not a part of a figure: {line!r}")
    role, other = head["role"], head["other"] or head["role"]
    width, opacity = float(head["width"] or 0), float(head["opacity"] or 1)
    match head["sign"]:
        case "=":
            return [Part(role, mirrored(data), width, opacity=opacity)]
        case "|":
            return [Part(role, mirrored(data), opacity=opacity), Part(other, half(data), opacity=opacity)]
        case "&":
            path = _path(data)
            return [Part(role, path, width, "", opacity), Part(other, path, width, _FLIP, opacity)]
    return [Part(role, _path(data), width, "", opacity)]


def _path(data: str) -> str:
    kind, _, numbers = data.partition(" ")
    if kind not in _SHAPES:
        return data
    shape, wanted = _SHAPES[kind]
    values = [float(number) for number in numbers.split()]
    if len(values) != wanted:
        raise ValueError(f"{kind} takes {wanted} numbers: {data!r}")
    return shape(*values)


def recoloured(parts: Iterable[Part], roles: Mapping[str, str]) -> Parts:
    """The parts with some roles exchanged for others."""
    return [replace(part, role=roles.get(part.role, part.role)) for part in parts]


def flipped(parts: Iterable[Part]) -> Parts:
    """The mirror image of the parts about the middle line of the box."""
    return moved(parts, _FLIP)


def shifted(parts: Iterable[Part], x: float, y: float, size: float = 1.0, turn: float = 0.0) -> Parts:
    """Parts drawn around the origin, moved to (x, y), `size` times as large, turned by degrees."""
    return moved(parts, f"translate({x:g},{y:g}) rotate({turn:g}) scale({size:g})")


def resized(parts: Iterable[Part], x: float, y: float, size: float, turn: float = 0.0) -> Parts:
    """A whole 400-box figure whose middle comes to (x, y), `size` times as large, turned by degrees."""
    return moved(parts, f"translate({x:g},{y:g}) rotate({turn:g}) scale({size:g}) translate(-200,-200)")


def star(x: float, y: float, outer: float, inner: float, points: int, turn: float = -90) -> str:
    """Path data of a star; the first point stands at `turn` degrees (-90: up)."""
    corners = []
    for index in range(2 * points):
        angle = math.radians(turn + index * 180 / points)
        radius = inner if index % 2 else outer
        corners.append((x + radius * math.cos(angle), y + radius * math.sin(angle)))
    return polygon(*corners)


def gear(x: float, y: float, outer: float, inner: float, teeth: int) -> str:
    """Path data of a cogwheel's outline."""
    corners = []
    for index in range(teeth):
        for share, radius in ((-0.28, inner), (-0.17, outer), (0.17, outer), (0.28, inner)):
            angle = math.tau * (index + share) / teeth
            corners.append((x + radius * math.cos(angle), y + radius * math.sin(angle)))
    return polygon(*corners)


def cog_sun(x: float, y: float, radius: float, role: str = "a", hole: str = "s") -> Parts:
    """The Sultanate's sign: a cogwheel that is a sun."""
    return [
        Part(role, gear(x, y, radius, radius * 0.72, 8)),
        Part(hole, circle(x, y, radius * 0.42)),
        Part(role, circle(x, y, radius * 0.18)),
    ]


def wing_sign(x: float, y: float, size: float, role: str = "a") -> Parts:
    """The Federation's sign: one wing of three feathers, about `size` wide."""
    wing = drawn(f"""
        {role} M-50 -30Q0 -46 50 -34Q40 -18 -4 -16L-44 -16Z
        {role} M-42 -10L0 -10Q26 -12 36 -14Q26 2 -6 4L-32 6Z
        {role} M-30 12L-4 10Q12 8 20 6Q12 22 -8 24L-18 24Z""")
    return shifted(wing, x, y, size / 100)


def gate_sign(x: float, y: float, size: float, role: str = "a") -> Parts:
    """The Order's sign: an arched gate with its bars, about `size` wide."""
    gate = drawn(f"""
        {role} M-50 52V-8Q-50 -56 0 -56Q50 -56 50 -8V52H28V-4Q28 -32 0 -32Q-28 -32 -28 -4V52Z
        {role} r -17 -14 8 66
        {role} r -4 -20 8 72
        {role} r 9 -14 8 66""")
    return shifted(gate, x, y, size / 100)


def wave_sign(x: float, y: float, size: float, role: str = "a") -> Parts:
    """The Monsoons' sign: two rolling waves, about `size` wide."""
    wave = "M-50 -10Q-34 -34 -14 -20Q2 -6 16 -20Q30 -34 50 -26V-12Q36 -18 24 -8Q4 10 -18 -6Q-32 -14 -50 4Z"
    return shifted([Part(role, wave), Part(role, wave, transform="translate(0,28)")], x, y, size / 100)


def crown_sign(x: float, y: float, size: float, role: str = "c") -> Parts:
    """The Guard's sign: a crown of three points, about `size` wide."""
    return shifted([Part(role, "M-46 36L-52 -24L-24 4L0 -42L24 4L52 -24L46 36Z")], x, y, size / 104)


def rivets(points: Iterable[tuple[float, float]], radius: float = 3.0, role: str = "k") -> Parts:
    """A round head at every point."""
    return [Part(role, circle(x, y, radius)) for x, y in points]


def rivet_line(x: float, y: float, to_x: float, to_y: float, count: int, radius: float = 3.0) -> Parts:
    """`count` rivets from one point to another."""
    steps = [index / max(1, count - 1) for index in range(count)]
    return rivets([(x + (to_x - x) * step, y + (to_y - y) * step) for step in steps], radius)


def wheel(x: float, y: float, radius: float, spokes: int = 10, rim: str = "s", web: str = "a") -> Parts:
    """A spoked wheel with a tyre; `web` shows between the spokes."""
    parts = [
        Part("k", circle(x, y, radius)),
        Part(rim, circle(x, y, radius * 0.87)),
        Part("k", circle(x, y, radius * 0.72)),
        Part(web, circle(x, y, radius * 0.66)),
    ]
    bar = rectangle(-radius * 0.05, -radius * 0.7, radius * 0.1, radius * 0.7)
    for index in range(spokes):
        turn = f"translate({x:g},{y:g}) rotate({index * 360 / spokes + 8:g})"
        parts.append(Part("k", bar, transform=turn))
    return [*parts, Part("k", circle(x, y, radius * 0.26)), Part("c", circle(x, y, radius * 0.15))]


def road_wheel(x: float, y: float, radius: float, role: str = "b") -> Parts:
    """A solid wheel of a tracked or heavy vehicle."""
    return [
        Part("k", circle(x, y, radius)),
        Part(role, circle(x, y, radius * 0.72)),
        Part("k", circle(x, y, radius * 0.26)),
    ]


def flame(x: float, y: float, size: float = 1.0, roles: tuple[str, str, str] = ("a", "c", "w")) -> Parts:
    """A three-tongued flame standing on (x, y), 180 high at size 1; roles from the outside in."""
    outer, middle, heart = roles
    tongues = drawn(f"""
        {outer} M0 0Q-60 -30 -40 -100Q-30 -70 -14 -74Q-40 -130 10 -180
        + Q6 -130 40 -104Q44 -120 40 -136Q80 -80 50 -20Q34 0 0 0Z
        {middle} M2 -6Q-34 -24 -22 -70Q-10 -54 -2 -58Q-12 -96 14 -126Q12 -90 30 -74Q52 -30 30 -12Q18 -4 2 -6Z
        {heart} M4 -10Q-12 -22 -4 -48Q6 -40 8 -60Q28 -34 18 -16Z""")
    return shifted(tongues, x, y, size)


def puffs(x: float, y: float, size: float = 1.0, role: str = "s", lean: float = 1.0, count: int = 9) -> Parts:
    """Smoke that rises from (x, y), 130 high at size 1, and leans to the right (`lean` < 0: left)."""
    parts: Parts = []
    for index in range(count):
        step = index / (count - 1)
        sway = 8 * math.sin(index * 2.3)
        parts.append(
            Part(
                role,
                circle(
                    x + (lean * step * step * 90 + sway) * size, y - step * 130 * size, (8 + step * 30) * size
                ),
            )
        )
    return parts


def burst(
    x: float, y: float, radius: float, points: int = 11, roles: tuple[str, ...] = ("a", "c", "w")
) -> Parts:
    """A muzzle flash or an explosion: nested stars, from the outside in."""
    return [
        Part(
            role,
            star(x, y, radius * (1 - 0.3 * depth), radius * (0.52 - 0.16 * depth), points, depth * 11 - 90),
        )
        for depth, role in enumerate(roles)
    ]
