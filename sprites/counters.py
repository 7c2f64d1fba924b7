"""Counters, badges and particles: everything small and round, drawn at its exact size.

Sizes are logical pixels, `scale` the render scale; every surface is shared, so copy it before drawing on it.
"""

from __future__ import annotations

import pygame

from sprites import icons, palette, vector
from sprites.kept import kept
from sprites.palette import SUITS, darker, lighter
from sprites.typefaces import typeface
from sprites.vector import disc, path, pixels, radial, vertical

_FIGURE_INK = "#2A1F18"


@kept
def token(suit: str, radius: float = 20, scale: float = 1.0) -> pygame.Surface:
    """A suit counter in a square of 2 x radius."""
    look = SUITS[suit]
    stops = ((0, lighter(look.colour, 0.28), 1), (0.7, look.colour, 1), (1, look.deep, 1))
    body = (
        f"<defs>{radial('t', stops, (15, 13), 25)}</defs>"
        + disc(20, 20, 19.6, palette.CARD_EDGE)
        + disc(20, 20, 17.8, "url(#t)")
        + disc(20, 20, 14.8, more='stroke="#FFF7E0" stroke-width="1" opacity="0.6"')
        + path(
            "M7.6 13A14.8 14.8 0 0 1 20 5.2",
            stroke="#FFFFFF",
            width=1.4,
            more='opacity="0.5" stroke-linecap="round"',
        )
    )
    counter = _square(body, radius, scale)
    mark = icons.icon(look.icon, radius * 1.05, look.ink, look.colour, scale)
    counter.blit(mark, mark.get_rect(center=counter.get_rect().center))
    return counter


def _square(body: str, radius: float, scale: float) -> pygame.Surface:
    """A drawing in a 40 box, as a square of 2 x radius."""
    side = pixels(2 * radius, scale)
    return vector.drawing(body, (side, side), (40, 40))


_CAP_MAN = (
    "M7.4 1.4H16.6V6.2H19.2V8H4.8V6.2H7.4Z",
    "M8 8.8H16Q16.2 14.2 12 14.4Q7.8 14.2 8 8.8Z",
    "M3.2 22.4Q3.6 15.8 8.6 15L12 17.6L15.4 15Q20.4 15.8 20.8 22.4Z",
)
_TOWNSFOLK: tuple[tuple[str, ...], ...] = (
    ("M12 3.2A4.8 4.8 0 1 1 11.9 3.2Z", "M3.2 22.4Q3.6 13.8 12 13.8Q20.4 13.8 20.8 22.4Z"),
    _CAP_MAN,
    (
        "M12 1.6Q18.4 2.4 18.2 9.8Q18.2 12.6 16.8 14.2Q20.6 16 21.2"
        " 22.4H2.8Q3.4 16 7.2 14.2Q5.8 12.6 5.8 9.8Q5.6 2.4 12 1.6Z"
        "M12 5.4A3.6 4.2 0 1 0 12.1 5.4Z",
    ),
    (
        "M5.6 6.6Q12 -1.4 18.4 6.6L20.2 8.4H3.8Z",
        "M8 9.2H16Q15.8 14.6 12 16.2Q8.2 14.6 8 9.2Z",
        "M3.2 22.4Q3.6 16 8.4 15.2L12 18.6L15.6 15.2Q20.4 16 20.8 22.4Z",
    ),
)
TOWNSFOLK_KINDS = len(_TOWNSFOLK)


@kept
def townsfolk(kind: int, vampire: bool, radius: float = 15, scale: float = 1.0) -> pygame.Surface:
    """One inhabitant in a square of 2 x radius: a person of one of four kinds on bone, or a red vampire."""
    if vampire:
        stops = ((0, "#C83A3A", 1), (0.7, "#A31F25", 1), (1, "#7A1218", 1))
        rim, ring, figure = "#120809", "#E77B6A", "vamp"
    else:
        stops = ((0, "#F6ECD4", 1), (0.7, "#E9DCC0", 1), (1, "#CDBB92", 1))
        rim, ring, figure = "#17110F", "#8C7449", ""
    body = (
        f"<defs>{radial('f', stops, (15, 13), 25)}</defs>"
        + disc(20, 20, 19.6, rim)
        + disc(20, 20, 17.6, "url(#f)")
        + disc(20, 20, 15.8, more=f'stroke="{ring}" stroke-width="1"')
    )
    if not figure:
        shapes = "".join(
            path(data, fill=_FIGURE_INK, more='fill-rule="evenodd"') for data in _TOWNSFOLK[kind % 4]
        )
        body += f'<g transform="translate(6.4,6) scale(1.13)">{shapes}</g>'
    counter = _square(body, radius, scale)
    if figure:
        mark = icons.icon(figure, radius * 1.4, "#1A0709", "#F4D9C9", scale)
        counter.blit(mark, mark.get_rect(center=(counter.get_width() // 2, counter.get_height() // 2)))
    return counter


@kept
def health_drop(full: bool, size: float = 18, scale: float = 1.0) -> pygame.Surface:
    """A drop of Dracula's health in a square of `size`: full, or empty with a dim outline."""
    shape = "M20 2Q34 19 34 26A14 14 0 0 1 6 26Q6 19 20 2Z"
    if full:
        stops = ((0, "#F0574F", 1), (0.6, "#C8262C", 1), (1, "#7E1218", 1))
        body = f"<defs>{radial('d', stops, (15, 22), 24)}</defs>"
        body += path(shape, fill="url(#d)", stroke="#16080A", width=2.4)
        body += path("M12.4 26A8 8 0 0 0 18.4 33.4", stroke="#FFC2B4", width=3, more='stroke-linecap="round"')
    else:
        body = path(shape, fill="#211619", stroke="#5C464A", width=2.4)
    return _square(body, size / 2, scale)


MOON_STATES = ("done", "current", "later")


@kept
def moon(number: int, state: str, radius: float = 17, scale: float = 1.0) -> pygame.Surface:
    """The moon of a round in a square of 2 x radius: golden now, a waning crescent once past, dark later.

    Raises KeyError for a state that is not in `MOON_STATES`.
    """
    face = {"done": "#7D6A45", "current": "#F0C867", "later": "#2A2124"}[state]
    body = disc(20, 20, 19.4, palette.INK)
    if state == "current":
        stops = ((0, "#FFF0BE", 1), (0.6, "#F0C867", 1), (1, "#B98A34", 1))
        body += f"<defs>{radial('m', stops, (15, 14), 26)}</defs>" + disc(20, 20, 17, "url(#m)")
        body += disc(13, 26, 2.6, "#B98A34", 'opacity="0.5"') + disc(27, 13, 1.8, "#B98A34", 'opacity="0.5"')
    else:
        body += disc(20, 20, 17, face)
        shift = 5.5 if state == "done" else 0
        body += disc(20 + shift, 20 - shift / 2.5, 17 - shift * 0.45, "#171215")
        if state == "later":
            body += disc(20, 20, 16.2, more='stroke="#4A3D38" stroke-width="1.6"')
    picture = _square(body, radius, scale)
    ink = "#1A1208" if state == "current" else "#A8987B"
    shift_x = radius * 0.12 if state == "done" else 0
    _centred_text(picture, str(number), "barlow_semi_bold", 14, ink, scale, (shift_x, 0))
    return picture


def _centred_text(
    target: pygame.Surface,
    text: str,
    face: str,
    size: float,
    colour: str,
    scale: float,
    shift: tuple[float, float] = (0, 0),
) -> None:
    """Write a short text with its ink (not its line) in the middle of `target`."""
    ink = typeface(face, size, scale).render(text, True, palette.rgb(colour))
    seen = ink.get_bounding_rect()
    x = (target.get_width() - seen.w) / 2 - seen.x + shift[0] * scale
    y = (target.get_height() - seen.h) / 2 - seen.y + shift[1] * scale
    target.blit(ink, (round(x), round(y)))


@kept
def number_badge(
    number: int, radius: float = 12, scale: float = 1.0, colour: str = "#D8C08A", ink: str = "#1A120C"
) -> pygame.Surface:
    """A small disc with a number, in a square of 2 x radius."""
    stops = ((0, lighter(colour, 0.35), 1), (1, darker(colour, 0.12), 1))
    body = (
        f"<defs>{radial('n', stops, (15, 12), 26)}</defs>"
        + disc(20, 20, 19.4, palette.INK)
        + disc(20, 20, 16.6, "url(#n)")
    )
    badge = _square(body, radius, scale)
    _centred_text(badge, str(number), "barlow_semi_bold", max(13, radius * 1.25), ink, scale)
    return badge


@kept
def eye_badge(mine: bool, half: bool = False, radius: float = 13, scale: float = 1.0) -> pygame.Surface:
    """The mark of a card that is known: red when the rival knows mine, bone when I know his, in 2 x radius.

    `half` is "known, not shown": a dotted rim and a half-open eye.
    """
    face, ink = ("#B3242A", "#FFFFFF") if mine else ("#E9DEC6", "#241A12")
    body = disc(20, 20, 19.4, palette.INK) + disc(20, 20, 16.8, face)
    if half:
        dots = f'stroke="{palette.INK}" stroke-width="2.4" stroke-dasharray="0.1 4.4" stroke-linecap="round"'
        body += disc(20, 20, 15, more=dots)
    badge = _square(body, radius, scale)
    mark = icons.icon("halfeye" if half else "eye", radius * (1.1 if half else 1.25), ink, face, scale)
    badge.blit(mark, mark.get_rect(center=badge.get_rect().center))
    return badge


@kept
def skull_badge(radius: float = 23, scale: float = 1.0) -> pygame.Surface:
    """The reticle over what would be destroyed, in a square of 2 x radius."""
    body = (
        disc(20, 20, 19.4, palette.INK)
        + disc(20, 20, 17.4, "#C0241F")
        + disc(20, 20, 15, more='stroke="#FFB7A3" stroke-width="1.4"')
    )
    body += path("M20 0.6V6M20 34V39.4M0.6 20H6M34 20H39.4", stroke="#FFE3D6", width=2.4)
    badge = _square(body, radius, scale)
    mark = icons.icon("skull", radius * 1.1, "#FFF3E6", "#7D1512", scale)
    badge.blit(mark, mark.get_rect(center=badge.get_rect().center))
    return badge


@kept
def weather_vane(width: float = 62, scale: float = 1.0, rightwards: bool = True) -> pygame.Surface:
    """The weather vane, width x width * 0.87, its raven and arrow pointing the way districts are resolved."""
    gold = f"<defs>{vertical('v', ((0, '#F2DFA8', 1), (0.55, '#D8C08A', 1), (1, '#A88746', 1)))}</defs>"
    shapes = (
        "M20 26.6H64V31.4H20Z",
        "M62 17L89 29L62 41Z",
        "M4 16L24 29L4 42L12 29Z",
        "M44.4 31H48.6V76H44.4Z",
        "M30 73H63V78H30Z",
        "M26 77H67V80H26Z",
        "M47 24.4Q36 22.6 33.6 11Q29 10 31.6 5.6Q38 1 42.4 7.4Q51 3.4 60 10Q53 12 55 18Q51 24.4 47 24.4Z",
    )
    body = "".join(
        path(data, fill="url(#v)", stroke="#1A1208", width=1.1, more='stroke-linejoin="round"')
        for data in shapes
    )
    body += disc(46.5, 46, 5, "url(#v)", 'stroke="#1A1208" stroke-width="1"') + disc(
        37.4, 8.2, 1.3, "#1A1208"
    )
    if not rightwards:
        body = f'<g transform="translate(92,0) scale(-1,1)">{body}</g>'
    return vector.drawing(gold + body, (pixels(width, scale), pixels(width * 0.87, scale)), (92, 80))


# --- particles -------------------------------------------------------------------------------------------

_BLOTS = (
    "M20 4Q30 4 33 12Q40 16 35 24Q37 34 27 34Q20 40 13 34Q3 34 6 25Q0 17 8 12Q10 4 20 4Z",
    "M18 6Q26 0 31 8Q39 9 36 18Q40 27 31 30Q27 38 19 34Q8 38"
    " 7 28Q1 22 7 15Q8 6 18 6ZM37 34A2.4 2.4 0 1 1 36.9 34Z",
    "M21 8Q32 8 33 19Q36 30 24 32Q16 37 10 29Q4 20 11 13Q14 8"
    " 21 8ZM5 6A2.8 2.8 0 1 1 4.9 6ZM35 5A1.8 1.8 0 1 1 34.9 5Z",
)


@kept
def ink_blot(variant: int, radius: float, scale: float = 1.0, colour: str = "#1B1512") -> pygame.Surface:
    """A splash of ink in a square of 2 x radius, in one of three shapes."""
    return _square(path(_BLOTS[variant % len(_BLOTS)], fill=colour), radius, scale)


@kept
def spark(radius: float, scale: float = 1.0, colour: str = palette.FOCUS) -> pygame.Surface:
    """A four-pointed glint with a soft heart, in a square of 2 x radius."""
    stops = ((0, "#FFFFFF", 1), (0.25, colour, 0.9), (1, colour, 0))
    body = f"<defs>{radial('s', stops, (20, 20), 18)}</defs>" + disc(20, 20, 18, "url(#s)")
    return _square(
        body + path("M20 1Q21 19 39 20Q21 21 20 39Q19 21 1 20Q19 19 20 1Z", fill="#FFFBE8"), radius, scale
    )


@kept
def dust(radius: float, scale: float = 1.0, colour: str = "#D9C9A4") -> pygame.Surface:
    """A soft mote of dust or ash, in a square of 2 x radius."""
    stops = ((0, colour, 0.75), (0.5, colour, 0.4), (1, colour, 0))
    return _square(
        f"<defs>{radial('u', stops, (20, 20), 19)}</defs>" + disc(20, 20, 19, "url(#u)"), radius, scale
    )
