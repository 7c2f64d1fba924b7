"""Candle light over the desk: two pools that breathe slowly while somebody plays."""

from __future__ import annotations

import math

import pygame

from sprites import lights, motion
from sprites.canvas import Canvas
from sprites.intent import Point

POOLS: tuple[Point, ...] = ((120, 160), (1160, 160))
"""Where the picture of the desk is lit."""
FLAME = "#FFB45A"
RADIUS, SPREAD = 70.0, 40.0
AREAS = tuple(
    pygame.Rect(0, 0, 2 * (RADIUS + 2 * SPREAD), 2 * (RADIUS + 2 * SPREAD)).move(
        x - RADIUS - 2 * SPREAD, y - RADIUS - 2 * SPREAD
    )
    for x, y in POOLS
)
"""What changes with the light."""


def strength(time: float, pool: int) -> float:
    """How bright a pool is after `time` milliseconds, as a share of full light: at most twice the depth."""
    turn = math.tau * time / motion.CANDLE_PERIOD + pool * 1.7
    flicker = 0.8 * math.sin(turn) + 0.2 * math.sin(2.7 * turn)
    return motion.CANDLE_DEPTH * (1 + flicker)


def draw(canvas: Canvas, time: float) -> None:
    """Lay the light over what is drawn so far; nothing with high contrast, where the desk is flat."""
    if canvas.high_contrast:
        return
    glow = lights.round_glow(RADIUS, FLAME, canvas.scale, spread=SPREAD)
    for number, pool in enumerate(POOLS):
        canvas.centred(glow, pool, alpha=round(255 * strength(time, number)))
