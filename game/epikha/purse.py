"""What a seat has of Vital and could make of it now, and what Vital is worth (E7.8, E7.9, E11)."""

from __future__ import annotations

from typing import Final

from game.epikha import actions
from game.epikha.actions import EpikhaAction
from game.epikha.card import CARDS
from game.epikha.judgement import makes_vital
from game.epikha.rules import magic, numbers
from game.epikha.state import Arm, Group, Table
from game.epikha.words import MAGIA

OPAL_VITAL: Final = 5
"""Vital that an Opal makes when it is placed (E7.8)."""
OF_BODY: Final = 1.0
"""Points that a Vital of the own Player card costs."""
OF_POOL: Final = 0.35
"""Points that a Vital costs which Opals could make."""


class Purse:
    """What a seat has and could make of Opal Vital now."""

    def __init__(self, table: Table, seat: int, in_damage: bool = False) -> None:
        """``in_damage``: in W5, where only what makes nothing but Vital can be placed (E12.1)."""
        self.side = table.sides[seat]
        self.free = sum(spot is None for spot in self.side.magic)
        self.single: list[Arm] = []
        """Opals that the Player card bears, or others; each goes singly."""
        self.carriers: list[tuple[int, Group]] = []
        """Groups of the Reserves with how many Opals go with them into one space."""
        if self.side.area is not None:
            self.single += opals_of(self.side.area)
        for group in self.side.reserves:
            opals = opals_of(group)
            able = opals and not (in_damage and _has_other_texts(group))
            if able and numbers.rule_level(table, seat, group, MAGIA):
                self.carriers.append((len(opals), group))
            else:
                self.single += opals
        self.carriers.sort(key=lambda one: -one[0])

    @property
    def most(self) -> int:
        """What the pool can come to."""
        made = [count for count, _ in self.carriers] + [1] * len(self.single)
        return self.side.pool + OPAL_VITAL * sum(made[: self.free])

    def place(self, due: int) -> EpikhaAction | None:
        """Return what to place next so that so much more Vital is there."""
        if not self.free:
            return None
        singles = OPAL_VITAL * min(self.free, len(self.single))
        if self.carriers and (due > singles or not self.single):
            return actions.PlaceMagic(self.carriers[0][1].id)
        return actions.PlaceMagic(self.single[0].id) if self.single else None


def opals_of(group: Group) -> list[Arm]:
    """Return the arms of a group that could be placed to make Vital and nothing else."""
    return [
        arm
        for body in group.bodies
        for arm in body.arms
        if not arm.magia and makes_vital(CARDS[arm.card]) and CARDS[arm.card].mask & MAGIA
    ]


def _has_other_texts(group: Group) -> bool:
    found = [effect for piece in magic.pieces_of(group) for effect in magic.texts(piece)]
    return not all(effect.op.MAKES_VITAL for effect in found)
