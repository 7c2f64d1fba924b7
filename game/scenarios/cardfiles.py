"""What the scenario files of all card games may say alike: seats A and B, made-up cards, turns, a step."""

from __future__ import annotations

from typing import Any, Final, Literal

from msgspec import Struct

from game.scenarios.format import Refused, ScenarioFile

Seat = Literal["A", "B"]

REST: Final = "..."
"""Last in a deck: as many unnamed cards as are missing from a whole one."""
CONCEDE: Final = "concede"
"""The step in which a seat gives up."""
RANDOM: Final = "random"
"""``random N``: up to N actions, any legal one each, by the seed of the file."""


class CardStep(Struct, frozen=True, forbid_unknown_fields=True):
    """One step: words or an action, who says it, if it is refused; a game adds what it expects to follow."""

    play: str | dict[str, Any]
    seat: Seat | None = None
    refused: bool | str | Refused = False


class CardFile(ScenarioFile, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What a file says of its match. ``cards``: made-up cards of this scenario, as card files write them."""

    cards: dict[str, dict[str, Any]] = {}
    turn: Seat = "A"
    turns: tuple[int, int] = (3, 3)
    """How many turns each seat has begun: in its first one, some rules are others."""


def seat_number(seat: Seat | None) -> int | None:
    """Return the number of a seat, None for none."""
    return None if seat is None else "AB".index(seat)


def seat_letter(seat: int | None) -> Seat | None:
    """Return the letter of a seat, None for none."""
    return None if seat is None else ("A", "B")[seat]
