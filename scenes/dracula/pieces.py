"""Pictures of the pieces in every state they can be in: cards turned, grey or faded, tokens, marks, rings.

Everything here takes logical units and gives finished pictures; what is made from another picture is cached.
"""

from __future__ import annotations

import pygame

from game.dracula.words import Words
from sprites import faces, frames, pictures
from sprites.canvas import Canvas
from sprites.kept import kept
from sprites.stage import posed

Point = tuple[float, float]

CARD_W = 92
"""Width at which moving cards are drawn before they are scaled."""
RATIO = 131 / 92
SMALLEST_FOOT = 70
"""Narrower cards have no room for the words at their foot."""
DECK_BACK = 2
"""The back of a card that belongs to nobody yet."""
BACKS = ("dracula", "hunter", "dracula")
"""Name of the back by owner: Dracula, Van Helsing, the deck."""


def face(words: Words, card: str, width: float, scale: float) -> pygame.Surface:
    """The front of a card with its effect in the words of the player's language."""
    value = int(card[1:])
    foot = words.text(f"effect.{value}.name") if width >= SMALLEST_FOOT else ""
    return faces.dracula_card(value, card[0], width, scale, foot)


def back(owner: int, width: float, scale: float) -> pygame.Surface:
    """The back of a card of Dracula (0), Van Helsing (1) or the deck (2)."""
    return faces.dracula_back(BACKS[owner], width, scale)


@kept
def greyed(picture: pygame.Surface) -> pygame.Surface:
    """The picture of what is out of play or may not be chosen: less colour, darker, still readable."""
    return faces.dimmed(picture)


SINGED = 1
"""The stage of burning at which a beaten card goes out: still to be read, but no more a whole card."""


@kept
def burned(picture: pygame.Surface, stage: int) -> pygame.Surface:
    """The picture of a card whose edge has burned away as far as `stage`."""
    return pictures.burned(picture, stage)


def beaten(picture: pygame.Surface) -> pygame.Surface:
    """The picture of a card that has lost its district: singed and gone out."""
    return greyed(burned(picture, SINGED))


def cast(canvas: Canvas, centre: Point, width: float, kind: str) -> None:
    """The shadow of a card in the air around `centre`."""
    wide = round(width)
    high = round(wide * RATIO)
    margin = frames.SHADOWS[kind].margin
    shadow = frames.shadow(wide, high, kind, canvas.scale)
    canvas.surface.blit(shadow, canvas.point((centre[0] - wide / 2 - margin, centre[1] - high / 2 - margin)))


def place(
    canvas: Canvas, picture: pygame.Surface, topleft: Point, shadow: str = "card", lean: float = 0.0
) -> None:
    """Draw a raised piece with its shadow, leaning by `lean` degrees."""
    w, h = picture.get_width() / canvas.scale, picture.get_height() / canvas.scale
    cast = frames.shadow(round(w), round(h), shadow, canvas.scale)
    margin = frames.SHADOWS[shadow].margin
    canvas.surface.blit(cast, canvas.point((topleft[0] - margin, topleft[1] - margin)))
    if round(lean):
        canvas.centred(posed(picture, lean, 1.0), (topleft[0] + w / 2, topleft[1] + h / 2))
    else:
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


def halo(canvas: Canvas, rect: pygame.Rect, colour: str, spread: float = 7.0) -> None:
    """Light around something that has been drawn already: nothing falls on the thing itself."""
    margin = frames.glow_margin(spread)
    light = frames.halo(rect.w, rect.h, colour, canvas.scale, spread)
    canvas.surface.blit(light, canvas.point((rect.x - margin, rect.y - margin)))


def ring(
    canvas: Canvas,
    rect: pygame.Rect,
    colour: str,
    style: str = "solid",
    width: float = 3.0,
    lean: float = 0.0,
) -> None:
    """A ring around a card: solid is selected, dashed may be chosen, dotted is known though hidden."""
    out = rect.inflate(8, 8) if style == "dotted" else rect.inflate(6, 6)
    drawn = frames.ring(out.w, out.h, colour, canvas.scale, width=width, style=style)
    if round(lean):
        canvas.centred(posed(drawn, lean, 1.0), out.center)
    else:
        canvas.picture(drawn, out.topleft)


def tag(canvas: Canvas, text: str, middle: Point) -> None:
    """A small dark label on a piece."""
    wide = min(104, round(canvas.measure(text, "small_bold")[0]) + 18)
    left, top = middle[0] - wide / 2, middle[1] - 10
    canvas.picture(frames.pill(wide, 21, "#171215", canvas.scale, "#6D5839"), (left, top))
    canvas.fit(text, (left + 6, top, wide - 12, 19), "small_bold", "text", one_line=True)


def empty_place(canvas: Canvas, rect: pygame.Rect) -> None:
    """A dashed outline where a card would lie."""
    outline = frames.ring(rect.w, rect.h, "#6D5839", canvas.scale, width=1.6, style="dashed")
    canvas.picture(outline, rect.topleft)


def eye(canvas: Canvas, centre: Point, mine: bool, half: bool = False) -> None:
    """The mark of who sees a card: red on mine, bone on the rival's; half open for known, not shown."""
    canvas.centred(faces.eye_badge(mine, half, 13, canvas.scale), centre)


def token(canvas: Canvas, suit: str, centre: Point, radius: float, alpha: int = 255) -> None:
    """A colour token."""
    canvas.centred(faces.token(suit, round(radius), canvas.scale), centre, alpha=alpha)


def round_light(canvas: Canvas, centre: Point, radius: float, colour: str, spread: float = 9.0) -> None:
    """Light around a round thing."""
    light = frames.round_glow(radius, colour, canvas.scale, spread=spread)
    side = light.get_width() / canvas.scale / 2
    canvas.surface.blit(light, canvas.point((centre[0] - side, centre[1] - side)))
