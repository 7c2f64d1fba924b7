"""run.py: says what is missing in words, sets up what can be set up, and stays out of the way."""

from __future__ import annotations

import ast
import importlib.util
import io
import signal
import subprocess
import sys
import threading
from pathlib import Path
from types import ModuleType

import pytest

STANDARD = {
    "collections.abc", "contextlib", "hashlib", "os", "pathlib", "shutil", "signal", "subprocess", "sys",
    "threading", "venv",
}  # fmt: skip


@pytest.fixture
def run(root: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """A fresh copy of run.py as a module, whose commands are collected instead of run."""
    spec = importlib.util.spec_from_file_location("run_under_test", root / "run.py")
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def calls(run: ModuleType, monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """The commands run.py would have started; each "succeeds"."""
    made: list[list[str]] = []

    def call(command: list[str], **_: object) -> int:
        made.append([str(word) for word in command])
        return 0

    monkeypatch.setattr(run.subprocess, "call", call)
    monkeypatch.setattr(run, "install", call)
    monkeypatch.setattr(run, "hand_over", call)
    return made


def test_it_needs_nothing_but_python(root: Path) -> None:
    tree = ast.parse((root / "run.py").read_text(encoding="utf-8"))
    names = {alias.name for node in ast.walk(tree) if isinstance(node, ast.Import) for alias in node.names}
    names |= {node.module for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}
    assert names <= STANDARD


def test_an_old_python_is_told_which_one_is_needed(root: Path) -> None:
    pretend = "import sys; sys.version_info = (3, 9, 2, 'final', 0); sys.argv = ['run.py']\n"
    code = pretend + "import runpy; runpy.run_path('run.py', run_name='__main__')"
    told = subprocess.run([sys.executable, "-c", code], cwd=root, capture_output=True, text=True)
    assert told.returncode == 3
    assert "necesita Python 3.11 o posterior; este es 3.9.2" in told.stderr
    assert "needs Python 3.11 or newer; this one is 3.9.2" in told.stderr
    assert "Traceback" not in told.stderr


def test_a_newer_python_of_the_machine_is_named(
    run: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("shutil.which", lambda name: name if name in ("python3.12", "python3.14") else None)
    monkeypatch.setattr(run.subprocess, "call", lambda command, **_: 127 if command[0] == "python3.14" else 0)
    assert "python3.12 run.py" in run.refuse_old_python((3, 8, 1), "/usr/bin/python3")
    monkeypatch.setattr("shutil.which", lambda name: None)
    assert "run.py" not in run.refuse_old_python((3, 8, 1), "/usr/bin/python3")


def test_its_words_can_be_read_by_an_old_python(root: Path) -> None:
    ast.parse((root / "run.py").read_text(encoding="utf-8"), feature_version=(3, 6))


def test_a_ready_environment_is_used_at_once(run: ModuleType, calls: list[list[str]], tmp_path: Path) -> None:
    python = run.env_python(tmp_path)
    python.parent.mkdir()
    python.touch()
    (tmp_path / "stamp-requirements").write_text(run.stamp_of("requirements.txt"))
    assert run.prepare(env=tmp_path) == python
    assert calls == []


def test_changed_pins_are_installed_again(
    run: ModuleType, calls: list[list[str]], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(run, "make_env", lambda env: ["pip"])
    python = run.env_python(tmp_path)
    python.parent.mkdir()
    python.touch()
    (tmp_path / "stamp-requirements").write_text("of another day")
    run.prepare(env=tmp_path)
    assert [call[:2] for call in calls] == [["pip", "install"]] * 3
    assert [call[-1].split("==")[0] for call in calls] == ["pygame-ce", "pytmx", "msgspec"]
    assert [path.name for path in tmp_path.glob("stamp-*")] == ["stamp-requirements"]
    assert (tmp_path / "stamp-requirements").read_text() == run.stamp_of("requirements.txt")


def test_the_tests_bring_what_playing_needs_as_well(
    run: ModuleType, calls: list[list[str]], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def make_env(env: Path) -> list[str]:
        run.env_python(env).parent.mkdir(exist_ok=True)
        run.env_python(env).touch()
        return ["pip"]

    monkeypatch.setattr(run, "make_env", make_env)
    run.prepare("requirements-test.txt", tmp_path)
    names = [call[-1].split("==")[0] for call in calls]
    assert names[:3] == ["pygame-ce", "pytmx", "msgspec"] and "pytest" in names and "ruff" not in names
    calls.clear()
    run.prepare(env=tmp_path)
    run.prepare("requirements-test.txt", tmp_path)
    assert calls == []
    run.prepare("requirements-dev.txt", tmp_path)
    assert any(call[-1].startswith("ruff==") for call in calls)


def test_without_ensurepip_the_outer_pip_installs(
    run: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[bool] = []

    class Builder:
        def __init__(self, with_pip: bool, clear: bool) -> None:
            self.with_pip = with_pip

        def create(self, env: Path) -> None:
            made.append(self.with_pip)
            if self.with_pip:
                raise subprocess.CalledProcessError(1, "ensurepip")

    monkeypatch.setattr(run.venv, "EnvBuilder", Builder)
    env = tmp_path / "env"
    pip = run.make_env(env)
    assert made == [True, False]
    assert pip == [sys.executable, "-m", "pip", "--python", str(run.env_python(env))]


def test_without_any_pip_the_words_name_the_package(
    run: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "executable", "/bin/false")
    with pytest.raises(run.SetupError, match="apt install python3-venv"):
        run.make_bare_env(tmp_path / "env")


def test_a_failed_installation_says_so_and_stamps_nothing(
    run: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(run, "ENV", tmp_path)
    monkeypatch.setattr(run, "make_env", lambda env: ["pip"])
    monkeypatch.setattr(run, "install", lambda command: 1)
    monkeypatch.setattr(run.prepare, "__defaults__", ("requirements.txt", tmp_path))
    assert run.main(["tour", "--list"]) == 3
    assert "requirements.txt" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


def test_the_first_set_up_gives_signs_of_life(run: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    told = io.StringIO()
    alive = threading.Event()

    class Told(io.StringIO):
        def write(self, text: str) -> int:
            if told.getvalue().endswith(".."):
                alive.set()
            return told.write(text)

    monkeypatch.setattr(sys, "stderr", Told())
    with run.step("1/3 pygame-ce", 0.001):
        assert alive.wait(30)
    line, dots = told.getvalue().rsplit(" ", 1)
    assert line == "  1/3 pygame-ce" and set(dots) == {".", "\n"} and dots.endswith(".\n")


def test_every_step_of_the_set_up_is_one_line(
    run: ModuleType,
    calls: list[list[str]],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(run, "make_env", lambda env: ["pip"])
    run.prepare(env=tmp_path)
    spanish, english, *steps, ready = capsys.readouterr().err.splitlines()
    assert "solo esta vez" in spanish and "this time only" in english and ready == run.READY
    assert [step.strip(" .").split(" ")[0] for step in steps] == ["Python", "1/3", "2/3", "3/3"]


PIP = """
import sys
print("Collecting pygame-ce==2.5.8 (from -r requirements.txt (line 3))")
print("ERROR: no connection", file=sys.stderr)
raise SystemExit({code})
"""


@pytest.mark.parametrize(("code", "told"), [(0, ""), (5, "ERROR: no connection")])
def test_pip_speaks_only_when_it_fails(
    run: ModuleType, capsys: pytest.CaptureFixture[str], code: int, told: str
) -> None:
    assert run.install([sys.executable, "-c", PIP.format(code=code)]) == code
    assert capsys.readouterr().err.strip() == told


@pytest.mark.parametrize("task", ["package", "dev"])
def test_help_installs_nothing(
    run: ModuleType, calls: list[list[str]], capsys: pytest.CaptureFixture[str], task: str
) -> None:
    run.prepare = lambda *_: pytest.fail("nothing is to be installed")
    assert run.main([task, "--help"]) == 0
    spanish, english = capsys.readouterr().out.splitlines()
    assert f"run.py {task}: " in spanish and f"run.py {task}: " in english
    assert calls == []


SUITE = ["-q", "-n", "auto", "--maxprocesses", "4", "--dist", "loadfile", "--no-loadscope-reorder"]


@pytest.mark.parametrize(
    ("words", "started"),
    [
        (["tour", "--list"], ["main.py", "tour", "--list"]),
        ([], ["main.py"]),
        (["check"], ["main.py", "check"]),
        (["test"], ["-m", "pytest", *SUITE]),
        (["test", "--thorough"], ["-m", "pytest", *SUITE, "--thorough"]),
        (["test", "tests/setup", "-x"], ["-m", "pytest", "tests/setup", "-x"]),
        (["mutants", "dracula"], ["-m", "tools.mutants", "dracula"]),
    ],
)
def test_every_command_is_passed_on(
    run: ModuleType,
    calls: list[list[str]],
    monkeypatch: pytest.MonkeyPatch,
    words: list[str],
    started: list[str],
) -> None:
    monkeypatch.setattr(run, "prepare", lambda file="requirements.txt": Path("python"))
    assert run.main(words) == 0
    assert calls == [["python", *(str(run.ROOT / word) if word == "main.py" else word for word in started)]]


def test_without_the_programs_for_it_the_window_tests_say_what_to_install(
    run: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(run.shutil, "which", lambda name: None)
    assert run.main(["window"]) == 3
    assert "apt install xvfb" in capsys.readouterr().err


GAME = """
import signal, sys, time
from pathlib import Path

def tidy(*_):
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    time.sleep(0.6)
    Path(sys.argv[1]).write_text("all put away")
    sys.exit(130)

signal.signal(signal.SIGINT, tidy)
print("ready", flush=True)
time.sleep(60)
"""


def test_an_interrupted_game_may_put_everything_away(
    root: Path, tmp_path: Path, interruptible: None
) -> None:
    game, done = tmp_path / "game.py", tmp_path / "done"
    game.write_text(GAME)
    code = f"import run, sys; sys.exit(run.hand_over([sys.executable, {str(game)!r}, {str(done)!r}]))"
    runner = subprocess.Popen([sys.executable, "-c", code], cwd=root, stdout=subprocess.PIPE, text=True)
    assert runner.stdout
    assert runner.stdout.readline() == "ready\n"
    runner.send_signal(signal.SIGINT)
    assert runner.wait(20) == 130
    runner.stdout.close()
    assert done.read_text() == "all put away"
