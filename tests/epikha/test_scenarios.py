"""The scenario files of Paladines de Epikha: all numbered ones are there, and go as written."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from game.scenarios.epikha.door import EpikhaDoor

ROOT = Path(__file__).resolve().parents[2]
FILES = sorted((ROOT / "tests" / "scenarios" / "epikha").glob("*.json"))
INDEX = json.loads((ROOT / "game" / "epikha" / "rules_index.json").read_text("utf-8"))
NUMBERED = {
    *(
        1,
        2,
        3,
        5,
        6,
        7,
        9,
        10,
        11,
        13,
        14,
        15,
        17,
        18,
        19,
        21,
        22,
        23,
        25,
        26,
        27,
        29,
        30,
        31,
        33,
        34,
        35,
        37,
    ),
    *(38, 39, 41, 42, 43, 45, 46, 47, 49, 50, 51, 53, 54, 55, 57, 58, 59, 61, 62, 63, 65, 66, 67, 69, 70, 71),
    *(73, 74, 75, 77, 78, 79, 81, 82, 83, 85, 86, 87, 89, 90, 91, 93, 94, 95, 97, 98, 99, 101, 102, 103, 105),
    *(106, 107, 109, 110, 111, 113, 114, 115, 117, 118, 119, 121, 122, 123, 125, 126, 127),
}
"""The scenarios of the rules; files from 200 on are ours."""


def test_every_numbered_scenario_has_a_file() -> None:
    assert {int(path.stem[1:4]) for path in FILES if int(path.stem[1:4]) < 200} == NUMBERED
    assert INDEX["scenarios"] == [path.stem for path in FILES]


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_scenario_goes_as_written(path: Path) -> None:
    run = EpikhaDoor().load(path.read_bytes())
    assert [step.mismatches for step in run.play() if step.mismatches] == []
    assert run.mismatches() == [] and run.lines()
