"""Characters: what a computer player likes beyond what is good, as shifts of its taste (data)."""

from __future__ import annotations

from typing import Final

import msgspec

from game.epikha.judgement import Taste
from game.opponents import BALANCED
from game.opponents.leanings import Shift, characters_of, shifted

NAMES: Final = (BALANCED, "impetuous", "steadfast")
"""Every character, the one without leanings first: the aggressive one, and the patient one."""


class Character(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a player of any level differs from the balanced one: shifts of single terms (see ``Taste``)."""

    own_vital: Shift = 0.0
    """Added for each Vital of its own Player card: above 0 it shields itself, below 0 it dares."""
    force: Shift = 0.0
    stamina: Shift = 0.0
    armour: Shift = 0.0
    weapon: Shift = 0.0
    unit: Shift = 0.0
    hand: Shift = 0.0
    shield: Shift = 0.0
    threat: Shift = 0.0

    def leaning(self, taste: Taste) -> Taste:
        """Return a taste with these leanings."""
        return shifted(taste, self)


PLAIN: Final = Character()
"""The balanced one."""

characters: Final = characters_of("epikha", Character)
"""The characters by name, from the data file; the balanced one has no entry there."""


def character(name: str) -> Character:
    """Return a character; one of another version, which nobody here knows, plays balanced."""
    return characters().get(name, PLAIN)
