"""Pictures of the pieces in every state they can be in: cards turned, grey or faded, tokens, marks, rings.

Everything here takes logical units and gives finished pictures; what is made from another picture is cached.
"""

from __future__ import annotations

import math
from functools import lru_cache

import pygame

from scenes.dracula.words import Words
from sprites import faces, frames
from sprites.canvas import Canvas

Point = tuple[float, float]

CARD_W = 92
"""Width at which moving cards are drawn before they are scaled."""
RATIO = 131 / 92
DECK_BACK = 2
"""The back of a card that belongs to nobody yet."""
BACKS = ("dracula", "hunter", "dracula")
"""Name of the back by owner: Dracula, Van Helsing, the deck."""
MINE, THEIRS = "#B3242A", "#E9DEC6"
"""Disc of an eye on an own card (the rival sees it), and on a rival's card (you see it)."""


def face(words: Words, card: str, width: float, scale: float) -> pygame.Surface:
    """The front of a card with its effect in the words of the player's language."""
    value = int(card[1:])
    foot = words.text(f"effect.{value}.name")
    return faces.dracula_card(value, card[0], width, scale, foot)


def back(owner: int, width: float, scale: float) -> pygame.Surface:
    """The back of a card of Dracula (0), Van Helsing (1) or the deck (2)."""
    return faces.dracula_back(BACKS[owner], width, scale)


@lru_cache(maxsize=160)
def greyed(picture: pygame.Surface) -> pygame.Surface:
    """The picture of something that is out of play or may not be chosen: less colour, darker, still readable."""
    return faces.dimmed(picture)


def squeezed(picture: pygame.Surface, across: float, size: float) -> pygame.Surface:
    """A card in the middle of being turned (`across` 0 to 1 of its width) or slammed down (`size`)."""
    if across >= 0.999 and abs(size - 1) < 0.004:
        return picture
    w, h = picture.get_size()
    return pygame.transform.smoothscale(picture, (max(1, round(w * across * size)), max(1, round(h * size))))


def turned(front: pygame.Surface, rear: pygame.Surface, turn: float, size: float = 1.0) -> pygame.Surface:
    """A card between its back (`turn` 0) and its front (1)."""
    return squeezed(front if turn > 0.5 else rear, abs(math.cos(math.pi * turn)), size)


def place(canvas: Canvas, picture: pygame.Surface, topleft: Point, shadow: str = "card") -> None:
    """Draw a raised piece with its shadow."""
    w, h = picture.get_width() / canvas.scale, picture.get_height() / canvas.scale
    cast = frames.shadow(round(w), round(h), shadow, canvas.scale)
    margin = frames.SHADOWS[shadow].margin
    canvas.surface.blit(cast, canvas.point((topleft[0] - margin, topleft[1] - margin)))
    canvas.picture(picture, topleft)


def panel(canvas: Canvas, area: pygame.Rect) -> None:
    """A panel with its shadow."""
    margin = frames.SHADOWS["panel"].margin
    cast = frames.shadow(area.w, area.h, "panel", canvas.scale)
    canvas.surface.blit(cast, canvas.point((area.x - margin, area.y - margin)))
    canvas.panel(area)


def glow(canvas: Canvas, rect: pygame.Rect, colour: str, spread: float = 9.0, strength: float = 1.5) -> None:
    """Light around a rectangle, drawn before what lies in it."""
    light = frames.glow(rect.w, rect.h, colour, canvas.scale, spread=spread, strength=strength)
    margin = frames.glow_margin(spread)
    canvas.surface.blit(light, canvas.point((rect.x - margin, rect.y - margin)))


def ring(canvas: Canvas, rect: pygame.Rect, colour: str, style: str = "solid", width: float = 3.0) -> None:
    """A ring around a card: solid is selected, dashed may be chosen, dotted is known though hidden."""
    out = rect.inflate(8, 8) if style == "dotted" else rect.inflate(6, 6)
    canvas.picture(frames.ring(out.w, out.h, colour, canvas.scale, width=width, style=style), out.topleft)


def empty_place(canvas: Canvas, rect: pygame.Rect) -> None:
    """A dashed outline where a card would lie."""
    outline = frames.ring(rect.w, rect.h, "#6D5839", canvas.scale, width=1.6, style="dashed")
    canvas.picture(outline, rect.topleft)


def eye(canvas: Canvas, centre: Point, mine: bool, half: bool = False) -> None:
    """The mark that says who sees a card: red on mine, bone on the rival's; half open for known, not shown."""
    canvas.centred(faces.eye_badge(mine, half, 13, canvas.scale), centre)


def token(canvas: Canvas, suit: str, centre: Point, radius: float, alpha: int = 255) -> None:
    """A colour token."""
    canvas.centred(faces.token(suit, round(radius), canvas.scale), centre, alpha=alpha)


def round_light(canvas: Canvas, centre: Point, radius: float, colour: str, spread: float = 9.0) -> None:
    """Light around a round thing."""
    light = frames.round_glow(radius, colour, canvas.scale, spread=spread)
    side = light.get_width() / canvas.scale / 2
    canvas.surface.blit(light, canvas.point((centre[0] - side, centre[1] - side)))
