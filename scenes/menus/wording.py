"""The sentences of the menus: who plays whom, when it was, how far it is. Pure functions of a language."""

from __future__ import annotations

from datetime import datetime

from game.journal import SeatSetup
from game.language import Texts
from game.names import player_name
from game.opponents import character_key
from game.systems import SYSTEMS
from scenes.menus.setup_model import SeatChoice, SetupChoices

_MINUTES_TOLD = 60


def role(language: Texts, game: str, seat: int) -> str:
    """The name of the role of `seat` in `game`."""
    return language.text(SYSTEMS[game].seat_names[seat])


def progress(language: Texts, game: str, number: int) -> str:
    """How far a match of `game` has come: "round 3", or whatever it counts in."""
    return language.text(f"{game}.progress", n=max(1, number))


def level(language: Texts, name: str) -> str:
    """The name of a computer player's level."""
    return language.text(f"common.level.{name}")


def character(language: Texts, name: str) -> str:
    """What a computer player is like, in a word; "" is the balanced one."""
    return language.text(character_key(name))


def names(
    language: Texts, seats: tuple[SeatSetup, SeatSetup], sides: tuple[str, str]
) -> tuple[str, str]:
    """What to call both players: people by name, or by their side without one; the computer by its level."""
    first, second = (
        (player_name(seat.name) or side) if seat.human else level(language, seat.level)
        for seat, side in zip(seats, sides, strict=True)
    )
    return first, second


def who(language: Texts, seats: tuple[SeatSetup, SeatSetup], sides: tuple[str, str]) -> str:
    """The match in a few words: "Van Helsing against Dracula (Apprentice)", or the names of two people."""
    people = [number for number, seat in enumerate(seats) if seat.human]
    if len(people) == 2:
        first, second = names(language, seats, sides)
        return language.text("menus.title.continue.duo", first=first, second=second)
    me = people[0] if people else 0
    return language.text(
        "menus.title.continue.solo",
        me=sides[me],
        rival=sides[1 - me],
        level=level(language, seats[1 - me].level),
    )


def seat_setup(choice: SeatChoice) -> SeatSetup:
    """How the record of a match writes down who sits there."""
    if choice.human:
        return SeatSetup("human", "", player_name(choice.name))
    return SeatSetup("computer", choice.player, character=choice.character)


def seat_setups(choices: SetupChoices) -> tuple[SeatSetup, SeatSetup]:
    """Both seats of the set-up as the record writes them."""
    return seat_setup(choices.seats[0]), seat_setup(choices.seats[1])


def summary(language: Texts, choices: SetupChoices, length: str, sides: tuple[str, str]) -> str:
    """The match of the kind `length` that Start would begin between `sides`, in one line of rich text."""
    return language.text("menus.setup.summary", who=_sides(language, choices, sides), length=length)


def _sides(language: Texts, choices: SetupChoices, sides: tuple[str, str]) -> str:
    if len(choices.humans) == 2:
        first, second = (_with_role(language, choices.seats[seat].name, sides[seat]) for seat in (0, 1))
        return language.text("menus.setup.summary.duo", first=first, second=second)
    if not choices.humans:
        first, second = (_with_level(language, choices, seat, sides[seat]) for seat in (0, 1))
        return language.text("menus.setup.summary.watch", first=first, second=second)
    me = choices.humans[0]
    return language.text(
        "menus.setup.summary.solo",
        me=sides[me],
        rival=sides[1 - me],
        level=level(language, choices.seats[1 - me].player),
    )


def _with_role(language: Texts, name: str, side: str) -> str:
    """ "Ana (Dracula)", or the side alone for somebody without a name."""
    named = player_name(name)
    return language.text("menus.setup.summary.person", name=named, role=side) if named else f"[b]{side}[/b]"


def _with_level(language: Texts, choices: SetupChoices, seat: int, side: str) -> str:
    """ "Dracula (Veteran)"."""
    name = level(language, choices.seats[seat].player)
    return language.text("menus.setup.summary.person", name=side, role=name)


def when(language: Texts, then: str, now: datetime) -> str:
    """How long ago `then` (an ISO date and time) was, in words; empty when it is no date."""
    try:
        moment = datetime.fromisoformat(then).replace(tzinfo=None)
    except ValueError:
        return ""
    minutes = int((now - moment).total_seconds() // 60)
    if 0 <= minutes < _MINUTES_TOLD:
        return language.text("menus.when.minutes", n=minutes) if minutes else language.text("menus.when.now")
    days = (now.date() - moment.date()).days
    if days in (0, 1):
        name = "today" if days == 0 else "yesterday"
        return language.text(f"menus.when.{name}", time=f"{moment:%H:%M}")
    return language.text("menus.when.date", day=f"{moment:%d}", month=f"{moment:%m}", year=moment.year)
