"""Pictures of the field, of a card, of the turn, of paying and of moving."""

from __future__ import annotations

from scenes.vitorian.figures.plate import GOLD, Plate, figure

BOUGHT = "R-04"
"""The card that is paid for: Level 3, one Personnel; a test holds it to that."""
SHOWN = "G-05"
"""The unit whose parts are named."""


def _zones(plate: Plate) -> None:
    left, w, h, top = 108.0, 44.0, 29.0, 20.0
    for column in range(5):
        plate.count(str(column + 1), left + w * (column + 0.5), 8, 15)
    for row, name in enumerate(("rear", "vanguard", "vanguard", "rear")):
        y = top + h * (row + 0.5)
        plate.label(plate.term(name), 50, y, 100, "right")
        for column in range(5):
            plate.space(int(row < 2), left + w * (column + 0.5), y, w - 4, h - 4)
    for unit, column, row in (("B-09", 2, 1), ("B-04", 3, 0), ("R-08", 2, 2), ("R-09", 0, 3)):
        plate.strip(unit, left + w * (column + 0.5), top + h * (row + 0.5), w - 4, h - 4)
    plate.sovereign("B-00", 356, top + h, 44, 54)
    plate.sovereign("R-00", 356, top + 3 * h, 44, 54)


def _unit_card(plate: Plate) -> None:
    x, w, top, low = plate.w / 2, 122.0, 16.0, 158.0
    plate.card(SHOWN, x, 88, w)
    for name, y, side in (("level", top, -1), ("cost", top, 1), ("attack", low, -1), ("defence", low, 1)):
        plate.arrow((x + side * (w / 2 + 38), y), (x + side * (w / 2 + 4), y))
        words = plate.language.text(f"vitorian.figure.{name}")
        plate.label(words, x + side * (w / 2 + 84), y, 86, "right" if side < 0 else "left")
    plate.arrow((x, 197), (x, 175))
    plate.label(plate.language.text("vitorian.figure.keyword"), x, plate.h - 6, 160)


def _phases(plate: Plate) -> None:
    pitch = plate.w / 4
    y = plate.h * 0.38
    plate.resource("P", pitch * 0.5 - 13, y - 4, w=34)
    plate.resource("S", pitch * 0.5 + 13, y + 4, w=34)
    plate.unit(BOUGHT, pitch * 1.5, y, 72, 62, fresh=True)
    plate.unit("R-08", pitch * 2.5 - 6, y, 62, 62)
    plate.icon("burst", pitch * 2.5 + 28, y, 24, GOLD)
    plate.icon("hour", pitch * 3.5, y, 46)
    for number, name in enumerate(("logistics", "main", "combat", "end")):
        x = pitch * (number + 0.5)
        plate.label(plate.language.text(f"vitorian_board.phase.{name}"), x, plate.h - 14, pitch - 4)
        if number:
            plate.icon("chevron_right", pitch * number, y, 16, GOLD)


def _payment(plate: Plate) -> None:
    y = plate.h / 2 - 8
    plate.strip(BOUGHT, 38, y, 70, 92)
    plate.badge("level", 3, 14, y - 36, 13)
    plate.resource("P", 62, y + 28, w=22)
    for number, kind in enumerate("PSP"):
        plate.resource(kind, 126, y - 34 + 34 * number, False, 28)
    plate.count("= 3", 172, y, 22)
    plate.wall(202)
    plate.resource("P", 230, y, w=34)
    plate.arrow((256, y), (300, y))
    plate.pile("red", 338, y, 54)
    plate.label(plate.term("exhausted"), 140, plate.h - 8, 120)
    plate.label(plate.term("convoy"), 330, plate.h - 8, 100)


def _march(plate: Plate) -> None:
    y = plate.h / 2 - 12
    plate.unit("R-04", 50, y, 98, 72)
    plate.arrow((103, y), (137, y))
    plate.space(0, 190, y, 98, 72)
    plate.label(plate.term("rear"), 50, plate.h - 10, 100)
    plate.label(plate.term("vanguard"), 190, plate.h - 10, 100)
    plate.resource("P", 119, y - 24, False, 20)
    plate.wall(243)
    for number, keyword in enumerate(("light", "heavy", "brute")):
        row = 24 + number * 44
        plate.sign(keyword, 256, row)
        plate.label(plate.keyword(keyword), 312, row, 88, "left")
        if keyword == "light":
            plate.resource("P", 369, row, w=24)
            plate.cross(369, row, 9)
        elif keyword == "heavy":
            plate.resource("S", 367, row, False, 20)
        else:
            plate.cross(369, row, 11)


FIGURES = {
    "zones": figure(158, _zones),
    "unit_card": figure(228, _unit_card),
    "phases": figure(104, _phases),
    "payment": figure(150, _payment),
    "march": figure(150, _march),
}
