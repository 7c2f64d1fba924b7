"""A line that shows how far a long task has come: on a terminal only, and only once it takes its time."""

from __future__ import annotations

import sys
import time
from typing import Final, TextIO

PATIENCE: Final = 2.0
"""Seconds before anything is shown."""
WIDTH: Final = 30
"""Signs of the bar."""
REDRAW: Final = 0.1


class Progress:
    """Counts up to ``total`` on the error stream, so that piped output stays clean."""

    def __init__(self, total: int, stream: TextIO | None = None) -> None:
        self._total = max(total, 1)
        self._stream = stream or sys.stderr
        self._shows = self._stream.isatty()
        self._start = self._drawn = time.monotonic()
        self._visible = False

    def at(self, done: int) -> None:
        """Say that ``done`` of the total are finished."""
        now = time.monotonic()
        if self._shows and now - self._start > PATIENCE and now - self._drawn > REDRAW:
            self._drawn, self._visible = now, True
            filled = WIDTH * done // self._total
            self._stream.write(f"\r[{'#' * filled}{'.' * (WIDTH - filled)}] {done}/{self._total}")
            self._stream.flush()

    def close(self) -> None:
        """Take the line away."""
        if self._visible:
            self._stream.write("\r" + " " * (WIDTH + 30) + "\r")
            self._stream.flush()
