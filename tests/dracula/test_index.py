"""The rule index: complete, in order, and held by tests and code."""

from __future__ import annotations

import json
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
INDEX = json.loads((ROOT / "game" / "dracula" / "rules_index.json").read_text("utf-8"))


def test_the_index_names_every_rule_and_ruling_once_in_order() -> None:
    wanted = [f"D{number}" for number in range(1, 56)] + [f"R{number}" for number in range(1, 27)]
    assert list(INDEX["rules"]) == wanted
    assert len(set(INDEX["rules"].values())) == len(wanted)


def test_every_scenario_file_is_in_the_index() -> None:
    there = sorted(path.stem for path in (ROOT / "tests" / "scenarios" / "dracula").glob("*.json"))
    assert there == sorted(INDEX["scenarios"])
