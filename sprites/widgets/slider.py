"""The slider: a value between two ends, in steps."""

from __future__ import annotations

from collections.abc import Callable

from sprites import frames
from sprites.canvas import Canvas
from sprites.intent import Intent, Point
from sprites.widgets.base import Box, Look, Widget
from sprites.widgets.hand import Hand

KNOB = 11
VALUE_ROOM = 62


class Slider(Widget):
    """A value from `low` to `high` in `step`s: dragged, clicked on its track, or moved with left and right.

    `show` turns the value into the text at its end; `changed` hears every new value.
    """

    repeats = True

    def __init__(
        self,
        id: str,
        rect: Box,
        text: str,
        value: float,
        changed: Callable[[float], object],
        *,
        low: float = 0.0,
        high: float = 1.0,
        step: float = 0.1,
        show: Callable[[float], str] = lambda value: f"{round(value * 100)} %",
        label_width: float | None = None,
        enabled: bool = True,
        why: str = "",
        tip: str = "",
        group: str = "main",
    ) -> None:
        super().__init__(id, rect, text, enabled=enabled, why=why, tip=tip, group=group)
        self.low, self.high, self.step = low, high, step
        self.value = value
        self._changed = changed
        self._show = show
        self._hand = Hand(self.rect.collidepoint, self._follow)
        self._label_width = label_width if label_width is not None else max(140, self.rect.w * 0.42)

    def set(self, value: float) -> None:
        """Take the nearest step to `value`; `changed` hears it if it is another one."""
        stepped = self.low + round((value - self.low) / self.step) * self.step
        fresh = round(min(self.high, max(self.low, stepped)), 6)
        if fresh != self.value:
            self.value = fresh
            self._changed(fresh)

    def handle(self, intent: Intent, focused: str | None) -> bool:
        """Arrows when focused; the mouse on its track."""
        if not self.enabled:
            return False
        if focused and intent.name in ("left", "right"):
            self.set(self.value + (self.step if intent.name == "right" else -self.step))
            return True
        return self._hand.handle(intent)

    def _track(self) -> tuple[float, float]:
        start = self.rect.x + self._label_width + KNOB
        return start, self.rect.right - VALUE_ROOM - KNOB

    def _follow(self, pos: Point, moved: Point) -> None:
        start, end = self._track()
        if pos[0] >= start - KNOB:
            self.set(self.low + (pos[0] - start) / (end - start) * (self.high - self.low))

    def draw(self, canvas: Canvas, look: Look) -> None:
        """See `Widget`."""
        lit = look.lit == self.id
        colour = "bright" if lit else "text" if self.enabled else "dim"
        start, end = self._track()
        y = self.rect.centery
        share = (self.value - self.low) / (self.high - self.low)
        name_room = (self.rect.x + 6, self.rect.y, start - self.rect.x - 24, self.rect.h)
        canvas.fit(self.text, name_room, "body_large", colour, anchor="midleft")
        gold = canvas.code("highlight" if self.enabled else "line2")
        canvas.picture(frames.gauge(end - start, 10, share, canvas.scale, colour=gold), (start, y - 5))
        state = "disabled" if not self.enabled else "focus" if lit or self._hand.held else "normal"
        knob = frames.knob(KNOB, canvas.skin.name, state, canvas.scale)
        canvas.centred(knob, (start + (end - start) * share, y))
        value_room = (end + KNOB + 4, self.rect.y, VALUE_ROOM - 6, self.rect.h)
        canvas.fit(self._show(self.value), value_room, "body_bold", colour, anchor="midright", one_line=True)
