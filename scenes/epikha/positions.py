"""Matches that begin in a given position: for the tour and for tests of the board."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from game.epikha.config import EpikhaConfig
from game.epikha.decks import DECKS
from game.epikha.rules import groups
from game.epikha.state import Table
from game.epikha.system import SYSTEM, EpikhaState, as_state
from game.journal import SeatSetup
from game.match import Match, MatchSetup
from game.rules.contract import Told
from game.scenarios.epikha.files import EpikhaFile
from game.scenarios.epikha.layout import Names, lay_out
from game.scenarios.epikha.words import say
from scenes.table.positions import Asleep, seats

__all__ = ["Asleep", "fresh", "id_of", "match_at", "match_on", "seats"]


def match_on(table: Table, players: tuple[SeatSetup, SeatSetup] | None = None) -> Match:
    """A match that begins in the position of a table, at what is asked there."""
    begun = table.clone()
    system = msgspec.structs.replace(SYSTEM, new=lambda config, seed: (as_state(begun.clone()), []))
    return Match(system, MatchSetup(begun.config, 1, 1, players or seats(0)), thinker=Asleep())


def match_at(
    players: tuple[SeatSetup, SeatSetup] | None = None, played: Sequence[str] = (), **file: Any
) -> Match:  # fmt: skip
    """A match that begins in a position, told as in a scenario file (see `game.scenarios.epikha.files`).

    `played` are steps in the words of such a file that have been taken before it begins.
    """
    state, names, told = _laid(file)
    for number, text in enumerate(played):
        for action in say(state, names, state.to_move or 0, text, f"played[{number}]"):
            told += state.apply(action)
    system = msgspec.structs.replace(SYSTEM, new=lambda config, seed: (as_state(state.clone()), list(told)))
    return Match(system, MatchSetup(state.config, 1, 1, players or seats(0)), thinker=Asleep())


def id_of(label: str, **file: Any) -> str:
    """The id of the piece that a label of a position stands for: a group, or an arm."""
    state, names, _ = _laid(file)
    number = names.labels[label]
    at = groups.find_body(state, number)
    return f"arm:{number}" if at is None else f"group:{at.stood.id}"


def _laid(file: dict[str, Any]) -> tuple[EpikhaState, Names, list[Told]]:
    names = Names()
    state, told = lay_out(msgspec.convert({"game": "epikha", "id": "shown", **file}, EpikhaFile), names)
    return state, names, told


def fresh(
    decks: tuple[str, str] = ("empiria", "abaron"), seed: int = 1, first: int | None = 0,
    players: tuple[SeatSetup, SeatSetup] | None = None,
) -> Match:  # fmt: skip
    """A match from its beginning."""
    config = EpikhaConfig((DECKS[decks[0]], DECKS[decks[1]]), first)
    return Match(SYSTEM, MatchSetup(config, seed, 1, players or seats(0)), thinker=Asleep())
