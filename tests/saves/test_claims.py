"""Several copies of the program in one folder: who may go on with what, and that a crash closes nothing."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.claims import FILE, Claims
from game.files import SaveProblem
from game.journal import Journal, Record
from game.match import Match
from game.saves import Saves
from game.settings import Settings, SettingsFile
from scenes.app import App
from scenes.app import play as run
from scenes.title import TitleScene
from tests.saves.helpers import SYSTEM, play, problem_of, saved
from tests.scenes.menus_support import make_game

OTHER = """
import sys
from pathlib import Path
from game.saves import Saves
from game.settings import Settings, SettingsFile
from tests.saves.helpers import play, saved

folder = Path(sys.argv[1])
saves, options = Saves(folder), SettingsFile(folder)
problem = saves.enter()
match, name = saved(saves, 6)
print(problem.text if problem else "alone", name, flush=True)
for order in sys.stdin:
    match order.strip():
        case "play":
            play(match, 3)
            print([notice.text for notice in match.notices], flush=True)
        case "title":
            saves.release()
            print("title", flush=True)
        case "options":
            for number in range(100):
                options.save(Settings(language="en", seal_hold=300 + number))
            print("saved", flush=True)
saves.close()
"""


class Copy:
    """Another program that plays a match in the folder."""

    def __init__(self, folder: Path, root: Path) -> None:
        self._program = subprocess.Popen(
            [sys.executable, "-c", OTHER, str(folder)],
            cwd=root,
            env={**os.environ, "PYTHONPATH": str(root)},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        self.found, self.match = self._heard().split()

    def _heard(self) -> str:
        assert self._program.stdout
        return self._program.stdout.readline()

    def tell(self, order: str) -> None:
        """Let it do something, without waiting."""
        assert self._program.stdin
        self._program.stdin.write(f"{order}\n")
        self._program.stdin.flush()

    def does(self, order: str) -> str:
        """Let it do something; what it says of it."""
        self.tell(order)
        return self._heard().strip()

    def hear(self) -> str:
        """Wait for what it says of what it was told."""
        return self._heard().strip()

    @property
    def works(self) -> bool:
        """Whether it is still there."""
        return self._program.poll() is None

    def kill(self) -> None:
        """Stop it in the middle of whatever it does."""
        self._program.kill()
        self._program.wait()
        for stream in (self._program.stdin, self._program.stdout):
            if stream:
                stream.close()


@pytest.fixture
def other(user_folder: Path, root: Path) -> Iterator[Copy]:
    """Another copy that plays in the same folder."""
    copy = Copy(user_folder, root)
    yield copy
    copy.kill()


@pytest.fixture
def mine(user_folder: Path) -> Iterator[Saves]:
    """The folder of this copy."""
    saves = Saves(user_folder)
    yield saves
    saves.close()


def test_the_second_copy_is_told_and_plays_beside_the_first(other: Copy, mine: Saves) -> None:
    assert other.found == "alone"
    assert problem_of(mine.enter()).text == "common.save.other_copy"
    match, name = saved(mine, 8)
    assert name != other.match
    assert other.does("play") == "[]"
    assert match.notices == [] and match.journal.problem is None
    theirs, ours = mine.load(other.match), mine.load(name)
    assert isinstance(theirs, Record) and isinstance(ours, Record)
    assert (len(theirs.acts), len(ours.acts)) == (9, 8)


def test_a_match_is_gone_on_with_in_one_copy_at_a_time(other: Copy, mine: Saves) -> None:
    mine.enter()
    before = mine.path(other.match).read_bytes()
    assert problem_of(mine.reopen(other.match)).text == "common.save.played_elsewhere"
    assert problem_of(mine.delete(other.match)).text == "common.save.played_elsewhere"
    assert mine.path(other.match).read_bytes() == before
    assert other.does("title") == "title"
    journal, record = mine.reopen(other.match), mine.load(other.match)
    assert isinstance(journal, Journal) and isinstance(record, Record)
    match = Match.resume(SYSTEM, record, journal)
    assert isinstance(match, Match)
    play(match, 2)
    assert match.notices == [] and mine.delete(other.match) is None


def test_a_copy_that_was_killed_holds_nothing(
    other: Copy, mine: Saves, user_folder: Path, root: Path
) -> None:
    other.kill()
    assert mine.enter() is None
    assert isinstance(mine.reopen(other.match), Journal)
    third = Copy(user_folder, root)
    assert third.found == "common.save.other_copy"
    third.kill()
    assert mine.enter() is None


def test_options_written_by_two_copies_at_once_are_always_those_of_one(
    other: Copy, user_folder: Path
) -> None:
    mine = SettingsFile(user_folder)
    other.tell("options")
    for number in range(100):
        assert mine.save(Settings(language="es", seal_hold=1000 - number)) is None
        settings, report = SettingsFile(user_folder).load()
        assert report.problem is None and settings.language in ("es", "en")
    assert other.hear() == "saved"
    assert SettingsFile(user_folder).load()[0] == Settings(language="en", seal_hold=399)
    assert sorted(path.name for path in user_folder.iterdir()) == [
        FILE, "matches", "settings.json", "settings.json.previous"
    ]  # fmt: skip


def test_the_title_refuses_what_another_copy_plays_in_one_sentence(other: Copy, user_folder: Path) -> None:
    app = make_game(user_folder, language="es")
    app.scenes.push(title := TitleScene(), "none")
    title.go_on()
    assert app.scenes.top is title and "otra ventana" in app.toasts.text
    assert "continue" in [target.id for target in title.targets()], "it may be free in a moment"
    other.does("title")
    title.go_on()
    assert app.scenes.top and app.scenes.top.name == "dracula"
    app.close()


def test_a_second_copy_starts_and_says_so(
    other: Copy, user_folder: Path, root: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[str] = []
    monkeypatch.setattr("scenes.toasts.Toasts.say", lambda self, text: said.append(text))
    monkeypatch.setattr(App, "step", lambda app, dt_ms: app.quit())
    assert run(user_folder, language="en", mute=True) == 0
    assert len(said) == 1 and said[0].startswith("Another window")
    assert other.does("play") == "[]"


def test_drafts_of_a_stopped_program_are_cleared_away_by_a_copy_that_is_alone(
    other: Copy, mine: Saves, user_folder: Path
) -> None:
    draft = user_folder / "matches" / "match-00001.position.77.tmp"
    draft.write_bytes(b"half")
    mine.enter()
    mine.tidy()
    mine.close()
    assert draft.exists(), "it may be what the other copy writes now"
    other.kill()
    assert mine.enter() is None
    mine.tidy()
    mine.close()
    assert not draft.exists()


def test_a_folder_without_locks_refuses_nothing(tmp_path: Path) -> None:
    (tmp_path / FILE).mkdir()
    for folder in (tmp_path, tmp_path / "nowhere"):
        claims = Claims(folder)
        assert claims.enter() and claims.claim("match-00001") and not claims.is_elsewhere("match-00002")
        claims.close()


def test_one_match_is_held_at_a_time(user_folder: Path, other: Copy) -> None:
    claims = Claims(user_folder)
    assert claims.claim("a") and claims.claim("b") and claims.claim("b")
    assert not claims.claim(other.match) and not claims.is_elsewhere("a")
    assert isinstance(Saves(user_folder).reopen(other.match), SaveProblem)
    claims.close()
