"""Small things that are drawn all over this board: those of `scenes.table.marks` in its own colours."""

from __future__ import annotations

from typing import Final

import pygame
from pygame import Rect

from scenes.epikha import layout
from scenes.table.marks import ENEMY, FOCUS, Pills, States, cast, cut, glow, halo, heading, panel, ring
from sprites import glass, palette, vector
from sprites.canvas import Canvas
from sprites.kept import kept
from sprites.typefaces import fitting_size, typeface
from sprites.vector import path, pixels

__all__ = [
    "ENEMY", "FOCUS", "PLAYABLE", "cast", "cut", "frame", "glow", "halo", "heading", "iconed", "label",
    "panel", "pays", "pill", "ring", "state",
]  # fmt: skip

PLAYABLE: Final = "#7FE3D8"
GOLD: Final = "#D9B25A"
LABEL_FACE, LABEL_SIZE = "cinzel", 13.0
_states = States(PLAYABLE, glass.reticle)
pill = Pills(layout.FIELD.inflate(200, 0), "#141733", "#D9B25A").put


def state(canvas: Canvas, rect: Rect, name: str) -> None:
    """Show a state of a piece that has been drawn; "pays" is a source of Vital that a payment takes from."""
    if name == "pays":
        pays(canvas, rect)
    else:
        _states.show(canvas, rect, name)


def pays(canvas: Canvas, rect: Rect) -> None:
    """An opal on what pays."""
    ring(canvas, rect, PLAYABLE, "solid", 2)
    canvas.centred(glass.gem(24, canvas.scale), (rect.x + 8, rect.y + 8))
    canvas.mark_state(rect, "pays", shape=True)


def iconed(text: str) -> str:
    """Player words as they are: this game's carry no signs of their own."""
    return text


@kept
def frame(w: int, h: int, scale: float, hot: bool = False) -> pygame.Surface:
    """The frame of a zone: a dark veil, a hairline, golden corners."""
    k = 20
    right, low = w - 1, h - 1
    corners = (
        f"M1 {k}V8Q1 1 8 1H{k}M{w - k} 1H{w - 8}Q{right} 1 {right} 8V{k}"
        f"M{right} {h - k}V{h - 8}Q{right} {low} {w - 8} {low}H{w - k}M{k} {low}H8Q1 {low} 1 {h - 8}V{h - k}"
    )
    line = (
        f"M8 1H{w - 8}Q{right} 1 {right} 8V{h - 8}Q{right} {low} {w - 8} {low}"
        f"H8Q1 {low} 1 {h - 8}V8Q1 1 8 1Z"
    )
    body = path(line, fill="#05040C", more='opacity="0.34"')
    body += path(line, stroke=GOLD, width=2 if hot else 1.2, more=f'opacity="{0.95 if hot else 0.45}"')
    body += path(corners, stroke=GOLD, width=2.2)
    return vector.drawing(body, (pixels(w, scale), pixels(h, scale)), (w, h))


@kept
def label(words: str, scale: float, most: float = 150.0) -> pygame.Surface:
    """The pointed plate with the name of a zone, `layout.LABEL_H` high."""
    size = fitting_size(LABEL_FACE, words, most - 22, LABEL_SIZE, 12.0)
    letters = typeface(LABEL_FACE, size, scale).render(words, True, palette.rgb("#F3DA98"))
    w, h = letters.get_width() / scale + 22, layout.LABEL_H
    body = path(f"M6 0H{w - 6:g}L{w:g} 10L{w - 6:g} {h}H6L0 10Z", fill="#07060D")
    inner = f"M7 1.5H{w - 7:g}L{w - 2:g} 10L{w - 7:g} {h - 1.5:g}H7L2 10Z"
    body += path(inner, fill="#2A2350") + path(inner, stroke=GOLD, width=0.9)
    out = vector.drawing(body, (pixels(w, scale), pixels(h, scale)), (w, h))
    out.blit(letters, letters.get_rect(center=(out.get_width() // 2, round((h / 2 - 0.5) * scale))))
    return out
