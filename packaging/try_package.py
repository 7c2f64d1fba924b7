"""Tries the packaged program as a player would: from other folders, under odd names, in a bare environment.

`python packaging/try_package.py`, after `python3 run.py package`; prints a line a trial and fails at a fault.
It needs the programs of the window tests (an X server that nobody sees) and never a screen.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import played
from build import MOST_MEGABYTES, PROGRAM, size_of
from places import PLACES, ROOT, Fault, Place, damaged, folder

STRANGERS = (
    "numpy", "pytest", "xdist", "execnet", "PIL", "hypothesis", "tkinter", "tools", "tests", "soundfile",
    "pyloudnorm",
)  # fmt: skip
LEAST_PICTURES = 20
SOME = ("title", "setup", "options.screen", "dracula.chosen", "vitorian.main", "epikha.main", "result")
"""States that are visited wherever the program lies; all of them are where it was built."""
LANGUAGES = ("es", "en")
WORKSHOP = ("check", "bench")
"""Tasks that need the sources, and say so."""

Trial = Callable[[], object]


class Trials:
    """Carries trials out one after the other, whatever became of the one before."""

    def __init__(self) -> None:
        self.faults = 0

    def carry_out(self, name: str, trial: Trial) -> None:
        """One trial, one line."""
        began = time.monotonic()
        try:
            trial()
            print(f"good   {name} ({time.monotonic() - began:.1f} s)", flush=True)
        except (Fault, AssertionError, OSError, subprocess.TimeoutExpired) as fault:
            self.faults += 1
            print(f"FAULT  {name}: {fault}", flush=True)


def is_small() -> None:
    """It fits the budget, and nothing of the workshop has come along."""
    size = size_of(PROGRAM)
    if size >= MOST_MEGABYTES:
        raise Fault(f"{size:.1f} MB, at most {MOST_MEGABYTES}")
    inside = {path.name for path in (PROGRAM / "_internal").iterdir()}
    if strange := sorted(inside & set(STRANGERS)):
        raise Fault(f"holds what only the workshop needs: {', '.join(strange)}")
    print(f"  {size:.1f} MB")


def tells_its_version(place: Place) -> None:
    """It starts, and says which one it is."""
    told = place.run("--version").stdout
    if not told.startswith("Atlas Nocturno "):
        raise Fault(f"--version printed {told!r}")


def refuses_in_words(place: Place) -> None:
    """A mistake is answered in one line, without a traceback."""
    one_line(place.run("--sed", "3", code=2), "--seed")


def says_what_it_lacks(place: Place) -> None:
    """What only makes sense beside the sources says so in one sentence; no screen does as well."""
    for task in WORKSHOP:
        one_line(place.run(task, code=2), task)
    bare = Place(place.name, place.command, place.home, environment={})
    one_line(bare.run("--data", str(place.home / "no screen"), code=4), "")


def one_line(done: subprocess.CompletedProcess[str], word: str) -> None:
    """Hold what was said to one line with `word` in it."""
    if word not in done.stderr or done.stderr.count("\n") != 1:
        raise Fault(f"said {done.stderr!r}")


def plays_by_itself(place: Place) -> None:
    """The computer players and the rules are all on board."""
    place.run("selfplay", "dracula", "--games", "2", "--seed", "1", "--players", "novice,apprentice")


def plays_scenarios(place: Place) -> None:
    """The door of positions works."""
    place.run("scenario", *map(str, sorted((ROOT / "tests/scenarios/dracula").glob("C0*.json"))))


def tours(place: Place, language: str, names: tuple[str, ...] = (), least: int = LEAST_PICTURES) -> None:
    """Every screen is there, or those that `names` begin; their pictures prove it."""
    with folder("viaje ñ") as out:
        place.run("tour", "--out", str(out), "--language", language, *names)
        pictures = list(out.rglob("*.png"))
        if len(pictures) < least or any(path.stat().st_size < 2000 for path in pictures):
            raise Fault(f"the tour left {len(pictures)} pictures; {least} good ones were expected")


def tells_of_a_failed_start(screen: played.Screen) -> None:
    """A start that fails is told in a window, for whoever has no terminal."""
    with damaged() as place:
        played.failed_start(place, screen)


def adds_itself_to_the_menu() -> None:
    """The script for the desktop writes an entry that starts this program, and takes it away again."""
    with folder("casa de Íñigo") as home:
        script = [str(PROGRAM / "add-to-menu.sh")]
        environment = {"HOME": str(home), "PATH": os.environ["PATH"]}
        subprocess.run(script, check=True, env=environment)
        entry = home / ".local/share/applications/atlas-nocturno.desktop"
        if f'Exec="{PROGRAM}/AtlasNocturno"\n' not in entry.read_text(encoding="utf-8"):
            raise Fault(entry.read_text(encoding="utf-8"))
        subprocess.run([*script, "--remove"], check=True, env=environment)
        if left := [path for path in home.rglob("*") if path.is_file()]:
            raise Fault(f"left {left}")


def everything_in(top: Path) -> set[tuple[str, int]]:
    """The files below a folder, with the times of their last change."""
    return {(str(path), path.lstat().st_mtime_ns) for path in top.rglob("*")}


def nothing_was_written(before: set[tuple[str, int]]) -> None:
    """All that was played left no trace beside the program."""
    if changed := everything_in(PROGRAM) ^ before:
        raise Fault(f"changed: {sorted(changed)[:3]}")


def plays_a_match(place: Place, screen: played.Screen, language: str) -> None:
    """A whole match, which the program itself then finds true."""
    record = played.whole_match(place, screen, language)
    place.run("replay", str(record), "--verify")


def at_place(trials: Trials, place: Place, language: str, screen: played.Screen) -> None:
    """What must work wherever the program lies."""
    trials.carry_out(f"version, {place.name}", lambda: tells_its_version(place))
    trials.carry_out(f"tour in {language}, {place.name}", lambda: tours(place, language, SOME, len(SOME)))
    trials.carry_out(f"match in {language}, {place.name}", lambda: plays_a_match(place, screen, language))


def at_home(trials: Trials, place: Place, screen: played.Screen) -> None:
    """What needs to be tried only once."""
    trials.carry_out("small", is_small)
    trials.carry_out("refuses in words", lambda: refuses_in_words(place))
    trials.carry_out("says what it lacks", lambda: says_what_it_lacks(place))
    trials.carry_out("plays by itself", lambda: plays_by_itself(place))
    trials.carry_out("plays scenarios", lambda: plays_scenarios(place))
    trials.carry_out("starts at once", lambda: played.start_time(place, screen))
    trials.carry_out("quits in mid-thought", lambda: played.quit_in_thought(place, screen))
    trials.carry_out("worker ends after a kill", lambda: played.killed_window(place, screen))
    trials.carry_out("tells of a failed start in a window", lambda: tells_of_a_failed_start(screen))
    trials.carry_out("adds itself to the menu", adds_itself_to_the_menu)
    trials.carry_out("tour in en", lambda: tours(place, "en"))
    trials.carry_out("match in en", lambda: plays_a_match(place, screen, "en"))


def main() -> int:
    """Every trial; 1 when one went wrong."""
    if not PROGRAM.exists():
        print(f"{PROGRAM} is missing: python3 run.py package", file=sys.stderr)
        return 2
    trials, before = Trials(), everything_in(PROGRAM)
    with played.Screen() as screen:
        for number, make in enumerate(PLACES):
            with make() as place:
                if not number:
                    at_home(trials, place, screen)
                at_place(trials, place, LANGUAGES[number % 2], screen)
    trials.carry_out("wrote nothing beside itself", lambda: nothing_was_written(before))
    print(f"{trials.faults} faults" if trials.faults else "the package is whole")
    return 1 if trials.faults else 0


if __name__ == "__main__":
    sys.exit(main())
