"""Shapes and pictures in logical units: the right pixels at every scale, shared pictures left as they are."""

from __future__ import annotations

from itertools import pairwise

import pygame
import pytest

from sprites.canvas import Canvas, snap

RED, BLACK = (200, 10, 10), (0, 0, 0)


def canvas(scale: float = 1.0) -> Canvas:
    return Canvas(pygame.Surface((round(1280 * scale), round(720 * scale))), scale)


def filled(board: Canvas) -> pygame.Rect:
    rects = pygame.mask.from_threshold(board.surface, RED, (4, 4, 4)).get_bounding_rects()
    return rects[0].unionall(rects[1:])


@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
def test_a_filled_rectangle_has_its_pixels(scale: float) -> None:
    board = canvas(scale)
    board.fill((101, 51, 33, 21), RED)
    assert filled(board) == board.pixels((101, 51, 33, 21))
    assert abs(filled(board).w - 33 * scale) < 1


@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
def test_neighbours_meet_without_gap_or_overlap(scale: float) -> None:
    board = canvas(scale)
    edges = [0, 7, 13.5, 20.3, 33]
    rects = [board.pixels((a, 0, b - a, 10)) for a, b in pairwise(edges)]
    assert all(left.right == right.left for left, right in pairwise(rects))


@pytest.mark.parametrize(("value", "pixel"), [(0.0, 0), (0.4, 0), (0.5, 0), (0.6, 1), (2.5, 2), (3.5, 3)])
def test_a_thing_begins_at_the_first_pixel_whose_middle_it_covers(value: float, pixel: int) -> None:
    assert snap(value) == pixel


def test_a_half_transparent_fill_lets_through_what_is_below() -> None:
    board = canvas()
    board.fill((0, 0, 50, 50), (200, 200, 200))
    board.fill((0, 0, 50, 50), "ink", 128)
    assert 90 < board.surface.get_at((20, 20)).r < 115


@pytest.mark.parametrize("flags", [0, pygame.SRCALPHA])
def test_a_shared_picture_is_left_as_it_was(flags: int) -> None:
    board, picture = canvas(), pygame.Surface((10, 10), flags)
    picture.fill(RED)
    before = picture.get_alpha(), picture.get_flags()
    board.picture(picture, (0, 0), alpha=100)
    assert (picture.get_alpha(), picture.get_flags()) == before
    assert 60 < board.surface.get_at((5, 5)).r < 100


def test_a_picture_is_put_by_its_corner_or_its_middle() -> None:
    board, picture = canvas(2.0), pygame.Surface((40, 20))
    picture.fill(RED)
    assert board.picture(picture, (100, 100)) == pygame.FRect(100, 100, 20, 10)
    assert filled(board) == pygame.Rect(200, 200, 40, 20)
    assert board.centred(picture, (400, 300)).center == (400, 300)


def test_nothing_is_drawn_outside_the_clip_and_clips_nest() -> None:
    board = canvas()
    with board.clip((10, 10, 50, 50)), board.clip((40, 0, 100, 100)):
        board.fill((0, 0, 1280, 720), RED)
        assert board.hidden((0, 0, 20, 20))
        assert not board.hidden((45, 45, 5, 5))
    assert filled(board) == pygame.Rect(40, 10, 20, 50)
    assert not board.hidden((0, 0, 20, 20))


def test_shapes_are_drawn_in_their_colour() -> None:
    board = canvas()
    board.box((10, 10, 40, 40), RED, radius=6)
    board.circle((100, 30), 20, RED)
    board.line((150, 10), (200, 10), RED, 4)
    board.polygon([(220, 10), (260, 10), (240, 50)], RED)
    for place in ((30, 30), (100, 30), (170, 10), (240, 20)):
        assert board.surface.get_at(place)[:3] == RED
    assert board.surface.get_at((10, 10))[:3] == BLACK


@pytest.mark.parametrize("skin", ["goth", "dies", "epik", "noir"])
def test_frames_follow_the_skin_and_high_contrast(skin: str) -> None:
    plain, strong = canvas(), Canvas(pygame.Surface((1280, 720)), high_contrast=True)
    for board in (plain, strong):
        board.use_skin(skin)
        board.panel((100, 100, 200, 120))
        board.ring((400, 100, 60, 60))
        board.glow((500, 100, 60, 60))
        board.icon("gear", (700, 130), 24)
        assert board.keycap("Esc", (800, 130)).center == (800, 130)
    assert pygame.image.tobytes(plain.surface, "RGB") != pygame.image.tobytes(strong.surface, "RGB")
