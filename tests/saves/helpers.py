"""Matches for the tests of saving, played at random."""

from __future__ import annotations

from game.files import SaveProblem
from game.journal import Journal, SeatSetup
from game.match import Match, MatchSetup
from game.rules.chance import Chance
from game.rules.contract import System
from game.saves import Saves
from game.systems import SYSTEMS

SYSTEM = SYSTEMS["dracula"]
PEOPLE = (SeatSetup(name="Ana"), SeatSetup(name="Íñigo"))


def begin(
    journal: Journal | None, seed: int = 4, saves: Saves | None = None, system: System = SYSTEM
) -> Match:
    """Return a match of two people that has just begun."""
    return Match(system, MatchSetup(system.config(), seed, 1, PEOPLE, "2026-11-29"), journal, saves=saves)


def play(match: Match, acts: int = 10_000, seed: int = 3) -> Match:
    """Play some acts at random."""
    chance = Chance.of(seed)
    for _ in range(acts):
        seat = match.to_move
        if seat is None:
            break
        assert match.act(seat, chance.pick(match.observation(seat).legal)) is None  # type: ignore[attr-defined]
    return match


def saved(saves: Saves, acts: int = 12, seed: int = 4, system: System = SYSTEM) -> tuple[Match, str]:
    """Return a match recorded in the folder, and its name there."""
    journal = saves.start()
    assert journal.path
    return play(begin(journal, seed, saves, system), acts), journal.path.stem


def in_the_middle(saves: Saves, acts: int = 40, seed: int = 4) -> tuple[Match, str]:
    """Return a match of the other game, some turns on, and its name in the folder."""
    return saved(saves, acts, seed, SYSTEMS["vitorian"])


def problem_of(found: object) -> SaveProblem:
    """Return what was found, which must be a problem."""
    assert isinstance(found, SaveProblem), found
    return found
