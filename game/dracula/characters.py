"""Characters: what a computer player likes beyond what is good, as small shifts of its level (data)."""

from __future__ import annotations

from typing import Annotated, Final

import msgspec
from msgspec import Meta

from game.dracula.judgement import Taste
from game.opponents import BALANCED
from game.opponents.leanings import characters_of, shifted

NAMES: Final = (BALANCED, "bold", "patient", "fickle", "spy")
"""Every character, the one without leanings first."""

Shift = Annotated[float, Meta(ge=-0.5, le=0.5)]


class Leanings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Shifts of single tastes (see ``Taste``), in chance to win the match."""

    see_deck: Shift = 0.0
    see_rival: Shift = 0.0
    again: Shift = 0.0
    again_at_the_end: Shift = 0.0
    show_own: Shift = 0.0
    change_trump: Shift = 0.0

    def added_to(self, taste: Taste) -> Taste:
        """Return a taste with these leanings."""
        return shifted(taste, self)

    def by_value(self) -> dict[int, float]:
        """Return what a discard of each value is worth beyond its use."""
        return {
            1: self.show_own, 2: self.see_deck, 3: self.see_rival, 5: self.again, 7: self.change_trump
        }  # fmt: skip


class Character(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a player of any level differs from the balanced one of that level."""

    call_lead: Shift = 0.0
    """Added to the lead that a call waits for: above 0 it waits longer."""
    eight_lead: Shift = 0.0
    """The same for an 8."""
    haste: Shift = 0.0
    """What ending the round is worth by itself to a player that tries its actions out."""
    taste: Leanings = Leanings()


PLAIN: Final = Character()
"""The balanced one."""

characters: Final = characters_of("dracula", Character)
"""The characters by name, from the data file; the balanced one has no entry there."""


def character(name: str) -> Character:
    """Return a character; one of another version, which nobody here knows, plays balanced."""
    return characters().get(name, PLAIN)
