"""What a scenario file of Drácula contra Van Helsing may say, beyond what all games share.

Cards are written "X3", with a star where they lie face up ("X3*"); racks as five cards in one text. Seats
are "D" and "V". What a file does not say is the base position, which the defaults below state.
"""

from __future__ import annotations

from typing import Any, Final, Literal

from msgspec import UNSET, Struct, UnsetType

from game.dracula.config import STANDARD, DraculaConfig
from game.scenarios.format import Refused, ScenarioFile

REST: Final = "..."
"""In a deck: and then all cards that the file does not name."""

Seat = Literal["D", "V"]


class SeatPosition(Struct, frozen=True, forbid_unknown_fields=True):
    """The rack of one seat, Dracula's first in the file."""

    rack: str


BASE_SEATS: Final = (SeatPosition("X3 B6 S1 O5 X7"), SeatPosition("O7 S4 B2 X6 O2"))


class Position(Struct, frozen=True, forbid_unknown_fields=True):
    """The table. ``order``: the trump, then the column downwards.

    ``deck``: from the top down, ``"..."`` last for all unnamed cards. ``pile``: its cards from the oldest on,
    or only how many. ``known``: hidden cards that a 6 has moved (D45). ``drawn``: the card already drawn.
    """

    order: str = "BXSO"
    deck: tuple[str, ...] = (REST,)
    pile: int | list[str] = 0
    drawn: str | None = None
    known: list[str] = []
    health: int | None = None
    vampires: tuple[int, int, int, int, int] | None = None
    round: int | None = None
    turn: Seat = "D"
    called_by: Seat | None = None
    extra: bool = False


class Sees(Struct, frozen=True, forbid_unknown_fields=True):
    """The racks as one seat sees them, "??" for a card that it may not know."""

    own: str
    rival: str


class Expect(Struct, frozen=True, forbid_unknown_fields=True):
    """What is compared; only what is said. ``over``: the round (or match) is over. ``score``: "DVVDV"."""

    D: str | UnsetType = UNSET
    V: str | UnsetType = UNSET
    D_sees: Sees | UnsetType = UNSET
    V_sees: Sees | UnsetType = UNSET
    turn: Seat | UnsetType = UNSET
    phase: Literal["choose", "discard", "round_over", "over"] | UnsetType = UNSET
    over: bool | UnsetType = UNSET
    winner: Seat | UnsetType | None = UNSET
    outcome: str | UnsetType | None = UNSET
    score: str | UnsetType = UNSET
    skipped: bool | UnsetType = UNSET
    events: list[str] | UnsetType = UNSET
    called_by: Seat | UnsetType | None = UNSET
    extra: bool | UnsetType = UNSET
    trump: str | UnsetType = UNSET
    rank: str | UnsetType = UNSET
    health: int | UnsetType = UNSET
    vampires: list[int] | UnsetType = UNSET
    round: int | UnsetType = UNSET
    pile: int | list[str] | UnsetType = UNSET
    deck: int | UnsetType = UNSET
    top_up: bool | UnsetType = UNSET
    legal: int | UnsetType = UNSET


class Step(Struct, frozen=True, forbid_unknown_fields=True):
    """One step: words ("keep in slot 4 [1]") or an action, who says it, if it is refused, what follows."""

    play: str | dict[str, Any]
    seat: Seat | None = None
    deal: list[str] | None = None
    refused: bool | str | Refused = False
    expect: Expect = Expect()


class DraculaFile(ScenarioFile, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A whole scenario file."""

    setup: DraculaConfig = STANDARD
    seats: tuple[SeatPosition, SeatPosition] = BASE_SEATS
    position: Position = Position()
    flow: Literal["table", "match"] = "table"
    """"table": nothing follows by itself ("draw", "resolve", "new round" are steps); "match": as in play."""
    steps: list[str | Step] = []
    expect: Expect = Expect()


def seat_number(seat: Seat | None) -> int | None:
    """Return the number of a seat, None for none."""
    return None if seat is None else "DV".index(seat)


def seat_letter(seat: int | None) -> Seat | None:
    """Return the letter of a seat, None for none."""
    return None if seat is None else ("D", "V")[seat]
