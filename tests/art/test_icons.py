"""Icons: every one draws, at the exact size, in its colours, once."""

from __future__ import annotations

import pygame
import pytest

from sprites import icons
from sprites.palette import SUITS


@pytest.mark.parametrize("name", icons.names())
def test_an_icon_fills_its_square_well(name: str) -> None:
    drawn = icons.icon(name, 24, "#FFFFFF", "#000000")
    seen = drawn.get_bounding_rect(min_alpha=40)
    assert drawn.get_size() == (24, 24)
    assert max(seen.w, seen.h) >= 15
    assert pygame.mask.from_surface(drawn, 100).count() >= 40


def test_no_two_icons_look_alike() -> None:
    drawings = {
        pygame.image.tobytes(icons.icon(name, 24, "#FFFFFF", "#000000"), "RGBA") for name in icons.ICONS
    }
    assert len(drawings) == len(icons.ICONS)


@pytest.mark.parametrize(("scale", "side"), [(1.0, 18), (1.5, 27), (2.0, 36)])
def test_an_icon_is_drawn_at_the_pixels_of_its_scale(scale: float, side: int) -> None:
    assert icons.icon("gear", 18, "#FFFFFF", scale=scale).get_size() == (side, side)


def test_an_icon_takes_both_inks() -> None:
    drawn = icons.icon("coffin", 48, "#35529C", "#E9DEC6")
    assert drawn.get_at((24, 8))[:3] == (0x35, 0x52, 0x9C)
    assert drawn.get_at((24, 24))[:3] == (0xE9, 0xDE, 0xC6)


def test_an_icon_is_drawn_once() -> None:
    assert icons.icon("eye", 20, "#FFFFFF") is icons.icon("eye", 20, "#FFFFFF")
    assert icons.icon("eye", 20, "#FFFFFF") is not icons.icon("eye", 20, "#FFFFFE")


def test_every_suit_has_its_icon() -> None:
    assert {look.icon for look in SUITS.values()} <= set(icons.ICONS)


def test_an_unknown_icon_is_refused() -> None:
    with pytest.raises(KeyError):
        icons.icon("cog-sun", 20, "#FFFFFF")
