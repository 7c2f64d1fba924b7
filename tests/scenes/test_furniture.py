"""Turned pictures are made once and kept, as many as one screen can need."""

from __future__ import annotations

import pygame
import pytest

from scenes import furniture


def test_what_a_screen_goes_on_using_is_never_turned_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(furniture, "_turned", {})
    mine = [pygame.Surface((8, 8)) for _ in range(4)]
    kept = [furniture.turned(picture, 3.0) for picture in mine]
    others = [pygame.Surface((8, 8)) for _ in range(60)]
    for other in others:
        furniture.turned(other, 5.0)
        for picture, turned in zip(mine, kept, strict=True):
            assert furniture.turned(picture, 3.0) is turned
    assert len(furniture._turned) <= furniture._MOST_TURNED


def test_a_picture_that_lies_straight_is_left_as_it_is() -> None:
    picture = pygame.Surface((8, 8))
    assert furniture.turned(picture, 0.0) is picture
