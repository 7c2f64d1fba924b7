"""Which cards bear one name, and so are one card in a deck (V4.3): told by what is read on them."""

from __future__ import annotations

import unicodedata
from functools import cache

from game.language import CODES, Language
from game.vitorian import library
from game.vitorian.card import CARDS, Card
from game.vitorian.ops.phrases import Phrases


def same_name(card: Card) -> str:
    """Return what all Maneuver cards of its name have in common, and no others: the id of one of them."""
    return _shared().get(card.id, card.named)


@cache
def _shared() -> dict[str, str]:
    """Return that id for every Maneuver card; nothing while all bear the names of the house.

    Two cards bear one name if they do in any language, and so do all that are linked in this way.
    """
    if not any(card.own and card.name for card in CARDS.values()):
        return {}
    found: dict[str, str] = {}
    first: dict[tuple[str, str], str] = {}
    for card in CARDS.values():
        if card.is_maneuver:
            found[card.id] = card.named
            for name in _names(card):
                _join(found, first.setdefault(name, card.id), card.id)
    return found


def _names(card: Card) -> list[tuple[str, str]]:
    """Return what the card is called in each language, letters of one sort being alike."""
    spoken = [(code, _phrases(code).card(card.id)) for code in CODES]
    return [(code, " ".join(unicodedata.normalize("NFKC", name).casefold().split())) for code, name in spoken]


@cache
def _phrases(code: str) -> Phrases:
    return Phrases(Language(code))


def _join(found: dict[str, str], earlier: str, later: str) -> None:
    kept, given_up = found[earlier], found[later]
    if kept != given_up:
        found.update({name: kept for name, shared in found.items() if shared == given_up})


library.on_change(_shared.cache_clear)
