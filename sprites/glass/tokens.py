"""Cards on the field: tokens with name and numbers, empty spaces, Units and stacks, links of the chain."""

from __future__ import annotations

from dataclasses import replace

import pygame

from sprites import palette, vector
from sprites.badges import WHITE, tone
from sprites.cardstock import at, cut
from sprites.faces import dimmed
from sprites.glass import marks
from sprites.glass.model import EDGE, GOLD, HOUSE_COLOUR, LIVING, TokenFace
from sprites.glass.sheet import TOKEN_FACES, ground, plate, put_name, put_window, window
from sprites.kept import kept
from sprites.typefaces import typeface
from sprites.vector import box, path, pixels

TOKEN = (82.0, 106.0)
"""Logical size of a token; in the rival's back row `SMALL`."""
SMALL = (60.0, 78.0)
FAN = 8.0
"""How far the next member of a Unit looks out to the right."""
_PLATE = 18.0
_RADIUS, _WIDE_RADIUS = 12.0, 15.5
"""Of a badge with one or two digits, and with three, such as the Vital of a Player."""
_SLOTS = {
    "arch": "M5 103V42Q5 26 41 4Q77 26 77 42V103Z",
    "lozenge": "M41 4L77 53L41 102L5 53Z",
}
_SLOT_BOX = TOKEN


@kept
def token(face: TokenFace, w: float = TOKEN[0], h: float = TOKEN[1], scale: float = 1.0) -> pygame.Surface:
    """A card on the field, w x h: its window, its numbers over the lower corners, its name below."""
    out = ground(w, h, 6, face.house, scale).copy()
    put_window(out, face.code, face.type, (4, 3.5, w - 8, h - 8 - _PLATE + 2), scale)
    if face.cracked:
        out.blit(_cracks(w, h, scale), (0, 0))
    out.blit(plate(w - 4, _PLATE, scale), at(2, h - _PLATE - 2.5, scale))
    middle = (w / 2, h - _PLATE / 2 - 2.5)
    put_name(out, (face.name, ""), middle, name_room(w), 14, scale, TOKEN_FACES)
    _numbers(out, face, w, h, scale)
    if face.level:
        disc = marks.badge("level", str(face.level), 10, scale, colour=HOUSE_COLOUR[face.house][0])
        out.blit(disc, at(2, 2, scale))
    if face.markers:
        out.blit(marks.badge("marker", str(face.markers), 10.5, scale), at(w - 23, 1.5, scale))
    for number, rule in enumerate(face.rules[: signs_shown(len(face.rules), w)]):
        out.blit(marks.sign(rule, 16, scale), at(23 + 16.5 * number, 3, scale))
    cut(out, w, h, 6, scale)
    return dimmed(out, 0.55, 0.70) if face.spent else out


def name_room(w: float) -> float:
    """The room for the name of a token on its plate."""
    return w - 12


def signs_shown(number: int, w: float) -> int:
    """How many of `number` rules have room as signs between Level and marker."""
    return min(number, max(0, int((w - 46) // 16.5)))


def _numbers(out: pygame.Surface, face: TokenFace, w: float, h: float, scale: float) -> None:
    second = "vital" if face.type in LIVING else "resistance"
    sides = (("force", face.force, face.printed_force), (second, face.vital, face.printed_vital))
    for kind, now, printed in sides:
        if now is not None:
            radius = _RADIUS if now < 100 else _WIDE_RADIUS
            x = 1.5 if kind == "force" else w - 2 * radius - 1.5
            ink = WHITE if printed is None else tone(now, printed)
            mark = marks.badge(kind, str(now), radius, scale, ink)
            out.blit(mark, at(x, h - _PLATE - 2 * radius - 0.5, scale))


@kept
def _cracks(w: float, h: float, scale: float) -> pygame.Surface:
    """Cracks in the glass from the upper right corner."""
    lines = "M80 8L62 24L66 34L48 44L52 58M62 24L50 20L42 26M66 34L76 42L72 54"
    body = path(lines, stroke=EDGE, width=3.2) + path(
        lines, stroke="#FFFFFF", width=1.0, more='opacity="0.8"'
    )
    return vector.drawing(body, (pixels(w, scale), pixels(h, scale)), TOKEN)


# --- several at once -------------------------------------------------------------------------------------


@kept
def unit(
    faces: tuple[TokenFace, ...],
    force: int,
    vital: int,
    w: float = TOKEN[0],
    h: float = TOKEN[1],
    scale: float = 1.0,
) -> pygame.Surface:
    """A Unit: its first member with the summed numbers, up to two more looking out behind, how many."""
    behind = faces[1:3]
    wide, head = w + FAN * len(behind), 8.0
    out = pygame.Surface((pixels(wide, scale), pixels(h + head, scale)), pygame.SRCALPHA)
    for number in range(len(behind), 0, -1):
        card = token(replace(faces[number], force=None, vital=None), w, h, scale)
        out.blit(card, at(FAN * number, head, scale))
    out.blit(token(replace(faces[0], force=force, vital=vital), w, h, scale), at(0, head, scale))
    pill = marks.tag(str(len(faces)), scale, "linked", "#2F6A4C")
    out.blit(pill, (out.get_width() - pill.get_width(), 0))
    return out


@kept
def stack(
    face: TokenFace, count: int, w: float = TOKEN[0], h: float = TOKEN[1], scale: float = 1.0
) -> pygame.Surface:
    """Equal cards in one place: up to three edges, and how many there are. 8 wider and 8 higher than one."""
    out = pygame.Surface((pixels(w + 8, scale), pixels(h + 8, scale)), pygame.SRCALPHA)
    under = ground(w, h, 6, face.house, scale)
    for number in range(min(count, 3) - 1, 0, -1):
        edge = cut(under.copy(), w, h, 6, scale)
        out.blit(edge, at(4 * number, 8 - 3 * number, scale))
    out.blit(token(face, w, h, scale), at(0, 8, scale))
    if count > 1:
        pill = marks.tag(f"×{count}", scale)
        out.blit(pill, (out.get_width() - pill.get_width(), 0))
    return out


# --- spaces ----------------------------------------------------------------------------------------------


@kept
def slot(
    kind: str,
    w: float = TOKEN[0],
    h: float = TOKEN[1],
    scale: float = 1.0,
    hot: bool = False,
    colour: str = GOLD,
) -> pygame.Surface:
    """An empty space: "arch" in the Combat Zone, "lozenge" in the Magic Zone; a hot one can be filled.

    Raises KeyError for another kind.
    """
    shape = _SLOTS[kind]
    body = path(shape, fill="#05040C", more='opacity="0.46"')
    if hot:
        body += path(shape, stroke="#7FE3D8", width=7, more='opacity="0.22"')
        body += path(shape, stroke="#7FE3D8", width=2.4, more='stroke-dasharray="7 5"')
    else:
        body += path(shape, stroke=EDGE, width=3.4, more='opacity="0.7"')
        body += path(shape, stroke=colour, width=1.3, more='opacity="0.55"')
    return vector.drawing(body, (pixels(w, scale), pixels(h, scale)), _SLOT_BOX)


@kept
def chain_link(
    code: str,
    kind: str,
    house: str,
    order: int,
    w: float = 206,
    h: float = 46,
    scale: float = 1.0,
    mine: bool = True,
    next_up: bool = False,
) -> pygame.Surface:
    """The strip of one announcement of the chain: its place in the order of speed, its window.

    Words go right of x 66. Mine has a golden bar at its left, the rival's a red one; what is resolved next
    is lit.
    """
    deep, pale = HOUSE_COLOUR[house]
    base = palette.mix(deep, pale, 0.34 if next_up else 0.10)
    rim = "#FFD98A" if next_up else "#6F5B34"
    body = box(0, 0, w, h, 6, EDGE) + box(1.2, 1.2, w - 2.4, h - 2.4, 5, rim)
    body += box(2.2, 2.2, w - 4.4, h - 4.4, 4, base)
    body += box(2.2, 2.2, 4, h - 4.4, 2, "#D9B25A" if mine else "#C8402F")
    out = vector.drawing(body, (pixels(w, scale), pixels(h, scale)), (w, h))
    high = h - 8
    out.blit(window(code, kind, high * 120 / 132, high, scale), at(24, 4, scale))
    number = typeface("barlow_semi_bold", 15, scale).render(str(order), True, palette.rgb("#F3EAD6"))
    out.blit(number, number.get_rect(center=at(15, h / 2, scale)))
    return out


@kept
def vital_bar(
    share: float, w: float = 124, h: float = 18, scale: float = 1.0, mine: bool = True
) -> pygame.Surface:
    """The bar of a Player's Vital, filled to `share` (0 to 1): green mine, red the rival's."""
    colour = "#2F8A57" if mine else "#A5332C"
    stops = ((0, palette.lighter(colour, 0.35), 1), (0.5, colour, 1), (1, palette.darker(colour, 0.3), 1))
    body = f"<defs>{vector.vertical('h', stops)}</defs>" + box(0, 0, w, h, h / 2, EDGE)
    body += box(1.2, 1.2, w - 2.4, h - 2.4, h / 2 - 1, GOLD) + box(
        2.4, 2.4, w - 4.8, h - 4.8, h / 2 - 2, "#1A1020"
    )
    filled = (w - 4.8) * min(max(share, 0.0), 1.0)
    if filled >= 1:
        body += box(2.4, 2.4, filled, h - 4.8, min(h / 2 - 2, filled / 2), "url(#h)")
    return vector.drawing(body, (pixels(w, scale), pixels(h, scale)), (w, h))
