"""Made-up cards of one test are gone in the next, here as in the tests of the rules."""

from __future__ import annotations

from tests.epikha.conftest import cards_of_the_house

__all__ = ["cards_of_the_house"]
