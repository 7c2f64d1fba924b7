"""The fullest field of Paladines de Epikha is decided on in time (P-15), whatever is asked."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from game.epikha.observing import observe
from game.epikha.opponent import level_of
from game.epikha.planning import Planner
from game.epikha.state import Step
from game.opponents import Budget
from game.rules.chance import Chance
from game.rules.contract import MOST_LEGAL_ACTIONS
from tests.epikha.positions import A, B, Board

TROOPS = ("E03", "E05", "E07", "A06", "A07", "A08", "E04", "X12", "X02", "E06")
ARMS = ("E09", "E11", "E13", "E14", "E16", "A09", "A11")
HAND = ("E01", "E17", "A14", "X26", "X29", "X30", "X31", "E18", "A16", "E19", "X16", "X19", "A17", "E15")
A_TRY = 0.1
"""Seconds that one try is taken to last: more than it does anywhere."""
SLOWEST = 3.0
"""Seconds within which every decision falls."""


def full(active: int = A, phase: str = "combat") -> Board:
    """Ten characters a side, half of them armed, full hands, Opals for everything."""
    board = Board(active=active, phase=phase)
    for seat in (A, B):
        board.player(seat, *ARMS, "O1", "O1", "O1")
        for number, card in enumerate(TROOPS):
            board.add(seat, card if number % 2 or card == "A07" else (card, "E09", "E13", "O1"))
        for _ in range(8):
            board.armoury(seat, "O1")
        board.hand(seat, *HAND, pool=20)
    return board


def attacking() -> Board:
    """Who attacks?"""
    board = full()
    board.fight()
    return board


def planning() -> Board:
    """Despliegue, with all that can be played."""
    board = full(phase="deployment")
    board.main()
    return board


def answering() -> Board:
    """A window before four attackers."""
    board = full(active=B)
    board.start(Step("window", A, card="W4"))
    return board


@pytest.mark.parametrize("laid", [attacking, planning, answering])
def test_the_fullest_field_is_decided_on_in_time(laid: Callable[[], Board]) -> None:
    """By a clock that goes on with each try: a decision's seconds are allowed, and 3 never reached."""
    board = laid()
    seen = observe(board.table, A)
    assert 5 < len(seen.legal) <= MOST_LEGAL_ACTIONS
    tries = 0

    class Counted(Planner):
        def tried(self, *args: Any) -> float:
            nonlocal tries
            tries += 1
            return super().tried(*args)

    planner = Counted(seen, Chance.of(1), level_of("master").taste, Budget().seconds, lambda: tries * A_TRY)
    assert planner.best(planner.candidates(), 100_000, 2) in seen.legal
    assert tries > 0 and tries * A_TRY < SLOWEST
