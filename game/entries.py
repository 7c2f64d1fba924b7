"""What lies in the folder of matches: how its files are called, and what the list tells of each.

A file that is damaged, foreign or of another version is refused in one sentence.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final, Literal

import msgspec

from game.files import Failure, SaveProblem, is_there, read
from game.journal import FORMAT, Damage, Record, SeatSetup, SetupLine, decode, is_only_begun, record_of
from game.rules.contract import Outcome
from game.version import VERSION

MATCHES: Final = "matches"
REPLAYS: Final = "replays"
KEPT: Final = f"{REPLAYS}/"
"""Before the name of a kept replay whose file is called as only a match is."""
JOURNAL: Final = ".match"


class Entry(msgspec.Struct, frozen=True):
    """One line of the list of matches. With a ``problem`` the other fields tell nothing but the name."""

    name: str
    problem: SaveProblem | None = None
    game: str = ""
    seats: tuple[SeatSetup, SeatSetup] = (SeatSetup(), SeatSetup())
    seed: int = 0
    when: str = ""
    acts: int = 0
    outcome: Outcome | None = None
    kept: bool = False
    """True for a replay that the player saved under a name."""
    rules: str = ""
    """The fingerprint of the rules under which it was last played."""
    stand_ins: int = 0
    """How many decisions the Novice made in place of another computer player."""


class _Form(msgspec.Struct):
    """Reads only what tells whether a file is ours, and of which version."""

    line: Literal["setup"]
    format: int
    version: str


def read_record(path: Path) -> Record | SaveProblem:
    """Return the match recorded in ``path``, or the sentence that refuses the file."""
    try:
        return _record(path, read(path))
    except Failure as failure:
        return failure.problem


def _record(path: Path, content: bytes) -> Record:
    _check_form(path, content)
    try:
        return record_of(decode(content))
    except Damage as damage:
        params: dict[str, int | str] = {"name": path.name, "cause": damage.cause, "line": damage.line}
        raise Failure(SaveProblem("common.save.damaged", params)) from None


def _check_form(path: Path, content: bytes) -> None:
    """Refuse what is not one of our journals, or is of a form that this version does not know."""
    first = content.partition(b"\n")[0].partition(b" ")[2]
    try:
        form = msgspec.json.decode(first, type=_Form)
    except (msgspec.MsgspecError, UnicodeError, RecursionError, ValueError):
        raise Failure(SaveProblem("common.save.foreign", {"name": path.name})) from None
    if form.format != FORMAT:
        text = "common.save.newer" if form.format > FORMAT else "common.save.older"
        params: dict[str, int | str] = {"name": path.name, "theirs": form.version[:20], "ours": VERSION}
        raise Failure(SaveProblem(text, params))


def number_of(path: Path) -> int:
    """Return the number of a match that was not renamed; 0 for every other file."""
    return int(path.stem.removeprefix("match-")) if is_numbered(path.stem) else 0


def is_numbered(name: str) -> bool:
    """Say whether it is a name that we give to matches ourselves."""
    digits = name.removeprefix("match-")
    return digits != name and digits.isascii() and digits.isdigit() and len(digits) < 10


def age_of(path: Path) -> tuple[int, float]:
    """Return what files are sorted by, oldest first: their number, then the time of their last change."""
    try:
        return number_of(path), path.stat().st_mtime
    except OSError:
        return 0, 0.0


def entry_of(path: Path) -> Entry | None:
    """Return the line of the list for a file; None for one that was only just begun."""
    kept = path.parent.name == REPLAYS
    try:
        content = read(path)
        if is_only_begun(content):
            return None
        record = _record(path, content)
    except Failure as failure:
        return Entry(_name(path), failure.problem, kept=kept) if is_there(path) else None
    return line_of(path, record)


def _name(path: Path) -> str:
    """Return the name under which a file is known."""
    kept = path.parent.name == REPLAYS and is_numbered(path.stem)
    return f"{KEPT}{path.stem}" if kept else path.stem


def line_of(path: Path, record: Record) -> Entry:
    kept = path.parent.name == REPLAYS
    setup: SetupLine = record.setup
    outcome = record.end.outcome if record.end else None
    return Entry(
        _name(path), None, setup.game, setup.seats, setup.seed, setup.when, len(record.acts), outcome, kept,
        record.fingerprint, record.stand_ins,
    )  # fmt: skip
