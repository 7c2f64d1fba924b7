"""Arrows on a board that say what acts on what, and where words beside them have room.

The pictures come from `outlines.arrow`; here are the kinds of arrow that boards use, how one grows while it
is shown, and the points of its curve. All lengths are logical pixels.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, replace
from typing import Final, Literal

from sprites import frames
from sprites.canvas import Canvas
from sprites.intent import Point

Kind = Literal["blow", "aid", "aim"]
"""A blow that lands, something that helps or hinders it, something that is aimed and not decided yet."""


@dataclass(frozen=True, slots=True)
class _Form:
    colour: str
    bend: float
    width: float
    head: float


_FORMS: Final[dict[Kind, _Form]] = {
    "blow": _Form("#FF7A4A", 0.0, 9.0, 24.0),
    "aid": _Form("#FFD77A", 0.2, 4.0, 14.0),
    "aim": _Form("#FFD873", 0.14, 5.0, 17.0),
}
SHORTEST: Final = 12.0
"""Nothing shorter is drawn: it would be all head."""
STEPS: Final = 12
"""In so many steps an arrow grows."""


@dataclass(frozen=True, slots=True)
class Arrow:
    """An arrow from `start` to `end`; `bend` other than that of its kind pushes its middle sideways."""

    start: Point
    end: Point
    kind: Kind = "blow"
    bend: float | None = None

    @property
    def bow(self) -> float:
        """By which share of the length the middle is pushed sideways, to the right of its way."""
        return _FORMS[self.kind].bend if self.bend is None else self.bend

    @property
    def length(self) -> float:
        """From end to end, straight."""
        return math.dist(self.start, self.end)

    @property
    def control(self) -> Point:
        """The point towards which the curve bends."""
        (x0, y0), (x1, y1) = self.start, self.end
        return (x0 + x1) / 2 - (y1 - y0) * self.bow, (y0 + y1) / 2 + (x1 - x0) * self.bow

    def point(self, share: float) -> Point:
        """The point of the curve after `share` of the way, 0 to 1."""
        one, two = _between(self.start, self.control, share), _between(self.control, self.end, share)
        return _between(one, two, share)

    def beside(self, away: float) -> Point:
        """A point `away` pixels off the middle of the curve, on its outer side: words stand well there."""
        x, y = self.point(0.5)
        dx, dy = self.end[0] - self.start[0], self.end[1] - self.start[1]
        side = 1.0 if self.bow >= 0 else -1.0
        reach = side * away / (math.hypot(dx, dy) or 1.0)
        return x - dy * reach, y + dx * reach

    def grown(self, share: float) -> Arrow:
        """The first `share` of the arrow, with its head, on the same curve."""
        if share >= 1:
            return self
        end = self.point(share)
        return replace(self, end=end, bend=self.bow * share)


def draw(canvas: Canvas, arrow: Arrow, share: float = 1.0, alpha: int = 255) -> None:
    """Draw the first `share` of an arrow (0 to 1), in steps, so that its pictures can be kept."""
    part = arrow.grown(math.ceil(min(max(share, 0.0), 1.0) * STEPS) / STEPS)
    if part.length < SHORTEST:
        return
    form = _FORMS[arrow.kind]
    picture, corner = frames.arrow(
        part.start, part.end, form.colour, canvas.scale, bend=part.bow, width=form.width, head=form.head
    )
    canvas.picture(picture, corner, alpha=alpha)


def _between(start: Point, end: Point, share: float) -> Point:
    return start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share
