"""The levels of a game's computer players, from its data file, and the players of these levels."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache
from pathlib import Path
from typing import Any, Final, TypeVar

import msgspec

from game.opponents import BALANCED, Budget, Chooser
from game.rules.chance import Chance
from game.rules.contract import Action

FOLDER: Final = Path(__file__).resolve().parent / "levels"

Level = TypeVar("Level", bound=msgspec.Struct)


def levels_of(game: str, kind: type[Level]) -> Callable[[], dict[str, Level]]:
    """Return what reads the levels of a game by name, once."""

    @lru_cache(maxsize=1)
    def read() -> dict[str, Level]:
        return msgspec.json.decode((FOLDER / f"{game}.json").read_bytes(), type=dict[str, kind])  # type: ignore[valid-type]

    return read


def players_of(
    names: Iterable[str],
    level_of: Callable[[str, str], Level],
    decide: Callable[[Level, Any, Chance, Budget], Action],
) -> dict[str, Chooser]:
    """Return the players of these levels by name, as ``System.levels`` offers them.

    ``level_of`` gives a level as a character plays it, ``decide`` what a level does.
    """

    def player(name: str) -> Chooser:
        def choose(seen: Any, chance: Chance, budget: Budget, character: str = BALANCED, /) -> Action:
            return decide(level_of(name, character), seen, chance, budget)

        return choose

    return {name: player(name) for name in names}
