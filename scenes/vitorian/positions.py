"""Matches that begin in a given position: for the tour and for tests of the board."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from game.journal import SeatSetup
from game.match import Match, MatchSetup
from game.scenarios.vitorian.files import VitorianFile
from game.scenarios.vitorian.layout import lay_out
from game.scenarios.vitorian.words import parse
from game.vitorian.config import VitorianConfig
from game.vitorian.decks import DECKS
from game.vitorian.system import SYSTEM
from scenes.table.positions import Asleep, seats

__all__ = ["Asleep", "fresh", "match_at", "seats"]


def match_at(
    players: tuple[SeatSetup, SeatSetup] | None = None, played: Sequence[str] = (), **file: Any
) -> Match:
    """A match that begins in a position, told as in a scenario file (see `game.scenarios.vitorian.files`).

    `played` are actions in the words of such a file that have been taken before it begins.
    """
    whole = msgspec.convert({"game": "vitorian", "id": "shown", **file}, VitorianFile)
    state, told = lay_out(whole)
    for words in played:
        told += state.apply(parse(words, "played"))
    system = msgspec.structs.replace(SYSTEM, new=lambda config, seed: (state.clone(), list(told)))
    setup = MatchSetup(VitorianConfig(), 1, 1, players or seats(0))
    return Match(system, setup, thinker=Asleep())


def fresh(
    decks: tuple[str, str] = ("forge", "rampart"), seed: int = 1, first: int = 0,
    players: tuple[SeatSetup, SeatSetup] | None = None,
) -> Match:  # fmt: skip
    """A match from its beginning."""
    config = VitorianConfig((DECKS[decks[0]], DECKS[decks[1]]), first)
    return Match(SYSTEM, MatchSetup(config, seed, 1, players or seats(0)), thinker=Asleep())
