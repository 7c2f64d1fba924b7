"""The scenario door: loads a position, plays its steps, tells what happens and compares what is expected.

    python3 run.py scenario FILE... [--json] [--quiet] [--cards DIR] [--language es|en]

Exit codes: 0 all as expected, 1 something differs, 2 a file or the command line cannot be followed.
"""

from __future__ import annotations

import argparse
import codecs
import difflib
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import msgspec

from game import owncards
from game.commandline import TaskParser
from game.language import Language
from game.rules.contract import SPECTATOR, Reason, Told, visible_to
from game.rules.effects.faults import FaultyCards
from game.rules.reasons import sentence
from game.scenarios.format import Door, Played, Run, ScenarioFault
from game.systems import SYSTEMS

OK, DIFFERS, FAULT = 0, 1, 2
STANDARD_INPUT: Final = "-"
"""The name that stands for it on the command line."""
NO_CARDS: Final = "--cards: no game here has card files: nothing is read"


class Report(msgspec.Struct):
    """What became of one scenario; ``lines`` is the final position in words."""

    file: str
    id: str
    title: str
    game: str
    start: list[Told]
    steps: list[Played]
    mismatches: list[str]
    run: Run

    @property
    def ok(self) -> bool:
        """Whether everything was as expected."""
        return not self.mismatches and not any(step.mismatches for step in self.steps)


class _Head(msgspec.Struct):
    game: str
    id: str = ""
    title: str = ""


def play_scenario(data: bytes, name: str = "") -> Report:
    """Play one scenario file from its text; ``name`` is only repeated in the report.

    Raises:
        ScenarioFault: the file cannot be followed; says where and why.
    """
    data = data.removeprefix(codecs.BOM_UTF8)  # some editors put a mark before the first letter
    head = _head(data)
    run = _door(head.game).load(data)
    steps = list(run.play())
    return Report(name, head.id, head.title, head.game, run.start(), steps, run.mismatches(), run)


def _door(game: str) -> Door:
    door: Door = SYSTEMS[game].scenarios()
    return door


def _head(data: bytes) -> _Head:
    try:
        head = msgspec.json.decode(data, type=_Head)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise ScenarioFault("", str(error)) from None
    if head.game not in SYSTEMS:
        close = difflib.get_close_matches(head.game, SYSTEMS, n=1)
        known = f"did you mean {close[0]}?" if close else f"known are {', '.join(SYSTEMS)}"
        raise ScenarioFault("game", f"there is no game {head.game!r} ({known})")
    return head


def as_json(report: Report, language: Language) -> dict[str, Any]:
    """Return a report as plain values: steps with events, then state, observations, legal actions, digest."""
    with report.run.in_force():
        return _as_json(report, language)


def _as_json(report: Report, language: Language) -> dict[str, Any]:
    state = report.run.state
    seat = state.to_move
    return {
        "file": report.file,
        "id": report.id,
        "title": report.title,
        "game": report.game,
        "ok": report.ok,
        "start": _events(report.start),
        "steps": [_step_json(step, language, report.game) for step in report.steps],
        "mismatches": report.mismatches,
        "state": msgspec.json.decode(state.to_json()),
        "observations": [msgspec.to_builtins(state.observe(each)) for each in (0, 1)],
        "to_move": seat,
        "legal": [] if seat is None else msgspec.to_builtins(list(state.legal_actions(seat))),
        "outcome": msgspec.to_builtins(state.outcome),
        "digest": state.digest(),
    }


def _step_json(step: Played, language: Language, game: str) -> dict[str, Any]:
    return {
        "play": step.words,
        "action": msgspec.to_builtins(step.action),
        "accepted": step.reason is None,
        "reason": _reason_json(step.reason, language, game),
        "events": _events(step.told),
        "mismatches": step.mismatches,
    }


def _reason_json(reason: Reason | None, language: Language, game: str) -> dict[str, Any] | None:
    if reason is None:
        return None
    return {**msgspec.to_builtins(reason), "text": sentence(language, game, reason)}


def _events(told: Sequence[Told]) -> list[Any]:
    return [msgspec.to_builtins(event) for event in visible_to(SPECTATOR, told)]


def as_text(report: Report, language: Language) -> list[str]:
    """Return a report as lines for a reader."""
    lines = [f"{report.file or report.id}: {report.title}".rstrip(": ")]
    lines += _event_lines(report.start)
    for number, step in enumerate(report.steps, 1):
        verdict = _verdict(step.reason, language, report.game)
        lines += [f"  {number}. {step.words}: {verdict}", *_event_lines(step.told)]
        lines += [f"     DIFFERS: {wrong}" for wrong in step.mismatches]
    lines += [f"  {line}" for line in report.run.lines()]
    lines += [f"  digest {report.run.state.digest()}"]
    lines += [f"  DIFFERS: {wrong}" for wrong in report.mismatches]
    return [*lines, f"  {'as expected' if report.ok else 'NOT AS EXPECTED'}"]


def _verdict(reason: Reason | None, language: Language, game: str) -> str:
    if reason is None:
        return "accepted"
    return f"refused, {reason.code} ({reason.rule}): {sentence(language, game, reason)}"


def _event_lines(told: Sequence[Told]) -> list[str]:
    return [f"     {msgspec.json.encode(event).decode()}" for event in visible_to(SPECTATOR, told)]


def main(argv: Sequence[str]) -> int:
    """Play the named files; prints a report of each, returns the exit code."""
    options = _options(argv)
    language = Language(options.language)
    if not _cards_usable(options.cards, language):
        return FAULT
    found: list[dict[str, Any]] = []
    code = OK
    for path in options.files:
        name = os.fsencode(path).decode("utf-8", "replace")  # a file may have a name that is no text
        try:
            report = play_scenario(_content(path, name), name)
        except (ScenarioFault, OSError) as fault:
            print(f"{name}: {getattr(fault, 'strerror', None) or fault}", file=sys.stderr)
            found.append({"file": name, "ok": False, "fault": str(fault)})
            code = FAULT
            continue
        code = max(code, OK if report.ok else DIFFERS)
        found.append(as_json(report, language) if options.json else {"ok": report.ok})
        if not options.json and not (options.quiet and report.ok):
            print("\n".join(as_text(report, language)), end="\n\n")
    _finish(found, options.json)
    return code


def _content(path: Path, name: str) -> bytes:
    """What stands in a file; whoever must write it first (a pipe, a person at the keys) is told so."""
    from_input = str(path) == STANDARD_INPUT
    if sys.stdin.isatty() if from_input else path.is_fifo():
        print(f"{name}: waiting for a scenario to be written", file=sys.stderr, flush=True)
    return sys.stdin.buffer.read() if from_input else path.read_bytes()


def _finish(found: list[dict[str, Any]], wants_json: bool) -> None:
    good = sum(entry["ok"] for entry in found)
    if wants_json:
        print(msgspec.json.encode({"scenarios": found, "ok": good, "of": len(found)}).decode())
    else:
        print(f"{good} of {len(found)} scenarios as expected")


def _cards_usable(folder: Path | None, language: Language) -> bool:
    """Put the cards of a folder in force; False, with what is wrong, if they cannot be used."""
    if folder is None:
        return True
    if not folder.is_dir():
        print(f"--cards: {folder} is no folder", file=sys.stderr)
        return False
    if not owncards.any_game():
        print(NO_CARDS, file=sys.stderr)
        return True
    try:
        owncards.load(folder)
    except FaultyCards as faulty:
        print("\n".join(owncards.sentences(faulty, language)), file=sys.stderr)
        return False
    for note in owncards.notes(language.text):
        print(note, file=sys.stderr)
    return True


def _options(argv: Sequence[str]) -> argparse.Namespace:
    about = "Play scenario files (format: docs/scenarios.md)."
    parser = TaskParser(prog="scenario", description=about)
    parser.add_argument(
        "files", nargs="+", type=Path, metavar="FILE", help="a scenario as JSON, or - for the standard input"
    )
    parser.add_argument("--json", action="store_true", help="everything as one JSON value")
    parser.add_argument("--quiet", action="store_true", help="only what differs, and the count")
    parser.add_argument("--cards", type=Path, metavar="DIR", help="card files to add or replace")
    parser.add_argument("--language", choices=("es", "en"), default="en", help="of the sentences")
    return parser.parse_args(argv)
