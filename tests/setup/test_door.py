"""main.py: what it understands, how it refuses, and that no traceback ever leaves it."""

from __future__ import annotations

import os
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pygame
import pytest

import main as door
from game.commandline import shell_language
from game.version import VERSION

HEADLESS = ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER")


def start(root: Path, *words: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run the program for real, in English and without a screen."""
    clean = {name: value for name, value in os.environ.items() if name not in HEADLESS}
    command = [sys.executable, str(root / "main.py"), *words]
    return subprocess.run(
        command, env=clean | {"LANG": "en_GB.UTF-8"} | environment, capture_output=True, text=True, cwd="/"
    )


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[tuple[Path, dict[str, Any]]]:
    """How often the window was opened, and with what, while none really is."""
    seen: list[tuple[Path, dict[str, Any]]] = []

    def play(folder: Path, **options: Any) -> int:
        seen.append((folder, options))
        return 0

    monkeypatch.setattr("scenes.app.play", play)
    monkeypatch.setenv("LANG", "en")
    monkeypatch.delenv("LC_ALL", raising=False)
    return seen


def test_the_version_is_the_one_of_the_project(root: Path) -> None:
    project = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert project["version"] == VERSION
    told = start(root, "--version")
    assert told.returncode == 0
    assert told.stdout.startswith(f"Atlas Nocturno {VERSION} (Python 3.")
    assert "pygame-ce" in told.stdout


@pytest.mark.parametrize("language", ["es", "en"])
def test_the_help_names_every_option_and_task(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    text = door.texts(language)
    page = door.help_text(text)
    for word in [*(option.name for option in door.OPTIONS), *door.COMMANDS, "--help", "--version"]:
        assert f"  {word} " in page
    assert "cli." not in page
    assert max(map(len, page.splitlines())) <= 100


def test_every_option_arrives(opened: list[tuple[Path, dict[str, Any]]], user_folder: Path) -> None:
    save = user_folder / "partida.json"
    save.touch()
    words = ["--data", str(user_folder), "--language=es", "--seed", "7", "--scale", "1.5", "--fullscreen"]
    words += ["--mute", "--load", str(save), "--speed", "4", "--pilot", str(user_folder / "pilot.json")]
    assert door.main(words) == 0
    folder, options = opened[0]
    assert folder == user_folder
    assert options.pop("system_language") in ("es", "en")
    assert options == {
        "language": "es",
        "seed": 7,
        "scale": 1.5,
        "fullscreen": True,
        "mute": True,
        "load": save,
        "speed": 4.0,
        "pilot": user_folder / "pilot.json",
    }


def test_without_options_the_players_own_folder_is_used(
    opened: list[tuple[Path, dict[str, Any]]],
) -> None:
    assert door.main([]) == 0
    folder, options = opened[0]
    assert "Atlas Nocturno" in str(folder)
    assert os.environ["HOME"] in str(folder)
    assert set(options) == {"system_language"}


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--sed", "3"], "Did you mean --seed?"),
        (["turo"], "Did you mean tour?"),
        (["xyzzy"], "I do not know “xyzzy”"),
        (["--seed"], "--seed lacks its value: --seed N"),
        (["--seed", "three"], "--seed is a whole number from 0, of 18 digits at most, not “three”."),
        (["--seed=-1"], "--seed is a whole number from 0, of 18 digits at most, not “-1”."),
        (["--language", "fr"], "--language is “es” or “en”, not “fr”."),
        (["--scale", "3"], "--scale is 1, 1.5 or 2, not “3”."),
        (["--speed", "nan"], "--speed is a number from 0.25 to 20"),
        (["--load", "/no/such/file"], "There is no file “/no/such/file” to load"),
        (["--data", ""], "--data needs the name of a folder."),
        (["--pilot="], "--pilot needs the name of a file."),
        (["--pilot", "/no/such/folder/pilot.json"], "--pilot needs the name of a file."),
        (["--pilot", "/"], "--pilot needs the name of a file."),
        (["--mute=yes"], "--mute takes no value"),
    ],
)
def test_a_mistake_is_answered_with_one_line(
    opened: list[Any], capsys: pytest.CaptureFixture[str], words: list[str], said: str
) -> None:
    assert door.main(words) == door.EXIT_USAGE
    told = capsys.readouterr()
    assert said in told.err
    assert told.err.count("\n") == 1
    assert told.out == ""
    assert opened == []


def test_mistakes_are_answered_in_the_language_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    assert door.main(["--speed", "0", "--language", "es"]) == door.EXIT_USAGE
    assert "--speed es un número de 0.25 a 20, no «0»." in capsys.readouterr().err


@pytest.mark.parametrize(
    ("words", "environment", "code"),
    [
        ([], {"LANG": "es_ES.UTF-8"}, "es"),
        ([], {"LANG": "en_GB.UTF-8"}, "en"),
        ([], {"LANG": "es_MX.UTF-8", "LC_ALL": "en_US.UTF-8"}, "en"),
        ([], {"LANG": "C.UTF-8"}, "en"),
        (["--language=es"], {"LANG": "en_GB.UTF-8"}, "es"),
        (["--language", "en"], {"LANG": "es_ES.UTF-8"}, "en"),
    ],
)
def test_the_language_of_the_shell(
    words: list[str], environment: dict[str, str], code: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert shell_language(words) == code


def test_without_a_screen_it_says_so(root: Path, user_folder: Path) -> None:
    told = start(root, "--data", str(user_folder))
    assert told.returncode == door.EXIT_NO_SCREEN
    assert told.stderr == door.texts("en")("cli.no_screen") + "\n"
    broken = start(root, "--data", str(user_folder), SDL_VIDEODRIVER="x11", DISPLAY=":987")
    assert (broken.returncode, broken.stderr) == (told.returncode, told.stderr)


def test_without_its_packages_it_names_run_py(root: Path) -> None:
    told = subprocess.run(
        [sys.executable, "-S", "-E", str(root / "main.py")], capture_output=True, text=True, cwd="/"
    )
    assert told.returncode == door.EXIT_USAGE
    assert "python3 run.py" in told.stderr
    assert "Traceback" not in told.stderr


def test_a_crash_leaves_a_report_and_one_line(
    user_folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fall(*_: object, **__: object) -> int:
        raise ZeroDivisionError("the moon")

    monkeypatch.setattr("scenes.app.play", fall)
    for number in range(7):
        (user_folder / f"report-2020010{number}-000000.txt").touch()
    assert door.main(["--data", str(user_folder)]) == door.EXIT_CRASH
    reports = sorted(user_folder.glob("report-*.txt"))
    assert len(reports) == door.REPORTS_KEPT
    assert "ZeroDivisionError: the moon" in reports[-1].read_text(encoding="utf-8")
    told = capsys.readouterr().err
    assert str(reports[-1]) in told
    assert told.count("\n") == 1


def test_a_report_finds_another_place_when_the_folder_is_closed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fall(*_: object, **__: object) -> int:
        raise ZeroDivisionError("the moon")

    monkeypatch.setattr("scenes.app.play", fall)
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    assert door.main(["--data", "/dev/null/x"]) == door.EXIT_CRASH
    (report,) = tmp_path.glob("*/report-*.txt")
    told = capsys.readouterr().err
    assert str(report) in told
    assert told.count("\n") == 1


def test_a_task_that_falls_leaves_no_traceback(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def missing_file(words: list[str]) -> int:
        raise FileNotFoundError(2, "No such file or directory", words[0])

    monkeypatch.setattr("tools.check.main", missing_file)
    assert door.main(["check", "here.json"]) == door.EXIT_FAULT
    assert capsys.readouterr().err == "here.json: No such file or directory.\n"

    def fall(words: list[str]) -> int:
        raise KeyError("nothing")

    monkeypatch.setattr("tools.check.main", fall)
    assert door.main(["check"]) == door.EXIT_CRASH
    assert "Traceback" not in capsys.readouterr().err


def test_a_task_that_is_not_on_board_is_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(door.COMMANDS, "check", "tools.gone")
    assert door.main(["check"]) == door.EXIT_USAGE
    assert "check" in capsys.readouterr().err


@pytest.mark.parametrize("folder", ["/dev/null/x", "/proc/x/y"])
def test_a_folder_that_cannot_be_made_does_not_keep_the_game_from_opening(
    opened: list[tuple[Path, dict[str, Any]]], folder: str
) -> None:
    assert door.main(["--data", folder]) == 0
    assert opened[0][0] == Path(folder)


def test_without_a_home_in_the_environment_the_folder_is_found(
    monkeypatch: pytest.MonkeyPatch, opened: list[tuple[Path, dict[str, Any]]], tmp_path: Path
) -> None:
    nobody_knows(monkeypatch)
    monkeypatch.setattr(Path, "home", lambda: tmp_path)
    assert door.main([]) == 0
    assert opened[0][0] == tmp_path / ".local" / "share" / "Atlas Nocturno"


def test_help_is_given_wherever_it_stands(opened: list[Any], capsys: pytest.CaptureFixture[str]) -> None:
    assert door.main(["--mute", "--help"]) == 0
    assert capsys.readouterr().out == door.help_text(door.texts("en")) + "\n"
    assert opened == []


@pytest.mark.parametrize(("words", "boxes"), [([], 1), (["--pilot", "seen.json"], 0)])
def test_a_failed_start_without_a_terminal_is_shown_in_a_box(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, words: list[str], boxes: int
) -> None:
    def broken(*_: Any, **__: Any) -> int:
        raise RuntimeError("no typefaces")

    shown: list[str] = []
    monkeypatch.setattr("scenes.app.play", broken)
    monkeypatch.setattr(door, "PACKAGED", True)
    monkeypatch.setattr(pygame.display, "message_box", lambda title, text, **_: shown.append(text))
    assert door.main(["--data", str(tmp_path), "--language", "en", *words]) == door.EXIT_CRASH
    assert len(shown) == boxes
    assert all(len(line) <= door.BOX_SIGNS for text in shown for line in text.splitlines()[:1])
    assert len(list(tmp_path.glob("report-*.txt"))) == 1


def nobody_knows(monkeypatch: pytest.MonkeyPatch) -> None:
    """The system knows no folder of the player."""

    def unknown(*_: object) -> Path:
        raise pygame.error("neither XDG_DATA_HOME nor HOME is set")

    def home() -> Path:
        raise RuntimeError("Could not determine home directory.")

    monkeypatch.setattr(pygame.system, "get_pref_path", unknown)
    monkeypatch.setattr(Path, "home", home)


def test_a_player_without_a_home_plays_all_the_same_and_is_told_where(
    opened: list[tuple[Path, dict[str, Any]]],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
) -> None:
    nobody_knows(monkeypatch)
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    assert door.main(["--language", "es"]) == 0
    folder = opened[0][0]
    assert folder.parent == tmp_path and folder.is_dir()
    said = capsys.readouterr().err
    assert str(folder) in said and said.count("\n") == 1


def test_a_crash_is_told_when_the_players_folder_cannot_be_made(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    def fall(words: list[str]) -> int:
        raise KeyError("nothing")

    nobody_knows(monkeypatch)
    monkeypatch.setattr("tools.check.main", fall)
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    assert door.main(["check"]) == door.EXIT_CRASH
    assert capsys.readouterr().err.count("\n") == 1
    assert len(list(tmp_path.glob("*/report-*.txt"))) == 1


@pytest.mark.parametrize("words", [["scenario"], ["scenario", "--json"], ["replay"], ["--sed"]])
def test_a_name_that_is_no_text_is_told_like_any_other(root: Path, words: list[str], tmp_path: Path) -> None:
    name = os.fsencode(tmp_path) + b"/\xff.match"
    Path(os.fsdecode(name)).write_text("x")
    command = [sys.executable, str(root / "main.py"), *words, os.fsdecode(name)]
    told = subprocess.run(command, capture_output=True, text=True, env=os.environ | {"LC_ALL": "C.UTF-8"})
    assert told.returncode == door.EXIT_USAGE
    assert "Traceback" not in told.stderr
    assert told.stderr.count("\n") == 1


@pytest.mark.parametrize("buffered", ["", "1"])
@pytest.mark.parametrize("words", ["--help", "--version", "tour --list"])
def test_what_cannot_be_printed_is_no_crash(root: Path, words: str, buffered: str) -> None:
    program = f"'{sys.executable}' '{root / 'main.py'}' {words}"
    command = f"{program} | true; test ${{PIPESTATUS[0]}} = 0 && {program} > /dev/full"
    environment = os.environ | {"PYTHONUNBUFFERED": buffered, "LANG": "en_GB.UTF-8"}
    told = subprocess.run(["bash", "-c", command], capture_output=True, text=True, env=environment)
    assert told.returncode == door.EXIT_FAULT
    assert told.stderr.endswith(": No space left on device.\n")
    assert told.stderr.count("\n") == 1


def test_a_reader_that_stops_listening_is_no_fault(root: Path) -> None:
    command = f"'{sys.executable}' '{root / 'main.py'}' tour --list | head -n 1; exit ${{PIPESTATUS[0]}}"
    told = subprocess.run(["bash", "-c", command], capture_output=True, text=True)
    assert told.returncode == 0
    assert told.stderr == ""
