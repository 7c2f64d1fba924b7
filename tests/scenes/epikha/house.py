"""The game in the house for a test of its pages, whether or not the house's lists have it already."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from game.epikha.system import SYSTEM
from game.systems import SYSTEMS
from scenes.boards import BOARDS
from scenes.epikha.pages import PAGES


@contextmanager
def in_the_house() -> Iterator[None]:
    """While it lasts the house has this game."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(SYSTEMS, "epikha", SYSTEM)
        patch.setitem(BOARDS, "epikha", PAGES)
        yield
