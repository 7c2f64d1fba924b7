"""Characters: what a computer player likes beyond what is good, as shifts of its taste (data)."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Annotated, Final

import msgspec
from msgspec import Meta

from game.opponents import BALANCED
from game.vitorian.judgement import Taste

CHARACTERS_FILE: Final = Path(__file__).resolve().parent.parent / "opponents" / "characters" / "vitorian.json"
NAMES: Final = (BALANCED, "fierce", "wary")
"""Every character, the one without leanings first."""

Shift = Annotated[float, Meta(ge=-3, le=3)]


class Character(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a player of any level differs from the balanced one: shifts of single terms (see ``Taste``)."""

    defense: Shift = 0.0
    own_defense: Shift = 0.0
    """Added for each card of its own Defense pile only: above 0 it shields itself, below 0 it dares."""
    attack: Shift = 0.0
    defence: Shift = 0.0
    entrench: Shift = 0.0
    shield: Shift = 0.0
    hand: Shift = 0.0
    hit_next: Shift = 0.0
    kill_next: Shift = 0.0

    def leaning(self, taste: Taste) -> Taste:
        """Return a taste with these leanings."""
        shifted = {name: getattr(taste, name) + getattr(self, name) for name in self.__struct_fields__}
        return msgspec.structs.replace(taste, **shifted)


PLAIN: Final = Character()
"""The balanced one."""


@lru_cache(maxsize=1)
def characters() -> dict[str, Character]:
    """Return the characters by name, from the data file; the balanced one has no entry there."""
    return msgspec.json.decode(CHARACTERS_FILE.read_bytes(), type=dict[str, Character])


def character(name: str) -> Character:
    """Return a character; one of another version, which nobody here knows, plays balanced."""
    return characters().get(name, PLAIN)
