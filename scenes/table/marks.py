"""Small things that are drawn all over a board of cards: rings, lights, shadows, pills, panel headings."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

import pygame
from pygame import Rect

from sprites import frames
from sprites.canvas import Canvas
from sprites.intent import Point

FOCUS: Final = "#FFD873"
ENEMY: Final = "#FF5A3C"
NOTE_SHARE = 0.45
"""So much of a heading's line its note may take at least."""


def cut(canvas: Canvas, text: str, room: Rect, style: str = "small") -> str:
    """The text without the words at its end that have no room; what lacks is told by dots."""
    words = text.split(" ")
    while len(words) > 1 and canvas.measure(text, style, room.w)[1] > room.h:
        words.pop()
        text = " ".join(words).rstrip(",.;:") + "…"
    return text


def panel(canvas: Canvas, area: Rect) -> None:
    """A panel with its shadow."""
    cast(canvas, area, "panel")
    canvas.panel(area)


def heading(canvas: Canvas, area: Rect, words: str, note: str = "") -> None:
    """The heading of a panel, with a quiet word at its right end."""
    words = words.upper() if canvas.skin.capitals else words
    whole, wide = area.w - 28, 0
    if note:
        left = whole - 10 - canvas.measure(words, "heading", size=15)[0]
        wide = round(min(canvas.measure(note, "secondary")[0] + 1, max(left, NOTE_SHARE * whole))) + 10
    room = Rect(area.x + 14, area.y + 8, whole - wide, 20)
    canvas.fit(words, room, "heading", "line", anchor="midleft", one_line=True, size=15)
    if note:
        beside = Rect(area.right - 4 - wide, area.y + 6, wide - 10, 24)
        canvas.fit(note, beside, "secondary", "dim", anchor="midright", one_line=True)


def cast(canvas: Canvas, rect: Rect, kind: str = "card") -> None:
    """The shadow of something raised."""
    margin = frames.SHADOWS[kind].margin
    shadow = frames.shadow(rect.w, rect.h, kind, canvas.scale)
    canvas.surface.blit(shadow, canvas.point((rect.x - margin, rect.y - margin)))


def glow(canvas: Canvas, rect: Rect, colour: str, spread: float = 9.0, strength: float = 1.3) -> None:
    """Light around a rectangle, drawn before what lies in it."""
    light = frames.glow(rect.w, rect.h, colour, canvas.scale, spread=spread, strength=strength)
    margin = frames.glow_margin(spread)
    canvas.surface.blit(light, canvas.point((rect.x - margin, rect.y - margin)))


def halo(canvas: Canvas, rect: Rect, colour: str, spread: float = 8.0) -> None:
    """Light around something that has been drawn already: nothing falls on the thing itself."""
    margin = frames.glow_margin(spread)
    light = frames.halo(rect.w, rect.h, colour, canvas.scale, spread)
    canvas.surface.blit(light, canvas.point((rect.x - margin, rect.y - margin)))


def ring(canvas: Canvas, rect: Rect, colour: str, style: str = "solid", width: float = 3.0) -> None:
    """A ring around a piece: solid is selected, dashed may be chosen."""
    out = rect.inflate(6, 6)
    canvas.picture(frames.ring(out.w, out.h, colour, canvas.scale, width=width, style=style), out.topleft)


@dataclass(frozen=True, slots=True)
class States:
    """How a board shows the states of its pieces (see the visual guide's table of states)."""

    playable: str
    """The colour of what may be chosen."""
    reticle: Callable[[float, float], pygame.Surface]
    """The badge of a target, of a render scale and a size."""

    def show(self, canvas: Canvas, rect: Rect, name: str) -> None:
        """Show a state of a piece that has been drawn."""
        if name == "selected":
            halo(canvas, rect, FOCUS, 10)
            ring(canvas, rect, FOCUS, "solid", 3)
        elif name == "focus":
            halo(canvas, rect, FOCUS, 8)
            ring(canvas, rect, FOCUS, "solid", 2)
        elif name in ("enemy", "asked"):
            halo(canvas, rect, ENEMY, 10)
            ring(canvas, rect, ENEMY, "solid", 3)
            if name == "enemy":
                canvas.centred(self.reticle(canvas.scale, 34), (rect.right - 14, rect.top + 12))
        elif name == "place":
            ring(canvas, rect.inflate(-12, -12), self.playable, "dashed", 2.4)
        elif name == "playable":
            halo(canvas, rect, self.playable, 6)
            ring(canvas, rect.inflate(-2, -2), self.playable, "solid", 2)
        canvas.mark_state(rect, name, shape=True)


@dataclass(frozen=True, slots=True)
class Pills:
    """Small dark labels of a board: where they may stand, and their colours."""

    room: Rect
    colour: str
    line: str

    def put(self, canvas: Canvas, text: str, centre: Point, ink: str = "#FFD77A", icon: str = "") -> Rect:
        """A small dark label; its place."""
        room = 20 if icon else 0
        wide = round(canvas.measure(text, "small_bold")[0]) + 20 + room
        area = Rect(round(centre[0] - wide / 2), round(centre[1] - 11), wide, 22)
        area.clamp_ip(self.room)
        with canvas.above():
            canvas.picture(frames.pill(wide, 22, self.colour, canvas.scale, self.line), area.topleft)
            if icon:
                canvas.icon(icon, (area.x + 17, area.centery - 1), 13, ink, self.colour)
            canvas.text(
                text, (area.centerx + room / 2, area.centery - 1), "small_bold", ink, anchor="center"
            )
        return area
