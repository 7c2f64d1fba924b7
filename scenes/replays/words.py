"""Who played a recorded match, and how it ended, in words. Pure functions of a language."""

from __future__ import annotations

from game.journal import SeatSetup
from game.language import Texts
from game.match import Match
from game.opponents import NOVICE
from scenes.menus import wording


def player(language: Texts, seat: SeatSetup) -> str:
    """A person by name, a computer player by its level and, where it has one, its character."""
    if seat.human:
        return seat.name or language.text("common.name.human")
    level = wording.level(language, seat.level)
    return f"{level} · {wording.character(language, seat.character)}" if seat.character else level


def seated(language: Texts, match: Match, seat: int) -> str:
    """Who really plays for a seat of a match: where the Novice stands in for another, both are named."""
    setup = match.setup.seats[seat]
    if not match.stands_in(seat):
        return player(language, setup)
    novice, level = (wording.level(language, name) for name in (NOVICE, setup.level))
    return language.text("common.stand_in", novice=novice, level=level)


def proposed(names: tuple[str, str], when: str) -> str:
    """The name under which a match is kept if nobody thinks of a better one: "Ana - Maestro 2026-10-31"."""
    return f"{names[0]} - {names[1]} {when[:10]}".strip()


def sides(language: Texts, seats: tuple[SeatSetup, SeatSetup], names: tuple[str, str]) -> str:
    """Both sides with who played them: "Drácula (Maestro) contra Van Helsing (Ana)"."""
    first, second = (
        language.text("replays.side", role=name, name=player(language, seat))
        for seat, name in zip(seats, names, strict=True)
    )
    return language.text("replays.sides", first=first, second=second)
