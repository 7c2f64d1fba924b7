"""Which cards bear one name, and so are one card in a deck or on the field (E2.2, E2.3, E16.13)."""

from __future__ import annotations

from typing import Final

from game.epikha.card import Card
from game.epikha.library import SHELF
from game.epikha.ops.phrases import Phrases
from game.language import Texts
from game.rules.effects.namesakes import Namesakes


def _in_deck_or_pile(card: Card) -> bool:
    return card.in_deck or card.is_spirit


def _name(texts: Texts, card: str) -> str:
    return Phrases(texts).card(card)


NAMESAKES: Final = Namesakes(SHELF, _in_deck_or_pile, _name)
"""The cards of decks and Spirit piles by name."""
same_name = NAMESAKES.of
