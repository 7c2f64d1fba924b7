"""From a position to a match and back from a file, and giving up: the same in every game."""

from __future__ import annotations

from collections.abc import Callable
from operator import attrgetter
from typing import Final, Protocol, TypeVar

import msgspec

from game.rules.contract import IllegalAction, Outcome, Reason

SEATS: Final = (0, 1)
"""The seats of a match."""

Match = TypeVar("Match", bound=msgspec.Struct)


class Endable(Protocol):
    """A position that may have an outcome."""

    @property
    def outcome(self) -> Outcome | None:
        """How the match ended; None while it is played."""


def match_from(kind: type[Match], table: msgspec.Struct) -> Match:
    """Return the match of a kind that goes on from a position; lists are shared with it."""
    return kind(*attrgetter(*table.__struct_fields__)(table))


def reader(kind: type[Match], check: Callable[[Match], None]) -> Callable[[bytes], Match]:
    """Return what reads a saved match exactly as it was.

    What is returned raises ``ValueError`` for damaged data or no possible position (``check`` says so, or
    stumbles over a card or place that there is not); the text says where.
    """
    decode = msgspec.json.Decoder(kind).decode

    def from_json(data: bytes) -> Match:
        state = decode(data)
        try:
            check(state)
        except ValueError:
            raise
        except Exception as error:  # whatever looking finds that was not made by any rules
            raise ValueError(f"no match has such a position: {error!r}") from None
        return state

    return from_json


def require_concedable(table: Endable, seat: int, rule: str) -> None:
    """Do nothing if ``seat`` may give up; ``rule`` is the game's rule about it.

    Raises:
        IllegalAction: the match is over, or there is no such seat.
    """
    if table.outcome is not None:
        raise IllegalAction(Reason("game_over", table.outcome.rule))
    if seat not in SEATS:
        raise IllegalAction(Reason("no_such_seat", rule, f"seat {seat}"))
