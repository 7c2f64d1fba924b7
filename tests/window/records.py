"""Reads what the game left on the disk: the record of a match, and the film of a filmed one."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

CARD = re.compile(r"[XOBS][1-8]")
PUBLIC, FULL = 0, 3
"""Places of the forms of a split event: for everybody, for seat 0, for seat 1, for a spectator."""


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
        """The record in a file: lines of a checksum and a JSON value."""
        lines = [json.loads(line.partition(" ")[2]) for line in path.read_text(encoding="utf-8").splitlines()]
        kinds = [line["line"] for line in lines]
        assert kinds[0] == "setup"
        assert set(kinds[1:]) <= {"act", "end"}, "only plain matches are read here"
        ends = [line for line in lines if line["line"] == "end"]
        return cls(lines[0], [line for line in lines if line["line"] == "act"], ends[0] if ends else None)

    @property
    def seats(self) -> list[int]:
        """Who acted, without repetition: a new entry is a new turn of the other seat."""
        acting = [act["seat"] for act in self.acts]
        return [seat for place, seat in enumerate(acting) if place == 0 or acting[place - 1] != seat]

    def events(self) -> Iterator[tuple[int, Any]]:
        """Every event with the number of actions after which it had happened."""
        for event in self.setup["told"]:
            yield 0, event
        for number, act in enumerate(self.acts, 1):
            for event in act["told"]:
                yield number, event

    def told(self, viewer: int | None) -> dict[int, list[tuple[int, set[str]]]]:
        """By round: after how many actions which cards were shown to ``viewer`` (None: to everybody)."""
        rounds: dict[int, list[tuple[int, set[str]]]] = {}
        number = 0
        for acts, event in self.events():
            form = event["split"][PUBLIC if viewer is None else viewer + 1] if "split" in event else event
            number = form["round"] if form["event"] == "round_started" else number
            rounds.setdefault(number, []).append((acts, cards_in(form)))
        return rounds


def cards_in(value: Any) -> set[str]:
    """Every card named anywhere in a plain value."""
    if isinstance(value, str):
        return {value} if CARD.fullmatch(value) else set()
    inner = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    return set().union(*map(cards_in, inner))
