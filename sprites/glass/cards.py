"""Whole cards of glass: M for hands and lists, L with a box of text to be read, and their backs."""

from __future__ import annotations

from functools import lru_cache

import pygame

from sprites import cardstock, icons, lettering, palette, pictures, theme, vector
from sprites import text as rich
from sprites.cardstock import at, card_size, cut
from sprites.glass import marks
from sprites.glass.model import EDGE, GOLD, HOUSE_COLOUR, LIVING, RULE_ICON, TEXT, CardFace
from sprites.glass.sheet import TOKEN_FACE, ground, plate, put_name, put_window
from sprites.kept import kept
from sprites.typefaces import fitting_size, typeface
from sprites.vector import box, pixels

FOOT_SIZE = 14.0
LARGE = (264.0, 370.0)
LARGE_KEPT = 6
"""So many large cards are kept, beside the shelf: 1.6 MB each at render scale 2."""
_FOOT_INK = "#F0DFB4"
_FOOT_SIGN = 20.0
_TEXT_MARGIN = 36.0
"""Of the rules text of a large card, both sides together."""
_TEXT_BOX = (76.0, 216.0)
"""Least and greatest height of what stands below the plate of a large card."""
_SKIN = theme.SKINS["epik"]

# --- M ---------------------------------------------------------------------------------------------------


@kept
def card_m(face: CardFace, w: float = 132, scale: float = 1.0) -> pygame.Surface:
    """A card as it lies in a hand, `card_size(w)` large."""
    _, h = card_size(w)
    k = w / 132
    out = ground(w, h, 8 * k, face.house, scale).copy()
    put_window(out, face.code, face.type, (8 * k, 6.5 * k, 116 * k, 127.6 * k), scale)
    top = 133 * k
    out.blit(plate(w - 8 * k, 22 * k, scale), at(4 * k, top, scale))
    put_name(out, (face.name, face.short), (w / 2, top + 11 * k), w - 24 * k, 13 * k, scale)
    _corners(out, face, w, k, scale)
    _numbers(out, face, (w, h), (15.5 * k, 17 * k), scale)
    middle = (top + 22 * k + h - 4 * k) / 2
    _foot(out, face, (w / 2, middle), w - (66 if _numbered(face) else 20) * k, k, scale)
    return cut(out, w, h, 8 * k, scale)


def _corners(out: pygame.Surface, face: CardFace, w: float, k: float, scale: float) -> None:
    """Level top left, cost top right, the element of a spell below its Level."""
    if face.level:
        disc = marks.badge("level", str(face.level), 13 * k, scale, colour=HOUSE_COLOUR[face.house][0])
        out.blit(disc, at(3 * k, 3 * k, scale))
    if face.cost is not None:
        stone = marks.badge("forge" if face.forge else "cost", str(face.cost), 15 * k, scale)
        out.blit(stone, at(w - 32 * k, 2.5 * k, scale))
    if face.element:
        out.blit(marks.element(face.element, 20 * k, scale), at(6 * k, 31 * k, scale))


def _numbered(face: CardFace) -> bool:
    return face.force is not None or face.vital is not None


def _numbers(
    out: pygame.Surface, face: CardFace, size: tuple[float, float], place: tuple[float, float], scale: float
) -> None:
    """Fuerza bottom left, Vital or Resistencia bottom right; `place`: their radius, how far in they stand."""
    (w, h), (radius, inset) = size, place
    kind = "vital" if face.type in LIVING else "resistance"
    for name, number, x in (("force", face.force, inset), (kind, face.vital, w - inset)):
        if number is not None:
            out.blit(marks.badge(name, str(number), radius, scale), at(x - radius, h - inset - radius, scale))


# --- the foot --------------------------------------------------------------------------------------------


def _width(line: str) -> float:
    return typeface(TOKEN_FACE, FOOT_SIZE).size(line)[0]


def foot_lines(words: tuple[str, ...], room: float) -> tuple[tuple[str, ...], int]:
    """The words of a foot in at most two lines, and how many of them are shown as signs."""
    return cardstock.foot_lines(words, room, _width)


def _foot(
    out: pygame.Surface, face: CardFace, centre: tuple[float, float], room: float, k: float, scale: float
) -> None:
    """The rules of a card in words, or all of them as signs when not all words have room."""
    size = FOOT_SIZE * min(max(k, 0.94), 1.15)
    lines, left = foot_lines(face.words, room * FOOT_SIZE / size)
    if left and face.rules:
        _signs(out, face.rules, centre, room, scale)
        return
    if left and face.words:
        lines = face.words[:1]
        size = fitting_size(TOKEN_FACE, lines[0], room, size, 12)
    font = typeface(TOKEN_FACE, size, scale)
    pitch = size * 0.94
    y = centre[1] - pitch * (len(lines) - 1) / 2
    for line in lines:
        letters = font.render(line, True, palette.rgb(_FOOT_INK))
        out.blit(letters, letters.get_rect(center=at(centre[0], y, scale)))
        y += pitch


def _signs(
    out: pygame.Surface,
    rules: tuple[str, ...],
    centre: tuple[float, float],
    room: float,
    scale: float,
    largest: float = _FOOT_SIGN,
) -> None:
    side = min(largest, room / len(rules) - 1)
    pitch = side + 1
    x = centre[0] - pitch * (len(rules) - 1) / 2
    for rule in rules:
        mark = marks.sign(rule, side, scale)
        out.blit(mark, mark.get_rect(center=at(x, centre[1], scale)))
        x += pitch


# --- L ---------------------------------------------------------------------------------------------------


@lru_cache(maxsize=LARGE_KEPT)
def card_l(face: CardFace, type_line: str, lines: tuple[str, ...], scale: float = 1.0) -> pygame.Surface:
    """A card to be read, `LARGE`: what it is and its rules text below the name. Only the last ones are kept.

    `lines` is rich text. The more there is to read, the smaller the window.
    """
    (w, h), bar = LARGE, 34.0
    words = text_of(face, lines)
    needed = (words.size[1] + 6 if lines else 0) + _foot_height(face) + 32
    text_box = min(max(needed, _TEXT_BOX[0]), _TEXT_BOX[1])
    top = h - text_box - 4
    out = ground(w, h, 14, face.house, scale).copy()
    high = top - bar - 12 + 8
    wide = high * 120 / 132
    put_window(out, face.code, face.type, ((w - wide) / 2, 11, wide, high), scale)
    out.blit(plate(w - 16, bar, scale), at(8, top - bar, scale))
    put_name(out, (face.name, face.short), (w / 2, top - bar / 2), w - 48, 21, scale)
    _corners(out, face, w, 1.6, scale)
    kind = rich.fitted(
        type_line, rich.Face("small_bold", "epik", 14), w - _TEXT_MARGIN, None, theme.SMALLEST, True
    )
    _put_words(out, type_line, kind, GOLD, (w / 2, top + 15), scale)
    middle = (top + 26 + h - _foot_height(face)) / 2
    _put_words(out, _source(lines), words, TEXT, (w / 2, middle), scale)
    _numbers(out, face, (w, h), (20, 25), scale)
    if face.rules:
        _signs(out, face.rules, (w / 2, h - 25), w - 104, scale, 28)
    return cut(out, w, h, 14, scale)


def text_of(face: CardFace, lines: tuple[str, ...]) -> rich.Layout:
    """The rules text of a large card as it is set: at 15 px, or as small as it must be."""
    return rich.fitted(
        _source(lines), rich.Face("body", "epik", 15), LARGE[0] - _TEXT_MARGIN, text_height(face)
    )


def text_height(face: CardFace) -> float:
    """The height that the rules text of a large card may have."""
    return _TEXT_BOX[1] - _foot_height(face) - 32


def _foot_height(face: CardFace) -> float:
    return 46.0 if _numbered(face) or face.rules else 8.0


def _source(lines: tuple[str, ...]) -> str:
    return "\n".join(lines)


def _put_words(
    out: pygame.Surface,
    source: str,
    words: rich.Layout,
    ink: str,
    centre: tuple[float, float],
    scale: float,
) -> None:
    drawn = lettering.rendered(source, words, palette.rgb(ink), _SKIN, scale, align="center")
    out.blit(drawn, drawn.get_rect(center=at(*centre, scale)))


# --- backs -----------------------------------------------------------------------------------------------


@kept
def back(house: str, w: float = 132, scale: float = 1.0) -> pygame.Surface:
    """The back of a house's cards in the frame of their fronts. Raises KeyError for no house."""
    h, k = card_size(w)[1], w / 132
    edge = 4.5 * k
    out = ground(w, h, 8 * k, house, scale).copy()
    art = pictures.passing(f"glass/back-{house}", w - 2 * edge, h - 2 * edge, scale)
    out.blit(art, at(edge, edge, scale))
    line = box(
        edge, edge, w - 2 * edge, h - 2 * edge, 3 * k, more=f'stroke="{EDGE}" stroke-width="{1.4 * k:g}"'
    )
    out.blit(vector.drawing(line, (pixels(w, scale), pixels(h, scale)), (w, h)), (0, 0))
    return cut(out, w, h, 8 * k, scale)


def rule_icon(rule: str, size: float, scale: float = 1.0) -> pygame.Surface:
    """The bare icon of a rule in cream, for a line of text. Raises KeyError for an unknown rule."""
    return icons.icon(RULE_ICON[rule], size, TEXT, "#141733", scale)
