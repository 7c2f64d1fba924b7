"""Going on from the stored position: what it is good for, and what an edited one may not do (P-25)."""

from __future__ import annotations

import errno
from pathlib import Path
from typing import Any

import msgspec
import pytest

from game.journal import Damage, Journal, Record, ResumedLine, UndoLine, record_of
from game.match import Match
from game.resume import restore
from game.saves import SNAPSHOT, Saves
from tests.saves.helpers import (
    SYSTEM,
    begin,
    goes_on_from_its_position,
    play,
    problem_of,
    refuses_an_edited_position,
    saved,
)


def test_under_other_rules_a_match_goes_on_from_its_position(user_folder: Path) -> None:
    saves = Saves(user_folder)
    goes_on_from_its_position(saves, SYSTEM, *saved(saves, acts=9))


def test_under_other_rules_without_a_position_both_versions_are_named(user_folder: Path) -> None:
    saves = Saves(user_folder)
    _, name = saved(saves)
    record = saves.load(name)
    assert isinstance(record, Record)
    other = msgspec.structs.replace(SYSTEM, fingerprint="dracula/next")
    problem = problem_of(Match.resume(other, record, saves.reopen(name)))  # type: ignore[arg-type]
    assert problem.text == "common.save.no_snapshot" and {"theirs", "ours"} <= set(problem.params)


def test_a_damaged_position_falls_back_to_the_one_before(user_folder: Path) -> None:
    saves = Saves(user_folder)
    _, name = saved(saves)
    saves.close()
    path = saves.path(name).with_suffix(SNAPSHOT)
    before = saves.load_snapshot(name)
    path.write_bytes(path.read_bytes()[:100])
    after = saves.load_snapshot(name)
    assert before and after and after.acts < before.acts


def test_the_position_of_another_match_is_never_gone_on_with(user_folder: Path) -> None:
    saves = Saves(user_folder)
    _, mine = saved(saves, acts=16, seed=4)
    _, other = saved(saves, acts=9, seed=5)
    saves.close()
    path = saves.path(mine).with_suffix(SNAPSHOT)
    path.write_bytes(saves.path(other).with_suffix(SNAPSHOT).read_bytes())
    record = saves.load(mine)
    assert isinstance(record, Record)
    earlier = saves.load_snapshot(mine, record)
    assert earlier and earlier.match == record.setup.match_id, "the one before is of this match"
    rules = msgspec.structs.replace(SYSTEM, fingerprint="dracula/next")
    strange = saves.load_snapshot(mine)
    assert problem_of(restore(rules, record, strange, mine)).text == "common.save.no_snapshot"


def test_a_position_that_is_ahead_of_its_match_is_passed_over(user_folder: Path) -> None:
    saves = Saves(user_folder)
    _, name = saved(saves, acts=12)
    saves.close()
    newest = saves.load_snapshot(name)
    assert newest
    path = saves.path(name)
    lines = path.read_bytes().split(b"\n")
    path.write_bytes(b"\n".join(lines[: newest.acts]) + b"\n")
    record = saves.load(name)
    assert isinstance(record, Record) and len(record.acts) == newest.acts - 1
    found = saves.load_snapshot(name, record)
    assert found and found.acts <= len(record.acts)


@pytest.mark.parametrize("stopped", range(3))
def test_a_match_removed_half_leaves_nothing_to_the_next_of_its_name(
    user_folder: Path, stopped: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    saves = Saves(user_folder)
    _, name = saved(saves)
    saves.close()
    unlink, gone = Path.unlink, []

    def failing(path: Path, missing_ok: bool = False) -> None:
        if len(gone) == stopped:
            raise OSError(errno.EIO, "")
        gone.append(path)
        unlink(path, missing_ok)

    monkeypatch.setattr(Path, "unlink", failing)
    assert problem_of(saves.delete(name)).text == "common.save.unwritable"
    assert isinstance(saves.load(name), Record)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("acts", -1), ("acts", 99), ("digest", "0" * 64), ("health", 11), ("up", 1 << 40), ("known", -1),
        ("setup_chance", {"position": -1}), ("play_chance", {"position": 1 << 64}),
    ],
)  # fmt: skip
def test_an_edited_position_is_refused_and_costs_no_match(user_folder: Path, name: str, value: Any) -> None:
    saves = Saves(user_folder)
    refuses_an_edited_position(saves, SYSTEM, saved(saves)[1], "", name, value, sealed=name != "health")


def test_a_match_that_went_on_under_other_rules_goes_on_as_a_copy_too(user_folder: Path) -> None:
    saves = Saves(user_folder)
    _, name = saved(saves, acts=9)
    saves.close()
    other = msgspec.structs.replace(SYSTEM, fingerprint="dracula/next")
    record, journal = saves.load(name), saves.reopen(name)
    assert isinstance(record, Record) and isinstance(journal, Journal)
    went_on = Match.resume(other, record, journal, snapshot=saves.load_snapshot(name))
    assert isinstance(went_on, Match)
    play(went_on, acts=3)
    found = saves.load(name)
    assert isinstance(found, Record)
    loaded = Match.resume(other, found)
    assert isinstance(loaded, Match)
    copy = record_of(loaded.lines)
    assert (copy.fingerprint, copy.acts) == ("dracula/next", found.acts)
    again = Match.resume(other, copy)
    assert isinstance(again, Match) and again.digest() == went_on.digest()


def test_nothing_is_taken_back_beyond_where_a_match_went_on() -> None:
    match = play(begin(None), acts=4)
    state = msgspec.Raw(match.snapshot().state)
    lines = [*match.lines, ResumedLine("2", "dracula/next", 3, state)]
    assert len(record_of([*lines, UndoLine(3)]).acts) == 3
    with pytest.raises(Damage):
        record_of([*lines, UndoLine(2)])
