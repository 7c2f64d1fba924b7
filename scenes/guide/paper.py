"""The note itself: where it lies, what is written on it, and its one button."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, Literal

import pygame
from pygame import Rect

from scenes.table import prompts
from scenes.table.prompts import Choice
from sprites.canvas import Canvas
from sprites.widgets.base import Look

BUTTON_H: Final = 44
BUTTON_W: Final = 172
"""Width of the button on a note that is written across."""
MARGIN: Final = 16
TITLE_H: Final = 30
"""Room for a title of one line."""
SEAL: Final = 58
"""Size of the wax on a note that is written across."""
PORTRAIT: Final = 104
"""Width of the portrait beside such a note."""

Form = Literal["upright", "across"]
"""How a note is written: portrait, title and words one under the other, or the words beside the portrait."""


@dataclass(frozen=True, slots=True)
class Place:
    """Where a note may lie, in logical pixels, and how it is written there."""

    area: Rect
    form: Form
    comes: tuple[int, int]
    """From which side it comes: (-1, 0) from the left, (0, -1) from above."""
    portrait: int = 0
    """Height of the portrait over an upright note, 0 for none."""
    beside: bool = False
    """True where the title stands beside that portrait, and not under it."""
    seal: int = 0
    """Size of the wax under an upright note without a button, 0 for none."""

    @property
    def button(self) -> Rect:
        """Where its button lies."""
        rect, foot = self.area, self.area.bottom - 14 - BUTTON_H
        if self.form == "across":
            return Rect(rect.right - MARGIN - BUTTON_W, foot, BUTTON_W, BUTTON_H)
        return Rect(rect.x + MARGIN, foot, rect.w - 2 * MARGIN, BUTTON_H)


@dataclass(frozen=True, slots=True)
class Voice:
    """Whose notebook it is."""

    portrait: Callable[[float, float, float], pygame.Surface]
    """The narrator, for a width, a height and a render scale."""
    seal: Callable[[float, float], pygame.Surface]
    """The narrator's wax, for a render scale and a size."""
    ink: str = "#35271A"
    head_ink: str = "#7D171C"
    dot_ink: str = "#6B5333"


@dataclass(frozen=True, slots=True)
class Note:
    """What stands on the paper. `button` is empty where the board itself is to be pressed."""

    place: Place
    title: str
    text: str
    number: int
    of: int
    button: str = ""


def draw(
    canvas: Canvas, note: Note, choice: Choice | None, voice: Voice, look: Look, shift: tuple[float, float]
) -> None:
    """Draw the note, `shift` away from its place while it comes; `choice` is its button, if it has one."""
    rect = note.place.area.move(shift)
    canvas.panel(rect, "paper")
    write = _write_across if note.place.form == "across" else _write_upright
    write(canvas, note, voice, rect)
    if choice is not None:
        prompts.draw_button(canvas, note.place.button.move(shift), choice, look)


def _write_upright(canvas: Canvas, note: Note, voice: Voice, rect: Rect) -> None:
    """Portrait, title, words, one under the other."""
    inner = rect.inflate(-2 * MARGIN, -24)
    portrait, beside = note.place.portrait, note.place.beside
    title = Rect(inner.x, inner.y, inner.w, TITLE_H)
    if portrait:
        wide = portrait if beside else inner.w
        canvas.picture(voice.portrait(wide, portrait, canvas.scale), inner.topleft)
        title = Rect(inner.x, inner.y + portrait + 6, inner.w, TITLE_H)
        if beside:
            title = Rect(inner.x + wide + 12, inner.y, inner.w - wide - 12, portrait)
    _title(canvas, note, voice, title)
    top = title.bottom + 3
    foot = inner.bottom - 20 - (BUTTON_H + 4 if note.button else 0)
    _dots(canvas, note, voice, (inner.centerx, foot + 10))
    seal = 0 if note.button else note.place.seal
    if seal:
        foot -= seal + 4
        canvas.centred(voice.seal(canvas.scale, seal), (inner.centerx, foot + seal / 2))
    _words(canvas, note, voice, Rect(inner.x, top, inner.w, foot - top - 3), 20)


def _write_across(canvas: Canvas, note: Note, voice: Voice, rect: Rect) -> None:
    """Portrait at the left, title and words beside it, the wax under them."""
    picture = Rect(rect.x + 13, rect.y + 13, PORTRAIT, rect.h - 26)
    canvas.picture(voice.portrait(picture.w, picture.h, canvas.scale), picture.topleft)
    left = picture.right + 16
    right = note.place.button.x - 16
    _title(canvas, note, voice, Rect(left, rect.y + 12, right - left, TITLE_H))
    _words(canvas, note, voice, Rect(left, rect.y + 44, right - left, rect.h - 54), 19)
    corner = Rect(right + 16, rect.y + 12, BUTTON_W, 62)
    canvas.centred(voice.seal(canvas.scale, SEAL), (corner.centerx, corner.y + 26))
    _dots(canvas, note, voice, (corner.centerx, corner.bottom + 4))


def _title(canvas: Canvas, note: Note, voice: Voice, box: Rect) -> None:
    ink, one_line = voice.head_ink, box.h <= TITLE_H
    canvas.fit(note.title, box, "plate", ink, anchor="midleft", one_line=one_line, size=23, smallest=15)


def _words(canvas: Canvas, note: Note, voice: Voice, box: Rect, size: int) -> None:
    """The words as large as they may be; they get smaller where a language needs more of them."""
    with canvas.panel_text():
        canvas.fit(note.text, box, "prose", voice.ink, anchor="topleft", size=size)


def _dots(canvas: Canvas, note: Note, voice: Voice, centre: tuple[float, float]) -> None:
    """How far the notebook has been turned: a full dot a note that was seen."""
    pitch = 13
    x = centre[0] - pitch * (note.of - 1) / 2
    for number in range(1, note.of + 1):
        if number <= note.number:
            canvas.circle((x, centre[1]), 4.2 if number == note.number else 3.2, voice.head_ink)
        else:
            canvas.circle((x, centre[1]), 3.2, voice.dot_ink, 1.2)
        x += pitch
