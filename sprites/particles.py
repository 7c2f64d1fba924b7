"""A few particles for a blow, a stamp or a burnt edge: small cached discs, a chance stream handed in."""

from __future__ import annotations

import math
import random
from dataclasses import dataclass
from functools import lru_cache

import pygame

from sprites import theme
from sprites.canvas import Canvas
from sprites.intent import Point

MOST = 120
"""Particles alive at once; more are not started."""
FADE_STEPS = 6


@dataclass(slots=True)
class _Speck:
    x: float
    y: float
    dx: float
    dy: float
    left: float
    life: float
    radius: int
    colour: theme.Colour


class Particles:
    """Specks that fly, fall and fade. `gravity` is in logical pixels per second squared."""

    def __init__(self, chance: random.Random, *, gravity: float = 300.0) -> None:
        self._chance = chance
        self._gravity = gravity
        self._specks: list[_Speck] = []

    def __len__(self) -> int:
        return len(self._specks)

    def burst(
        self,
        centre: Point,
        colour: theme.Colour,
        count: int = 24,
        *,
        speed: float = 160.0,
        life_ms: float = 500.0,
        radius: int = 3,
        upwards: bool = False,
    ) -> None:
        """Throw `count` specks from `centre` in all directions, or only upwards."""
        for _ in range(min(count, MOST - len(self._specks))):
            angle = self._chance.uniform(math.pi, math.tau) if upwards else self._chance.uniform(0, math.tau)
            pace = speed * self._chance.uniform(0.35, 1.0)
            life = life_ms * self._chance.uniform(0.6, 1.0)
            size = self._chance.randint(1, radius)
            dx, dy = math.cos(angle) * pace, math.sin(angle) * pace
            self._specks.append(_Speck(*centre, dx, dy, life, life, size, colour))

    def update(self, dt_ms: float) -> bool:
        """Let time pass; True while any are left (or the last ones went)."""
        had = bool(self._specks)
        seconds = dt_ms / 1000
        for speck in self._specks:
            speck.x += speck.dx * seconds
            speck.y += speck.dy * seconds
            speck.dy += self._gravity * seconds
            speck.left -= dt_ms
        self._specks = [speck for speck in self._specks if speck.left > 0]
        return had

    def clear(self) -> None:
        """All gone (the show was skipped)."""
        self._specks.clear()

    def draw(self, canvas: Canvas) -> None:
        """Draw them in one go."""
        blits = []
        for speck in self._specks:
            step = min(FADE_STEPS, math.ceil(FADE_STEPS * speck.left / speck.life))
            picture = _disc(max(1, round(speck.radius * canvas.scale)), speck.colour, step)
            x, y = canvas.point((speck.x, speck.y))
            blits.append((picture, (x - picture.get_width() // 2, y - picture.get_height() // 2)))
        canvas.surface.fblits(blits)


@lru_cache(maxsize=256)
def _disc(radius: int, colour: theme.Colour, step: int) -> pygame.Surface:
    side = 2 * radius + 1
    disc = pygame.Surface((side, side), pygame.SRCALPHA)
    pygame.draw.circle(disc, (*colour, round(255 * step / FADE_STEPS)), (radius, radius), radius)
    return disc
