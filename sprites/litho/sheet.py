"""The paper of the lithographed cards: frames, art with its line, bands and the words on them."""

from __future__ import annotations

import pygame

from sprites import palette, pictures, vector
from sprites.cardstock import at, card_size, cut, mask
from sprites.kept import kept
from sprites.litho.model import BAND_INK, CREAM, EDGE, NATION_COLOUR
from sprites.palette import darker
from sprites.typefaces import fitting_size, typeface
from sprites.vector import box, pixels, vertical

__all__ = [
    "NAME_FACE", "SMALLEST_NAME", "at", "card_size", "cut", "fitting_name", "mask", "paper", "put_art",
    "put_band", "put_name", "put_print",
]  # fmt: skip

SMALLEST_NAME = 12.0
NAME_FACE = "league"


@kept
def paper(w: float, h: float, radius: float, colour: str = CREAM, scale: float = 1.0) -> pygame.Surface:
    """The bare card: `colour` with its dark edge."""
    defs = f"<defs>{vertical('p', ((0, colour, 1), (0.8, colour, 1), (1, darker(colour, 0.10), 1)))}</defs>"
    body = box(0, 0, w, h, radius, EDGE) + box(1.5, 1.5, w - 3, h - 3, radius - 1, "url(#p)")
    return vector.drawing(defs + body, (pixels(w, scale), pixels(h, scale)), (w, h))


def put_art(
    out: pygame.Surface, code: str, nation: str, place: tuple[float, float, float, float], scale: float
) -> None:
    """The picture of a card in `place`, with a dark line around it; the sign of its nation if none is
    painted.
    """
    name = f"litho/{code}"
    put_print(out, name if name in pictures.prints() else f"litho/sign-{nation}", place, scale)


def put_print(
    out: pygame.Surface, picture: str, place: tuple[float, float, float, float], scale: float
) -> None:
    """A built picture in `place`, with a dark line around it."""
    x, y, w, h = place
    art = pictures.passing(picture, w, h, scale)
    corner = at(x, y, scale)
    out.blit(art, corner)
    pygame.draw.rect(out, palette.rgb(EDGE), art.get_rect(topleft=corner), max(1, pixels(1.2, scale)))


def put_band(
    out: pygame.Surface, nation: str, place: tuple[float, float, float, float], scale: float
) -> None:
    """The band of a name in the colour of the nation, with a dark line above and below."""
    x, y, w, h = place
    left, top = at(x, y, scale)
    area = pygame.Rect(left, top, round((x + w) * scale) - left, round((y + h) * scale) - top)
    out.fill(palette.rgb(NATION_COLOUR[nation]), area)
    line = max(1, pixels(1.5, scale))
    out.fill(palette.rgb(EDGE), (area.x, area.y, area.w, line))
    out.fill(palette.rgb(EDGE), (area.x, area.bottom - line, area.w, line))


def fitting_name(name: str, short: str, room: float, largest: float) -> tuple[str, float]:
    """The name in capitals and its size: the whole one if it fits at 12 px, else the short one."""
    for words in (name.upper(), short.upper()):
        if words and typeface(NAME_FACE, SMALLEST_NAME).size(words)[0] <= room:
            return words, fitting_size(NAME_FACE, words, room, max(largest, SMALLEST_NAME), SMALLEST_NAME)
    return (short or name).upper(), SMALLEST_NAME


def put_name(
    out: pygame.Surface,
    names: tuple[str, str],
    centre: tuple[float, float],
    room: float,
    largest: float,
    scale: float,
) -> None:
    """A name (whole, short) in cream poster capitals with a thin shade, set by its capitals."""
    words, size = fitting_name(*names, room, largest)
    face = typeface(NAME_FACE, size, scale)
    letters, cast = face.render(words, True, palette.rgb(BAND_INK)), face.render(words, True, (0, 0, 0))
    cast.set_alpha(120)
    low = face.get_ascent()
    high = low - face.render("H", True, (0, 0, 0)).get_bounding_rect().h
    left = round(centre[0] * scale - letters.get_width() / 2)
    top = round(centre[1] * scale - (low + high) / 2)
    out.blit(cast, (left, top + max(1, round(scale))))
    out.blit(letters, (left, top))
