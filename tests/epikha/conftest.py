"""Made-up cards of one test are gone in the next."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from game.epikha.card import CARDS
from game.epikha.library import SHELF


@pytest.fixture(autouse=True)
def cards_of_the_house() -> Iterator[None]:
    """Put back the cards of the house after a test that has made some up."""
    before = dict(CARDS)
    yield
    if before != CARDS:
        SHELF.put_back(before)
