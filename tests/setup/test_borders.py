"""The borders between the folders that import-linter cannot see: chance, numpy, and what starts early."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Mapping
from graphlib import TopologicalSorter
from pathlib import Path

import pytest

from game.systems import SYSTEMS

BUILD_ONLY = ("sprites/art", "sounds/synth")


def imports(path: Path) -> set[str]:
    """The top names of everything a file imports, wherever in it."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name.split(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            found.add(node.module.split(".")[0])
    return found


def offenders(root: Path, folder: str, banned: set[str]) -> list[str]:
    paths = sorted((root / folder).rglob("*.py"))
    assert paths
    inside = (path for path in paths if not str(path.relative_to(root)).startswith(BUILD_ONLY))
    return [str(path.relative_to(root)) for path in inside if imports(path) & banned]


def test_the_rules_reach_out_for_nothing(root: Path) -> None:
    banned = {"pygame", "pytmx", "random", "numpy", "PIL", "main", "scenes", "sprites", "sounds", "tools"}
    assert offenders(root, "game", banned) == []


@pytest.mark.parametrize("folder", ["scenes", "sprites", "sounds"])
def test_only_the_builds_need_numpy(root: Path, folder: str) -> None:
    assert offenders(root, folder, {"numpy", "PIL", "resvg_py"}) == []


REGISTRIES = ("game/systems.py", "scenes/boards.py", "scenes/tour.py")
"""The explicit lists of games; the states of the tour show pages of the house with a game on them."""


def names_a_game(path: Path) -> bool:
    """Whether a file imports from the folder of a game."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        named = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
        if isinstance(node, ast.ImportFrom) and node.module:
            named = [node.module, *(f"{node.module}.{alias.name}" for alias in node.names)]
        if any(set(name.split(".")) & set(SYSTEMS) for name in named):
            return True
    return False


@pytest.mark.parametrize("folder", ["game", "scenes", "sprites", "sounds"])
def test_what_the_games_share_knows_none_of_them(root: Path, folder: str) -> None:
    shared = [
        path
        for path in sorted((root / folder).rglob("*.py"))
        if not set(path.relative_to(root).parts) & set(SYSTEMS)
        and str(path.relative_to(root)) not in REGISTRIES
        and not path.stem.endswith("tour_states")
    ]
    assert shared
    assert [str(path.relative_to(root)) for path in shared if names_a_game(path)] == []


def needs(path: Path, known: Mapping[str, Path]) -> set[str]:
    """The modules of ours that must be there before this one: what it imports at its beginning."""
    found: set[str] = set()
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            within = {f"{node.module}.{alias.name}" for alias in node.names}
            found |= {name if name in known else node.module for name in within}
    return found & set(known)


def test_no_module_needs_itself(root: Path) -> None:
    paths = [
        path for folder in ("game", "scenes", "sprites", "sounds") for path in (root / folder).rglob("*.py")
    ]
    known = {
        ".".join(path.relative_to(root).with_suffix("").parts).removesuffix(".__init__"): path
        for path in paths
    }
    order = TopologicalSorter({name: needs(path, known) for name, path in known.items()})
    assert len(list(order.static_order())) == len(known)


def test_playing_loads_neither_numpy_nor_the_tests(root: Path) -> None:
    code = (
        "import sys, main, scenes.app, scenes.start, scenes.tour, sounds.mixer\n"
        "print(sorted({name.split('.')[0] for name in sys.modules} & {'numpy', 'PIL', 'pytest', 'tools'}))"
    )
    told = subprocess.run([sys.executable, "-c", code], cwd=root, capture_output=True, text=True)
    assert told.stderr == ""
    assert told.stdout.strip() == "[]"
