"""What a whole match looked like in figures, from all of its events."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Final

from game.epikha import events as ev
from game.epikha.card import CARDS
from game.rules.contract import Event

FIGURES: Final = ("entered", "lost", "attackers", "hurt", "spells", "vital_made", "summoned")
"""What is counted of each seat, in the order in which it is shown."""
STRIKES: Final = ("combat", "direct", "spell")
"""Ways in which a packet arrives whole; what is left over of one arrives once more, and counts no more."""


@dataclass
class Figures:
    """Counts by name and seat, and how the Vital of both Player cards went.

    `full` is what they began with; `course` has (turn, seat, Vital) after every change, in order.
    """

    turns: int = 0
    first: int = 0
    counts: dict[str, list[int]] = field(default_factory=lambda: {name: [0, 0] for name in FIGURES})
    full: tuple[int, int] = (0, 0)
    course: list[tuple[int, int, int]] = field(default_factory=list)
    struck: Counter[str] = field(default_factory=Counter)

    def add(self, name: str, seat: int, amount: int = 1) -> None:
        """Count so many more."""
        self.counts[name][seat] += amount

    @property
    def best(self) -> tuple[str, int] | None:
        """The card that struck with the most Fuerza in all, and how much; None if nothing struck."""
        return self.struck.most_common(1)[0] if self.struck else None


class _Count:
    """A match while it is counted: whose Player card is which body, and what Vital it has."""

    def __init__(self) -> None:
        self.found = Figures()
        self.players: dict[int, int] = {}
        self.now = [0, 0]

    def hear(self, event: Event) -> None:
        """Count one event."""
        found = self.found
        match event:
            case ev.MatchStarted():
                self._begin(event)
            case ev.TurnStarted():
                found.turns = event.number
            case ev.BodyEntered():
                found.add("entered", event.seat)
            case ev.Summoned():
                found.add("summoned", event.seat)
            case ev.BodyLeft() if event.way == "destroyed":
                found.add("lost", event.seat)
            case ev.Placed() if event.role == "attacker":
                found.add("attackers", event.seat)
            case ev.Announced() if event.what != "marker":
                self._announced(event)
            case ev.ShieldCast():
                found.add("spells", event.seat)
            case ev.VitalMade():
                found.add("vital_made", event.seat, event.amount)
            case ev.Struck() if event.way in STRIKES:
                found.struck.update({card: amount for card, amount, _ in event.portions if card})
            case _:
                self._of_player(event)

    def _begin(self, event: ev.MatchStarted) -> None:
        one, other = (CARDS[card].vital for card in event.players)
        self.found.first, self.found.full = event.first, (one, other)
        self.players = {body: seat for seat, body in enumerate(event.bodies)}
        self.now = [one, other]

    def _announced(self, event: ev.Announced) -> None:
        """Spells of cards and of Magia texts; what only makes Vital is none."""
        if event.what in ("spell", "continuous") or event.force:
            self.found.add("spells", event.seat)

    def _of_player(self, event: Event) -> None:
        """What changes the Vital of a Player card."""
        match event:
            case ev.Damaged() if event.number in self.players:
                self.found.add("hurt", 1 - event.seat, event.amount)
                self._stands_at(event.seat, event.left)
            case ev.Paid():
                for body, amount in event.bodies:
                    if body in self.players:
                        self._stands_at(event.seat, self.now[event.seat] - amount)
            case ev.Healed():
                self._stands_at(event.seat, event.vital)

    def _stands_at(self, seat: int, vital: int) -> None:
        self.now[seat] = vital
        self.found.course.append((self.found.turns, seat, vital))


def match_figures(events: Iterable[Event]) -> Figures:
    """Count what happened in a match."""
    count = _Count()
    for event in events:
        count.hear(event)
    return count.found
