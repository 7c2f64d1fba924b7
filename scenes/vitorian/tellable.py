"""Whether the stored events of a match can be shown: a file may hold anything, the board real pieces only."""

from __future__ import annotations

from typing import Any, Final

from game.match import Match
from game.vitorian.card import CARDS
from game.vitorian.spaces import SOVEREIGN, SPACES
from scenes.table import tellable as table
from scenes.vitorian.changes import RULES

CARD_FIELDS: Final = (
    "card",
    "cards",
    "resource",
    "resources",
    "equipment",
    "sovereigns",
    "returned",
    "removed",
)
"""The fields that name cards, or None for hidden ones; ``resources`` may also be how many."""
SPACE_FIELDS: Final = ("space", "origin", "to", "target_space")
SEAT_FIELDS: Final = ("seat", "winner", "first")
COUNT_FIELDS: Final = ("deck", "convoy", "left")
MOST_DECK: Final = 60


def tellable(match: Match) -> bool:
    """Say whether every event of `match` can be shown to all eyes that may look."""
    return table.tellable(match, RULES, _possible)


def _possible(name: str, value: Any) -> bool:
    if name in COUNT_FIELDS or (name == "resources" and isinstance(value, int)):
        return isinstance(value, int) and 0 <= value <= MOST_DECK
    if name in CARD_FIELDS:
        return all(card is None or card in CARDS for card in table.flat(value))
    if name in SPACE_FIELDS:
        return value is None or value == SOVEREIGN or value in SPACES
    return name not in SEAT_FIELDS or value in (0, 1)
