"""What moves on the board at this moment: actors, empty places, big words, and the district being judged."""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

from game.dracula.events import DistrictResolved
from game.dracula.words import Words
from scenes.dracula.board import Board
from sprites import motion, theme
from sprites.intent import Point
from sprites.motion import Motion
from sprites.particles import Particles
from sprites.stage import Piece, Stage
from sprites.timeline import Call, Pace, Sequence, Step, Timeline, Tween, Wait


@dataclass(slots=True)
class Flash:
    """Big words across the stage for a moment, in the colour of a seat."""

    text: str = ""
    seat: int | None = None
    alpha: float = 0.0


@dataclass(slots=True)
class Quake:
    """The stage shakes: `reach` logical pixels at first, then less and less as `share` goes from 0 to 1."""

    reach: float = 0.0
    share: float = 1.0

    @property
    def offset(self) -> float:
        """How far to the side the stage stands at this moment."""
        return self.reach * (1 - self.share) * math.cos(self.share * SWINGS * math.tau)


SWINGS = 3
"""How often a shaken stage goes to and fro."""


class Show:
    """The moving part of the board. Everything that animations need passes through here."""

    def __init__(
        self, words: Callable[[], Words], sound: Callable[..., object], pace: Pace, chance: random.Random
    ) -> None:
        """`words` are those of the eyes that look, `chance` is for specks of blood and gold only."""
        self.stage = Stage()
        self.particles = Particles(chance)
        self.away: set[str] = set()
        """Ids of the pieces whose place at rest is empty for now."""
        self.marked: set[str] = set()
        """Ids of the pieces that the other side's action is about to touch."""
        self.verdict: DistrictResolved | None = None
        self.flash = Flash()
        self.quaking = Quake()
        self.bare: Board | None = None
        """Shown in place of the board while cards are being dealt."""
        self._shock = Timeline(pace)
        self._banner = Timeline(pace)
        """The coming and going of the big words, beside the show."""
        self._words = words
        self._sound = sound
        self._pace = pace

    @property
    def words(self) -> Words:
        """The words of the eyes that look."""
        return self._words()

    def update(self, dt_ms: float) -> bool:
        """Let time pass for what flies about and for big words; True when it looks different."""
        spoke = self._banner.busy or self._shock.busy
        self._banner.update(dt_ms)
        self._shock.update(dt_ms)
        return self.particles.update(dt_ms) or spoke

    def clear(self) -> None:
        """Nothing moves any more; big words go in their own time, see `hush`."""
        self.stage.empty()
        self.away.clear()
        self.marked.clear()
        self.verdict = None
        self.bare = None

    def hush(self) -> None:
        """No big words any more and no shaking: what they announced was skipped."""
        self._banner.skip()
        self._shock.skip()

    # --- building stones of animations ------------------------------------------------------------------

    def enter(self, actors: Iterable[Piece], away: Iterable[str]) -> Call:
        """From here on the actors are seen, and the places are empty."""
        came, empty = list(actors), set(away)

        def begin() -> None:
            self.stage.add(*came)
            self.away.update(empty)

        return Call(begin)

    def leave(self) -> Call:
        """All actors are gone; what they stood for is in its place again."""

        def end() -> None:
            self.stage.empty()
            self.away.clear()
            self.marked.clear()

        return Call(end)

    def sound(self, cue: str, **said: object) -> Call:
        """A sound at this moment; what is `said` with it (a district, say) is for the captions."""
        return Call(lambda: self._sound(cue, **said))

    def burst(self, centre: Point, colour: theme.Colour, count: int = 22) -> Call:
        """Specks fly from a point, unless motion is reduced."""

        def throw() -> None:
            if not (self._pace.reduced or self._pace.instant):
                self.particles.burst(centre, colour, count)

        return Call(throw)

    def quake(self, reach: float, way: Motion) -> Call:
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

    def judge(self, verdict: DistrictResolved) -> Call:
        """From here on this district is being compared."""

        def begin() -> None:
            self.verdict = verdict

        return Call(begin)

    def clear_table(self, bare: Board | None) -> Call:
        """From here on the empty table is seen (None: the board again)."""

        def begin() -> None:
            self.bare = bare

        return Call(begin)

    def say(self, key: str, seat: int | None = None, **params: Any) -> Step:
        """Big words for a moment; the show goes on behind them as soon as they have been seen."""

        def begin() -> None:
            name = "" if seat is None else self.words.name(seat)
            self._banner.skip()
            self.flash.text = self.words.text(key, name=name, **params)
            self.flash.seat, self.flash.alpha = seat, 0.0
            self._banner.play(
                Tween(self.flash, *motion.BANNER_IN, moves=False, alpha=255.0),
                Wait(motion.BANNER_HOLD),
                Tween(self.flash, *motion.BANNER_OUT, moves=False, alpha=0.0),
            )

        return Sequence(Call(begin), Wait(motion.BANNER_BLOCKS))
