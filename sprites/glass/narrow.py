"""Cards of glass of which only the left strip shows: what has to be read stands within it."""

from __future__ import annotations

from dataclasses import replace

import pygame

from sprites.cardstock import at, card_size
from sprites.glass import marks
from sprites.glass.cards import card_m
from sprites.glass.model import CardFace
from sprites.glass.sheet import plate, put_name
from sprites.kept import kept

PLATE_H = 19.0
"""How broad the plate is on which the name runs up."""
_STONE = 10.5
"""Radius of the cost, which stands below the Level."""


@kept
def card_strip(face: CardFace, w: float, strip: float, scale: float = 1.0) -> pygame.Surface:
    """A card as `card_m` shows it, with its cost and its name within so much of its left side."""
    h, k = card_size(w)[1], w / 132
    # what would be cut off is left out
    bare = replace(face, name="", short="", words=(), rules=())
    out = card_m(bare, w, scale).copy()
    long = h - 10
    name = plate(long, PLATE_H, scale).copy()
    put_name(name, (face.name, face.short), (long / 2, PLATE_H / 2), long - 14, 13, scale)
    out.blit(pygame.transform.rotate(name, 90), at(strip - PLATE_H - 3, 5, scale))
    if face.cost is not None:
        stone = marks.badge("forge" if face.forge else "cost", str(face.cost), _STONE, scale)
        top = (54 if face.element else 32) * k
        out.blit(stone, at(2, top, scale))
    return out
