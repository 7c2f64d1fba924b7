"""Matches that begin in a given position: for the tour and for tests of the board."""

from __future__ import annotations

import msgspec

from game.epikha.config import EpikhaConfig
from game.epikha.decks import DECKS
from game.epikha.state import Table
from game.epikha.system import SYSTEM, as_state
from game.journal import SeatSetup
from game.match import Match, MatchSetup
from scenes.table.positions import Asleep, seats

__all__ = ["Asleep", "fresh", "match_on", "seats"]


def match_on(table: Table, players: tuple[SeatSetup, SeatSetup] | None = None) -> Match:
    """A match that begins in the position of a table, at what is asked there."""
    begun = table.clone()
    system = msgspec.structs.replace(SYSTEM, new=lambda config, seed: (as_state(begun.clone()), []))
    return Match(system, MatchSetup(begun.config, 1, 1, players or seats(0)), thinker=Asleep())


def fresh(
    decks: tuple[str, str] = ("empiria", "abaron"), seed: int = 1, first: int | None = 0,
    players: tuple[SeatSetup, SeatSetup] | None = None,
) -> Match:  # fmt: skip
    """A match from its beginning."""
    config = EpikhaConfig((DECKS[decks[0]], DECKS[decks[1]]), first)
    return Match(SYSTEM, MatchSetup(config, seed, 1, players or seats(0)), thinker=Asleep())
