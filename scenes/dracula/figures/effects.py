"""Pictures of the eight effects: the card that is discarded at the left, what it does at the right."""

from __future__ import annotations

from collections.abc import Callable

from scenes.dracula.figures.plate import DIM, GOLD, Plate, figure
from scenes.rulebook.figure import Figure
from sprites import faces
from sprites.palette import SUIT_ORDER

HEIGHT = 124
CARD_X, WALL, LEFT = 46.0, 96.0, 112.0
SMALL = (46, 56)
"""Size of an effect's engraving on the first pages."""


def suit_of(value: int) -> str:
    """The suit in which the book shows a value."""
    return SUIT_ORDER[(value - 1) % 4]


def _scene(value: int, paint: Callable[[Plate], object]) -> Figure:
    def whole(plate: Plate) -> None:
        plate.card(f"{suit_of(value)}{value}", CARD_X, plate.h / 2, 70)
        plate.wall(WALL)
        paint(plate)

    return figure(HEIGHT, whole)


def _reveal_own(plate: Plate) -> None:
    y = plate.h / 2
    plate.back(0, 170, y)
    plate.then(236, y)
    plate.card("B6", 302, y)
    plate.eye(328, y - 36, True)


def _reveal_deck(plate: Plate) -> None:
    y = plate.h / 2
    for shift in (4, 2, 0):
        plate.back(2, 170 + shift, y - shift)
    plate.then(236, y)
    plate.back(2, 306, y - 4)
    plate.card("S7", 302, y)


def _reveal_theirs(plate: Plate) -> None:
    y = plate.h / 2
    plate.back(1, 170, y)
    plate.then(236, y)
    plate.card("X5", 302, y)
    plate.eye(328, y - 36, False)


def _swap_two(plate: Plate) -> None:
    middles = plate.rack(("B3", "O6", "B1", "X7", "S2"), 66, 48, LEFT)
    plate.arrow((middles[1], 32), (middles[1], 10), (middles[3], 10), (middles[3], 32), double=True)


def _again(plate: Plate) -> None:
    y = plate.h / 2
    plate.icon("hour", 134, y, 26, GOLD)
    plate.back(2, 190, y)
    plate.arrow((222, y), (258, y))
    plate.card("O7", 292, y)
    plate.icon("undo", 348, y, 24, DIM)


def _swap_across(plate: Plate) -> None:
    x = 244.0
    plate.district(4, x, plate.h / 2, 84, 78)
    plate.card("X7", x - 92, plate.h / 2, 52)
    plate.back(1, x + 92, plate.h / 2, 52)
    plate.arrow((x - 92, 22), (x - 92, 7), (x + 92, 7), (x + 92, 24))
    low = plate.h
    plate.arrow((x + 92, low - 22), (x + 92, low - 7), (x - 92, low - 7), (x - 92, low - 24))


def _change_trump(plate: Plate) -> None:
    plate.token("B", 176, plate.h / 2, 30, trump=True)
    for number, suit in enumerate("XSO"):
        plate.token(suit, 300, 24 + number * 31, 14)
    plate.arrow((216, plate.h / 2), (274, plate.h / 2), double=True)


def _end(plate: Plate) -> None:
    plate.vane(168, plate.h / 2, 76)
    for number in range(1, 6):
        plate.badge(number, 232 + (number - 1) * 32, plate.h / 2, 13)


def _vignette(value: int) -> Figure:
    def paint(plate: Plate) -> None:
        art = faces.framed_vignette(value, suit_of(value), *SMALL, plate.canvas.scale)
        plate.canvas.picture(art, plate.at(0, 0))

    return figure(SMALL[1], paint, SMALL[0], framed=False)


FIGURES = {
    "effect_1": _scene(1, _reveal_own),
    "effect_2": _scene(2, _reveal_deck),
    "effect_3": _scene(3, _reveal_theirs),
    "effect_4": _scene(4, _swap_two),
    "effect_5": _scene(5, _again),
    "effect_6": _scene(6, _swap_across),
    "effect_7": _scene(7, _change_trump),
    "effect_8": _scene(8, _end),
    **{f"vignette_{value}": _vignette(value) for value in range(1, 9)},
}
