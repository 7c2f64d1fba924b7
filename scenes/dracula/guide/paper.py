"""The note itself: where it lies, what is written on it, and its one button."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from pygame import Rect

from scenes.dracula.guide.steps import Place
from scenes.table import prompts
from scenes.table.prompts import Choice
from sprites import faces, pictures
from sprites.canvas import Canvas
from sprites.widgets.base import Look

COLUMN: Final = Rect(6, 296, 210, 412)
"""Over the left column below the rival's plate: there nothing can be pressed."""
PLATE: Final = Rect(6, 462, 210, 246)
ROW: Final = Rect(232, 54, 704, 144)
"""Over the rival's cards, while they cannot be chosen."""
HAND: Final = Rect(318, 412, 706, 150)
"""Where the own cards will lie."""
PLACES: Final[dict[Place, Rect]] = {"column": COLUMN, "plate": PLATE, "row": ROW, "hand": HAND}

BUTTON_H = 44
MARGIN = 16
SEAL = 58
"""Size of the wax under a note."""
SEAT = 1
"""Whose notebook it is."""
INK, HEAD_INK, DOT_INK = "#35271A", "#7D171C", "#6B5333"


@dataclass(frozen=True, slots=True)
class Note:
    """What stands on the paper. `button` is empty where the board itself is to be pressed."""

    place: Place
    title: str
    text: str
    number: int
    of: int
    button: str = ""


def area(note: Note) -> Rect:
    """Where the note lies when it has come to rest."""
    return PLACES[note.place]


def button(note: Note) -> Rect:
    """Where its button lies."""
    rect = area(note)
    if rect.h > rect.w or note.place == "plate":
        return Rect(rect.x + MARGIN, rect.bottom - 14 - BUTTON_H, rect.w - 2 * MARGIN, BUTTON_H)
    return Rect(rect.right - MARGIN - 172, rect.bottom - 14 - BUTTON_H, 172, BUTTON_H)


def draw(canvas: Canvas, note: Note, choice: Choice | None, look: Look, shift: tuple[float, float]) -> None:
    """Draw the note, `shift` away from its place while it comes; `choice` is its button, if it has one."""
    rect = area(note).move(shift)
    canvas.panel(rect, "paper")
    write = _write_upright if rect.h > rect.w or note.place == "plate" else _write_across
    write(canvas, note, rect)
    if choice is not None:
        prompts.draw_button(canvas, button(note).move(shift), choice, look)


def _write_upright(canvas: Canvas, note: Note, rect: Rect) -> None:
    """Portrait, title, words, one under the other; on a short note the portrait is left out."""
    inner = rect.inflate(-2 * MARGIN, -24)
    top = inner.y
    if note.place == "column":
        canvas.picture(faces.framed_portrait(SEAT, inner.w, 104, canvas.scale), (inner.x, top))
        top += 110
    _title(canvas, note, Rect(inner.x, top, inner.w, 30))
    foot = inner.bottom - 20 - (BUTTON_H + 4 if note.button else 0)
    _dots(canvas, note, (inner.centerx, foot + 10))
    if note.place == "column" and not note.button:
        foot -= SEAL + 4
        canvas.centred(pictures.seal(SEAT, "whole", canvas.scale, SEAL), (inner.centerx, foot + SEAL / 2))
    _words(canvas, note, Rect(inner.x, top + 33, inner.w, foot - top - 36), 20)


def _write_across(canvas: Canvas, note: Note, rect: Rect) -> None:
    """Portrait at the left, title and words beside it, the wax under them."""
    picture = Rect(rect.x + 13, rect.y + 13, 104, rect.h - 26)
    canvas.picture(faces.framed_portrait(SEAT, picture.w, picture.h, canvas.scale), picture.topleft)
    left = picture.right + 16
    right = button(note).x - 16
    _title(canvas, note, Rect(left, rect.y + 12, right - left, 30))
    _words(canvas, note, Rect(left, rect.y + 44, right - left, rect.h - 54), 19)
    corner = Rect(right + 16, rect.y + 12, 172, 62)
    seal = pictures.seal(SEAT, "whole", canvas.scale, SEAL)
    canvas.centred(seal, (corner.centerx, corner.y + 26))
    _dots(canvas, note, (corner.centerx, corner.bottom + 4))


def _title(canvas: Canvas, note: Note, box: Rect) -> None:
    canvas.fit(note.title, box, "plate", HEAD_INK, anchor="midleft", one_line=True, size=23, smallest=15)


def _words(canvas: Canvas, note: Note, box: Rect, size: int) -> None:
    """The words as large as they may be; they get smaller where a language needs more of them."""
    with canvas.panel_text():
        canvas.fit(note.text, box, "prose", INK, anchor="topleft", size=size)


def _dots(canvas: Canvas, note: Note, centre: tuple[float, float]) -> None:
    """How far the notebook has been turned: a full dot a note that was seen."""
    pitch = 13
    x = centre[0] - pitch * (note.of - 1) / 2
    for number in range(1, note.of + 1):
        if number <= note.number:
            canvas.circle((x, centre[1]), 4.2 if number == note.number else 3.2, HEAD_INK)
        else:
            canvas.circle((x, centre[1]), 3.2, DOT_INK, 1.2)
        x += pitch
