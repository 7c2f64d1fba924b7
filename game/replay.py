"""The replay door: shows a recorded match as text, or checks that playing it again leads to the same end.

    python3 run.py replay FILE [--verify] [--json] [--language es|en]

Exit codes: 0 shown or verified, 1 it differs or cannot be verified, 2 the file or the command line cannot be
followed. Of an unfinished match in which a person plays only the public part is shown.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import msgspec

from game.commandline import TaskParser
from game.entries import read_record
from game.files import SaveProblem
from game.journal import Record, told_from_raw
from game.language import Language
from game.resume import Differs, play_again
from game.rules.contract import Event, Split, System, Told
from game.systems import SYSTEMS
from game.version import VERSION

OK, DIFFERS, FAULT = 0, 1, 2

_TAG: Final = re.compile(r"\[/?(?:b|i|c|icon)(?::[a-z0-9_#]+)?\]")


class Verdict(msgspec.Struct, frozen=True):
    """What verifying came to: a text key, its parameters, and whether the record holds."""

    holds: bool
    text: str
    params: dict[str, int | str]


def plain(text: str) -> str:
    """Return a player text without its markup."""
    return _TAG.sub("", text).replace("~", " ")


def verify(system: System, record: Record) -> Verdict:
    """Play a record again and compare every event and the last position."""
    if record.fingerprint != system.fingerprint:
        versions: dict[str, int | str] = {"theirs": record.version[:20], "ours": VERSION}
        return Verdict(False, "common.replay.other_rules", versions)
    try:
        state, _ = play_again(system, record)
    except Differs as differs:
        return Verdict(False, "common.replay.differs", {"n": differs.act})
    return Verdict(True, "common.replay.verified", {"digest": state.digest()[:16]})


def shown_events(system: System, record: Record) -> list[list[Event]]:
    """Return the events of the set-up and of each act, in the form that a reader may see.

    Raises:
        msgspec.ValidationError: an event is none of this system.
    """
    open_to_all = record.end is not None or not any(seat.human for seat in record.setup.seats)
    groups = [record.setup.told, *(act.told for act in record.acts)]
    return [[_form(item, open_to_all) for item in told_from_raw(group, system.events)] for group in groups]


def _form(item: Told, open_to_all: bool) -> Event:
    if isinstance(item, Split):
        return item.full if open_to_all else item.public
    return item


def as_text(language: Language, system: System, record: Record) -> list[str]:
    """Return a record as lines for a reader."""
    tell = system.tell(language)
    first, second = (_seat_name(language, system, record, seat) for seat in (0, 1))
    lines = [language.text("common.replay.seed", seed=record.setup.seed, first=first, second=second)]
    for number, events in enumerate(shown_events(system, record)):
        for event in events:
            sentence = plain(tell(event))
            lines += [f"{number:4}  {sentence}"] if sentence else []
    lines.append(language.text("common.replay.turns", n=len(record.acts)))
    if record.stand_ins:
        lines.append(language.text("common.stand_in.times", n=record.stand_ins))
    if record.end is None:
        lines.append(language.text("common.outcome.unfinished"))
    return lines


def _seat_name(language: Language, system: System, record: Record, seat: int) -> str:
    setup = record.setup.seats[seat]
    role = language.text(system.seat_names[seat])
    who = setup.name or language.text(f"common.level.{setup.level}" if setup.level else "common.name.human")
    return f"{role} ({who})"


def as_json(system: System, record: Record, verdict: Verdict | None) -> dict[str, Any]:
    """Return a record as plain values."""
    setup = record.setup
    return {
        "game": setup.game,
        "version": record.version,
        "fingerprint": record.fingerprint,
        "config": setup.config,
        "seed": setup.seed,
        "seats": msgspec.to_builtins(setup.seats),
        "acts": len(record.acts),
        "stand_ins": record.stand_ins,
        "events": msgspec.to_builtins(shown_events(system, record)),
        "outcome": msgspec.to_builtins(record.end.outcome) if record.end else None,
        "digest": record.end.digest if record.end else None,
        "verified": verdict.holds if verdict else None,
    }


def main(argv: Sequence[str]) -> int:
    """Show or verify one recorded match; return the exit code."""
    options = _options(argv)
    language = Language(options.language)
    record = read_record(options.file)
    if isinstance(record, SaveProblem):
        return _refuse(record.words(language))
    system = SYSTEMS.get(record.setup.game)
    if system is None:
        return _refuse(language.text("common.save.foreign", name=options.file.name))
    verdict = verify(system, record) if options.verify else None
    try:
        _print(language, system, record, verdict, options)
    except msgspec.ValidationError:
        cause = language.text("common.cause.rules", line=2)
        return _refuse(language.text("common.save.damaged", name=options.file.name, cause=cause))
    return OK if verdict is None or verdict.holds else DIFFERS


def _print(
    language: Language, system: System, record: Record, verdict: Verdict | None, options: argparse.Namespace
) -> None:
    if options.json:
        print(msgspec.json.encode(as_json(system, record, verdict)).decode())
    elif verdict:
        print(language.text(verdict.text, **verdict.params))
    else:
        print("\n".join(as_text(language, system, record)))
        if record.fingerprint != system.fingerprint:
            print(language.text("common.notice.not_verified"))


def _refuse(sentence: str) -> int:
    print(sentence, file=sys.stderr)
    return FAULT


def _options(argv: Sequence[str]) -> argparse.Namespace:
    parser = TaskParser(prog="replay", description="Show or verify a recorded match.")
    parser.add_argument("file", type=Path, metavar="FILE", help="a .match file")
    parser.add_argument("--verify", action="store_true", help="play it again and compare everything")
    parser.add_argument("--json", action="store_true", help="everything as one JSON value")
    parser.add_argument("--language", choices=("es", "en"), default="en", help="of the sentences")
    return parser.parse_args(argv)
