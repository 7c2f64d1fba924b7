"""Where everything lies on the board: rectangles by name in logical units (1280x720).

Read by the scene, by its tests and by the tour's audit. A seat's zones are those of `game.epikha` (E4); who
looks sees the own side below, the other's mirrored above it.
"""

from __future__ import annotations

from typing import Final, Literal

from pygame import Rect

from scenes.table.fan import FanRoom

Zone = Literal["armoury", "area", "reserves", "combat", "magic"]
Row = Literal["armoury", "reserves"]
"""The zones without a limit: their pieces close up, and then a drawer opens."""

OWN: Final[dict[Zone, Rect]] = {
    "combat": Rect(116, 290, 406, 116),
    "magic": Rect(556, 290, 446, 116),
    "reserves": Rect(116, 410, 330, 116),
    "area": Rect(454, 410, 216, 116),
    "armoury": Rect(678, 410, 336, 116),
}
FOE: Final[dict[Zone, Rect]] = {
    "armoury": Rect(116, 60, 300, 88),
    "area": Rect(424, 60, 214, 88),
    "reserves": Rect(646, 60, 368, 88),
    "combat": Rect(116, 158, 406, 116),
    "magic": Rect(556, 158, 446, 116),
}
FIELD: Final = Rect(116, 56, 900, 472)
LINE_Y: Final = 279
"""Where the battle line runs."""
LABEL_H: Final = 20

TOKEN: Final = (82, 106)
SMALL: Final = (60, 78)
"""A token, and one of the row at the far end of the table."""
MEDAL, SMALL_MEDAL = 34, 26
COMBAT_X, COMBAT_PITCH, ARCH = 124, 100, (90, 108)
MAGIC_X, MAGIC_PITCH, LOZENGE = 568, 86, (78, 108)
SPACE_INSET: Final = 4
"""How far below the edge of its zone a space begins, and how far inside a token stands."""

MARGIN, GAP, SMALL_GAP = 14, 18, 8
"""Of a row: the room before its first piece, and between two pieces while there is enough."""
TIGHTEST: Final = 40
"""So much of a covered piece shows at least, so that it can be pressed; past that a drawer opens."""
TAB: Final = (40, 64)
DRAWER_PAD: Final = 16

DECKS: Final = (Rect(12, 290, 100, 214), Rect(12, 56, 100, 214))
"""Deck and discard: the own ones, the foe's."""
SPIRITS: Final = Rect(12, 516, 104, 78)
POOL: Final = Rect(12, 604, 104, 104)

UNDO: Final = Rect(1052, 394, 202, 40)
"""The last row of the forecast panel, where it takes back the last action."""
PHASES: Final = Rect(1040, 58, 226, 112)
FORECAST: Final = Rect(1040, 178, 226, 262)
"""The forecast; the chain while one is open."""
LOG: Final = Rect(1040, 448, 226, 170)
TALL_LOG: Final = Rect(1040, 448, 226, 256)
"""The log while no button stands below it."""
MAIN_BUTTON: Final = Rect(1040, 626, 226, 78)
TWO_BUTTONS: Final = Rect(1040, 666, 226, 42), Rect(1040, 622, 226, 40)
"""The main button and the second one above it, where there are two: side by side words have no room."""

HAND: Final = FanRoom(Rect(130, 540, 896, 180), (116, 163), (136, 190), 524, pitch=124.0, smallest=86)
PANEL: Final = Rect(352, 536, 500, 172)
"""Where a choice that needs words and buttons of its own is put, above the hand."""
TRANSPORT: Final = Rect(320, 548, 708, 160)
"""Behind the controls of a match that is watched."""


def zone(seat: int, name: Zone, bottom: int) -> Rect:
    """The place of a zone of `seat`, as the seat `bottom` sees it."""
    return (OWN if seat == bottom else FOE)[name]


def space(seat: int, name: Literal["combat", "magic"], number: int, bottom: int) -> Rect:
    """An arch of the Combat Zone, or a lozenge of the Magic Zone."""
    area = zone(seat, name, bottom)
    if name == "combat":
        return Rect(COMBAT_X + COMBAT_PITCH * number, area.y + SPACE_INSET, *ARCH)
    return Rect(MAGIC_X + MAGIC_PITCH * number, area.y + SPACE_INSET, *LOZENGE)


def stand(seat: int, name: Literal["combat", "magic"], number: int, bottom: int) -> Rect:
    """Where the token lies that stands in a space."""
    arch = space(seat, name, number, bottom)
    place = Rect(0, 0, *TOKEN)
    place.center = arch.center
    return place


def size(seat: int, name: Zone, bottom: int) -> tuple[int, int]:
    """How large tokens of a zone are: small ones in the row at the far end."""
    return TOKEN if seat == bottom or name in ("combat", "magic") else SMALL


def player(seat: int, bottom: int) -> Rect:
    """The token in the Player Area."""
    area = zone(seat, "area", bottom)
    return Rect((area.x + 10, area.y + 5), size(seat, "area", bottom))


def player_words(seat: int, bottom: int) -> Rect:
    """Name, Vital and numbers beside the token in the Player Area."""
    area, token = zone(seat, "area", bottom), player(seat, bottom)
    left = token.right + (26 if seat == bottom else 18)
    return Rect(left, area.y + 8, area.right - 8 - left, area.h - 16)


def tab(seat: int, name: Row, bottom: int) -> Rect:
    """The tab at the end of a row that opens its drawer."""
    area = zone(seat, name, bottom)
    place = Rect(0, 0, *TAB)
    place.midright = (area.right, area.centery)
    return place


def drawer(seat: int, bottom: int, lines: int) -> Rect:
    """The drawer over a row, `lines` of tokens high; it grows towards the battle line."""
    high = lines * (TOKEN[1] + 12) + DRAWER_PAD + 20
    area = zone(seat, "armoury", bottom)
    top = area.bottom - high if seat == bottom else area.y
    return Rect(FIELD.x, top, FIELD.w, high)


# --- the left column -----------------------------------------------------------------------------------


def decks(seat: int, bottom: int) -> Rect:
    """The strip with the deck and the discard of a seat."""
    return DECKS[0 if seat == bottom else 1]


def deck(seat: int, bottom: int) -> Rect:
    """The deck of a seat."""
    area = decks(seat, bottom)
    return Rect(area.centerx - 26, area.y + 6, 52, 73)


def discard(seat: int, bottom: int) -> Rect:
    """The discard of a seat, to be opened: its last card with the count below."""
    area = decks(seat, bottom)
    return Rect(area.centerx - 30, area.y + 99, 60, 76)


def hand_pile(seat: int, bottom: int) -> Rect:
    """How many cards a seat holds whose hand does not lie open."""
    words = player_words(seat, bottom)
    return Rect(words.x - 2, words.bottom - 44, words.w // 2, 44)


def ability(seat: int, bottom: int) -> Rect:
    """The Player Ability, or the card that was prepared face down: beside the name of the Player."""
    words = player_words(seat, bottom)
    side = 40 if seat == bottom else 26
    return Rect(words.right - side + 4, words.bottom - side if seat == bottom else words.y - 4, side, side)


def spirits(seat: int, bottom: int) -> Rect:
    """The Spirit pile with the removed cards: a panel for the own one, a line for the foe's."""
    if seat == bottom:
        return SPIRITS
    area = decks(seat, bottom)
    return Rect(area.x, area.bottom - 39, area.w, 40)


def pool(seat: int, bottom: int) -> Rect:
    """The Vital pool: a panel for the own one, a number beside the Player for the foe's."""
    if seat == bottom:
        return POOL
    words = player_words(seat, bottom)
    return Rect(words.centerx, words.bottom - 44, words.w - words.w // 2, 44)


# --- where cards come from and go to --------------------------------------------------------------------


def hand_of(seat: int, bottom: int) -> tuple[float, float]:
    """Where a card flies that comes to the hand of a seat."""
    if seat == bottom:
        return HAND.area.centerx, HAND.area.y + 90
    return hand_pile(seat, bottom).center


def pool_of(seat: int, bottom: int) -> tuple[float, float]:
    """Where Vital goes that a seat makes."""
    if seat == bottom:
        return POOL.centerx, POOL.y + 38
    return pool(seat, bottom).center
