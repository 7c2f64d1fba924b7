"""A plate with the signs that the pictures of several games are made of: icons, arrows, words, numerals."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pygame

from game.language import Texts
from scenes.rulebook import figure as figure_page
from scenes.rulebook.figure import PLATE_W, Figure, KeyNames
from sprites.canvas import Canvas
from sprites.intent import Point
from sprites.theme import Paint

CREAM: Final = "#F3E8CE"
GOLD: Final = "#FFC64A"
BACK: Final = "#201F1A"


class SignPlate(figure_page.Plate):
    """A place for a picture in the words of `language`."""

    def __init__(self, canvas: Canvas, rect: pygame.FRect, language: Texts) -> None:
        super().__init__(canvas, rect)
        self.language = language

    def icon(self, name: str, x: float, y: float, size: float = 24, colour: Paint = CREAM) -> None:
        """An icon around (x, y)."""
        self.canvas.icon(name, self.at(x, y), size, colour, BACK)

    def steps(self, *names: str) -> None:
        """Icons in a row across the plate, each leading to the next."""
        y, pitch = self.h / 2, self.w / len(names)
        for number, name in enumerate(names):
            self.icon(name, pitch * (number + 0.5), y, 24)
            if number:
                self.icon("chevron_right", pitch * number, y, 11, GOLD)

    def cross(self, x: float, y: float, radius: float = 13) -> None:
        """The mark of what is lost or not allowed."""
        self.canvas.circle(self.at(x, y), radius, "#0D0909")
        self.canvas.icon("close", self.at(x, y), radius * 1.15, "#FF8A76", "#0D0909")

    def arrow(self, start: Point, end: Point, colour: str = GOLD) -> None:
        """A straight arrow with a dark rim."""
        first, last = pygame.Vector2(self.at(*start)), pygame.Vector2(self.at(*end))
        along = (last - first).normalize()
        across = along.rotate(90)
        neck = last - along * 10
        for paint, more in ((BACK, 1.5), (colour, 0.0)):
            self.canvas.line(_point(first), _point(neck), paint, 4 + 2 * more)
            side, tip, foot = across * (7.5 + 1.5 * more), along * 1.5 * more, along * more
            corners = last + tip, neck + side - foot, neck - side - foot
            self.canvas.polygon([_point(corner) for corner in corners], paint)

    def wall(self, x: float) -> None:
        """A thin upright line between two parts."""
        self.canvas.line(self.at(x, 8), self.at(x, self.h - 8), "line2", 1)

    def label(
        self, text: str, x: float, y: float, w: float, align: str = "center", colour: Paint = CREAM
    ) -> None:
        """A few words in a box of width `w` around (x, y), on one line or, where they are long, on two."""
        left, top = self.at(x - w / 2, y - 17)
        anchor = {"center": "center", "left": "midleft", "right": "midright"}[align]
        self.canvas.fit(text, (left, top, w, 34), "small_bold", colour, anchor=anchor, align=align)

    def count(self, text: str, x: float, y: float, size: float = 22, colour: Paint = GOLD) -> None:
        """A numeral around (x, y)."""
        self.canvas.text(text, self.at(x, y), "numeral", colour, anchor="center", size=size)


def figures_on(
    kind: Callable[[Canvas, pygame.FRect, Texts], object],
) -> Callable[..., Figure]:
    """What makes a figure of a height, a painter of plates and a width; `kind` is the class of plates."""

    def figure(height: float, paint: Callable[..., object], width: float = PLATE_W) -> Figure:
        def on_plate(canvas: Canvas, rect: pygame.FRect, language: Texts, keys: KeyNames) -> None:
            paint(kind(canvas, rect, language))

        return Figure(height, on_plate, width)

    return figure


def _point(place: pygame.Vector2) -> Point:
    return place.x, place.y
