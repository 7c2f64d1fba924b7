"""What a whole match looked like in figures, from all of its events."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Final

from game.rules.contract import Event
from game.vitorian import events as ev

FIGURES: Final = ("mobilised", "lost", "attacks", "hits", "orders", "recycled", "burnouts")
"""What is counted of each seat, in the order in which it is shown."""


@dataclass
class Figures:
    """Counts by name and seat; `course` are hits as (turn, seat that hit); `best` the deadliest card."""

    turns: int = 0
    counts: dict[str, list[int]] = field(default_factory=lambda: {name: [0, 0] for name in FIGURES})
    course: list[tuple[int, int]] = field(default_factory=list)
    kills: Counter[str] = field(default_factory=Counter)

    def add(self, name: str, seat: int) -> None:
        """Count one more."""
        self.counts[name][seat] += 1

    @property
    def best(self) -> tuple[str, int] | None:
        """The card that destroyed most units in combat, and how many; None if none did."""
        return self.kills.most_common(1)[0] if self.kills else None


def match_figures(events: Iterable[Event]) -> Figures:
    """Count what happened in a match."""
    found = Figures()
    units: dict[int, str] = {}
    for event in events:
        _count(found, units, event)
    return found


def _count(found: Figures, units: dict[int, str], event: Event) -> None:
    match event:
        case ev.TurnStarted():
            found.turns = event.number
        case ev.Mobilised():
            units[event.unit] = event.card
            found.add("mobilised", event.seat)
        case ev.Destroyed() | ev.TokenGone():
            found.add("lost", event.seat)
        case ev.AttackDeclared():
            found.add("attacks", event.seat)
        case ev.SovereignHit():
            found.add("hits", 1 - event.seat)
            found.course.append((found.turns, 1 - event.seat))
        case ev.Stacked() if event.what == "order":
            found.add("orders", event.seat)
        case ev.Recycled():
            found.add("recycled", event.seat)
        case ev.BurntOut():
            found.add("burnouts", event.seat)
        case ev.Compared():
            _kills(found, units, event)


def _kills(found: Figures, units: dict[int, str], event: ev.Compared) -> None:
    pairs = ((event.target_falls, event.unit), (event.attacker_falls, event.target))
    found.kills.update(units[killer] for fell, killer in pairs if fell and killer in units)
