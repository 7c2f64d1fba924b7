"""Motions put together from steps: how a piece travels; numbers from `motion`."""

from __future__ import annotations

import math

from sprites import motion
from sprites.intent import Point
from sprites.motion import Motion
from sprites.stage import Piece
from sprites.timeline import Pace, Sequence, Step, Tween


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


def grow(piece: Piece, size: float, way: Motion) -> Step:
    """The piece becomes that large (1: its own size)."""
    return Tween(piece, way.ms, way.curve, size=size)


def slam(piece: Piece, size: float = 1.0) -> Step:
    """The piece comes down hard: too large for a moment, then as it lies."""
    half = motion.PLAY_SLAM.ms / 2
    return Sequence(
        Tween(piece, half, "out_quad", size=size * motion.SLAM_SIZE),
        Tween(piece, half, motion.PLAY_SLAM.curve, size=size),
    )
