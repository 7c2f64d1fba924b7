"""The file that a long series of games goes on from: a head, then a line for every result."""

from __future__ import annotations

from pathlib import Path
from typing import Generic, TypeVar

import msgspec

Result = TypeVar("Result")


class UsageFault(ValueError):
    """The command line, or the file to go on from, cannot be followed."""


class ResultsFile(Generic[Result]):
    """Keeps results line by line, so that a run that was stopped goes on; without a path it keeps nothing."""

    def __init__(self, path: Path | None, head: msgspec.Struct, kind: type[Result]) -> None:
        """``head`` says what the results are results of, ``kind`` is their type."""
        self._path = path
        self._head = head
        self._kind = kind

    def kept(self) -> list[Result]:
        """Return the results in the file; start the file if there is none.

        Raises:
            UsageFault: the file holds something else.
        """
        if self._path is None:
            return []
        if not self._path.exists():
            self._path.write_bytes(msgspec.json.encode(self._head) + b"\n")
            return []
        first, *lines = self._path.read_bytes().split(b"\n")
        try:
            there = msgspec.json.decode(first, type=type(self._head))
            results = [msgspec.json.decode(line, type=self._kind) for line in lines[:-1]]
        except msgspec.DecodeError as error:
            raise UsageFault(f"{self._path} is no file of self-play results ({error})") from None
        if there != self._head:
            raise UsageFault(f"{self._path} holds results of {there}, not of {self._head}; name another file")
        _drop_torn_line(self._path, lines[-1])
        return results

    def add(self, result: Result) -> None:
        """Write one more result."""
        if self._path is not None:
            with self._path.open("ab") as file:
                file.write(msgspec.json.encode(result) + b"\n")


def _drop_torn_line(path: Path, torn: bytes) -> None:
    if torn:
        with path.open("r+b") as file:
            file.truncate(path.stat().st_size - len(torn))
