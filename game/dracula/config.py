"""How a match is set up (D8) and the handicaps that change nothing but the set-up (D55)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

import msgspec

from game.dracula.cards import HUMANS, LAST_ROUND, SLOTS, SUITS
from game.rules.contract import ConfigError, Reason

HEALTH: Final = range(8, 16)
"""Dracula's possible start values (D55)."""
PLACED: Final = range(HUMANS)
"""Vampires that may stand in a district at the start (D55): never all four."""
FIRST_ROUNDS: Final = range(1, LAST_ROUND + 1)

_RULE: Final = "D55"


class DraculaConfig(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The set-up of a match; the defaults are the standard game (D4, D8).

    ``health``: Dracula's health points, 8 to 15. ``vampires``: how many already stand in each district, 0 to
    3. ``first_round``: where the round marker starts, 1 to 5. ``order``: a chosen token order, trump first
    and then the column from high to low ("BXSO"), or None to draw it (D7). ``face_up``: for seat 0 and for
    seat 1 the slots (1 to 5, rising) whose cards lie face up after every deal of the match.

    Raises:
        ConfigError: a value is outside these limits; its reason says which and what would do.
    """

    health: int = 12
    vampires: tuple[int, int, int, int, int] = (0, 0, 0, 0, 0)
    first_round: int = 1
    order: str | None = None
    face_up: tuple[tuple[int, ...], tuple[int, ...]] = ((), ())

    def __post_init__(self) -> None:
        _must_be_in(HEALTH, [self.health], "config_health")
        _must_be_in(FIRST_ROUNDS, [self.first_round], "config_first_round")
        if len(self.vampires) != SLOTS:
            raise _refusal("config_districts", "vampires", value=len(self.vampires))
        _must_be_in(PLACED, self.vampires, "config_vampires")
        if self.order is not None and sorted(self.order) != sorted(SUITS):
            raise _refusal("config_order", "order", value=str(self.order))
        _must_be_two_rows_of_slots(self.face_up)


def _must_be_in(limits: range, values: Iterable[int], code: str) -> None:
    for value in values:
        if isinstance(value, bool) or value not in limits:
            place = code.removeprefix("config_")
            raise _refusal(code, place, value=value, least=limits[0], most=limits[-1])


def _must_be_two_rows_of_slots(face_up: tuple[tuple[int, ...], ...]) -> None:
    if len(face_up) != 2:
        raise _refusal("config_face_up", "face_up", value=str(face_up))
    for slots in face_up:
        if any(slot not in range(1, SLOTS + 1) for slot in slots) or sorted(set(slots)) != list(slots):
            raise _refusal("config_face_up", "face_up", value=str(tuple(slots)))


def _refusal(code: str, where: str, **params: int | str) -> ConfigError:
    return ConfigError(Reason(code, _RULE, where, params))


STANDARD: Final = DraculaConfig()
SHORT: Final = DraculaConfig(health=8, vampires=(1, 1, 1, 1, 1), first_round=2)
"""Four rounds, three more vampires in one district win, 8 health points: even chances (D55)."""
PRESETS: Final = {"standard": STANDARD, "short": SHORT}
"""The ready-made set-ups, by name."""
