"""One press is one action: tells a new press from the second half of a double one, in all scenes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sprites.focus import Target
from sprites.intent import Intent, Point

if TYPE_CHECKING:
    from scenes.scene import Scene

SAME_TARGET_MS = 300.0
"""A second press of the same thing within this time is the same press."""
ECHO_MS = 200.0
"""A second stroke of a key this soon does not press what the first one has led to."""
SAME_PLACE_MS = 250.0
SAME_PLACE = 10.0
"""A second click this near and this soon is a double click, whatever lies there by then."""


class OnePress:
    """Remembers the last press and the last click. Its time is that of the steps; frames do not matter."""

    def __init__(self) -> None:
        self._clock = 0.0
        self._target: tuple[object, str] | None = None
        self._pressed_at = 0.0
        self._by_mouse = False
        self._place: Point | None = None
        self._clicked_at = 0.0
        self._clicked = ""

    def update(self, dt_ms: float) -> None:
        """Let time pass."""
        self._clock += dt_ms

    def forget(self) -> None:
        """Something else was done meanwhile: whatever is pressed next is meant."""
        self._target = self._place = None

    def is_new(self, owner: object, target: Target, by_mouse: bool = False) -> bool:
        """True when pressing `target` of the scene `owner` now is a press of its own."""
        if self._with_the_other_hand(owner, by_mouse):
            return False
        return self._note(owner, target.id, by_mouse) or target.repeats

    def is_new_key(self, owner: object, intent: Intent) -> bool:
        """True when a key that decides by itself is pressed for the first time, or again after a moment."""
        return self._note(owner, f"{intent.name} {intent.digit} {intent.text}", by_mouse=False)

    def _note(self, owner: object, what: str, by_mouse: bool) -> bool:
        same = self._target == (owner, what) and self._clock - self._pressed_at < SAME_TARGET_MS
        if not same:
            self._target, self._pressed_at, self._by_mouse = (owner, what), self._clock, by_mouse
        return not same

    def _with_the_other_hand(self, owner: object, by_mouse: bool) -> bool:
        """True in the very moment in which a key, or a click, has led to `owner`, for the other of both."""
        led_here = self._target is not None and self._target[0] is not owner
        return led_here and self._pressed_at == self._clock and self._by_mouse is not by_mouse

    def is_echo(self, owner: Scene, target: Target | None) -> bool:
        """True when a key, struck twice, would press with its second stroke what its first one has led to.

        That is a dialog that it has opened or closed, or where the focus went by itself. Who walks there with
        the keys means it (see `forget`). Screens that turn into one another take no press meanwhile.
        """
        if self._target is None or self._by_mouse or self._clock - self._pressed_at >= ECHO_MS:
            return False
        before, led = self._target
        if before is owner:
            return target is not None and target.id != led
        return owner.overlay or bool(getattr(before, "overlay", False))

    def is_new_click(self, pos: Point, target: Target) -> bool:
        """True when a click at `pos` on `target` is not the second half of a double click."""
        before, self._place = self._place, pos
        near = before is not None and max(abs(pos[0] - before[0]), abs(pos[1] - before[1])) <= SAME_PLACE
        soon = self._clock - self._clicked_at < SAME_PLACE_MS
        self._clicked_at = self._clock
        counts = not (near and soon) or (target.repeats and self._clicked == target.id)
        if counts:
            self._clicked = target.id
        return counts
