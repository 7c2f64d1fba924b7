"""Who uses a user's folder now: several copies of the program can, and none writes over another.

One file in the folder carries locks of the operating system on single bytes: one of the first few bytes for
each copy that is open, and one, found by the match's name, for the match that a copy plays. The system itself
lets go of them when a program ends, however it ends, so that no crash leaves a folder closed.
"""

from __future__ import annotations

import contextlib
import errno
import os
import sys
import zlib
from pathlib import Path
from typing import Final

FILE: Final = "in-use"
COPIES: Final = 16
"""So many copies are told apart; more are welcome all the same."""

_MATCHES: Final = 1 << 29
"""Bytes for matches; two names that share one are never played at the same moment in practice."""

_HELD: Final = (errno.EACCES, errno.EAGAIN, errno.EDEADLK)
"""What the system says of a lock that somebody else holds."""

if sys.platform == "win32":  # pragma: no cover - the same three calls in the words of another system
    import msvcrt

    def _lock(file: int, place: int) -> None:
        os.lseek(file, place, os.SEEK_SET)
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)

    def _unlock(file: int, place: int) -> None:
        os.lseek(file, place, os.SEEK_SET)
        msvcrt.locking(file, msvcrt.LK_UNLCK, 1)

else:
    import fcntl

    def _lock(file: int, place: int) -> None:
        fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB, 1, place)

    def _unlock(file: int, place: int) -> None:
        fcntl.lockf(file, fcntl.LOCK_UN, 1, place)


class Claims:
    """What this program holds in one folder; where the system knows no locks, nothing is refused.

    The locks tell programs apart, not objects of one program.
    """

    def __init__(self, folder: Path) -> None:
        self._path = folder / FILE
        self._file: int | None = None
        self._match = ""

    def enter(self) -> bool:
        """Note that this copy uses the folder; False when another one does already."""
        mine: int | None = None
        others = 0
        for place in range(COPIES):
            if not self._take(place):
                others += 1
            elif mine is None:
                mine = place
            else:
                self._give(place)
        return others == 0

    def claim(self, match: str) -> bool:
        """Hold a match, and let go of the one held before; False when another copy plays it."""
        if match == self._match:
            return True
        self.release()
        if not self._take(_place(match)):
            return False
        self._match = match
        return True

    def is_elsewhere(self, match: str) -> bool:
        """Whether another copy plays this match."""
        if match == self._match:
            return False
        free = self._take(_place(match))
        if free:
            self._give(_place(match))
        return not free

    def release(self) -> None:
        """Let go of the match that is held: others may go on with it."""
        if self._match:
            self._give(_place(self._match))
            self._match = ""

    def close(self) -> None:
        """Let go of everything."""
        if self._file is not None:
            os.close(self._file)
        self._file, self._match = None, ""

    def _take(self, place: int) -> bool:
        """Lock a byte; False only if somebody else holds it."""
        try:
            if self._file is None:
                self._file = os.open(self._path, os.O_RDWR | os.O_CREAT, 0o644)
            _lock(self._file, place)
        except OSError as error:
            return error.errno not in _HELD or self._file is None
        return True

    def _give(self, place: int) -> None:
        if self._file is not None:
            with contextlib.suppress(OSError):
                _unlock(self._file, place)


def _place(match: str) -> int:
    return COPIES + zlib.crc32(match.encode("utf-8", "replace")) % _MATCHES
