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


def sides(language: Texts, seats: tuple[SeatSetup, SeatSetup], names: tuple[str, str]) -> str:
    """Both sides with who played them: "Drácula (Maestro) contra Van Helsing (Ana)"."""
    first, second = (
        language.text("replays.side", role=name, name=player(language, seat))
        for seat, name in zip(seats, names, strict=True)
    )
    return language.text("replays.sides", first=first, second=second)
