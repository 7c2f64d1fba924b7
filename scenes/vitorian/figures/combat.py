"""Pictures of attacks: whom they may strike, what is answered, what is added up."""

from __future__ import annotations

from game.vitorian import cardtexts
from scenes.vitorian.figures.plate import Plate, figure

GUARD, DEFENDER, FLANKER = "G-01", "M-07", "R-03"
"""The worked example of flanking, 5/4 against 4/5; a test holds the cards to it."""
FIGHTER, SUPPORTER, STRUCK = "R-03", "R-09", "M-09"
"""The worked example of support: 3 + 6 against 9."""


def _targets(plate: Plate) -> None:
    pitch, h = plate.w / 4, 46.0
    far, near, own = h / 2 + 1, plate.h / 2, plate.h - h / 2 - 1
    for number in range(1, 4):
        plate.wall(pitch * number)
    for number, unit in enumerate(("R-01", "R-04", "R-07")):
        x = pitch * (number + 0.5)
        plate.strip(unit, x, own, 82, h)
        if number:
            plate.space(1, x, near, 82, h)
            plate.arrow((x, own - 22), (x, far + 22))
    plate.strip("I-02", pitch * 0.5, far, 82, h)
    plate.strip("I-04", pitch * 0.5, near, 82, h)
    plate.arrow((pitch * 0.5, own - 22), (pitch * 0.5, near + 18))
    plate.strip("I-08", pitch * 1.5, far, 82, h)
    plate.sovereign("I-00", pitch * 2.5, far, 38, h)
    _from_afar(plate, (pitch * 3.5 - 22, pitch * 3.5 + 22), (far, near, own), h)


def _from_afar(
    plate: Plate, columns: tuple[float, float], rows: tuple[float, float, float], h: float
) -> None:
    """An entrenched unit is attacked from another column."""
    left, right = columns
    far, near, own = rows
    for x, y in ((left, far), (left, near), (right, near)):
        plate.space(1, x, y, 40, h)
    plate.space(0, right, own, 40, h)
    plate.strip("I-03", right, far, 40, h)
    plate.strip("R-05", left, own, 40, h)
    plate.arrow((left + 6, own - 20), (right - 6, far + 22))
    plate.sign("entrench", right + 8, far - 10)


def _stack(plate: Plate) -> None:
    said = ("B-15", "defender"), ("R-13", "attacker"), ("B-13", "defender")
    for number, (card, who) in enumerate(said):
        y = plate.h * (number + 0.5) / 3
        plate.count(f"{3 - number}.", 22, y, 22)
        plate.strip(card, 74, y, 66, 46)
        plate.label(cardtexts.short(plate.language, card), 182, y, 132, "left")
        plate.label(plate.language.text(f"vitorian.figure.{who}"), 302, y, 90, "left")
    plate.arrow((364, 8), (364, plate.h - 8))


def _support(plate: Plate) -> None:
    y = plate.h / 2 - 12
    plate.unit(SUPPORTER, 52, y, 98, 70)
    plate.count("+", 112, y, 28)
    plate.unit(FIGHTER, 172, y, 98, 70)
    plate.badge("attack", 9, 244, y, 18)
    plate.arrow((264, y), (286, y))
    plate.unit(STRUCK, 336, y, 92, 70)
    plate.label(plate.term("rear"), 60, plate.h - 10, 100)
    plate.label(plate.term("vanguard"), 172, plate.h - 10, 100)
    plate.resource("S", 112, plate.h - 12, False, 20)


def _flanking(plate: Plate) -> None:
    top, low = 36.0, plate.h - 36
    plate.space(1, 166, top, 98, 66)
    plate.unit(DEFENDER, 56, top, 98, 66, attack=3, defence=4)
    plate.unit(GUARD, 56, low, 98, 66)
    plate.unit(FLANKER, 166, low, 98, 66)
    plate.arrow((56, low - 24), (56, top + 28))
    plate.arrow((150, low - 24), (108, top + 22))
    plate.count("−1/−1", 166, top, 20, "#FFFFFF")
    plate.wall(232)
    plate.badge("attack", 5, 262, top, 17)
    plate.count("≥", 296, top, 24)
    plate.badge("defence", 4, 330, top, 17)
    plate.icon("skull", 362, top, 26)
    plate.badge("attack", 3, 262, low, 17)
    plate.count("<", 296, low, 24)
    plate.badge("defence", 4, 330, low, 17)
    plate.icon("check", 362, low, 24, "#8FD98F")


FIGURES = {
    "targets": figure(192, _targets),
    "stack": figure(166, _stack),
    "support": figure(130, _support),
    "flanking": figure(164, _flanking),
}
