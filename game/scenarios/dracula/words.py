"""Steps of a scenario in words: "draw", "call", "discard drawn [1,2]", "keep in slot 4 [S]", "resolve"..."""

from __future__ import annotations

import re
from typing import Final

from game.dracula.actions import DRAWN, Call, Discard, DraculaAction, Draw
from game.scenarios.format import ScenarioFault, near

RESOLVE: Final = "resolve"
NEW_ROUND: Final = "new round"
CONCEDE: Final = "concede"
PLAIN: Final[dict[str, DraculaAction]] = {"draw": Draw(), "call": Call()}
EXAMPLES: Final = (*PLAIN, RESOLVE, NEW_ROUND, CONCEDE, "discard drawn", "keep in slot 1")

_DISCARD: Final = re.compile(
    r"(?:discard drawn|(?:keep in|discard) slot (?P<slot>-?[0-9]{1,9}))(?: ?\[(?P<aim>[^\]]*)\])?"
)
_NUMBER: Final = re.compile("-?[0-9]{1,9}")


def parse(words: str, place: str) -> DraculaAction:
    """Return the action that the words mean.

    Raises:
        ScenarioFault: nobody says that at this table.
    """
    if words in PLAIN:
        return PLAIN[words]
    found = _DISCARD.fullmatch(words)
    if found is None:
        raise ScenarioFault(place, f"unknown step {words!r}{near(words, EXAMPLES)}")
    return _aimed(int(found["slot"] or DRAWN), found["aim"], place)


def _aimed(place: int, aim: str | None, where: str) -> Discard:
    """Return a discard with the target between the brackets: a slot or district, two slots, or a suit."""
    parts = [part.strip() for part in aim.split(",")] if aim else []
    if len(parts) == 1 and parts[0].isalpha():
        return Discard(place, suit=parts[0])
    if len(parts) > 2 or not all(_NUMBER.fullmatch(part) for part in parts):
        raise ScenarioFault(where, f"[{aim}] is no target: a slot, two slots or a suit letter is")
    slots: list[int | None] = [*sorted(int(part) for part in parts), None, None]
    return Discard(place, slot=slots[0], other=slots[1])


def say(action: DraculaAction) -> str:
    """Return the words for an action."""
    if not isinstance(action, Discard):
        return "draw" if isinstance(action, Draw) else "call"
    aims = [str(aim) for aim in (action.slot, action.other, action.suit) if aim is not None]
    card = "discard drawn" if action.place == DRAWN else f"keep in slot {action.place}"
    return f"{card} [{','.join(aims)}]" if aims else card
