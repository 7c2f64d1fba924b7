"""The hand that drags inside a control: pressed on it, followed wherever it goes, until it lets go."""

from __future__ import annotations

from collections.abc import Callable

from sprites.intent import Intent, Point


class Hand:
    """Follows the mouse from a press at a place that `holds` until it lets go or the drag is broken off.

    `follow` hears where the hand is and how far it has moved since it was heard last; the press comes first.
    `takes` keeps press and release from whatever else lies there; otherwise they also focus and press.
    """

    def __init__(
        self,
        holds: Callable[[Point], bool],
        follow: Callable[[Point, Point], object],
        *,
        takes: bool = False,
    ) -> None:
        self._holds = holds
        self._follow = follow
        self._takes = takes
        self._at: Point | None = None

    @property
    def held(self) -> bool:
        """True while it drags."""
        return self._at is not None

    def handle(self, intent: Intent) -> bool:
        """Take an intent of the mouse; True when nobody else needs it."""
        pos = intent.pos
        if intent.name == "press" and pos and self._holds(pos):
            self._move(pos)
            return self._takes
        if intent.name == "point" and self.held and pos:
            self._move(pos)
            return True
        if intent.name in ("release", "drop_all"):
            held, self._at = self.held, None
            return held and self._takes and intent.name == "release"
        return False

    def _move(self, pos: Point) -> None:
        before, self._at = self._at or pos, pos
        self._follow(pos, (pos[0] - before[0], pos[1] - before[1]))
