"""How far a guide has come: which note belongs to this moment, which have been taken in, which are dropped.

A lesson insists on nothing. Whoever goes on without pressing a note's button has read it; what was done
before it was asked for is left out, and so is a note whose moment has not come in time. Moments, lights and
the kinds of deeds are plain names, which each game gives.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

NEXT: Final = "next"
TURN: Final = "turn"
MOMENT: Final = "moment"
"""What every game's notes may wait for: their button, any decision, the end of their moment."""


@dataclass(frozen=True, slots=True)
class Step:
    """One note. It is shown at its moments, in turn; one whose time has gone is left out."""

    id: str
    moments: frozenset[str]
    waits: str
    """What lets it go: `NEXT`, `TURN`, `MOMENT`, or the kind of deed that it asks for (see `Facts.done`)."""
    light: str
    """What it speaks of."""
    place: str
    """Where it lies."""
    first_round: int = 0
    """Before this round (or turn) of the match it has nothing to speak of."""
    last_round: int = 1
    """After this one there is no more use for it."""
    since: int = 0
    """So many decisions the player has taken before it."""
    opening: bool = False
    """True when it makes no sense any more once the player has been asked something."""
    alone: bool = False
    """True for the last one, which waits until no other is left."""
    until: frozenset[str] = frozenset()
    """Moments that come only when what it asks for has been done."""


def at(*moments: str) -> frozenset[str]:
    """The moments of a note."""
    return frozenset(moments)


@dataclass(frozen=True, slots=True)
class Facts:
    """What a lesson must know of the match at this moment."""

    moment: str
    round: int
    decisions: int = 0
    """Decisions the player has taken."""
    done: Mapping[str, int] = field(default_factory=dict)
    """How often the player has done what a note may wait for, by its kind."""
    missing: frozenset[str] = frozenset()
    """Lights that cannot be shown now, for there is nothing on the table that they could fall on."""


class Lesson:
    """The notes that are still to come, and the one that is shown.

    `own` are the moments at which the player is asked something; at the moment "over" nothing more is told.
    """

    def __init__(self, steps: Sequence[Step], own: frozenset[str]) -> None:
        self.steps = tuple(steps)
        self.own = own
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
        late = now.round > step.last_round and now.moment in self.own
        asked = step.opening and (now.moment in self.own or now.decisions > 0)
        shown = self._shown_at.get(step.id)
        return late or asked or (shown is not None and _done(step, shown, now))

    def _fits(self, step: Step, now: Facts) -> bool:
        if step.alone and len(self.pending) > 1:
            return False
        early = now.round < step.first_round or now.decisions < step.since
        return now.moment in step.moments and not early and step.light not in now.missing


def _done(step: Step, shown: Facts, now: Facts) -> bool:
    if now.moment in step.until:
        return True
    if step.waits == MOMENT:
        return now.moment not in step.moments
    if step.waits in (NEXT, TURN):
        return now.decisions > shown.decisions
    return now.done.get(step.waits, 0) > shown.done.get(step.waits, 0)
