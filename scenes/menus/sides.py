"""Who fights in a match: what its game, or the choices of its set-up, make of the two seats."""

from __future__ import annotations

from typing import Any

import msgspec

from game.language import Texts
from game.rules.contract import ConfigError
from game.systems import SYSTEMS
from scenes.boards import BOARDS
from scenes.menus import wording
from scenes.menus.parts import Side


def sides(language: Texts, game: str, config: Any) -> tuple[Side, Side]:
    """Both sides of a match of `game` by `config`, a value of the system's own type."""
    found = BOARDS[game].setup.sides(language, config)
    return found or seats(language, game)


def seats(language: Texts, game: str) -> tuple[Side, Side]:
    """Both sides as they are called and pictured wherever no match says more."""
    one, other = BOARDS[game].portraits
    return Side(one, wording.role(language, game, 0)), Side(other, wording.role(language, game, 1))


def recorded(language: Texts, game: str, config: Any) -> tuple[Side, Side]:
    """Both sides of a match whose record has `config` as plain values; the seats where nobody can read it."""
    try:
        return sides(language, game, msgspec.convert(config, SYSTEMS[game].config))
    except (msgspec.ValidationError, ConfigError):
        return seats(language, game)


def named(both: tuple[Side, Side]) -> tuple[str, str]:
    """What both are called."""
    return both[0].name, both[1].name
