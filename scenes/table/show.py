"""What moves on a board at this moment: actors, empty places, big words, a stage that shakes.

A game's board derives its own `Show` and adds what only it has to show.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, ClassVar, Generic, Protocol, TypeVar

from pygame import Rect

from sprites import frames, motion, theme
from sprites.blows import LossNumber
from sprites.canvas import Canvas
from sprites.intent import Point
from sprites.motion import Motion
from sprites.particles import Particles
from sprites.stage import Piece, Stage
from sprites.timeline import Call, Pace, Sequence, Step, Timeline, Tween, Wait

SWINGS = 3
"""How often a shaken stage goes to and fro."""
READABLE = 120
"""Below this share of 255 the plate of big words is drawn without them."""


@dataclass(slots=True)
class Flash:
    """Big words across the stage for a moment, on a plate of that colour ("" for the board's own)."""

    text: str = ""
    colour: str = ""
    alpha: float = 0.0


@dataclass(frozen=True, slots=True)
class FlashPlate:
    """What big words of a board stand on: its skin and colours, and where."""

    skin: str
    middle: tuple[int, int]
    least: int
    """The least width, in logical pixels."""
    size: tuple[int, int]
    """The greatest width, and the height: far less than a fifth of the screen."""
    colour: str
    """The ground of words about nobody."""
    foot: str
    line: str


@dataclass(slots=True)
class Quake:
    """The stage shakes: `reach` logical pixels at first, then less and less as `share` goes from 0 to 1."""

    reach: float = 0.0
    share: float = 1.0

    @property
    def offset(self) -> float:
        """How far to the side the stage stands at this moment."""
        return self.reach * (1 - self.share) * math.cos(self.share * SWINGS * math.tau)


class Show:
    """The moving part of a board. Everything that animations need passes through here."""

    def __init__(self, sound: Callable[..., object], pace: Pace, chance: random.Random) -> None:
        """`sound` plays a cue; `chance` is for specks only."""
        self.stage = Stage()
        self.particles = Particles(chance)
        self.away: set[str] = set()
        """Ids of the pieces whose place at rest is empty for now."""
        self.marked: set[str] = set()
        """Ids of the pieces that the other side's action is about to touch."""
        self.flash = Flash()
        self.quaking = Quake()
        self._shock = Timeline(pace)
        self._banner = Timeline(pace)
        """The coming and going of the big words, beside the show."""
        self._sound = sound
        self._pace = pace

    def update(self, dt_ms: float) -> bool:
        """Let time pass for what goes on beside the show; True when it looks different."""
        spoke = self._banner.busy or self._shock.busy
        self._banner.update(dt_ms)
        self._shock.update(dt_ms)
        return self.particles.update(dt_ms) or spoke

    def clear(self) -> None:
        """Nothing moves any more; big words go in their own time, see `hush`."""
        self._empty()

    def _empty(self) -> None:
        self.stage.empty()
        self.away.clear()
        self.marked.clear()

    def hush(self) -> None:
        """No big words any more and no shaking: what they announced was skipped."""
        self._banner.skip()
        self._shock.skip()

    # --- building stones of animations ------------------------------------------------------------------

    def enter(self, actors: Iterable[Piece], away: Iterable[str] = ()) -> Call:
        """From here on the actors are seen, and the places are empty."""
        came, empty = list(actors), set(away)

        def begin() -> None:
            self.stage.add(*came)
            self.away.update(empty)

        return Call(begin)

    def leave(self) -> Call:
        """All actors are gone; what they stood for is in its place again."""
        return Call(self._empty)

    def sound(self, cue: str, **said: object) -> Call:
        """A sound at this moment; what is `said` with it (a district, say) is for the captions."""
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

    def announce(self, words: Callable[[], str], colour: str = "") -> Step:
        """Big words for a moment, found when it comes; the show goes on behind them once they were seen."""

        def begin() -> None:
            self._banner.skip()
            self.flash.text, self.flash.colour, self.flash.alpha = words(), colour, 0.0
            self._banner.play(
                Tween(self.flash, *motion.BANNER_IN, moves=False, alpha=255.0),
                Wait(motion.BANNER_HOLD),
                Tween(self.flash, *motion.BANNER_OUT, moves=False, alpha=0.0),
            )

        return Sequence(Call(begin), Wait(motion.BANNER_BLOCKS))

    # --- drawing ----------------------------------------------------------------------------------------

    def shake(self, canvas: Canvas, area: Rect) -> None:
        """Move what stands in `area` to the side; panels and their words stay, for they are read."""
        by = round(self.quaking.offset * canvas.scale)
        if by:
            left, top = canvas.point(area.topleft)
            right, bottom = canvas.point(area.bottomright)
            canvas.surface.subsurface((left, top, right - left, bottom - top)).scroll(by, 0)

    def paint_flash(self, canvas: Canvas, plate: FlashPlate) -> None:
        """The big words, if there are any."""
        flash, (most, high) = self.flash, plate.size
        if flash.alpha < 4:
            return
        wide = min(most, max(plate.least, round(canvas.measure(flash.text, "title")[0]) + 120))
        box = Rect(0, 0, wide, high)
        box.center = plate.middle
        top = flash.colour or plate.colour
        picture = frames.panel(
            wide, high, plate.skin, canvas.scale, top=top, bottom=plate.foot, line=plate.line
        )
        canvas.picture(picture, box.topleft, alpha=round(flash.alpha))
        if flash.alpha > READABLE:
            canvas.fit(flash.text, box.inflate(-50, -18), "title", "bright", one_line=True, smallest=20)


class Speaks(Protocol):
    """The words of a board for the eyes that look."""

    def say(self, key: str, **params: Any) -> str:
        """A text of the board."""


W = TypeVar("W", bound=Speaks)


class SpeakingShow(Show, Generic[W]):
    """A show with words and numbers of its own board, in the lettering of its skin."""

    skin: ClassVar[str]

    def __init__(
        self, tongue: Callable[[], W], sound: Callable[..., object], pace: Pace, chance: random.Random
    ) -> None:
        """`tongue` speaks to the eyes that look; for the others see `Show`."""
        super().__init__(sound, pace, chance)
        self._tongue = tongue

    @property
    def tongue(self) -> W:
        """The words of the eyes that look."""
        return self._tongue()

    def number(self, text: str, centre: Point, colour: str = "#FFB7A3") -> Step:
        """A number rises over a piece."""
        piece = LossNumber(text, centre, colour, self.skin)
        return Sequence(Call(lambda: self.stage.add(piece)), piece.rise(piece.kill))

    def say(self, key: str, colour: str = "", **params: Any) -> Step:
        """Big words for a moment, in the colour of whom they speak of."""
        return self.announce(lambda: self.tongue.say(key, **params), colour)
