"""Following a match freely: forwards and backwards, with any eyes that may look. For watching and replays.

Every board is made by telling the events from the first one on, so that a jump leads exactly to where
looking on would have led.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeVar

from game.match import Match
from game.rules.contract import SPECTATOR
from scenes.table.view import NOBODY, BoardRules, MatchView

B = TypeVar("B")


@dataclass(frozen=True, slots=True)
class Stop:
    """A place to jump to: `at` is the number of events that have been told there.

    `seat` is the one whose turn begins, or None where a round has ended; `round` counts from 0.
    """

    at: int
    round: int
    seat: int | None


class TimeView(MatchView[B]):
    """A view whose cursor may stand anywhere. No decision is ever asked of it."""

    def __init__(self, match: Match, rules: BoardRules[B]) -> None:
        """Begin before the first event, with all that may be seen of the match."""
        self._stops: tuple[int, list[Stop]] = (-1, [])
        super().__init__(match, rules)
        self.shared = False

    def begin(self) -> B:
        """See `MatchView`."""
        self.viewer = self.eyes[0]
        return self._opening()

    @property
    def eyes(self) -> tuple[int, ...]:
        """Whose eyes may look: of an unfinished match in which a person plays only everybody's."""
        if self.match.humans and self.match.outcome is None:
            return (NOBODY,)
        return (SPECTATOR, 0, 1)

    def _opening(self) -> B:
        seen = 0 if self.viewer == NOBODY else self.viewer
        board = self.rules.opening(self.match.setup, self.match.public_events(), seen)
        return self.rules.covered(board) if self.viewer == NOBODY else board

    def go(self, at: int) -> None:
        """Stand where `at` events have been told."""
        self.cursor = min(max(0, at), self.match.told)
        board = self._opening()
        for event in self.told():
            board = self.rules.after(board, event)
        self.board = board

    def look(self, viewer: int) -> None:
        """Go on with other eyes, one of `eyes`, at the same place."""
        self.viewer = viewer
        self.go(self.cursor)

    @property
    def stops(self) -> list[Stop]:
        """Where turns begin and rounds have ended, as far as the match goes, in order."""
        if self._stops[0] != self.match.told:
            self._stops = (self.match.told, self._found_stops())
        return self._stops[1]

    def _found_stops(self) -> list[Stop]:
        found: list[Stop] = []
        round_number, ended = -1, False
        events = self.match.public_events()
        for number, event in enumerate(events):
            if self.rules.chapter(event):
                if ended:
                    found.append(Stop(number, round_number, None))
                round_number, ended = round_number + 1, False
            elif (seat := self.rules.turn_of(event)) is not None:
                found.append(Stop(number + 1, round_number, seat))
            ended = ended or self.rules.ends(event)
        if self.match.outcome is not None:
            found.append(Stop(len(events), round_number, None))
        return found

    def stop_before(self, at: int) -> int:
        """The last stop before `at`; the very beginning where there is none."""
        return max((stop.at for stop in self.stops if stop.at < at), default=0)

    def stop_after(self, at: int) -> int | None:
        """The next stop after `at`, if one is known."""
        return min((stop.at for stop in self.stops if stop.at > at), default=None)

    def round_after(self, at: int) -> int | None:
        """Where the round that is told at `at` has ended, or the next one, if that is known."""
        return min((stop.at for stop in self.stops if stop.at > at and stop.seat is None), default=None)

    def turn_number(self) -> int:
        """How many turns have begun so far."""
        return sum(stop.seat is not None and stop.at <= self.cursor for stop in self.stops)
