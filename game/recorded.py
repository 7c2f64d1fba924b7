"""A recorded match as one that is only looked at: its stored events stand, and nobody can act in it.

The rules are not asked, so that a match of other rules is shown as it happened.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NoReturn, Self

import msgspec

from game.files import SaveProblem
from game.journal import Record
from game.match import Match
from game.resume import Restored, setup_of, strange_set_up
from game.rules.contract import (
    SPECTATOR,
    Action,
    Event,
    IllegalAction,
    Outcome,
    Reason,
    System,
    Told,
    visible_to,
)

CLOSED = Reason("game_over", rule="")


class Closed:
    """The state of a match that is only looked at: it has an end (or none was recorded), and no decision."""

    to_move = None

    def __init__(self, outcome: Outcome | None, digest: str) -> None:
        self.outcome = outcome
        self._digest = digest

    def legal_actions(self, seat: int) -> Sequence[Action]:
        """Nothing can be done."""
        return ()

    def apply(self, action: Action) -> list[Told]:
        """Refuse every action.

        Raises:
            IllegalAction: always.
        """
        raise IllegalAction(CLOSED)

    def concede(self, seat: int) -> list[Told]:
        """Refuse to give up.

        Raises:
            IllegalAction: always.
        """
        raise IllegalAction(CLOSED)

    def observe(self, seat: int) -> NoReturn:
        """Know no position: only events are told.

        Raises:
            PermissionError: always.
        """
        raise PermissionError("of a recorded match only its events are known")

    def clone(self) -> Self:
        """Return itself, for nothing ever changes."""
        return self

    def digest(self) -> str:
        """Return the hash of the last position as the record has it; "" for an unfinished match."""
        return self._digest

    def to_json(self) -> bytes:
        """Return no position."""
        return b"null"


def looked_at(system: System, record: Record, name: str = "") -> Match | SaveProblem:
    """Return the match of ``record`` to be looked at, or why it cannot be shown; ``name`` is its file's."""
    told = _told(system, record)
    try:
        setup = setup_of(system, record.setup)
    except (msgspec.MsgspecError, ValueError, RecursionError) as error:
        return strange_set_up(system, record, name, error) or damaged(name)
    if told is None:
        return damaged(name)
    end = record.end
    state = Closed(end.outcome if end else None, end.digest if end else "")
    return Match(system, setup, restored=Restored(setup, state, told, len(record.acts), [record.setup]))


def spectated(system: System, record: Record) -> list[Event] | None:
    """Return all events of a record as everybody may know them afterwards; None where they make no match."""
    told = _told(system, record)
    return None if told is None else visible_to(SPECTATOR, told)


def _told(system: System, record: Record) -> list[Told] | None:
    try:
        return record.told(system)
    except (msgspec.MsgspecError, ValueError, TypeError, RecursionError):
        return None


def damaged(name: str) -> SaveProblem:
    """Return the sentence for a record whose events make no match."""
    return SaveProblem("common.save.damaged", {"name": name, "cause": "common.cause.rules", "line": 1})
