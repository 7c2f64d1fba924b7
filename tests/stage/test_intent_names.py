"""The names of intents: whatever a screen answers to, and whatever a key or a button says, is one of them."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.settings import DEFAULT_KEYS
from scenes.intents import LOOKS
from scenes.padbuttons import DEFAULT_PAD
from sprites.intent import ACTIONS


def answered_in(path: Path) -> Iterator[str]:
    """The names with which a file compares `intent.name`."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Compare) and ast.unparse(node.left) == "intent.name":
            for part in (part for other in node.comparators for part in ast.walk(other)):
                if isinstance(part, ast.Constant) and isinstance(part.value, str):
                    yield part.value


@pytest.mark.parametrize("folder", ["scenes", "sprites"])
def test_screens_answer_only_to_intents_that_there_are(root: Path, folder: str) -> None:
    answered = {name for path in (root / folder).rglob("*.py") for name in answered_in(path)}
    assert answered
    assert answered <= set(ACTIONS)


@pytest.mark.parametrize("device", [DEFAULT_KEYS, DEFAULT_PAD])
def test_every_key_and_button_says_an_intent(device: dict[str, object]) -> None:
    assert set(device) - set(LOOKS) <= set(ACTIONS)
