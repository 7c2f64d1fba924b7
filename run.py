#!/usr/bin/env python3
"""Set-up with nothing but Python: makes .venv, installs what is needed, starts the game or a task.

    python3 run.py                    play
    python3 run.py test [...]         the tests (what follows goes to pytest; --thorough: all there is)
    python3 run.py window [...]       the tests in a real window, on a screen of their own (Xvfb)
    python3 run.py mutants GAME       tests the tests: changes a game's rules and sees who notices
    python3 run.py package            the program for people without Python, in dist/
    python3 run.py dev                only installs what work on the code needs
    python3 run.py COMMAND [...]      anything else goes to main.py (see --help)

This file must stay readable for an old Python 3, so that it can say which one is needed.
"""

import sys

OLDEST = (3, 11)
TOO_OLD = (
    "Atlas Nocturno necesita Python {want} o posterior; este es {have} ({where}). {advice_es}\n"
    "Atlas Nocturno needs Python {want} or newer; this one is {have} ({where}). {advice_en}"
)


def starts(name: str) -> bool:
    """Whether a program of that name is there and runs; on some systems there is only the name."""
    import shutil
    import subprocess

    quiet = subprocess.DEVNULL
    return bool(shutil.which(name)) and subprocess.call([name, "-c", ""], stdout=quiet, stderr=quiet) == 0


def refuse_old_python(version: "tuple[int, ...]", where: str) -> str:
    """One sentence in each language, with a newer Python of this machine if there is one."""
    newer = [name for name in (f"python3.{minor}" for minor in range(20, OLDEST[1] - 1, -1)) if starts(name)]
    if newer:
        advice_es = f"Aquí hay otro: {newer[0]} run.py"
        advice_en = f"There is another one here: {newer[0]} run.py"
    else:
        advice_es = "Instálalo desde la página oficial de Python."
        advice_en = "Install it from the official Python site."
    want, have = ".".join(map(str, OLDEST)), ".".join(map(str, version[:3]))
    return TOO_OLD.format(want=want, have=have, where=where, advice_es=advice_es, advice_en=advice_en)


if tuple(sys.version_info[:2]) < OLDEST:
    sys.stderr.write(refuse_old_python(tuple(sys.version_info[:3]), sys.executable) + "\n")
    sys.exit(3)

# the rest is imported only after the check: an old Python must get as far as the sentence
import contextlib
import hashlib
import os
import shutil
import signal
import subprocess
import threading
import venv
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent
ENV = ROOT / ".venv"
FIRST_TIME = (
    "Preparando Atlas Nocturno, solo esta vez: se descargan unos paquetes a la carpeta .venv.\n"
    "Setting up Atlas Nocturno, this time only: a few packages are downloaded to the folder .venv."
)
READY = "  listo / ready"
PLAY, TEST, DEV = "requirements.txt", "requirements-test.txt", "requirements-dev.txt"
"""What playing needs; with what the tests need; with all that work on the code needs."""
HELP = {
    "package": "python3 run.py package: crea en dist/ el programa que no necesita Python\n"
    "python3 run.py package: builds into dist/ the program that needs no Python",
    "dev": "python3 run.py dev: instala lo necesario para trabajar en el código\n"
    "python3 run.py dev: installs what work on the code needs",
}
NO_VENV = (
    "No se pudo preparar .venv: a este Python le falta el módulo venv o pip. En Debian o Ubuntu:\n"
    "  sudo apt install python3-venv python3-pip\n"
    "Could not prepare .venv: this Python lacks its venv module or pip. On Debian or Ubuntu:\n"
    "  sudo apt install python3-venv python3-pip"
)
NO_PACKAGES = (
    "No se pudieron instalar los paquetes de {file}. ¿Hay conexión? Vuelve a ejecutar: python3 run.py\n"
    "Could not install the packages of {file}. Is there a connection? Run again: python3 run.py"
)
NO_FOLDER = (
    "No se puede escribir en {env}: {error}. Copia la carpeta del juego a un lugar tuyo.\n"
    "Cannot write to {env}: {error}. Copy the game's folder to a place of your own."
)
NO_SCREEN = (
    "Faltan programas para las pruebas en ventana: sudo apt install xvfb xdotool openbox x11-apps\n"
    "Programs for the window tests are missing: sudo apt install xvfb xdotool openbox x11-apps"
)


class SetupError(Exception):
    """Something a person has to mend; its text is what they read."""


def env_python(env: Path = ENV) -> Path:
    """The interpreter inside the environment `env`."""
    return env / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def included(file: str) -> "list[str]":
    """A file of packages and those that it builds on."""
    return [PLAY, TEST, DEV][: [PLAY, TEST, DEV].index(file) + 1]


def stamp_of(file: str) -> str:
    """A hash that changes with the pinned packages of `file` and with the Python that runs this."""
    pins = b"".join((ROOT / name).read_bytes() for name in included(file))
    return hashlib.sha256(pins + sys.version.encode()).hexdigest()


def stamp_path(file: str, env: Path) -> Path:
    """Where it is noted that `env` holds the packages of `file`."""
    return env / ("stamp-" + Path(file).stem)


def base_python_of(env: Path) -> str:
    """The Python version an environment was made with, or '' when it cannot be read."""
    try:
        lines = (env / "pyvenv.cfg").read_text(encoding="utf-8").splitlines()
    except OSError:
        return ""
    return next((line.split("=", 1)[1].strip() for line in lines if line.startswith("version")), "")


def make_env(env: Path) -> list[str]:
    """Make the environment and return the command that is its pip.

    Some systems ship Python without ensurepip: then the environment is made bare and the pip of the outer
    Python installs into it.
    """
    inner = [str(env_python(env)), "-m", "pip"]
    fits = base_python_of(env).startswith(".".join(map(str, sys.version_info[:2])) + ".")
    if fits and subprocess.run([*inner, "--version"], capture_output=True).returncode == 0:
        return inner
    try:
        venv.EnvBuilder(with_pip=True, clear=True).create(env)
        return inner
    except PermissionError as error:
        raise SetupError(NO_FOLDER.format(env=env, error=error.strerror)) from error
    except (subprocess.CalledProcessError, ImportError, OSError):
        return make_bare_env(env)


def make_bare_env(env: Path) -> list[str]:
    """The way round a missing ensurepip: the outer Python's pip, told to install into `env`."""
    outer = [sys.executable, "-m", "pip"]
    if subprocess.run([*outer, "--version"], capture_output=True).returncode != 0:
        raise SetupError(NO_VENV)
    try:
        venv.EnvBuilder(with_pip=False, clear=True).create(env)
    except OSError as error:
        raise SetupError(NO_FOLDER.format(env=env, error=error.strerror)) from error
    return [*outer, "--python", str(env_python(env))]


@contextlib.contextmanager
def step(name: str, every: float = 1.0) -> Iterator[None]:
    """One line of the set-up: its name, and a dot every so many seconds for as long as it takes."""
    print("  " + name + " ", end="", file=sys.stderr, flush=True)
    over = threading.Event()

    def tick() -> None:
        while not over.wait(every):
            print(".", end="", file=sys.stderr, flush=True)

    ticking = threading.Thread(target=tick)
    ticking.start()
    try:
        yield
    finally:
        over.set()
        ticking.join()
        print(file=sys.stderr)


def packages(file: str) -> "list[str]":
    """The pinned packages of one file, without those of the files that it builds on."""
    lines = (line.split("#")[0].strip() for line in (ROOT / file).read_text(encoding="utf-8").splitlines())
    return [line for line in lines if line and not line.startswith("-")]


def install(command: "list[str]") -> int:
    """Run pip in silence; what it complained of is shown only if it failed. Returns its exit code."""
    quiet = dict(os.environ, PIP_ROOT_USER_ACTION="ignore")
    done = subprocess.run(command, capture_output=True, text=True, errors="replace", env=quiet)
    if done.returncode != 0:
        print("\n" + done.stderr.strip(), file=sys.stderr, flush=True)
    return done.returncode


def prepare(file: str = PLAY, env: Path = ENV) -> Path:
    """Make sure `env` holds the packages of `file`; returns its Python. Instant when nothing changed."""
    stamp = stamp_path(file, env)
    want = stamp_of(file)
    if env_python(env).exists() and stamp.exists() and stamp.read_text() == want:
        return env_python(env)
    print(FIRST_TIME, file=sys.stderr, flush=True)
    options = ["--quiet", "--disable-pip-version-check", "--only-binary=:all:"]
    pins = [pin for name in included(file) for pin in packages(name)]
    with step("Python (.venv)"):
        pip = make_env(env)
    for number, pin in enumerate(pins, 1):
        with step(f"{number}/{len(pins)} {pin.replace('==', ' ')}"):
            failed = install([*pip, "install", *options, pin]) != 0
        if failed:
            raise SetupError(NO_PACKAGES.format(file=file))
    for name in included(file):
        stamp_path(name, env).write_text(stamp_of(name))
    print(READY, file=sys.stderr, flush=True)
    return env_python(env)


# a file's tests stay together: they share what their fixtures made; tests/conftest.py says which come first
WHOLE_SUITE = ["-q", "-n", "auto", "--maxprocesses", "4", "--dist", "loadfile", "--no-loadscope-reorder"]
THOROUGH = "--thorough"
# two games at a time, each worker with a screen of its own
WINDOWS = ["-q", "-n", "2", "--dist", "load"]


def run_test(arguments: list[str]) -> int:
    """The whole suite on up to four cores, alone or with `--thorough`, or what `arguments` say to pytest."""
    words = WHOLE_SUITE + arguments if arguments in ([], [THOROUGH]) else arguments
    return subprocess.call([str(prepare(TEST)), "-m", "pytest", *words], cwd=ROOT)


def run_window(arguments: list[str]) -> int:
    """The tests under tests/window, on a screen that nobody sees."""
    if not all(shutil.which(name) for name in ("Xvfb", "xdotool", "openbox", "xwd")):
        raise SetupError(NO_SCREEN)
    return subprocess.call(
        [str(prepare(TEST)), "-m", "pytest", "tests/window", *(arguments or WINDOWS)], cwd=ROOT
    )


def run_mutants(arguments: list[str]) -> int:
    """The mutation tester of tools/mutants.py."""
    return subprocess.call([str(prepare(TEST)), "-m", "tools.mutants", *arguments], cwd=ROOT)


def run_package(arguments: list[str]) -> int:
    """Build the stand-alone program into dist/."""
    build = [str(prepare(DEV)), str(ROOT / "packaging" / "build.py")]
    return subprocess.call([*build, *arguments], cwd=ROOT)


def run_dev(arguments: list[str]) -> int:
    """Install the tools for work on the code, and no more."""
    print(prepare(DEV))
    return 0


NEED_TEST = ("check",)
"""Commands of main.py that look at the workshop too: they need what the tests need."""


def hand_over(command: list[str]) -> int:
    """Run `command` to its end; Ctrl+C is passed on, and the game has the time to put everything away."""
    with subprocess.Popen(command) as process:
        while True:
            try:
                return process.wait()
            except KeyboardInterrupt:
                if os.name != "nt":  # there the whole console has heard it
                    process.send_signal(signal.SIGINT)


TASKS = {
    "test": run_test,
    "window": run_window,
    "mutants": run_mutants,
    "package": run_package,
    "dev": run_dev,
}


def main(arguments: list[str]) -> int:
    """Run the task named first, or hand everything to main.py; returns its exit code."""
    try:
        if arguments and arguments[0] in HELP and {"-h", "--help"} & set(arguments):
            print(HELP[arguments[0]])
            return 0
        if arguments and arguments[0] in TASKS:
            return TASKS[arguments[0]](arguments[1:])
        wanted = TEST if arguments and arguments[0] in NEED_TEST else PLAY
        return hand_over([str(prepare(wanted)), str(ROOT / "main.py"), *arguments])
    except SetupError as problem:
        print(problem, file=sys.stderr)
        return 3
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
