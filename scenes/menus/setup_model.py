"""The choices of the match set-up: plain values and the pure functions that change them (D1).

What a game lets people adjust in its `config` is worked out in its own folder.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

import msgspec

from game.names import LONGEST_NAME
from game.opponents import BALANCED
from game.settings import SeatKind, Seats, SetUp
from game.systems import SYSTEMS

FIRST_GAME = next(iter(SYSTEMS))
"""The system that is offered as long as none was chosen."""
SEATS = (0, 1)
NEWCOMER = 1
"""Where a lone person sits as long as nothing else was chosen."""
HUMAN = "human"
DEFAULT_LEVEL = "apprentice"
"""The computer player that is proposed as long as no other was chosen."""
MOST_DIGITS = 9
"""A seed typed by hand has at most this many digits."""


@dataclass(frozen=True, slots=True)
class SeatChoice:
    """Who sits there: `player` is "human" or a level; a human has a name, which may be empty.

    A computer player has a character; that of a human is the one the computer would have.
    """

    player: str = HUMAN
    name: str = ""
    character: str = BALANCED

    @property
    def human(self) -> bool:
        """True for a person."""
        return self.player == HUMAN


@dataclass(frozen=True, slots=True)
class SetupChoices:
    """All that the set-up page lets people choose."""

    seats: tuple[SeatChoice, SeatChoice]
    seed: int
    game: str
    config: msgspec.Struct
    """A value of the system's own `config` type."""

    @property
    def humans(self) -> tuple[int, ...]:
        """The seats of the people; with nobody it is a match to watch."""
        return tuple(seat for seat in SEATS if self.seats[seat].human)


def levels(game: str) -> tuple[str, ...]:
    """The computer players of `game`, weakest first."""
    return tuple(SYSTEMS[game].levels)


def characters(game: str) -> tuple[str, ...]:
    """What a computer player of `game` may be like, the balanced one first."""
    return SYSTEMS[game].characters


def proposed(game: str) -> str:
    """The computer player of `game` that is proposed as long as no other was chosen."""
    known = levels(game)
    return DEFAULT_LEVEL if DEFAULT_LEVEL in known else known[0]


def solo(
    seed: int, name: str = "", seat: int = NEWCOMER, level: str = "", game: str = FIRST_GAME
) -> SetupChoices:
    """One person in `seat` against the computer (of the proposed level), with the rules as delivered."""
    seats = (SeatChoice(HUMAN, name), SeatChoice(level or proposed(game)))
    return SetupChoices(seats if seat == 0 else seats[::-1], seed, game, SYSTEMS[game].config())


def duo(seed: int, names: tuple[str, str], game: str = FIRST_GAME) -> SetupChoices:
    """Two people at one screen."""
    seats = (SeatChoice(HUMAN, names[0]), SeatChoice(HUMAN, names[1]))
    return SetupChoices(seats, seed, game, SYSTEMS[game].config())


def _with_seat(choices: SetupChoices, seat: int, choice: SeatChoice) -> SetupChoices:
    first, second = choices.seats
    return replace(choices, seats=(choice, second) if seat == 0 else (first, choice))


def with_player(choices: SetupChoices, seat: int, player: str) -> SetupChoices:
    """Let `player` ("human" or a level) sit in `seat`."""
    return _with_seat(choices, seat, replace(choices.seats[seat], player=player))


def with_character(choices: SetupChoices, seat: int, character: str) -> SetupChoices:
    """Give the computer player in `seat` the leanings of `character`."""
    return _with_seat(choices, seat, replace(choices.seats[seat], character=character))


def with_role(choices: SetupChoices, seat: int) -> SetupChoices:
    """Let the lone person play in `seat`, or a person sit down there where nobody plays."""
    if seat in choices.humans:
        return choices
    return swapped(choices) if choices.humans else with_player(choices, seat, HUMAN)


def swapped(choices: SetupChoices) -> SetupChoices:
    """The same players with the roles exchanged (D1)."""
    return replace(choices, seats=choices.seats[::-1])


def with_name(choices: SetupChoices, seat: int, name: str) -> SetupChoices:
    """Name the person in `seat`; control signs and what is too long fall away."""
    clean = "".join(sign for sign in name if sign.isprintable())[:LONGEST_NAME]
    return _with_seat(choices, seat, replace(choices.seats[seat], name=clean))


def with_seed(choices: SetupChoices, typed: str) -> SetupChoices:
    """Take the digits of `typed` as the seed; without a digit the old one stays."""
    digits = "".join(sign for sign in typed if sign in "0123456789")[:MOST_DIGITS]
    return replace(choices, seed=int(digits)) if digits else choices


def with_config(choices: SetupChoices, config: msgspec.Struct) -> SetupChoices:
    """Play by `config`, a value of the system's own type."""
    return replace(choices, config=config)


def remembered(choices: SetupChoices, before: SetUp) -> SetUp:
    """What of `choices` the options keep for the next time; what `before` keeps of other games stays."""
    game, (first, second) = choices.game, choices.seats
    seats = Seats(
        (_kind(first), _kind(second)), (_level(first), _level(second)), (first.character, second.character)
    )
    return SetUp(
        game,
        seats.kinds,
        seats.levels,
        (first.name, second.name),
        seats.characters,
        before.configs | {game: msgspec.to_builtins(choices.config)},
        before.seats | {game: seats},
    )


def _kind(seat: SeatChoice) -> SeatKind:
    return "human" if seat.human else "computer"


def _level(seat: SeatChoice) -> str:
    return DEFAULT_LEVEL if seat.human else seat.player


def recalled(kept: SetUp, seed: int, game: str = "") -> SetupChoices:
    """The choices that were kept for `game`, or for the one played last, with a new seed.

    What is unknown becomes what is proposed to a newcomer; names go from game to game.
    """
    game = next((id for id in (game, kept.game) if id in SYSTEMS), FIRST_GAME)
    last = Seats(kept.kinds, kept.levels, kept.characters)
    seats = kept.seats.get(game, Seats()) if kept.game in SYSTEMS and game != kept.game else last
    first, second = (_recalled_seat(seats, seat, kept.names[seat], game) for seat in SEATS)
    choices = SetupChoices((first, second), seed, game, _config(game, kept))
    return choices if choices.humans else with_player(choices, NEWCOMER, HUMAN)


def _recalled_seat(kept: Seats, seat: int, name: str, game: str) -> SeatChoice:
    level, character = kept.levels[seat], kept.characters[seat]
    return SeatChoice(
        HUMAN if kept.kinds[seat] == HUMAN else level if level in levels(game) else proposed(game),
        name,
        character if character in characters(game) else BALANCED,
    )


def against_computer(choices: SetupChoices) -> SetupChoices:
    """The same for one person: of two people the one stays who sits where a newcomer would."""
    if len(choices.humans) < 2:
        return choices
    return with_player(choices, 1 - NEWCOMER, proposed(choices.game))


def for_two(choices: SetupChoices) -> SetupChoices:
    """The same for two people."""
    return with_player(with_player(choices, 0, HUMAN), 1, HUMAN)


def in_game(choices: SetupChoices, kept: SetUp, game: str) -> SetupChoices:
    """What was last chosen for `game`, for as many people as now and with the same seed."""
    found = recalled(remembered(choices, kept), choices.seed, game)
    if len(choices.humans) == 2:
        return for_two(found)
    if choices.humans:
        return against_computer(found)
    for seat in found.humans:
        found = with_player(found, seat, proposed(game))
    return found


def _config(game: str, kept: SetUp) -> msgspec.Struct:
    """The config of `game` that was kept; as delivered where there is none, or none that the rules allow."""
    config = SYSTEMS[game].config
    try:
        return msgspec.convert(kept.configs.get(game, {}), config)
    except msgspec.ValidationError:
        return config()
