"""Pieces on layers: order, poses and their cache."""

from __future__ import annotations

import pygame

from sprites import stage
from sprites.canvas import Canvas
from sprites.stage import Piece, Stage


def red_square(scale: float) -> pygame.Surface:
    surface = pygame.Surface((round(20 * scale), round(10 * scale)), pygame.SRCALPHA)
    surface.fill((200, 0, 0))
    return surface


SHARED = red_square(1.0)


def canvas() -> Canvas:
    return Canvas(pygame.Surface((1280, 720)))


def test_higher_layers_lie_on_top_whatever_came_first() -> None:
    group = Stage()
    high = Piece(red_square, (5, 5), layer=3, name="high")
    low = Piece(red_square, (5, 5), layer=1, name="low")
    group.add(high, low)
    assert [piece.name for piece in group.pieces()] == ["low", "high"]
    group.change_layer(low, 5)
    assert [piece.name for piece in group.pieces()] == ["high", "low"]
    assert group.find("low") is low
    assert group.find("nobody") is None


def test_a_piece_is_drawn_around_its_centre() -> None:
    board = canvas()
    Piece(red_square, (100, 100)).paint(board)
    assert board.surface.get_at((90, 95))[:3] == (200, 0, 0)
    assert board.surface.get_at((109, 104))[:3] == (200, 0, 0)
    assert board.surface.get_at((111, 100))[:3] == (0, 0, 0)


def test_an_invisible_or_edge_on_piece_is_not_drawn() -> None:
    board = canvas()
    for change in ({"visible": False}, {"alpha": 0.0}, {"width": 0.0}, {"size": 0.0}):
        piece = Piece(red_square, (100, 100))
        for name, value in change.items():
            setattr(piece, name, value)
        piece.paint(board)
    assert board.surface.get_at((100, 100))[:3] == (0, 0, 0)


def test_only_the_wanted_layers_are_painted() -> None:
    board, group = canvas(), Stage()
    group.add(Piece(red_square, (100, 100), layer=1), Piece(red_square, (200, 100), layer=9))
    group.paint(board, range(5, 10))
    assert board.surface.get_at((100, 100))[:3] == (0, 0, 0)
    assert board.surface.get_at((200, 100))[:3] == (200, 0, 0)


def test_a_piece_at_rest_is_its_picture_and_a_turned_one_is_made_once() -> None:
    assert stage.posed(SHARED, 0, 1.0) is SHARED
    assert stage.posed(SHARED, 360, 1.0) is SHARED
    turned = stage.posed(SHARED, 12, 1.0)
    assert turned is not SHARED
    assert stage.posed(SHARED, 12.2, 1.0) is turned
    assert stage.posed(SHARED, 14, 1.0) is not turned


def test_the_pose_cache_stays_small() -> None:
    large = pygame.Surface((400, 400), pygame.SRCALPHA)
    for angle in range(1, 180):
        stage.posed(large, angle, 1.0)
    assert stage._bytes <= stage.CACHE_BYTES
    assert stage._bytes == sum(stage._weight(pose) for _, pose in stage._poses.values())
