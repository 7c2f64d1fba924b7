"""Attacks by chance at a Player card with little Vital left, and whether they can be stopped at all.

The attacker has neither hand nor Vital, and nobody who fights has Evasion: all that happens is settled by
what the defender says, so that a search says for certain that some defence holds.
"""

from __future__ import annotations

from typing import Final

from game.epikha.habits import answer
from game.epikha.rules.legality import carry_out, legal
from game.epikha.state import Table
from game.rules.chance import Chance
from tests.epikha.positions import A, B, Board

ATTACKERS: Final = ("E01", "E02", "E03", "E05", "E06", "E07", "E08", "A02", "A03", "A06", "A07", "X01", "X07")
DEFENDERS: Final = (*ATTACKERS, "E04", "A05", "X03", "X11")
ARMS: Final = ("E09", "E11", "E13", "E14", "A09", "A12", "X15", "X21", "O1", "O1", "O1")
SPELLS: Final = ("E18", "A16", "E17", "A14", "A15", "X28", "X30")
LEAST_VITAL: Final = 5
NODES: Final = 400
"""So many positions are looked at before a defence is taken for not to be found."""


def attack(seed: int) -> Board:
    """An attack on B, who is asked first; different for each seed."""
    chance = Chance.of(seed, 77)

    def some(cards: tuple[str, ...], most: int) -> list[str]:
        return [chance.pick(cards) for _ in range(chance.below(most + 1))]

    board = Board()
    board.player(B, *some(ARMS, 4), damage=200 - LEAST_VITAL - chance.below(50))
    board.player(A, *some(ARMS[:8], 2))
    for card in some(DEFENDERS, 3):
        arms = some(("E09", "E13", "O1"), 1)
        board.add(B, (card, *arms) if card not in ("A07", "X07") else card)
    board.hand(B, *some(SPELLS, 2), pool=5 * chance.below(3))
    lanes = [board.add(A, card) for card in [*some(ATTACKERS, 3), chance.pick(ATTACKERS)]]
    area = board.table.sides[A].area
    assert area is not None
    board.attack(*lanes[:3], *([area.id] if chance.below(2) else []))
    return board


def attacker_answers(table: Table) -> None:
    """Let the attacker answer by habit what he is asked in this combat."""
    while goes_on(table) and table.question is not None and table.question.seat == A:
        carry_out(table, answer(table.clone()))


def goes_on(table: Table) -> bool:
    """Say whether the combat is not over yet."""
    return table.outcome is None and table.battle is not None and table.question is not None


def survives(table: Table, budget: list[int] | None = None) -> bool:
    """Say whether B finds a way to live through the attack, habits tried first; the table is used up."""
    budget = [NODES] if budget is None else budget
    attacker_answers(table)
    if not goes_on(table):
        return table.outcome is None or table.outcome.winner == B
    first = answer(table.clone())
    for action in sorted(legal(table), key=lambda one: one != first):
        if budget[0] <= 0:
            return False
        budget[0] -= 1
        after = table.clone()
        carry_out(after, action)
        if survives(after, budget):
            return True
    return False
