"""The checks behind `main.py check`, one module a subject. Each returns all faults it finds."""

from __future__ import annotations

import ast
from dataclasses import dataclass
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
"""The project's folder."""


@dataclass(frozen=True, order=True)
class Fault:
    """Something wrong: where it stands, and what to do about it."""

    where: str
    what: str

    def __str__(self) -> str:
        return f"{self.where}: {self.what}"


def nodes_of(path: Path) -> tuple[ast.AST, ...]:
    """All nodes of a source file. Several checks look at each file, so it is parsed once in a process."""
    return _parsed(path, path.stat().st_mtime_ns)


@cache
def _parsed(path: Path, changed: int) -> tuple[ast.AST, ...]:
    return tuple(ast.walk(ast.parse(path.read_text(encoding="utf-8"))))


def source_files(root: Path, *folders: str) -> list[Path]:
    """The Python files below some folders, in order."""
    return [path for folder in folders for path in sorted((root / folder).rglob("*.py"))]
