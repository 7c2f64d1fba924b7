"""Things higher than their window: a scrolling area of any content, and a list of equal rows."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from sprites.canvas import Canvas
from sprites.focus import SMALLEST_TARGET, Target
from sprites.intent import Intent, Point
from sprites.widgets.base import Box, Look, Widget
from sprites.widgets.hand import Hand

BAR = 8
WHEEL_STEP = 48.0
KEY_STEP = 40.0
BAR_GRIP = 20
"""Width of the strip at the right edge in which the bar can be grabbed."""


class ScrollArea(Widget):
    """A window on content `height` logical pixels high; wheel, arrows (when focused) and the bar move it.

    `paint(canvas, rect)` draws the content into `rect`, which is as high as the content and already moved.
    """

    def __init__(
        self,
        id: str,
        rect: Box,
        height: float,
        paint: Callable[[Canvas, pygame.FRect], object],
        *,
        label: str = "",
        group: str = "main",
        at_end: bool = False,
    ) -> None:
        super().__init__(id, rect, label, group=group)
        self.height = height
        self.offset = 0.0
        self._paint = paint
        self._hand = Hand(self._on_bar, self._follow, takes=True)
        if at_end:
            self.scroll_to_end()

    @property
    def reach(self) -> float:
        """How far it can be scrolled; 0 when everything is visible."""
        return max(0.0, self.height - self.rect.h)

    def targets(self) -> list[Target]:
        """Itself, when there is something to scroll."""
        return super().targets() if self.reach else []

    def scroll(self, by: float) -> bool:
        """Move the content up by `by` logical pixels; False when it already is at that end."""
        before, self.offset = self.offset, min(self.reach, max(0.0, self.offset + by))
        return before != self.offset

    def scroll_to_end(self) -> None:
        """Show the last of the content."""
        self.offset = self.reach

    def show(self, top: float, bottom: float) -> None:
        """Scroll as little as needed to show the content from `top` to `bottom`."""
        if top < self.offset:
            self.offset = top
        elif bottom > self.offset + self.rect.h:
            self.offset = bottom - self.rect.h
        self.scroll(0)

    def handle(self, intent: Intent, focused: str | None) -> bool:
        """Wheel, arrows, bar."""
        if intent.name == "scroll" and self._means_this(intent):
            return self.scroll(-intent.amount * WHEEL_STEP)
        if focused == self.id and intent.name in ("up", "down"):
            return self.scroll(KEY_STEP if intent.name == "down" else -KEY_STEP)
        return self._hand.handle(intent)

    def _means_this(self, intent: Intent) -> bool:
        """The wheel scrolls what lies under the hand; the stick of a gamepad whatever can be scrolled."""
        return intent.device == "pad" or bool(intent.pos and self.rect.collidepoint(intent.pos))

    def _follow(self, pos: Point, moved: Point) -> None:
        self.scroll(moved[1] * self.height / self.rect.h)

    def _on_bar(self, pos: Point) -> bool:
        strip = pygame.Rect(self.rect.right - BAR_GRIP, self.rect.y, BAR_GRIP, self.rect.h)
        return self.reach > 0 and strip.collidepoint(pos)

    def draw(self, canvas: Canvas, look: Look) -> None:
        """See `Widget`."""
        inner = pygame.FRect(self.rect.x, self.rect.y - self.offset, self.inner_width, self.height)
        with canvas.clip(self.rect), canvas.scrolled():
            self._paint(canvas, inner)
        if self.reach:
            self._draw_bar(canvas, look)

    @property
    def inner_width(self) -> float:
        """Width of the content, the bar left free when there is one."""
        return self.rect.w - (BAR + 6 if self.reach else 0)

    def _draw_bar(self, canvas: Canvas, look: Look) -> None:
        x, share = self.rect.right - BAR, self.rect.h / self.height
        canvas.box((x, self.rect.y, BAR, self.rect.h), "panel_bottom", BAR / 2)
        top = self.rect.y + self.offset * share
        lit = look.lit is not None and self.owns(look.lit)
        canvas.box((x, top, BAR, max(24, self.rect.h * share)), "focus" if lit else "line2", BAR / 2)


class ScrollList(ScrollArea):
    """Equal rows that can be pressed; only those in the window are targets, called `id.number`.

    `paint_row(canvas, number, rect, lit)` draws a row; `pick(number)` hears a press.
    """

    def __init__(
        self,
        id: str,
        rect: Box,
        rows: int,
        row_height: float,
        paint_row: Callable[[Canvas, int, pygame.FRect, bool], object],
        pick: Callable[[int], object],
        *,
        label: str = "",
        row_label: Callable[[int], str] = lambda number: "",
        group: str = "main",
    ) -> None:
        super().__init__(id, rect, rows * row_height, lambda canvas, inner: None, label=label, group=group)
        self.rows = rows
        self.row_height = row_height
        self._paint_row = paint_row
        self._pick = pick
        self._row_label = row_label

    def _row(self, number: int) -> pygame.FRect:
        y = self.rect.y - self.offset + number * self.row_height
        return pygame.FRect(self.rect.x, y, self.inner_width, self.row_height)

    def _visible(self) -> range:
        first = int(self.offset // self.row_height)
        last = -int(-(self.offset + self.rect.h) // self.row_height)
        return range(first, min(self.rows, last))

    def targets(self) -> list[Target]:
        """One for each row of which enough can be seen to be pressed."""
        found = []
        # asked for many times a frame, so nothing is worked out twice
        left, top, width, height = self.rect.x, self.rect.y - self.offset, self.inner_width, self.row_height
        enough = min(SMALLEST_TARGET, height)
        for number in self._visible():
            shown = pygame.Rect(left, top + number * height, width, height).clip(self.rect)
            if shown.h >= enough:
                found.append(self.target(f"{self.id}.{number}", shown, self._row_label(number)))
        return found

    def press(self, target_id: str) -> None:
        """Pick that row."""
        self._pick(int(target_id.rpartition(".")[2]))

    def handle(self, intent: Intent, focused: str | None) -> bool:
        """Arrows walk from row to row and scroll along."""
        if focused and intent.name in ("up", "down"):
            number = int(focused.rpartition(".")[2]) + (1 if intent.name == "down" else -1)
            if 0 <= number < self.rows:
                self.show(number * self.row_height, (number + 1) * self.row_height)
                self.wants_focus = f"{self.id}.{number}"
                return True
            return False
        return super().handle(intent, None)

    def draw(self, canvas: Canvas, look: Look) -> None:
        """See `Widget`."""
        with canvas.clip(self.rect), canvas.scrolled():
            for number in self._visible():
                self._paint_row(canvas, number, self._row(number), look.lit == f"{self.id}.{number}")
        if self.reach:
            self._draw_bar(canvas, look)
