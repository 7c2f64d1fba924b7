"""Short messages: a refusal beside what was refused, news under the top bar, or where a scene has room."""

from __future__ import annotations

import math

import pygame

from sprites import motion
from sprites.canvas import SIZE, Canvas
from sprites.focus import Target
from sprites.intent import Point
from sprites.widgets.tooltip import placed

SHORTEST_MS = 2600.0
LETTER_MS = 55.0
"""A message stays at least as long as it takes to read it."""
NEWS_WIDTH = 560
REFUSAL_WIDTH = 330
NEWS_TOP = 62
PADDING = (18, 11)
LARGEST = 0.25
"""Beside a target over more than this share of the canvas there is no room: its message is news."""


class Toasts:
    """The message shown now, if any; it shakes when it is a refusal."""

    def __init__(self) -> None:
        self.text = ""
        self.refused_id: str | None = None
        self.rule = ""
        """The rule behind the refusal that is shown: the help key, or a press on the words, opens it."""
        self.still = False
        """True when nothing shall shake (reduced motion)."""
        self._beside: pygame.FRect | None = None
        self._within: pygame.FRect | None = None
        self._shown: pygame.FRect | None = None
        self._left = 0.0
        self._shake = 0.0
        self._fresh = False
        """True until the screen has been told that there is something new to draw."""

    def say(self, text: str, room: pygame.Rect | None = None) -> None:
        """Show `text` for a while, all over `room` if the scene has one for it."""
        self.text = text
        self._fresh = True
        self.refused_id, self._beside, self._shake, self.rule = None, None, 0.0, ""
        self._within = pygame.FRect(room) if room else None
        self._left = max(SHORTEST_MS, LETTER_MS * len(text))

    def refuse(self, target: Target, room: pygame.Rect | None = None) -> None:
        """Show in `room`, else beside `target`, why it cannot be pressed, with a shake."""
        self.say(target.why or target.label, room)
        self.refused_id, self.rule = target.id, target.rule
        self._shake = motion.SHAKE.ms
        if 0 < target.rect.w * target.rect.h < LARGEST * SIZE[0] * SIZE[1]:
            self._beside = pygame.FRect(target.rect)

    def clear(self) -> None:
        """Take the message away."""
        self.text = self.rule = ""
        self.refused_id = self._beside = self._within = self._shown = None

    def leads_on(self, pos: Point | None) -> bool:
        """True when a press at `pos` is on a refusal that the rule book explains."""
        on_it = pos is not None and self._shown is not None and self._shown.collidepoint(pos)
        return bool(self.rule) and on_it

    def heard(self) -> None:
        """The player goes on: a refusal makes room, a piece of news stays its time."""
        if self.refused_id is not None:
            self.clear()

    def update(self, dt_ms: float) -> bool:
        """Let time pass; True when it looks different."""
        if not self.text:
            return False
        looks_new, self._fresh = self._fresh or self._shake > 0, False
        self._shake = max(0.0, self._shake - dt_ms)
        self._left -= dt_ms
        if self._left <= 0:
            self.clear()
        return looks_new or not self.text

    def offset(self, target_id: str | None = None) -> float:
        """How far to the side the message, or the refused target, stands at this moment (logical pixels)."""
        if self._shake <= 0 or self.still or (target_id is not None and target_id != self.refused_id):
            return 0.0
        share = 1 - self._shake / motion.SHAKE.ms
        return motion.SHAKE_REACH * math.sin(share * motion.SHAKE_TIMES * math.tau)

    def draw(self, canvas: Canvas, help_key: str = "") -> None:
        """Draw the message; one that the rule book explains shows the book and the key that opens it."""
        if not self.text:
            return
        refusal = self.refused_id is not None
        with canvas.above(), canvas.panel_text():
            shown = f"[icon:{'warning' if refusal else 'info'}]~{self.text}"
            if self.rule:
                shown += f" [c:highlight][icon:book]~{help_key}[/c]"
            width = self._width()
            wide, high = canvas.measure(shown, "body_bold", width)
            box = self._box(wide + 2 * PADDING[0], high + 2 * PADDING[1]).move(self.offset(), 0)
            self._shown = box
            canvas.panel(box, line="warning" if refusal else "line")
            canvas.text(shown, box.center, "body_bold", anchor="center", width=width)

    def _width(self) -> float:
        if self._within:
            return min(NEWS_WIDTH, self._within.w - 2 * PADDING[0])
        return REFUSAL_WIDTH if self._beside else NEWS_WIDTH

    def _box(self, wide: float, high: float) -> pygame.FRect:
        if self._within:  # all of it, so that no half sentence looks out
            more = max(0.0, wide - self._within.w), max(0.0, high - self._within.h)
            return self._within.inflate(*more)
        if self._beside:
            return placed(self._beside, wide, high)
        return pygame.FRect(SIZE[0] / 2 - wide / 2, NEWS_TOP, wide, high)
