"""A deck on the set-up page: its best cards in a strip, and all of it in a page of its own."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame
from pygame import FRect, Rect

from scenes.table.pilebrowser import CENTRE, CardBrowser
from sprites import frames
from sprites.canvas import Canvas
from sprites.theme import SMALLEST, Paint
from sprites.widgets import Look, Widget

Paints = Callable[[float, float, float], pygame.Surface]
"""Paints a picture of so much width and height, at a scale."""
GAP = 10
CURVE_W, CURVE_H = 300, 62
DARK = "#17110D"


@dataclass(frozen=True, slots=True)
class Shown:
    """A deck in few words and pictures: `cards` are names, each with what paints it at a size."""

    title: str
    kinds: str
    """How many cards of each kind."""
    look: str
    """What a press does, for who cannot see it."""
    cards: Sequence[tuple[str, Paints]]


class DeckStrip(Widget):
    """What a deck is made of in a few pictures; a press shows all of it."""

    def __init__(self, id: str, rect: Rect, shown: Shown, opens: Callable[[], object]) -> None:
        self.shown, self._opens = shown, opens
        super().__init__(id, rect, shown.look, group="decks")

    def press(self, target_id: str) -> None:
        """See `Widget`."""
        self._opens()

    def draw(self, canvas: Canvas, look: Look) -> None:
        """See `Widget`."""
        area, shown = self.rect, self.shown
        lit = look.lit == self.id
        title = canvas.text(shown.title, area.topleft, "heading", "bright" if lit else "line")
        head = title.w + 16
        room = (area.x + head, area.y - 5, area.w - head, 32)  # two lines beside a long title
        canvas.fit(shown.kinds, room, "secondary", "dim", anchor="midright", align="right")
        cards = self._readable(canvas)
        w = self._pitch(len(cards)) - GAP
        for number, (name, painter) in enumerate(cards):
            place = Rect(round(area.x + number * (w + GAP)), area.y + 30, round(w), area.h - 52)
            canvas.centred(painter(place.w, place.h, canvas.scale), place.center)
            foot = (place.x, place.bottom + 2, place.w, 18)
            canvas.fit(name, foot, "small", "text", one_line=True)
        self._draw_sign(canvas, lit)

    def _readable(self, canvas: Canvas) -> Sequence[tuple[str, Paints]]:
        """As many of the cards as leave room for the longest of their names."""
        cards = self.shown.cards
        widest = max((canvas.measure(name, "small", size=SMALLEST)[0] for name, _ in cards), default=0.0)
        count = len(cards)
        while count > 1 and self._pitch(count) - GAP < widest + 1:
            count -= 1
        return cards[:count]

    def _pitch(self, count: int) -> float:
        return (self.rect.w + GAP) / max(1, count)

    def _draw_sign(self, canvas: Canvas, lit: bool) -> None:
        """The glass that says: there is more to be seen."""
        area = self.rect
        sign = (area.right - 18, area.y + 48)
        canvas.circle(sign, 14, DARK)
        canvas.icon("search", sign, 17, "highlight" if lit else "line", DARK)
        if lit:
            canvas.ring(self.rect.inflate(10, 6), "focus", width=2.5, radius=8)
            canvas.mark_state(self.rect, "focus", shape=True)


class DeckSheet(CardBrowser):
    """All cards of a deck with their numbers, and a curve of some of them above."""

    name = "deck"
    HEAD = 146

    def lay(self, numbers: Sequence[int]) -> None:
        """Take the place of a whole deck; `numbers` are those of its cards, in their order."""
        self.numbers = tuple(numbers)
        self.columns = self.MOST
        self._rows = max(1, -(-len(self.cards) // self.columns))
        self.area = Rect(0, 0, self.columns * self.PITCH_X + 44, self.HEAD + 80 + self.ROWS * self.PITCH_Y)
        self.area.center = CENTRE

    # --- what a game adds -------------------------------------------------------------------------------

    @abstractmethod
    def heads(self) -> tuple[str, str]:
        """What stands under the title: a line, and how many cards of each kind there are."""

    @abstractmethod
    def curve(self) -> tuple[str, Sequence[int], Paint]:
        """What is counted by Level from 1 on, the numbers (the last one of all higher ones too), the ink."""

    # --- drawing ----------------------------------------------------------------------------------------

    def _draw_cards(self, canvas: Canvas, content: FRect) -> None:
        super()._draw_cards(canvas, content)
        for number, copies in enumerate(self.numbers):
            spot = self._spot(number, content.y)
            centre = (spot.right - 16, spot.y + 40)
            canvas.centred(frames.pill(34, 22, DARK, canvas.scale, "#6D5C37"), centre)
            canvas.text(f"×{copies}", (centre[0], centre[1] - 1), "small_bold", "highlight", anchor="center")

    def draw(self, canvas: Canvas) -> None:
        """See `Scene`."""
        super().draw(canvas)
        line, whole = self.heads()
        left = (self.area.x + 20, self.area.y + 54, self.area.w - CURVE_W - 70, 44)
        told = canvas.fit(line, left, "body_bold", "text", anchor="topleft", align="left")
        below = max(26.0, told.h + 4)
        canvas.fit(whole, (left[0], left[1] + below, left[2], 44), "body", "dim", anchor="topleft")
        self._draw_curve(canvas, Rect(self.area.right - CURVE_W - 22, self.area.y + 18, CURVE_W, CURVE_H))

    def _draw_curve(self, canvas: Canvas, area: Rect) -> None:
        """A column for the cards of each Level, with their number above and the Level below."""
        words, numbers, ink = self.curve()
        most, pitch = max(1, *numbers), area.w / len(numbers)
        foot = area.bottom + 22
        canvas.fill((area.x, foot, area.w, 1), "line2")
        for at, number in enumerate(numbers):
            high = round(area.h * number / most)
            x = area.x + at * pitch
            if number:
                canvas.fill((x + 8, foot - high, pitch - 16, high), ink)
                canvas.text(
                    str(number), (x + pitch / 2, foot - high - 9), "small_bold", "text", anchor="center"
                )
            level = f"{at + 1}+" if at + 1 == len(numbers) else str(at + 1)
            canvas.text(level, (x + pitch / 2, foot + 11), "small", "dim", anchor="center")
        canvas.fit(words, (area.x, foot + 20, area.w, 18), "small", "dim", one_line=True)
