"""What a player has achieved: every match that came to its end, and what they add up to.

Only matches in which a person plays count: those of one person against the computer as games and wins, those
of two people apart. A match that is given up is lost; one that is left unfinished is no match here.
"""

from __future__ import annotations

import contextlib
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Final

import msgspec

from game.files import PREVIOUS, Failure, SaveProblem, is_there, read, write_whole
from game.journal import SeatSetup, SetupLine
from game.rules.contract import Outcome, Seat
from game.version import VERSION

FORMAT: Final = 2
"""Number of the file's form; a file with a greater one is left alone."""
FILE: Final = "records.json"
DAMAGED: Final = "records.damaged.json"
MOST: Final = 10_000
"""So many matches are remembered; the oldest go."""
MOST_ROUNDS: Final = 1_000
"""No match of any game has more."""
LAST: Final = 6
"""So many of the newest are told one by one."""


class Finished(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One match that came to its end; ``id`` is ``SetupLine.match_id``, ``when`` its beginning."""

    id: str
    game: str
    when: str
    seats: tuple[SeatSetup, SeatSetup]
    winner: Seat | None
    rule: str
    rounds: Annotated[int, msgspec.Meta(ge=1, le=MOST_ROUNDS)]
    ended: str = ""
    """Date and time of its end; "" in records of before, which did not keep it."""
    sides: tuple[str, str] = ("", "")
    """What each seat played where a game lets choose it: "SIDE/WITH", say a Sovereign and a deck."""
    stand_ins: int = 0
    """How many decisions the Novice made in place of the computer player that is named."""

    @property
    def person(self) -> int | None:
        """The seat of the only person; None if two people played."""
        seats = [seat for seat in (0, 1) if self.seats[seat].human]
        return seats[0] if len(seats) == 1 else None

    @property
    def won(self) -> bool:
        """Whether the only person won."""
        return self.winner is not None and self.winner == self.person


class Tally(msgspec.Struct, frozen=True):
    """How many matches, and how many of them were won."""

    games: int = 0
    wins: int = 0

    def and_one(self, won: bool) -> Tally:
        """With one match more."""
        return Tally(self.games + 1, self.wins + won)


class Statistics(msgspec.Struct, frozen=True):
    """What the matches of one game add up to; all but ``people`` and ``last`` is of one person alone."""

    alone: Tally
    by: dict[tuple[int, str], Tally]
    """By the person's seat and the level of the computer player."""
    by_side: dict[tuple[str, str], Tally]
    """By the side that the person chose ("" if none is known) and that level."""
    streak: int
    """Matches won in a row up to the last one."""
    best: int
    """The longest such row."""
    rounds: float
    """Of a match, on average; 0 without matches."""
    people: tuple[int, int]
    """Matches of two people, by the seat that won."""
    last: tuple[Finished, ...]
    """The newest matches, newest first."""


class _File(msgspec.Struct, forbid_unknown_fields=True):
    format: int
    version: str
    matches: list[Finished]


class _Form(msgspec.Struct):
    format: int
    version: str = "?"


class Records:
    """The records in the user's folder. One earlier generation is kept beside the file."""

    def __init__(self, folder: Path) -> None:
        self._path = folder / FILE
        self.problem: SaveProblem | None = None
        """What there is to tell about the file; None when all is well."""
        self._damaged = self._locked = False

    @property
    def begun(self) -> bool:
        """Whether there is a file yet, of whatever kind."""
        return is_there(self._path)

    def all(self) -> list[Finished]:
        """Return every match, oldest first. Never raises; what is wrong is in ``problem``."""
        self.problem, self._damaged, self._locked = None, False, False
        if not is_there(self._path):
            return self._earlier()
        try:
            return self._understood(read(self._path))
        except Failure as failure:
            self.problem, self._locked = failure.problem, True
            return []
        except (msgspec.MsgspecError, UnicodeError, RecursionError, ValueError):
            self.problem, self._damaged = SaveProblem("records.damaged"), True
            return self._earlier()

    def add(self, *fresh: Finished) -> SaveProblem | None:
        """Remember matches; one that is known already changes nothing. Returns why they could not be kept."""
        matches = {match.id: match for match in self.all()}
        if self._locked:
            return self.problem
        unknown = {match.id: match for match in fresh if match.id not in matches}
        if not unknown:
            return None
        if self._damaged:
            self._put_aside()
        content = _File(FORMAT, VERSION, [*matches.values(), *unknown.values()][-MOST:])
        text = msgspec.json.format(msgspec.json.encode(content))
        return write_whole(self._path, text, keep_previous=True) or self.problem

    def statistics(self, game: str) -> Statistics:
        """Return what the matches of ``game`` add up to."""
        return statistics([match for match in self.all() if match.game == game])

    def _put_aside(self) -> None:
        with contextlib.suppress(OSError):  # the write that follows meets the same trouble and reports it
            self._path.replace(self._path.with_name(DAMAGED))

    def _earlier(self) -> list[Finished]:
        try:
            return self._understood(read(self._path.with_name(FILE + PREVIOUS)))
        except (Failure, msgspec.MsgspecError, UnicodeError, RecursionError, ValueError):
            return []

    def _understood(self, content: bytes) -> list[Finished]:
        form = msgspec.json.decode(content, type=_Form)
        if form.format > FORMAT:
            theirs = form.version[:20]
            self.problem, self._locked = (
                SaveProblem("records.newer", {"theirs": theirs, "ours": VERSION}),
                True,
            )
            return []
        return msgspec.json.decode(content, type=_File).matches


def finished(
    setup: SetupLine,
    outcome: Outcome | None,
    rounds: int,
    ended: str = "",
    sides: tuple[str, str] = ("", ""),
    stand_ins: int = 0,
) -> Finished | None:
    """Return what is remembered of a match that is over; None if it is not, or if no person played.

    ``setup`` is the first line of its record, ``rounds`` how many were played; the rest is as in `Finished`.
    """
    if outcome is None or not any(seat.human for seat in setup.seats):
        return None
    return Finished(
        setup.match_id, setup.game, setup.when, setup.seats, outcome.winner, outcome.rule, max(1, rounds),
        ended, sides, stand_ins,
    )  # fmt: skip


def statistics(matches: Sequence[Finished]) -> Statistics:
    """Return what ``matches``, oldest first, add up to."""
    alone = [match for match in matches if match.person is not None]
    by: dict[tuple[int, str], Tally] = {}
    by_side: dict[tuple[str, str], Tally] = {}
    for match in alone:
        assert match.person is not None
        level, side = match.seats[1 - match.person].level, match.sides[match.person].partition("/")[0]
        by[match.person, level] = by.get((match.person, level), Tally()).and_one(match.won)
        by_side[side, level] = by_side.get((side, level), Tally()).and_one(match.won)
    streak, best = _streaks(alone)
    people = Counter(match.winner for match in matches if match.person is None)
    return Statistics(
        Tally(len(alone), sum(match.won for match in alone)),
        by,
        by_side,
        streak,
        best,
        sum(match.rounds for match in alone) / len(alone) if alone else 0.0,
        (people[0], people[1]),
        tuple(reversed(matches[-LAST:])),
    )


def _streaks(alone: Sequence[Finished]) -> tuple[int, int]:
    now = best = 0
    for match in alone:
        now = now + 1 if match.won else 0
        best = max(best, now)
    return now, best
