"""A disk without room, half-way and from the start: nothing lost, told once, saved later (P-22, P-23)."""

from __future__ import annotations

import errno
from collections.abc import Callable
from pathlib import Path

import pytest

from game.entries import JOURNAL, MATCHES
from game.files import SaveProblem
from game.journal import Journal, Record
from game.match import Match
from game.resume import restore
from game.rules.chance import Chance
from game.saves import Saves
from game.settings import Settings, SettingsFile
from tests.saves.disk import Disk
from tests.saves.helpers import SYSTEM, begin, play, problem_of
from tests.saves.kills import options

ACTS = 8
NEEDING_ROOM = ("open wb", "open xb", "open x+b", "half", "written", "sync", "mkdir", "replace")
"""Steps that a full disk can refuse."""


class Room:
    """A disk that is full from its `first` step of writing on, for `steps` of them."""

    def __init__(self, first: int, steps: int, error: int = errno.ENOSPC) -> None:
        self.left = first
        self.full = steps
        self.error = error
        self.refused = 0

    def __call__(self, step: str) -> None:
        if step not in NEEDING_ROOM:
            return
        self.left -= 1
        if -self.full <= self.left < 0:
            self.refused += 1
            raise OSError(self.error, "no room")


def session(folder: Path, room: Callable[[str], None]) -> tuple[Match, Saves, list[SaveProblem]]:
    """Play some acts and save the options after each; what the options said of it."""
    saves, store = Saves(folder), SettingsFile(folder)
    saves._do = lambda job: job()  # type: ignore[method-assign]
    problems = []
    with Disk(room):
        match = begin(saves.start(), saves=saves)
        for number in range(1, ACTS + 1):
            play(match, 1, seed=number)
            problems.append(store.save(options(number)))
    return match, saves, [problem for problem in problems if problem]


def test_forty_full_disks_lose_nothing_and_are_caught_up_with(tmp_path: Path) -> None:
    refused = 0
    for seed in range(40):
        chance = Chance.of(seed, 31)
        room = Room(chance.below(150), 1 + chance.below(30))
        match, saves, problems = session(folder := tmp_path / f"más {seed}", room)
        refused += room.refused
        told = [notice.text for notice in match.notices]
        assert told in ([], ["common.save.full"])
        assert all(problem.text == "common.save.full" for problem in problems)
        saves.close()
        entry = saves.entries()[0]
        record = saves.load(entry.name)
        assert entry.problem is None and isinstance(record, Record) and len(record.acts) == ACTS
        found = restore(SYSTEM, record, None, entry.name)
        assert not isinstance(found, SaveProblem) and found.state.digest() == match.digest()
        settings, report = SettingsFile(folder).load()
        assert report.problem is None and settings in (Settings(), *map(options, range(ACTS + 1)))
        assert SettingsFile(folder).save(options(99)) is None
    assert refused > 200


@pytest.mark.parametrize("error", [errno.ENOSPC, errno.EDQUOT, errno.EIO, errno.EROFS, errno.EFBIG])
@pytest.mark.parametrize("first", [0, 1, 2, 9, 40])
def test_a_disk_that_stays_full_keeps_what_there_was(tmp_path: Path, first: int, error: int) -> None:
    earlier, name = begun(tmp_path)
    before = Saves(tmp_path).load(name)
    SettingsFile(tmp_path).save(options(5))
    match, saves, problems = session(tmp_path, Room(first, 10_000, error))
    full = error in (errno.ENOSPC, errno.EDQUOT)
    expected = "common.save.full" if full else "common.save.unwritable"
    assert [notice.text for notice in match.notices] == [expected]
    assert {problem.text for problem in problems} == {expected}
    assert match.acts == ACTS and earlier.acts == 5
    assert saves.load(name) == before
    assert all(entry.problem is None for entry in saves.entries())
    settings, report = SettingsFile(tmp_path).load()
    assert report.problem is None and settings in [options(number) for number in range(ACTS + 1)]
    saves.close()
    record = saves.load(saves.entries()[0].name)
    assert isinstance(record, Record) and len(record.acts) == ACTS, "closing finds room and writes the rest"


def begun(folder: Path) -> tuple[Match, str]:
    """A match of five acts in the folder."""
    journal = Saves(folder).start()
    assert journal.path
    return play(begin(journal), 5), journal.path.stem


def test_a_last_act_that_found_no_room_is_written_when_the_match_is_left(user_folder: Path) -> None:
    saves = Saves(user_folder)
    journal = saves.start()
    match = begin(journal)
    with Disk(Room(0, 10_000)):
        play(match)
        assert match.outcome and [notice.text for notice in match.notices] == ["common.save.full"]
    saves.release()
    record = saves.load(saves.entries()[0].name)
    assert isinstance(record, Record) and record.end and record.end.outcome == match.outcome
    assert journal.problem is None


def test_a_replay_that_finds_no_room_is_not_kept_half(user_folder: Path) -> None:
    _, name = begun(user_folder)
    saves = Saves(user_folder)
    for first in range(9):
        with Disk(Room(first, 10_000)):
            kept = saves.keep(name, "La mejor")
        if not isinstance(kept, SaveProblem):
            break
        assert kept.text == "common.save.full"
        assert not [entry for entry in saves.entries() if entry.kept]
    assert first > 2 and saves.load("La mejor") == saves.load(name)


def test_a_replay_is_never_kept_without_the_end_that_still_waits_for_room(user_folder: Path) -> None:
    saves = Saves(user_folder)
    journal = saves.start()
    match = begin(journal)
    assert journal.path
    with Disk(Room(0, 10_000)):
        play(match)
        assert problem_of(saves.keep(journal.path.stem, "La mejor")).text == "common.save.full"
    assert saves.keep(journal.path.stem, "La mejor") == "La mejor"
    kept = saves.load("La mejor")
    assert isinstance(kept, Record) and kept.end and len(kept.acts) == match.acts


def test_a_folder_that_comes_back_takes_the_match_that_began_without_it(tmp_path: Path) -> None:
    """A stick that is plugged in late: the file is made when it can be, with all that was played before."""
    blocked = tmp_path / "lápiz"
    blocked.write_text("x")
    saves = Saves(blocked)
    journal = saves.start()
    match = play(begin(journal, saves=saves), 4)
    assert [notice.text for notice in match.notices] == ["common.save.unwritable"]
    assert journal.path is None and problem_of(journal.problem)
    blocked.unlink()
    play(match, 1)
    saves.close()
    assert journal.problem is None and journal.path == blocked / MATCHES / f"match-00001{JOURNAL}"
    found = saves.unfinished()
    assert found and len(found[1].acts) == 5
    assert isinstance(Saves(blocked).reopen(found[0].name), Journal)


def test_a_folder_that_vanishes_and_comes_back_in_mid_match_is_told_once(user_folder: Path) -> None:
    saves = Saves(user_folder)
    match = play(begin(saves.start(), saves=saves), 4)
    saves.close()
    away = user_folder.rename(user_folder.with_name("fuera"))
    user_folder.write_text("a file in its place")
    play(match, 3)
    assert [notice.text for notice in match.notices] == ["common.save.unwritable"]
    assert SettingsFile(user_folder).save(Settings()) is not None
    user_folder.unlink()
    away.rename(user_folder)
    play(match, 1)
    record = saves.load(saves.entries()[0].name)
    assert isinstance(record, Record) and len(record.acts) == 8 and len(match.notices) == 1
