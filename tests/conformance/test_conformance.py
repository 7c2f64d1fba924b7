"""One suite for every system: what the rest of the house relies on."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from game.systems import SYSTEMS
from tests.conformance.cases import CASES
from tests.conformance.checks import CHECKS, Case, journals_replay


def test_every_system_of_the_house_is_held_to_the_contract() -> None:
    assert set(CASES) == {*SYSTEMS, "candles"}
    assert all(CASES[name].system is system for name, system in SYSTEMS.items())
    assert all(system.id == name for name, system in SYSTEMS.items())


@pytest.mark.rule("D43", "D50", "D51", "D52", "D53", "R26")
@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize("name", CASES)
def test_a_system_keeps_its_promises(name: str, check: Callable[[Case], None]) -> None:
    check(CASES[name])


@pytest.mark.rule("D50")
@pytest.mark.parametrize("name", CASES)
def test_a_journal_played_again_gives_the_digest(name: str, tmp_path: Path) -> None:
    journals_replay(CASES[name], tmp_path)


def test_the_made_up_system_has_what_the_first_one_has_not() -> None:
    """Its stakes can be taken back, its rolls cannot: both ways of the undo check are walked."""
    from game.match import Match, MatchSetup
    from tests.conformance.candles import CANDLES, CandlesConfig, Lay, Roll

    match = Match(CANDLES, MatchSetup(CandlesConfig(), 1))
    match.act(0, Lay(2))
    assert match.can_undo(0)
    match.act(0, Roll())
    assert not match.can_undo(0)
