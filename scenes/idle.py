"""Idle motion (candle light, bats): 15 times a second, only while somebody plays and the window is seen."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from scenes.scene import Scene
from sprites import motion
from sprites.canvas import Canvas

FRAME_MS = 1000.0 / motion.IDLE_FRAMES
_AWAY = {
    pygame.WINDOWFOCUSLOST: ("unfocused", True),
    pygame.WINDOWFOCUSGAINED: ("unfocused", False),
    pygame.WINDOWMINIMIZED: ("minimised", True),
    pygame.WINDOWHIDDEN: ("minimised", True),
    pygame.WINDOWRESTORED: ("minimised", False),
    pygame.WINDOWSHOWN: ("minimised", False),
    pygame.WINDOWMAXIMIZED: ("minimised", False),
}


class IdleMotion:
    """Knows whether idle motion may run now, and which areas of the picture it changed."""

    def __init__(self) -> None:
        self.minimised = False
        self.unfocused = False
        self._rested = 0.0
        self._waited = 0.0
        self._areas: Sequence[pygame.Rect] = ()

    @property
    def hidden(self) -> bool:
        """True while nothing that is drawn can be seen."""
        return self.minimised

    @property
    def away(self) -> bool:
        """True while the player is somewhere else."""
        return self.minimised or self.unfocused

    @property
    def calm(self) -> bool:
        """True when nobody has touched anything for a moment."""
        return self._rested >= motion.IDLE_CALM

    @property
    def resting(self) -> bool:
        """True when nothing shall move: nobody touched anything for half a minute, or looks at it."""
        return self.away or self._rested >= motion.IDLE_REST

    def wake(self) -> None:
        """Somebody did something."""
        self._rested = 0.0

    def notice(self, event: pygame.Event) -> None:
        """Learn from `event` whether the window can be seen and is in front."""
        if event.type in _AWAY:
            name, value = _AWAY[event.type]
            setattr(self, name, value)

    def update(self, dt_ms: float, scene: Scene | None) -> None:
        """Let time pass for `scene`'s idle motion (None: something else moves)."""
        self._rested += dt_ms
        if scene is None or self.resting or scene.app.pace.reduced:
            self._waited = 0.0
            return
        self._waited += dt_ms
        if self._waited >= FRAME_MS:
            scene.idle(self._waited)
            self._areas = scene.idle_areas()
            self._waited = 0.0

    def draw(self, canvas: Canvas, paint: Callable[[], None]) -> list[pygame.Rect]:
        """Draw again what idle motion changed; those areas in pixels of the canvas, none when nothing did."""
        areas, self._areas = self._areas, ()
        for area in areas:
            with canvas.clip(area):
                paint()
        return [canvas.pixels(area).clip(canvas.surface.get_rect()) for area in areas]
