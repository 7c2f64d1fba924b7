"""Living through what is shown: whether the Player card falls to it, and what would stop that.

Habits answer well as a rule, and trying out looks at a few ways to answer only. Where both let the own Player
card fall, everything that may be said is searched, habit first: who stands in the way, with which arms, what
absorbs, which spell comes in between. The rival answers by habit.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, cast

from game.epikha.actions import EpikhaAction
from game.epikha.habits import Mind, answer
from game.epikha.judgement import Scale
from game.epikha.observing import player_vital
from game.epikha.rules import numbers
from game.epikha.rules.legality import carry_out, legal
from game.epikha.state import Table
from game.rules.contract import Action

NODES: Final = 300
"""So many positions are looked at before a way to live is taken for not to be there."""
FURTHER: Final = 60
"""What spells, weapons still to be selected and the like may add to a shown attack."""


def in_danger(table: Table, seat: int) -> bool:
    """Say whether what is shown could destroy the Player card of a seat."""
    question, vital = table.question, player_vital(table, seat)
    if question is None or vital is None:
        return False
    packet = question.packet
    if table.battle is None and not table.chain and packet is None:
        return False
    enemy = 1 - seat
    force = sum([numbers.force_of(table, enemy, one) for one in table.sides[enemy].combat if one is not None])
    force += sum([item.force for item in table.chain if item.seat == enemy])
    return vital <= force + FURTHER + (0 if packet is None else packet.total)


class Rescue:
    """The search for a way to live from one decision on."""

    def __init__(self, seat: int, scale: Scale, expired: Callable[[], bool], nodes: int = NODES) -> None:
        """It ends without a result once it has ``expired``."""
        self._seat, self._scale, self._expired = seat, scale, expired
        self._left = nodes

    def better(self, table: Table, meant: EpikhaAction) -> EpikhaAction:
        """Return what is ``meant`` if it can be lived through, else what can, else what is meant."""
        others = [one for one in legal(table) if one != meant]
        for action in (meant, *cast(Sequence[EpikhaAction], others)):
            if self._left <= 0 or self._expired():
                break
            if self._lives_after(table, action):
                return action
        return meant

    def _lives_after(self, table: Table, action: Action) -> bool:
        self._left -= 1
        after = table.clone()
        carry_out(after, action)
        return self._lives(after)

    def _lives(self, table: Table) -> bool:
        """Say whether the seat finds a way to live; nothing is asked of it where it changes nothing."""
        self._others(table)
        if table.outcome is not None:
            return table.outcome.winner != 1 - self._seat
        if not self._goes_on(table):
            return True
        first = answer(table.clone(), Mind(self._scale))
        for action in (first, *(one for one in legal(table) if one != first)):
            if self._left <= 0 or self._expired():
                return False
            if self._lives_after(table, action):
                return True
        return False

    def _others(self, table: Table) -> None:
        """Let the rival answer by habit until the seat is asked."""
        mind = Mind(self._scale)
        while self._goes_on(table) and table.question is not None and table.question.seat != self._seat:
            carry_out(table, answer(table, mind))

    def _goes_on(self, table: Table) -> bool:
        """Say whether what is shown is not over yet."""
        question = table.question
        if question is None:
            return False
        if table.battle is not None or table.chain:
            return True
        return question.packet is not None or question.ask in ("payment", "aim", "points", "coin")
