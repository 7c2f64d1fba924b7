"""Tries the packaged program as a player would: from other folders, under odd names, in a bare environment.

`python packaging/try_package.py`, after `python3 run.py package`; prints a line a trial and fails at a fault.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Mapping
from pathlib import Path

from build import MOST_MEGABYTES, PROGRAM, size_of

EXECUTABLE = "AtlasNocturno.exe" if os.name == "nt" else "AtlasNocturno"
PATIENCE_S = 300
STRANGERS = ("numpy", "pytest", "PIL", "hypothesis", "tkinter", "tools", "tests")
LEAST_PICTURES = 20
MOST_CHILDREN = 2
"""The worker, and the helper with which Python watches over it."""


class Fault(Exception):
    """A trial went wrong; the text says how."""


def run(program: Path, *words: str, cwd: str = "/", env: Mapping[str, str] | None = None) -> str:
    """Run the program without a screen and return what it printed; Fault if it did not end well."""
    environment = dict(os.environ if env is None else env)
    if env is None:
        environment |= {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    command = [str(program / EXECUTABLE), *words]
    done = subprocess.run(
        command, cwd=cwd, env=environment, capture_output=True, text=True, timeout=PATIENCE_S
    )
    if done.returncode != 0:
        raise Fault(f"{' '.join(words)} ended with {done.returncode}: {done.stderr.strip()[-800:]}")
    return done.stdout


def is_small(program: Path) -> None:
    """It fits the budget, and nothing of the workshop has come along."""
    size = size_of(program)
    if size >= MOST_MEGABYTES:
        raise Fault(f"{size:.1f} MB, at most {MOST_MEGABYTES}")
    inside = {path.name for path in (program / "_internal").iterdir()}
    if strange := sorted(inside & set(STRANGERS)):
        raise Fault(f"holds what only the workshop needs: {', '.join(strange)}")


def tells_its_version(program: Path) -> None:
    """It starts, from the root of the file system."""
    start = time.monotonic()
    told = run(program, "--version")
    if not told.startswith("Atlas Nocturno "):
        raise Fault(f"--version printed {told!r}")
    print(f"  version in {time.monotonic() - start:.2f} s")


def tours(program: Path) -> None:
    """It shows every screen, from the root of the file system."""
    visit(program, None)


def tours_in_an_empty_environment(program: Path) -> None:
    """It needs no variable of the person's shell at all."""
    with tempfile.TemporaryDirectory() as home:
        visit(program, {"HOME": home})


def tours_under_an_odd_name(program: Path) -> None:
    """Its folder may have spaces and accents in its name."""
    with tempfile.TemporaryDirectory() as folder:
        moved = Path(folder) / "Juegos de mañana" / "Atlas Nocturno ¡ñ!"
        shutil.copytree(program, moved, symlinks=True)
        visit(moved, None)


def visit(program: Path, env: Mapping[str, str] | None) -> None:
    """One tour; its pictures must be there."""
    with tempfile.TemporaryDirectory(prefix="viaje ñ ") as out:
        run(program, "tour", "--out", out, env=env)
        pictures = list(Path(out).rglob("*.png"))
        if len(pictures) < LEAST_PICTURES or any(path.stat().st_size < 2000 for path in pictures):
            raise Fault(f"the tour left {len(pictures)} pictures; {LEAST_PICTURES} good ones were expected")


def plays_by_itself(program: Path) -> None:
    """The computer players and the rules are all on board."""
    run(program, "selfplay", "dracula", "--games", "2", "--seed", "1", "--players", "novice,apprentice")


def starts_one_worker(program: Path) -> None:
    """The window opens, starts the process of the computer players once, and takes it along when it goes."""
    with tempfile.TemporaryDirectory() as folder:
        sight = Path(folder) / "sight.json"
        environment = {**os.environ, "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
        command = [str(program / EXECUTABLE), "--data", folder, "--pilot", str(sight)]
        game = subprocess.Popen(command, cwd="/", env=environment)
        try:
            wait_for(sight.exists, "the first sight")
            wait_for(lambda: children(game.pid), "the worker")
            time.sleep(2)
            found = children(game.pid)
        finally:
            game.terminate()
            game.wait()
        if len(found) > MOST_CHILDREN:
            raise Fault(f"started {len(found)} processes")
        wait_for(lambda: not any(Path(f"/proc/{child}").exists() for child in found), "the worker's end")


def children(parent: int) -> list[int]:
    """The processes that a process has started (Linux)."""
    return [int(word) for word in Path(f"/proc/{parent}/task/{parent}/children").read_text().split()]


def wait_for(happened: Callable[[], object], what: str) -> None:
    """Wait until something has happened; Fault if it never does."""
    end = time.monotonic() + 30
    while not happened():
        if time.monotonic() > end:
            raise Fault(f"waited in vain for {what}")
        time.sleep(0.1)


def refuses_in_words(program: Path) -> None:
    """A mistake is answered in one line, without a traceback."""
    told = subprocess.run(
        [str(program / EXECUTABLE), "--sed", "3"], capture_output=True, text=True, timeout=PATIENCE_S
    )
    if told.returncode != 2 or "--seed" not in told.stderr or told.stderr.count("\n") != 1:
        raise Fault(f"--sed was answered with {told.returncode}: {told.stderr!r}")


TRIALS: tuple[Callable[[Path], None], ...] = (
    is_small,
    tells_its_version,
    refuses_in_words,
    plays_by_itself,
    starts_one_worker,
    tours,
    tours_in_an_empty_environment,
    tours_under_an_odd_name,
)


def main() -> int:
    """Every trial, whatever became of the one before."""
    faults = 0
    for trial in TRIALS:
        try:
            trial(PROGRAM)
            print(f"good   {trial.__name__.replace('_', ' ')}")
        except (Fault, OSError, subprocess.TimeoutExpired) as fault:
            faults += 1
            print(f"FAULT  {trial.__name__.replace('_', ' ')}: {fault}")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
