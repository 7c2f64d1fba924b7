"""Fixtures of the pages: a game with its own folder that shows its first page."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from scenes.app import App
from scenes.scene import Scene
from scenes.title import TitleScene
from tests.scenes.menus_support import make_game, show


@pytest.fixture
def first_page() -> Scene:
    """The page that the game shows: the title, unless a module has another one."""
    return TitleScene()


@pytest.fixture
def app(user_folder: Path, first_page: Scene) -> Iterator[App]:
    """A game at its first page."""
    made = make_game(user_folder)
    show(made, first_page)
    yield made
    made.close()
