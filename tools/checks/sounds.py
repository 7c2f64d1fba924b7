"""The sounds: cues, recipes and files agree, and every cue that the code plays exists."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

from sounds.cues import CUES
from tools.checks import Fault, source_files


def faults(root: Path) -> list[Fault]:
    """Everything wrong with the sounds."""
    from sounds.synth import build, recipes

    found = [Fault("sounds/files", sentence) for sentence in build.faults()]
    unequal = sorted(set(CUES) ^ set(recipes.RECIPES))
    found += [Fault("sounds/cues.py", f"{name} is a cue or a recipe, but not both") for name in unequal]
    return found + unknown_cues(root)


def unknown_cues(root: Path) -> list[Fault]:
    """Cues that the code plays and nobody has made."""
    found = []
    for path in source_files(root, "scenes", "sprites"):
        for line, name in played_in(path):
            if name not in CUES:
                where = f"{path.relative_to(root)}:{line}"
                found.append(Fault(where, f"plays the cue {name!r}, which is not there"))
    return found


def played_in(path: Path) -> Iterator[tuple[int, str]]:
    """The cues that a file plays by name: `sounds.play("...")` and its like."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.args):
            continue
        first = node.args[0]
        if node.func.attr == "play" and isinstance(first, ast.Constant) and isinstance(first.value, str):
            yield node.lineno, first.value
