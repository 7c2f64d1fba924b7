"""The small pictures of the first page: the whole game at a glance."""

from __future__ import annotations

from scenes.vitorian.figures.plate import CREAM, Plate, figure

W, H = 150, 76


def _goal(plate: Plate) -> None:
    y = plate.h / 2
    plate.sovereign("R-00", 22, y, 42, 58)
    for number in range(3):
        plate.back("red", 62 + number * 27, y, 24)
    plate.cross(116, y, 11)


def _field(plate: Plate) -> None:
    w, h = plate.w / 5, plate.h / 4
    for row in range(4):
        for column in range(5):
            plate.space(int(row < 2), w * (column + 0.5), h * (row + 0.5), w - 3, h - 2.5)
    for icon, column, row in (("wing", 1, 1), ("wing", 3, 0), ("cog_sun", 1, 2), ("cog_sun", 4, 2)):
        plate.icon(icon, w * (column + 0.5), h * (row + 0.5), 12)


def _supply(plate: Plate) -> None:
    y = plate.h / 2
    plate.pile("green", 22, y, 36)
    plate.arrow((48, y - 12), (80, y - 12))
    plate.arrow((80, y + 12), (48, y + 12), CREAM)
    plate.resource("P", 100, y - 6, w=28)
    plate.resource("S", 118, y + 6, w=28)


def _turn(plate: Plate) -> None:
    plate.steps("drum", "hand", "burst", "hour")


def _combat(plate: Plate) -> None:
    y = plate.h / 2
    plate.strip("R-08", 26, y, 48, 58)
    plate.badge("attack", 5, 26, y + 17, 13)
    plate.count("≥", 68, y, 26)
    plate.strip("B-02", 110, y, 48, 58)
    plate.badge("defence", 3, 110, y + 17, 13)


FIGURES = {
    "glance_goal": figure(H, _goal, W),
    "glance_field": figure(H, _field, W),
    "glance_supply": figure(H, _supply, W),
    "glance_turn": figure(H, _turn, W),
    "glance_combat": figure(H, _combat, W),
}
