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
class Statistics:
    """The numbers of one match."""

    rounds: int
    turns: int
    calls: int
    reasons: dict[str, Pair]
    """Districts won by each reason of `REASONS`."""
    discards: tuple[Pair, ...]
    """Cards discarded of each value, 1 to 8."""
    scores: tuple[Pair, ...]
    """Districts won in each round that was compared."""
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
    scores = _scores(told)
    return Statistics(
        rounds=sum(isinstance(e, RoundStarted) for e in told),
        turns=sum(isinstance(e, TurnStarted) for e in told),
        calls=sum(isinstance(e, Called) for e in told),
        reasons={reason: _won_by(told, reason) for reason in REASONS},
        discards=tuple(_discarded(told, value) for value in range(1, HIGHEST + 1)),
        scores=tuple(scores.values()),
        swing=_swing(scores),
        conceded=any(isinstance(e, GameEnded) and e.rule == "D53" for e in told),
    )


def _won_by(told: list[Event], reason: str) -> Pair:
    winners = [e.winner for e in told if isinstance(e, DistrictResolved) and e.reason == reason]
    return winners.count(0), winners.count(1)


def _discarded(told: list[Event], value: int) -> Pair:
    seats = [e.seat for e in told if isinstance(e, Discarded) and e.card.endswith(str(value))]
    return seats.count(0), seats.count(1)


def _scores(told: list[Event]) -> dict[int, Pair]:
    """Districts won by each side in every round that was compared, by round number."""
    scores: dict[int, Pair] = {}
    playing = 1
    for event in told:
        if isinstance(event, RoundStarted):
            playing = event.round
        elif isinstance(event, DistrictResolved):
            dracula, hunter = scores.get(playing, (0, 0))
            scores[playing] = (dracula + (event.winner == 0), hunter + (event.winner == 1))
    return scores


def _swing(scores: dict[int, Pair]) -> Swing | None:
    """The most one-sided round; of several the last, for that one decided more."""
    if not scores:
        return None
    number = max(scores, key=lambda n: (abs(scores[n][0] - scores[n][1]), n))
    dracula, hunter = scores[number]
    return Swing(number, int(hunter > dracula), max(dracula, hunter), dracula + hunter)
