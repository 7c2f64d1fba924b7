"""Whether the stored events of a match can be shown: a file may hold anything, a board real pieces only."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeVar

import msgspec

from game.match import Match
from scenes.table.timeview import TimeView
from scenes.table.view import BoardRules

B = TypeVar("B")

FAULTS: Final = (LookupError, ValueError, TypeError, AssertionError, AttributeError)
"""What telling events raises that no match has written."""


def tellable(
    match: Match,
    rules: BoardRules[B],
    possible: Callable[[str, Any], bool],
    sound: Callable[[B], bool] = lambda board: True,
) -> bool:
    """Say whether every event of `match` can be shown to all eyes that may look.

    `possible` says of an event's field, by its name, whether such a value may stand there; `sound` whether
    the board that comes of all events is one.
    """
    view = TimeView(match, rules)
    try:
        return all(_told(match, view, viewer, possible, sound) for viewer in view.eyes)
    except FAULTS:
        return False


def _told(
    match: Match,
    view: TimeView[B],
    viewer: int,
    possible: Callable[[str, Any], bool],
    sound: Callable[[B], bool],
) -> bool:
    view.look(viewer)
    view.go(match.told)
    fields = (field for event in view.told() for field in msgspec.structs.asdict(event).items())
    return sound(view.board) and all(possible(name, value) for name, value in fields)


def flat(value: Any) -> list[Any]:
    """All single values of a field, however deep they lie."""
    if isinstance(value, tuple | list):
        return [one for part in value for one in flat(part)]
    return [value]
