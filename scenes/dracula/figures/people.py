"""Pictures of what is known, of odd cases, of the computer players, and of the keys."""

from __future__ import annotations

from pygame import FRect

from scenes.dracula.figures.plate import DIM, GOLD, Plate, figure
from scenes.dracula.sides import INKS
from scenes.table.log import LogLine, draw_line

ODDS = {8: 17, 9: 25, 10: 34, 11: 43, 12: 53, 13: 62, 14: 73, 15: 82}
"""Dracula's health at the start, and how often of a hundred he would win if districts were coin flips."""
KEYS = ("confirm", "cancel", "secondary", "next", "hint", "help", "log", "undo", "end_turn", "menu")
LEVELS = ("novice", "apprentice", "veteran", "master")
ROW = 30


def _who_sees(plate: Plate) -> None:
    y = plate.h / 2
    plate.card("B3", 44, y, 52)
    plate.eye(68, y - 34, True)
    plate.card("O6", 112, y, 52)
    plate.wall(160)
    plate.back(1, 208, y, 52)
    plate.icon("question", 208, y, 26, GOLD)
    plate.wall(256)
    plate.back(2, 304, y, 44)
    plate.icon("question", 304, y, 22, GOLD)
    plate.card("S1", 356, y, 44)


def _mark_face(plate: Plate) -> None:
    y = plate.h / 2 + 4
    for x, card, mine in ((120.0, "O6", True), (262.0, "S2", False)):
        plate.card(card, x, y, 58)
        plate.eye(x + 28, y - 38, mine)


def _mark_known(plate: Plate) -> None:
    y = plate.h / 2 + 4
    for x, card, mine in ((120.0, "S8", True), (262.0, "O1", False)):
        plate.card(card, x, y, 58)
        plate.dots(x, y, 58, mine)
        plate.eye(x + 28, y - 38, mine, half=True)


def _seals(plate: Plate) -> None:
    y = plate.h / 2
    plate.seal(0, 64, y, 90)
    plate.seal(1, plate.w - 64, y, 90)
    plate.icon("book", plate.w / 2, y, 50, GOLD)
    plate.icon("swap", 136, y, 24, DIM)
    plate.icon("swap", plate.w - 136, y, 24, DIM)


def _log(plate: Plate) -> None:
    words = plate.words
    told = (
        LogLine("swap", INKS[0], words.text("skip.told.1")),
        LogLine("crown", INKS[1], words.text("log.trump.they", name=words.name(1), suit=words.suit("S"))),
    )
    for number, line in enumerate(told):
        left, top = plate.at(14, 12 + number * 40)
        draw_line(plate.canvas, line, FRect(left, top, plate.w - 28, 36), number == 1)


def _case_one(plate: Plate) -> None:
    cards = ("X3", "O6", "S7", "B5", "X7")
    for number, x in enumerate(plate.rack(cards, plate.h / 2 + 4, 50)):
        if number == 2:
            plate.dots(x, plate.h / 2 + 4, 50, True)
        else:
            plate.eye(x + 24, plate.h / 2 - 30, True)


def _case_five(plate: Plate) -> None:
    y = plate.h / 2
    for number, card in enumerate(("X2", "S7", "O3", "B2", "O4", "S5")):
        x = 26.0 + number * 38
        if card == "S5":
            plate.glow(x, y, 40)
        plate.card(card, x, y, 36 if card != "S5" else 40)
    plate.then(262, y)
    plate.icon("bell", 302, y, 32, GOLD)
    plate.card("X8", 352, y, 44)


def _case_twins(plate: Plate) -> None:
    y = plate.h / 2
    plate.drop(34, y, True, 32)
    plate.count("1", 64, y, 22, INKS[0])
    plate.wall(92)
    plate.district(3, 152, y, 82, 56)
    plate.icon("hunter", 152, y + 6, 28, INKS[1])
    plate.then(218, y)
    plate.district(5, 290, y - 12, 96, 48)
    plate.people(290, y + 28, 3, 10)


def _odds(plate: Plate) -> None:
    """Bars: how often Dracula would win if each district were a coin flip, with a line at the half."""
    foot, most = plate.h - 30, plate.h - 58
    for number, (health, won) in enumerate(ODDS.items()):
        x = plate.w * (number + 0.5) / len(ODDS)
        high = most * won / 100
        left, top = plate.at(x - 14, foot - high)
        plate.canvas.box((left, top, 28, high), "#B3242A" if health == 12 else "#6E2A2C", 2)
        plate.count(str(won), x, foot - high - 12, 16, "text")
        plate.drop(x - 9, foot + 16, True, 16)
        plate.count(str(health), x + 9, foot + 16, 16, "text")
    half = foot - most / 2
    plate.canvas.line(plate.at(4, half), plate.at(plate.w - 4, half), GOLD, 1)


def _fair(plate: Plate) -> None:
    y = plate.h / 2
    plate.icon("automaton", 50, y, 56, GOLD)
    plate.icon("eye", 112, y, 28, DIM)
    plate.card("S1", 168, y, 48)
    plate.card("X8", 222, y, 48)
    plate.wall(266)
    for x in (306.0, 350.0):
        plate.back(1, x, y, 44)
        plate.icon("lock", x, y, 22, GOLD)


def _levels(plate: Plate) -> None:
    for number, level in enumerate(LEVELS):
        x = plate.w * (number + 0.5) / 4
        for candle in range(number + 1):
            plate.icon("candle", x + (candle - number / 2) * 17, 30, 30, GOLD)
        plate.note(plate.words.language.text(f"common.level.{level}"), x, 66, plate.w / 4 - 4, 22)


def _hint(plate: Plate) -> None:
    y = plate.h / 2
    plate.icon("hint", 50, y, 40, GOLD)
    plate.key(plate.key_of("hint"), 84, y)
    for number, card in enumerate(("B3", "O7", "X4")):
        x = 196.0 + number * 66
        if number == 1:
            plate.glow(x, y, 52)
        plate.card(card, x, y, 52)


def _keys(plate: Plate) -> None:
    for number, action in enumerate(KEYS):
        column, row = divmod(number, 5)
        x, y = 12 + column * (plate.w / 2), 22 + row * ROW
        plate.key(plate.key_of(action), x, y)
        label = plate.words.language.text(f"menus.intent.{action}")
        left, top = plate.at(x + 74, y - 13)
        room = (left, top, plate.w / 2 - 84, 26)
        plate.canvas.fit(label, room, "small", "text", anchor="midleft")


FIGURES = {
    "who_sees": figure(104, _who_sees),
    "mark_face": figure(124, _mark_face),
    "mark_known": figure(124, _mark_known),
    "seals": figure(116, _seals),
    "log": figure(100, _log),
    "case_one": figure(112, _case_one),
    "case_five": figure(92, _case_five),
    "case_twins": figure(110, _case_twins),
    "odds": figure(158, _odds),
    "fair": figure(96, _fair),
    "levels": figure(96, _levels),
    "hint": figure(100, _hint),
    "keys": figure(176, _keys),
}
