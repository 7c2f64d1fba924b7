"""The computer players of Paladines de Epikha think what they thought when their strength was measured."""

from __future__ import annotations

import json

import pytest

from game.epikha.system import EpikhaState
from tests.opponents.epikha_golden import FILE, positions, thoughts

KEPT = json.loads(FILE.read_text(encoding="utf-8"))


@pytest.fixture(scope="module")
def states() -> list[EpikhaState]:
    return positions()


def test_there_are_positions_of_every_kind_of_question() -> None:
    asked = {row["ask"] for row in KEPT}
    assert {"main", "attack", "respond", "window", "absorb", "aim", "payment", "bearer", "forced"} <= asked
    assert len(KEPT) > 60


@pytest.mark.parametrize("number", range(len(KEPT)))
def test_they_think_as_they_did(number: int, states: list[EpikhaState]) -> None:
    """If a change of the players is meant: python -m tests.opponents.epikha_golden, and measure again."""
    assert len(states) == len(KEPT)
    assert json.loads(json.dumps(thoughts(states[number], number))) == KEPT[number]
