"""The timeline: steps (tweens, waits, calls) in sequence, in parallel or staggered, and a player for them.

The state of a match is final before its steps start, so a timeline may be skipped at any moment: every step
then jumps to its end, in order, and nothing is lost.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, Protocol

from sprites.easing import CURVES, Curve


@dataclass(slots=True)
class Pace:
    """How fast the show runs: `speed` multiplies time; `instant` and `reduced` come from the options."""

    speed: float = 1.0
    instant: bool = False
    reduced: bool = False


class Step(Protocol):
    """A piece of the show."""

    def advance(self, dt: float, pace: Pace) -> float:
        """Let `dt` milliseconds pass; what is left over when the step has ended, else a negative number."""
        ...


class Wait:
    """Nothing happens for `ms`."""

    def __init__(self, ms: float) -> None:
        self._left = ms

    def advance(self, dt: float, pace: Pace) -> float:
        """See `Step`."""
        self._left -= dt
        return -self._left if self._left <= 0 else -1.0


class Call:
    """Calls `what` once and takes no time (a sound, a change of picture)."""

    def __init__(self, what: Callable[[], object]) -> None:
        self._what: Callable[[], object] | None = what

    def advance(self, dt: float, pace: Pace) -> float:
        """See `Step`."""
        what, self._what = self._what, None
        if what:
            what()
        return dt


class Tween:
    """Moves number attributes of `thing` to the given ends in `ms`.

    It starts from the values at its first moment. `moves` marks travel and turning, which reduced motion cuts
    to nothing; fades keep their time.
    """

    def __init__(
        self, thing: Any, ms: float, curve: str | Curve = "out_cubic", *, moves: bool = True, **ends: float
    ) -> None:
        self._thing = thing
        self._ms = ms
        self._curve = CURVES[curve] if isinstance(curve, str) else curve
        self._moves = moves
        self._ends = ends
        self._starts: dict[str, float] | None = None
        self._gone = 0.0

    def advance(self, dt: float, pace: Pace) -> float:
        """See `Step`."""
        if self._starts is None:
            self._starts = {name: getattr(self._thing, name) for name in self._ends}
        length = 0.0 if self._moves and pace.reduced else self._ms
        self._gone += dt
        share = 1.0 if self._gone >= length else self._curve(self._gone / length)
        for name, end in self._ends.items():
            start = self._starts[name]
            setattr(self._thing, name, end if self._gone >= length else start + (end - start) * share)
        return self._gone - length if self._gone >= length else -1.0


class Sequence:
    """Steps one after the other; time left over by one goes to the next."""

    def __init__(self, *steps: Step) -> None:
        self._steps = list(steps)

    def advance(self, dt: float, pace: Pace) -> float:
        """See `Step`."""
        while self._steps:
            dt = self._steps[0].advance(dt, pace)
            if dt < 0:
                return -1.0
            self._steps.pop(0)
        return dt

    def skip_first(self, pace: Pace) -> bool:
        """End the first of its steps at once; False when none is left after it."""
        if self._steps:
            self._steps.pop(0).advance(float("inf"), pace)
        return bool(self._steps)


class Parallel:
    """Steps at the same time; it ends with the last of them."""

    def __init__(self, *steps: Step) -> None:
        self._steps = list(steps)
        self._spare: float | None = None

    def advance(self, dt: float, pace: Pace) -> float:
        """See `Step`."""
        running: list[Step] = []
        spares: list[float] = []
        for step in self._steps:
            left = step.advance(dt, pace)
            if left < 0:
                running.append(step)
            else:
                spares.append(left)
        self._steps = running
        return -1.0 if running else min(spares, default=dt)


def stagger(gap: float, steps: Iterable[Step]) -> Parallel:
    """`steps` at the same time, each starting `gap` milliseconds after the one before."""
    return Parallel(*(Sequence(Wait(gap * number), step) for number, step in enumerate(steps)))


class Timeline:
    """Plays steps; several may run side by side."""

    def __init__(self, pace: Pace | None = None) -> None:
        self.pace = pace or Pace()
        self._running: list[Sequence] = []

    @property
    def busy(self) -> bool:
        """True while anything is playing."""
        return bool(self._running)

    def play(self, *steps: Step) -> None:
        """Start `steps` in sequence, beside what already runs."""
        self._running.append(Sequence(*steps))

    def update(self, dt_ms: float) -> None:
        """Let `dt_ms` of real time pass."""
        dt = float("inf") if self.pace.instant else dt_ms * self.pace.speed
        self._advance(dt)

    def skip(self) -> None:
        """Everything to its end, at once and in order, whatever was started on the way included."""
        while self._running:
            self._advance(float("inf"))

    def skip_step(self) -> None:
        """Of everything that plays, the step that it is at to its end; the next ones take their time."""
        running, self._running = self._running, []
        left = [steps for steps in running if steps.skip_first(self.pace)]
        self._running = left + self._running

    def _advance(self, dt: float) -> None:
        running, self._running = self._running, []
        left = [step for step in running if step.advance(dt, self.pace) < 0]
        self._running = left + self._running
