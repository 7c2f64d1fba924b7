"""The leaded grounds behind the figures of the windows, as SVG bodies in a box 400 wide."""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Iterator

from sprites import vector
from sprites.art.sketch import star
from sprites.art.stains import Stain
from sprites.palette import mix

WIDE = 400.0
Spot = tuple[float, float]
Ground = Callable[[Stain, float, Spot, random.Random], str]
_THIN, _LEAD = 2.5, 3.4


def _pane(data: str, fill: str, stain: Stain, width: float = _LEAD) -> str:
    return vector.path(data, fill, stain["k"], width, 'stroke-linejoin="round"')


def _shifted(colour: str, chance: random.Random, share: float = 0.16) -> str:
    """A colour as another sheet of the same glass would have it: a little lighter or darker."""
    way = chance.uniform(-share, share)
    return mix(colour, "#FFFFFF" if way > 0 else "#000000", abs(way))


def _lead_ring(spot: Spot, radius: float, stain: Stain, fill: str = "none", width: float = _LEAD) -> str:
    return vector.disc(*spot, radius, fill, f'stroke="{stain["k"]}" stroke-width="{width:g}"')


def _sector(spot: Spot, start: float, end: float, inner: float, outer: float) -> str:
    """Path data of a piece of a ring; angles in turns."""
    corners = []
    for angle, radius in ((start, inner), (start, outer), (end, outer), (end, inner)):
        corners.append(
            f"{spot[0] + radius * math.cos(math.tau * angle):.1f} "
            f"{spot[1] + radius * math.sin(math.tau * angle):.1f}"
        )
    return "M" + "L".join(corners) + "Z"


def _rays(stain: Stain, high: float, spot: Spot, chance: random.Random) -> str:
    """Rays from the focus, cut by rings, with a golden disc in the middle."""
    tones = (stain["ray"], stain["bg0"], mix(stain["bg0"], stain["bg1"], 0.6))
    count = chance.choice((16, 18, 20))
    body = ""
    for index in range(count):
        colour = _shifted(tones[index % 3], chance)
        body += _pane(_sector(spot, (index + 0.3) / count, (index + 1.3) / count, 0, 700), colour, stain)
    for radius in (168, 250, 340):
        body += _lead_ring(spot, radius, stain)
    return body + _lead_ring(spot, 116, stain, mix(stain["ray"], stain["c"], 0.38), 4)


def _diaper(stain: Stain, high: float, spot: Spot, chance: random.Random) -> str:
    """Lozenges in two tones with a golden flower in each."""
    side, body = 50.0, ""
    for row in range(-1, int(high / side * 2) + 2):
        for column in range(-1, 10):
            x, y = column * side + (row % 2) * side / 2, row * side / 2
            tone = stain["ray"] if row % 2 else stain["bg0"]
            corners = f"M{x:g} {y - side / 2:g}l{side / 2:g} {side / 2:g}l{-side / 2:g} {side / 2:g}"
            corners += f"l{-side / 2:g} {-side / 2:g}Z"
            body += _pane(corners, _shifted(mix(tone, stain["bg1"], 0.25), chance, 0.10), stain, _THIN)
            body += vector.path(star(x, y, 9, 2.6, 4), mix(stain["c"], tone, 0.25))
    return body


def _hills(stain: Stain, high: float, spot: Spot, chance: random.Random) -> str:
    """A fan of light and a golden sun behind three rows of hills."""
    foot = (spot[0], high * 0.7)
    body = ""
    for index in range(16):
        tone = _shifted((stain["ray"], stain["bg0"])[index % 2], chance)
        body += _pane(_sector(foot, 0.5 + index / 32, 0.5 + (index + 1) / 32, 0, 700), tone, stain)
    body += _lead_ring((spot[0], high * 0.38), 78, stain, mix(stain["c"], stain["ray"], 0.15), 4)
    rows = ((stain["far"], 0.66), (stain["mid"], 0.77), (stain["fg"], 0.89))
    for index, (tone, share) in enumerate(rows):
        lift = high * (0.12 + 0.02 * index)
        y = high * share
        path = f"M-10 {y:g}Q90 {y - lift:g} 190 {y:g}T410 {y - 0.04 * high:g}V{high + 9:g}H-10Z"
        body += _pane(path, mix(tone, stain["ray"], 0.16), stain, 4)
    return body


def _night(stain: Stain, high: float, spot: Spot, chance: random.Random) -> str:
    """Waves of night, paler above, with golden stars."""
    body = ""
    for index in range(9):
        y, tone = high * index / 8, mix(stain["ray"], stain["bg1"], index / 8)
        path = f"M-10 {y:g}Q120 {y - 30:g} 210 {y:g}T420 {y - 6:g}V{high + 20:g}H-10Z"
        body += _pane(path, _shifted(tone, chance, 0.08), stain, 3)
    for _ in range(18):
        x, y, size = chance.uniform(10, 390), chance.uniform(8, high * 0.62), chance.uniform(5, 11)
        body += vector.path(star(x, y, size, size * 0.26, 4), stain["c"])
    return body


def _rose(stain: Stain, high: float, spot: Spot, chance: random.Random) -> str:
    """A rose window: rings of panes around the focus, with round lights in the middle ring."""
    tones = (stain["bg0"], stain["ray"], mix(stain["bg0"], stain["bg1"], 0.5), stain["far"])
    body = ""
    rings = ((300, 520, 32), (205, 300, 24), (120, 205, 16), (0, 120, 8))
    for ring, (inner, outer, count) in enumerate(rings):
        for index in range(count):
            tone = _shifted(tones[(ring + index) % 2 + ring % 2], chance)
            start = (index + ring * 0.5) / count
            body += _pane(_sector(spot, start, start + 1 / count, inner, outer), tone, stain, _THIN)
    for index in range(12):
        angle = math.tau * (index + 0.5) / 12
        x, y = spot[0] + 252 * math.cos(angle), spot[1] + 252 * math.sin(angle)
        body += _lead_ring((x, y), 25, stain, _shifted(mix(stain["c"], stain["ray"], 0.45), chance))
    return body + _lead_ring(spot, 120, stain, width=5)


def _quarries(stain: Stain, high: float, spot: Spot, chance: random.Random) -> str:
    """Plain slanted panes such as a poor church has, each a little different, a band across the middle."""
    body, wide, tall = "", 58.0, 74.0
    for row in range(-1, int(high / tall * 2) + 2):
        for column in range(-1, 9):
            x, y = column * wide + (row % 2) * wide / 2, row * tall / 2
            tone = mix(stain["ray"], stain["bg0"], chance.random())
            corners = f"M{x:g} {y - tall / 2:g}l{wide / 2:g} {tall / 2:g}l{-wide / 2:g} {tall / 2:g}"
            body += _pane(f"{corners}l{-wide / 2:g} {-tall / 2:g}Z", _shifted(tone, chance, 0.2), stain, 3)
    return body


def _scales(stain: Stain, high: float, spot: Spot, chance: random.Random) -> str:
    """Fish scales in rows, from the foot upwards."""
    body, size = "", 56.0
    for row in range(-1, int(high / size * 2) + 3):
        y = row * size / 2
        for column in range(-1, 9):
            x = column * size + (row % 2) * size / 2
            tone = _shifted((stain["ray"], stain["bg0"], stain["far"])[(row + column) % 3], chance, 0.1)
            path = f"M{x - size / 2:g} {y:g}Q{x - size / 2:g} {y - size * 0.7:g} {x:g} {y - size * 0.9:g}"
            path += f"Q{x + size / 2:g} {y - size * 0.7:g} {x + size / 2:g} {y:g}v{size:g}h{-size:g}Z"
            body += _pane(path, tone, stain, _THIN)
    return body


def _beams(stain: Stain, high: float, spot: Spot, chance: random.Random) -> str:
    """Light that falls slanting from the upper left, in broad and narrow panes."""
    body, x, index = "", -high * 0.75, 0
    deep, warm = mix(stain["bg0"], stain["bg1"], 0.5), mix(stain["ray"], stain["c"], 0.4)
    while x < 440:
        wide = (64, 26, 44, 18)[index % 4]
        tone = (stain["bg0"], stain["ray"], deep, warm)
        path = f"M{x:g} -8h{wide}l{high * 0.75:g} {high + 16:g}h{-wide}Z"
        body += _pane(path, _shifted(tone[index % 4], chance), stain, 3)
        x, index = x + wide, index + 1
    for y in (0.22, 0.5, 0.78):
        body += vector.path(f"M-9 {high * (y + 0.1):g}L409 {high * (y - 0.1):g}", "none", stain["k"], 3)
    return body


def _vault(stain: Stain, high: float, spot: Spot, chance: random.Random) -> str:
    """A nave seen along its axis: pointed arches one inside the other, and a lit window at the end."""
    body = f'<rect x="-5" y="-5" width="410" height="{high + 10:g}" fill="{stain["bg1"]}"/>'
    for index in range(6):
        half, top = 250 - 38 * index, -90 + 38 * index
        tone = mix(stain["bg1"], stain["ray"], 0.16 + 0.15 * index)
        path = f"M{200 - half} {high + 9:g}V{top + 130}Q{200 - half} {top + 40} 200 {top}"
        path += f"Q{200 + half} {top + 40} {200 + half} {top + 130}V{high + 9:g}Z"
        body += _pane(path, _shifted(tone, chance, 0.06), stain, 4)
    for index in range(-7, 8):
        body += vector.path(f"M200 90L{200 + index * 62} {-60 + abs(index) * 22}", "none", stain["k"], 2)
    return body


def _peaks(stain: Stain, high: float, spot: Spot, chance: random.Random) -> str:
    """Snow peaks in rows under bands of sky."""
    body = ""
    for index in range(6):
        y, tone = high * index / 7, mix(stain["bg1"], stain["ray"], 0.25 + index / 7)
        body += _pane(f"M-9 {y:g}H409V{high:g}H-9Z", _shifted(tone, chance, 0.1), stain, 3)
    for row, (share, tone) in enumerate(((0.70, stain["far"]), (0.84, stain["mid"]), (1.02, stain["fg"]))):
        for index in range(4 + row):
            x = 400 * (index + 0.5 * (row % 2)) / (3 + row) + chance.uniform(-20, 20)
            y, tall, half = high * share, chance.uniform(120, 190), chance.uniform(80, 115)
            body += _pane(f"M{x - half:.0f} {high + 9:g}L{x:.0f} {y - tall:.0f}L{x + half:.0f} {high + 9:g}Z",
                          mix(tone, stain["ray"], 0.2), stain)  # fmt: skip
            top, edge = y - tall, tall * 0.34
            snow = f"M{x:.0f} {top:.0f}l{edge * 0.55:.0f} {edge:.0f}l{-edge * 0.3:.0f} {-edge * 0.2:.0f}"
            snow += f"l{-edge * 0.25:.0f} {edge * 0.35:.0f}l{-edge * 0.3:.0f} {-edge * 0.4:.0f}Z"
            body += _pane(snow, mix(stain["l"], stain["ray"], 0.25), stain, 2)
    return body


def _trees(stain: Stain, high: float, spot: Spot, chance: random.Random) -> str:
    """A wood of straight trunks with a crown of leaves above, moonlight between them."""
    body = f'<rect x="-5" y="-5" width="410" height="{high + 10:g}" fill="{stain["bg0"]}"/>'
    for index in range(9):
        x = index * 50 + chance.uniform(-10, 10)
        body += _pane(f"M{x:.0f} -8h46V{high + 9:g}h-46Z", _shifted(stain["ray"], chance, 0.2), stain, _THIN)
    body += _lead_ring(spot, 96, stain, mix(stain["c"], stain["ray"], 0.3), 4)
    for index in range(7):
        x, wide = index * 68 + chance.uniform(-16, 4), chance.uniform(13, 26)
        path = f"M{x:.0f} -8h{wide:.0f}L{x + wide * 1.3:.0f} {high + 9:g}H{x - wide * 0.3:.0f}Z"
        body += _pane(path, mix(stain["far"], stain["fg"], chance.random()), stain)
    for index in range(16):
        x, y, size = index * 27, chance.uniform(-6, 66), chance.uniform(26, 40)
        body += _pane(star(x, y, size, size * 0.72, 7), _shifted(stain["mid"], chance), stain, _THIN)
    return body


def _water(stain: Stain, high: float, spot: Spot, chance: random.Random) -> str:
    """Bands of sky above, rolling waves below."""
    body = _beams(stain, high, spot, chance)
    for row in range(7):
        y, tone = high * (0.46 + 0.09 * row), mix(stain["ray"], stain["fg"], row / 9)
        path = f"M{-60 + 22 * (row % 2)} {y:.0f}" + "q20 -22 40 0t40 0" * 7 + f"V{high + 9:g}H-60Z"
        body += _pane(path, _shifted(tone, chance, 0.1), stain, 3)
    return body


def _tongues(stain: Stain, high: float, spot: Spot, chance: random.Random) -> str:
    """Tongues of flame that rise in rows from the foot."""
    body = ""
    for index in range(5):
        y = high * index / 8
        tone = mix(stain["bg1"], stain["bg0"], index / 5)
        body += _pane(f"M-9 {y - 4:g}H409V{high:g}H-9Z", _shifted(tone, chance, 0.1), stain, _THIN)
    for row in range(4):
        tone, y = mix(stain["bg0"], stain["ray"], 0.2 + 0.25 * row), high * (0.52 + 0.17 * row)
        for index in range(-1, 6):
            x = index * 84 + 42 * (row % 2) + chance.uniform(-10, 10)
            path = f"M{x - 48:.0f} {high + 9:g}Q{x - 62:.0f} {y:.0f} {x - 8:.0f} {y - 78:.0f}"
            path += f"Q{x + 2:.0f} {y - 30:.0f} {x + 26:.0f} {y - 44:.0f}Q{x + 62:.0f} {y + 30:.0f} "
            body += _pane(path + f"{x + 48:.0f} {high + 9:g}Z", _shifted(tone, chance), stain, 3)
    return body


def _bolts(stain: Stain, high: float, spot: Spot, chance: random.Random) -> str:
    """A sky cracked by jagged leads, as lightning would crack it, over rolling clouds."""
    body, x = "", -40.0
    while x < 440:
        wide = chance.uniform(34, 62)
        tone = _shifted(mix(stain["bg1"], stain["ray"], chance.random()), chance)
        left, right = (_jagged(x, high), _jagged(x + wide, high))
        body += _pane("M" + "L".join(left) + "L" + "L".join(reversed(right)) + "Z", tone, stain, 3)
        x += wide
    for row in range(3):
        y = high * (0.04 + 0.08 * row)
        path = f"M-40 -9V{y + 26:.0f}" + "q22 26 46 0" * 11 + "V-9Z"
        body += _pane(path, mix(stain["fg"], stain["ray"], 0.5 - 0.2 * row), stain, 3)
    return body


def _jagged(x: float, high: float) -> list[str]:
    """The points of a broken line from top to bottom."""
    return [f"{x + (24 if step % 2 else -10) + step * 9:.0f} {high * step / 5 - 6:.0f}" for step in range(6)]


def _vines(stain: Stain, high: float, spot: Spot, chance: random.Random) -> str:
    """Scrolls of vine with round fruit on a plain ground, as in a grisaille window."""
    body = _quarries(stain, high, spot, chance)
    for column in range(4):
        for row in range(int(high / 92) + 2):
            x, y, turn = 50 + column * 100, row * 92 + 46 * (column % 2), (row + column) % 2 * 180
            scroll = "M-40 40Q-44 -34 6 -32Q38 -26 30 4Q18 26 -2 12"
            frame = f'transform="translate({x:g},{y:g}) rotate({turn})" stroke-linecap="round"'
            body += vector.path(scroll, "none", stain["k"], 9, frame)
            body += vector.path(scroll, "none", mix(stain["l"], stain["bg0"], 0.35), 4, frame)
            body += _lead_ring((x, y + (6 if turn else -2)), 10, stain, mix(stain["c"], stain["bg0"], 0.2), 3)
    return body


GROUNDS: dict[str, Ground] = {
    "rays": _rays, "diaper": _diaper, "hills": _hills, "night": _night, "rose": _rose, "quarries": _quarries,
    "scales": _scales, "beams": _beams, "vault": _vault, "peaks": _peaks, "trees": _trees, "water": _water,
    "tongues": _tongues, "bolts": _bolts, "vines": _vines,
}  # fmt: skip
"""Name -> painter of a ground, called with the glasses, the height, the focus and a chance of its own."""


def names() -> Iterator[str]:
    """Every ground there is."""
    return iter(GROUNDS)
