"""The door: reads the command line and hands over to the window, or to a task that needs none.

Everything behind the door is imported only when it is asked for, so that `--help` is instant, the first frame
comes early, and a missing package ends in a sentence instead of a traceback.
"""

import multiprocessing

multiprocessing.freeze_support()  # before all else: the packaged program starts this file again for a worker

import contextlib
import difflib
import importlib
import importlib.util
import io
import os
import platform
import sys
import tempfile
import textwrap
import time
import traceback
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from game import readers

PACKAGED = hasattr(sys, "_MEIPASS")
PACKAGES = ("pygame", "msgspec")
COMMANDS = {
    "tour": "scenes.tour",
    "scenario": "game.scenario",
    "selfplay": "game.selfplay",
    "replay": "game.replay",
    "check": "tools.check",
    "bench": "tools.bench",
}
REPORTS_KEPT = 5
BOX_SIGNS = 70
"""Signs in a line of a message box, whose text does not wrap everywhere."""
EXIT_USAGE, EXIT_FAULT, EXIT_NO_SCREEN, EXIT_CRASH, EXIT_STOPPED = 2, 1, 4, 70, 130

Text = Callable[..., str]


class UsageError(Exception):
    """The command line cannot be followed; carries the key and parameters of the sentence that says so."""

    def __init__(self, key: str, **params: object) -> None:
        super().__init__(key)
        self.key = key
        self.params = params


# --- what can be said on the command line ------------------------------------------------------------------


@dataclass(frozen=True)
class Option:
    """A word of the command line. `value` is what stands for its value in the help, empty for a switch."""

    name: str
    value: str = ""
    read: Callable[[str], Any] = bool

    @property
    def field(self) -> str:
        """The name under which the window is told of it."""
        return self.name.removeprefix("--")


OPTIONS = (
    Option("--language", "es|en", readers.language_code),
    Option("--seed", "N", readers.seed_number),
    Option("--data", "DIR", readers.place),
    Option("--scale", "1|1.5|2", readers.render_scale),
    Option("--fullscreen"),
    Option("--mute"),
    Option("--load", "FILE", readers.existing_file),
    Option("--speed", "X", readers.show_speed),
    Option("--cards", "DIR", readers.existing_folder),
    Option("--pilot", "FILE", readers.new_file),
)


def read_options(words: Sequence[str]) -> dict[str, Any]:
    """The options of the game by field name, absent ones left out. Raises UsageError."""
    known = {option.name: option for option in OPTIONS}
    found: dict[str, Any] = {}
    rest = list(words)
    while rest:
        name, has_value, value = rest.pop(0).partition("=")
        option = known.get(name)
        if option is None:
            raise unknown(name, [*known, *COMMANDS, "--help", "--version"])
        if option.value and not has_value:
            if not rest:
                raise UsageError("cli.missing_value", option=name, value=option.value)
            value = rest.pop(0)
        found[option.field] = read_value(option, value)
    return found


def read_value(option: Option, word: str) -> Any:
    """The meaning of `word` for `option`. Raises UsageError."""
    if not option.value:
        if word:
            raise UsageError("cli.no_value", option=option.name)
        return True
    try:
        return option.read(word)
    except ValueError:
        key = f"cli.bad.{option.field}"
        raise UsageError(key, option=option.name, value=word) from None


def unknown(word: str, known: Sequence[str]) -> UsageError:
    """The refusal of a word that nobody knows, with the nearest one that somebody does."""
    near = difflib.get_close_matches(word, known, n=1)
    if near:
        return UsageError("cli.unknown_near", word=word, near=near[0])
    return UsageError("cli.unknown", word=word)


# --- languages ---------------------------------------------------------------------------------------------


def window_language() -> str:
    """The language that the person's desktop prefers."""
    from pygame import system

    from game.language import best_code

    return best_code(str(item["language"]) for item in system.get_pref_locales())


def texts(code: str) -> Text:
    """The lookup of texts in one language."""
    from game.language import Language

    return Language(code).text


# --- what the door itself answers --------------------------------------------------------------------------


def help_text(text: Text) -> str:
    """The page of `--help`."""
    start = "AtlasNocturno" if PACKAGED else "python3 run.py"
    lines = [text("cli.help.head", start=start), "", text("cli.help.options")]
    for option in OPTIONS:
        lines.append(help_line(f"{option.name} {option.value}", text(f"cli.option.{option.field}")))
    lines += [help_line(name, text(f"cli.option.{name[2:]}")) for name in ("--help", "--version")]
    lines += ["", text("cli.help.commands", start=start)]
    lines += [help_line(name, text(f"cli.command.{name}")) for name in COMMANDS]
    return "\n".join(lines)


def help_line(left: str, right: str) -> str:
    """A name and its meaning, in two columns."""
    return f"  {left:<20}{right}"


def version_text() -> str:
    """Game, Python and library versions in one line."""
    import pygame

    from game.version import VERSION

    sdl = ".".join(map(str, pygame.get_sdl_version()))
    return f"Atlas Nocturno {VERSION} (Python {platform.python_version()}, pygame-ce {pygame.ver}, SDL {sdl})"


def missing_packages() -> list[str]:
    """Which of the packages that the game stands on cannot be imported."""
    return [name for name in PACKAGES if importlib.util.find_spec(name) is None]


def say(line: str) -> None:
    """Print one clear line for somebody who has to act on it, or show it where nothing can be printed."""
    if sys.stderr is None:  # the packaged program of a system that starts windows without a console
        show(line)
    else:
        print(line, file=sys.stderr)


def complain(line: str, words: Sequence[str]) -> None:
    """Say why the window cannot go on; whoever started it by a double click sees it in a box.

    A program at the other end of the pilot file is no person: it reads what is printed.
    """
    say(line)
    unread = PACKAGED and sys.stderr is not None and not sys.stderr.isatty()
    if unread and not any(word.startswith("--pilot") for word in words):
        show(line)


def show(line: str) -> None:
    """Show `line` in a box of the system's own; without a screen there is nobody to tell."""
    import pygame

    with contextlib.suppress(pygame.error):
        pygame.display.message_box("Atlas Nocturno", textwrap.fill(line, BOX_SIGNS), message_type="error")


# --- playing -----------------------------------------------------------------------------------------------


def has_screen() -> bool:
    """Whether a window can be hoped for. Without this SDL would quietly draw for nobody."""
    names = ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER")
    return sys.platform != "linux" or any(os.environ.get(name) for name in names)


def user_folder(asked: Path | None) -> Path:
    """Where options, saves and reports live, made if it can be; if not, the game says so and goes on."""
    import pygame

    try:
        folder = asked or Path(pygame.system.get_pref_path("", "Atlas Nocturno"))
    except pygame.error:
        try:
            folder = Path.home() / ".local" / "share" / "Atlas Nocturno"
        except RuntimeError:
            folder = homeless()
    with contextlib.suppress(OSError):
        folder.mkdir(parents=True, exist_ok=True)
    return folder


def homeless() -> Path:
    """Where things are kept of somebody of whom the system knows no folder: not for long."""
    return Path(tempfile.gettempdir()) / f"atlas-nocturno-{getattr(os, 'getuid', int)()}"


def reason_of(error: BaseException) -> str:
    """The system's own short words for what went wrong."""
    return getattr(error, "strerror", None) or str(error) or type(error).__name__


def play(words: Sequence[str], text: Text) -> int:
    """Open the window and stay until it is closed."""
    options = read_options(words)
    if not has_screen():
        say(text("cli.no_screen"))
        return EXIT_NO_SCREEN
    folder = user_folder(options.pop("data", None))
    if folder == homeless():
        say(text("cli.no_home", folder=folder))
    options.setdefault("system_language", window_language())
    if not use_cards(options.pop("cards", None), text):
        return EXIT_USAGE
    try:
        from scenes.app import play as open_window

        return int(open_window(folder, **options))
    except Exception as error:
        if no_video(error):
            say(text("cli.no_screen"))
            return EXIT_NO_SCREEN
        complain(crash_line(folder, words, text), words)
        return EXIT_CRASH


def use_cards(folder: Path | None, text: Text) -> bool:
    """Put somebody's own cards in force; False, once all that is wrong is said, if they cannot be used."""
    if folder is None:
        return True
    from game import owncards
    from game.rules.effects.faults import FaultyCards

    try:
        owncards.load(folder)
    except FaultyCards as faulty:
        found = [fault.told(text) for fault in faulty.faults]
        say("\n".join([text("cli.faulty_cards", folder=folder), *found]))
        return False
    if notes := owncards.notes(text):
        say("\n".join(notes))
    return True


def crash_line(folder: Path, words: Sequence[str], text: Text) -> str:
    """Write the report of the exception being handled; the line that tells of it."""
    return text("cli.crash", report=str(write_report(folder, words)))


def no_video(error: Exception) -> bool:
    """Whether SDL could not reach any screen."""
    import pygame

    words = ("video device", "not available")
    return isinstance(error, pygame.error) and any(word in str(error) for word in words)


def write_report(folder: Path, words: Sequence[str]) -> Path:
    """Write down the exception being handled, for whoever mends it; returns the file. Few are kept."""
    if not os.access(folder, os.W_OK | os.X_OK):
        folder = Path(tempfile.mkdtemp(prefix="atlas-nocturno-"))
    stamp = time.strftime("%Y%m%d-%H%M%S")
    report = folder / f"report-{stamp}.txt"
    lines = [version_text(), platform.platform(), " ".join(words), "", traceback.format_exc()]
    try:
        report.write_text("\n".join(lines), encoding="utf-8", errors="backslashreplace")
        for old in sorted(folder.glob("report-*.txt"))[:-REPORTS_KEPT]:
            old.unlink()
    except OSError:
        traceback.print_exc()
    return report


# --- tasks -------------------------------------------------------------------------------------------------


def run_task(name: str, words: list[str], text: Text) -> int:
    """Run one of COMMANDS."""
    try:
        task = importlib.import_module(COMMANDS[name])
    except ModuleNotFoundError as error:
        if error.name not in (COMMANDS[name], COMMANDS[name].split(".")[0]):
            raise
        say(text("cli.not_here", command=name))
        return EXIT_USAGE
    return int(task.main(words) or 0)


def answer(words: list[str], text: Text) -> int:
    """Do what the command line says; returns the exit code."""
    if "--version" in words[:1]:
        print(version_text())
        return 0
    if words and words[0] in COMMANDS:
        return run_task(words[0], words[1:], text)
    if "--help" in words or "-h" in words:
        print(help_text(text))
        return 0
    if words and not words[0].startswith("-"):
        raise unknown(words[0], list(COMMANDS))
    return play(words, text)


def safely(words: list[str], text: Text) -> int:
    """Do what the command line says, printing included; what the system refuses becomes one line."""
    try:
        code = answer(words, text)
        if sys.stdout is not None:
            sys.stdout.flush()
        return code
    except BrokenPipeError:
        forget_output()
        return 0
    except OSError as error:
        forget_output()
        where = error.filename if error.filename is not None else (words or ["Atlas Nocturno"])[0]
        say(text("cli.system", where=where, error=reason_of(error)))
        return EXIT_FAULT


def forget_output() -> None:
    """Let what could not be printed go, so that leaving does not try again."""
    with contextlib.suppress(AttributeError, OSError):  # there may be no stream, or none of the system's
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def speak_every_name() -> None:
    """Let no sign of a file name stop what is printed, whatever the terminal can write."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")


def main(words: list[str]) -> int:
    """The whole program: returns its exit code and never lets a traceback out."""
    if missing := missing_packages():
        say(f"Faltan paquetes ({', '.join(missing)}): empieza con  python3 run.py")
        say(f"Packages are missing ({', '.join(missing)}): start with  python3 run.py")
        return EXIT_USAGE
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    speak_every_name()
    from game.commandline import shell_language

    text = texts(shell_language(words))
    try:
        return safely(words, text)
    except UsageError as problem:
        say(text(problem.key, **problem.params))
        return EXIT_USAGE
    except KeyboardInterrupt:
        return EXIT_STOPPED
    except Exception:
        say(crash_line(user_folder(None), words, text))
        return EXIT_CRASH


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
