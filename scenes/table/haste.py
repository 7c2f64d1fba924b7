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
LATE = 300.0
"""A press so soon after a show has ended by itself was still meant to end it."""
WORTH_SKIPPING = 500.0
"""Nobody has had the time to wish a shorter show to end."""
SKIPPERS = ("confirm", "press", "cancel", "digit", "letter", "end_turn")
"""Intents that only end a running show."""
ANSWERING = ("confirm", "end_turn")
"""Intents that answer what is asked."""
STARTS, STOPS = ("hold_start", "press"), ("hold_end", "release", "drop_all")


class Haste:
    """Remembers when somebody pressed last, and whether the press is still held."""

    def __init__(self) -> None:
        self._calm = 0.0
        self._since = TWICE
        self._held: float | None = None
        self._shown = 0.0
        """How long the running show, or the last one, has been seen."""
        self._idle = LATE
        """How long nothing has been shown."""

    @property
    def heard(self) -> bool:
        """False right after a decision: a second press of an impatient hand does not mean the show."""
        return self._calm <= 0

    @property
    def late(self) -> bool:
        """True in the moment after a show has ended by itself: what its button and keys mean now is new."""
        return self._shown >= WORTH_SKIPPING and 0 < self._idle < LATE

    def comes_late(self, intent: Intent) -> bool:
        """True for a key that was still meant for the show, and would answer what is asked right after it."""
        return self.late and intent.name in ANSWERING

    def watch(self, dt_ms: float, showing: bool) -> None:
        """Let time pass in which a show runs, or none. Shows with hardly a gap between them are one."""
        if not showing:
            self._idle += dt_ms
            return
        if self._idle >= LATE:
            self._shown = 0.0
        self._shown, self._idle = self._shown + dt_ms, 0.0

    def ended(self) -> None:
        """A show was ended on purpose: no press is late for it."""
        self._shown = 0.0

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
    board.haste.ended()
    board.hushed = True
    lingered = board.now is not None and board.lingers(board.now)
    while board.timeline.busy:
        board.timeline.skip_step()
        if lingered or (board.ahead and board.lingers(board.ahead[0])):
            break
    board.hushed = False
    board.changed()
