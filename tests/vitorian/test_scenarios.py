"""Every scenario of Vitorian Wars goes as it is written; the index names them all."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from game.scenarios.vitorian.door import VitorianDoor

ROOT = Path(__file__).resolve().parents[2]
FILES = sorted((ROOT / "tests" / "scenarios" / "vitorian").glob("*.json"))
INDEX = json.loads((ROOT / "game" / "vitorian" / "rules_index.json").read_text("utf-8"))


def test_the_index_names_every_scenario() -> None:
    assert sorted(path.stem for path in FILES) == sorted(INDEX["scenarios"])


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_scenario_goes_as_written(path: Path) -> None:
    run = VitorianDoor().load(path.read_bytes())
    assert [step.mismatches for step in run.play() if step.mismatches] == []
    assert run.mismatches() == []
    assert run.file.id == path.stem and run.file.title and set(run.file.rules) <= set(INDEX["rules"])
