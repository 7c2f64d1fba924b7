"""A hand of cards as a fan: where each card lies, how far it is turned, and where it is pressed.

Pure geometry in logical units; it draws nothing and knows no card. Cards overlap to the right, so what can be
pressed of each is the strip that shows, and that strip stays where it is while the picture rises and its
neighbours slide aside. From `MOST` cards on the fan scrolls.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Final

from pygame import Rect

from sprites.intent import Point

STEP = 2.6
"""Degrees from one card to the next, while the whole fan is not turned further than `WIDEST`."""
WIDEST = 15.6
PITCH = 104.0
"""How far from one card to the next while there is room."""
NARROWEST = 28.0
MOST = 15
"""So many cards lie side by side; of more than these a part is shown, and the fan scrolls."""
DROP, DEEPEST = 4.0, 18.0
"""A card `n` places from the middle lies DROP x n squared lower, at most DEEPEST."""
SLIDE = 50.0
"""How far the next card makes room for a raised one; each further one half as far."""
CANVAS_FOOT = 720
MARKUP: Final = re.compile(r"\[[^\]]*\]")
OPEN = 2
"""A card of which no more than this is covered counts as open."""
TIP_GAP, TIP_FOOT = 8, 8
"""Between a raised card, its tooltip and the card after that; under a tooltip at most so high."""
BESIDE = 6
"""So far a card that gives way may stand out of the room of the hand at its sides."""
TIP_TOP = 16
"""How far below the upper edge of a raised card its tooltip begins."""
TIP_WIDTHS: Final = ((190, 206), (290, 250), (390, 292))
"""Letters of a text, and how wide its tooltip is; a longer one is as wide as `TIP_WIDEST`."""
TIP_WIDEST = 330
ARROW, ARROW_GAP = 44, 8
"""Width of what scrolls the fan at its ends, and the room between that and the cards."""


@dataclass(frozen=True, slots=True)
class FanRoom:
    """Where a hand lies.

    `area` is the room of its hit areas (cards may stand out below it); `card` and `raised` are the sizes of a
    card at rest and of one that is looked at, whose upper edge stands at `raised_top`. Cards lie at most
    `pitch` apart; one that would cover its neighbour gets smaller first, down to `smallest` wide; past that
    they cover each other, of a size between.
    """

    area: Rect
    card: tuple[int, int]
    raised: tuple[int, int]
    raised_top: int
    pitch: float = PITCH
    smallest: int = 0
    """0: cards keep their size."""


@dataclass(frozen=True, slots=True)
class FanPlace:
    """One card: its number in the hand, its middle, its turn in degrees anticlockwise, and its strip."""

    number: int
    centre: Point
    turn: float
    area: Rect


@dataclass(frozen=True)
class Fan:
    """`count` cards in a room; when they do not all have room, those from `first` on are shown."""

    room: FanRoom
    count: int
    first: int = 0

    # --- scrolling --------------------------------------------------------------------------------------

    @property
    def scrolls(self) -> bool:
        """True when only a part of the hand is shown."""
        return self.count > MOST

    @cached_property
    def shown(self) -> range:
        """The numbers of the cards that are shown."""
        first = min(max(0, self.first), max(0, self.count - MOST))
        return range(first, min(self.count, first + MOST))

    @property
    def before(self) -> int:
        """How many cards are out of sight at the left."""
        return self.shown.start

    @property
    def beyond(self) -> int:
        """How many cards are out of sight at the right."""
        return self.count - self.shown.stop

    def scrolled(self, by: int) -> Fan:
        """The fan moved on by so many cards, as far as there are any."""
        return replace(self, first=replace(self, first=self.shown.start + by).shown.start)

    def showing(self, number: int) -> Fan:
        """The fan moved no further than so that card `number` is shown."""
        shown = self.shown
        if number < shown.start:
            return self.scrolled(number - shown.start)
        return self.scrolled(max(0, number - shown.stop + 1))

    @property
    def arrows(self) -> tuple[Rect, Rect]:
        """What scrolls to the left and to the right; only a fan that `scrolls` has them."""
        area = self.room.area
        left = Rect(area.x, area.y + 10, ARROW, area.h - 20)
        return left, Rect(area.right - ARROW, left.y, ARROW, left.h)

    # --- where the cards lie ------------------------------------------------------------------------------

    @cached_property
    def card(self) -> tuple[int, int]:
        """How large a card is at rest: where it may shrink, as large as all have room side by side."""
        wide, high = self.room.card
        if self.room.smallest:
            room, smallest = int(self._width / max(1, len(self.shown))) - 1, self.room.smallest
            # of cards that cover each other anyway more is to be seen
            wide = min(wide, room if room >= smallest else (smallest + wide) // 2)
        return wide, round(high * wide / self.room.card[0])

    @cached_property
    def pitch(self) -> float:
        """How far from one card to the next."""
        apart = (self._width - self.card[0]) / max(1, len(self.shown) - 1)
        return max(NARROWEST, min(self.room.pitch, apart))

    @cached_property
    def _width(self) -> int:
        return self.room.area.w - (2 * (ARROW + ARROW_GAP) if self.scrolls else 0)

    @property
    def step(self) -> float:
        """Degrees from one card to the next."""
        return min(STEP, WIDEST / max(1, len(self.shown) - 1))

    def places(self) -> list[FanPlace]:
        """The cards that are shown, from left to right, which is the order to draw them in."""
        return [self.place(number) for number in self.shown]

    def place(self, number: int) -> FanPlace:
        """Where card `number` lies; one that is out of sight lies beyond the fan's end."""
        away = self._away(number)
        centre = self.room.area.centerx + away * self.pitch, self._middle + self._drop(away)
        return FanPlace(
            number, centre, -away * self.step, self._area(number, round(centre[1] - self._middle))
        )

    def _away(self, number: int) -> float:
        """How many places a card lies right of the middle."""
        return number - self.shown.start - (len(self.shown) - 1) / 2

    @cached_property
    def _middle(self) -> float:
        return self.room.area.y + self.room.card[1] / 2

    def _drop(self, away: float) -> float:
        half = max(0.5, (len(self.shown) - 1) / 2)
        return min(DROP * half**2, DEEPEST) * (away / half) ** 2

    def _area(self, number: int, drop: int) -> Rect:
        wide, high = self.card
        drop += (self.room.card[1] - high) // 2
        left = round(self._left(number))
        last = number >= self.shown.stop - 1
        right = left + wide if last else min(left + wide, round(self._left(number + 1)))
        area = self.room.area
        return Rect(left, area.y + drop, right - left, min(high, area.h - drop))

    def _left(self, number: int) -> float:
        return self.room.area.centerx + self._away(number) * self.pitch - self.card[0] / 2

    def strip(self, number: int) -> float | None:
        """So much of the left side of a card shows beside the next one; None where it lies open."""
        last = number >= self.shown.stop - 1
        return None if last or self.pitch > self.card[0] - OPEN else self.pitch

    # --- looking at one of them ---------------------------------------------------------------------------

    def raised(self, number: int, share: float = 1.0) -> tuple[Point, float, float]:
        """Middle, turn and size of a card that has risen by `share`; its size is that of a card at rest x."""
        rest = self.place(number)
        wide, high = self.room.raised
        top = self.room.raised_top + high / 2
        x = min(max(rest.centre[0], self.room.area.x + wide / 2), self.room.area.right - wide / 2)
        centre = _between(rest.centre, (x, top), share)
        return centre, rest.turn * (1 - share), 1 + (wide / self.card[0] - 1) * share

    def risen(self, number: int) -> Rect:
        """Where a card lies that has risen all the way."""
        area = Rect((0, 0), self.room.raised)
        area.center = tuple(map(round, self.raised(number)[0]))
        return area

    def beside(self, number: int, raised: int, share: float = 1.0) -> FanPlace:
        """Where card `number` lies while card `raised` has risen by `share`; its hit area stays."""
        rest = self.place(number)
        gap = number - raised
        slide = (SLIDE / 2 ** (abs(gap) - 1)) * (1 if gap > 0 else -1) * share if gap else 0.0
        return replace(rest, centre=(self._within(rest.centre[0] + slide, rest.centre[0]), rest.centre[1]))

    def _within(self, middle: float, rest: float) -> float:
        """The middle of a card that has made room, no further out than the hand has room, or than it lies."""
        (start, end), half = self._ends, self.card[0] / 2
        return min(max(middle, min(start + half, rest)), max(end - half, rest))

    # --- making room for what is said about it ------------------------------------------------------------

    def tip_room(self, number: int, text: str, grown: float = 1.0) -> Rect:
        """Where the tooltip of a risen card stands: at the side where the other cards have more room.

        `grown` is by how much texts are larger than usual.
        """
        risen, wide = self.risen(number), tip_width(text, grown)
        top = risen.top + TIP_TOP
        high = CANVAS_FOOT - TIP_FOOT - top
        right = Rect(risen.right + TIP_GAP, top, wide, high)
        left = Rect(risen.left - TIP_GAP - wide, top, wide, high)
        return right if self._strip(number, right) >= self._strip(number, left) else left

    def _strip(self, number: int, tip: Rect) -> float:
        """How much of each card would show that lies beyond a tooltip; what lacks where there is no room."""
        start, end = self._ends
        beyond = tip.centerx > self.risen(number).centerx
        room = end - tip.right - TIP_GAP if beyond else tip.left - TIP_GAP - start
        cards = self.shown.stop - 1 - number if beyond else number - self.shown.start
        if not cards:
            return room + TIP_GAP + self.room.card[0] if room + TIP_GAP >= 0 else room - self.room.card[0]
        return (room - self.card[0]) / max(1, cards - 1)

    @property
    def _ends(self) -> tuple[float, float]:
        """Between what the cards may lie."""
        area, arrow = self.room.area, ARROW + ARROW_GAP if self.scrolls else -BESIDE
        return area.left + arrow, area.right - arrow

    def aside(self, number: int, raised: int, tip: Rect, share: float = 1.0) -> FanPlace:
        """Where card `number` lies while card `raised` has risen and its tooltip pushes by `share`."""
        there = self.beside(number, raised)
        beyond = tip.centerx > self.risen(raised).centerx
        if number == raised or (number > raised) != beyond:
            return there
        middle = _between(there.centre, (self._pushed(number, raised, tip), there.centre[1]), share)
        return replace(there, centre=middle)

    def _pushed(self, number: int, raised: int, tip: Rect) -> float:
        """The middle of a card that a tooltip has pushed away, never nearer than it lies anyway."""
        start, end = self._ends
        half, rest = self.card[0] / 2, self.beside(number, raised).centre[0]
        pitch = max(0.0, min(self.pitch, self._strip(raised, tip)))
        if number > raised:
            first = min(tip.right + TIP_GAP + half, end - half)
            return max(first + (number - raised - 1) * pitch, rest)
        last = max(tip.left - TIP_GAP - half, start + half)
        return min(last - (raised - number - 1) * pitch, rest)

    def at(self, pos: Point) -> int | None:
        """The card whose strip is at `pos`, or None."""
        return next((place.number for place in self.places() if place.area.collidepoint(pos)), None)


def tip_width(text: str, grown: float = 1.0) -> int:
    """How wide the tooltip of a card is that says so much, in letters so much larger than usual."""
    read = len(MARKUP.sub("", text)) * grown**2
    return next((wide for letters, wide in TIP_WIDTHS if read <= letters), TIP_WIDEST)


def _between(start: Point, end: Point, share: float) -> Point:
    return start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share


@dataclass(frozen=True, slots=True)
class BackPlace:
    """One back of a covered hand: its middle and its turn in degrees anticlockwise."""

    centre: Point
    turn: float


BACK_STEP, BACK_PITCH, BACK_WIDEST = 4.0, 34.0, 20.0
BACKS = 12
"""More backs than these are not told apart anyway; words say how many there are."""


def covered(area: Rect, back: tuple[float, float], count: int) -> list[BackPlace]:
    """Where the backs of a covered hand of `count` cards lie, closed up to stay inside `area`."""
    count = min(count, BACKS)
    pitch = min(BACK_PITCH, (area.w - back[0] - 14) / max(1, count - 1))
    step = min(BACK_STEP, BACK_WIDEST / max(1, count - 1))
    half = (count - 1) / 2
    places = []
    for number in range(count):
        away = number - half
        fall = 7.0 * (away / half) ** 2 if half else 0.0
        places.append(BackPlace((area.centerx + away * pitch, area.centery + fall), -away * step))
    return places
