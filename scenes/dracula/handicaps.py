"""What the set-up lets people adjust in a match (D55): pure functions of a config."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from game.dracula.cards import LAST_ROUND, SUITS
from game.dracula.config import PLACED, PRESETS, STANDARD, DraculaConfig
from game.dracula.prospects import chance_before_round


def length(config: DraculaConfig) -> str:
    """ "standard", "short", or "custom" when health, vampires and first round are nobody's preset."""
    mine = _frame(config)
    return next((name for name, preset in PRESETS.items() if _frame(preset) == mine), "custom")


def _frame(config: DraculaConfig) -> tuple[int, tuple[int, ...], int]:
    """What tells the lengths apart."""
    return config.health, config.vampires, config.first_round


def changes(config: DraculaConfig) -> int:
    """How many things differ from the preset of the chosen length (from the standard match if custom)."""
    preset = without_handicaps(config)
    return sum(getattr(config, field) != getattr(preset, field) for field in config.__struct_fields__)


def share(config: DraculaConfig) -> float:
    """Dracula's share of wins if every district were a coin flip, 0 to 1 (D55)."""
    return chance_before_round(LAST_ROUND - config.first_round + 1, config.health, config.vampires)


def with_length(config: DraculaConfig, name: str) -> DraculaConfig:
    """The preset "standard" or "short"; a chosen order and face-up cards stay."""
    return msgspec.structs.replace(PRESETS[name], order=config.order, face_up=config.face_up)


def adjusted(config: DraculaConfig, **fields: object) -> DraculaConfig:
    """`config` with the named fields changed.

    Raises:
        ConfigError: a value is outside the limits of D55.
    """
    return DraculaConfig(**(msgspec.structs.asdict(config) | fields))


def with_more_vampires(config: DraculaConfig, district: int) -> DraculaConfig:
    """One vampire more in `district` (1 to 5); after three none."""
    vampires = list(config.vampires)
    vampires[district - 1] = (vampires[district - 1] + 1) % len(PLACED)
    return adjusted(config, vampires=tuple(vampires))


def with_trump(config: DraculaConfig, place: int) -> DraculaConfig:
    """The suit in `place` (1 to 3 of the column) swapped with the trump, as a 7 would (D26)."""
    order = list(config.order or SUITS)
    order[0], order[place] = order[place], order[0]
    return adjusted(config, order="".join(order))


def with_face_up(config: DraculaConfig, seat: int, slot: int) -> DraculaConfig:
    """The card in `slot` (1 to 5) of `seat` dealt face up, or hidden again if it was face up."""
    rows = [set(row) for row in config.face_up]
    rows[seat] ^= {slot}
    return adjusted(config, face_up=(_row(rows[0]), _row(rows[1])))


def _row(slots: Iterable[int]) -> tuple[int, ...]:
    return tuple(sorted(slots))


def without_handicaps(config: DraculaConfig) -> DraculaConfig:
    """The preset of the chosen length, or the standard match."""
    return PRESETS.get(length(config), STANDARD)
