"""Every scenario file is played, and all goes as it says."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from game.scenario import play_scenario
from game.systems import SYSTEMS

HERE = Path(__file__).resolve().parent
FILES = sorted(path for game in SYSTEMS for path in (HERE / game).glob("*.json"))
RULES = {
    game: json.loads((HERE.parents[1] / "game" / game / "rules_index.json").read_text("utf-8"))["rules"]
    for game in SYSTEMS
}


def test_the_scenarios_of_the_rules_are_all_there() -> None:
    numbers = {int(path.stem[1:]) for path in FILES if path.stem.startswith("C")}
    assert len(numbers) == 45 and min(numbers) == 1 and max(numbers) == 59


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_scenario_goes_as_written(path: Path) -> None:
    report = play_scenario(path.read_bytes(), path.name)
    assert [step.mismatches for step in report.steps if step.mismatches] == []
    assert report.mismatches == []
    assert report.ok
    assert report.id == path.stem


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_scenario_names_known_rules_and_expects_something(path: Path) -> None:
    file = json.loads(path.read_text("utf-8"))
    assert file["rules"] and set(file["rules"]) <= set(RULES[file["game"]])
    assert file["expect"] and file["title"]
    refused = [step["refused"] for step in file["steps"] if isinstance(step, dict) and "refused" in step]
    assert not any(isinstance(code, bool) for code in refused), "say which refusal is meant"
    assert re.fullmatch(r"[CRN]\d\d|V\d\d[a-z]?|E\d{3}[a-z]?", file["id"])
