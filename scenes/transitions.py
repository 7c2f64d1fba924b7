"""How one screen turns into another: a fade, or a page that is turned."""

from __future__ import annotations

import math

import pygame

from sprites import motion
from sprites.easing import CURVES

STRIPS = 20
"""Upright strips of which a turning page is made."""
LIFT = 0.07
"""How much higher the free edge of a page looks when it stands upright, for it is nearer then."""
SHADOW = 0.10
"""Width of the shadow that a page throws on the next one, as a share of the screen."""
SHADE = 150
"""How dark a page gets while it turns away from the light, and its shadow, 0 to 255."""


class Transition:
    """Shows the picture `before` giving way to whatever is drawn below it."""

    cue = motion.FADE

    def __init__(self, before: pygame.Surface) -> None:
        self._before = before
        self._gone = 0.0

    @property
    def done(self) -> bool:
        """True when nothing of it is left to show."""
        return self._gone >= self.cue.ms

    @property
    def share(self) -> float:
        """How far it has come, 0 to 1."""
        return CURVES[self.cue.curve](min(1.0, self._gone / self.cue.ms))

    def update(self, dt_ms: float) -> None:
        """Let time pass."""
        self._gone += dt_ms

    def draw(self, surface: pygame.Surface) -> None:
        """Draw over the new picture, which is already on `surface`."""
        self._before.set_alpha(round(255 * (1 - self.share)))
        surface.blit(self._before, (0, 0))


class PageTurn(Transition):
    """The old page rises at its right edge, turns over its spine at the left and uncovers the new one."""

    cue = motion.PAGE_TURN

    def __init__(self, before: pygame.Surface) -> None:
        super().__init__(before)
        width, height = before.get_size()
        self._shadow = _falling(max(1, round(width * SHADOW)), height)

    def draw(self, surface: pygame.Surface) -> None:
        """See `Transition`."""
        upright = math.sin(math.pi * self.share)
        edge = surface.get_width() * (1 - self.share)
        self._shadow.set_alpha(round(255 * upright))
        surface.blit(self._shadow, (round(edge), 0))
        for number in range(STRIPS):
            self._strip(surface, number, edge, upright)

    def _strip(self, surface: pygame.Surface, number: int, edge: float, upright: float) -> None:
        width, height = self._before.get_size()
        first, last = width * number // STRIPS, width * (number + 1) // STRIPS
        left, right = (round(edge * _bent(x / width, upright)) for x in (first, last))
        if right <= left:
            return
        taller = round(height * LIFT * upright * (number + 0.5) / STRIPS)
        strip = pygame.transform.scale(
            self._before.subsurface((first, 0, last - first, height)), (right - left, height + taller)
        )
        light = 255 - round(SHADE * upright * (0.35 + 0.65 * number / STRIPS))
        strip.fill((light, light, light), special_flags=pygame.BLEND_MULT)
        surface.blit(strip, (left, -taller // 2))


def _bent(share: float, upright: float) -> float:
    """Where a place of the page lies between spine (0) and edge (1): a turning page is bowed."""
    return share + upright * 0.18 * math.sin(math.pi * share)


def _falling(width: int, height: int) -> pygame.Surface:
    """A shadow, dark at its left and gone at its right."""
    shadow = pygame.Surface((width, height), pygame.SRCALPHA)
    for x in range(width):
        shadow.fill((0, 0, 0, round(SHADE * (1 - x / width) ** 2)), (x, 0, 1, height))
    return shadow


KINDS = {"fade": Transition, "page": PageTurn}


def transition(kind: str, before: pygame.Surface) -> Transition:
    """A transition of `kind` ("fade", "page") away from the picture `before`. Raises KeyError otherwise."""
    return KINDS[kind](before)
