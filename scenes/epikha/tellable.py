"""Whether the stored events of a match can be shown: a file may hold anything, the board real pieces only."""

from __future__ import annotations

from typing import Any, Final

from game.epikha.card import CARDS
from game.epikha.state import COMBAT_SPACES, MAGIC_SPACES, NOBODY
from game.match import Match
from scenes.epikha.changes import RULES
from scenes.table import tellable as table

CARD_FIELDS: Final = ("card", "cards", "players", "pick", "by_card", "summoner_card")
"""The fields that name cards, or None for hidden ones; "" where there is none."""
SEAT_FIELDS: Final = ("seat", "winner", "first")
COUNT_FIELDS: Final = (
    *("deck", "markers", "left", "pool", "vital", "items", "levels", "amount", "level", "force"),
    "resistance",
)
MOST: Final = 100_000
SPACES: Final = range(NOBODY, max(COMBAT_SPACES, MAGIC_SPACES))


def tellable(match: Match) -> bool:
    """Say whether every event of `match` can be shown to all eyes that may look."""
    return table.tellable(match, RULES, possible)


def possible(name: str, value: Any) -> bool:
    """Say whether such a value may stand in a field of that name."""
    if name in COUNT_FIELDS:
        return isinstance(value, int) and 0 <= value <= MOST
    if name in CARD_FIELDS:
        return all(card in (None, "") or card in CARDS for card in table.flat(value))
    if name in ("space", "spaces", "free"):
        return all(space in SPACES for space in table.flat(value))
    return name not in SEAT_FIELDS or value in (0, 1, None)
