"""The user's folder of matches: journals, the position to continue from, kept replays.

The folder is handed in. Whatever goes wrong comes back as a :class:`SaveProblem`; a file that is damaged,
foreign or of another version is refused in one sentence and never touched.
"""

from __future__ import annotations

import contextlib
import os
from collections.abc import Callable
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import Final

import msgspec

from game.claims import Claims
from game.entries import (
    JOURNAL,
    KEPT,
    MATCHES,
    REPLAYS,
    Entry,
    age_of,
    entry_of,
    is_numbered,
    line_of,
    number_of,
    read_record,
)
from game.files import (
    DRAFT,
    PREVIOUS,
    Failure,
    SaveProblem,
    is_draft_of_ours,
    is_there,
    make_folder,
    read,
    write_problem,
    write_whole,
)
from game.journal import (
    Damage,
    Journal,
    Record,
    decode,
)
from game.names import file_name
from game.snapshot import Snapshot

_PARTING: Final = frozenset("/\\:\0" if os.name == "nt" else "/\0")
"""Signs that lead to another folder, and so are in no file's name."""
SNAPSHOT: Final = ".position"
MOST_KEPT: Final = 60
"""Matches that stay in the list; older ones go, kept replays never."""
PLAYED_ELSEWHERE: Final = "common.save.played_elsewhere"
"""The text of the refusal of a match that another copy of the program plays."""

_SLACK: Final = 20
"""So many more may gather before the oldest go."""


class Saves:
    """The matches in one user's folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._claims = Claims(folder)
        self._alone = True
        self._journal: Journal | None = None
        """Of the match that is played."""
        self._writer: Thread | None = None
        self._jobs: SimpleQueue[Callable[[], None] | None] = SimpleQueue()
        self._problem: SaveProblem | None = None

    def enter(self) -> SaveProblem | None:
        """Note that this copy of the program uses the folder; the sentence to tell if another does, too."""
        self._alone = self._claims.enter()
        return None if self._alone else SaveProblem("common.save.other_copy")

    def release(self) -> None:
        """Let go of the match that was played, so that another copy may go on with it."""
        self._settle()
        self._claims.release()

    def start(self) -> Journal:
        """Return a new journal with its file; if that cannot be made, its ``problem``, to be tried again."""
        self._settle()
        begun = self._new_file()
        if isinstance(begun, SaveProblem):
            self._journal = Journal(begin=self._new_file)
            self._journal.problem = begun
        else:
            self._journal = Journal(begun)
        return self._journal

    def _new_file(self) -> Path | SaveProblem:
        """Make the file of a match with a number that none has, and claim it."""
        folder = self.folder / MATCHES
        problem = make_folder(folder)
        number = max(map(number_of, self._journals(MATCHES)), default=0) + 1
        while not problem:
            path = folder / f"match-{number:05}{JOURNAL}"
            try:
                path.open("xb").close()
            except FileExistsError:
                number += 1
            except OSError as error:
                problem = write_problem(folder, error)
            else:
                self._claims.claim(path.stem)
                return path
        return problem

    def _settle(self) -> None:
        """Before a match is let go of, write what could not be written earlier."""
        if self._journal:
            self._journal.catch_up()
            self._journal = None

    def reopen(self, name: str) -> Journal | SaveProblem:
        """Return the journal of an unfinished match, to be gone on with; a torn last line is cut off.

        It is refused while another copy of the program plays it. What ``load`` returns holds for as long as
        the match is claimed, so this comes first.
        """
        path = self.path(name)
        if not self._claims.claim(path.stem):
            return SaveProblem(PLAYED_ELSEWHERE)
        try:
            content = read(path)
        except Failure as failure:
            return failure.problem
        self._settle()
        self._journal = Journal(path, content[: _good_bytes(content)])
        return self._journal

    def path(self, name: str) -> Path:
        """Return the file of an entry's name; never one outside the folder."""
        chosen = name.removeprefix(KEPT)
        if chosen != name:
            return self._file(REPLAYS, chosen)
        kept = self._file(REPLAYS, name)
        return self._file(MATCHES, name) if is_numbered(name) or not is_there(kept) else kept

    def _file(self, folder: str, name: str) -> Path:
        """Return a file; one that was put there by hand may have a name that we would not give."""
        if not _PARTING & set(name) and is_there(found := self.folder / folder / f"{name}{JOURNAL}"):
            return found
        return self.folder / folder / f"{file_name(name)}{JOURNAL}"

    def load(self, name: str) -> Record | SaveProblem:
        """Return the record of an entry."""
        return read_record(self.path(name))

    def entries(self) -> list[Entry]:
        """Return every match and kept replay, newest first, those that cannot be read with their sentence."""
        found = [*self._journals(MATCHES), *self._journals(REPLAYS)]
        return [entry for path in found if (entry := entry_of(path)) is not None]

    def unfinished(self) -> tuple[Entry, Record] | None:
        """Return the match that *Continue* goes on with: the newest that a person plays, if not over."""
        for path in self._journals(MATCHES):
            record = read_record(path)
            if isinstance(record, Record) and any(seat.human for seat in record.setup.seats):
                return None if record.end else (line_of(path, record), record)
        return None

    def keep(self, name: str, title: str) -> str | SaveProblem:
        """Copy a match to the kept replays under ``title`` (made fit for a file); return its name there."""
        source, folder = self.path(name), self.folder / REPLAYS
        if self._journal and self._journal.path == source and (late := self._journal.catch_up()):
            return late  # a copy would lack what the match itself still waits to have written
        try:
            content = read(source)
        except Failure as failure:
            return failure.problem
        base = chosen = file_name(title)
        number = 2
        while is_numbered(chosen) or is_there(folder / f"{chosen}{JOURNAL}"):
            chosen, number = f"{base} ({number})", number + 1
        return write_whole(folder / f"{chosen}{JOURNAL}", content) or chosen

    def delete(self, name: str) -> SaveProblem | None:
        """Remove a match with all that belongs to it, unless another copy of the program plays it."""
        path = self.path(name)
        if self._claims.is_elsewhere(path.stem):
            return SaveProblem(PLAYED_ELSEWHERE)
        try:
            # the match last: a position without its match would wait for the next match of that name
            _remove_position(path)
            path.unlink(missing_ok=True)
        except OSError as error:
            return write_problem(path.parent, error)
        if self._writer is not None:  # which may still be at a position of this very match
            self._do(lambda: _remove_left_position(path))
        return None

    def tidy(self) -> None:
        """Clear away what crashes left, and the oldest matches if too many have gathered, in the background.

        That is left to a copy that has the folder to itself.
        """
        if not self._alone:
            return
        self._do(self._sweep)
        if len(self._journals(MATCHES)) > MOST_KEPT + _SLACK:
            self._do(self._prune)

    def _sweep(self) -> None:
        """Remove the drafts of programs that were stopped while they wrote."""
        for folder in (self.folder, self.folder / MATCHES, self.folder / REPLAYS):
            with contextlib.suppress(OSError):
                for draft in folder.glob(f"*{DRAFT}"):
                    if not is_draft_of_ours(draft):
                        draft.unlink(missing_ok=True)

    def _prune(self) -> None:
        """Keep the newest ``MOST_KEPT`` matches, and every damaged file."""
        readable = [entry for entry in self.entries() if not entry.kept and not entry.problem]
        for entry in readable[MOST_KEPT:]:
            self.delete(entry.name)

    def snapshot(self, journal: Journal, make: Callable[[], Snapshot]) -> None:
        """Write the position beside the journal, in the background; ``make`` is called at once."""
        if journal.path is None:
            return
        content = msgspec.json.encode(make())
        self._do(lambda: self._write_snapshot(journal, content))

    def _do(self, job: Callable[[], None]) -> None:
        """Do ``job`` in the background, after those that wait already."""
        self._jobs.put(job)
        if self._writer is None:
            self._writer = Thread(target=self._work, name="atlas-saves", daemon=True)
            self._writer.start()

    def load_snapshot(self, name: str, record: Record | None = None) -> Snapshot | None:
        """Return the newest position beside a journal that can be read and is as it was written.

        With a ``record`` it is one of that match.
        """
        path = self.path(name).with_suffix(SNAPSHOT)
        for candidate in (path, path.with_name(path.name + PREVIOUS)):
            try:
                found = msgspec.json.decode(read(candidate), type=Snapshot)
            except (Failure, msgspec.MsgspecError, UnicodeError, RecursionError, ValueError):
                continue
            if found.whole and (record is None or found.belongs_to(record)):
                return found
        return None

    def close(self) -> SaveProblem | None:
        """Wait for what is still being done; return the problem of the last position, if any."""
        self._settle()
        if self._writer is not None:
            self._jobs.put(None)
            self._writer.join()
            self._writer = None
        self._claims.close()
        return self._problem

    def _journals(self, name: str) -> list[Path]:
        """Return the journals of a folder, newest first; none if there is no such folder."""
        try:
            return sorted((self.folder / name).glob(f"*{JOURNAL}"), key=age_of, reverse=True)
        except OSError:
            return []

    def _work(self) -> None:
        """Do what is waiting, until told to stop. Runs in the background."""
        while (job := self._jobs.get()) is not None:
            job()

    def _write_snapshot(self, journal: Journal, content: bytes) -> None:
        journal.sync()
        if journal.path:
            path = journal.path.with_suffix(SNAPSHOT)
            self._problem = write_whole(path, content, keep_previous=True)


def _remove_position(path: Path) -> None:
    """Remove the position beside a match, both generations of it."""
    position = path.with_suffix(SNAPSHOT)
    for file in (position.with_name(position.name + PREVIOUS), position):
        file.unlink(missing_ok=True)


def _remove_left_position(path: Path) -> None:
    """Remove a position whose match is gone."""
    with contextlib.suppress(OSError):
        if not is_there(path):
            _remove_position(path)


def _good_bytes(content: bytes) -> int:
    """Return the length of a journal without its torn last line."""
    end = content.rfind(b"\n") + 1
    try:
        decode(content[:end])
    except Damage:
        return end
    lines = content[:end].split(b"\n")[:-1]
    whole = len(decode(content[:end]))
    return sum(len(line) + 1 for line in lines[:whole])
