"""Whether the stored events of a match can be shown: a file may hold anything, the board real pieces only."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from game.dracula.cards import LAST_ROUND, NUMBERS, SEATS, SUITS
from game.match import Match
from scenes.dracula.board import RULES, SLOTS, Board
from scenes.table import tellable as table

PLACES: Final[dict[str, Iterable[Any]]] = {
    "seat": SEATS,
    "owner": SEATS,
    "winner": SEATS,
    "slot": SLOTS,
    "other": SLOTS,
    "district": SLOTS,
    "place": range(6),
    "old": tuple(SUITS),
    "new": tuple(SUITS),
    "round": range(1, LAST_ROUND + 1),
    "deck": range(33),
    "vampires": range(5),
    "health": range(16),
}
"""By the name of an event's field, what may stand there."""
CARDS: Final = ("card", "kept", "cards", "racks")
"""The fields that name cards, or None for hidden ones."""


def tellable(match: Match) -> bool:
    """Say whether every event of `match` can be shown to all eyes that may look."""
    return table.tellable(match, RULES, _possible, _sound)


def _sound(board: Board) -> bool:
    return sorted(board.order) == sorted(SUITS) and all(len(rack) == len(SLOTS) for rack in board.racks)


def _possible(name: str, value: Any) -> bool:
    if name in PLACES and value not in PLACES[name]:
        return False
    if name in CARDS and not all(card is None or card in NUMBERS for card in table.flat(value)):
        return False
    return name != "order" or sorted(value) == sorted(SUITS)
