"""The list of replays as values: which matches it tells of, and what it says about each. No window."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from functools import cache
from typing import Any, Final

from game.entries import Entry
from game.journal import Record
from game.language import CODES, Language, Texts
from game.names import file_name, on_screen
from game.recorded import spectated
from game.records import Finished
from game.saves import Saves
from game.systems import SYSTEMS
from scenes.boards import BOARDS
from scenes.menus import games, sides, wording
from scenes.menus.parts import Side
from scenes.replays import words


@dataclass(frozen=True, slots=True)
class Row:
    """One match of the list. `problem` says why it cannot be opened; `winner` is a seat.

    `name` is that of the file, whatever signs are in it; `title` may stand on the screen.
    """

    name: str
    kept: bool
    title: str
    result: str = ""
    when: str = ""
    problem: str = ""
    winner: int | None = None
    rounds: int = 0
    game: str = ""
    sides: tuple[Side, ...] = ()

    @property
    def about(self) -> str:
        """What stands below the title."""
        return self.problem or " · ".join(part for part in (self.result, self.when) if part)


def listed(saves: Saves) -> list[Entry]:
    """The matches worth a replay: kept ones, those that are over or were watched, and damaged files.

    A match that was kept under a name is not told a second time, and one that a person has not finished is
    not told at all: it is played on, not looked at. Only where that cannot be, for it is of other rules and
    its position is lost, it is looked at all the same.
    """
    entries = saves.entries()
    kept = {_mark(entry) for entry in entries if entry.kept and not entry.problem}
    worth = [entry for entry in entries if _is_listed(entry) or _is_stranded(saves, entry)]
    return [entry for entry in worth if entry.kept or _mark(entry) not in kept]


def _is_listed(entry: Entry) -> bool:
    if entry.problem or entry.kept or entry.outcome is not None:
        return True
    return not any(seat.human for seat in entry.seats)


def _is_stranded(saves: Saves, entry: Entry) -> bool:
    system = SYSTEMS.get(entry.game)
    if system is None or entry.rules == system.fingerprint:
        return False
    record = saves.load(entry.name)
    return isinstance(record, Record) and saves.load_snapshot(entry.name, record) is None


def _mark(entry: Entry) -> tuple[object, ...]:
    return entry.name if entry.problem else entry.game, entry.seed, entry.when, entry.seats, entry.acts


def place_of(match: Finished, entries: list[Entry]) -> int | None:
    """The number of the entry that tells of `match`; None where its record is no longer kept."""
    wanted = match.game, match.when, match.seats, match.winner
    places = [
        number
        for number, entry in enumerate(entries)
        if entry.outcome and (entry.game, entry.when, entry.seats, entry.outcome.winner) == wanted
    ]
    return places[0] if places else None


def row(texts: Texts, saves: Saves, entry: Entry, now: datetime) -> Row:
    """What the list says about a match; its record is read once more for the rounds."""
    if entry.problem or entry.game not in SYSTEMS:
        why = (
            entry.problem.words(texts)
            if entry.problem
            else texts.text("common.save.foreign", name=on_screen(entry.name))
        )
        return Row(entry.name, entry.kept, _title(entry) or "?", problem=why)
    record = saves.load(entry.name)
    rounds = _rounds(record) if isinstance(record, Record) else 0
    config = record.setup.config if isinstance(record, Record) else None
    title = _title(entry) if entry.kept and not _named_by_house(entry, config) else ""
    both = sides.recorded(texts, entry.game, config)
    return Row(
        entry.name,
        entry.kept,
        title or words.sides(texts, entry.seats, sides.named(both)),
        f"{games.name(texts, entry.game)} · {_result(texts, entry, rounds, both)}",
        wording.when(texts, entry.when, now),
        winner=entry.outcome.winner if entry.outcome else None,
        rounds=rounds,
        game=entry.game,
        sides=both,
    )


def _title(entry: Entry) -> str:
    return on_screen(entry.name.rpartition("/")[2])


def _named_by_house(entry: Entry, config: Any) -> bool:
    """True for a kept match whose name was only proposed, in whatever language was spoken then."""
    title = re.sub(r" \(\d+\)$", "", entry.name.rpartition("/")[2])
    both = ((texts, sides.recorded(texts, entry.game, config)) for texts in map(_spoken, CODES))
    return any(title == file_name(proposal(texts, entry, played)) for texts, played in both)


_spoken: Final = cache(Language)


def proposal(texts: Texts, entry: Entry, both: Sequence[Side]) -> str:
    """The name that is proposed for a match."""
    return words.proposed(wording.names(texts, entry.seats, (both[0].name, both[1].name)), entry.when)


def _rounds(record: Record) -> int:
    game = record.setup.game
    told = spectated(SYSTEMS[game], record)
    return 0 if told is None else BOARDS[game].progress(told)


def _result(texts: Texts, entry: Entry, rounds: int, both: tuple[Side, Side]) -> str:
    if entry.outcome is None:
        return texts.text("replays.unfinished")
    winner = entry.outcome.winner
    if winner is None:
        return texts.text("replays.draw")
    role = both[winner].name
    gave_up = entry.outcome.code == "conceded"
    progress = wording.progress(texts, entry.game, rounds)
    return texts.text("replays.wins.conceded" if gave_up else "replays.wins", role=role, progress=progress)
