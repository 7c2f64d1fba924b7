"""Writing files whole or not at all, and saying in one value why it was not possible.

Nothing here raises to the player: what goes wrong comes back as a :class:`SaveProblem`, a
sentence for the player. Every folder is handed in; nothing in ``game`` asks the system for one.
"""

from __future__ import annotations

import contextlib
import errno
import os
import stat
from pathlib import Path
from typing import Final

from game.sentences import Sentence

MOST_BYTES: Final = 8_000_000
"""No file of ours comes near this size; a bigger one is not read."""

PREVIOUS: Final = ".previous"
"""Ending of the earlier generation that lies beside a file."""

DRAFT: Final = ".tmp"
"""Ending of a file that is being written and has not taken its name yet."""

NO_FILE: Final = "common.cause.no_file"


class SaveProblem(Sentence, frozen=True):
    """Why something could not be saved or loaded."""


class Failure(Exception):
    """Carries a :class:`SaveProblem` from where it is noticed to the function that returns it."""

    def __init__(self, problem: SaveProblem) -> None:
        super().__init__(problem.text)
        self.problem = problem


def write_problem(folder: Path, error: OSError) -> SaveProblem:
    """Return the sentence for a write into ``folder`` that the system refused."""
    if error.errno in (errno.ENOSPC, errno.EDQUOT):
        return SaveProblem("common.save.full", {"folder": str(folder)})
    return SaveProblem("common.save.unwritable", {"folder": str(folder), "cause": _cause(error)})


def _cause(error: OSError) -> str:
    if error.errno in (errno.EACCES, errno.EPERM):
        return "common.cause.refused"
    if error.errno in (errno.ENOTDIR, errno.EEXIST):
        return "common.cause.not_folder"
    if error.errno == errno.ENAMETOOLONG:
        return "common.cause.too_long"
    return "common.cause.read_only" if error.errno == errno.EROFS else "common.cause.other"


def make_folder(folder: Path) -> SaveProblem | None:
    """Make ``folder`` and its parents if they are not there yet."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        return write_problem(folder, error)
    return None


def unwritable(folder: Path) -> SaveProblem | None:
    """Return why nothing can be kept in ``folder`` (made if it is not there yet); None if all is well."""
    problem = make_folder(folder)
    if problem is None and not os.access(folder, os.W_OK | os.X_OK):
        return write_problem(folder, PermissionError(errno.EACCES, ""))
    return problem


def is_there(path: Path) -> bool:
    """Say whether there is such a file; not, as far as we are concerned, in a folder that is closed to us."""
    return os.path.exists(path)  # the method of Path raises when it may not look


def read(path: Path) -> bytes:
    """Return the content of ``path``.

    Raises:
        Failure: it is not there, too big, no file at all (a pipe would keep us waiting) or cannot be read.
    """
    try:
        if not stat.S_ISREG(path.stat().st_mode):
            raise Failure(SaveProblem("common.save.unreadable", {"name": path.name, "cause": NO_FILE}))
        with open(path, "rb") as file:
            content = file.read(MOST_BYTES + 1)
        if len(content) > MOST_BYTES:
            raise Failure(SaveProblem("common.save.too_big", {"name": path.name}))
        return content
    except FileNotFoundError:
        raise Failure(SaveProblem("common.save.not_there", {"name": path.name})) from None
    except (OSError, ValueError) as error:
        cause = _cause(error) if isinstance(error, OSError) else "common.cause.other"
        raise Failure(SaveProblem("common.save.unreadable", {"name": path.name, "cause": cause})) from None


def write_whole(path: Path, content: bytes, keep_previous: bool = False) -> SaveProblem | None:
    """Replace ``path`` by ``content`` in one step; with ``keep_previous`` the old content stays beside it.

    At every moment ``path`` holds the complete old or the complete new content, also when the program is
    killed or the disk is full.
    """
    problem = make_folder(path.parent)
    if problem:
        return problem
    try:
        if keep_previous and path.is_file():
            _replace(path.with_name(path.name + PREVIOUS), path.read_bytes())
        _replace(path, content)
    except OSError as error:
        return write_problem(path.parent, error)
    return None


def _replace(path: Path, content: bytes) -> None:
    """Write beside ``path``, bring it to the disk, then take its name."""
    draft = path.with_name(path.name + _draft_ending())
    try:
        with open(draft, "wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        os.replace(draft, path)
    except OSError:
        draft.unlink(missing_ok=True)
        raise
    _sync_folder(path.parent)


def _draft_ending() -> str:
    """Each program has its own drafts: another copy may be writing the same file."""
    return f".{os.getpid()}{DRAFT}"


def is_draft_of_ours(path: Path) -> bool:
    """Say whether this very program is writing the file."""
    return path.name.endswith(_draft_ending())


def _sync_folder(folder: Path) -> None:
    """Bring the new name itself to the disk where the system can do that."""
    if not hasattr(os, "O_DIRECTORY"):
        return
    with contextlib.suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
