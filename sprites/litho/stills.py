"""Small posters set of the pieces of the game: cards, units, resources and signs before the rays of a sky.

They need no file: everything on them is drawn elsewhere already. No word stands on any.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

import pygame

from sprites import palette, pictures, vector
from sprites.faces import dimmed
from sprites.kept import kept
from sprites.litho import marks
from sprites.litho.cards import back, card_m
from sprites.litho.model import CREAM, EDGE, KEYWORD_ICON, NATION_COLOUR, CardFace
from sprites.litho.sheet import at, paper
from sprites.litho.things import emblem, resource, strip
from sprites.vector import disc, path, pixels, vertical

SKIES: Final = {
    "red": ("#E2762E", "#F2D9A0"), "blue": ("#6FB0C6", "#E9EFDF"), "white": ("#C9B78E", "#FBF3DC"),
    "green": ("#8FAE57", "#EEE6B6"), "gold": ("#B77E1E", "#FBEAB4"), "grey": ("#9BA1A3", "#E2E0D6"),
}  # fmt: skip
"""Nation -> its poster sky, top and horizon."""
USUAL: Final = 166.0
"""The width at which the pieces on a poster have the sizes that are written here."""
_RIM = 3.0
_RAY = 15
Place = tuple[float, float]


class _Poster:
    """A poster that is being set; places are shares of its width and height, sizes those at `USUAL`."""

    def __init__(self, w: float, h: float, scale: float) -> None:
        self.w, self.h, self.scale = w, h, scale
        self.k = w / USUAL
        self.sheet = paper(w, h, 4, CREAM, scale).copy()

    @property
    def inner(self) -> tuple[float, float]:
        """Width and height inside the paper's rim."""
        return self.w - 2 * _RIM, self.h - 2 * _RIM

    def sky(self, nation: str) -> None:
        """Print the sky of a nation with its rays."""
        w, h = self.inner
        top, low = SKIES[nation]
        body = f"<defs>{vertical('s', ((0, top, 1), (1, low, 1)))}</defs>" + vector.box(
            0, 0, w, h, 0, "url(#s)"
        )
        x, y, far = w / 2, h * 0.55, w + h
        for turn in range(0, 360, 2 * _RAY):
            first, second = math.radians(turn - _RAY / 2), math.radians(turn + _RAY / 2)
            ends = "".join(
                f"L{x + far * math.cos(angle):.1f} {y + far * math.sin(angle):.1f}"
                for angle in (first, second)
            )
            body += path(f"M{x:g} {y:g}{ends}Z", fill=low, more='opacity="0.55"')
        self.ground(vector.drawing(body, (pixels(w, self.scale), pixels(h, self.scale)), (w, h)))

    def ground(self, picture: pygame.Surface) -> None:
        """Lay `picture` under all pieces; none of them will reach beyond it."""
        place = picture.get_rect(topleft=at(_RIM, _RIM, self.scale))
        self.sheet.blit(picture, place)
        line = max(1, pixels(1.2, self.scale))
        pygame.draw.rect(self.sheet, palette.rgb(EDGE), place, line)
        self.sheet.set_clip(place.inflate(-2 * line, -2 * line))

    def put(self, piece: pygame.Surface, place: Place, turn: float = 0.0) -> None:
        """Lay a piece around `place` with a shade under it, turned by degrees."""
        if turn:
            piece = pygame.transform.rotozoom(piece, turn, 1)
        x, y = at(place[0] * self.w, place[1] * self.h, self.scale)
        shade, drop = piece.copy(), max(1, round(2 * self.k * self.scale))
        shade.fill((20, 14, 8, 110), special_flags=pygame.BLEND_RGBA_MULT)
        self.sheet.blit(shade, shade.get_rect(center=(x + drop, y + drop)))
        self.sheet.blit(piece, piece.get_rect(center=(x, y)))

    def size(self, length: float) -> float:
        """A length of the usual poster on this one."""
        return length * self.k


@kept
def front(
    first: str, second: str, units: tuple[tuple[str, str, Place], ...], w: float, h: float, scale: float
) -> pygame.Surface:
    """A piece of the map between two nations, and units on it: code, nation and place of each."""
    poster = _Poster(w, h, scale)
    land = pictures.passing("vitorian/field", *poster.inner, scale).copy()
    wide, high = land.get_size()
    for nation, top in ((second, 0), (first, high // 2)):
        wash = palette.rgb(palette.lighter(NATION_COLOUR[nation], 0.7))
        land.fill(wash, (0, top, wide, high - high // 2), special_flags=pygame.BLEND_RGB_MULT)
    poster.ground(land)
    for code, nation, place in units:
        poster.put(strip(code, poster.size(58), poster.size(40), scale, nation), place)
    return poster.sheet


@kept
def hand(nation: str, count: int, w: float, h: float, scale: float) -> pygame.Surface:
    """So many cards in a hand, face down."""
    poster = _Poster(w, h, scale)
    poster.sky(nation)
    card = back(nation, poster.size(58), scale)
    for number in range(count):
        step = number - (count - 1) / 2
        poster.put(card, (0.5 + 0.082 * step, 0.5 + 0.016 * step * step), -8 * step)
    return poster.sheet


@kept
def piles(ground: str, nations: tuple[str, ...], w: float, h: float, scale: float) -> pygame.Surface:
    """A pile of cards for each nation, two side by side."""
    poster = _Poster(w, h, scale)
    poster.sky(ground)
    for number, nation in enumerate(nations):
        x, y = 0.29 + 0.42 * (number % 2), 0.28 + 0.46 * (number // 2)
        for shift in (0.024, 0.012, 0.0):
            poster.put(back(nation, poster.size(54), scale), (x + shift, y - shift))
    return poster.sheet


@kept
def cards(faces: tuple[CardFace, ...], w: float, h: float, scale: float) -> pygame.Surface:
    """A few cards, face up and fanned."""
    poster = _Poster(w, h, scale)
    poster.sky(faces[0].nation)
    for number, face in enumerate(faces):
        step = number - (len(faces) - 1) / 2
        poster.put(
            card_m(face, poster.size(78), scale), (0.5 + 0.22 * step, 0.5 + 0.06 * abs(step)), -10 * step
        )
    return poster.sheet


@kept
def stores(nation: str, w: float, h: float, scale: float) -> pygame.Surface:
    """Resources of both kinds: ready ones standing, spent ones lying."""
    poster = _Poster(w, h, scale)
    poster.sky(nation)
    for column, kind in enumerate("PS"):
        x = 0.29 + 0.42 * column
        for row, ready in enumerate((True, True, False)):
            piece = resource(kind, ready, 1, poster.size(44), scale)
            poster.put(piece, (x, 0.21 + 0.30 * row), 0 if ready else 3)
    return poster.sheet


@kept
def leaders(codes: tuple[tuple[str, str], ...], w: float, h: float, scale: float) -> pygame.Surface:
    """Four portraits, each of a code and a nation."""
    poster = _Poster(w, h, scale)
    poster.sky("gold")
    for number, (code, nation) in enumerate(codes):
        place = 0.28 + 0.44 * (number % 2), 0.275 + 0.45 * (number // 2)
        poster.put(strip(code, poster.size(66), poster.size(82), scale, nation), place)
    return poster.sheet


@kept
def duel(upper: tuple[str, str], lower: tuple[str, str], w: float, h: float, scale: float) -> pygame.Surface:
    """Two units that face each other, what one strikes with and what the other bears."""
    poster = _Poster(w, h, scale)
    poster.sky(lower[1])
    for (code, nation), y in ((upper, 0.25), (lower, 0.75)):
        poster.put(strip(code, poster.size(118), poster.size(76), scale, nation), (0.5, y))
    for kind, place in (("defence", (0.80, 0.39)), ("attack", (0.20, 0.61))):
        poster.put(marks.badge(kind, "", poster.size(19), scale), place)
    poster.put(_arrow(poster.size(34), scale), (0.5, 0.5))
    return poster.sheet


@kept
def fallen(code: str, nation: str, w: float, h: float, scale: float) -> pygame.Surface:
    """A unit that has been destroyed."""
    poster = _Poster(w, h, scale)
    poster.sky("grey")
    unit = dimmed(strip(code, poster.size(108), poster.size(128), scale, nation), 0.5, 0.86)
    w2, h2 = unit.get_size()
    teeth = [(w2 * (0.5 + 0.07 * (1 if n % 2 else -1)), h2 * n / 7) for n in range(8)]
    for side, turn, x in ((0, 7, 0.42), (w2, -7, 0.58)):
        half, mask = unit.copy(), pygame.Surface((w2, h2), pygame.SRCALPHA)
        pygame.draw.polygon(mask, (255, 255, 255, 255), [(side, 0), *teeth, (side, h2)])
        half.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        poster.put(half, (x, 0.5), turn)
    return poster.sheet


@kept
def keywords(nation: str, w: float, h: float, scale: float) -> pygame.Surface:
    """The signs of all keywords."""
    poster = _Poster(w, h, scale)
    poster.sky(nation)
    signs = [marks.sign(name, poster.size(33), scale) for name in KEYWORD_ICON]
    _rows(poster, signs, (3, 4, 3, 3))
    return poster.sheet


@kept
def nations(ground: str, w: float, h: float, scale: float) -> pygame.Surface:
    """The emblems of all nations, each on a disc of its colour."""
    poster = _Poster(w, h, scale)
    poster.sky(ground)
    discs = []
    for nation, colour in NATION_COLOUR.items():
        side = pixels(poster.size(56), scale)
        body = disc(12, 12, 11.8, EDGE) + disc(12, 12, 10.9, CREAM) + disc(12, 12, 10.1, colour)
        piece = vector.drawing(body, (side, side), (24, 24))
        sign = emblem(nation, poster.size(32), scale, CREAM)
        piece.blit(sign, sign.get_rect(center=piece.get_rect().center))
        discs.append(piece)
    _rows(poster, discs, (2, 2, 2))
    return poster.sheet


def _rows(poster: _Poster, pieces: Sequence[pygame.Surface], rows: tuple[int, ...]) -> None:
    left = iter(pieces)
    for row, count in enumerate(rows):
        pitch = 0.42 if count == 2 else 0.23 if count == 4 else 0.27
        for column in range(count):
            place = 0.5 + pitch * (column - (count - 1) / 2), (row + 0.5) * 0.92 / len(rows) + 0.04
            poster.put(next(left), place)


@kept
def _arrow(size: float, scale: float) -> pygame.Surface:
    """An arrow that points upwards, in the gold of those on the board."""
    shape = "M12 1L21 11H15.5V23H8.5V11H3Z"
    body = path(shape, fill="#FFC64A") + path(shape, stroke=EDGE, width=1.4)
    side = pixels(size, scale)
    return vector.drawing(body, (side, side), (24, 24))
