"""Long tests in parts: the first is played every day, the others where the whole is proved (`--thorough`)."""

from __future__ import annotations

from typing import Any

import pytest


def shares(parts: int) -> list[Any]:
    """Parameters that cut a sequence into so many parts, each with every `parts`-th of its items."""
    slices = [slice(first, None, parts) for first in range(parts)]
    names = [f"part {number} of {parts}" for number in range(1, parts + 1)]
    return [
        pytest.param(part, id=name, marks=[pytest.mark.thorough] if part.start else [])
        for part, name in zip(slices, names, strict=True)
    ]
