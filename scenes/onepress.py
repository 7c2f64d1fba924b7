"""One press is one action: tells a new press from the second half of a double one, in all scenes."""

from __future__ import annotations

from sprites.focus import Target
from sprites.intent import Intent, Point

SAME_TARGET_MS = 300.0
"""A second press of the same thing within this time is the same press."""
SAME_PLACE_MS = 250.0
SAME_PLACE = 10.0
"""A second click this near and this soon is a double click, whatever lies there by then."""


class OnePress:
    """Remembers the last press and the last click. Its time is that of the steps; frames do not matter."""

    def __init__(self) -> None:
        self._clock = 0.0
        self._target: tuple[object, str] | None = None
        self._pressed_at = 0.0
        self._place: Point | None = None
        self._clicked_at = 0.0

    def update(self, dt_ms: float) -> None:
        """Let time pass."""
        self._clock += dt_ms

    def forget(self) -> None:
        """Something else was done meanwhile: whatever is pressed next is meant."""
        self._target = self._place = None

    def is_new(self, owner: object, target: Target) -> bool:
        """True when pressing `target` of the scene `owner` now is a press of its own."""
        return self._note(owner, target.id) or target.repeats

    def is_new_key(self, owner: object, intent: Intent) -> bool:
        """True when a key that decides by itself is pressed for the first time, or again after a moment."""
        return self._note(owner, f"{intent.name} {intent.digit} {intent.text}")

    def _note(self, owner: object, what: str) -> bool:
        same = self._target == (owner, what) and self._clock - self._pressed_at < SAME_TARGET_MS
        if not same:
            self._target, self._pressed_at = (owner, what), self._clock
        return not same

    def is_new_click(self, pos: Point, target: Target) -> bool:
        """True when a click at `pos` on `target` is not the second half of a double click."""
        before, self._place = self._place, pos
        near = before is not None and max(abs(pos[0] - before[0]), abs(pos[1] - before[1])) <= SAME_PLACE
        soon = self._clock - self._clicked_at < SAME_PLACE_MS
        self._clicked_at = self._clock
        return target.repeats or not (near and soon)
