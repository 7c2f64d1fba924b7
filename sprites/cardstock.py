"""What cards of every press share: their proportion, round corners, and words that must fit their foot."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from sprites import vector
from sprites.kept import kept
from sprites.vector import box, pixels

PROPORTION = 185 / 132
"""Height of a card for a width of 1."""


def card_size(w: float) -> tuple[float, float]:
    """Logical size of a card of this width."""
    return w, round(w * PROPORTION)


def at(x: float, y: float, scale: float) -> tuple[int, int]:
    """A logical point in pixels."""
    return round(x * scale), round(y * scale)


@kept
def mask(w: float, h: float, radius: float, scale: float) -> pygame.Surface:
    """White where a card of this size is, nothing outside its round corners."""
    return vector.drawing(box(0, 0, w, h, radius, "#FFFFFF"), (pixels(w, scale), pixels(h, scale)), (w, h))


def cut(out: pygame.Surface, w: float, h: float, radius: float, scale: float) -> pygame.Surface:
    """`out` with round corners; it is changed."""
    out.blit(mask(w, h, radius, scale), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return out


def foot_lines(
    words: tuple[str, ...], room: float, width: Callable[[str], float]
) -> tuple[tuple[str, ...], int]:
    """The words of a foot in at most two lines, and how many of them have no room as words.

    Words that have none are shown as icons in a line of their own. `width` measures a line.
    """
    for shown in range(len(words), 0, -1):
        left = len(words) - shown
        lines = _lines(words[:shown], room, 1 if left else 2, width)
        if lines:
            return lines, left
    return (), len(words)


def _lines(words: tuple[str, ...], room: float, most: int, width: Callable[[str], float]) -> tuple[str, ...]:
    """`words` in as few lines as they need, none when they need more than `most`."""
    whole = " · ".join(words)
    tries: list[tuple[str, ...]] = [(whole,)]
    if most > 1 and len(words) > 1:
        tries += [(" · ".join(words[:n]), " · ".join(words[n:])) for n in range(1, len(words))]
    elif most > 1:
        parts = whole.split(" ")
        tries += [(" ".join(parts[:n]), " ".join(parts[n:])) for n in range(1, len(parts))]
    fitting = [lines for lines in tries if all(width(line) <= room for line in lines)]
    return min(fitting, key=lambda lines: (len(lines), max(map(width, lines)))) if fitting else ()
