"""Plays, saves and is killed in the middle of it, again and again; a program of its own.

    python -m tests.saves.kills FOLDER STEPS TIMES

STEPS programs are killed at seeded steps of their writing, TIMES more at seeded moments while they write in
the background. Each has a folder of its own below FOLDER and tells in a file beside it what it has done.
"""

from __future__ import annotations

import os
import shutil
import signal
import sys
import time
from collections.abc import Callable
from pathlib import Path

from game.records import Finished, Records
from game.rules.chance import Chance
from game.saves import Saves
from game.settings import Settings, SettingsFile
from tests.saves.disk import Disk
from tests.saves.helpers import PEOPLE, begin, play

ACTS = 12
TITLE = "La noche de Íñigo"
Tell = Callable[[str], object]


def options(number: int) -> Settings:
    """The options as they are saved for the `number`-th time."""
    return Settings(language="es", seal_hold=300 + number, pad={"confirm": [number]})


def finished(number: int) -> Finished:
    """The `number`-th match in the records."""
    return Finished(f"{number:024}", "dracula", "2026-11-29", PEOPLE, number % 2, "D35", 1 + number % 5)


def session(folder: Path, tell: Tell, background: bool) -> None:
    """A match, options and records that change with each act, a kept replay, a second match, a removal."""
    saves, store, records = Saves(folder), SettingsFile(folder), Records(folder)
    if not background:
        saves._do = lambda job: job()  # type: ignore[method-assign]
    saves.enter()
    saves.tidy()
    store.load()
    journal = saves.start()
    match = begin(journal, saves=saves)
    tell("act 0")
    for number in range(1, ACTS + 1):
        play(match, 1, seed=number)
        tell(f"act {number}")
        store.save(options(number))
        tell(f"options {number}")
        records.add(finished(number))
        tell(f"records {number}")
    assert journal.path
    saves.keep(journal.path.stem, TITLE)
    tell("kept")
    play(begin(saves.start(), seed=9, saves=saves), 3)
    tell("second")
    saves.delete(journal.path.stem)
    tell("deleted")
    saves.close()


def steps_of(folder: Path) -> int:
    """How many steps of writing a session has."""
    steps: list[str] = []
    with Disk(steps.append):
        session(folder, lambda _: None, background=False)
    shutil.rmtree(folder)
    return len(steps)


def child(folder: Path, told: Path, run: Callable[[Tell], None]) -> int:
    """Let a program of its own `run`; its number."""
    folder.mkdir()
    told.touch()
    number = os.fork()
    if number:
        return number
    file = os.open(told, os.O_WRONLY | os.O_APPEND)
    run(lambda line: os.write(file, f"{line}\n".encode()))
    os._exit(0)


def killed_at(step: int, folder: Path) -> None:
    """Kill a session before its `step`-th step."""

    def run(tell: Tell) -> None:
        left = [step]

        def count(_: str) -> None:
            left[0] -= 1
            if left[0] < 0:
                os.kill(os.getpid(), signal.SIGKILL)

        with Disk(count):
            session(folder, tell, background=False)

    os.waitpid(child(folder, folder.with_suffix(".told"), run), 0)


def killed_after(seconds: float, folder: Path) -> None:
    """Kill a session in whatever it does after that time."""

    def run(tell: Tell) -> None:
        with Disk(lambda _: None):
            session(folder, tell, background=True)

    number = child(folder, folder.with_suffix(".told"), run)
    time.sleep(seconds)
    os.kill(number, signal.SIGKILL)
    os.waitpid(number, 0)


def main() -> None:
    """Do what the command line says."""
    folder, steps, times = Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3])
    begun = time.monotonic()
    most = steps_of(folder / "whole")
    lasts = time.monotonic() - begun
    for number in range(steps):
        killed_at(Chance.of(number, 22).below(most), folder / f"step-{number}")
    for number in range(times):
        killed_after(Chance.of(number, 23).chance() * lasts, folder / f"time-{number}")


if __name__ == "__main__":
    main()
