"""The mutation tester: it finds places, changes only them, and tells a good suite from a bad one."""

from __future__ import annotations

import ast
import json
import subprocess
import sys
from pathlib import Path

import pytest

from tools import mutants
from tools.mutation import places

SOURCE = '''
"""A docstring with 3 numbers."""
from typing import Final
LIMIT: Final[int] = 3
def fits(count: int, names: list[str]) -> bool:
    """Whether it fits."""
    if not names or count >= LIMIT:
        raise ValueError(f"{count + 1} is too many")
    names.append("x")
    return min(count, 2) + 1 < LIMIT
'''


def changed(number: int, variant: int = 0) -> str:
    tree = ast.parse(SOURCE)
    places(tree)[number].changes[variant].make()
    return ast.unparse(tree)


def test_the_places_are_those_that_could_matter() -> None:
    found = [change.before for place in places(ast.parse(SOURCE)) for change in place.changes[:1]]
    assert found == [
        "3",
        "not names or count >= LIMIT",
        "not names or count >= LIMIT",
        "not names",
        "count >= LIMIT",
        "raise ValueError(f'{count + 1} is too many')",
        "names.append('x')",
        "return min(count, 2) + 1 < LIMIT",
        "min(count, 2) + 1 < LIMIT",
        "min(count, 2) + 1",
        "min(count, 2)",
        "2",
        "1",
    ]


def test_each_change_changes_one_thing() -> None:
    plain = ast.unparse(ast.parse(SOURCE)).splitlines()
    for number, place in enumerate(places(ast.parse(SOURCE))):
        for variant in range(len(place.changes)):
            new = changed(number, variant).splitlines()
            assert sum(old != line for old, line in zip(plain, new, strict=True)) == 1


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A tiny project with one rules file, whose tests may be good or bad."""
    package = tmp_path / "game" / "toy"
    package.mkdir(parents=True)
    (tmp_path / "game" / "__init__.py").touch()
    (package / "__init__.py").touch()
    (package / "rules.py").write_text("def may(count):\n    return count >= 3\n", encoding="utf-8")
    (tmp_path / "tests" / "toy").mkdir(parents=True)
    return tmp_path


def run_tool(project: Path, root: Path) -> tuple[int, dict]:
    """The tool on the tiny project, in a process of its own: it forks, and should fork nothing of ours."""
    code = (
        "import sys, pathlib; from tools import mutants; mutants.GAMES = ('toy',)\n"
        "mutants.ROOT = pathlib.Path(sys.argv[1]); sys.exit(mutants.main(['toy', '--json', '--seed', '1']))"
    )
    command = [sys.executable, "-c", code, str(project)]
    done = subprocess.run(command, cwd=root, capture_output=True, text=True)
    assert done.stderr == ""
    return done.returncode, json.loads(done.stdout)


@pytest.mark.parametrize(
    ("test", "survivors", "code"),
    [
        ("assert not may(2) and may(3) and not may(1)", [], 0),
        ("assert may(9)", ["3", "count >= 3"], 1),
    ],
)
def test_a_weak_suite_is_told_from_a_strong_one(
    project: Path, root: Path, test: str, survivors: list[str], code: int
) -> None:
    text = f"from game.toy.rules import may\ndef test_may():\n    {test}\n"
    (project / "tests" / "toy" / "test_may.py").write_text(text, encoding="utf-8")
    ended, told = run_tool(project, root)
    assert ended == code
    assert told["places"] == 3
    assert sorted(row["before"] for row in told["survivors"]) == sorted(survivors)
    assert told["noticed"] == 3 - len(survivors)


def test_what_people_wrote_about_a_survivor_stays(project: Path) -> None:
    path = project / "list.md"
    row = {"file": "game/toy/rules.py", "line": 2, "before": "a | b", "after": "1"}
    result = {"game": "toy", "seed": 1, "places": 2, "noticed": 1, "survivors": [row]}
    mutants.write_list(path, result)
    path.write_text(path.read_text(encoding="utf-8").replace("|  |", "| the same |"), encoding="utf-8")
    mutants.write_list(path, result | {"survivors": [row | {"line": 5}]})
    assert path.read_text(encoding="utf-8").splitlines()[-1] == (
        "| game/toy/rules.py:5 | `a \\| b` | `1` | the same |"
    )
