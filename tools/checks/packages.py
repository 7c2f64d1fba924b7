"""The lists of packages, each kept twice: requirements*.txt for run.py, pyproject.toml for uv."""

from __future__ import annotations

import tomllib
from pathlib import Path

from tools.checks import Fault


def faults(root: Path) -> list[Fault]:
    """Every package that only one list has, or at another version."""
    project = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))
    found = compare("requirements.txt", pins(root / "requirements.txt"), project["project"]["dependencies"])
    for name in ("test", "dev"):
        file = f"requirements-{name}.txt"
        theirs = [pin for pin in project["dependency-groups"][name] if isinstance(pin, str)]
        found += compare(file, pins(root / file), theirs)
    return found


def pins(path: Path) -> list[str]:
    """The pinned packages of a requirements file."""
    lines = (line.split("#")[0].strip() for line in path.read_text(encoding="utf-8").splitlines())
    return [line for line in lines if line and not line.startswith("-")]


def compare(name: str, mine: list[str], theirs: list[str]) -> list[Fault]:
    """What stands in only one of the two lists."""
    only_mine, only_theirs = sorted(set(mine) - set(theirs)), sorted(set(theirs) - set(mine))
    found = [Fault(name, f"{pin} is not in pyproject.toml") for pin in only_mine]
    return found + [Fault("pyproject.toml", f"{pin} is not in {name}") for pin in only_theirs]
