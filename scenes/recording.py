"""Entering a match that has come to its end into the player's records: the one place where that is done."""

from __future__ import annotations

from datetime import datetime
from typing import TYPE_CHECKING

import msgspec

from game.journal import Record, SetupLine
from game.match import Match
from game.recorded import spectated
from game.records import Finished, Records, finished
from game.rules.contract import ConfigError
from game.saves import Saves
from game.systems import SYSTEMS
from scenes.boards import BOARDS

if TYPE_CHECKING:
    from scenes.app import App


def opened(app: App) -> Records | None:
    """The player's records; without a folder there are none.

    The first time they begin with the matches that were finished before there were records.
    """
    folder, saves = app.services.folder, app.services.saves
    if folder is None:
        return None
    records = Records(folder)
    if saves is not None and not records.begun:
        records.add(*_finished_before(saves))
    return records


def enter(app: App, match: Match) -> None:
    """Remember `match`, which is over; what goes wrong is said in one sentence and stops nothing."""
    records, setup = opened(app), match.lines[0]
    if records is None or not isinstance(setup, SetupLine):
        return
    rounds = BOARDS[match.system.id].rounds(match.public_events())
    now = datetime.now().isoformat(timespec="seconds")
    sides = BOARDS[match.system.id].setup.played(match.setup.config)
    found = finished(setup, match.outcome, rounds, now, sides, match.stand_ins)
    problem = records.add(found) if found else None
    if problem:
        app.toasts.say(problem.words(app.language))


def _finished_before(saves: Saves) -> list[Finished]:
    """The finished matches of the folder, oldest first; kept replays may be somebody else's."""
    names = [entry.name for entry in saves.entries() if entry.outcome is not None and not entry.kept]
    found = (_remembered(saves.load(name)) for name in reversed(names))
    return [match for match in found if match is not None]


def _remembered(record: object) -> Finished | None:
    if not isinstance(record, Record) or record.end is None or record.setup.game not in SYSTEMS:
        return None
    game = record.setup.game
    told = spectated(SYSTEMS[game], record)
    if told is None:
        return None
    try:
        config = msgspec.convert(record.setup.config, SYSTEMS[game].config)
        sides = BOARDS[game].setup.played(config)
    except (msgspec.ValidationError, ConfigError):  # of another version: its sides are not known any more
        sides = "", ""
    rounds, stand_ins = BOARDS[game].rounds(told), record.stand_ins
    return finished(record.setup, record.end.outcome, rounds, sides=sides, stand_ins=stand_ins)
