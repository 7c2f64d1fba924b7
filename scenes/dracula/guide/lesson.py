"""How far the guide has come: which note belongs to this moment, which have been taken in, which are dropped.

A lesson insists on nothing. Whoever goes on without pressing a note's button has read it; what was done
before it was asked for is left out, and so is a note whose moment has not come in time.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from scenes.dracula.guide.steps import OWN, STEPS, Light, Moment, Step


@dataclass(frozen=True, slots=True)
class Facts:
    """What a lesson must know of the match at this moment."""

    moment: Moment
    round: int
    decisions: int = 0
    """Decisions the player has taken."""
    discards: int = 0
    """Cards the player has discarded."""
    missing: frozenset[Light] = frozenset()
    """Things that cannot be shown now, for there are none on the table."""


class Lesson:
    """The notes that are still to come, and the one that is shown."""

    def __init__(self, steps: Sequence[Step] = STEPS) -> None:
        self.steps = tuple(steps)
        self.pending = list(steps)
        self.current: Step | None = None
        self._shown_at: dict[str, Facts] = {}

    @property
    def complete(self) -> bool:
        """True when nothing is left and the last note has been shown."""
        return self.over and self.steps[-1].id in self._shown_at

    @property
    def over(self) -> bool:
        """True when nothing is left to be told."""
        return not self.pending

    def number(self, step: Step) -> int:
        """Which note it is, 1 for the first."""
        return self.steps.index(step) + 1

    def look(self, now: Facts) -> None:
        """Take in what has happened: let go what is done, drop what comes too late, choose what is shown."""
        if now.moment == "over":
            self.end()
        self.pending = [step for step in self.pending if not self._gone(step, now)]
        self.current = next((step for step in self.pending if self._fits(step, now)), None)
        if self.current is not None:
            self._shown_at.setdefault(self.current.id, now)

    def read(self) -> None:
        """The note that is shown has been read."""
        if self.current is not None:
            self.pending.remove(self.current)
            self.current = None

    def end(self) -> None:
        """Nothing more shall be told."""
        self.pending.clear()
        self.current = None

    def _gone(self, step: Step, now: Facts) -> bool:
        late = now.round > step.last_round and now.moment not in ("resolve", "round")
        asked = step.opening and (now.moment in OWN or now.decisions > 0)
        shown = self._shown_at.get(step.id)
        return late or asked or (shown is not None and _done(step, shown, now))

    def _fits(self, step: Step, now: Facts) -> bool:
        if step.alone and len(self.pending) > 1:
            return False
        return now.moment in step.moments and now.decisions >= step.since and step.light not in now.missing


def _done(step: Step, shown: Facts, now: Facts) -> bool:
    if step.waits == "moment":
        return now.moment not in step.moments
    if step.waits == "choice" and now.moment in ("aim", "drop"):
        return True
    if step.waits == "discard":
        return now.discards > shown.discards
    return now.decisions > shown.decisions
