"""Whether the stored events of a match can be shown: a file may hold anything, the board real pieces only."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from game.match import Match
from game.rules.contract import Event
from game.vitorian.card import CARDS
from game.vitorian.spaces import SOVEREIGN, SPACES
from scenes.table.timeview import TimeView
from scenes.vitorian.board import Board
from scenes.vitorian.changes import RULES

FAULTS: Final = (LookupError, ValueError, TypeError, AssertionError, AttributeError)
"""What telling events raises that no match has written."""
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
"""The fields that name cards, or None for hidden ones."""
SPACE_FIELDS: Final = ("space", "origin", "to", "target_space")
MOST_DECK: Final = 60


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
    return bool(view.board.units is not None) and all(_possible(event) for event in view.told())


def _possible(event: Event) -> bool:
    fields: dict[str, Any] = msgspec.structs.asdict(event)
    for name, value in fields.items():
        if name in CARD_FIELDS and not all(card is None or card in CARDS for card in _flat(value)):
            return False
        if name in SPACE_FIELDS and value is not None and value != SOVEREIGN and value not in SPACES:
            return False
        if name in ("seat", "winner", "first") and value not in (0, 1):
            return False
        if name in ("deck", "convoy", "left") and not 0 <= value <= MOST_DECK:
            return False
    return True


def _flat(value: Any) -> list[Any]:
    """All cards of a field, however deep they lie."""
    if isinstance(value, tuple | list):
        return [card for part in value for card in _flat(part)]
    return [value]
