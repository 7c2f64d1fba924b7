"""Positions of this board for its tests, laid out in code as the tests of the rules lay out theirs."""

from __future__ import annotations

from game.epikha.observing import observe
from game.epikha.state import Arm, Battle, Spot, replaced
from scenes.epikha.board import Board
from tests.epikha.positions import A, B
from tests.epikha.positions import Board as Position

__all__ = ["A", "B", "Table"]


class Table(Position):
    """A position that can be looked at."""

    def fights(self, seat: int, space: int, group: int, *chosen: int) -> None:
        """Let a group stand in a space of the Combat Zone with the arms selected for it."""
        side = self.table.sides[seat]
        there = self.group(group)
        side.reserves = [one for one in side.reserves if one.id != group]
        if side.area is not None and side.area.id == group:
            side.area = None
        side.combat[space] = replaced(there, chosen=chosen)
        self.table.battle = self.table.battle or Battle()

    def behind(self, seat: int, space: int, card: str) -> int:
        """Let a survivor of a dispersed Unit wait behind a space of the Combat Zone."""
        number = self.add(seat, card)
        side = self.table.sides[seat]
        group = side.reserves.pop()
        side.behind.append(replaced(group, behind=space))
        return number

    def magic(self, seat: int, space: int, card: str) -> int:
        """Let an arm lie alone in a space of the Magic Zone."""
        arm = Arm(self._number(), card, magia=True)
        self.table.sides[seat].magic[space] = Spot(arm=arm)
        return arm.id

    def bears(self, group: int) -> list[int]:
        """The numbers of all arms of a group."""
        return [arm.id for body in self.group(group).bodies for arm in body.arms]

    def seen(self, viewer: int = A) -> Board:
        """The board as a seat sees it."""
        return Board.of(observe(self.table, viewer))
