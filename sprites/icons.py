"""Every icon of the game as vector data in a 24x24 box, rasterised at its exact size and colour.

An icon has two inks: the first is its body, the second the details cut into it (usually the colour behind).
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import cache

import pygame

from sprites import padicons, signs, vector

BOX = 24.0
MEASURED, FAINT = 96, 60
"""Pixels of the picture in which an icon's edges are looked for, and what is too faint to count."""


@dataclass(frozen=True)
class Stroke:
    """One part of an icon: path data, which ink (1 or 2), line width (0 = filled) and opacity."""

    data: str
    ink: int = 1
    width: float = 0.0
    opacity: float = 1.0
    even_odd: bool = False


def _circle(x: float, y: float, r: float) -> str:
    return f"M{x - r:g} {y:g}A{r:g} {r:g} 0 1 1 {x + r:g} {y:g}A{r:g} {r:g} 0 1 1 {x - r:g} {y:g}Z"


def _gear(teeth: int, outer: float, inner: float) -> str:
    points = []
    for tooth in range(teeth):
        for shift, radius in ((-0.28, inner), (-0.17, outer), (0.17, outer), (0.28, inner)):
            angle = 2 * math.pi * (tooth + shift) / teeth
            points.append(f"{12 + radius * math.cos(angle):.2f} {12 + radius * math.sin(angle):.2f}")
    return "M" + "L".join(points) + "Z"


def _star(points: int, outer: float, inner: float) -> str:
    corners = []
    for corner in range(2 * points):
        radius, angle = (inner if corner % 2 else outer), math.pi * (corner / points - 0.5)
        corners.append(f"{12 + radius * math.cos(angle):.2f} {12.5 + radius * math.sin(angle):.2f}")
    return "M" + "L".join(corners) + "Z"


def _lines(data: str, width: float, ink: int = 1) -> Stroke:
    return Stroke(data, ink, width)


ICONS: dict[str, tuple[Stroke, ...]] = {
    # the four suits
    "cross": (Stroke("M9.5 1H14.5V6.8H20.2V11.8H14.5V23H9.5V11.8H3.8V6.8H9.5Z"),),
    "coffin": (
        Stroke("M8.5 .8H15.5L20.2 8L17 23.2H7L3.8 8Z"),
        Stroke("M11 5.4H13V8.9H16V11H13V18.2H11V11H8V8.9H11Z", 2),
    ),
    "blood": (
        Stroke("M12 .8Q20.2 11 20.2 15.3A8.2 8.2 0 0 1 3.8 15.3Q3.8 11 12 .8Z"),
        _lines("M7.9 15.4A4.1 4.1 0 0 0 11.4 19.4", 1.9, 2),
    ),
    "stake": (
        Stroke("M14.4 1.5L22.5 9.6L19.6 12.4L5 20.6L.9 23.1L3.4 19L11.6 4.4Z"),
        _lines("M16.4 5.4L18.6 7.6M13 8.4L15.6 11M10.4 12.9L12.1 14.6", 1.7, 2),
    ),
    # creatures and people
    "vamp": (
        Stroke("M1.5 23L3.2 6.5L8 12Q6.7 2 12 2Q17.3 2 16 12L20.8 6.5L22.5 23Z"),
        Stroke(_circle(10, 7.4, 1.15) + _circle(14, 7.4, 1.15), 2),
        Stroke("M9.4 11L10.6 15.2L11.8 11ZM12.2 11L13.4 15.2L14.6 11Z", 2),
    ),
    "person": (Stroke(_circle(12, 7, 5.4)), Stroke("M1.6 23Q2 13.6 12 13.6Q22 13.6 22.4 23Z")),
    "hunter": (
        Stroke("M7 1.8Q12 4 17 1.8L18 7.6Q22 7.4 23 6.6Q22 11 12 11Q2 11 1 6.6Q2 7.4 6 7.6Z"),
        Stroke("M7.4 12.1Q12 12.9 16.6 12.1Q16.8 16.6 12 18.4Q7.2 16.6 7.4 12.1Z"),
        Stroke("M2 23Q2.4 17 7.6 16.6L12 20.4L16.4 16.6Q21.6 17 22 23Z"),
    ),
    "bat": (
        Stroke(
            "M12 8L13.3 5.2L14.3 8.3Q18 4.4 23.6 5.8Q21 8.4 21.4 12.2Q18.6 10.6 17.1 13.2Q15 11.6 13.6 13.2"
            "L12 17.4L10.4 13.2Q9 11.6 6.9 13.2Q5.4 10.6 2.6 12.2Q3 8.4 .4 5.8Q6 4.4 9.7 8.3L10.7 5.2Z"
        ),
    ),
    "skull": (
        Stroke("M12 1.4Q21.6 1.4 21.6 11Q21.6 15 18 17V22.4H6V17Q2.4 15 2.4 11Q2.4 1.4 12 1.4Z"),
        Stroke(_circle(8, 11, 2.7) + _circle(16, 11, 2.7) + "M12 13L10.4 16.6H13.6Z", 2),
        _lines("M10 19V22.4M14 19V22.4", 1.1, 2),
    ),
    "automaton": (
        Stroke("M5 8H19V20H5Z"),
        Stroke("M11 3.5H13V8H11Z" + _circle(12, 3, 2) + "M2 12H4.2V17H2ZM19.8 12H22V17H19.8Z"),
        Stroke(_circle(9, 12.4, 1.8) + _circle(15, 12.4, 1.8) + "M8.4 16.4H15.6V18H8.4Z", 2),
    ),
    # the senses and what is known
    "eye": (
        Stroke("M.8 12Q12 1.4 23.2 12Q12 22.6 .8 12Z"),
        Stroke(_circle(12, 12, 4.7), 2),
        Stroke(_circle(12, 12, 2.3)),
    ),
    "halfeye": (Stroke("M1 11Q12 19 23 11Q21.5 19.6 12 20.6Q2.5 19.6 1 11Z"), _lines("M3 8Q12 13.6 21 8", 2)),
    "hint": (
        Stroke("M12 1A7.6 7.6 0 0 1 16.2 15Q15.4 16 15.4 18H8.6Q8.6 16 7.8 15A7.6 7.6 0 0 1 12 1Z"),
        Stroke("M8.8 19.2H15.2V21H8.8ZM10 22H14V23.4H10Z"),
        _lines("M8.4 8.6A3.7 3.7 0 0 1 12 5", 1.6, 2),
    ),
    "search": (
        Stroke("M10 1.4A8.6 8.6 0 1 1 9.9 1.4ZM10 5A5 5 0 1 0 10.1 5Z", even_odd=True),
        Stroke("M14.8 17L17 14.8L23 20.9L20.9 23Z"),
    ),
    # time, round, table
    "hour": (
        Stroke(
            "M4 1.4H20V4.5H18.5Q18.5 9 13.8 12Q18.5 15 18.5 19.5"
            "H20V22.6H4V19.5H5.5Q5.5 15 10.2 12Q5.5 9 5.5 4.5H4Z"
        ),
        Stroke("M8 19.4Q9 16 12 14.6Q15 16 16 19.4Z", 2, opacity=0.55),
    ),
    "moon": (Stroke("M15 1.8A10.6 10.6 0 1 0 22.6 15A8.6 8.6 0 0 1 15 1.8Z"),),
    "vane": (
        Stroke("M1 7.4L4.6 5L3.2 7.9H15V4.6L23 9L15 13.4V10.1H3.2L4.6 13Z"),
        Stroke("M10.8 13H13.2V20H10.8ZM7 20H17V22.4H7Z"),
    ),
    "deck": (
        Stroke("M5.4 2H15.6Q17 2 17 3.4V18.6Q17 20 15.6 20H5.4Q4 20 4 18.6V3.4Q4 2 5.4 2Z", opacity=0.55),
        Stroke("M8.4 4.5H18.6Q20 4.5 20 5.9V21.1Q20 22.5 18.6 22.5H8.4Q7 22.5 7 21.1V5.9Q7 4.5 8.4 4.5Z"),
    ),
    "card": (
        Stroke("M6 1.6H18Q19.6 1.6 19.6 3.2V20.8Q19.6 22.4 18 22.4H6Q4.4 22.4 4.4 20.8V3.2Q4.4 1.6 6 1.6Z"),
        Stroke("M12 6.6L16 12L12 17.4L8 12Z", 2),
    ),
    "discard": (
        Stroke("M3 12.4L14.4 8.6L20.6 19.8L8.4 23.4Z", opacity=0.55),
        Stroke("M5 3.6L16 1L19.4 15.6L8.2 18.2Z"),
    ),
    "swap": (
        Stroke("M1.8 9L8.6 2.4V6.4H20V11.6H8.6V9Z"),
        Stroke("M22.2 15L15.4 21.6V17.6H4V12.4H15.4V15Z"),
    ),
    "crown": (Stroke("M2.4 20.6L1 6L7 12L12 3L17 12L23 6L21.6 20.6Z"),),
    "fang": (Stroke("M4 2H20Q20 7 17 8L15.4 21Q12.6 12 12 8.4Q11.4 12 8.6 21L7 8Q4 7 4 2Z"),),
    "townsfolk": (
        Stroke(_circle(8, 8.6, 4.2) + "M.8 22.4Q1 14 8 14Q15 14 15.2 22.4Z"),
        Stroke(_circle(17, 6.4, 3.4) + "M14 12.2Q23 9.6 23.2 19.4H16.6Q16.2 14.6 14 12.2Z", opacity=0.7),
    ),
    "flag": (Stroke("M4 1.4H6.6V23H4Z"), Stroke("M7.6 2.4H22L18 7.5L22 12.6H7.6Z")),
    "bell": (
        Stroke("M12 1.2A2 2 0 0 1 14 3Q19 4.6 19 11V16L22 19.4H2L5 16V11Q5 4.6 10 3A2 2 0 0 1 12 1.2Z"),
        Stroke("M9 20.4H15A3 3 0 0 1 9 20.4Z"),
    ),
    "candle": (
        Stroke("M8 10.4H16V23H8Z"),
        Stroke("M12 .8Q16.8 5.8 12 9.8Q7.2 5.8 12 .8Z"),
        _lines("M10.2 13V18", 1.4, 2),
    ),
    "cup": (
        Stroke("M5 1.6H19Q19 12.6 14 14.2V18.4H18V21.8H6V18.4H10V14.2Q5 12.6 5 1.6Z"),
        _lines("M5 4H2.2Q2 9.6 6.4 10.6M19 4H21.8Q22 9.6 17.6 10.6", 1.8),
    ),
    # interface
    "menu": (Stroke("M2 4H22V7.4H2ZM2 10.3H22V13.7H2ZM2 16.6H22V20H2Z"),),
    "book": (Stroke("M1.4 4Q7 2 11.2 5V22.2Q7 19 1.4 21ZM22.6 4Q17 2 12.8 5V22.2Q17 19 22.6 21Z"),),
    "log": (
        Stroke("M4 1H16L21 6V23H4Z"),
        _lines("M7 10H18M7 14H18M7 18H14", 1.7, 2),
    ),
    "gear": (Stroke(_gear(9, 11.2, 8.3)), Stroke(_circle(12, 12, 3.7), 2)),
    "check": (Stroke("M1.8 13L5.4 9.4L9.5 13.5L19 3.4L22.6 7L9.5 20.7Z"),),
    "close": (Stroke("M3 6L6 3L12 9L18 3L21 6L15 12L21 18L18 21L12 15L6 21L3 18L9 12Z"),),
    "plus": (Stroke("M9.5 2H14.5V9.5H22V14.5H14.5V22H9.5V14.5H2V9.5H9.5Z"),),
    "minus": (Stroke("M2 9.5H22V14.5H2Z"),),
    "arrow": (Stroke("M2 9H13V3L23 12L13 21V15H2Z"),),
    "arrow_left": (Stroke("M22 9H11V3L1 12L11 21V15H22Z"),),
    "arrow_up": (Stroke("M9 22V11H3L12 1L21 11H15V22Z"),),
    "arrow_down": (Stroke("M9 2V13H3L12 23L21 13H15V2Z"),),
    "chevron_left": (Stroke("M16 2L19 5L12 12L19 19L16 22L6 12Z"),),
    "chevron_right": (Stroke("M8 2L5 5L12 12L5 19L8 22L18 12Z"),),
    "chevron_up": (Stroke("M2 16L5 19L12 12L19 19L22 16L12 6Z"),),
    "chevron_down": (Stroke("M2 8L5 5L12 12L19 5L22 8L12 18Z"),),
    "undo": (Stroke("M9 2.6L1.4 9.8L9 17V12.4Q18 11.4 19.6 21Q25 7.8 9 7.4Z"),),
    "redo": (Stroke("M15 2.6L22.6 9.8L15 17V12.4Q6 11.4 4.4 21Q-1 7.8 15 7.4Z"),),
    "lock": (
        Stroke("M5 10V8A7 7 0 0 1 19 8V10H20.6V23H3.4V10ZM8.2 10H15.8V8A3.8 3.8 0 0 0 8.2 8Z", even_odd=True),
        Stroke(_circle(12, 15.4, 1.9) + "M11 16H13V19.6H11Z", 2),
    ),
    "unlock": (
        Stroke("M8.2 10H20.6V23H3.4V10H5V7A7 7 0 0 1 18.6 5L15.6 6.3A3.8 3.8 0 0 0 8.2 7Z"),
        Stroke(_circle(12, 15.4, 1.9) + "M11 16H13V19.6H11Z", 2),
    ),
    "sound": (
        Stroke("M2 8.5H7L13 3V21L7 15.5H2Z"),
        _lines("M16 8Q19 12 16 16M18.6 5Q24 12 18.6 19", 2),
    ),
    "mute": (Stroke("M2 8.5H7L13 3V21L7 15.5H2Z"), _lines("M16 9L22 15M22 9L16 15", 2.2)),
    "music": (
        Stroke("M8 4L21 1.4V16H18.6V6.4L10.4 8V19H8Z"),
        Stroke(_circle(6.6, 19, 3.8) + _circle(17.4, 16.4, 3.6)),
    ),
    "world": (
        Stroke(_circle(12, 12, 10.8)),
        _lines(
            "M1.4 12H22.6M3.6 6.6H20.4M3.6 17.4H20.4M12 1.2V22.8M12 1.4Q4.6 12 12 22.6Q19.4 12 12 1.4", 1.4, 2
        ),
    ),
    "screen": (
        Stroke("M1.6 3H22.4V17.6H1.6Z"),
        Stroke("M9.6 18H14.4V20H17V22H7V20H9.6Z"),
        Stroke("M4 5.4H20V15.2H4Z", 2),
    ),
    "keyboard": (
        Stroke("M1 5H23V19H1Z"),
        _lines("M4 9H6M8 9H10M12 9H14M16 9H20M4 12.4H7M9 12.4H11M13 12.4H15M17 12.4H20M7 16H17", 1.8, 2),
    ),
    "mouse": (
        Stroke("M12 1.4Q19 1.4 19 9V15.6Q19 22.6 12 22.6Q5 22.6 5 15.6V9Q5 1.4 12 1.4Z"),
        _lines("M5 10H19M12 1.4V10", 1.5, 2),
    ),
    "hand": (
        Stroke(
            "M5 12V7.5A1.6 1.6 0 0 1 8.2 7.5V4A1.6 1.6 0 0 1 11.4"
            " 4V3A1.6 1.6 0 0 1 14.6 3V5A1.6 1.6 0 0 1 17.8 5"
            "V16Q17.8 23 11.4 23Q7 23 5.4 18L2.5 13.5Q3.5 11.5 5 12Z"
        ),
    ),
    "play": (Stroke("M5 2L21.6 12L5 22Z"),),
    "pause": (Stroke("M4.6 2.4H10V21.6H4.6ZM14 2.4H19.4V21.6H14Z"),),
    "skip": (Stroke("M2.4 3L11.4 12L2.4 21ZM11.4 3L20.4 12L11.4 21ZM20 3H22.6V21H20Z"),),
    "to_start": (Stroke("M21.6 3L12.6 12L21.6 21ZM12.6 3L3.6 12L12.6 21ZM4 3H1.4V21H4Z"),),
    "turn_back": (Stroke("M22 3L12 12L22 21ZM12 3L2 12L12 21Z"),),
    "turn_on": (Stroke("M2 3L12 12L2 21ZM12 3L22 12L12 21Z"),),
    "step_back": (Stroke("M20.6 3H17V21H20.6ZM15.4 2.6L3 12L15.4 21.4Z"),),
    "step_on": (Stroke("M3.4 3H7V21H3.4ZM8.6 2.6L21 12L8.6 21.4Z"),),
    "save": (
        Stroke("M2 2H18L22 6V22H2Z"),
        Stroke("M6 3.6H16V9H6ZM5.4 13H18.6V20.4H5.4Z", 2),
        Stroke("M12.6 4.4H14.8V8.2H12.6Z"),
    ),
    "door": (
        Stroke("M3 23V4Q3 1.4 5.6 1.4H14V23Z"),
        Stroke(_circle(10.6, 12.6, 1.4), 2),
        Stroke("M15.6 10.6H18.6V7L23.4 12L18.6 17V13.4H15.6Z"),
    ),
    "info": (
        Stroke(_circle(12, 12, 11)),
        Stroke(_circle(12, 6.8, 1.8) + "M10.3 10.4H13.7V18.6H10.3Z", 2),
    ),
    "question": (
        Stroke(_circle(12, 12, 11)),
        _lines("M8.2 9.4A3.9 3.9 0 1 1 13.6 12.8Q12 13.6 12 15.2", 2.4, 2),
        Stroke(_circle(12, 18.3, 1.5), 2),
    ),
    "warning": (
        Stroke("M12 1.6L23.4 22H.6Z"),
        Stroke("M10.7 8.6H13.3L12.8 15.4H11.2Z" + _circle(12, 18.2, 1.5), 2),
    ),
    "star": (Stroke(_star(5, 11.6, 5)),),
    "burst": (Stroke(_star(8, 12, 8)),),
    "sunburst": (
        Stroke(_star(12, 11.8, 7.2)),
        Stroke(_circle(12, 12.5, 4.9), 2),
        Stroke(_circle(12, 12.5, 3.1)),
    ),
    "crescent": (
        Stroke(
            "M1 7.6Q1.6 22.6 12 22.6Q22.4 22.6 23 7.6Q18.4 14.4 12 14.4Q5.6 14.4 1 7.6Z"
            "M12 1L16 6.8L12 12.4L8 6.8Z"
        ),
    ),
    "seal": (Stroke(_star(12, 11.6, 9.6)), Stroke(_circle(12, 12.4, 6.4), 2), Stroke(_circle(12, 12.4, 4.6))),
    "diamond": (Stroke("M12 1L20 12L12 23L4 12Z"),),
    "dot": (Stroke(_circle(12, 12, 8)),),
    "restart": (Stroke("M12 3A9 9 0 1 1 3.4 9.4L6.6 10.4A5.7 5.7 0 1 0 12 6.4V10L5.6 5L12 0Z"),),
    "less": (Stroke("M20 2.6V7.2L9.4 12L20 16.8V21.4L3.4 13.8V10.2Z"),),
    "greater": (Stroke("M4 2.6V7.2L14.6 12L4 16.8V21.4L20.6 13.8V10.2Z"),),
    "equal": (Stroke("M3 6H21V10.4H3ZM3 13.6H21V18H3Z"),),
    **{name: tuple(Stroke(*part) for part in parts) for name, parts in padicons.SIGNS.items()},
    **{name: tuple(Stroke(*part) for part in parts) for name, parts in signs.SIGNS.items()},
}
"""Icon name -> its strokes, back to front."""


def names() -> tuple[str, ...]:
    """Every icon name, sorted."""
    return tuple(sorted(ICONS))


def icon(name: str, size: float, colour: str, colour2: str = "#171215", scale: float = 1.0) -> pygame.Surface:
    """The icon `name` in a square of `size` logical pixels, at the render scale.

    `colour` is the body, `colour2` the cut-in details (use the colour of what lies behind), both `#RRGGBB`.
    The surface is shared: copy it before drawing on it. Raises KeyError for an unknown name.
    """
    return _rasterised(name, vector.pixels(size, scale), colour, colour2)


@cache
def right_edge(name: str) -> float:
    """Where what is seen of an icon ends, as a share of its side."""
    return _rasterised(name, MEASURED, "#FFFFFF", "#FFFFFF").get_bounding_rect(FAINT).right / MEASURED


@cache
def _rasterised(name: str, side: int, colour: str, colour2: str) -> pygame.Surface:
    body = "".join(_element(stroke, colour if stroke.ink == 1 else colour2) for stroke in ICONS[name])
    return vector.drawing(body, (side, side), (BOX, BOX))


def _element(stroke: Stroke, colour: str) -> str:
    opacity = f'opacity="{stroke.opacity:g}"' if stroke.opacity < 1 else ""
    if stroke.width:
        caps = f'stroke-linecap="round" stroke-linejoin="round" {opacity}'
        return vector.path(stroke.data, stroke=colour, width=stroke.width, more=caps)
    rule = 'fill-rule="evenodd" ' if stroke.even_odd else ""
    return vector.path(stroke.data, fill=colour, more=rule + opacity)
