"""What the result page tells about a finished match, worked out from its events alone (no window)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from game.dracula.events import Called, Discarded, DistrictResolved, GameEnded, RoundStarted, TurnStarted
from game.rules.contract import Event

REASONS = ("trump", "trump_value", "value", "column")
"""What can decide a district, in the order in which the rules ask (D34 to D36)."""
HIGHEST = 8
"""The highest value of a card (D2)."""
DISTRICTS = 5

Pair = tuple[int, int]
"""A number for each seat: Dracula's, Van Helsing's."""


@dataclass(frozen=True)
class Swing:
    """The round that went furthest to one side: `seat` won `won` of the `total` districts compared in it."""

    round: int
    seat: int
    won: int
    total: int


@dataclass(frozen=True)
class Course:
    """How a round went: the winners of its districts, in the order in which they were compared."""

    round: int
    winners: tuple[int, ...]

    @property
    def score(self) -> Pair:
        """Districts won by each side."""
        return self.winners.count(0), self.winners.count(1)


@dataclass(frozen=True)
class Statistics:
    """The numbers of one match."""

    rounds: int
    turns: int
    calls: int
    reasons: dict[str, Pair]
    """Districts won by each reason of `REASONS`."""
    discards: tuple[Pair, ...]
    """Cards discarded of each value, 1 to 8."""
    courses: tuple[Course, ...]
    """Every round that was compared."""
    swing: Swing | None
    """None when no district was ever compared."""
    conceded: bool

    @property
    def districts(self) -> Pair:
        """Districts won in the whole match."""
        return sum(d for d, _ in self.reasons.values()), sum(v for _, v in self.reasons.values())


def match_statistics(events: Iterable[Event]) -> Statistics:
    """Count `events`, all those of one match in order."""
    told = list(events)
    courses = _courses(told)
    return Statistics(
        rounds=sum(isinstance(e, RoundStarted) for e in told),
        turns=sum(isinstance(e, TurnStarted) for e in told),
        calls=sum(isinstance(e, Called) for e in told),
        reasons={reason: _won_by(told, reason) for reason in REASONS},
        discards=tuple(_discarded(told, value) for value in range(1, HIGHEST + 1)),
        courses=courses,
        swing=_swing(courses),
        conceded=any(isinstance(e, GameEnded) and e.rule == "D53" for e in told),
    )


def _won_by(told: list[Event], reason: str) -> Pair:
    winners = [e.winner for e in told if isinstance(e, DistrictResolved) and e.reason == reason]
    return winners.count(0), winners.count(1)


def _discarded(told: list[Event], value: int) -> Pair:
    seats = [e.seat for e in told if isinstance(e, Discarded) and e.card.endswith(str(value))]
    return seats.count(0), seats.count(1)


def _courses(told: list[Event]) -> tuple[Course, ...]:
    winners: dict[int, list[int]] = {}
    playing = 1
    for event in told:
        if isinstance(event, RoundStarted):
            playing = event.round
        elif isinstance(event, DistrictResolved):
            winners.setdefault(playing, []).append(event.winner)
    return tuple(Course(number, tuple(row)) for number, row in winners.items())


def _swing(courses: tuple[Course, ...]) -> Swing | None:
    """The most one-sided round; of several the last, for that one decided more."""
    if not courses:
        return None
    course = max(courses, key=lambda c: (abs(c.score[0] - c.score[1]), c.round))
    dracula, hunter = course.score
    return Swing(course.round, int(hunter > dracula), max(dracula, hunter), dracula + hunter)
