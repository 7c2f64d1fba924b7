"""P-22: programs killed inside saving, and at any other moment, leave what was old or new, never both."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from game.files import DRAFT, SaveProblem
from game.journal import Journal, Record
from game.match import Match
from game.records import Records
from game.resume import restore
from game.saves import Saves
from game.settings import Settings, SettingsFile
from tests.saves.helpers import SYSTEM, begin, play
from tests.saves.kills import ACTS, TITLE, finished, options

STEPS, TIMES = 50, 20
NEXT_RULES = msgspec.structs.replace(SYSTEM, fingerprint="dracula/next")


@pytest.fixture
def left_behind(user_folder: Path, root: Path) -> list[Path]:
    """The folders that killed programs left."""
    command = [sys.executable, "-m", "tests.saves.kills", str(user_folder), str(STEPS), str(TIMES)]
    subprocess.run(command, cwd=root, check=True)
    return sorted(path for path in user_folder.iterdir() if path.is_dir())


@pytest.fixture
def digests() -> list[str]:
    """The hash of the position after each act of the match that they play."""
    match = begin(None)
    found = [match.digest()]
    for number in range(1, ACTS + 1):
        found.append(play(match, 1, seed=number).digest())
    return found


class Told:
    """What a killed program said it had done."""

    def __init__(self, folder: Path) -> None:
        words = [line.split() for line in folder.with_suffix(".told").read_text().splitlines()]
        self.acts = max((int(rest[0]) for word, *rest in words if word == "act"), default=-1)
        self.options = max((int(rest[0]) for word, *rest in words if word == "options"), default=0)
        self.records = max((int(rest[0]) for word, *rest in words if word == "records"), default=0)
        self.done = {word for word, *_ in words}


def test_fifty_kills_inside_saving_and_more_at_any_moment_lose_nothing(
    left_behind: list[Path], digests: list[str]
) -> None:
    assert len(left_behind) == STEPS + TIMES
    reached = set()
    for folder in left_behind:
        told = Told(folder)
        reached |= told.done
        saves = Saves(folder)
        assert [entry.problem for entry in saves.entries() if entry.problem] == []
        match_is_whole(saves, told, digests)
        options_are_whole(folder, told)
        records_are_whole(folder, told)
        replay_is_whole(saves, told)
        assert saves.enter() is None
        saves.tidy()
        saves.close()
        assert not list(folder.rglob(f"*{DRAFT}")), "what it was writing is cleared away"
    assert reached >= {"act", "options", "records", "kept"}


def match_is_whole(saves: Saves, told: Told, digests: list[str]) -> None:
    """The match is there up to the last act told, or one further; nothing of it if it was removed."""
    name = "match-00001"
    if not saves.path(name).exists():
        assert told.acts < 0 or "second" in told.done
        return
    record = saves.load(name)
    if isinstance(record, SaveProblem):
        assert told.acts < 0, "only a match that has not begun"
        return
    acts = len(record.acts)
    assert max(0, told.acts) <= acts <= told.acts + 1
    found = restore(SYSTEM, record, None, name)
    assert not isinstance(found, SaveProblem) and found.state.digest() == digests[acts]
    position_is_of_that_match(saves, record, digests, name)
    journal = saves.reopen(name)
    assert isinstance(journal, Journal)
    match = Match.resume(SYSTEM, record, journal)
    assert isinstance(match, Match)
    play(match, 2)
    again = saves.load(name)
    assert isinstance(again, Record) and again.acts[:acts] == record.acts
    assert len(again.acts) == match.acts and match.notices == []


def position_is_of_that_match(saves: Saves, record: Record, digests: list[str], name: str) -> None:
    """Journal and position never are of two different moments that do not belong together."""
    snapshot = saves.load_snapshot(name)
    if snapshot is None:
        # a kill in mid-writing of the first position leaves its draft, which is no position
        whole = [one for one in saves.folder.rglob("match-00001.position*") if not one.name.endswith(DRAFT)]
        assert not whole or len(record.acts) < 3
        return
    assert snapshot.belongs_to(record) and snapshot.digest == digests[snapshot.acts]
    match = Match.resume(NEXT_RULES, record, None, snapshot=snapshot)
    assert isinstance(match, Match) and match.digest() == digests[snapshot.acts]


def options_are_whole(folder: Path, told: Told) -> None:
    """The options are those last told, or the next, every field of them."""
    settings, report = SettingsFile(folder).load()
    assert report.problem is None
    number = settings.seal_hold - 300
    if settings != Settings():
        assert settings == options(number) and told.options <= number <= told.options + 1
    else:
        assert told.options == 0


def records_are_whole(folder: Path, told: Told) -> None:
    """Every match told is in the records, and perhaps the next; the next can be added."""
    records = Records(folder)
    matches = records.all()
    assert records.problem is None and told.records <= len(matches) <= told.records + 1
    assert matches == [finished(number) for number in range(1, len(matches) + 1)]
    assert records.add(finished(0)) is None and len(records.all()) == len(matches) + 1


def replay_is_whole(saves: Saves, told: Told) -> None:
    """A replay is kept whole or not at all."""
    kept = saves.load(TITLE)
    if isinstance(kept, Record):
        assert len(kept.acts) == ACTS
    else:
        assert kept.text == "common.save.not_there" and "kept" not in told.done
