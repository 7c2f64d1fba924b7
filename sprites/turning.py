"""A board that turns about its left edge towards whoever looks: the cover of a book."""

from __future__ import annotations

import math
from dataclasses import dataclass
from itertools import pairwise

import pygame

STRIPS = 72
"""The picture turns in so many upright strips: enough for lines of text to bend smoothly."""
DISTANCE = 6.0
"""How far the eye is, in widths of the board: its free edge grows by a fifth at most."""
SHADE = 0.62
"""How much of its light the board loses when it stands upright."""


@dataclass(frozen=True, slots=True)
class Strip:
    """One upright strip: where it is in the picture, and where it is seen (both in pixels of the picture)."""

    source: tuple[int, int]
    left: float
    right: float
    height: float


def strips(size: tuple[int, int], share: float) -> list[Strip]:
    """The strips of a picture of `size`, turned by `share` of a right angle (1: upright), hinge first."""
    wide, high = size
    angle = share * math.pi / 2
    edges = [round(wide * number / STRIPS) for number in range(STRIPS + 1)]
    seen = [_seen(edge / wide, angle) for edge in edges]
    found = []
    for number, (start, end) in enumerate(pairwise(edges)):
        (left, near), (right, far) = seen[number], seen[number + 1]
        found.append(Strip((start, end), left * wide, right * wide, high * (near + far) / 2))
    return found


def _seen(way: float, angle: float) -> tuple[float, float]:
    """Where a point `way` along the board is seen, and how much larger, both relative to the flat board."""
    grown = DISTANCE / (DISTANCE - way * math.sin(angle))
    return way * math.cos(angle) * grown, grown


def turned(board: pygame.Surface, share: float) -> tuple[pygame.Surface, int]:
    """The picture of `board` turned by `share` of a right angle, and how far it reaches above the flat one.

    Its left edge stays where it is; the free edge comes nearer, grows and loses light.
    """
    wide, high = board.get_size()
    cut = strips((wide, high), share)
    tallest = math.ceil(max(strip.height for strip in cut))
    picture = pygame.Surface((max(1, math.ceil(cut[-1].right)), tallest), pygame.SRCALPHA)
    for strip in cut:
        _draw(picture, board, strip)
    light = round(255 * (1 - SHADE * math.sin(share * math.pi / 2)))
    picture.fill((light, light, light, 255), special_flags=pygame.BLEND_RGBA_MULT)
    return picture, (tallest - high) // 2


def _draw(picture: pygame.Surface, board: pygame.Surface, strip: Strip) -> None:
    left, right = math.floor(strip.left), math.floor(strip.right)
    start, end = strip.source
    if right <= left or end <= start:
        return
    part = board.subsurface((start, 0, end - start, board.get_height()))
    size = right - left, round(strip.height)
    picture.blit(pygame.transform.smoothscale(part, size), (left, (picture.get_height() - size[1]) // 2))
