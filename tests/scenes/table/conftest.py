"""What the tests of the table share: a game whose window nobody sees."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from scenes.app import App
from tests.stage.support import make_app


@pytest.fixture
def app() -> Iterator[App]:
    """A game whose texts are their keys."""
    made = make_app(seal_hold=300)
    yield made
    made.close()
