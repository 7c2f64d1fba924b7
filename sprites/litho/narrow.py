"""Printed cards of which only the left strip shows: what has to be read stands within it."""

from __future__ import annotations

from dataclasses import replace

import pygame

from sprites.kept import kept
from sprites.litho import marks
from sprites.litho.cards import card_m
from sprites.litho.model import CardFace
from sprites.litho.sheet import at, card_size, put_band, put_name

BAND_H = 18.0
"""How broad the band is on which the name runs up."""
_DISC = 15.0
"""Size of a resource that is returned; they stand below the Level."""


@kept
def card_strip(face: CardFace, w: float, strip: float, scale: float = 1.0) -> pygame.Surface:
    """A card as `card_m` shows it, with its cost and its name within so much of its left side."""
    h, k = card_size(w)[1], w / 132
    # what would be cut off is left out
    bare = replace(face, name="", short="", words=(), keywords=())
    out = card_m(bare, w, scale).copy()
    long = h - 10 * k
    name = pygame.Surface((round(long * scale), round(BAND_H * scale)), pygame.SRCALPHA)
    put_band(name, face.nation, (0, 0, long, BAND_H), scale)
    put_name(name, (face.name, face.short), (long / 2, BAND_H / 2), long - 10, 15, scale)
    out.blit(pygame.transform.rotate(name, 90), at(strip - BAND_H - 2, 5 * k, scale))
    for number, kind in enumerate("P" * face.p + "S" * face.s):
        out.blit(marks.cost(kind, _DISC, scale), at(4 * k, 36 * k + (_DISC - 1) * number, scale))
    return out
