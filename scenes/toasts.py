"""Short messages at the lower edge: a refusal with its reason, or a piece of news."""

from __future__ import annotations

import math

from sprites import motion
from sprites.canvas import Canvas
from sprites.focus import Target

SHOWN_MS = 3200.0
WIDTH = 560
BOTTOM = 700


class Toasts:
    """The message shown now, if any; it shakes when it is a refusal."""

    def __init__(self) -> None:
        self.text = ""
        self.refused_id: str | None = None
        self.still = False
        self._left = 0.0
        self._shake = 0.0

    def say(self, text: str) -> None:
        """Show `text` for a while."""
        self.text, self._left, self._shake, self.refused_id = text, SHOWN_MS, 0.0, None

    def refuse(self, target: Target) -> None:
        """Show why `target` cannot be pressed, with a shake."""
        self.say(target.why or target.label)
        self.refused_id = target.id
        self._shake = motion.SHAKE.ms

    def clear(self) -> None:
        """Take the message away."""
        self.text = ""

    def update(self, dt_ms: float) -> bool:
        """Let time pass; True when it looks different."""
        if not self.text:
            return False
        shaking = self._shake > 0
        self._shake = max(0.0, self._shake - dt_ms)
        self._left -= dt_ms
        if self._left <= 0:
            self.text = ""
        return shaking or not self.text

    def offset(self, target_id: str | None = None) -> float:
        """How far to the side the message, or the refused target, stands at this moment (logical pixels)."""
        if self._shake <= 0 or self.still or (target_id is not None and target_id != self.refused_id):
            return 0.0
        share = 1 - self._shake / motion.SHAKE.ms
        return motion.SHAKE_REACH * math.sin(share * motion.SHAKE_TIMES * math.tau)

    def draw(self, canvas: Canvas) -> None:
        """Draw the message."""
        if not self.text:
            return
        with canvas.above(), canvas.panel_text():
            shown = f"[icon:{'warning' if self.refused_id else 'info'}]~{self.text}"
            wide, high = canvas.measure(shown, "body_bold", WIDTH)
            x, y = 640 - wide / 2 + self.offset(), BOTTOM - high
            canvas.panel(
                (x - 18, y - 11, wide + 36, high + 22), line="warning" if self.refused_id else "line"
            )
            canvas.text(shown, (640 + self.offset(), y), "body_bold", anchor="midtop", width=WIDTH)
