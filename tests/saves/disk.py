"""A disk that can be stopped between any two steps of writing: to kill a program there, or to be full."""

from __future__ import annotations

import builtins
import io
import os
from collections.abc import Callable
from types import TracebackType
from typing import Any, BinaryIO, Self

Step = Callable[[str], None]
"""Told what comes next or has just been done; it may end the program, or raise as the system would."""

_open, _replace, _fsync, _unlink, _mkdir = builtins.open, os.replace, os.fsync, os.unlink, os.mkdir


class _File:
    """A file open for writing, each of whose writes is two."""

    def __init__(self, file: BinaryIO, step: Step) -> None:
        self._file = file
        self._step = step

    def __getattr__(self, name: str) -> Any:
        return getattr(self._file, name)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._file.close()

    def write(self, data: bytes | bytearray) -> int:
        content = bytes(data)
        half = len(content) // 2
        for part, next_step in ((content[:half], "half"), (content[half:], "written")):
            self._file.write(part)
            self._file.flush()
            self._step(next_step)
        return len(content)

    def truncate(self, size: int) -> int:
        self._step("truncate")
        return self._file.truncate(size)


class Disk:
    """While it is entered, whatever this program writes goes step by step."""

    def __init__(self, step: Step) -> None:
        self._step = step

    def __enter__(self) -> Self:
        builtins.open = io.open = self._opened  # type: ignore[assignment]
        os.replace, os.fsync, os.unlink, os.mkdir = self._replaced, self._synced, self._unlinked, self._made
        return self

    def __exit__(self, *_: object) -> None:
        builtins.open = io.open = _open
        os.replace, os.fsync, os.unlink, os.mkdir = _replace, _fsync, _unlink, _mkdir

    def _opened(self, path: Any, mode: str = "r", *more: Any, **named: Any) -> Any:
        if mode.startswith("r") and "+" not in mode:
            return _open(path, mode, *more, **named)
        self._step(f"open {mode}")
        file = _File(_open(path, mode, *more, **named), self._step)
        self._step("opened")
        return file

    def _replaced(self, *names: Any) -> None:
        self._step("replace")
        _replace(*names)
        self._step("replaced")

    def _synced(self, file: int) -> None:
        self._step("sync")  # and no more: what a program has written outlives the program

    def _unlinked(self, *names: Any) -> None:
        self._step("unlink")
        _unlink(*names)

    def _made(self, *names: Any) -> None:
        self._step("mkdir")
        _mkdir(*names)
