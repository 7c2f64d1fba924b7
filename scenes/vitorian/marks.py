"""Small things that are drawn all over this board: those of `scenes.table.marks` in its own colours."""

from __future__ import annotations

from typing import Final

import pygame
from pygame import Rect

from scenes.table.marks import ENEMY, FOCUS, Pills, States, cast, cut, glow, halo, heading, panel, ring
from sprites import frames, litho, palette
from sprites.kept import kept
from sprites.typefaces import fitting_size, typeface

__all__ = [
    "ENEMY", "FOCUS", "PLAYABLE", "cast", "cut", "glow", "halo", "heading", "iconed", "panel", "pill",
    "ring", "state", "upright",
]  # fmt: skip

PLAYABLE: Final = "#FFC64A"
ROW_FACE: Final = "barlow_semibold"
state = States(PLAYABLE, litho.reticle).show
pill = Pills(Rect(230, 52, 804, 470), "#17110D", "#6D5C37").put


def iconed(text: str) -> str:
    """Player words with the signs of resources in place of "[P]" and "[S]"."""
    return text.replace("[P]", "[icon:helmet]").replace("[S]", "[icon:drum]")


@kept
def upright(text: str, most: float, scale: float) -> pygame.Surface:
    """A dark plate, 16 wide and at most `most` high, with words that run up."""
    size = fitting_size(ROW_FACE, text, most - 10, 13.0, 12.0)
    letters = typeface(ROW_FACE, size, scale).render(text, True, palette.rgb("#EADFC6"))
    wide = round(letters.get_width() / scale) + 10
    out = frames.pill(wide, 16, "#1A140C", scale).copy()
    out.blit(letters, letters.get_rect(center=out.get_rect().center))
    return pygame.transform.rotate(out, 90)
