"""How much of a running show an impatient press ends: nothing, one thing, or all of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sprites import motion
from sprites.intent import Intent

if TYPE_CHECKING:
    from scenes.table.scene import TableScene

TWICE = 400.0
"""Two presses within this time, in milliseconds, end all that is shown."""
HELD = 500.0
"""A key or button held for so long does the same."""
STARTS, STOPS = ("hold_start", "press"), ("hold_end", "release", "drop_all")


class Haste:
    """Remembers when somebody pressed last, and whether the press is still held."""

    def __init__(self) -> None:
        self._calm = 0.0
        self._since = TWICE
        self._held: float | None = None

    @property
    def heard(self) -> bool:
        """False right after a decision: a second press of an impatient hand does not mean the show."""
        return self._calm <= 0

    def decided(self) -> None:
        """Something was decided just now."""
        self._calm = motion.SKIP_AFTER
        self._held = None

    def update(self, dt_ms: float) -> bool:
        """Let time pass; True once at the moment when a press has been held for long."""
        self._calm -= dt_ms
        self._since += dt_ms
        if self._held is None:
            return False
        before, self._held = self._held, self._held + dt_ms
        return before < HELD <= self._held

    def notice(self, intent: Intent, showing: bool) -> None:
        """Note when a press begins and ends; what began before the show, or is not heard, means nothing."""
        if intent.name in STARTS and self._held is None and self.heard and showing:
            self._held = 0.0
        elif intent.name in STOPS:
            self._held = None

    def pressed(self) -> bool:
        """Somebody wants the show to go on; True when this is the second press in a row."""
        twice, self._since = self._since < TWICE, 0.0
        return twice


def hurry(board: TableScene[Any]) -> None:
    """Let the show of `board` go on after a press. What lingers ends one by one, all of it by two presses."""
    if not board.haste.heard:
        return
    if board.haste.pressed():
        board.skip()
        return
    board.hushed = True
    lingered = board.now is not None and board.lingers(board.now)
    while board.timeline.busy:
        board.timeline.skip_step()
        if lingered or (board.ahead and board.lingers(board.ahead[0])):
            break
    board.hushed = False
    board.changed()
