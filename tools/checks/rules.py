"""The rules: every id of a game's index has a test and a place in the code, every scenario a file.

The index `game/GAME/rules_index.json` is an object: "rules" maps each id to a few words on what it says,
"scenarios" lists the ids of the scenarios, "exempt" maps at most three ids that ask nothing of the program to
the reason why.
"""

from __future__ import annotations

import ast
import json
import re
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from game.systems import SYSTEMS
from tools.checks import Fault, nodes_of, source_files

GAMES = tuple(SYSTEMS)
MOST_EXEMPT = 3


def faults(root: Path) -> list[Fault]:
    """Every rule and scenario that nobody holds."""
    return [fault for game in GAMES for fault in game_faults(root, game)]


def game_faults(root: Path, game: str) -> Iterator[Fault]:
    """The faults of one game."""
    where = f"game/{game}/rules_index.json"
    index = read_index(root, game)
    exempt = index.get("exempt", {})
    if len(exempt) > MOST_EXEMPT or not all(exempt.values()):
        yield Fault(where, f"exempts {len(exempt)} ids; at most {MOST_EXEMPT}, each with its reason")
    for rule, row in rows(root, game).items():
        if rule in exempt:
            continue
        if not row["tests"]:
            yield Fault(where, f"{rule} has no test (mark one with @pytest.mark.rule({rule!r}))")
        if not row["code"]:
            yield Fault(where, f"{rule} is named nowhere in the code")
    yield from stray_ids(root, game, set(index["rules"]))
    yield from scenario_faults(root, game, index["scenarios"])


def read_index(root: Path, game: str) -> dict[str, Any]:
    """The index of a game."""
    return dict(json.loads((root / "game" / game / "rules_index.json").read_text(encoding="utf-8")))


def rows(root: Path, game: str) -> dict[str, dict[str, Any]]:
    """For each rule id what it is about, its tests and its places in the code."""
    tests, code = tested(root), coded(root, game)
    index = read_index(root, game)
    return {
        rule: {"about": about, "tests": sorted(tests.get(rule, ())), "code": sorted(code.get(rule, ()))}
        for rule, about in index["rules"].items()
    }


def tested(root: Path) -> dict[str, set[str]]:
    """The places of all `pytest.mark.rule(...)`, and the scenario files, by rule id."""
    found: dict[str, set[str]] = defaultdict(set)
    for path in source_files(root, "tests"):
        for node in nodes_of(path):
            for rule in marked(node):
                found[rule].add(f"{path.relative_to(root)}:{node.lineno}")  # type: ignore[attr-defined]
    for path in sorted((root / "tests" / "scenarios").glob("*/*.json")):
        for rule in rules_of(path):
            found[rule].add(str(path.relative_to(root)))
    return found


def rules_of(scenario: Path) -> list[str]:
    """The rules that a scenario file tries; none of a file that cannot be read, which its own test tells."""
    try:
        return list(json.loads(scenario.read_text(encoding="utf-8")).get("rules", ()))
    except ValueError:
        return []


def marked(node: ast.AST) -> list[str]:
    """The ids that a node gives to a test, if it is such a mark."""
    if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "rule"):
        return []
    if not (isinstance(node.func.value, ast.Attribute) and node.func.value.attr == "mark"):
        return []
    words = (word.value for word in node.args if isinstance(word, ast.Constant))
    return [word for word in words if isinstance(word, str)]


def coded(root: Path, game: str) -> dict[str, set[str]]:
    """The places of every id in the rules code of a game, words and comments included."""
    known = set(read_index(root, game)["rules"])
    letters = "".join(sorted({rule[0] for rule in known}))
    found: dict[str, set[str]] = defaultdict(set)
    for path in source_files(root, f"game/{game}"):
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            for rule in ids_in(line, letters):
                # "D14.1" is a part of D14 where the index knows no parts
                name = rule if rule in known else whole_of(rule, known)
                found[name].add(f"{path.relative_to(root)}:{number}")
    return found


def whole_of(rule: str, known: set[str]) -> str:
    """The rule of which `rule` is a part, if the index knows that one, else `rule` itself."""
    whole = rule.partition(".")[0]
    return whole if whole in known else rule


def ids_in(line: str, letters: str) -> set[str]:
    """The rule ids in a line that begin with one of `letters`; spans such as "D13-D15" name all between.

    Ids are "D13", or with a chapter "V12.3", perhaps with a letter behind; a span stays within its chapter.
    """
    found = set(re.findall(rf"\b[{letters}][1-9]\d?(?:\.\d{{1,2}}[a-z]?)?(?![\w-])", line))
    span = rf"\b([{letters}](?:\d+\.)?)(\d+)\s*(?:-|–|to)\s*\1(\d+)\b"
    for chapter, first, last in re.findall(span, line):
        found |= {f"{chapter}{number}" for number in range(int(first), int(last) + 1)}
    return found


def stray_ids(root: Path, game: str, known: set[str]) -> Iterator[Fault]:
    """Ids that code or tests name and the index does not know."""
    chapters = any("." in rule for rule in known)  # then a bare "E20" is a chapter, or the name of a card
    for rule, where in sorted(coded(root, game).items()):
        if rule not in known and not is_chapter(rule, known) and ("." in rule or not chapters):
            yield Fault(min(where), f"names the rule {rule}, which the index does not know")
    letters = {rule[0] for rule in known}
    for rule, where in sorted(tested(root).items()):
        if rule[0] in letters and rule not in known:
            yield Fault(min(where), f"tests the rule {rule}, which the index does not know")


def is_chapter(rule: str, known: set[str]) -> bool:
    """True for the number of a whole chapter, such as "V12"."""
    return any(other.startswith(f"{rule}.") for other in known)


def scenario_faults(root: Path, game: str, scenarios: list[str]) -> Iterator[Fault]:
    """Scenarios without a file, and files of no scenario."""
    folder = root / "tests" / "scenarios" / game
    there = {path.stem for path in folder.glob("*.json")}
    for name in sorted(set(scenarios) - there):
        yield Fault(f"tests/scenarios/{game}", f"has no file for the scenario {name}")
    for name in sorted(there - set(scenarios)):
        yield Fault(f"tests/scenarios/{game}/{name}.json", "is no scenario of the index")
