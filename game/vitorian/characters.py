"""Characters: what a computer player likes beyond what is good, as shifts of its taste (data)."""

from __future__ import annotations

from typing import Final

import msgspec

from game.opponents import BALANCED
from game.opponents.leanings import Shift, characters_of, shifted
from game.vitorian.judgement import Taste

NAMES: Final = (BALANCED, "fierce", "wary")
"""Every character, the one without leanings first."""


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
        return shifted(taste, self)


PLAIN: Final = Character()
"""The balanced one."""

characters: Final = characters_of("vitorian", Character)
"""The characters by name, from the data file; the balanced one has no entry there."""


def character(name: str) -> Character:
    """Return a character; one of another version, which nobody here knows, plays balanced."""
    return characters().get(name, PLAIN)
