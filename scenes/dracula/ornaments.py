"""The ornaments of the rule book: the cards' engravings in every suit, the districts, both sides.

Each chapter has three pictures, and all share what is left: at the usual size of texts none is shown twice.
"""

from __future__ import annotations

from functools import cache
from typing import Final

import pygame

from game import rulebook
from sprites import faces, palette, pictures
from sprites.kept import kept

STRIDE: Final = 3
"""So many pictures has a chapter; the summary, which begins without one, has the last ones."""
VIGNETTES: Final = tuple((number % 8 + 1, "XOBS"[(number + number // 8) % 4]) for number in range(32))
"""Every effect in every suit; neighbours differ in both."""
OTHERS: Final = (
    *(f"district_{name}" for name in pictures.DISTRICTS),
    *(f"portrait_{side}_carte" for side in pictures.SIDES),
    *(f"back_{side}" for side in pictures.SIDES),
)
"""Names of the pictures that are no card's."""
COUNT: Final = len(VIGNETTES) + len(OTHERS)


@cache
def _chapters() -> tuple[str, ...]:
    return tuple(chapter.id for chapter in rulebook.load("dracula").chapters)


def ornament(chapter: str, number: int, w: float, h: float, scale: float) -> pygame.Surface:
    """The picture `number` of a chapter."""
    first = (_chapters().index(chapter) - 1) * STRIDE
    spare = (len(_chapters()) - 1) * STRIDE - STRIDE
    chosen = (number + (first if number < STRIDE else spare)) % COUNT
    if chosen < len(VIGNETTES):
        return faces.framed_vignette(*VIGNETTES[chosen], w, h, scale)
    return _edged(OTHERS[chosen - len(VIGNETTES)], w, h, scale)


@kept
def _edged(name: str, w: float, h: float, scale: float) -> pygame.Surface:
    """A picture with the dark edge that all engravings have."""
    out = pictures.picture(name, w, h, scale).copy()
    pygame.draw.rect(out, palette.rgb(palette.INK), out.get_rect(), max(1, round(1.6 * scale)))
    return out
