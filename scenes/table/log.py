"""The log: what happened, a line each, with an icon and a bold subject; opens as a drawer with all lines."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from pygame import FRect, Rect

from sprites.canvas import Canvas
from sprites.theme import STYLES, Paint

STYLE = "log"
GAP = 4
CHAPTER_GAP = 6
"""Extra room before a line that begins a chapter."""
INDENT = 21
LONG_WORD = 15
"""Letters of a word that may be too long for a line."""
_TAG = re.compile(r"\[/?[^]]*\]")
HEAD, FOOT = 32, 9
"""Height of the heading, and the room that stays free under the lines."""


@dataclass(frozen=True, slots=True)
class LogLine:
    """One line: rich text with an icon.

    `about` are the ids of the pieces it speaks of, `rule` its rule id; a `heading` begins a chapter.
    """

    icon: str
    colour: Paint
    text: str
    about: tuple[str, ...] = ()
    rule: str = ""
    heading: bool = False


class Mark(NamedTuple):
    """What stands beside the words of a line: a `LogLine` without them."""

    icon: str
    colour: Paint
    rule: str
    about: tuple[str, ...] = ()
    heading: bool = False

    def line(self, text: str) -> LogLine:
        """The line with these words."""
        return LogLine(self.icon, self.colour, text, self.about, self.rule, self.heading)


class LogView:
    """The last lines in a panel; `lines` may be replaced at any time."""

    def __init__(self, area: Rect) -> None:
        self.area = area
        self.lines: list[LogLine] = []
        self._shown: list[tuple[FRect, LogLine]] = []

    def line_at(self, pos: tuple[float, float] | None) -> LogLine | None:
        """The line under `pos`, or None."""
        if pos is None:
            return None
        return next((line for rect, line in self._shown if rect.collidepoint(pos)), None)

    def about(self, pos: tuple[float, float] | None) -> tuple[str, ...]:
        """The pieces that the line under `pos` speaks of."""
        line = self.line_at(pos)
        return line.about if line else ()

    def draw(self, canvas: Canvas, title: str, lit: bool, pos: tuple[float, float] | None) -> None:
        """Draw the newest lines that fit; the panel behind is the caller's."""
        area = self.area
        canvas.text(title, (area.x + 14, area.y + 10), "heading", "line", size=17)
        canvas.icon("log", (area.right - 22, area.y + 20), 16, "focus" if lit else "line2")
        if lit:
            canvas.box(area.inflate(-6, -6), "focus", 6, 2)
            canvas.mark_state(area, "focus", shape=True)
        inner = Rect(area.x + 12, area.y + HEAD, area.w - 22, area.h - HEAD - FOOT)
        with canvas.panel_text():
            self._shown = newest(canvas, self.lines, inner)
            for rect, line in self._shown:
                draw_line(canvas, line, rect, pos is not None and rect.collidepoint(pos))


def height(canvas: Canvas, line: LogLine, width: float) -> float:
    """Height of a line set to `width`."""
    return canvas.measure(line.text, STYLE, width - INDENT, _size(canvas, line.text, width - INDENT))[1]


def _size(canvas: Canvas, text: str, width: float) -> float | None:
    """A smaller size of letters for a line with a word that is too long for it; None for any other."""
    longest = max((_TAG.sub("", word) for word in text.split()), key=len, default="")
    if len(longest) < LONG_WORD:
        return None
    wide = canvas.measure(longest, STYLE)[0]
    return STYLES[STYLE].size * width / wide - 0.5 if wide > width else None


def newest(canvas: Canvas, lines: Sequence[LogLine], area: Rect) -> list[tuple[FRect, LogLine]]:
    """The newest lines that fit into `area`, with their places, oldest first from the top."""
    chosen: list[tuple[float, LogLine]] = []
    left = float(area.h)
    for line in reversed(lines):
        high = height(canvas, line, area.w)
        if high > left:
            break
        left -= high + GAP
        chosen.append((high, line))
    placed: list[tuple[FRect, LogLine]] = []
    y = float(area.y)
    for high, line in reversed(chosen):
        placed.append((FRect(area.x, y, area.w, high), line))
        y += high + GAP
    return placed


def draw_line(canvas: Canvas, line: LogLine, rect: FRect, lit: bool = False) -> None:
    """Draw one line in its place; a lit one that leads to a rule shows the book in place of its icon."""
    icon, colour = line.icon, line.colour
    if lit:
        canvas.fill(rect.inflate(8, 4), "line2", 70)
        if line.rule:
            icon, colour = "book", "focus"
    canvas.icon(icon, (rect.x + 8, rect.y + 9), 14, colour)
    wide = rect.w - INDENT
    size = _size(canvas, line.text, wide)
    canvas.text(line.text, (rect.x + INDENT, rect.y), STYLE, "text", width=wide, size=size)
