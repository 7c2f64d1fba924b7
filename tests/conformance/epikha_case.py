"""What only tests know of Paladines de Epikha."""

from __future__ import annotations

from collections import Counter
from typing import Any

from game.epikha.actions import Aim, Assign, Attack, Bear, Pay, PlaceMagic, Play, Spend
from game.epikha.observing import player_vital
from game.epikha.state import Table
from game.epikha.system import SYSTEM
from game.epikha.view import Preview
from game.rules.chance import Chance
from tests.conformance.checks import Case


def permute(table: Any, seat: int, chance: Chance) -> Any:
    """Exchange all cards that ``seat`` cannot see, and the chance that is still to come (E1.5).

    A card that its owner is about to announce stays in his hand.
    """
    other: Table = table.clone()
    rival, question = other.sides[1 - seat], other.question
    said = [question.card] if question is not None and question.seat != seat else []
    fixed = Counter(rival.shown) | (Counter(said) & Counter(rival.hand))
    hidden = list((Counter(rival.hand) - fixed).elements()) + rival.deck
    chance.shuffle(hidden)
    depth = len(rival.deck)
    rival.deck[:] = hidden[:depth]
    rival.hand[:] = [*fixed.elements(), *hidden[depth:]]
    chance.shuffle(other.sides[seat].deck)
    other.play_chance.word()
    other.setup_chance.word()
    return other


def truth(table: Any, seat: int) -> Any:
    """What both Player cards have and the seat's pool, a payment that is asked taken as proposed."""
    question = table.question
    if question is not None and question.seat == seat and question.ask == "payment":
        table = table.clone()
        table.apply(Pay())
    return player_vital(table, 0), player_vital(table, 1), table.sides[seat].pool


def foreseen(preview: Preview) -> Any:
    """The same as a preview says it."""
    return (*preview.vital, preview.pool)


EPIKHA = Case(
    SYSTEM, permute, truth, foreseen,
    (Attack(99, 0), Play("none"), Aim(999), Assign(999), PlaceMagic(999), Spend(-3), Bear(4)), can_undo=True,
)  # fmt: skip
