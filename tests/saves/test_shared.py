"""One folder of matches, and somebody else who writes into it too (P-22)."""

from __future__ import annotations

import shutil
from pathlib import Path

from game.entries import read_record
from game.journal import Journal, Record
from game.match import Match
from game.saves import Saves
from tests.saves.helpers import SYSTEM, play, saved


def test_two_windows_that_go_on_with_one_match_lose_nothing(user_folder: Path) -> None:
    _, name = saved(Saves(user_folder), 6)
    path = Saves(user_folder).path(name)
    windows = [Match.resume(SYSTEM, _record_of(path), _reopened(user_folder, name)) for _ in range(2)]
    first, second = (match for match in windows if isinstance(match, Match))
    play(first, 3, seed=1)
    kept = path.read_bytes()
    play(second, 2, seed=2)
    assert path.read_bytes() == kept
    assert [notice.text for notice in second.notices] == ["common.save.busy"]
    play(first, 2)
    assert first.notices == []
    assert len(_record_of(path).acts) == first.acts == 11


def test_a_journal_that_was_taken_away_with_its_folder_is_written_anew(user_folder: Path) -> None:
    match, name = saved(saves := Saves(user_folder), 6)
    saves.close()
    path = saves.path(name)
    shutil.rmtree(user_folder)
    play(match, 2)
    record = _record_of(path)
    assert len(record.acts) == 8 and match.notices == []
    assert isinstance(Match.resume(SYSTEM, record, None), Match)


def test_what_was_cut_off_behind_our_back_is_written_again(user_folder: Path) -> None:
    match, name = saved(Saves(user_folder), 6)
    path = Saves(user_folder).path(name)
    path.write_bytes(path.read_bytes()[:700])
    play(match, 1)
    assert len(_record_of(path).acts) == 7 and match.notices == []


def test_another_match_in_our_place_is_left_alone(user_folder: Path) -> None:
    match, name = saved(Saves(user_folder), 6)
    _, other = saved(Saves(user_folder), 2, seed=9)
    path = Saves(user_folder).path(name)
    path.write_bytes(strange := Saves(user_folder).path(other).read_bytes())
    play(match, 2)
    assert path.read_bytes() == strange
    assert [notice.text for notice in match.notices] == ["common.save.busy"]


def _record_of(path: Path) -> Record:
    record = read_record(path)
    assert isinstance(record, Record)
    return record


def _reopened(folder: Path, name: str) -> Journal:
    journal = Saves(folder).reopen(name)
    assert isinstance(journal, Journal)
    return journal
