"""Reads what the game left on the disk: the record of a match, and the film of a filmed one."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

CARD = re.compile(r"[XOBS][1-8]")
PUBLIC = 0
"""Place of the form of a split event that everybody may know; those of the seats follow."""


@dataclass(frozen=True)
class MatchRecord:
    """The lines of a match record as plain values."""

    setup: dict[str, Any]
    acts: list[dict[str, Any]]
    end: dict[str, Any] | None

    @classmethod
    def newest(cls, data: Path) -> MatchRecord:
        """The match that was begun last in a folder of saves."""
        return cls.read(max(data.glob("matches/*.match")))

    @classmethod
    def read(cls, path: Path) -> MatchRecord:
        """The record in a file: lines of a checksum and a JSON value; one still being written is left out."""
        whole, _, _ = path.read_text(encoding="utf-8").rpartition("\n")
        lines = [json.loads(line.partition(" ")[2]) for line in whole.splitlines()]
        kinds = [line["line"] for line in lines]
        assert kinds[0] == "setup"
        assert set(kinds[1:]) <= {"act", "end"}, "only plain matches are read here"
        ends = [line for line in lines if line["line"] == "end"]
        return cls(lines[0], [line for line in lines if line["line"] == "act"], ends[0] if ends else None)

    @property
    def turns(self) -> int:
        """How many turns were begun; the extra turn of a 5 belongs to the one before."""
        return sum(form["event"] == "turn_started" and not form.get("extra") for _, form in self.forms(None))

    def events(self) -> Iterator[tuple[int, Any]]:
        """Every event with the number of actions after which it had happened."""
        for event in self.setup["told"]:
            yield 0, event
        for number, act in enumerate(self.acts, 1):
            for event in act["told"]:
                yield number, event

    def forms(self, viewer: int | None) -> Iterator[tuple[int, Any]]:
        """The events as ``viewer`` (None: everybody) was told of them."""
        place = PUBLIC if viewer is None else viewer + 1
        for acts, event in self.events():
            yield acts, event["split"][place] if "split" in event else event

    def told(self, viewer: int | None) -> list[tuple[int, int, set[str]]]:
        """What ``viewer`` was shown: after how many actions, in which round, which cards."""
        found, number = [], 0
        for acts, form in self.forms(viewer):
            number = form["round"] if form["event"] == "round_started" else number
            found.append((acts, number, cards_in(form)))
        return found


def cards_in(value: Any) -> set[str]:
    """Every card named anywhere in a plain value."""
    if isinstance(value, str):
        return {value} if CARD.fullmatch(value) else set()
    inner = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    return set().union(*map(cards_in, inner))
