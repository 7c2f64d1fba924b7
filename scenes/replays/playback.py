"""A recorded match back on the board: from the file to the scene, with the sentence that belongs to it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.files import SaveProblem
from game.journal import Record
from game.match import Notice
from game.recorded import damaged, looked_at
from game.replay import verify
from game.systems import SYSTEMS
from scenes.boards import BOARDS
from scenes.scene import Scene

if TYPE_CHECKING:
    from scenes.app import App


def open_playback(app: App, record: Record, name: str = "") -> Scene | SaveProblem:
    """The board of a recorded match before its first event, or why it cannot be shown; `name` is its file's.

    A match of other rules, or one that does not lead where it says, is shown from its stored events all the
    same, and the log says so.
    """
    system = SYSTEMS.get(record.setup.game)
    if system is None:
        return SaveProblem("common.save.foreign", {"name": name})
    match = looked_at(system, record, name)
    if isinstance(match, SaveProblem):
        return match
    verdict = verify(system, record)
    if not verdict.holds:
        other = verdict.text == "common.replay.other_rules"
        text = "common.notice.not_verified" if other else verdict.text
        match.notices.append(Notice(text, {} if other else verdict.params, at=0))
    if record.stand_ins:
        match.notices.append(Notice("common.stand_in.times", {"n": record.stand_ins}, at=0))
    return BOARDS[system.id].look(app, match) or damaged(name)


def unshowable(app: App, record: Record, name: str = "") -> SaveProblem | None:
    """Why a match that somebody wants to go on with cannot be shown; None if it can.

    What its own rules lead to can always be; of other rules only the file says what happened.
    """
    system = SYSTEMS[record.setup.game]
    if record.resumed is None and record.fingerprint == system.fingerprint:
        return None
    match = looked_at(system, record, name)
    if isinstance(match, SaveProblem):
        return match
    return None if BOARDS[system.id].look(app, match) else damaged(name)
