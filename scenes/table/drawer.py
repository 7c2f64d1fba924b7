"""The log as a drawer: every line of the match, scrolling, over the place it belongs to.

The lines are one thing to the focus; within it a mark goes up and down, and a press opens the rule book at
the rule of the marked line.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from pygame import FRect, Rect

from scenes.scene import Scene
from scenes.table.log import CHAPTER_GAP, GAP, LogLine, draw_line, height
from sprites.canvas import Canvas
from sprites.focus import Target
from sprites.intent import Intent
from sprites.widgets import Button, ScrollArea

AREA = Rect(640, 56, 628, 656)
INNER = Rect(664, 104, 584, 530)
TEXT_W = INNER.w - 16
"""Width of the lines, beside the scroll bar: measured and drawn alike, or the newest would not be reached."""
CLOSE = Rect(1040, 650, 204, 46)
FOOT = Rect(664, 650, 364, 46)


class LineList(ScrollArea):
    """All lines, the newest at the lower end; `marked` is the one that a press opens, None before a move."""

    def __init__(
        self, canvas: Canvas, lines: Sequence[LogLine], label: str, opened: Callable[[LogLine], object]
    ) -> None:
        self.lines = list(lines)
        self.marked: int | None = None
        self._opened = opened
        self._rows: list[tuple[float, float]] = []
        y = 0.0
        with canvas.panel_text():
            for line in self.lines:
                room = height(canvas, line, TEXT_W) + GAP + (CHAPTER_GAP if line.heading else 0)
                self._rows.append((y, room))
                y += room
        super().__init__("lines", INNER, y, self._paint_lines, label=label, at_end=True)

    def targets(self) -> list[Target]:
        """Itself, when there is anything to read."""
        return [self.target(self.id, self.rect)] if self.lines else []

    def press(self, target_id: str) -> None:
        """Open the marked line."""
        if self.marked is not None:
            self._opened(self.lines[self.marked])

    def handle(self, intent: Intent, focused: str | None) -> bool:
        """The mark follows the mouse, and the arrows; at either end they leave the list."""
        if intent.name in ("point", "press") and intent.pos and self.rect.collidepoint(intent.pos):
            self._mark(self._row_at(intent.pos[1]))
        if focused == self.id and intent.name in ("up", "down"):
            return self._step(-1 if intent.name == "up" else 1)
        return super().handle(intent, focused)

    def _row_at(self, y: float) -> int | None:
        inside = y - self.rect.y + self.offset
        return next((n for n, (top, room) in enumerate(self._rows) if top <= inside < top + room), None)

    def _step(self, by: int) -> bool:
        wanted = len(self.lines) - 1 if self.marked is None else self.marked + by
        if not 0 <= wanted < len(self.lines):
            return False
        self._mark(wanted)
        top, room = self._rows[wanted]
        self.show(top, top + room)
        return True

    def _mark(self, number: int | None) -> None:
        if number is not None:
            self.marked = number

    def _paint_lines(self, canvas: Canvas, rect: FRect) -> None:
        with canvas.panel_text():
            for number, (line, (top, room)) in enumerate(zip(self.lines, self._rows, strict=True)):
                if line.heading:
                    y = rect.y + top + 2
                    canvas.line((rect.x, y), (rect.x + TEXT_W, y), "line2")
                high = room - GAP - (CHAPTER_GAP if line.heading else 0)
                place = FRect(rect.x, rect.y + top + room - GAP - high, TEXT_W, high)
                if not canvas.hidden(place):
                    self._paint_line(canvas, line, place, number == self.marked)

    def _paint_line(self, canvas: Canvas, line: LogLine, place: FRect, lit: bool) -> None:
        draw_line(canvas, line, place, lit)
        if lit:
            canvas.mark_state(place, "focus", shape=True)


class LogDrawer(Scene):
    """All lines of the log; `explain` opens the rule book at the rule of one."""

    name = "log"
    overlay = True
    dims = 110
    fills_screen = False

    def __init__(self, lines: Sequence[LogLine], explain: Callable[[str], object]) -> None:
        super().__init__()
        self._lines = list(lines)
        self._explain = explain

    def build(self) -> None:
        """See `Scene`."""
        self.widgets.add(LineList(self.app.canvas, self._lines, self.say("table.log"), self._open))
        self.widgets.add(
            Button("close", CLOSE, self.say("table.log.close"), self.close, style="button_small")
        )
        if self.focus_id is None:
            self.interaction.set_focus("close")

    def _open(self, line: LogLine) -> None:
        if line.rule:
            self._explain(line.rule)
        else:
            self.app.toasts.say(self.say("table.log.no_rule"))

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
        else:
            hint = f"[icon:book]~{self.say('table.log.hint')}"
            canvas.fit(hint, FOOT, "small_italic", "dim", anchor="midleft")
        self.draw_widgets(canvas)
