"""The pictures: the built sheets are those of their recipes."""

from __future__ import annotations

from pathlib import Path

from tools.checks import Fault


def faults(root: Path) -> list[Fault]:
    """Every picture that is missing, left over, or older than its recipe."""
    from sprites.art import build

    return [Fault("sprites/sheets", sentence) for sentence in build.faults()]
