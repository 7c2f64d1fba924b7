"""Pictures of the table: sides, town, cards, suits, decks."""

from __future__ import annotations

from scenes.dracula.figures.plate import DIM, GOLD, Plate, figure
from scenes.dracula.sides import INKS

FAN = ("X3", "O6", "B8", "S1")


def _sides(plate: Plate) -> None:
    for seat, x in ((0, 62.0), (1, plate.w - 62)):
        plate.portrait(seat, x, 49, 80, 84)
    plate.vane(plate.w / 2, 44, 60)
    plate.icon("vamp", 150, 50, 28, INKS[0])
    plate.icon("hunter", plate.w - 150, 50, 28, INKS[1])


def _town(plate: Plate) -> None:
    for number in range(1, 6):
        x = plate.w * (number - 0.5) / 5
        plate.district(number, x, 34, 68, 50)
        plate.people(x, 76, 0, 8, number)


def _health(plate: Plate) -> None:
    plate.drops(28, 28, 9, 12, 30)


def _moons(plate: Plate) -> None:
    states = ("done", "done", "current", "later", "later")
    for number, state in enumerate(states, 1):
        plate.moon(number, plate.w * (number - 0.5) / 5, plate.h / 2, state, 19)


def _cards(plate: Plate) -> None:
    for number, card in enumerate(FAN):
        plate.card(card, plate.w * (number + 0.5) / 4, 62, 74)


def _deal(plate: Plate) -> None:
    plate.back(2, 36, 54, 52)
    plate.back(2, 39, 51, 52)
    for owner, y in ((0, 27.0), (1, 79.0)):
        middles = plate.rack([owner] * 5, y, 34, 86)
        for number, x in enumerate(middles):
            plate.badge(2 * number + owner + 1, x + 15, y - 18, 9)


def _rack(plate: Plate) -> None:
    for number in range(1, 6):
        plate.district(number, plate.w * (number - 0.5) / 5, 25, 66, 38)
    plate.rack(("B3", "O6", "B1", "X4", "S2"), 86, 46)


def _trump(plate: Plate) -> None:
    plate.token("B", 52, plate.h / 2, 28, trump=True)
    plate.wall(104)
    plate.glow(180, plate.h / 2, 60)
    plate.card("B1", 180, plate.h / 2, 60)
    plate.icon("greater", 244, plate.h / 2, 30, GOLD)
    plate.card("X8", 308, plate.h / 2, 60, dim=True)
    plate.lost(308, plate.h / 2)


def _column(plate: Plate) -> None:
    plate.token("B", 74, 48, 26, trump=True)
    plate.note(plate.words.text("trump"), 74, 88, 120, 20, GOLD)
    for number, suit in enumerate("XSO"):
        y = 22.0 + number * 30
        plate.token(suit, 200, y, 13)
        plate.note(plate.words.text(f"order.place.{number + 2}"), 162, y, 40, 20, DIM)
        plate.note(plate.words.suit(suit), 272, y, 110)


def _pile(plate: Plate) -> None:
    for number, card in enumerate(("X2", "S7", "O8", "X8", "B5", "O3", "S1")):
        plate.card(card, 42 + number * 49, 46, 46)


def _choice(plate: Plate) -> None:
    middle = plate.w / 2
    plate.back(2, middle / 2 - 30, 44, 46)
    plate.then(middle / 2 + 12, 44)
    plate.card("O7", middle / 2 + 54, 44, 46)
    plate.wall(middle)
    plate.icon("bell", middle * 1.5, 44, 46, GOLD)


def _draw(plate: Plate) -> None:
    """From the deck to the rack, and from the rack to the pile."""
    y = 60.0
    plate.back(2, 34, y, 52)
    plate.arrow((64, y), (100, y))
    plate.glow(134, y, 56)
    plate.card("O7", 134, y, 56)
    plate.arrow((166, y), (204, y))
    plate.gap(238, y, 56)
    plate.arrow((270, y), (308, y))
    plate.card("S4", 344, y, 52)
    plate.icon("deck", 34, 12, 15, DIM)
    plate.icon("discard", 344, 12, 15, DIM)


def _gauge(plate: Plate) -> None:
    for number, card in enumerate(("X2", "S7", "O8", "B5", "O3", "S1")):
        x = 30.0 + number * 44
        plate.card(card, x, 44, 40)
        plate.badge(number + 1, x, 80, 9)
    plate.then(292, 44)
    plate.icon("bell", 344, 44, 44, GOLD)


def _eight_waits(plate: Plate) -> None:
    for number, card in enumerate(("X2", "S7", "O3", "B5")):
        plate.card(card, 30 + number * 44, 40, 40)
    plate.count("4", 212, 40, 26, DIM)
    plate.wall(240)
    plate.card("S8", 290, 40, 50, dim=True)
    plate.icon("lock", 290, 44, 26, "#FFB35C")
    plate.count("6", 346, 40, 26, "#FFB35C")


def _handicaps(plate: Plate) -> None:
    plate.drops(20, 18, 8, 15, 24)
    plate.district(2, 52, 72, 74, 46)
    plate.people(52, 106, 1, 8)
    plate.moon(2, 142, 76, "current", 18)
    for number, suit in enumerate("BXSO"):
        plate.token(suit, 196 + number * 32, 76, 16 if number == 0 else 12, trump=number == 0)
    plate.card("X7", 344, 80, 42)
    plate.eye(362, 54, True)


def _short_match(plate: Plate) -> None:
    for number in range(1, 6):
        x = plate.w * (number - 0.5) / 5
        plate.district(number, x, 28, 66, 40)
        plate.people(x, 62, 1, 8, number)
    plate.drops(16, 94, 8, 8, 22)
    for number in range(2, 6):
        plate.moon(number, 236 + (number - 2) * 38, 94, "current" if number == 2 else "later", 14)


FIGURES = {
    "sides": figure(112, _sides),
    "town": figure(102, _town),
    "health": figure(70, _health),
    "moons": figure(74, _moons),
    "cards": figure(138, _cards),
    "deal": figure(120, _deal),
    "rack": figure(134, _rack),
    "trump": figure(116, _trump),
    "column": figure(120, _column),
    "pile": figure(106, _pile),
    "choice": figure(102, _choice),
    "draw": figure(128, _draw),
    "gauge": figure(112, _gauge),
    "eight_waits": figure(96, _eight_waits),
    "handicaps": figure(134, _handicaps),
    "short_match": figure(126, _short_match),
}
