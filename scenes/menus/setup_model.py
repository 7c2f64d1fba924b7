"""The choices of the match set-up: plain values and the pure functions that change them (D1, D55)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

import msgspec

from game.dracula.cards import DRACULA, LAST_ROUND, SEATS, SUITS, VAN_HELSING
from game.dracula.config import PLACED, PRESETS, STANDARD, DraculaConfig
from game.dracula.prospects import chance_before_round
from game.names import LONGEST_NAME
from game.settings import SetUp

HUMAN = "human"
LEVELS = ("novice", "apprentice")
"""The computer players that are built, weakest first."""
MOST_DIGITS = 9
"""A seed typed by hand has at most this many digits."""


@dataclass(frozen=True, slots=True)
class SeatChoice:
    """Who sits there: `player` is "human" or a level; a human has a name, which may be empty."""

    player: str = HUMAN
    name: str = ""

    @property
    def human(self) -> bool:
        """True for a person."""
        return self.player == HUMAN


@dataclass(frozen=True, slots=True)
class SetupChoices:
    """All that the set-up page lets people choose."""

    seats: tuple[SeatChoice, SeatChoice]
    seed: int
    config: DraculaConfig = STANDARD

    @property
    def humans(self) -> tuple[int, ...]:
        """The seats of the people."""
        return tuple(seat for seat in SEATS if self.seats[seat].human)

    @property
    def length(self) -> str:
        """ "standard", "short", or "custom" when health, vampires and first round are nobody's preset."""
        mine = _frame(self.config)
        return next((name for name, preset in PRESETS.items() if _frame(preset) == mine), "custom")

    @property
    def changes(self) -> int:
        """How many things differ from the preset of the chosen length (from the standard match if custom)."""
        preset = PRESETS.get(self.length, STANDARD)
        return sum(getattr(self.config, f) != getattr(preset, f) for f in self.config.__struct_fields__)

    @property
    def share(self) -> float:
        """Dracula's share of wins if every district were a coin flip, 0 to 1 (D55)."""
        rounds = LAST_ROUND - self.config.first_round + 1
        return chance_before_round(rounds, self.config.health, self.config.vampires)


def _frame(config: DraculaConfig) -> tuple[int, tuple[int, ...], int]:
    """What tells the lengths apart."""
    return config.health, config.vampires, config.first_round


def solo(seed: int, name: str = "", seat: int = VAN_HELSING, level: str = "apprentice") -> SetupChoices:
    """One person in `seat` against the computer."""
    seats = (SeatChoice(HUMAN, name), SeatChoice(level))
    return SetupChoices(seats if seat == DRACULA else seats[::-1], seed)


def duo(seed: int, names: tuple[str, str]) -> SetupChoices:
    """Two people at one screen."""
    return SetupChoices((SeatChoice(HUMAN, names[0]), SeatChoice(HUMAN, names[1])), seed)


def _with_seat(choices: SetupChoices, seat: int, choice: SeatChoice) -> SetupChoices:
    first, second = choices.seats
    return replace(choices, seats=(choice, second) if seat == DRACULA else (first, choice))


def with_player(choices: SetupChoices, seat: int, player: str) -> SetupChoices:
    """Let `player` ("human" or a level) sit in `seat`. When nobody is left, the other seat gets a person."""
    before = choices.seats[seat]
    changed = _with_seat(choices, seat, SeatChoice(player, before.name))
    if changed.humans:
        return changed
    other = choices.seats[1 - seat]
    return _with_seat(changed, 1 - seat, SeatChoice(HUMAN, other.name or before.name))


def with_role(choices: SetupChoices, seat: int) -> SetupChoices:
    """Let the lone person play in `seat`; with two people (or already there) nothing changes."""
    if seat in choices.humans:
        return choices
    return swapped(choices)


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


def with_length(choices: SetupChoices, length: str) -> SetupChoices:
    """Use the preset "standard" or "short"; a chosen order and face-up cards stay."""
    kept = {"order": choices.config.order, "face_up": choices.config.face_up}
    return replace(choices, config=msgspec.structs.replace(PRESETS[length], **kept))


def adjusted(choices: SetupChoices, **changes: object) -> SetupChoices:
    """Change the named fields of the config.

    Raises:
        ConfigError: a value is outside the limits of D55.
    """
    return replace(choices, config=DraculaConfig(**(msgspec.structs.asdict(choices.config) | changes)))


def with_more_vampires(choices: SetupChoices, district: int) -> SetupChoices:
    """Place one vampire more in `district` (1 to 5); after three none."""
    vampires = list(choices.config.vampires)
    vampires[district - 1] = (vampires[district - 1] + 1) % len(PLACED)
    return adjusted(choices, vampires=tuple(vampires))


def with_trump(choices: SetupChoices, place: int) -> SetupChoices:
    """Swap the suit in `place` (1 to 3 of the column) with the trump, as a 7 would (D26)."""
    order = list(choices.config.order or SUITS)
    order[0], order[place] = order[place], order[0]
    return adjusted(choices, order="".join(order))


def with_face_up(choices: SetupChoices, seat: int, slot: int) -> SetupChoices:
    """Deal the card in `slot` (1 to 5) of `seat` face up, or hidden again if it was face up."""
    rows = [set(row) for row in choices.config.face_up]
    rows[seat] ^= {slot}
    return adjusted(choices, face_up=(_row(rows[0]), _row(rows[1])))


def _row(slots: Iterable[int]) -> tuple[int, ...]:
    return tuple(sorted(slots))


def without_handicaps(choices: SetupChoices) -> SetupChoices:
    """Back to the preset of the chosen length, or to the standard match."""
    return replace(choices, config=PRESETS.get(choices.length, STANDARD))


def remembered(choices: SetupChoices) -> SetUp:
    """What of `choices` the options keep for the next time."""
    first, second = choices.seats
    kinds = tuple("human" if seat.human else "computer" for seat in choices.seats)
    levels = tuple(LEVELS[-1] if seat.human else seat.player for seat in choices.seats)
    short = choices.length == "short"
    health = STANDARD.health if short else choices.config.health
    return SetUp("dracula", kinds, levels, (first.name, second.name), short, health)  # type: ignore[arg-type]


def recalled(kept: SetUp, seed: int) -> SetupChoices:
    """The choices that were kept, with a new seed; an unknown level becomes the strongest one."""
    seats = []
    for kind, level, name in zip(kept.kinds, kept.levels, kept.names, strict=True):
        built = level if level in LEVELS else LEVELS[-1]
        seats.append(SeatChoice(HUMAN if kind == HUMAN else built, name))
    choices = SetupChoices((seats[0], seats[1]), seed)
    choices = choices if choices.humans else with_player(choices, VAN_HELSING, HUMAN)
    return with_length(choices, "short") if kept.short else adjusted(choices, health=kept.health)
