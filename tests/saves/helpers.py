"""Matches for the tests of saving, played at random."""

from __future__ import annotations

import hashlib
import zlib
from typing import Any

import msgspec

from game.files import PREVIOUS, SaveProblem
from game.journal import Journal, Record, SeatSetup
from game.match import Match, MatchSetup
from game.resume import restore
from game.rules.chance import Chance
from game.rules.contract import System
from game.saves import SNAPSHOT, Saves
from game.systems import SYSTEMS

SYSTEM = SYSTEMS["dracula"]
PEOPLE = (SeatSetup(name="Ana"), SeatSetup(name="Íñigo"))


def begin(
    journal: Journal | None, seed: int = 4, saves: Saves | None = None, system: System = SYSTEM
) -> Match:
    """Return a match of two people that has just begun."""
    return Match(system, MatchSetup(system.config(), seed, 1, PEOPLE, "2026-11-29"), journal, saves=saves)


def play(match: Match, acts: int = 10_000, seed: int = 3) -> Match:
    """Play some acts at random."""
    chance = Chance.of(seed)
    for _ in range(acts):
        seat = match.to_move
        if seat is None:
            break
        assert match.act(seat, chance.pick(match.observation(seat).legal)) is None  # type: ignore[attr-defined]
    return match


def saved(saves: Saves, acts: int = 12, seed: int = 4, system: System = SYSTEM) -> tuple[Match, str]:
    """Return a match recorded in the folder, and its name there."""
    journal = saves.start()
    assert journal.path
    return play(begin(journal, seed, saves, system), acts), journal.path.stem


def in_the_middle(saves: Saves, acts: int = 40, seed: int = 4) -> tuple[Match, str]:
    """Return a match of the other game, some turns on, and its name in the folder."""
    return saved(saves, acts, seed, SYSTEMS["vitorian"])


def problem_of(found: object) -> SaveProblem:
    """Return what was found, which must be a problem."""
    assert isinstance(found, SaveProblem), found
    return found


def record_of(saves: Saves, name: str) -> Record:
    """Return the record of a match of the folder."""
    found = saves.load(name)
    assert isinstance(found, Record)
    return found


def other_rules(system: System) -> System:
    """Return a game as its next version will be, whose rules are others."""
    return msgspec.structs.replace(system, fingerprint=f"{system.id}/next")


def forged(content: bytes, old: bytes, new: bytes) -> bytes:
    """Return a journal with something changed and the checksums made to fit again."""
    lines = [line.partition(b" ")[2].replace(old, new) for line in content.split(b"\n")[:-1]]
    return b"".join(b"%08x %s\n" % (zlib.crc32(line), line) for line in lines)


# --- what is held of every game ----------------------------------------------------------------------------


def goes_on_from_its_position(saves: Saves, system: System, match: Match, name: str) -> None:
    """Under other rules a match goes on from its stored position, to its end, and is kept as such."""
    acts = match.acts
    assert saves.close() is None
    snapshot, journal = saves.load_snapshot(name), saves.reopen(name)
    assert snapshot is not None and 0 < snapshot.acts <= acts and isinstance(journal, Journal)
    other = other_rules(system)
    resumed = Match.resume(other, record_of(saves, name), journal, snapshot=snapshot)
    assert isinstance(resumed, Match)
    assert resumed.digest() == snapshot.digest and resumed.acts == snapshot.acts
    assert resumed.notices[0].text == "common.notice.other_version"
    assert match.setup.seats == resumed.setup.seats
    play(resumed)
    again = record_of(saves, name)
    assert again.fingerprint == other.fingerprint
    restored = restore(other, again, None, name)
    assert not isinstance(restored, SaveProblem) and restored.state.digest() == resumed.digest()


def refuses_an_edited_match(saves: Saves, system: System, name: str, old: bytes, new: bytes) -> SaveProblem:
    """A value was changed in a match, its checksums fit: one sentence (returned), and all stays as it was."""
    path = saves.path(name)
    content = forged(path.read_bytes(), old, new)
    assert content != path.read_bytes(), "there is no such value"
    path.write_bytes(content)
    record = saves.load(name)
    problem = problem_of(restore(system, record, None, name) if isinstance(record, Record) else record)
    assert problem.text == "common.save.damaged"
    assert path.read_bytes() == content
    return problem


def refuses_an_edited_position(
    saves: Saves, system: System, match: str, where: str, name: str, value: Any, sealed: bool = True
) -> None:
    """A position was changed by hand and there is no earlier one: one sentence, and all stays as it was.

    ``where``: the part of the position that has the field ``name``, "" for the state itself; a field of the
    snapshot is found by itself. ``sealed``: the digest is made to fit.
    """
    saves.close()
    journal = saves.path(match)
    path = journal.with_suffix(SNAPSHOT)
    path.with_name(path.name + PREVIOUS).unlink(missing_ok=True)
    content = msgspec.json.decode(path.read_bytes())
    part = content if name in content else content["state"][where] if where else content["state"]
    assert name in part, "there is no such value"
    part[name] = value
    if sealed and part is not content:
        content["digest"] = hashlib.sha256(msgspec.json.encode(content["state"])).hexdigest()
    path.write_bytes(msgspec.json.encode(content))
    before = journal.read_bytes()
    record, reopened = record_of(saves, match), saves.reopen(match)
    assert isinstance(reopened, Journal)
    found = Match.resume(other_rules(system), record, reopened, snapshot=saves.load_snapshot(match))
    assert problem_of(found).text in ("common.save.no_snapshot", "common.save.damaged")
    assert journal.read_bytes() == before and isinstance(Match.resume(system, record), Match)
