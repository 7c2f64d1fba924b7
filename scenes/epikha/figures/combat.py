"""Pictures of combat: lanes, steps, what a blow is made of, who absorbs, what is left over."""

from __future__ import annotations

from scenes.epikha.figures.plate import GOLD, Plate, figure

HAND, SWORD, WEIGHT = "E01", "E12", 3
"""A soldier of Level 1 with a sword of Level 3; a test holds the cards to it."""
ARMOUR, BEARER, BLOW = "E14", "E05", 20
"""An armour of 15 before a character of 10 against 20; a test holds the cards to it."""
STRUCK, LEFT = "A03", 5
"""A character of 10 that is struck for 15, and what is left over; a test holds the card to it."""


def _lanes(plate: Plate) -> None:
    pitch, top, low = plate.w / 4, plate.h * 0.27, plate.h * 0.76
    for number, (own, foe) in enumerate((("E01", "A01"), ("E05", ""), ("E06", "A03"), ("", ""))):
        x = pitch * (number + 0.5)
        for card, y in ((foe, top), (own, low)):
            if card:
                plate.window(card, x, y, 60)
            else:
                plate.space("arch", x, y, 48, 60)
        if own:
            plate.arrow((x, low - 32), (x, top + 32 if foe else top + 4), GOLD)
    plate.label(plate.term("free"), pitch * 1.5, 9, pitch)


def _steps(plate: Plate) -> None:
    pitch, y = plate.w / 3, plate.h / 2 - 8
    for number, card in enumerate(("E05", "E03", "X01")):
        x = pitch * (number + 0.5)
        plate.window(card, x, y, 62)
        plate.count(f"{number + 1}.", x - 46, y, 22)
        if number:
            plate.icon("chevron_right", pitch * number - 4, y, 18, GOLD)
    plate.sign("veloz", pitch * 0.5 + 40, y - 16)
    plate.sign("pesado", pitch * 2.5 + 40, y - 16)
    plate.label(plate.term("swift"), pitch * 0.5, plate.h - 9, 110)
    plate.label(plate.term("heavy"), pitch * 2.5, plate.h - 9, 110)


def _portions(plate: Plate) -> None:
    y = plate.h / 2
    for x, card, force, level in ((46.0, HAND, 5, 1), (216.0, SWORD, 15, 3)):
        plate.window(card, x, y, 66)
        plate.badge("force", force, x + 56, y - 16, 16)
        plate.badge("level", level, x + 56, y + 20, 13)
    plate.count("+", 152, y, 28)
    plate.count(f"= {5 + 15}", 338, y, 26)


def _absorb(plate: Plate) -> None:
    y = plate.h / 2
    plate.badge("force", BLOW, 26, y, 20)
    plate.arrow((52, y), (84, y))
    plate.window(ARMOUR, 118, y, 58)
    plate.badge("resistance", 15, 144, y + 22, 14)
    plate.arrow((166, y), (206, y))
    plate.count("5", 186, y - 18, 18)
    plate.window(BEARER, 240, y, 66)
    plate.badge("vital", 10, 266, y + 24, 14)
    plate.label(plate.term("absorb"), 340, y, 90)


def _overflow(plate: Plate) -> None:
    y = plate.h / 2
    plate.badge("force", 15, 26, y, 18)
    plate.arrow((50, y), (82, y))
    plate.window(STRUCK, 116, y, 64)
    plate.badge("vital", 10, 140, y + 24, 14)
    plate.cross(116, y - 10, 12)
    plate.arrow((158, y), (214, y))
    plate.count(f"+{LEFT}", 186, y - 18, 20)
    plate.window("J1", 252, y, 74)
    plate.label(plate.term("overflow"), 338, y, 92)


FIGURES = {
    "lanes": figure(156, _lanes),
    "steps": figure(116, _steps),
    "portions": figure(96, _portions),
    "absorb": figure(96, _absorb),
    "overflow": figure(100, _overflow),
}
