"""Fixtures of the stage."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from scenes.app import App
from tests.stage.support import Noting, make_app


@pytest.fixture
def app() -> Iterator[App]:
    """An app at 1280x720 with nothing on its stack."""
    made = make_app()
    yield made
    made.close()


@pytest.fixture
def scene(app: App) -> Noting:
    """A noting scene on top of `app`, its notes empty."""
    top = Noting()
    app.scenes.push(top, "none")
    top.seen.clear()
    return top
