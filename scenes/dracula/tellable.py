"""Whether the stored events of a match can be shown: a file may hold anything, the board real pieces only."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

import msgspec

from game.dracula.cards import LAST_ROUND, NUMBERS, SEATS, SUITS
from game.match import Match
from game.rules.contract import Event
from scenes.dracula.board import RULES, SLOTS, Board
from scenes.table.timeview import TimeView

FAULTS: Final = (LookupError, ValueError, TypeError, AssertionError)
"""What telling events raises that no match has written."""
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
    view = TimeView(match, RULES)
    try:
        return all(_told(match, view, viewer) for viewer in view.eyes)
    except FAULTS:
        return False


def _told(match: Match, view: TimeView[Board], viewer: int) -> bool:
    view.look(viewer)
    view.go(match.told)
    return _sound(view.board) and all(_possible(event) for event in view.told())


def _sound(board: Board) -> bool:
    return sorted(board.order) == sorted(SUITS) and all(len(rack) == len(SLOTS) for rack in board.racks)


def _possible(event: Event) -> bool:
    fields: dict[str, Any] = msgspec.structs.asdict(event)
    for name, value in fields.items():
        if name in PLACES and value not in PLACES[name]:
            return False
        if name in CARDS and not all(card is None or card in NUMBERS for card in _cards(value)):
            return False
        if name == "order" and sorted(value) != sorted(SUITS):
            return False
    return True


def _cards(value: Any) -> list[Any]:
    """All cards of a field, however deep they lie."""
    if isinstance(value, tuple | list):
        return [card for part in value for card in _cards(part)]
    return [value]
