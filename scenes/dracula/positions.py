"""Matches that begin in a given position: for the tour and for tests of the board."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from game.dracula.config import STANDARD, DraculaConfig
from game.dracula.system import SYSTEM
from game.journal import SeatSetup
from game.match import Match, MatchSetup
from game.opponents import Question
from game.rules.contract import Action
from game.scenarios.dracula.files import DraculaFile, Position, SeatPosition
from game.scenarios.dracula.layout import lay_out

RACKS = ("X3 B6 S1 O5 X7", "O7 S4 B2 X6 O2")
"""Dracula's and Van Helsing's cards where a position names none."""


class Asleep:
    """A computer player that never answers, so that a position stays as it is."""

    stands_in = False

    def ask(self, question: Question) -> None:
        """Take up the question and leave it."""

    def answer(self) -> Action | None:
        """Nothing yet, and never."""
        return None

    def cancel(self) -> None:
        """Nothing is going on."""


def seats(human: int | None, names: tuple[str, str] = ("", "")) -> tuple[SeatSetup, SeatSetup]:
    """One person in seat `human` against the computer; two named people when it is None."""
    people = [SeatSetup("human", "", name) for name in names]
    if human is None:
        return people[0], people[1]
    computer = SeatSetup("computer", "apprentice")
    return (people[0], computer) if human == 0 else (computer, people[1])


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
