"""Fixtures of the tests of saving."""

from __future__ import annotations

import os

import pytest


@pytest.fixture(autouse=True)
def quick_disk(monkeypatch: pytest.MonkeyPatch) -> None:
    """Wait for no disk: what a program has written outlives the program, and no test cuts the power."""
    monkeypatch.setattr(os, "fsync", lambda handle: None)
