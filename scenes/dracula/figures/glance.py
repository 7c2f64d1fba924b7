"""The small pictures of the first page: the whole game at a glance."""

from __future__ import annotations

from scenes.dracula.figures.plate import DIM, GOLD, Plate, figure
from scenes.dracula.sides import INKS

W, H = 140, 82


def _goal(plate: Plate) -> None:
    plate.people(38, 20, 4, 7)
    plate.icon("vamp", 38, 47, 26, INKS[0])
    plate.wall(plate.w / 2 + 14)
    for number in range(3):
        plate.drop(88 + number * 15, 18, False, 13)
    plate.icon("hunter", 103, 47, 26, INKS[1])


def _table(plate: Plate) -> None:
    plate.rack([1] * 5, 13, 18)
    for number in range(1, 6):
        plate.badge(number, plate.w * (number - 0.5) / 5, 34.5, 7)
    plate.rack(("B3", "O6", "B1", "X4", "S2"), 54, 18)


def _turn(plate: Plate) -> None:
    y = plate.h / 2
    plate.back(2, 18, y, 28)
    plate.icon("arrow", 44, y, 14, GOLD)
    plate.card("O7", 68, y, 32)
    plate.icon("arrow", 92, y, 14, GOLD)
    plate.card("S4", 114, y, 26)


def _end(plate: Plate) -> None:
    y = plate.h / 2
    for number, card in enumerate(("X2", "S7", "O8", "B5", "O3", "S1")):
        plate.card(card, 16 + number * 10, y, 26)
    plate.icon("bell", 106, y, 34, GOLD)


def _compare(plate: Plate) -> None:
    y = plate.h / 2
    plate.card("B1", 32, y, 36)
    plate.icon("greater", 64, y, 18, GOLD)
    plate.card("X8", 94, y, 36, dim=True)
    plate.icon("vane", 120, 12, 14, DIM)


FIGURES = {
    "glance_goal": figure(H, _goal, W),
    "glance_table": figure(H, _table, W),
    "glance_turn": figure(H, _turn, W),
    "glance_end": figure(H, _end, W),
    "glance_compare": figure(H, _compare, W),
}
