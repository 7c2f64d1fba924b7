"""What a blow looks like: the piece that strikes, and the number that somebody loses by it."""

from __future__ import annotations

import math
from collections.abc import Callable

import pygame

from sprites import frames, motion
from sprites.canvas import Canvas
from sprites.intent import Point
from sprites.kept import kept
from sprites.stage import Piece
from sprites.timeline import Call, Pace, Parallel, Sequence, Step, Tween, Wait

ROOM = (120, 64)
"""The picture of a number, in logical pixels."""
SMALL = 0.5
"""How large a number is when it begins to pop up."""


class Lunge:
    """A piece draws back, strikes `reach` of the way towards `target`, stands still and goes home.

    `on_hit` is called once, in the moment of the blow. With reduced motion nothing but that happens.
    """

    def __init__(
        self, piece: Piece, target: Point, on_hit: Callable[[], object], *, reach: float = 0.6
    ) -> None:
        (x, y), hit, stop = piece.centre, Call(on_hit), Wait(motion.HIT_STOP)
        dx, dy = target[0] - x, target[1] - y
        back = motion.RECOIL_REACH / (math.hypot(dx, dy) or 1.0)
        self._still = Sequence(hit, stop)
        self._whole = Sequence(
            Tween(piece, *motion.RECOIL, x=x - dx * back, y=y - dy * back),
            Tween(piece, *motion.LUNGE, x=x + dx * reach, y=y + dy * reach),
            hit,
            stop,
            Tween(piece, *motion.LUNGE_RETURN, x=x, y=y),
        )
        self._way: Sequence | None = None

    def advance(self, dt: float, pace: Pace) -> float:
        """See `timeline.Step`."""
        if self._way is None:
            self._way = self._still if pace.reduced else self._whole
        return self._way.advance(dt, pace)


class LossNumber(Piece):
    """A number over a piece, such as "-3", in the lettering of a skin; it is seen while `rise` runs."""

    def __init__(self, text: str, centre: Point, colour: str = "#FFB7A3", skin: str = "goth") -> None:
        super().__init__(lambda scale: _number(text, colour, skin, scale), centre, layer=90, name="number")
        self.size = SMALL

    def rise(self, gone: Callable[[], object]) -> Step:
        """Pop up, hold, drift and fade; then `gone` is called, to take it off the stage."""
        drift = Tween(self, *motion.NUMBER_FADE, y=self.y - motion.NUMBER_DRIFT)
        fade = Tween(self, *motion.NUMBER_FADE, moves=False, alpha=0.0)
        pop = Tween(self, *motion.NUMBER_POP, size=1.0)
        return Sequence(pop, Wait(motion.NUMBER_HOLD), Parallel(drift, fade), Call(gone))


@kept
def _number(text: str, colour: str, skin: str, scale: float) -> pygame.Surface:
    surface = pygame.Surface((round(ROOM[0] * scale), round(ROOM[1] * scale)), pygame.SRCALPHA)
    own = Canvas(surface, scale, skin=skin)
    middle = ROOM[0] / 2, ROOM[1] / 2
    if skin == "dies":  # flat inks of every colour lie behind it
        wide = min(ROOM[0], own.measure(text, "title", size=40)[0] + 26)
        plate = frames.pill(round(wide), 46, "#17110D", scale, "#6D5C37")
        own.centred(plate, middle, alpha=225)
    for dx, dy in ((-2, 0), (2, 0), (0, -2), (0, 2)):
        own.text(text, (middle[0] + dx, middle[1] + dy), "title", "#1A1208", anchor="center", size=40)
    own.text(text, middle, "title", colour, anchor="center", size=40)
    return surface
