"""Motions put together from steps: how a piece travels, flips, shakes, pops; numbers from `motion`."""

from __future__ import annotations

import math
from collections.abc import Callable

from sprites import motion
from sprites.intent import Point
from sprites.motion import Motion
from sprites.stage import Painter, Piece
from sprites.timeline import Call, Pace, Parallel, Sequence, Step, Tween


class Travel:
    """A piece goes to `end` on an arc `rise` logical pixels high; with reduced motion it fades over."""

    def __init__(
        self, piece: Piece, end: Point, cue: Motion = motion.PLAY_TRAVEL, *, rise: float = 0.0
    ) -> None:
        self._piece = piece
        self._end = end
        self._cue = cue
        self._rise = rise
        self._way: Tween | None = None
        self._start: Point = (0.0, 0.0)
        self.share = 0.0

    def advance(self, dt: float, pace: Pace) -> float:
        """See `timeline.Step`."""
        if pace.reduced:
            return self._fade(dt, pace)
        if self._way is None:
            self._start = self._piece.centre
            self._way = Tween(self, self._cue.ms, self._cue.curve, share=1.0)
        left = self._way.advance(dt, pace)
        if left >= 0:
            self._piece.centre = self._end
            return left
        (x, y), (end_x, end_y), share = self._start, self._end, self.share
        lift = self._rise * math.sin(math.pi * min(1.0, max(0.0, share)))
        self._piece.centre = (x + (end_x - x) * share, y + (end_y - y) * share - lift)
        return left

    def _fade(self, dt: float, pace: Pace) -> float:
        if self._way is None:
            self._piece.centre, self._piece.alpha = self._end, 0.0
            self._way = Tween(self._piece, motion.CROSS_FADE.ms, moves=False, alpha=255.0)
        return self._way.advance(dt, pace)


def flip(piece: Piece, painter: Painter, cue: Motion = motion.FLIP) -> Step:
    """The piece shows another side, `painter`, from its middle on."""
    half = cue.ms / 2
    return Sequence(
        Tween(piece, half, "in_quad", width=0.0),
        Call(lambda: setattr(piece, "painter", painter)),
        Tween(piece, half, "out_quad", width=1.0),
    )


def draw_card(piece: Piece, end: Point, painter: Painter | None = None) -> Step:
    """A card comes from the deck on an arc; with `painter` it turns its face up in the middle of the way."""
    travel = Travel(piece, end, motion.DRAW_CARD, rise=36.0)
    if painter is None:
        return travel
    pause = (motion.DRAW_CARD.ms - motion.FLIP.ms) / 2
    return Parallel(travel, Sequence(Tween(piece, pause), flip(piece, painter)))


def play_card(piece: Piece, end: Point) -> Step:
    """A card goes to its place and lands with a slam."""
    return Sequence(
        Tween(piece, 1.0, "linear", size=motion.SLAM_SIZE),
        Travel(piece, end, motion.PLAY_TRAVEL),
        Tween(piece, motion.PLAY_SLAM.ms, motion.PLAY_SLAM.curve, size=1.0),
    )


def send_back(piece: Piece, end: Point) -> Step:
    """A card that may not lie there returns and shakes its head."""
    return Sequence(Travel(piece, end, motion.RETURN), shake(piece))


def shake(piece: Piece) -> Step:
    """To the side and back, twice: no."""
    quarter = motion.SHAKE.ms / (2 * motion.SHAKE_TIMES + 1)
    x = piece.x
    swings = [
        Tween(piece, quarter, "out_quad", x=x + side * motion.SHAKE_REACH)
        for _ in range(motion.SHAKE_TIMES)
        for side in (1, -1)
    ]
    return Sequence(*swings, Tween(piece, quarter, "out_quad", x=x))


def fade(piece: Piece, alpha: float, ms: float = motion.FADE.ms) -> Step:
    """The piece fades to `alpha` (0 to 255)."""
    return Tween(piece, ms, "linear", moves=False, alpha=alpha)


def pop(piece: Piece, then: Callable[[], object] | None = None) -> Step:
    """A number pops up, holds, drifts upwards and fades; `then` is called when it is gone."""
    y = piece.y
    return Sequence(
        Tween(piece, 0, size=0.4),
        Tween(piece, motion.NUMBER_POP.ms, motion.NUMBER_POP.curve, size=1.0),
        Tween(piece, motion.NUMBER_HOLD, moves=False),
        Parallel(
            Tween(piece, motion.NUMBER_FADE.ms, "linear", y=y - motion.NUMBER_DRIFT),
            Tween(piece, motion.NUMBER_FADE.ms, "linear", moves=False, alpha=0.0),
        ),
        Call(then or (lambda: None)),
    )
