"""Pictures of the field, of a card, of the turn, of a Unit and of who summons a Spirit."""

from __future__ import annotations

from scenes.epikha.figures.plate import GOLD, Plate, figure

SHOWN = "E05"
"""The card whose parts are named."""
SOLDIERS = ("E01", "E01", "E01")
"""Three of one class; a test holds them to the sums that are shown."""
SUMMONER, CALLED = "A05", "A19"


def _zones(plate: Plate) -> None:
    left, w, h = 116.0, 30.0, 46.0
    rows = (("combat_zone", 30.0), ("magic_zone", 82.0), ("deployment", 134.0))
    for term, y in rows:
        plate.label(plate.term(term), 54, y, 106, "right")
    for number in range(4):
        plate.space("arch", left + 24 + number * 52, 30, 38, h)
        plate.count(str(number + 1), left + 24 + number * 52, 34, 16)
    for number in range(5):
        plate.space("lozenge", left + 24 + number * 52, 82, 36, h)
    plate.window("O1", left + 24, 82, w)
    for card, x in (("E09", 24.0), ("E13", 60.0), ("J1", 128.0), ("E01", 196.0), ("E04", 232.0)):
        plate.window(card, left + x, 134, 44)


def _card(plate: Plate) -> None:
    x, w, top, low = plate.w / 2, 122.0, 18.0, 148.0
    plate.card(SHOWN, x, 90, w)
    for name, y, side in (("level", top, -1), ("vital", top, 1), ("force", low, -1), ("resistance", low, 1)):
        plate.arrow((x + side * (w / 2 + 34), y), (x + side * (w / 2 + 4), y))
        key = {"vital": "cost", "resistance": "vital"}.get(name, name)
        words = plate.language.text("epikha_pages.figure.cost") if key == "cost" else plate.term(key)
        plate.label(words, x + side * (w / 2 + 82), y, 88, "right" if side < 0 else "left")


def _phases(plate: Plate) -> None:
    pitch, y = plate.w / 4, 43.0
    plate.back("empiria", pitch * 0.5, y, 40)
    plate.window("E01", pitch * 1.5, y, 58)
    plate.window("E05", pitch * 2.5 - 10, y, 56)
    plate.icon("burst", pitch * 2.5 + 28, y, 24, GOLD)
    plate.window("E13", pitch * 3.5, y, 46)
    for number, name in enumerate(("inicio", "deployment", "combat", "regroup")):
        words = plate.language.text(f"epikha_board.phase.{name}")
        plate.label(words, pitch * (number + 0.5), plate.h - (12 if number % 2 else 30), pitch + 44)
        if number:
            plate.icon("chevron_right", pitch * number, y, 16, GOLD)


def _unit(plate: Plate) -> None:
    y = plate.h / 2
    for number, card in enumerate(SOLDIERS):
        plate.token(card, 38 + number * 66, y)
    plate.arrow((206, y), (238, y))
    plate.sign("unidades", 262, y - 30)
    plate.label(plate.term("unit"), 336, y - 30, 110, "left")
    for row, (kind, number, term) in enumerate((("force", 15, "force"), ("level", 3, "level"))):
        plate.badge(kind, number, 262, y + 2 + row * 32)
        plate.label(plate.term(term), 336, y + 2 + row * 32, 110, "left")


def _summon(plate: Plate) -> None:
    y = plate.h / 2 - 8
    plate.token(SUMMONER, 48, y)
    plate.gem(112, y - 14, 22)
    plate.count("20", 112, y + 12, 18)
    plate.arrow((140, y), (176, y))
    plate.token(CALLED, 220, y)
    plate.wall(276)
    plate.token(SUMMONER, 332, y, spent=True)
    plate.label(plate.term("spirit"), 220, plate.h - 8, 100)
    plate.label(plate.term("aside"), 332, plate.h - 8, 100)


FIGURES = {
    "zones": figure(172, _zones),
    "card": figure(196, _card),
    "phases": figure(124, _phases),
    "unit": figure(104, _unit),
    "summon": figure(124, _summon),
}
