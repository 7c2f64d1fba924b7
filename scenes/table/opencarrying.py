"""A card in a player's hand at the open table: a drag presses pieces one after the other."""

from __future__ import annotations

from typing import TypeVar

from scenes.table.carrying import Carry, CarryingScene
from scenes.table.openscene import OpenTableScene
from sprites import focus
from sprites.intent import Point

B = TypeVar("B")


class OpenCarrying(CarryingScene[B, Carry], OpenTableScene[B]):
    """The part of a card game's board that lets cards be dragged, by pieces that are its targets."""

    @property
    def choice(self) -> object:
        """See the base: a look at the open table begins and ends."""
        return self.looking

    @property
    def carry_over(self) -> str:
        """What is under the card in the hand, "" while the hand is empty."""
        return self.carrying[1]

    def under(self, pos: Point) -> str:
        """See the base."""
        found = focus.at(self.targets(), pos)
        return found.id if found is not None else ""
