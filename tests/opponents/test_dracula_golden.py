"""The computer players think as they did when their strength was measured (see ``golden.py``)."""

from __future__ import annotations

import json

from tests.opponents.golden import FILE, everything


def test_nothing_is_thought_otherwise_than_when_it_was_measured() -> None:
    measured, now = json.loads(FILE.read_text(encoding="utf-8")), everything()
    assert now["table"] == measured["table"]
    for number, (was, found) in enumerate(zip(measured["positions"], now["positions"], strict=True)):
        for what, value in was.items():
            assert found[what] == value, (number, what)
