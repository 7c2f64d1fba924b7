"""How one screen turns into another: a fade, or a page that is turned."""

from __future__ import annotations

import pygame

from sprites import motion
from sprites.easing import CURVES


class Transition:
    """Shows `before` giving way to whatever is drawn below it."""

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
    """The old page narrows towards its spine at the left and uncovers the new one."""

    cue = motion.PAGE_TURN

    def draw(self, surface: pygame.Surface) -> None:
        """See `Transition`."""
        width, height = surface.get_size()
        left = round(width * (1 - self.share))
        if left < 2:
            return
        page = pygame.transform.scale(self._before, (left, height))
        surface.blit(page, (0, 0))
        self._shade(surface, left, height)

    def _shade(self, surface: pygame.Surface, edge: int, height: int) -> None:
        for step in range(12):
            band = pygame.Surface((4, height))
            band.set_alpha(round(110 * (1 - step / 12)))
            surface.blit(band, (edge + 4 * step, 0))


KINDS = {"fade": Transition, "page": PageTurn}


def transition(kind: str, before: pygame.Surface) -> Transition:
    """A transition of `kind` ("fade", "page") away from the picture `before`. Raises KeyError otherwise."""
    return KINDS[kind](before)
