"""Who bore the arms of a side last, as its events tell it: for "as last turn" (E8.2, E10.2)."""

from __future__ import annotations

from collections.abc import Iterable

from game.epikha import events as ev
from game.epikha.state import NOBODY
from game.rules.contract import Event


def bearers(told: Iterable[Event], seat: int) -> dict[int, int]:
    """By arm: the body that bore it last; an arm that its owner put back is nobody's."""
    found: dict[int, int] = {}
    for event in told:
        if isinstance(event, ev.Assigned) and event.seat == seat:
            found[event.arm] = event.bearer
        elif isinstance(event, ev.MagicPlaced) and event.seat == seat and event.bearer != NOBODY:
            found[event.number] = event.bearer
    return {arm: body for arm, body in found.items() if body != NOBODY}
