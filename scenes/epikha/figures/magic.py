"""Pictures of Vital and magic: two ways to use Opals, who may be placed, what a chain does first."""

from __future__ import annotations

from scenes.epikha.figures.plate import Plate, figure

OPALS = 2
EACH = 5
"""What an Opal makes; a test holds the cards to it."""
SPELLS = ("A14", "A15")
"""Two spells of one chain: the slower one was announced later. A test holds them to their Levels."""


def _opals(plate: Plate) -> None:
    y = plate.h / 2 - 8
    for number in range(OPALS):
        x = 34.0 + number * 52
        plate.space("lozenge", x, y, 46, 60)
        plate.window("O1", x, y, 30)
    plate.count("=", 122, y, 22)
    plate.gem(146, y - 12, 22)
    plate.count(str(OPALS * EACH), 146, y + 14, 20)
    plate.wall(176)
    plate.space("lozenge", 226, y, 70, 90)
    plate.window("E01", 226, y - 6, 50)
    for number in range(OPALS):
        plate.window("O1", 212 + number * 28, y + 26, 26)
    plate.count("=", 282, y, 22)
    plate.gem(310, y - 12, 22)
    plate.count(str(OPALS * EACH), 310, y + 14, 20)
    for words, middle in (("single", 84.0), ("together", 262.0)):
        plate.label(plate.language.text(f"rulebook.epikha.vital.{words}"), middle, plate.h - 9, 130)


def _placing(plate: Plate) -> None:
    y = plate.h / 2
    plate.token("A05", 44, y)
    plate.sign("magia", 96, y - 20)
    plate.arrow((84, y + 8), (120, y + 8))
    for number in range(5):
        plate.space("lozenge", 156 + number * 52, y, 46, 60, hot=not number)


def _chain(plate: Plate) -> None:
    for row, (card, level) in enumerate(zip(SPELLS, (2, 1), strict=True)):
        y = plate.h * (row + 0.5) / 2
        plate.count(f"{row + 1}.", 24, y, 22)
        plate.window(card, 66, y, 44)
        plate.label(plate.name(card), 176, y, 150, "left")
        plate.badge("level", level, 290, y, 15)
    plate.arrow((340, 8), (340, plate.h - 24))
    plate.label(plate.term("speed"), 340, plate.h - 10, 84)


FIGURES = {
    "opals": figure(128, _opals),
    "placing": figure(104, _placing),
    "chain": figure(124, _chain),
}
