"""The player's folder wherever it is: odd names, closed, gone, too long (P-23)."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.files import SaveProblem, unwritable
from game.journal import Journal, Record
from game.language import Language
from game.records import Records
from game.saves import Saves
from game.settings import Settings, SettingsFile
from tests.saves.helpers import begin, play, problem_of, saved

PLACES = (
    "con espacios", "Íñigo Ñandú ¿¡", "日本語の棋譜", "уютный дом", "לילה", "🦇🩸", "e\u0301 a\u0308",
    "-rf *", "a'b\"c", "%TEMP%$HOME~", "[corchetes] {llaves}", "punto.", "x" * 200, "\udcff roto", "CON",
    "a\tb", "/".join(["muy larga ñ" * 8] * 8),
)  # fmt: skip


@pytest.mark.parametrize("name", PLACES)
def test_a_folder_of_any_name_is_made_and_holds_everything(tmp_path: Path, name: str) -> None:
    folder = tmp_path / name / "Atlas Nocturno"
    assert unwritable(folder) is None
    saves, options = Saves(folder), SettingsFile(folder)
    assert saves.enter() is None
    match, entry = saved(saves, 9)
    assert match.notices == [] and saves.keep(entry, "La mejor ñ") == "La mejor ñ"
    assert options.save(Settings(language="es")) is None and options.save(Settings(music=0.1)) is None
    assert saves.close() is None
    again = Saves(folder)
    found = again.unfinished()
    assert found and found[0].name == entry and len(again.entries()) == 2
    assert again.load_snapshot(entry, found[1])
    assert SettingsFile(folder).load()[0] == Settings(music=0.1)
    assert again.delete(entry) is None and [one.name for one in again.entries()] == ["La mejor ñ"]
    assert [path.name for path in tmp_path.iterdir()] == [name.split("/")[0]]


@pytest.mark.parametrize("name", ["x" * 300, "/".join(["y" * 200] * 25)])
def test_a_folder_with_too_long_a_name_is_one_sentence_and_the_match_goes_on(
    tmp_path: Path, name: str
) -> None:
    folder = tmp_path / name
    problem = problem_of(unwritable(folder))
    for code, words in (("es", "su nombre es demasiado largo"), ("en", "its name is too long")):
        assert words in problem.words(Language(code))
    saves = Saves(folder)
    assert saves.enter() is None
    match = play(begin(saves.start(), saves=saves))
    assert match.outcome and [notice.text for notice in match.notices] == ["common.save.unwritable"]
    assert SettingsFile(folder).load()[0] == Settings()
    assert isinstance(SettingsFile(folder).save(Settings()), SaveProblem)
    assert saves.entries() == [] and saves.close() is None


NOBODY = """
import os, sys
from pathlib import Path
from game.files import unwritable
from game.saves import Saves
from game.settings import Settings, SettingsFile
from tests.saves.helpers import begin, play

folder = Path(sys.argv[1])
play(begin(None))  # everything is imported by now
if hasattr(os, "setuid") and os.getuid() == 0:
    os.setgroups([]), os.setgid(65534), os.setuid(65534)
saves = Saves(folder)
print(unwritable(folder).params["cause"], saves.enter())
match = play(begin(saves.start(), saves=saves))
print(bool(match.outcome), [notice.text for notice in match.notices], len(saves.entries()))
print(SettingsFile(folder).save(Settings()).text, SettingsFile(folder).load()[1].problem)
saves.close()
"""


@pytest.fixture
def closed() -> Iterator[Path]:
    """A folder with a match that everybody may enter, below folders that everybody may pass."""
    folder = Path(tempfile.mkdtemp(prefix="atlas-closed-"))
    saved(saves := Saves(folder), 5)
    saves.close()
    yield folder
    for path in (folder, *sorted(folder.rglob("*"))):
        path.chmod(0o755)
    shutil.rmtree(folder)


@pytest.mark.parametrize(("mode", "listed"), [(0o555, 1), (0o000, 0)])
def test_a_folder_without_rights_is_left_as_it_is_and_the_match_goes_on(
    root: Path, closed: Path, mode: int, listed: int
) -> None:
    """As somebody who may not write there, in a program of its own: root may everything."""
    before = {path: path.stat().st_mtime_ns for path in closed.rglob("*")}
    for path in (*before, closed):
        path.chmod(mode if path.is_dir() else 0o444)
    said = subprocess.run(
        [sys.executable, "-c", NOBODY, str(closed)], cwd=root, env={**os.environ, "PYTHONPATH": str(root)},
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert said.stderr == "" and said.stdout.splitlines() == [
        "common.cause.refused None",
        f"True ['common.save.unwritable'] {listed}",
        "common.save.unwritable None",
    ]
    assert {path: path.stat().st_mtime_ns for path in before} == before


TITLES = (
    "", " ", ".", "..", "...", "../../fuera", "/etc/passwd", "C:\\Windows", "a/b\\c:d*e?f\"g<h>i|j", "con",
    "CON.txt", "lpt1", "nul.", "AUX ", "x" * 200, "ñ" * 200, "🦇" * 200, "\x00", "a\nb", "\u202egnp.exe",
    "日本", "-", "~", "%s{}", "match-00001", "e\u0301", "é", "\ud800", "trailing. ",
)  # fmt: skip


def test_every_title_of_a_replay_gets_a_file_of_its_own_inside_the_folder(tmp_path: Path) -> None:
    folder = tmp_path / "yo"
    saves = Saves(folder)
    _, entry = saved(saves, 3)
    names = [saves.keep(entry, title) for title in TITLES for _ in range(2)]
    assert all(isinstance(name, str) for name in names)
    assert len(set(names)) == len(names)
    kept = list((folder / "replays").iterdir())
    assert len(kept) == len(names) and [path.name for path in tmp_path.iterdir()] == ["yo"]
    for name in names:
        assert isinstance(saves.load(str(name)), Record)
    assert all(entry.problem is None for entry in saves.entries())


FOREIGN = (
    "con", " delante", "detrás ", "a.b.c", "[b]negrita", "C:{name}", "~", "a\\b", "a\nb", "\u202egnp",
    "\u200b", "\udcff", "🦇", "match-00001",
)  # fmt: skip


@pytest.mark.parametrize("name", FOREIGN)
def test_a_replay_put_there_by_hand_is_read_and_removed_whatever_it_is_called(
    tmp_path: Path, name: str
) -> None:
    saves = Saves(tmp_path)
    _, match = saved(saves, 5)
    _, other = saved(saves, 9, 8)
    (tmp_path / "replays").mkdir()
    shutil.copy(saves.path(other), tmp_path / "replays" / f"{name}.match")
    kept = next(entry for entry in saves.entries() if entry.kept)
    record, original = saves.load(kept.name), saves.load(match)
    assert isinstance(record, Record) and isinstance(original, Record)
    assert (len(record.acts), len(original.acts)) == (9, 5)
    assert saves.delete(kept.name) is None and not list((tmp_path / "replays").iterdir())
    assert isinstance(saves.load(match), Record)


def test_a_kept_replay_never_takes_the_name_of_a_match_that_is_still_to_come(tmp_path: Path) -> None:
    saves = Saves(tmp_path)
    _, first = saved(saves, 5)
    assert saves.keep(first, "match-00002") == "match-00002 (2)"
    _, second = saved(saves, 9, 8)
    found = saves.unfinished()
    assert found and found[0].name == second == "match-00002"
    journal = saves.reopen(second)
    assert isinstance(journal, Journal) and journal.path == tmp_path / "matches" / "match-00002.match"


def test_what_is_no_file_is_never_waited_for(tmp_path: Path) -> None:
    (tmp_path / "replays").mkdir()
    os.mkfifo(tmp_path / "replays" / "pipe.match")
    (tmp_path / "replays" / "folder.match").mkdir()
    (tmp_path / "replays" / "endless.match").symlink_to("/dev/zero")
    (tmp_path / "replays" / "loop.match").symlink_to("loop.match")
    for name in ("settings.json", "records.json"):
        os.mkfifo(tmp_path / name)
    saves, options = Saves(tmp_path), SettingsFile(tmp_path)
    assert {entry.name for entry in saves.entries() if entry.problem} == {"pipe", "folder", "endless"}
    problem = problem_of(saves.load("pipe"))
    for code, words in (("es", "no es un archivo"), ("en", "it is not a file")):
        assert words in problem.words(Language(code))
    settings, report = options.load()
    assert settings == Settings() and report.problem
    assert options.save(Settings(music=0.1)) is None and SettingsFile(tmp_path).load()[0].music == 0.1
    assert Records(tmp_path).all() == []
