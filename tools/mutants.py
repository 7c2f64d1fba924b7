"""Tests the tests: `run.py mutants GAME` changes 200 seeded places of game/GAME and looks who notices.

Our own rather than a library: the known ones rewrite files, start a fresh pytest for every change and draw no
seeded sample. Here one process loads pytest once; each change is a fork of it in which the changed module
stands in memory, so that no file is touched. Needs a system with fork.
"""

from __future__ import annotations

import argparse
import ast
import contextlib
import importlib
import importlib.abc
import json
import os
import random
import resource
import shutil
import signal
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from importlib.machinery import ModuleSpec
from pathlib import Path
from types import CodeType, ModuleType
from typing import Any

from tools.mutation import Change, Place, places

ROOT = Path(__file__).resolve().parent.parent
TESTS = (
    *("tests/scenarios", "tests/opponents/test_{game}_golden.py", "tests/{game}"),
    *("tests/scenes/{game}/test_changes.py", "tests/conformance", "tests/opponents/test_{game}_*.py"),
)
"""Where the tests of a game are, what is quick to notice something first; ``changes`` follow its events."""
GAMES = ("dracula", "vitorian", "epikha")
"""Named here, for asking `game.systems` would load the very modules that are to be changed."""
NOT_COPIED = (".*", "__pycache__", "build", "dist", "sheets", "fonts")
WANTED_SHARE = 0.85
PLACES, SEED, PROCESSES = 200, 2026, 2
PATIENCE = 8
"""How many times its processor time a run may last, on a machine that does other things too."""
NOTICED, SURVIVED, TIMED_OUT = "noticed", "survived", "timed out"


@dataclass(frozen=True)
class Mutant:
    """One change of one file, found again by the number of its place and of its change there."""

    file: str
    line: int
    before: str
    after: str
    place: int
    variant: int

    @property
    def name(self) -> str:
        """How the mutant is named to a person."""
        return f"{self.file}:{self.line}  {self.before}  ->  {self.after}"


@dataclass
class Running:
    """A mutant whose tests are running in a process of their own."""

    mutant: Mutant
    process: int
    deadline: float


def sources(game: str) -> list[Path]:
    """The files whose changes are looked for, in the working folder."""
    return sorted((Path.cwd() / "game" / game).rglob("*.py"))


def tests_of(game: str) -> list[str]:
    """The folders and files of a game's tests that are there."""
    here = Path.cwd()
    found = (sorted(here.glob(pattern.format(game=game))) for pattern in TESTS)
    return [str(path.relative_to(here)) for paths in found for path in paths]


def draw(game: str, wanted: int, seed: int) -> list[Mutant]:
    """`wanted` places of the game, and one change of each, drawn evenly; in reading order."""
    chance = random.Random(seed)
    every = [(path, number) for path in sources(game) for number in range(len(parsed(path)[1]))]
    drawn = sorted(chance.sample(every, min(wanted, len(every))))
    return [mutant_at(path, number, chance) for path, number in drawn]


def parsed(path: Path) -> tuple[ast.Module, list[Place]]:
    """A file's tree and its places."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    return tree, places(tree)


def mutant_at(path: Path, number: int, chance: random.Random) -> Mutant:
    """One of the changes of the place with that number."""
    changes = parsed(path)[1][number].changes
    variant = chance.randrange(len(changes))
    change: Change = changes[variant]
    file = str(path.relative_to(Path.cwd()))
    return Mutant(file, change.line, change.before, change.after, number, variant)


def changed_code(mutant: Mutant) -> CodeType:
    """The compiled file with the change made."""
    path = Path.cwd() / mutant.file
    tree, found = parsed(path)
    found[mutant.place].changes[mutant.variant].make()
    return compile(tree, str(path), "exec", dont_inherit=True)


class ChangedModule(importlib.abc.MetaPathFinder, importlib.abc.Loader):
    """Stands in for one module of the game, from memory."""

    def __init__(self, file: str, code: CodeType) -> None:
        self.name = file.removesuffix(".py").removesuffix("/__init__").replace("/", ".")
        self.is_package = file.endswith("__init__.py")
        self.path = Path.cwd() / file
        self.code = code

    def find_spec(self, name: str, path: object, target: object = None) -> ModuleSpec | None:
        """The module's spec if it is the changed one."""
        if name != self.name:
            return None
        spec = ModuleSpec(name, self, origin=str(self.path), is_package=self.is_package)
        if self.is_package:
            spec.submodule_search_locations = [str(self.path.parent)]
        return spec

    def exec_module(self, module: ModuleType) -> None:
        """Run the changed code as the module."""
        module.__file__ = str(self.path)
        exec(self.code, module.__dict__)


def run_tests(tests: list[str], game: str) -> int:
    """What tests say of that game, by pytest in this process, silent to the first failure; its exit code."""
    import pytest

    quiet = ["-x", "-q", "--no-header", "--tb=no", "-p", "no:cacheprovider", "-k", game]
    return int(pytest.main([*quiet, *tests]))


def fork_tests(tests: list[str], game: str, mutant: Mutant | None, seconds: float) -> int:
    """Start the tests, with the change made, in a child process; returns its id.

    A child that needs more than `seconds` of processor time is ended by the system.
    """
    process = os.fork()
    if process:
        return process
    code = 1
    try:
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, 1)
        os.dup2(nowhere, 2)
        os.setpgid(0, 0)
        resource.setrlimit(resource.RLIMIT_CPU, (int(seconds) + 1, int(seconds) + 2))
        resource.setrlimit(resource.RLIMIT_AS, (4 << 30, 4 << 30))
        if mutant is not None:
            sys.meta_path.insert(0, ChangedModule(mutant.file, changed_code(mutant)))
        code = run_tests(tests, game)
        __import__("atexit")._run_exitfuncs()
    finally:
        os._exit(code)


def end(process: int) -> None:
    """Kill a child with everything it started."""
    with contextlib.suppress(ProcessLookupError):
        os.killpg(process, signal.SIGKILL)


def preload() -> None:
    """Load what every run needs, except the game."""
    for name in ("pytest", "hypothesis", "msgspec", "numpy", "pygame"):
        with contextlib.suppress(ImportError):
            importlib.import_module(name)


def baseline(tests: list[str], game: str) -> float:
    """Seconds of processor time that the unchanged tests take; SystemExit when they do not pass."""
    _, status, used = os.wait4(fork_tests(tests, game, None, 1200), 0)
    if os.waitstatus_to_exitcode(status) != 0:
        raise SystemExit(f"the tests must pass as they are: python3 run.py test -x {' '.join(tests)}")
    return used.ru_utime + used.ru_stime


def judge(
    mutants: list[Mutant], tests: list[str], game: str, seconds: float, processes: int
) -> Iterator[tuple[Mutant, str]]:
    """Run the tests on every mutant; yields each with its verdict, as they come in."""
    waiting = list(reversed(mutants))
    running: dict[int, Running] = {}
    try:
        while waiting or running:
            while waiting and len(running) < processes:
                mutant = waiting.pop()
                process = fork_tests(tests, game, mutant, seconds)
                running[process] = Running(mutant, process, time.monotonic() + PATIENCE * seconds)
            time.sleep(0.02)
            for run in list(running.values()):
                verdict = verdict_of(run)
                if verdict:
                    end(run.process)
                    del running[run.process]
                    yield run.mutant, verdict
    finally:
        for process in running:
            end(process)


def verdict_of(run: Running) -> str:
    """What became of a run; empty while it is going on."""
    ended, status = os.waitpid(run.process, os.WNOHANG)
    if ended:
        code = os.waitstatus_to_exitcode(status)
        if code < 0:
            return TIMED_OUT
        return SURVIVED if code == 0 else NOTICED
    if time.monotonic() > run.deadline:
        end(run.process)
        os.waitpid(run.process, 0)
        return TIMED_OUT
    return ""


def report(game: str, verdicts: dict[str, list[Mutant]], seed: int) -> dict[str, Any]:
    """The result as plain data."""
    total = sum(map(len, verdicts.values()))
    noticed = total - len(verdicts[SURVIVED])
    survivors = sorted(verdicts[SURVIVED], key=lambda mutant: (mutant.file, mutant.line))
    return {
        "game": game,
        "seed": seed,
        "places": total,
        "noticed": noticed,
        "timed_out": len(verdicts[TIMED_OUT]),
        "share": round(noticed / max(1, total), 3),
        "survivors": [asdict(mutant) for mutant in survivors],
    }


def write_list(path: Path, result: dict[str, Any]) -> None:
    """Write the survivors down for people; the words said of a survivor stay with it."""
    words = known_words(path)
    lines = [
        f"# What the tests of {result['game']} do not notice",
        "",
        f"`python3 run.py mutants {result['game']}` made {result['places']} changes (seed {result['seed']}); "
        f"{result['noticed']} were noticed. The others, each with a word why:",
        "",
        "| where | before | after | why |",
        "| --- | --- | --- | --- |",
    ]
    for row in result["survivors"]:
        before, after = (row[key].replace("|", "\\|") for key in ("before", "after"))
        word = words.get((row["file"], before, after), "")
        lines.append(f"| {row['file']}:{row['line']} | `{before}` | `{after}` | {word} |")
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")


def known_words(path: Path) -> dict[tuple[str, str, str], str]:
    """What people wrote about survivors in an earlier list."""
    if not path.exists():
        return {}
    rows = (line.strip("| ").split(" | ") for line in path.read_text(encoding="utf-8").splitlines())
    return {
        (row[0].split(":")[0], row[1].strip("`"), row[2].strip("`")): row[3]
        for row in rows
        if len(row) == 4 and row[1].startswith("`")
    }


def main(words: list[str]) -> int:
    """The command; 1 when too few changes are noticed."""
    parser = argparse.ArgumentParser(prog="run.py mutants", description="Changes the rules; who notices?")
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("--places", type=int, default=PLACES)
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--processes", type=int, default=PROCESSES)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--doc", action="store_true", help="rewrite docs/mutants-GAME.md")
    asked = parser.parse_args(words)
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))  # so that no child is left behind
    preload()
    with snapshot(ROOT):
        verdicts = all_verdicts(asked.game, asked.places, asked.seed, asked.processes)
    result = report(asked.game, verdicts, asked.seed)
    if asked.doc:
        write_list(ROOT / "docs" / f"mutants-{asked.game}.md", result)
    print(json.dumps(result, ensure_ascii=False, indent=2) if asked.json else plainly(result, verdicts))
    return 0 if result["share"] >= WANTED_SHARE else 1


def all_verdicts(game: str, wanted: int, seed: int, processes: int) -> dict[str, list[Mutant]]:
    """Draw the mutants of the project in the working folder and judge them all."""
    tests = tests_of(game)
    seconds = 15 + 3 * baseline(tests, game)
    verdicts: dict[str, list[Mutant]] = {NOTICED: [], SURVIVED: [], TIMED_OUT: []}
    drawn = draw(game, wanted, seed)
    for mutant, verdict in judge(drawn, tests, game, seconds, processes):
        verdicts[verdict].append(mutant)
        if sys.stderr.isatty():
            print(f"\r{sum(map(len, verdicts.values()))}/{len(drawn)}", end="", file=sys.stderr, flush=True)
    return verdicts


@contextlib.contextmanager
def snapshot(root: Path) -> Iterator[None]:
    """Work in a copy of the project, so that whoever goes on writing meanwhile changes nothing here."""
    here = os.getcwd()
    folder = Path(tempfile.mkdtemp(prefix="mutants-"))  # TemporaryDirectory would go with the first child
    try:
        shutil.copytree(root, folder, ignore=shutil.ignore_patterns(*NOT_COPIED), dirs_exist_ok=True)
        os.chdir(folder)
        sys.path.insert(0, str(folder))
        yield
    finally:
        os.chdir(here)
        shutil.rmtree(folder, ignore_errors=True)


def plainly(result: dict[str, Any], verdicts: dict[str, list[Mutant]]) -> str:
    """The result for a terminal."""
    lines = [f"survived: {mutant.name}" for mutant in verdicts[SURVIVED]]
    percent = f"{100 * result['share']:.1f} %"
    return "\n".join([*lines, f"{result['noticed']} of {result['places']} changes noticed ({percent})"])


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
