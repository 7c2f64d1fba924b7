"""Who played a recorded match, and how it ended, in words. Pure functions of a language."""

from __future__ import annotations

from game.journal import SeatSetup
from game.language import Texts
from scenes.menus import wording


def player(language: Texts, seat: SeatSetup) -> str:
    """A person by name, a computer player by its level and, where it has one, its character."""
    if seat.human:
        return seat.name or language.text("common.name.human")
    level = wording.level(language, seat.level)
    return f"{level} · {wording.character(language, seat.character)}" if seat.character else level


def sides(language: Texts, game: str, seats: tuple[SeatSetup, SeatSetup]) -> str:
    """Both roles with who played them: "Drácula (Maestro) contra Van Helsing (Ana)"."""
    first, second = (
        language.text("replays.side", role=wording.role(language, game, number), name=player(language, seat))
        for number, seat in enumerate(seats)
    )
    return language.text("replays.sides", first=first, second=second)
