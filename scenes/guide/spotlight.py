"""The light of a guide: a soft veil over all that a note does not speak of, rings, and the arrow."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

import pygame

from scenes.table import arrows, marks
from sprites.canvas import SIZE, Canvas
from sprites.intent import Point

DARK: Final = 100
"""How dark the veil is, 0 to 255: all that lies under it can still be read."""
COARSE: Final = 10
"""The veil is made this many times smaller and then smoothed, which gives it its soft edges."""
ROOM: Final = 8
"""Air between a lit thing and the edge of its light."""
PAPER: Final = "#F6EBD0"
"""The arrow is cut from the note's paper: the golden ones are the board's own."""

Way = tuple[Point, ...]
Areas = tuple[tuple[int, int, int, int], ...]


@dataclass(frozen=True, slots=True)
class Shine:
    """The lit places, the arrow to the first one, and the target that is meant where one is."""

    areas: tuple[pygame.Rect, ...] = ()
    way: Way = ()
    target: str = ""


def draw(canvas: Canvas, shine: Shine, note: pygame.Rect, veiled: bool) -> None:
    """Light what `shine` names. With `veiled` all else gets darker, but for the paper itself."""
    if veiled and not canvas.high_contrast:
        holes = tuple(tuple(area) for area in (*shine.areas, note))
        canvas.surface.blit(_veil(holes, canvas.surface.get_size()), (0, 0))
    for area in shine.areas:
        marks.halo(canvas, area.inflate(6, 6), marks.FOCUS, 7)
        marks.ring(canvas, area, marks.FOCUS)
        canvas.mark_state(area, "lit", shape=True)
    if shine.way:
        arrows.route(canvas, shine.way, ink=PAPER)


def forget() -> None:
    """Let the veil go: it is as large as the canvas."""
    _veil.cache_clear()


@lru_cache(maxsize=1)
def _veil(holes: Areas, size: tuple[int, int]) -> pygame.Surface:
    """Darkness with soft holes, in pixels of the canvas."""
    small = pygame.Surface((SIZE[0] // COARSE, SIZE[1] // COARSE), pygame.SRCALPHA)
    small.fill((8, 5, 8, DARK))
    for hole in holes:
        area = pygame.Rect(hole).inflate(2 * ROOM, 2 * ROOM)
        left, top = area.x // COARSE, area.y // COARSE
        right, bottom = -(-area.right // COARSE), -(-area.bottom // COARSE)
        small.fill((8, 5, 8, 0), (left, top, right - left, bottom - top))
    return pygame.transform.smoothscale(small, size)
