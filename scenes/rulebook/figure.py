"""What a picture of a rule book is; each game draws its own (`GamePages.figures`)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

import pygame

from game.language import Texts
from sprites.canvas import Canvas
from sprites.intent import Point

PLATE_W = 396
"""Width of a picture that takes the whole page."""
Engraving = Callable[[str, int, float, float, float], pygame.Surface]
"""The ornament of a chapter with a number: so many logical pixels wide and high, at a render scale.

0 stands beside the first words of the chapter, the others count the feet of its pages on which one has room.
"""

KeyNames = Callable[[str], str]
"""What the player calls the key of an action."""


class FigurePaint(Protocol):
    """Paints a picture into `rect`, in the words of `language`."""

    def __call__(self, canvas: Canvas, rect: pygame.FRect, language: Texts, keys: KeyNames) -> None:
        """Paint it."""


@dataclass(frozen=True, slots=True)
class Figure:
    """A picture of the book: how large it is, and who paints it. Without a frame it lies on the paper."""

    height: float
    paint: FigurePaint
    width: float = PLATE_W
    framed: bool = True


class Plate:
    """A place for a picture; all positions count from its upper left corner, in logical units."""

    def __init__(self, canvas: Canvas, rect: pygame.FRect) -> None:
        self.canvas = canvas
        self.rect = rect

    @property
    def w(self) -> float:
        """Width of the place."""
        return self.rect.w

    @property
    def h(self) -> float:
        """Height of the place."""
        return self.rect.h

    def at(self, x: float, y: float) -> Point:
        """A position on the plate as one on the canvas."""
        return self.rect.x + x, self.rect.y + y

    def put(self, picture: pygame.Surface, x: float, y: float) -> None:
        """A finished picture around (x, y)."""
        self.canvas.centred(picture, self.at(x, y))
