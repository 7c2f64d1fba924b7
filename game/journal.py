"""The record of a match: config, seed, seats and then a line for everything that was done.

A journal only grows. Each line is the CRC-32 of its text in eight hex digits, a space, one JSON value and
a line end, so that a line cut short by a crash is told from a line that was changed later. The events of an
action are stored with it: a match of other rules can then still be shown as it happened.
"""

from __future__ import annotations

import hashlib
import os
import zlib
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, BinaryIO, Final, Literal

import msgspec

from game.files import SaveProblem, make_folder, write_problem
from game.names import on_screen, player_name
from game.rules.contract import Event, Outcome, Seat, Split, System, Told
from game.version import VERSION

FORMAT: Final = 1
"""Number of the journal's form; one with a greater number is refused and left alone."""

MOST_LINES: Final = 20_000
"""A match of any system ends long before."""

_START: Final = b'{"line":"setup"'
_HEX: Final = frozenset(b"0123456789abcdef")


class SeatSetup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who sits at a seat: a person, or a computer player of a level and a character.

    The level is a key of ``System.levels``, the character one of ``System.characters`` ("" is balanced).
    """

    kind: Literal["human", "computer"] = "human"
    level: str = ""
    name: str = ""
    character: str = ""

    @property
    def human(self) -> bool:
        """True for a person."""
        return self.kind == "human"

    def __post_init__(self) -> None:
        # a record may come from anywhere: words that cannot be drawn must not reach the screen
        msgspec.structs.force_setattr(self, "level", on_screen(self.level))
        msgspec.structs.force_setattr(self, "character", on_screen(self.character))
        msgspec.structs.force_setattr(self, "name", player_name(self.name))


class MatchSetup(msgspec.Struct, frozen=True):
    """All that a match starts from. ``config`` is a value of ``System.config``, ``when`` only for people."""

    config: Any
    seed: int
    computer_seed: int = 0
    seats: tuple[SeatSetup, SeatSetup] = (SeatSetup(), SeatSetup())
    when: str = ""

    def rematch(self, seed: int, computer_seed: int, when: str = "") -> MatchSetup:
        """Return the same match with the roles swapped (D1) and new chance."""
        first, second = self.seats
        return MatchSetup(self.config, seed, computer_seed, (second, first), when)


class Line(msgspec.Struct, frozen=True, tag_field="line", forbid_unknown_fields=True):
    """One line of a journal."""


class SetupLine(Line, frozen=True, tag="setup"):
    """The first line: all that is needed to play the match again."""

    format: int
    version: str
    game: str
    fingerprint: str
    config: Any
    seed: int
    computer_seed: int
    seats: tuple[SeatSetup, SeatSetup]
    when: str
    """Date and time as the caller wrote it; for people only."""
    told: list[Any]
    """The events of the set-up."""

    @property
    def match_id(self) -> str:
        """What tells this match from every other, the same in all copies of its record."""
        parts = [self.game, self.config, self.seed, self.computer_seed, self.seats, self.when]
        return hashlib.sha256(msgspec.json.encode(parts)).hexdigest()[:24]


class ActLine(Line, frozen=True, tag="act", omit_defaults=True):
    """Something a seat did: an action, or None for giving up; with the events it led to."""

    seat: Seat
    action: Any
    told: list[Any]
    stand_in: bool = False
    """Whether the Novice decided in place of the computer player that sits there."""


class UndoLine(Line, frozen=True, tag="undo"):
    """The match went back to its first ``acts`` acts."""

    acts: int


class ResumedLine(Line, frozen=True, tag="resumed"):
    """Under other rules the match went on from the position after ``acts`` acts."""

    version: str
    fingerprint: str
    acts: int
    state: msgspec.Raw


class EndLine(Line, frozen=True, tag="end"):
    """The match is over; ``digest`` is the hash of its last state."""

    outcome: Outcome
    digest: str


AnyLine = SetupLine | ActLine | UndoLine | ResumedLine | EndLine
_decoder: Final[msgspec.json.Decoder[AnyLine]] = msgspec.json.Decoder(AnyLine)


class Damage(Exception):
    """A journal cannot be understood: the text key of the cause, and the line (1 is the first)."""

    def __init__(self, cause: str, line: int) -> None:
        super().__init__(f"{cause}, line {line}")
        self.cause = cause
        self.line = line


def told_to_raw(told: Sequence[Told]) -> list[Any]:
    """Return events, with all their forms, as plain values."""
    return [
        msgspec.to_builtins(item)
        if isinstance(item, Event)
        else {"split": [msgspec.to_builtins(form) for form in (item.public, *item.seats, item.full)]}
        for item in told
    ]


def told_from_raw(raw: Sequence[Any], events: Any) -> list[Told]:
    """Return what ``told_to_raw`` was given; ``events`` is the system's union of event types.

    Raises:
        msgspec.ValidationError: something is no event of this system.
    """
    return [_told(item, events) for item in raw]


def _told(raw: Any, events: Any) -> Told:
    if isinstance(raw, dict) and "split" in raw:
        public, first, second, full = msgspec.convert(raw["split"], tuple[events, events, events, events])
        return Split(public, (first, second), full)
    event: Event = msgspec.convert(raw, events)
    return event


def setup_line(system: System, setup: MatchSetup, told: Sequence[Told]) -> SetupLine:
    """Return the first line of a match; ``told`` are the events of its set-up."""
    return SetupLine(
        format=FORMAT,
        version=VERSION,
        game=system.id,
        fingerprint=system.fingerprint,
        config=msgspec.to_builtins(setup.config),
        seed=setup.seed,
        computer_seed=setup.computer_seed,
        seats=setup.seats,
        when=setup.when,
        told=told_to_raw(told),
    )


def encode(line: AnyLine) -> bytes:
    """Return a line as it stands in the file."""
    text = msgspec.json.encode(line)
    return b"%08x %s\n" % (zlib.crc32(text), text)


def decode(content: bytes) -> list[AnyLine]:
    """Return the lines of a journal; a torn last line is dropped.

    Raises:
        Damage: a line before the last was changed, or is no line of ours.
    """
    *whole, rest = content.split(b"\n")
    if rest == b"" and whole and _text(whole[-1]) is None:
        whole.pop()
    if len(whole) > MOST_LINES:
        raise Damage("common.cause.line", MOST_LINES)
    return [_line(raw, number) for number, raw in enumerate(whole, 1)]


def is_only_begun(content: bytes) -> bool:
    """Say whether this is a journal of which not even the first line was written whole."""
    digits, start = content[:8], content[8 : 9 + len(_START)]
    return set(digits) <= _HEX and (b" " + _START).startswith(start) and b"\n" not in content


def _text(raw: bytes) -> bytes | None:
    """Return the JSON of a line, or None if its checksum does not fit."""
    mark, _, text = raw.partition(b" ")
    return text if mark == b"%08x" % zlib.crc32(text) else None


def _line(raw: bytes, number: int) -> AnyLine:
    text = _text(raw)
    if text is None:
        raise Damage("common.cause.line", number)
    try:
        return _decoder.decode(text)
    except (msgspec.MsgspecError, UnicodeError, RecursionError, ValueError):
        raise Damage("common.cause.line", number) from None


class Record(msgspec.Struct):
    """A journal as read: its set-up, what was done (undone acts left out), where it went on, how it ended."""

    setup: SetupLine
    acts: list[ActLine]
    resumed: ResumedLine | None = None
    end: EndLine | None = None

    @property
    def fingerprint(self) -> str:
        """The rules under which the match was last played."""
        return self.resumed.fingerprint if self.resumed else self.setup.fingerprint

    @property
    def stand_ins(self) -> int:
        """How many decisions the Novice made in place of another computer player."""
        return sum(act.stand_in for act in self.acts)

    @property
    def version(self) -> str:
        """The version of the program that last played the match."""
        return self.resumed.version if self.resumed else self.setup.version

    def told(self, system: System) -> list[Told]:
        """Return all events of the match in order."""
        raw = [*self.setup.told, *(item for act in self.acts for item in act.told)]
        return told_from_raw(raw, system.events)


def record_of(lines: Sequence[AnyLine]) -> Record:
    """Put the lines of a journal together.

    Raises:
        Damage: the lines do not make a match.
    """
    if not lines or not isinstance(lines[0], SetupLine):
        raise Damage("common.cause.line", 1)
    record = Record(lines[0], [])
    for number, line in enumerate(lines[1:], 2):
        if record.end or not _add(record, line):
            raise Damage("common.cause.rules", number)
    return record


def _add(record: Record, line: AnyLine) -> bool:
    """Take one line into the record; False if it cannot stand there."""
    match line:
        case ActLine():
            record.acts.append(line)
        case UndoLine(acts=kept) | ResumedLine(acts=kept):
            # nothing is taken back beyond where the match went on: what came before were other rules
            least = record.resumed.acts if record.resumed and isinstance(line, UndoLine) else 0
            if not least <= kept <= len(record.acts):
                return False
            del record.acts[kept:]
            if isinstance(line, ResumedLine):
                record.resumed = line
        case EndLine():
            record.end = line
        case _:
            return False
    return True


class Journal:
    """Appends the lines of one match to its file; without a path it keeps nothing.

    A line that could not be written is tried again with the next one, so that the file never has a gap. A
    file that is gone, perhaps with its folder, is written anew from the first line on.
    """

    def __init__(
        self,
        path: Path | None = None,
        written: bytes = b"",
        begin: Callable[[], Path | SaveProblem] | None = None,
    ) -> None:
        """``written``: the good bytes already in the file; what lies behind them (a torn line) is cut off.

        ``begin`` makes the file of a journal that has no path yet; it is asked until it can.
        """
        self.path = path
        self.problem: SaveProblem | None = None
        """Why the newest lines are not in the file; None when all are."""
        self._begin = begin
        self._written = bytearray(written)
        self._waiting = b""

    def append(self, line: AnyLine) -> SaveProblem | None:
        """Write ``line`` behind the others; the problem, if any, also stays in ``problem``."""
        if self.path is None and self._begin is None:
            return self.problem
        self._waiting += encode(line)
        return self.catch_up()

    def catch_up(self) -> SaveProblem | None:
        """Write the lines that wait because of an earlier problem, if there are any."""
        if self._waiting:
            self.problem = self._write()
        return self.problem

    def _write(self) -> SaveProblem | None:
        if self.path is None and self._begin:
            begun = self._begin()
            if isinstance(begun, SaveProblem):
                return begun
            self.path = begun
        return self._write_to(self.path) if self.path else None

    def _write_to(self, path: Path) -> SaveProblem | None:
        problem = make_folder(path.parent)
        if problem:
            return problem
        try:
            with open(path, "r+b" if path.exists() else "x+b") as file:
                start = self._own_part(file)
                if start is None:
                    return SaveProblem("common.save.busy")
                file.truncate(start)
                file.seek(start)
                file.write(self._written[start:] + self._waiting)
        except OSError as error:
            return write_problem(path.parent, error)
        self._written += self._waiting
        self._waiting = b""
        return None

    def _own_part(self, file: BinaryIO) -> int | None:
        """Return how many bytes of the file are good and ours; None if somebody else writes into it.

        What is torn behind them, or what we wrote half, is no sign of somebody else.
        """
        end = len(self._written)
        size = file.seek(0, os.SEEK_END)
        if size < end:
            file.seek(0)
            return size if self._written.startswith(file.read()) else None
        file.seek(end)
        behind = file.read()
        whole = behind.split(b"\n")[:-1]
        foreign = not self._waiting.startswith(behind) and any(_text(line) is not None for line in whole)
        return None if foreign else end

    def sync(self) -> None:
        """Bring what was written to the disk itself; may wait for it, so it is called off the frame."""
        if self.path is None:
            return
        try:
            with open(self.path, "r+b") as file:
                os.fsync(file.fileno())
        except OSError:
            return  # the next append meets the same trouble and reports it
