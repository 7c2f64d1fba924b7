"""What moves on the board at this moment: actors, empty places, big words, numbers that rise."""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

from scenes.vitorian.phrases import Tongue
from sprites import motion, theme
from sprites.blows import LossNumber
from sprites.intent import Point
from sprites.motion import Motion
from sprites.particles import Particles
from sprites.stage import Piece, Stage
from sprites.timeline import Call, Pace, Sequence, Step, Timeline, Tween, Wait

SWINGS = 3
"""How often a shaken stage goes to and fro."""


@dataclass(slots=True)
class Flash:
    """Big words across the stage for a moment; `colour` is the nation's that they speak of."""

    text: str = ""
    colour: str = ""
    alpha: float = 0.0


@dataclass(slots=True)
class Quake:
    """The stage shakes: `reach` logical pixels at first, less and less as `share` goes from 0 to 1."""

    reach: float = 0.0
    share: float = 1.0

    @property
    def offset(self) -> float:
        """How far to the side the stage stands at this moment."""
        return self.reach * (1 - self.share) * math.cos(self.share * SWINGS * math.tau)


class Show:
    """The moving part of the board. Everything that animations need passes through here."""

    def __init__(
        self, tongue: Callable[[], Tongue], sound: Callable[..., object], pace: Pace, chance: random.Random
    ) -> None:
        """`tongue` speaks to the eyes that look, `chance` is for specks only."""
        self.stage = Stage()
        self.particles = Particles(chance)
        self.away: set[str] = set()
        """Ids of the pieces whose place at rest is empty for now."""
        self.marked: set[str] = set()
        """Ids of the pieces that the other side's action is about to touch."""
        self.flash = Flash()
        self.quaking = Quake()
        self._beside = Timeline(pace)
        """Big words, shaking and rising numbers, beside the show."""
        self._shock = Timeline(pace)
        self._tongue = tongue
        self._sound = sound
        self._pace = pace

    @property
    def tongue(self) -> Tongue:
        """The words of the eyes that look."""
        return self._tongue()

    def update(self, dt_ms: float) -> bool:
        """Let time pass for what goes on beside the show; True when it looks different."""
        spoke = self._beside.busy or self._shock.busy
        self._beside.update(dt_ms)
        self._shock.update(dt_ms)
        return self.particles.update(dt_ms) or spoke

    def clear(self) -> None:
        """Nothing moves any more; big words go in their own time, see `hush`."""
        self.stage.empty()
        self.away.clear()
        self.marked.clear()

    def hush(self) -> None:
        """No big words any more and no shaking: what they announced was skipped."""
        self._beside.skip()
        self._shock.skip()
        self.flash.alpha = 0.0

    # --- building stones of animations -----------------------------------------------------------------

    def enter(self, actors: Iterable[Piece], away: Iterable[str] = ()) -> Call:
        """From here on the actors are seen, and the places are empty."""
        came, empty = list(actors), set(away)

        def begin() -> None:
            self.stage.add(*came)
            self.away.update(empty)

        return Call(begin)

    def leave(self) -> Call:
        """All actors are gone; what they stood for is in its place again."""
        return Call(self.clear)

    def sound(self, cue: str, **said: object) -> Call:
        """A sound at this moment."""
        return Call(lambda: self._sound(cue, **said))

    def burst(self, centre: Point, colour: theme.Colour, count: int = 22) -> Call:
        """Specks fly from a point, unless motion is reduced."""

        def throw() -> None:
            if not (self._pace.reduced or self._pace.instant):
                self.particles.burst(centre, colour, count)

        return Call(throw)

    def quake(self, reach: float, way: Motion = motion.HIT_SHAKE) -> Call:
        """The stage shakes beside the show, unless motion is reduced; what is to be read stands still."""

        def begin() -> None:
            if self._pace.reduced or self._pace.instant:
                return
            self._shock.skip()
            self.quaking.reach, self.quaking.share = reach, 0.0
            self._shock.play(Tween(self.quaking, *way, share=1.0))

        return Call(begin)

    def aim(self, seat: int, viewer: int, *ids: str) -> Step:
        """Let the viewer see what the other side is about to touch."""
        if seat == viewer:
            return Sequence()
        return Sequence(Call(lambda: self.marked.update(ids)), Wait(motion.TARGET_RING_AHEAD))

    def number(self, text: str, centre: Point, colour: str = "#FFB7A3") -> Step:
        """A number rises over a piece."""
        piece = LossNumber(text, centre, colour, "dies")
        return Sequence(Call(lambda: self.stage.add(piece)), piece.rise(piece.kill))

    def say(self, key: str, colour: str = "", **params: Any) -> Step:
        """Big words for a moment; the show goes on behind them as soon as they have been seen."""

        def begin() -> None:
            self._beside.skip()
            self.flash.text, self.flash.colour = self.tongue.say(key, **params), colour
            self.flash.alpha = 0.0
            self._beside.play(
                Tween(self.flash, *motion.BANNER_IN, moves=False, alpha=255.0),
                Wait(motion.BANNER_HOLD),
                Tween(self.flash, *motion.BANNER_OUT, moves=False, alpha=0.0),
            )

        return Sequence(Call(begin), Wait(motion.BANNER_BLOCKS))
