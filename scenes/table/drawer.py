"""The log as a drawer: every line of the match, scrolling, over the place it belongs to."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import FRect, Rect

from scenes.scene import Scene
from scenes.table.log import CHAPTER_GAP, GAP, LogLine, draw_line, height
from sprites.canvas import Canvas
from sprites.intent import Intent
from sprites.widgets import Button, ScrollArea

AREA = Rect(640, 56, 628, 656)
INNER = Rect(664, 104, 584, 530)
TEXT_W = INNER.w - 16
"""Width of the lines, beside the scroll bar: measured and drawn alike, or the newest would not be reached."""
CLOSE = Rect(1040, 650, 204, 46)


class LogDrawer(Scene):
    """All lines, the newest at the lower end."""

    name = "log"
    overlay = True
    dims = 110
    fills_screen = False

    def __init__(self, lines: Sequence[LogLine]) -> None:
        super().__init__()
        self._lines = list(lines)

    def build(self) -> None:
        """See `Scene`."""
        with self.app.canvas.panel_text():
            high = sum(self._room(line, TEXT_W) for line in self._lines)
        self.widgets.add(
            ScrollArea("lines", INNER, high, self._paint, label=self.say("table.log"), at_end=True)
        )
        self.widgets.add(
            Button("close", CLOSE, self.say("table.log.close"), self.close, style="button_small")
        )
        if self.focus_id is None:
            self.interaction.set_focus("close")

    def _room(self, line: LogLine, width: float) -> float:
        extra = CHAPTER_GAP if line.heading else 0
        return height(self.app.canvas, line, width) + GAP + extra

    def _paint(self, canvas: Canvas, rect: FRect) -> None:
        with canvas.panel_text():
            self._paint_lines(canvas, rect)

    def _paint_lines(self, canvas: Canvas, rect: FRect) -> None:
        y = rect.y
        width = TEXT_W
        for line in self._lines:
            room = self._room(line, width)
            if line.heading:
                canvas.line((rect.x, y + 2), (rect.x + width, y + 2), "line2")
            high = height(canvas, line, width)
            place = FRect(rect.x, y + room - GAP - high, width, high)
            if not canvas.hidden(place):
                draw_line(canvas, line, place)
            y += room

    def close(self) -> None:
        """Back to the board."""
        self.app.scenes.pop()

    def action(self, intent: Intent) -> bool:
        """Escape, L or a press beside the drawer closes it."""
        beside = intent.name == "press" and intent.pos is not None and not AREA.collidepoint(intent.pos)
        if intent.name in ("cancel", "log", "menu") or beside:
            self.close()
            return True
        return False

    def draw(self, canvas: Canvas) -> None:
        """See `Scene`."""
        canvas.panel(AREA)
        canvas.text(self.say("table.log"), (INNER.x, 70), "heading", "line", size=22)
        if not self._lines:
            canvas.text(self.say("table.log.empty"), INNER.topleft, "body_italic", "dim")
        self.draw_widgets(canvas)
