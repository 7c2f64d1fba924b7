"""Pictures as plates of their own, mounted on paper: engravings of the house, and what the games give."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from scenes import furniture
from scenes.menus.parts import Memento
from sprites import pictures
from sprites.bindings import Binding
from sprites.canvas import Canvas
from sprites.kept import kept

EDGE, RIM = 7, 9
"""From the paper's edge to the dark line around the picture, and to the picture."""


@kept
def engraving(card: str, w: float, h: float, scale: float) -> pygame.Surface:
    """The vignette of `card` ("B7"), w x h with its paper."""
    return mounted(pictures.vignette(int(card[1]), card[0], w - 2 * RIM, h - 2 * RIM, scale), w, h, scale)


@kept
def mounted(picture: pygame.Surface, w: float, h: float, scale: float) -> pygame.Surface:
    """A picture that is `RIM` smaller on every side, w x h with its paper."""
    surface = pygame.Surface((round(w * scale), round(h * scale)), pygame.SRCALPHA)
    canvas = Canvas(surface, scale)
    canvas.box((0, 0, w, h), "#120D0B", 6)
    canvas.box((2, 2, w - 4, h - 4), "#E9DEC6", 5)
    canvas.box((EDGE, EDGE, w - 2 * EDGE, h - 2 * EDGE), "#120D0B")
    canvas.picture(picture, (RIM, RIM))
    return surface


@kept
def closed_book(book: Binding, w: float, h: float, scale: float) -> pygame.Surface:
    """The closed book of a game, w x h: the sign of its rule book."""
    size = round(w * scale), round(h * scale)
    return pygame.transform.smoothscale(book.closed(scale), size)


TILTS = (5.0, 0.0, -5.0)
GOLD = ("#FFF6DC", "#C9A461")


def draw_fan(
    canvas: Canvas, page: pygame.Rect, mementos: Sequence[Memento], height: int, title: str, about: str
) -> None:
    """Fill a page on which nothing stands yet: three mementos so high, and what one day will be here.

    Each is painted by the next of `mementos`, which begin again: all of one game, or some of each.
    """
    wide = round(height * 0.78)
    for number, tilt in enumerate(TILTS):
        place = number - 1
        picture = mementos[number % len(mementos)](number, wide - 2 * RIM, height - 2 * RIM, canvas.scale)
        centre = (page.centerx + place * wide * 1.22, page.y + height * 0.68 + 14 * abs(place))
        furniture.draw_turned(canvas, mounted(picture, wide, height, canvas.scale), centre, tilt)
    top = page.y + round(height * 1.32)
    room = (page.x + 60, top, page.w - 120, 44)
    canvas.fit(title, room, "title", GOLD, one_line=True, shadow=True)
    with canvas.panel_text():
        below = (page.centerx - 300, top + 54, 600, 110)
        canvas.fit(about, below, "body_large", "text", align="center", anchor="midtop")
