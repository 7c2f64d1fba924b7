"""The packaged program, if it has been built: its size, and how soon it starts."""

from __future__ import annotations

import os
import resource
import subprocess
from collections.abc import Iterator
from pathlib import Path

from tools.measures import ROOT, Figure, Measurement, median, speed_now

PROGRAM = ROOT / "dist" / "AtlasNocturno"
MOST_MB, MOST_START_S = 80.0, 1.5
NEVER = 999.0
"""Stands for the seconds of a program that does not start, as one built while its sources were edited."""


def measurements() -> Iterator[Measurement]:
    """All that is measured of the package."""
    yield figures


def figures() -> Iterator[Figure]:
    """Nothing when there is no package."""
    executable = PROGRAM / "AtlasNocturno"
    if executable.exists():
        yield Figure("package: size", round(size_mb(PROGRAM), 1), "MB", most=MOST_MB)
        start = median([start_s(executable) for _ in range(3)])
        note = "processor time" if start < NEVER else "it does not start: build it anew"
        yield Figure("package: start", round(start, 2), "s", most=MOST_START_S, note=note, speed=speed_now())


def size_mb(folder: Path) -> float:
    """The megabytes of all files of a folder."""
    files = (path for path in folder.rglob("*") if path.is_file() and not path.is_symlink())
    return sum(path.stat().st_size for path in files) / 1e6


def start_s(executable: Path) -> float:
    """Seconds of processor time until the list of all screens is there, their modules loaded; or `NEVER`."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    quiet = {**os.environ, "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    words, nowhere = [str(executable), "tour", "--list"], subprocess.DEVNULL
    if subprocess.run(words, env=quiet, stdout=nowhere, stderr=nowhere, check=False).returncode:
        return NEVER
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
