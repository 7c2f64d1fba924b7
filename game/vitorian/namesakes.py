"""Which cards bear one name, and so are one card in a deck (V4.3)."""

from __future__ import annotations

from typing import Final

from game.language import Texts
from game.rules.effects.namesakes import Namesakes
from game.vitorian.card import Card
from game.vitorian.library import SHELF
from game.vitorian.ops.phrases import Phrases


def _is_maneuver(card: Card) -> bool:
    return card.is_maneuver


def _name(texts: Texts, card: str) -> str:
    return Phrases(texts).card(card)


NAMESAKES: Final = Namesakes(SHELF, _is_maneuver, _name)
"""The Maneuver cards by name."""
same_name = NAMESAKES.of
