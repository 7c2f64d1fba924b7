"""The ground of the cards of glass: gold rim, house colour, window with its tracery, plate with the name."""

from __future__ import annotations

import pygame

from sprites import palette, pictures, vector
from sprites.cardstock import at
from sprites.glass.model import EDGE, GOLD, HOUSE_COLOUR, PLATE_INK, SHAPE, STAND_IN
from sprites.kept import kept
from sprites.palette import darker, mix
from sprites.typefaces import fitting_size, typeface
from sprites.vector import box, path, pixels, vertical
from sprites.windows import BOX, OUTLINES

TOKEN_FACE = "alegreya_sans_bold"
CARD_FACES = ("cinzel", TOKEN_FACE)
TOKEN_FACES = (TOKEN_FACE, "barlow_bold")
"""Faces for the name of a card and of a token, each narrower than the one before."""
SMALLEST_NAME = 12.0
_GOLD = ((0, "#FBE9B4", 1), (0.5, "#CF9F42", 1), (1, "#8A5F1E", 1))
_PAPER = ((0, "#FDF3D8", 1), (1, "#DCC391", 1))
Place = tuple[float, float, float, float]


@kept
def ground(w: float, h: float, radius: float, house: str, scale: float = 1.0) -> pygame.Surface:
    """The bare card: dark edge, golden rim, the colour of its house with a faint diaper."""
    deep, pale = HOUSE_COLOUR[house]
    k = w / 132
    stops = ((0, mix(deep, pale, 0.42), 1), (0.5, mix(deep, pale, 0.12), 1), (1, darker(deep, 0.35), 1))
    defs = f"<defs>{vertical('b', stops)}{vertical('g', _GOLD)}</defs>"
    edge, rim = max(1.2, 1.5 * k), max(2.8, 3.5 * k)
    body = box(0, 0, w, h, radius, EDGE)
    body += box(edge, edge, w - 2 * edge, h - 2 * edge, radius - 1, "url(#g)")
    body += box(rim, rim, w - 2 * rim, h - 2 * rim, radius - 2.5, "url(#b)")
    side = 11 * max(k, 0.7)
    lines = "".join(
        f"M{x:.1f} {rim:.1f}L{x + h:.1f} {h + rim:.1f}M{x + h:.1f} {rim:.1f}L{x:.1f} {h + rim:.1f}"
        for x in (side * step - h for step in range(round((w + h) / side) + 1))
    )
    faint = f'opacity="0.22" stroke="{pale}"'
    inner = pygame.Rect(*at(rim, rim, scale), *at(w - 2 * rim, h - 2 * rim, scale))
    out = vector.drawing(defs + body, (pixels(w, scale), pixels(h, scale)), (w, h))
    diaper = vector.drawing(path(lines, stroke=pale, width=0.8, more=faint), out.get_size(), (w, h))
    out.blit(diaper, inner.topleft, inner)
    return out


def picture_of(code: str, kind: str) -> str:
    """The name of the window of a card of type `kind`; of one that nobody has drawn, the usual one."""
    name = f"glass/{code}"
    return name if name in pictures.prints() else f"glass/{STAND_IN[kind]}"


@kept
def window(code: str, kind: str, w: float, h: float, scale: float = 1.0) -> pygame.Surface:
    """The window of a card of type `kind` alone, cut to its outline, in a double golden rim."""
    size = (pixels(w, scale), pixels(h, scale))
    out = vector.plain_alpha(pictures.passing(picture_of(code, kind), w, h, scale))
    outline = OUTLINES[SHAPE[kind]]
    out.blit(
        vector.drawing(path(outline, "#FFFFFF"), size, BOX), (0, 0), special_flags=pygame.BLEND_RGBA_MULT
    )
    share = max(1.0, 82 / w)
    rim = f"<defs>{vertical('g', _GOLD)}</defs>"
    rim += path(outline, stroke=EDGE, width=6.4 * share, more='stroke-linejoin="round"')
    rim += path(outline, stroke="url(#g)", width=3.4 * share, more='stroke-linejoin="round"')
    rim += path(outline, stroke=EDGE, width=0.7, more='stroke-linejoin="round" opacity="0.55"')
    framed = pygame.Surface(size, pygame.SRCALPHA)
    framed.blit(out, (0, 0))
    framed.blit(vector.drawing(rim, size, BOX), (0, 0))
    return framed


def put_window(out: pygame.Surface, code: str, kind: str, place: Place, scale: float) -> None:
    """The window of a card in `place`."""
    x, y, w, h = place
    out.blit(window(code, kind, w, h, scale), at(x, y, scale))


@kept
def plate(w: float, h: float, scale: float = 1.0) -> pygame.Surface:
    """The parchment of a name, its ends pointed."""
    tip = min(4.0, h * 0.2)
    defs = f"<defs>{vertical('p', _PAPER)}</defs>"

    def hexagon(inset: float) -> str:
        high, left, right = h - inset, inset, w - inset
        return (
            f"M{left + tip:g} {inset:g}H{right - tip:g}L{right:g} {h / 2:g}L{right - tip:g} {high:g}"
            f"H{left + tip:g}L{left:g} {h / 2:g}Z"
        )

    body = path(hexagon(0), EDGE) + path(hexagon(1.3), GOLD) + path(hexagon(2.4), "url(#p)")
    return vector.drawing(defs + body, (pixels(w, scale), pixels(h, scale)), (w, h))


def fitting_name(
    name: str, short: str, room: float, largest: float, faces: tuple[str, ...] = CARD_FACES
) -> tuple[str, float, str]:
    """The name, its size and its face: the whole one if it fits at 12 px, else the short one, else a
    narrower face.
    """
    for face in faces:
        for words in (name, short):
            if words and typeface(face, SMALLEST_NAME).size(words)[0] <= room:
                return (
                    words,
                    fitting_size(face, words, room, max(largest, SMALLEST_NAME), SMALLEST_NAME),
                    face,
                )
    return short or name, SMALLEST_NAME, faces[-1]


def put_name(
    out: pygame.Surface,
    names: tuple[str, str],
    centre: tuple[float, float],
    room: float,
    largest: float,
    scale: float,
    faces: tuple[str, ...] = CARD_FACES,
) -> None:
    """A name (whole, short) in dark ink on its plate, set by its capitals."""
    words, size, face = fitting_name(*names, room, largest, faces)
    font = typeface(face, size, scale)
    letters = font.render(words, True, palette.rgb(PLATE_INK))
    low = font.get_ascent()
    high = low - font.render("H", True, (0, 0, 0)).get_bounding_rect().h
    left = round(centre[0] * scale - letters.get_width() / 2)
    out.blit(letters, (left, round(centre[1] * scale - (low + high) / 2)))
