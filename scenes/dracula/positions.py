"""Matches that begin in a given position: for the tour and for tests of the board."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from game.dracula.config import STANDARD, DraculaConfig
from game.dracula.system import SYSTEM
from game.journal import SeatSetup
from game.match import Match, MatchSetup
from game.scenarios.dracula.files import DraculaFile, Position, SeatPosition
from game.scenarios.dracula.layout import lay_out
from scenes.table import positions as table
from scenes.table.positions import Asleep

__all__ = ["RACKS", "Asleep", "match_at", "seats"]

RACKS = ("X3 B6 S1 O5 X7", "O7 S4 B2 X6 O2")
"""Dracula's and Van Helsing's cards where a position names none."""


def seats(human: int | None, names: tuple[str, str] = ("", "")) -> tuple[SeatSetup, SeatSetup]:
    """One person in seat `human` against the apprentice; two named people when it is None."""
    return table.seats(human, names, "apprentice")


def match_at(
    racks: Sequence[str] = RACKS,
    *,
    players: tuple[SeatSetup, SeatSetup] | None = None,
    setup: DraculaConfig = STANDARD,
    seed: int = 1,
    **position: Any,
) -> Match:
    """A match that begins in a position, told as in a scenario file (see `game.scenarios.dracula.files`)."""
    first, second = racks
    file = DraculaFile(
        game="dracula",
        setup=setup,
        seed=seed,
        seats=(SeatPosition(first), SeatPosition(second)),
        position=Position(**position),
    )
    state, told = lay_out(file)
    system = msgspec.structs.replace(SYSTEM, new=lambda config, number: (state.clone(), list(told)))
    return Match(system, MatchSetup(setup, seed, 1, players or seats(1)), thinker=Asleep())
