"""The computer players of Vitorian Wars think what they thought when their strength was measured."""

from __future__ import annotations

import json

import pytest

from tests.opponents.vitorian_golden import FILE, positions, thoughts

KEPT = json.loads(FILE.read_text(encoding="utf-8"))


@pytest.fixture(scope="module")
def states() -> list[object]:
    return list(positions())


def test_there_are_positions_of_every_kind_of_question() -> None:
    asked = {row["ask"] for row in KEPT}
    assert {"main", "combat", "window", "support", "payment", "give", "aim", "upkeep", "recycle"} <= asked
    assert len(KEPT) > 60


@pytest.mark.parametrize("number", range(len(KEPT)))
def test_they_think_as_they_did(number: int, states: list[object]) -> None:
    """If a change of the players is meant: python -m tests.opponents.vitorian_golden, and measure again."""
    assert len(states) == len(KEPT)
    assert json.loads(json.dumps(thoughts(states[number], number))) == KEPT[number]  # type: ignore[arg-type]
