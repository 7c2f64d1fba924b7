"""Units on the grid: a strip of the poster, a band with the name, numbers, and every mark of state."""

from __future__ import annotations

import pygame

from sprites import icons, vector
from sprites.faces import dimmed
from sprites.kept import kept
from sprites.litho import marks
from sprites.litho.model import CHARCOAL, TokenFace
from sprites.litho.sheet import at, cut, paper, put_art, put_band, put_name
from sprites.vector import box

TOKEN = (144.0, 98.0)
"""Logical size of a token in its cell of 148 x 102."""
TILT = -3.0
"""Degrees by which an exhausted unit lies askew."""
MOST_SIGNS = 4
_MINE = "#F1E5C6"
_BORDER, _BAND = 4.0, 20.0
_PITCH = 20.0
_MARKS = {
    "fresh": ("sapling", "#3F7A40"), "moved": ("boot", "#7A5C22"), "struck": ("burst", "#8E1A12"),
    "shield": ("shield", "#2B6EA6"),
}  # fmt: skip


@kept
def token(face: TokenFace, w: float = TOKEN[0], h: float = TOKEN[1], scale: float = 1.0) -> pygame.Surface:
    """A unit on the grid, w x h. An exhausted one is askew and so larger: draw it around its middle."""
    out = paper(w, h, 5, _MINE if face.mine else CHARCOAL, scale).copy()
    inner = w - 2 * _BORDER
    foot = h - _BORDER - _BAND
    put_art(out, face.code, face.nation, (_BORDER, _BORDER, inner, foot - _BORDER), scale)
    put_band(out, face.nation, (_BORDER, foot, inner, _BAND), scale)
    put_name(out, (face.name, ""), (w / 2, foot + _BAND / 2), name_room(w), 17, scale)
    if face.shield:
        out.blit(_rim(w, h, scale), (0, 0))
    _numbers(out, face, w, h, scale)
    left = _state_marks(out, face, w, scale)
    _signs(out, face, left, scale)
    if face.equipment:
        out.blit(marks.tab(face.equipment, scale), at(w - 21, 30, scale))
    cut(out, w, h, 5, scale)
    return _exhausted(out, h, scale) if face.exhausted else out


def name_room(w: float) -> float:
    """The room for the name of a token between its two badges."""
    return w - 62


def _numbers(out: pygame.Surface, face: TokenFace, w: float, h: float, scale: float) -> None:
    attack = marks.badge("attack", str(face.attack), 14, scale, marks.tone(face.attack, face.printed_attack))
    defence = marks.badge(
        "defence", str(face.defence), 14, scale, marks.tone(face.defence, face.printed_defence)
    )
    out.blit(attack, at(2, h - 30, scale))
    out.blit(defence, at(w - 30, h - 30, scale))
    if face.level:
        out.blit(marks.badge("level", str(face.level), 11, scale), at(4, 4, scale))


def _state_marks(out: pygame.Surface, face: TokenFace, w: float, scale: float) -> float:
    """Came this turn, moved, struck, Shield: from the right corner inwards; returns how far they reach."""
    x = w - 5
    for name, (icon, colour) in _MARKS.items():
        if getattr(face, name):
            x -= 23
            out.blit(marks.chip(icon, colour, 22, scale), at(x, 5, scale))
    return x


def signs_shown(number: int, room: float) -> int:
    """How many of `number` keywords have room as signs, one place kept for "+n" when not all have."""
    places = min(MOST_SIGNS + 1, int(room // _PITCH))
    return number if number <= min(places, MOST_SIGNS) else max(0, min(places - 1, MOST_SIGNS))


def _signs(out: pygame.Surface, face: TokenFace, right: float, scale: float) -> None:
    keywords = face.keywords
    shown = signs_shown(len(keywords), right - 28)
    for number, keyword in enumerate(keywords[:shown]):
        sign = marks.sign(keyword, 18, scale, keyword in face.used)
        out.blit(sign, at(28 + _PITCH * number, 6, scale))
    if shown < len(keywords):
        out.blit(marks.more(len(keywords) - shown, 18, scale), at(28 + _PITCH * shown, 6, scale))


@kept
def _rim(w: float, h: float, scale: float) -> pygame.Surface:
    """The blue rim of a unit with a Shield marker."""
    shape = (2.5, 2.5, w - 5, h - 5, 4)
    body = box(*shape, more='stroke="#0C1F30" stroke-width="5"')
    body += box(*shape, more='stroke="#6DB4E8" stroke-width="3"')
    return vector.drawing(body, (round(w * scale), round(h * scale)), (w, h))


def _exhausted(out: pygame.Surface, h: float, scale: float) -> pygame.Surface:
    """Pale, dark, askew, with an hourglass."""
    askew = pygame.transform.rotozoom(dimmed(out, 0.75, 0.66), TILT, 1.0)
    middle = askew.get_rect().center
    spot = (middle[0], middle[1] - round(h * 0.09 * scale))
    for icon, side in ((icons.icon("hour", 34, "#14100C", "#14100C", scale), 34), (None, 30)):
        mark = icon or icons.icon("hour", side, "#F2E7CB", "#14100C", scale)
        askew.blit(mark, mark.get_rect(center=spot))
    return askew
