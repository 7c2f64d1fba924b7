"""Bringing a recorded match back: played again from its seed, or gone on with from a stored position."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from game.files import Failure, SaveProblem
from game.journal import AnyLine, MatchSetup, Record, ResumedLine, SetupLine, told_from_raw, told_to_raw
from game.rules.contract import ConfigError, State, System, Told
from game.snapshot import Snapshot
from game.trial import try_out, try_telling
from game.version import VERSION


class Restored(msgspec.Struct):
    """A match brought back; ``resumed`` is set if it has left the rules of its record."""

    setup: MatchSetup
    state: State
    told: list[Told]
    acts: int
    lines: list[AnyLine]
    resumed: ResumedLine | None = None


class Differs(Exception):
    """A match played again does not lead where its record says; ``act`` counts from 1, 0 is the set-up."""

    def __init__(self, act: int) -> None:
        super().__init__(f"act {act}")
        self.act = act


Watch = Callable[[list[Told]], None]


def play_again(system: System, record: Record, watch: Watch = lambda told: None) -> tuple[State, list[Told]]:
    """Play a record again under its own rules and return the position and all events.

    ``watch`` is told the events of each act. A record that once went on from a stored position starts there.

    Raises:
        Differs: an act is not legal, or its events, or the last position, are not those of the record.
    """
    state, told, start = _start(system, record)
    watch(told)
    for number, act in enumerate(record.acts[start:], start + 1):
        news = _played(system, state, act.seat, act.action, number)
        if not _alike(news, act.told):
            raise Differs(number)
        told += news
        watch(news)
    if record.end and record.end.digest != state.digest():
        raise Differs(len(record.acts))
    return state, told


def _start(system: System, record: Record) -> tuple[State, list[Told], int]:
    setup = record.setup
    try:
        if record.resumed:
            before = [*setup.told, *(item for act in record.acts[: record.resumed.acts] for item in act.told)]
            state, told = system.from_json(bytes(record.resumed.state)), told_from_raw(before, system.events)
            _try(system, state, told)
            return state, told, record.resumed.acts
        state, told = system.new(msgspec.convert(setup.config, system.config), setup.seed)
    except (msgspec.MsgspecError, ValueError, RecursionError):
        raise Differs(0) from None
    if not _alike(told, setup.told):
        raise Differs(0)
    return state, told, 0


def _alike(told: list[Told], raw: list[Any]) -> bool:
    """Compare events with recorded ones, which may have come from a file (lists where there were tuples)."""
    return msgspec.json.encode(told_to_raw(told)) == msgspec.json.encode(raw)


def _played(system: System, state: State, seat: int, action: Any, number: int) -> list[Told]:
    """Return the events of one act of the record."""
    if state.outcome or seat not in (0, 1):
        raise Differs(number)
    if action is None:
        return state.concede(seat)
    try:
        if state.to_move != seat:
            raise Differs(number)
        return state.apply(msgspec.convert(action, system.actions))
    except Exception:  # besides refusals whatever rules raise in a position that an edited file has
        raise Differs(number) from None


def _try(system: System, state: State, told: list[Told]) -> None:
    """Try out what no rules of ours have led to, before anything is drawn of it.

    Raises:
        ValueError: it is impossible.
    """
    try_telling(system, told)
    try_out(system, state)


def restore(system: System, record: Record, snapshot: Snapshot | None, name: str) -> Restored | SaveProblem:
    """Bring a match back; ``name`` is the file's, for the sentence when that is impossible."""
    try:
        setup = setup_of(system, record.setup)
        if record.fingerprint == system.fingerprint:
            return _same_rules(system, record, setup)
        return _other_rules(system, record, setup, snapshot, name)
    except Differs as differs:
        return _broken(name, differs.act + 1)
    except (msgspec.MsgspecError, ValueError, RecursionError) as error:
        return strange_set_up(system, record, name, error) or _broken(name, 1)
    except Failure as failure:
        return failure.problem


def strange_set_up(system: System, record: Record, name: str, error: Exception) -> SaveProblem | None:
    """Return the sentence for a whole record of other cards, whose set-up is none with those in force."""
    if isinstance(error.__cause__, ConfigError) and record.fingerprint != system.fingerprint:
        return SaveProblem("common.save.other_cards", {"name": name})
    return None


def _broken(name: str, line: int) -> SaveProblem:
    return SaveProblem("common.save.damaged", {"name": name, "cause": "common.cause.rules", "line": line})


def setup_of(system: System, line: SetupLine) -> MatchSetup:
    """Return the set-up of a record.

    Raises:
        msgspec.ValidationError: its config is none of this system.
    """
    config = msgspec.convert(line.config, system.config)
    return MatchSetup(config, line.seed, line.computer_seed, line.seats, line.when)


def _same_rules(system: System, record: Record, setup: MatchSetup) -> Restored:
    state, told = play_again(system, record)
    return Restored(setup, state, told, len(record.acts), _lines(record))


def _lines(record: Record) -> list[AnyLine]:
    """Return the lines that make this record, with the one under whose rules it went on."""
    if record.resumed is None:
        return [record.setup, *record.acts]
    went_on = record.resumed.acts
    return [record.setup, *record.acts[:went_on], record.resumed, *record.acts[went_on:]]


def _other_rules(
    system: System, record: Record, setup: MatchSetup, snapshot: Snapshot | None, name: str
) -> Restored:
    """Go on from the stored position. What was done after it is left out of the match."""
    if snapshot is None or snapshot.game != system.id or not snapshot.belongs_to(record):
        versions = {"name": name, "theirs": record.version[:20], "ours": VERSION}
        raise Failure(SaveProblem("common.save.no_snapshot", {**versions}))
    state = system.from_json(bytes(snapshot.state))
    acts = record.acts[: snapshot.acts]
    raw = [*record.setup.told, *(item for act in acts for item in act.told)]
    resumed = ResumedLine(VERSION, system.fingerprint, snapshot.acts, snapshot.state)
    told = told_from_raw(raw, system.events)
    _try(system, state, told)
    return Restored(setup, state, told, snapshot.acts, [record.setup, *acts], resumed)
