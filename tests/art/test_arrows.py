"""Arrows on a board: their curve, how they grow, and that they are drawn where they should be."""

from __future__ import annotations

import math

import pygame
import pytest

from sprites import arrows
from sprites.arrows import Arrow
from sprites.canvas import Canvas


def drawn(arrow: Arrow, share: float = 1.0) -> pygame.Surface:
    surface = pygame.Surface((1280, 720))
    arrows.draw(Canvas(surface), arrow, share)
    return surface


def test_a_blow_is_straight_and_aid_comes_on_a_curve() -> None:
    blow, aid = Arrow((100, 400), (100, 200)), Arrow((100, 400), (300, 200), "aid")
    assert blow.point(0.5) == (100, 300)
    assert math.dist(aid.point(0.5), (200, 300)) == pytest.approx(0.1 * aid.length)
    for arrow in (blow, aid):
        assert arrow.point(0) == arrow.start and arrow.point(1) == arrow.end


@pytest.mark.parametrize("bend", [0.3, -0.3])
def test_words_stand_on_the_outer_side_of_the_curve(bend: float) -> None:
    arrow = Arrow((100, 300), (300, 300), "aid", bend)
    side = 1 if bend > 0 else -1
    assert arrow.beside(24) == pytest.approx((200, 300 + side * (0.15 * 200 + 24)))


def test_a_growing_arrow_stays_on_its_way() -> None:
    arrow = Arrow((100, 400), (420, 250), "aid")
    for share in (0.25, 0.5, 0.75):
        part = arrow.grown(share)
        assert part.start == arrow.start and part.end == arrow.point(share)
        assert math.dist(part.point(0.5), arrow.point(share / 2)) < 4
    assert arrow.grown(1) is arrow


@pytest.mark.parametrize("kind", ["blow", "aid", "aim"])
def test_it_is_seen_from_its_start_to_its_end_and_nowhere_else(kind: arrows.Kind) -> None:
    arrow = Arrow((400, 500), (700, 300), kind)
    box = _box(drawn(arrow))
    assert box.contains(pygame.Rect(410, 310, 280, 180))
    assert pygame.Rect(300, 200, 500, 420).contains(box)


def test_a_half_grown_arrow_reaches_half_as_far_and_one_just_begun_is_not_drawn() -> None:
    arrow = Arrow((100, 300), (500, 300))
    assert _box(drawn(arrow, 0.5)).right == pytest.approx(300, abs=8)
    assert _box(drawn(arrow, 0.0)).w == 0


def test_the_same_step_of_growing_is_the_same_picture() -> None:
    arrow = Arrow((100, 300), (500, 300))
    first, second = (pygame.image.tobytes(drawn(arrow, share), "RGB") for share in (0.51, 0.57))
    assert first == second


def _box(surface: pygame.Surface) -> pygame.Rect:
    surface.set_colorkey((0, 0, 0))
    return surface.get_bounding_rect()
