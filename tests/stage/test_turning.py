"""A cover that turns: its hinge stays, its free edge grows, darkens and comes over the hinge."""

from itertools import pairwise

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st

from sprites import turning


@pytest.fixture
def board() -> pygame.Surface:
    surface = pygame.Surface((144, 100), pygame.SRCALPHA)
    surface.fill((200, 100, 50))
    return surface


def test_a_flat_board_is_seen_as_it_is(board: pygame.Surface) -> None:
    picture, above = turning.turned(board, 0.0)
    assert (picture.get_size(), above) == (board.get_size(), 0)
    assert picture.get_at((70, 50)) == board.get_at((70, 50))


def test_half_way_it_is_narrower_taller_at_its_free_edge_and_darker(board: pygame.Surface) -> None:
    picture, above = turning.turned(board, 0.5)
    assert 90 < picture.get_width() < 130
    assert above > 0
    hinge, free = (picture.subsurface((x, 0, 1, picture.get_height())) for x in (0, picture.get_width() - 2))
    assert hinge.get_bounding_rect().height < free.get_bounding_rect().height
    assert picture.get_at((10, picture.get_height() // 2)).r < 200


def test_upright_it_is_only_an_edge(board: pygame.Surface) -> None:
    assert turning.turned(board, 1.0)[0].get_width() <= 1


@given(st.floats(0.0, 1.0), st.integers(2, 900), st.integers(2, 900))
def test_strips_lie_side_by_side_at_any_angle(share: float, wide: int, high: int) -> None:
    cut = turning.strips((wide, high), share)
    assert cut[0].source[0] == 0 and cut[-1].source[1] == wide
    for one, other in pairwise(cut):
        assert one.source[1] == other.source[0]
        assert one.right == other.left
        assert one.height <= other.height + 1e-6
