"""Where everything lies on the board: rectangles by name in logical units (1280x720).

Read by the scene, by its tests and by the tour's audit. Spaces are the numbers of `game.vitorian.spaces`; who
looks sees the own rows below.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from pygame import Rect

from game.vitorian.spaces import COLUMNS, SOVEREIGN
from scenes.table.fan import FanRoom

CELL: Final = (148, 102)
CELL_PITCH: Final = 156
CELL_X: Final = 246
ROW_Y: Final = (62, 170, 288, 396)
MAP: Final = Rect(228, 52, 808, 466)
FRONT_Y: Final = 280
ROW_NAME_X: Final = 230
"""Where the plates with the names of the rows stand, beside the first column."""
STAGE: Final = Rect(228, 52, 808, 668)

COMMAND: Final = (Rect(12, 370, 216, 140), Rect(12, 58, 216, 140))
"""The command panels: the own one, the foe's."""
FOE_RESOURCES: Final = Rect(12, 206, 216, 54)
FIELDS: Final = (Rect(12, 268, 105, 94), Rect(123, 268, 105, 94))
"""Field Conditions: the foe's at the left, the own one at the right."""
RESOURCES: Final = Rect(12, 518, 216, 190)

STACK: Final = Rect(1042, 58, 226, 226)
FORECAST: Final = Rect(1042, 292, 226, 206)
LOG: Final = Rect(1042, 506, 226, 124)
QUIET: Final = Rect(1042, 292, 226, 112), Rect(1042, 412, 226, 218)
"""Forecast and log while there is no combat: little can be foreseen then, and much is told."""
MAIN_BUTTON: Final = Rect(1042, 638, 226, 66)

HAND: Final = FanRoom(Rect(236, 524, 792, 196), (122, 171), (142, 199), 520, pitch=124.0, smallest=78)
PHASES_X: Final = 212
PHASE_PITCH: Final = 64
PANEL: Final = Rect(352, 536, 560, 172)
"""Where a choice that needs words and buttons of its own is put, above the hand."""

TRANSPORT: Final = Rect(324, 548, 708, 160)
"""Behind the controls of a match that is watched."""


def cell(space: int, bottom: int) -> Rect:
    """The place of a space, as the seat `bottom` sees it."""
    row, column = divmod(space, COLUMNS)
    seen = 3 - row if bottom == 0 else row
    return Rect(CELL_X + CELL_PITCH * column, ROW_Y[seen], *CELL)


def gate(number: int, free: Iterable[int], bottom: int) -> Rect:
    """An open column as the way to a Sovereign: over the `free` spaces of that side in column `number`."""
    places = [cell(space, bottom) for space in free if space % COLUMNS == number]
    return places[0].unionall(places[1:])


def command(seat: int, bottom: int) -> Rect:
    """The command panel of a seat."""
    return COMMAND[0 if seat == bottom else 1]


def place(space: int, bottom: int, seat: int = 0) -> Rect:
    """The place of a space; of `SOVEREIGN` the portrait of the Sovereign that `seat` attacks."""
    if space == SOVEREIGN:
        return portrait(1 - seat, bottom)
    return cell(space, bottom)


def column(quiet: bool, buttons: bool = True) -> tuple[Rect, Rect]:
    """Where the forecast and the log stand, in a `quiet` moment or in a combat, with or without `buttons`."""
    forecast, log = QUIET if quiet else (FORECAST, LOG)
    return forecast, log if buttons else Rect(log.topleft, (log.w, MAIN_BUTTON.bottom - log.y))


def portrait(seat: int, bottom: int) -> Rect:
    """The portrait in a command panel."""
    area = command(seat, bottom)
    return Rect(area.x + 10, area.y + 12, 64, 84)


def defense(seat: int, bottom: int) -> tuple[float, float]:
    """Centre of the first Defense card of a seat; the next ones lie 19 further right."""
    area = command(seat, bottom)
    return area.x + 91, area.y + 59


def deck(seat: int, bottom: int) -> tuple[float, float]:
    """Where a card comes from that a seat draws."""
    area = command(seat, bottom)
    return area.x + 92, area.y + 80


def discard(seat: int, bottom: int) -> Rect:
    """The discard pile of a seat, to be opened."""
    area = command(seat, bottom)
    return Rect(area.x + 166, area.y + 50, 44, 40)


def hand_pile(seat: int, bottom: int) -> Rect:
    """How many cards a seat holds, to be opened while they do not lie open."""
    area = command(seat, bottom)
    return Rect(area.x + 114, area.y + 50, 44, 40)


def convoy(seat: int, bottom: int) -> tuple[float, float]:
    """Where resources go and come from."""
    area = command(seat, bottom)
    return area.x + 66, area.y + 118


def recycle(seat: int, bottom: int) -> Rect:
    """The button of a Sovereign's Recycle."""
    area = command(seat, bottom)
    return Rect(area.right - 114, area.bottom - 47, 104, 40)


def hand_of(seat: int, bottom: int) -> tuple[float, float]:
    """Where a card flies that comes to the hand of a seat."""
    if seat == bottom:
        return HAND.area.centerx, HAND.area.y + 86
    area = command(seat, bottom)
    return area.x + 138, area.y + 80


def area(seat: int, bottom: int) -> Rect:
    """The resources of a seat."""
    return RESOURCES if seat == bottom else FOE_RESOURCES


def field(seat: int, bottom: int) -> Rect:
    """The Field Condition of a seat."""
    return FIELDS[1 if seat == bottom else 0]
