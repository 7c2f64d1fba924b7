"""Whole cards: M for hands and lists, L with a box of text to be read, and their backs."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache

import pygame

from sprites import cardstock, icons, lettering, palette, theme
from sprites import text as rich
from sprites.kept import kept
from sprites.litho import marks
from sprites.litho.model import (
    CREAM,
    KEYWORD_ICON,
    NATION_COLOUR,
    PAPER_INK,
    CardFace,
)
from sprites.litho.sheet import NAME_FACE, at, card_size, cut, paper, put_art, put_band, put_name, put_print
from sprites.typefaces import typeface

FOOT_FACE, FOOT_SIZE = "barlow_semibold", 13.0
LARGE = (264.0, 370.0)
LARGE_KEPT = 6
"""So many large cards are kept, beside the shelf: 1.6 MB each at render scale 2."""
_FOOT_ICON, _FOOT_SIGN = 14.0, 18.0
"""Size of the icons of keywords in a line of their own, and beside a word."""
_TEXT_MARGIN = 36.0
"""Of the rules text of a large card, both sides together."""
_TEXT_BOX = (66.0, 206.0)
"""Least and greatest height of the box of text of a large card."""
_POSTER = theme.SKINS["dies"]
_PAPER = replace(_POSTER, colours=_POSTER.colours | {"panel_bottom": palette.rgb(CREAM)})
"""The poster's skin where words stand on cream paper: details of icons are cut out in its colour."""

# --- M ---------------------------------------------------------------------------------------------------


@kept
def card_m(face: CardFace, w: float = 132, scale: float = 1.0) -> pygame.Surface:
    """A card as it lies in a hand, `card_size(w)` large."""
    _, h = card_size(w)
    k = w / 132
    edge, band, foot = 5 * k, 22 * k, 26 * k
    out = paper(w, h, 7 * k, CREAM, scale).copy()
    high = h - 2 * edge - band - foot
    put_art(out, face.code, face.nation, (edge, edge, w - 2 * edge, high), scale)
    put_band(out, face.nation, (edge, edge + high, w - 2 * edge, band), scale)
    middle = (w / 2, edge + high + band / 2)
    put_name(out, (face.name, face.short), middle, w - 2 * edge - 6 * k, 18 * k, scale)
    _corner(out, face, k, scale)
    _costs(out, face, w, k, scale)
    _numbers(out, face, w, h, (15 * k, 11 * k), scale)
    top = edge + high + band
    _foot(out, face, (w / 2, (top + h - 2) / 2), w - (66 if _numbered(face) else 14) * k, k, scale)
    return cut(out, w, h, 7 * k, scale)


def _corner(out: pygame.Surface, face: CardFace, k: float, scale: float) -> None:
    """Top left: Level, the bolt of an Order, or the shield of a Sovereign."""
    corner = at(2 * k, 2 * k, scale)
    if face.type == "sovereign":
        number = "" if face.defence is None else str(face.defence)
        colour = NATION_COLOUR[face.nation]
        out.blit(marks.badge("defence", number, 16 * k, scale, colour=colour), corner)
    elif face.type == "order":
        shape = marks.badge("level", "", 16 * k, scale)
        out.blit(shape, corner)
        bolt = icons.icon("lightning", 17 * k, "#F3C14F", scale=scale)
        out.blit(bolt, bolt.get_rect(center=shape.get_rect(topleft=corner).center))
    elif face.level:
        out.blit(marks.badge("level", str(face.level), 16 * k, scale), corner)


def _costs(out: pygame.Surface, face: CardFace, w: float, k: float, scale: float) -> None:
    """Top right: what is returned to the Convoy, a disc for each resource."""
    for number, kind in enumerate("P" * face.p + "S" * face.s):
        out.blit(marks.cost(kind, 21 * k, scale), at(w - 24 * k, (3 + 20 * number) * k, scale))


def _numbered(face: CardFace) -> bool:
    """Whether numbers stand at the foot: those of a unit always, of an Equipment when it adds something."""
    return face.type == "unit" or (face.type == "equipment" and bool(face.attack or face.defence))


def _numbers(
    out: pygame.Surface, face: CardFace, w: float, h: float, place: tuple[float, float], scale: float
) -> None:
    """Attack bottom left, Defence bottom right; `place` is their radius, and how far in they stand."""
    if not _numbered(face):
        return
    radius, inset = place
    add = "+" if face.type == "equipment" else ""
    sides = (("attack", face.attack, inset + 5), ("defence", face.defence, w - inset - 5))
    for kind, number, x in sides:
        if number or (number == 0 and not add):
            shape = marks.badge(kind, f"{add if number > 0 else ''}{number}", radius, scale)
            out.blit(shape, at(x - radius, h - radius * 2 - 2, scale))


# --- the foot --------------------------------------------------------------------------------------------


def foot_lines(words: tuple[str, ...], room: float) -> tuple[tuple[str, ...], int]:
    """The words of a foot in at most two lines, and how many of them are shown as icons."""
    return cardstock.foot_lines(words, room, _width)


def _width(line: str) -> int:
    return typeface(FOOT_FACE, FOOT_SIZE).size(line)[0]


def _foot(
    out: pygame.Surface, face: CardFace, centre: tuple[float, float], room: float, k: float, scale: float
) -> None:
    size = FOOT_SIZE * min(max(k, 1.0), 1.15)
    lines, left = foot_lines(face.words, room * FOOT_SIZE / size)
    rows: list[list[pygame.Surface]] = []
    letters = typeface(FOOT_FACE, size, scale)
    if not lines and not face.keywords and face.words:
        lines, letters = face.words[:1], typeface(NAME_FACE, FOOT_SIZE + 1, scale)
    for line in lines:
        rows.append([letters.render(line, True, palette.rgb("#3A2D22"))])
    if left and face.keywords:
        signs = face.keywords[len(face.keywords) - left :]
        beside = sum(_width(line) for line in lines) + left * (_FOOT_SIGN + 3) <= room * FOOT_SIZE / size
        wide = _FOOT_SIGN if beside else _FOOT_ICON
        drawn = [icons.icon(KEYWORD_ICON[sign], wide, PAPER_INK, CREAM, scale) for sign in signs]
        rows = [[*rows[0], *drawn]] if beside and rows else [*rows, drawn]
    pitch = 12.4
    y = centre[1] - pitch * (len(rows) - 1) / 2
    for row in rows:
        gap = round(3 * scale)
        x = round(centre[0] * scale) - (sum(p.get_width() for p in row) + gap * (len(row) - 1)) // 2
        for piece in row:
            out.blit(piece, piece.get_rect(midleft=(x, round(y * scale))))
            x += piece.get_width() + gap
        y += pitch


# --- L ---------------------------------------------------------------------------------------------------


@lru_cache(maxsize=LARGE_KEPT)
def card_l(face: CardFace, type_line: str, lines: tuple[str, ...], scale: float = 1.0) -> pygame.Surface:
    """A card to be read, `LARGE`: what it is and its rules text below the name. Only the last ones are kept.

    `lines` is rich text; "[P]" and "[S]" become icons. The more there is to read, the smaller the art.
    """
    (w, h), edge, band = LARGE, 9.0, 36.0
    words = text_of(face, lines)
    needed = (words.size[1] + 4 if lines else 0) + _foot_height(face) + 28
    text_box = min(max(needed, _TEXT_BOX[0]), _TEXT_BOX[1])
    top = h - text_box - 2
    out = paper(w, h, 12, CREAM, scale).copy()
    put_art(out, face.code, face.nation, (edge, edge, w - 2 * edge, top - band - edge), scale)
    put_band(out, face.nation, (edge, top - band, w - 2 * edge, band), scale)
    put_name(out, (face.name, face.short), (w / 2, top - band / 2), w - 2 * edge - 16, 30, scale)
    _corner(out, face, 1.6, scale)
    _costs(out, face, w, 1.5, scale)
    _put_text_box(out, face, type_line, _source(lines), words, top, scale)
    return cut(out, w, h, 12, scale)


def _put_text_box(
    out: pygame.Surface,
    face: CardFace,
    type_line: str,
    source: str,
    words: rich.Layout,
    top: float,
    scale: float,
) -> None:
    """What stands below the band of a large card: its kind, its rules text, numbers and keywords."""
    w, h = LARGE
    kind = rich.fitted(
        type_line, rich.Face("small_bold", "dies", 13), w - _TEXT_MARGIN, None, theme.SMALLEST, True
    )
    _put_words(out, type_line, kind, "#7A2A1C", (w / 2, top + 14), scale)
    middle = (top + 24 + h - _foot_height(face)) / 2
    _put_words(out, source, words, PAPER_INK, (w / 2, middle), scale)
    _numbers(out, face, w, h, (18, 18), scale)
    if face.keywords:
        _foot(out, face, (w / 2, h - 21), w - 2 * 46, 1.15, scale)


def text_of(face: CardFace, lines: tuple[str, ...]) -> rich.Layout:
    """The rules text of a large card as it is set: at 15 px, or as small as it must be."""
    face_of_type = rich.Face("body", "dies", 15)
    return rich.fitted(_source(lines), face_of_type, LARGE[0] - _TEXT_MARGIN, text_height(face))


def text_height(face: CardFace) -> float:
    """The height that the rules text of a large card may have."""
    return _TEXT_BOX[1] - _foot_height(face) - 26


def _foot_height(face: CardFace) -> float:
    return 34.0 if _numbered(face) or face.keywords else 8.0


def _source(lines: tuple[str, ...]) -> str:
    return "\n".join(lines).replace("[P]", "[icon:helmet]").replace("[S]", "[icon:drum]")


def _put_words(
    out: pygame.Surface,
    source: str,
    words: rich.Layout,
    ink: str,
    centre: tuple[float, float],
    scale: float,
) -> None:
    drawn = lettering.rendered(source, words, palette.rgb(ink), _PAPER, scale, align="center")
    out.blit(drawn, drawn.get_rect(center=at(*centre, scale)))


# --- backs -----------------------------------------------------------------------------------------------


@kept
def back(nation: str, w: float = 132, scale: float = 1.0) -> pygame.Surface:
    """The back of a nation's cards in the frame of their fronts. Raises KeyError for no nation."""
    h, k = card_size(w)[1], w / 132
    edge, radius = 5 * k, 7 * k
    out = paper(w, h, radius, CREAM, scale).copy()
    put_print(out, f"back/{nation}", (edge, edge, w - 2 * edge, h - 2 * edge), scale)
    return cut(out, w, h, radius, scale)
