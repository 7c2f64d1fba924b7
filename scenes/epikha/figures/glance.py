"""The small pictures of the first page: the whole game at a glance."""

from __future__ import annotations

from scenes.epikha.figures.plate import Plate, figure

W, H = 150, 76


def _goal(plate: Plate) -> None:
    y = plate.h / 2
    plate.window("J1", 26, y, 62)
    plate.bar(1.0, 94, y - 12, 78)
    plate.bar(0.0, 94, y + 12, 78, mine=False)
    plate.icon("skull", 94, y + 12, 18)


def _vital(plate: Plate) -> None:
    y = plate.h / 2
    for number in range(2):
        plate.window("O1", 20 + number * 34, y, 38)
    plate.arrow((70, y), (90, y))
    plate.gem(106, y, 24)
    plate.count("10", 127, y, 16)


def _turn(plate: Plate) -> None:
    plate.steps("restart", "hand", "burst", "troop")


def _magic(plate: Plate) -> None:
    y = plate.h / 2
    plate.space("lozenge", 34, y, 48, 60)
    plate.window("A10", 34, y, 40)
    for row, level in enumerate((3, 2)):
        plate.count(f"{row + 1}.", 82, y - 16 + row * 32, 18)
        plate.badge("level", level, 110, y - 16 + row * 32, 14)


def _combat(plate: Plate) -> None:
    y = plate.h / 2
    plate.window("E05", 26, y, 56)
    plate.arrow((50, y), (70, y))
    plate.window("A01", 90, y, 44)
    plate.count("+5", 123, y, 18)


FIGURES = {
    "glance_goal": figure(H, _goal, W),
    "glance_vital": figure(H, _vital, W),
    "glance_turn": figure(H, _turn, W),
    "glance_magic": figure(H, _magic, W),
    "glance_combat": figure(H, _combat, W),
}
