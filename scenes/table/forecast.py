"""Forecast chips: what would come of each place if it were decided now, as far as a seat knows."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal

from pygame import Rect

from sprites import frames
from sprites.canvas import Canvas

Tone = Literal["good", "bad", "unknown", "neutral"]

FILLS: dict[Tone, str] = {"good": "#2F6479", "bad": "#7D171C", "neutral": "#3A3034"}
INKS: dict[Tone, str] = {"good": "#EAFAFF", "bad": "#FFE9DF", "neutral": "#EADFC6"}
HEIGHT = 22
PADDING, ICON_ROOM = 9, 16


@dataclass(frozen=True, slots=True)
class Chip:
    """One forecast: its words, whether it is good for the reader, and an icon for what is final."""

    text: str
    tone: Tone
    icon: str = ""
    changed: bool = False
    """True when the choice being weighed changes it: it gets a bright rim."""


def draw(canvas: Canvas, chips: Iterable[tuple[Chip, Rect]]) -> None:
    """Draw chips, each in the middle of its rectangle."""
    for chip, area in chips:
        if chip.tone == "unknown":
            canvas.fit(chip.text, area, "body_italic", "dim", one_line=True, size=14)
            if chip.changed:
                wide = canvas.measure(chip.text, "body_italic", size=14)[0]
                left, right = area.centerx - wide / 2, area.centerx + wide / 2
                canvas.line((left, area.bottom), (right, area.bottom), "focus", 2)
        else:
            _pill(canvas, chip, area)


def _pill(canvas: Canvas, chip: Chip, area: Rect) -> None:
    words = round(canvas.measure(chip.text, "small_bold")[0])
    icon = chip.icon if words + 2 * PADDING + ICON_ROOM <= area.w else ""
    room = ICON_ROOM if icon else 0
    wide = min(area.w, words + 2 * PADDING + room)
    x = area.centerx - wide / 2
    rim = "#FFD873" if chip.changed else None
    canvas.picture(frames.pill(wide, HEIGHT, FILLS[chip.tone], canvas.scale, rim), (x, area.y))
    if icon:
        canvas.icon(icon, (x + 15, area.y + 10), 13, INKS[chip.tone], FILLS[chip.tone])
    canvas.fit(
        chip.text, (x + room, area.y, wide - room, HEIGHT - 2), "small_bold", INKS[chip.tone], one_line=True
    )
