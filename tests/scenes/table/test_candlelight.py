"""Candle light on the desk: slow, faint, and nothing where the desk is flat."""

from itertools import pairwise

import pygame
import pytest

from scenes import candlelight
from sprites import motion
from sprites.canvas import Canvas


def light(time: float, *, high_contrast: bool = False) -> int:
    """How bright the middle of the first pool is on a dark ground."""
    surface = pygame.Surface((1280, 720))
    candlelight.draw(Canvas(surface, 1.0, high_contrast=high_contrast), time)
    return surface.get_at((120, 160)).r


def test_the_light_breathes_within_its_depth() -> None:
    seen = [candlelight.strength(time, 0) for time in range(0, 9000, 50)]
    assert min(seen) >= 0 and max(seen) <= 2 * motion.CANDLE_DEPTH
    assert max(seen) - min(seen) > motion.CANDLE_DEPTH


def test_no_frame_changes_it_by_more_than_an_eye_may_see_as_a_flash() -> None:
    step = 1000 / motion.IDLE_FRAMES
    shown = [light(number * step) for number in range(60)]
    assert max(abs(one - other) for one, other in pairwise(shown)) <= 8
    assert len(set(shown)) > 5


def test_a_flat_desk_has_no_candles() -> None:
    assert light(750.0, high_contrast=True) == 0


@pytest.mark.parametrize("number", range(len(candlelight.POOLS)))
def test_what_changes_lies_within_its_area(number: int) -> None:
    surface = pygame.Surface((1280, 720))
    candlelight.draw(Canvas(surface, 1.0), 750.0)
    for area in candlelight.AREAS:
        surface.fill((0, 0, 0), area)
    assert surface.get_bounding_rect().size == (1280, 720)
    assert pygame.transform.average_color(surface)[:3] == (0, 0, 0)
