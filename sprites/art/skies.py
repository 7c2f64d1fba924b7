"""Skies, far lands and foregrounds of the posters, as SVG bodies in a box 400 wide."""

from __future__ import annotations

import math
from collections.abc import Callable

import numpy as np

from sprites import vector
from sprites.art.inks import Inks
from sprites.palette import mix

WIDE = 400.0


def _ray(
    x: float, y: float, start: float, end: float, colour: str, strength: float, reach: float = 900
) -> str:
    near = f"{x + reach * math.cos(start):.0f} {y + reach * math.sin(start):.0f}"
    far = f"{x + reach * math.cos(end):.0f} {y + reach * math.sin(end):.0f}"
    return vector.path(f"M{x:g} {y:g}L{near}L{far}Z", fill=colour, more=f'opacity="{strength:g}"')


def _rays(inks: Inks, high: float, focus: tuple[float, float], count: int) -> str:
    step = math.tau / count
    return "".join(
        _ray(*focus, index * step + 0.05, (index + 0.5) * step + 0.05, inks["ray"], 0.72)
        for index in range(count)
    )


def _fan(inks: Inks, high: float, focus: tuple[float, float], count: int) -> str:
    step = math.pi / count
    return "".join(
        _ray(
            focus[0],
            high,
            math.pi + index * step,
            math.pi + (index + 0.5) * step,
            inks["ray"] if index % 2 else inks["far"],
            0.6,
            1200,
        )
        for index in range(count)
    )


def _rings(inks: Inks, high: float, focus: tuple[float, float], count: int) -> str:
    return "".join(
        vector.disc(
            *focus, ring * 42, inks["ray" if ring % 2 else "bg1"], f'opacity="{0.75 if ring % 2 else 0.55}"'
        )
        for ring in range(12, 0, -1)
    )


def _beams(inks: Inks, high: float, focus: tuple[float, float], count: int) -> str:
    body = f'<rect width="400" height="{high:g}" fill="{inks["mid"]}"/>'
    for foot, angles, colour, strength in (
        (80, (-122, -84, -50), inks["bg0"], 0.62),
        (330, (-130, -97, -66), inks["ray"], 0.45),
    ):
        for angle in angles:
            body += _ray(
                foot, high * 0.86, math.radians(angle - 8), math.radians(angle + 8), colour, strength, 760
            )
    return body


def _diagonals(inks: Inks, high: float, focus: tuple[float, float], count: int) -> str:
    lean = high * 0.6
    return "".join(
        vector.path(
            f"M{x} {high:g}L{x + lean:.0f} 0H{x + lean + 28:.0f}L{x + 28} {high:g}Z",
            inks["ray"],
            more='opacity="0.6"',
        )
        for x in range(-672, 900, 56)
    )


def _storm(inks: Inks, high: float, focus: tuple[float, float], count: int) -> str:
    chance = np.random.default_rng(count)
    body = f'<rect width="400" height="{high:g}" fill="{inks["far"]}" opacity="0.9"/>'
    body += _clouds(inks["mid"], high * 0.12, 2.6, count) + _clouds(inks["s"], high * 0.24, 2.0, count + 3)
    for _ in range(80):
        x, y = chance.uniform(0, 460), chance.uniform(-20, high)
        body += vector.path(f"M{x:.0f} {y:.0f}l-10 28", stroke=inks["w"], width=2, more='opacity="0.55"')
    return body


def _dusk(inks: Inks, high: float, focus: tuple[float, float], count: int) -> str:
    body = ""
    for band in range(7):
        colour = mix(inks["mid"], inks["bg0"], band / 6)
        y = high * band / 9
        body += vector.path(
            f"M-10 {y:.0f}Q100 {y - 18:.0f} 200 {y:.0f}T410 {y - 6:.0f}V{high + 9:g}H-10Z", fill=colour
        )
    return body


def _checks(inks: Inks, high: float, focus: tuple[float, float], count: int) -> str:
    body = ""
    for row in range(-1, int(high / 25) + 2):
        for column in range(-1, 9):
            x, y = column * 50 + (row % 2) * 25, row * 25
            body += vector.path(
                f"M{x} {y - 25}L{x + 25} {y}L{x} {y + 25}L{x - 25} {y}Z",
                fill=inks["ray" if row % 2 else "bg1"],
                more='opacity="0.5"',
            )
    return body


def _bands(inks: Inks, high: float, focus: tuple[float, float], count: int) -> str:
    return "".join(
        f'<rect x="-5" y="{index * 34}" width="410" height="17" fill="{inks["ray"]}" opacity="0.66"/>'
        for index in range(int(high / 34) + 1)
    )


SKIES: dict[str, Callable[[Inks, float, tuple[float, float], int], str]] = {
    "rays": _rays, "fan": _fan, "rings": _rings, "beams": _beams, "diagonals": _diagonals, "storm": _storm,
    "dusk": _dusk, "checks": _checks, "bands": _bands,
}  # fmt: skip
"""Sky name -> its body from inks, height of the picture, focus in the box, count of rays."""


def _fill(y: float, colour: str) -> str:
    return f'<rect x="-20" y="{y - 2:.0f}" width="440" height="500" fill="{colour}"/>'


def _factory(colour: str, y: float, size: float, seed: int) -> str:
    chance, body, x = np.random.default_rng(seed), "", -20.0
    while x < 420:
        wide, high, kind = chance.choice((34, 46, 60)) * size, chance.uniform(30, 80) * size, chance.random()
        if kind < 0.45:
            saw = "".join(f"l0 {-12 * size:.1f}l{wide / 3:.1f} {12 * size:.1f}" for _ in range(3))
            body += vector.path(f"M{x:.0f} {y:.0f}v{-high:.0f}{saw}V{y:.0f}Z", fill=colour)
        elif kind < 0.8:
            tall = high + chance.uniform(40, 90) * size
            body += vector.path(
                f"M{x:.0f} {y:.0f}l{2.4 * size:.1f} {-tall:.0f}h{7.2 * size:.1f}l{2.4 * size:.1f} {tall:.0f}Z"
                f"M{x - 1:.0f} {y - tall:.0f}h{12 * size + 2:.0f}v{5 * size:.0f}h{-12 * size - 2:.0f}Z",
                fill=colour,
            )
            wide = 20 * size
        else:
            body += vector.path(f"M{x:.0f} {y:.0f}v{-high:.0f}h{wide:.0f}V{y:.0f}Z", fill=colour)
        x += wide + chance.uniform(-4, 8) * size
    return body + _fill(y, colour)


def _skyline(colour: str, y: float, size: float, seed: int) -> str:
    chance, body, x = np.random.default_rng(seed), "", -10.0
    while x < 410:
        wide, high = chance.uniform(22, 44) * size, chance.uniform(40, 150) * size
        a, b = wide * 0.15, wide * 0.05
        body += vector.path(
            f"M{x:.0f} {y:.0f}v{-high * 0.6:.0f}h{a:.1f}v{-high * 0.2:.0f}h{a:.1f}v{-high * 0.15:.0f}h{a:.1f}"
            f"l{b:.1f} {-high * 0.22:.0f}l{b:.1f} {high * 0.22:.0f}h{a:.1f}v{high * 0.15:.0f}h{a:.1f}"
            f"v{high * 0.2:.0f}h{a:.1f}V{y:.0f}Z",
            fill=colour,
        )
        x += wide * 0.92
    return body + _fill(y, colour)


def _domes(colour: str, y: float, size: float, seed: int) -> str:
    chance, body, x = np.random.default_rng(seed), "", -10.0
    while x < 410:
        wide, high = chance.uniform(40, 70) * size, chance.uniform(30, 90) * size
        if chance.random() < 0.55:
            top = y - high
            body += vector.path(
                f"M{x:.0f} {y:.0f}V{top:.0f}Q{x:.0f} {top - wide * 0.7:.0f} "
                f"{x + wide / 2:.0f} {top - wide * 0.95:.0f}"
                f"Q{x + wide:.0f} {top - wide * 0.7:.0f} {x + wide:.0f} {top:.0f}V{y:.0f}Z"
                f"M{x + wide / 2 - 1.5:.1f} {top - wide * 1.3:.0f}h3v{wide * 0.4:.0f}h-3Z",
                fill=colour,
            )
        else:
            body += vector.path(
                f"M{x:.0f} {y:.0f}V{y - high:.0f}L{x + wide * 0.2:.0f} {y - high - wide * 1.4:.0f}"
                f"L{x + wide * 0.4:.0f} {y - high:.0f}V{y:.0f}Z",
                fill=colour,
            )
            wide *= 0.45
        x += wide
    return body + _fill(y, colour)


def _mountains(colour: str, y: float, size: float, seed: int) -> str:
    chance, body, lit = np.random.default_rng(seed), "", mix(colour, "#FFF4D8", 0.35)
    for index in range(4):
        x, wide = (index + 0.5) * 100 + chance.uniform(-30, 30), 100 * chance.uniform(0.8, 1.2)
        top = y - 90 * size * chance.uniform(0.7, 1.25)
        body += vector.path(f"M{x - wide:.0f} {y:.0f}L{x:.0f} {top:.0f}L{x + wide:.0f} {y:.0f}Z", fill=colour)
        body += vector.path(
            f"M{x:.0f} {top:.0f}L{x - wide:.0f} {y:.0f}L{x - wide * 0.3:.0f} {y:.0f}"
            f"L{x - wide * 0.18:.0f} {top + (y - top) * 0.65:.0f}"
            f"L{x + wide * 0.04:.0f} {top + (y - top) * 0.45:.0f}Z",
            fill=lit,
        )
    return body + _fill(y, colour)


def _palms(colour: str, y: float, size: float, seed: int) -> str:
    chance, body = np.random.default_rng(seed), ""
    for index in range(7):
        x, high, lean = (
            (index + 0.5) * 57 + chance.uniform(-16, 16),
            chance.uniform(60, 130) * size,
            chance.uniform(-14, 14),
        )
        top, head = y - high, x + lean * 1.4
        body += vector.path(
            f"M{x:.0f} {y:.0f}Q{x + lean:.0f} {y - high * 0.5:.0f} {head:.0f} {top:.0f}",
            stroke=colour,
            width=5 * size,
        )
        for angle in (-160, -130, -50, -20, 20, 160, 200):
            turn, reach = math.radians(angle), 34 * size
            across, down = math.cos(turn) * reach, math.sin(turn) * reach
            body += vector.path(
                f"M{head:.0f} {top:.0f}q{across / 2:.0f} {down / 2 - 12:.0f} {across:.0f} {down + 8:.0f}"
                f"q{-across * 0.4:.0f} -12 {-across:.0f} {-down - 8:.0f}Z",
                fill=colour,
            )
    return body + _fill(y, colour)


def _clouds(colour: str, y: float, size: float, seed: int) -> str:
    chance, body = np.random.default_rng(seed), ""
    for _ in range(6):
        x, high, wide = chance.uniform(-40, 380), y + chance.uniform(-30, 30), chance.uniform(60, 120) * size
        body += vector.path(
            f"M{x:.0f} {high:.0f}q{wide * 0.1:.0f} {-wide * 0.22:.0f} {wide * 0.3:.0f} {-wide * 0.15:.0f}"
            f"q{wide * 0.15:.0f} {-wide * 0.25:.0f} {wide * 0.4:.0f} {-wide * 0.05:.0f}"
            f"q{wide * 0.25:.0f} {-wide * 0.05:.0f} {wide * 0.3:.0f} {wide * 0.2:.0f}Z",
            fill=colour,
            more='opacity="0.9"',
        )
    return body


def _waves(colour: str, y: float, size: float, seed: int) -> str:
    light, body = mix(colour, "#FFF4D8", 0.45), _fill(y, colour)
    for row in range(6):
        line = f"M-20 {y + 8 + row * 16 * size:.0f}" + "".join(
            f"q{7.5 * size:g} -8 {15 * size:g} 0t{15 * size:g} 0" for _ in range(int(15 / size) + 1)
        )
        body += vector.path(line, stroke=light, width=2.5, more='opacity="0.75"')
    return body


def _derricks(colour: str, y: float, size: float, seed: int) -> str:
    chance, body = np.random.default_rng(seed), ""
    for index in range(6):
        x, high = index * 72 + chance.uniform(-14, 22), chance.uniform(70, 150) * size
        half, top = 20 * size, y - high
        body += vector.path(
            f"M{x - half:.0f} {y:.0f}L{x - 4:.0f} {top:.0f}H{x + 4:.0f}L{x + half:.0f} {y:.0f}"
            f"M{x - half * 0.8:.0f} {y - high * 0.2:.0f}L{x + half * 0.55:.0f} {y - high * 0.5:.0f}"
            f"M{x + half * 0.8:.0f} {y - high * 0.2:.0f}L{x - half * 0.55:.0f} {y - high * 0.5:.0f}"
            f"M{x - half * 0.5:.0f} {y - high * 0.5:.0f}L{x + half * 0.3:.0f} {y - high * 0.8:.0f}",
            stroke=colour,
            width=4.5 * size,
        )
    return body + _fill(y, colour)


def _hangars(colour: str, y: float, size: float, seed: int) -> str:
    chance, body, x = np.random.default_rng(seed), "", -30.0
    while x < 410:
        wide = chance.uniform(90, 130) * size
        body += vector.path(
            f"M{x:.0f} {y:.0f}A{wide / 2:.0f} {wide * 0.46:.0f} 0 0 1 {x + wide:.0f} {y:.0f}Z", fill=colour
        )
        x += wide + 8
        body += vector.path(
            f"M{x:.0f} {y:.0f}v{-80 * size:.0f}h4v{80 * size:.0f}Z"
            f"M{x + 4:.0f} {y - 80 * size:.0f}l26 8l-26 8Z",
            fill=colour,
        )
        x += 12
    return body + _fill(y, colour)


def _ruins(colour: str, y: float, size: float, seed: int) -> str:
    chance, body, x = np.random.default_rng(seed), "", -10.0
    while x < 410:
        wide, high = chance.uniform(40, 80) * size, chance.uniform(40, 110) * size
        body += vector.path(
            f"M{x:.0f} {y:.0f}v{-high:.0f}l{wide * 0.2:.0f} {high * 0.16:.0f}"
            f"l{wide * 0.14:.0f} {-high * 0.3:.0f}l{wide * 0.22:.0f} {high * 0.5:.0f}"
            f"l{wide * 0.18:.0f} {-high * 0.12:.0f}l{wide * 0.26:.0f} {high * 0.4:.0f}V{y:.0f}Z"
            f"M{x + wide * 0.08:.0f} {y - high * 0.62:.0f}"
            f"v{high * 0.2:.0f}h{wide * 0.12:.0f}v{-high * 0.2:.0f}Z",
            fill=colour,
            more='fill-rule="evenodd"',
        )
        x += wide * 1.05
    return body + _fill(y, colour)


LANDS: dict[str, Callable[[str, float, float, int], str]] = {
    "factory": _factory, "skyline": _skyline, "domes": _domes, "mountains": _mountains, "palms": _palms,
    "waves": _waves, "clouds": _clouds, "derricks": _derricks, "hangars": _hangars, "ruins": _ruins,
}  # fmt: skip
"""Far land -> its body from colour, skyline, size of its shapes, seed."""


def ground(kind: str, high: float, inks: Inks) -> str:
    """The foreground `kind` of a picture `high` units high. Raises KeyError for a kind that there is not."""
    colour, light = inks["fg"], inks["far"]
    hill = f"M-5 {high * 0.92:.0f}Q100 {high * 0.88:.0f} 200 {high * 0.92:.0f}T405 {high * 0.90:.0f}"
    hill += f"V{high + 9:.0f}H-5Z"
    match kind:
        case "":
            return ""
        case "slope":
            return vector.path(f"M-5 {high * 0.97:.0f}L405 {high * 0.90:.0f}V{high + 9:.0f}H-5Z", fill=colour)
        case "mound":
            return vector.path(hill, fill=colour)
        case "wire":
            return vector.path(hill, fill=colour) + _wire(high * 0.93, colour)
        case "water":
            return _waves(inks["mid"], high * 0.90, 1.0, 1)
        case "rubble":
            stones = "".join(
                f"M{x} {high + 9:.0f}L{x + 8} {high * 0.9 + (x * 7) % 19:.0f}"
                f"L{x + 34} {high * 0.885 + (x * 3) % 23:.0f}L{x + 62} {high + 9:.0f}Z"
                for x in range(-20, 400, 44)
            )
            return vector.path(stones, fill=colour)
        case "rails":
            bars = "".join(f"M{x} {high * 0.955:.0f}h34v12h-34Z" for x in range(-10, 410, 58))
            return vector.path(f"M-5 {high * 0.93:.0f}H405V{high * 0.95:.0f}H-5Z{bars}", fill=colour)
        case "cobbles":
            rows = "".join(
                f"M{x + row * 18} {high * 0.93 + row * 16:.0f}q16 -14 32 0v14h-32Z"
                for row in range(2)
                for x in range(-40, 410, 36)
            )
            return _fill(high * 0.93, colour) + vector.path(rows, fill=mix(colour, light, 0.4))
    raise KeyError(kind)


def _wire(y: float, colour: str) -> str:
    body = "".join(
        vector.path(f"M{x - 12} {y + 14:.0f}l24 -44M{x + 12} {y + 14:.0f}l-24 -44", stroke=colour, width=4)
        for x in range(0, 401, 80)
    )
    for lift in (-18, -4):
        line = f"M-10 {y + lift:.0f}" + "q4.5 -9 9 0t9 0" * 24
        body += vector.path(line, stroke=colour, width=1.8)
    return body
