"""The board looks as it did: a few states against small stored pictures, with tolerance.

After a wanted change, look at the new pictures and store them by running this file with `ATLAS_GOLDEN=new`.
"""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from scenes.epikha import tour_states
from tests.scenes.epikha import support
from tests.scenes.pictures import MOST_MEAN, MOST_OFF, assert_as_stored, difference, small_picture


def _picture(name: str) -> pygame.Surface:
    state = next(state for state in tour_states.STATES if state.name == name)
    return small_picture(support.make_app("es"), state)


@pytest.mark.parametrize("name", ["epikha.crowd", "epikha.answered", "epikha.chain-long"])
def test_the_board_looks_as_it_did(name: str, root: Path) -> None:
    assert_as_stored(_picture(name), root / "tests" / "golden" / f"{name}.png")


def test_a_different_state_is_told_apart(root: Path) -> None:
    stored = pygame.image.load(root / "tests" / "golden" / "epikha.crowd.png")
    mean, off = difference(_picture("epikha.answered"), stored)
    assert mean >= MOST_MEAN or off >= MOST_OFF
