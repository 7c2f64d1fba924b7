"""Pictures of endings and of the comparison of districts."""

from __future__ import annotations

from scenes.dracula.figures.plate import DIM, GOLD, Plate, figure
from scenes.dracula.sides import INKS

ORDER = "BXSO"
"""The suits of the example, the trump first."""
DRACULA_PLAYS = ("B3", "B6", "S4", "O5", "X7")
HUNTER_PLAYS = ("O7", "B8", "S2", "X5", "O2")
EXAMPLE = (("crown", 0), ("crown", 1), ("greater", 0), ("equal", 1), ("greater", 0))
"""Why each district of the example goes to which seat; a test holds it to the rules."""
TIE = ("X", "S", "O")


def _endings(plate: Plate) -> None:
    third = plate.w / 3
    plate.icon("bell", third / 2, plate.h / 2, 46, GOLD)
    plate.wall(third)
    plate.card("S8", third * 1.5, plate.h / 2, 56)
    plate.wall(2 * third)
    plate.gap(third * 2.5, plate.h / 2, 52)
    plate.icon("deck", third * 2.5, plate.h / 2, 22, DIM)


def _last_turn(plate: Plate) -> None:
    y = plate.h / 2
    plate.icon("bell", 44, y, 38, GOLD)
    plate.then(92, y)
    plate.back(2, 142, y, 44)
    plate.arrow((168, y), (196, y))
    plate.card("O7", 226, y, 44)
    plate.then(280, y)
    plate.vane(336, y, 62)


def _last_card(plate: Plate) -> None:
    y = plate.h / 2
    plate.back(2, 70, y, 48)
    plate.arrow((98, y), (130, y))
    plate.card("O4", 162, y, 48)
    plate.then(220, y)
    plate.gap(268, y, 48)
    plate.vane(340, y, 62)


def _vane(plate: Plate) -> None:
    for number in range(1, 6):
        x = plate.w * (number - 0.5) / 5
        plate.district(number, x, 70, 62, 44)
        if number < 5:
            plate.icon("chevron_right", x + plate.w / 10, 70, 13, GOLD)
    plate.vane(plate.w / 2, 24, 48)


def _pair(plate: Plate, x: float, won: str, lost: str, icon: str) -> None:
    y = plate.h / 2
    plate.glow(x - 46, y, 52)
    plate.card(won, x - 46, y, 52)
    plate.icon(icon, x, y, 22, GOLD)
    plate.card(lost, x + 46, y, 52, dim=True)
    plate.lost(x + 46, y)


def _by_trump(plate: Plate) -> None:
    plate.token("B", 34, plate.h / 2, 22, trump=True)
    _pair(plate, 148, "B1", "X8", "crown")
    plate.wall(226)
    _pair(plate, 304, "B6", "B4", "crown")


def _by_value(plate: Plate) -> None:
    _pair(plate, plate.w / 2, "X7", "S3", "greater")


def _by_column(plate: Plate) -> None:
    for number, suit in enumerate(TIE):
        plate.token(suit, 90, 22 + number * 30, 13)
    plate.wall(140)
    _pair(plate, 262, "X5", "O5", "equal")


def _prize(plate: Plate) -> None:
    y = plate.h / 2
    plate.icon("vamp", 28, y, 26, INKS[0])
    plate.folk(1, 80, y, radius=18)
    plate.then(122, y)
    plate.folk(1, 164, y, True, 18)
    plate.wall(plate.w / 2)
    plate.icon("hunter", 220, y, 26, INKS[1])
    plate.drop(272, y, True, 32)
    plate.then(312, y)
    plate.drop(352, y, False, 32)


def _example(plate: Plate) -> None:
    plate.token(ORDER[0], plate.w / 2 - 60, 20, 16, trump=True)
    for number, suit in enumerate(ORDER[1:]):
        plate.token(suit, plate.w / 2 + number * 34, 20, 12)
    rows = zip(DRACULA_PLAYS, HUNTER_PLAYS, EXAMPLE, strict=True)
    for number, (above, below, (icon, winner)) in enumerate(rows):
        x = plate.w * (number + 0.5) / 5
        for seat, card, y in ((0, above, 84.0), (1, below, 224.0)):
            if seat == winner:
                plate.glow(x, y, 56)
            plate.card(card, x, y, 56, dim=seat != winner)
            if seat != winner:
                plate.lost(x, y)
        plate.district(number + 1, x, 154, 66, 46)
        plate.disc(x + 24, 168, 12)
        plate.icon(icon, x + 24, 168, 15, GOLD)
        if winner == 0:
            plate.folk(number, x - 11, 280, True, 13)
            plate.count("+1", x + 14, 280, 17, INKS[0])
        else:
            plate.drop(x - 11, 280, True, 22)
            plate.count("−1", x + 14, 280, 17, INKS[1])


def _win_health(plate: Plate) -> None:
    plate.portrait(1, 44, plate.h / 2, 56, 60)
    plate.drops(108, plate.h / 2, 0, 12, 23)


def _win_district(plate: Plate) -> None:
    plate.portrait(0, 44, plate.h / 2, 56, 60)
    plate.district(5, 160, plate.h / 2, 100, 58)
    plate.people(302, plate.h / 2, 4, 17)


def _win_survive(plate: Plate) -> None:
    plate.portrait(0, 44, plate.h / 2, 56, 60)
    for number in range(1, 6):
        plate.moon(number, 118 + (number - 1) * 40, plate.h / 2, "done", 15)
    plate.drop(330, plate.h / 2, True, 30)
    plate.count("1+", 358, plate.h / 2, 18, INKS[0])


def _next_round(plate: Plate) -> None:
    y = plate.h / 2
    plate.icon("check", 24, y, 22, "#8FC98F")
    plate.drop(64, y, True, 26)
    plate.folk(0, 106, y, True, 16)
    plate.token("B", 150, y, 16, trump=True)
    plate.wall(plate.w / 2)
    plate.icon("close", 218, y, 20, "#E77B6A")
    for number, card in enumerate(("B3", "O6", "X7")):
        plate.card(card, 258 + number * 44, y, 40, dim=True)


FIGURES = {
    "endings": figure(110, _endings),
    "last_turn": figure(88, _last_turn),
    "last_card": figure(98, _last_card),
    "vane": figure(112, _vane),
    "by_trump": figure(104, _by_trump),
    "by_value": figure(104, _by_value),
    "by_column": figure(118, _by_column),
    "prize": figure(74, _prize),
    "example": figure(312, _example),
    "win_health": figure(86, _win_health),
    "win_district": figure(86, _win_district),
    "win_survive": figure(86, _win_survive),
    "next_round": figure(82, _next_round),
}
