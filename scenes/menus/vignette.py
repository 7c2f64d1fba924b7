"""The engraving of a card as a plate of its own, mounted on paper without its numeral."""

from __future__ import annotations

import pygame

from scenes import furniture
from sprites import pictures
from sprites.canvas import Canvas
from sprites.kept import kept

EDGE, RIM = 7, 9
"""From the paper's edge to the dark line around the picture, and to the picture."""


@kept
def engraving(card: str, w: float, h: float, scale: float) -> pygame.Surface:
    """The vignette of `card` ("B7"), w x h with its paper."""
    surface = pygame.Surface((round(w * scale), round(h * scale)), pygame.SRCALPHA)
    canvas = Canvas(surface, scale)
    canvas.box((0, 0, w, h), "#120D0B", 6)
    canvas.box((2, 2, w - 4, h - 4), "#E9DEC6", 5)
    canvas.box((EDGE, EDGE, w - 2 * EDGE, h - 2 * EDGE), "#120D0B")
    picture = pictures.vignette(int(card[1]), card[0], w - 2 * RIM, h - 2 * RIM, scale)
    canvas.picture(picture, (RIM, RIM))
    return surface


@kept
def closed_book(w: float, h: float, scale: float) -> pygame.Surface:
    """The closed book of the house, w x h: the sign of the rule books."""
    size = round(w * scale), round(h * scale)
    return pygame.transform.smoothscale(pictures.book(scale), size)


TILTS = (5.0, 0.0, -5.0)
GOLD = ("#FFF6DC", "#C9A461")


def draw_fan(
    canvas: Canvas, page: pygame.Rect, cards: tuple[str, str, str], height: int, title: str, about: str
) -> None:
    """Fill a page on which nothing stands yet: three engravings so high, and what one day will be here."""
    wide = round(height * 0.78)
    for place, (card, tilt) in enumerate(zip(cards, TILTS, strict=True), -1):
        centre = (page.centerx + place * wide * 1.22, page.y + height * 0.68 + 14 * abs(place))
        furniture.draw_turned(canvas, engraving(card, wide, height, canvas.scale), centre, tilt)
    top = page.y + round(height * 1.32)
    room = (page.x + 60, top, page.w - 120, 44)
    canvas.fit(title, room, "title", GOLD, one_line=True, shadow=True)
    with canvas.panel_text():
        below = (page.centerx - 300, top + 54, 600, 110)
        canvas.fit(about, below, "body_large", "text", align="center", anchor="midtop")
