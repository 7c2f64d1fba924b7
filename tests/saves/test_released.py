"""Folders of every released version: what is in them is loaded, or refused naming both versions (P-25)."""

from __future__ import annotations

import shutil
from pathlib import Path

import msgspec
import pytest

from game.files import SaveProblem, is_there
from game.journal import Record
from game.match import Match
from game.records import FILE as RECORDS
from game.records import Records
from game.replay import verify
from game.saves import Saves
from game.settings import SettingsFile
from game.systems import SYSTEMS
from game.version import VERSION
from tests.saves.kills import finished
from tests.saves.released import FOLDER

VERSIONS = sorted(path.name for path in FOLDER.iterdir())
GAMES = {"0.1.0": ["dracula"], "0.2.0": ["dracula"], "0.3.0": ["dracula", "vitorian"]}
"""What each version could play: besides a kept replay it left a finished match and one begun of each."""


def test_the_present_version_is_among_them() -> None:
    assert VERSION in VERSIONS


@pytest.mark.parametrize("version", VERSIONS)
def test_matches_of_the_version_are_gone_on_with_or_refused(version: str, tmp_path: Path) -> None:
    folder = tmp_path / "copia"
    shutil.copytree(FOLDER / version, folder)
    saves = Saves(folder)
    entries = saves.entries()
    assert len(entries) == 2 + len(GAMES[version])
    assert {entry.game for entry in entries} == set(GAMES[version])
    for entry in entries:
        record = saves.load(entry.name)
        assert isinstance(record, Record) and entry.problem is None
        system = SYSTEMS[record.setup.game]
        match = Match.resume(system, record, snapshot=saves.load_snapshot(entry.name))
        if record.fingerprint == system.fingerprint:
            assert isinstance(match, Match) and match.acts == len(record.acts)
            assert verify(system, record).holds
        elif isinstance(match, SaveProblem):
            assert {"theirs", "ours"} <= set(match.params)


@pytest.mark.parametrize("version", VERSIONS)
def test_options_of_the_version_are_taken_over(version: str, tmp_path: Path) -> None:
    folder = tmp_path / "copia"
    shutil.copytree(FOLDER / version, folder)
    settings, report = SettingsFile(folder).load()
    assert report.problem is None
    assert (settings.language, settings.seal_hold, settings.music) == ("es", 500, 0.25)


@pytest.mark.parametrize("version", VERSIONS)
def test_records_of_the_version_are_counted_and_added_to(version: str, tmp_path: Path) -> None:
    folder = tmp_path / "copia"
    shutil.copytree(FOLDER / version, folder)
    there = is_there(folder / RECORDS)
    records = Records(folder)
    before = records.all()
    assert records.problem is None and len(before) == (2 if there else 0)
    assert records.add(finished(3)) is None
    assert records.all() == [*before, finished(3)]


@pytest.mark.parametrize("version", VERSIONS)
def test_the_unfinished_match_of_the_version_is_offered(version: str, tmp_path: Path) -> None:
    folder = tmp_path / "copia"
    shutil.copytree(FOLDER / version, folder)
    saves = Saves(folder)
    found = saves.unfinished()
    assert found and len(found[1].acts) == 17
    position = saves.load_snapshot(found[0].name, found[1])
    assert position and position.belongs_to(found[1])
    rules = msgspec.structs.replace(SYSTEMS[found[0].game], fingerprint="of a later version")
    match = Match.resume(rules, found[1], saves.reopen(found[0].name), snapshot=position)  # type: ignore[arg-type]
    assert isinstance(match, Match) and match.notices[0].text == "common.notice.other_version"
