"""Drives the real game in a real window, as a person would: a screen of its own, clicks, keys and its eyes.

Nothing is imported from the game and nothing is asked of it but the pilot file (``--pilot FILE``): what can
be pressed and where. :class:`Pilot` is one running game on a :class:`~tests.window.screen.Screen`,
:class:`Sight` one reading of the pilot file. All waiting is waiting for something; nothing ever sleeps for a
guessed time.
"""

from __future__ import annotations

import contextlib
import json
import os
import signal
import subprocess
import sys
import uuid
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

import pygame

from tests.window.screen import PATIENCE_S, PilotError, Screen, wait_for

ROOT = Path(__file__).resolve().parent.parent
MARK = "ATLAS_PILOT_MARK"
"""Environment variable by which every process of a run, workers included, is recognised afterwards."""
KEY_MS = "12"
"""Between key strokes; any quicker and SDL takes a second stroke of a key for its auto-repeat."""
CLOSING_STROKES, CLOSING_S = 3, 5.0
"""How often the key that closes the window is struck, and how long each stroke may take to be obeyed."""
FAREWELL_S = 5.0
"""How long processes may outlive the game's own."""

Found = TypeVar("Found")


@dataclass(frozen=True)
class Spot:
    """Something that can be pressed: its id and its rectangle in window pixels (left, top, width, height).

    ``group`` is what Tab leads to as one, ``holds`` says that it must be held and not clicked,
    ``state`` how a board marks it ("" where it does not).
    """

    id: str
    rect: tuple[int, int, int, int]
    enabled: bool
    focused: bool
    group: str = ""
    holds: bool = False
    state: str = ""

    @property
    def centre(self) -> tuple[int, int]:
        """The pixel in the middle."""
        left, top, width, height = self.rect
        return left + width // 2, top + height // 2

    @property
    def corners(self) -> list[tuple[int, int]]:
        """The four outermost pixels that still belong to it."""
        left, top, width, height = self.rect
        right, bottom = left + width - 1, top + height - 1
        return [(left, top), (right, top), (left, bottom), (right, bottom)]

    def __str__(self) -> str:
        return f"{'*' if self.focused else ''}{self.id}{'' if self.enabled else '(off)'}"


@dataclass(frozen=True)
class Sight:
    """One reading of the pilot file: which scene, whom it asks, what can be pressed, and is the gate open."""

    counter: int
    scene: str
    seat: int | None
    gate: bool
    spots: tuple[Spot, ...]
    raw: dict[str, Any]

    @classmethod
    def read(cls, path: Path) -> Sight | None:
        """What the file holds now, or None while there is none. The game replaces the file whole."""
        try:
            raw = json.loads(path.read_text(encoding="utf-8"))
        except FileNotFoundError:
            return None
        spots = tuple(Spot(**{**spot, "rect": tuple(spot["rect"])}) for spot in raw["targets"])
        return cls(raw["counter"], raw["scene"], raw["seat"], raw["gate"], spots, raw)

    def spot(self, spot_id: str) -> Spot | None:
        """The spot with exactly this id."""
        return next((spot for spot in self.spots if spot.id == spot_id), None)

    def starting(self, prefix: str, enabled: bool = True) -> list[Spot]:
        """All spots whose id starts with ``prefix``, only the pressable ones unless told otherwise."""
        return [spot for spot in self.spots if spot.id.startswith(prefix) and (spot.enabled or not enabled)]

    @property
    def focused(self) -> Spot | None:
        """The spot that the keys are on."""
        return next((spot for spot in self.spots if spot.focused), None)

    def __str__(self) -> str:
        gate = "open" if self.gate else "shut"
        return f"{self.scene} #{self.counter} seat={self.seat} gate {gate}: {' '.join(map(str, self.spots))}"


class Pilot:
    """One running game: starts it, sees its pilot file, clicks and types in its window, ends it."""

    def __init__(
        self,
        screen: Screen,
        folder: Path,
        *options: str,
        program: Sequence[str] = (sys.executable, str(ROOT / "main.py")),
        environment: dict[str, str] | None = None,
        cwd: Path = Path("/"),
    ) -> None:
        self.screen = screen
        self.folder = folder
        self.data = folder / "data"
        self.file = folder / "pilot.json"
        self.film = folder / "film.jsonl"
        self.log = folder / "output.txt"
        self.command = [*program, "--data", str(self.data), "--pilot", str(self.file), *options]
        self.mark = uuid.uuid4().hex
        self.environment = {**screen.environment(), **(environment or {}), MARK: self.mark}
        self.cwd = cwd
        self.window = ""
        self.process: subprocess.Popen[bytes] | None = None

    def __enter__(self) -> Pilot:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.kill()

    # ---- life

    def start(self) -> Sight:
        """Start the game, find its window, give it the keyboard; returns the first sight."""
        self.file.unlink(missing_ok=True)
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                self.command,
                env=self.environment,
                cwd=self.cwd,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=subprocess.STDOUT,
            )
        self.window = self.wait(self._find_window, "the window")
        self._tool("windowactivate", "--sync", self.window)
        return self.wait(lambda: Sight.read(self.file), "the pilot file")

    def close(self) -> int:
        """Close the window as the window manager's key does; returns the exit code.

        A window manager that has only just given the window the keyboard can lose a stroke of its own key;
        it is struck again then, as a person would.
        """
        process = self._running()
        for _ in range(CLOSING_STROKES - 1):
            self.key("alt+F4")
            with contextlib.suppress(PilotError):
                wait_for(lambda: process.poll() is not None, "the window to close", CLOSING_S)
                return process.returncode
        self.key("alt+F4")
        return self.ended()

    def ended(self) -> int:
        """Wait until the game has ended by itself; returns the exit code."""
        process = self._running()
        wait_for(lambda: process.poll() is not None, f"the end of the game; {self.describe()}")
        return process.returncode

    def wait_for_no_process(self) -> None:
        """Wait until nothing of this run lives any more; its helpers notice the end a moment later."""
        wait_for(lambda: not self.processes(), "an end of every process of the game", FAREWELL_S)

    def kill(self) -> None:
        """End the game at once, as a power cut would; nothing of it is left."""
        if self.process is not None and self.process.poll() is None:
            self.process.kill()
            self.process.wait()
        for pid in self.processes():
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        self.wait_for_no_process()

    def processes(self) -> list[int]:
        """The process ids that belong to this run and still live, the game's workers included."""
        return [pid for pid in map(int, filter(str.isdigit, os.listdir("/proc"))) if self._is_ours(pid)]

    def _is_ours(self, pid: int) -> bool:
        try:
            return f"{MARK}={self.mark}".encode() in Path(f"/proc/{pid}/environ").read_bytes()
        except OSError:
            return False

    def _running(self) -> subprocess.Popen[bytes]:
        if self.process is None:
            raise PilotError("the game was not started")
        return self.process

    def _find_window(self) -> str:
        search = ["xdotool", "search", "--onlyvisible", "--pid", str(self._running().pid)]
        return self.screen.run(*search, check=False).strip().split("\n")[-1]

    # ---- eyes

    def wait(self, look: Callable[[], Found], what: str, patience_s: float = PATIENCE_S) -> Found:
        """Like :func:`wait_for`, but gives up as soon as the game is dead, and tells what was seen last."""
        process = self._running()

        def look_alive() -> Found:
            if process.poll() is not None:
                raise PilotError(f"the game ended ({process.returncode}) while waiting for {what}")
            return look()

        try:
            return wait_for(look_alive, what, patience_s)
        except PilotError as error:
            raise PilotError(f"{error}; {self.describe()}") from None

    def sight(self) -> Sight:
        """What the pilot file says now."""
        seen = Sight.read(self.file)
        if seen is None:
            raise PilotError(f"no pilot file; {self.describe()}")
        return seen

    def until(self, want: Callable[[Sight], object], what: str, patience_s: float = PATIENCE_S) -> Sight:
        """Wait for a sight that ``want`` accepts, and return it."""

        def look() -> Sight | None:
            seen = Sight.read(self.file)
            return seen if seen is not None and want(seen) else None

        found = self.wait(look, what, patience_s)
        assert found is not None
        return found

    def open_gate(self, after: int = -1) -> Sight:
        """Wait until the game takes presses again, in a sight newer than ``after``."""
        return self.until(lambda seen: seen.gate and seen.counter > after, f"an open gate after #{after}")

    def scene(self, name: str) -> Sight:
        """Wait until ``name`` is the scene in front and takes presses."""
        return self.until(lambda seen: seen.scene == name and seen.gate, f"the scene {name}")

    def describe(self) -> str:
        """The last sight and the last lines that the game printed."""
        said = self.said().splitlines()[-12:]
        return f"last seen: {Sight.read(self.file)}" + "".join(f"\n  | {line}" for line in said)

    def said(self) -> str:
        """All that the game has printed, to either stream, in all its starts."""
        return self.log.read_text(encoding="utf-8", errors="replace") if self.log.exists() else ""

    def shot(self) -> pygame.Surface:
        """What the window shows."""
        return self.screen.shot(self.window)

    def shows(self, picture: pygame.Surface) -> bool:
        """Whether the window shows this picture, to the pixel."""
        return bool(self.shot().get_buffer().raw == picture.get_buffer().raw)

    # ---- hands

    def _tool(self, *words: str) -> str:
        return self.screen.run("xdotool", *words)

    def move(self, point: tuple[int, int]) -> None:
        """Put the pointer on a pixel of the window's own area."""
        self._tool("mousemove", "--window", self.window, str(point[0]), str(point[1]))

    def click(self, point: tuple[int, int], times: int = 1, button: int = 1, then: str = "") -> None:
        """Press and release on a pixel, ``times`` times without any pause, and at once strike a key."""
        clicks = ["click", "--repeat", str(times), "--delay", "0", str(button)]
        strike = ["key", then] if then else []
        self._tool("mousemove", "--window", self.window, str(point[0]), str(point[1]), *clicks, *strike)

    def hold(self, point: tuple[int, int]) -> None:
        """Press on a pixel and do not let go."""
        self._tool("mousemove", "--window", self.window, str(point[0]), str(point[1]), "mousedown", "1")

    def let_go(self) -> None:
        """Let go of the mouse button."""
        self._tool("mouseup", "1")

    def key(self, *names: str) -> None:
        """Strike keys by their X names ("Return", "Tab", "alt+Return"), one after the other."""
        self._tool("key", "--delay", KEY_MS, *names)

    def key_down(self, name: str) -> None:
        """Press a key and hold it."""
        self._tool("keydown", name)

    def key_up(self, name: str) -> None:
        """Let a held key go."""
        self._tool("keyup", name)

    def press(self, spot_id: str, times: int = 1) -> Sight:
        """Click the middle of a spot once it can be pressed; returns the first sight after it."""
        seen = self.until(
            lambda s: s.gate and (spot := s.spot(spot_id)) is not None and spot.enabled, f"{spot_id} to press"
        )
        spot = seen.spot(spot_id)
        assert spot is not None
        self.click(spot.centre, times)
        return self.until(lambda s: s.counter > seen.counter, f"something after a click on {spot_id}")

    # ---- the window

    def size(self) -> tuple[int, int]:
        """Width and height of the window's own area."""
        lines = self._tool("getwindowgeometry", "--shell", self.window).split()
        words = dict(line.split("=", 1) for line in lines)
        return int(words["WIDTH"]), int(words["HEIGHT"])

    def resize(self, size: tuple[int, int]) -> None:
        """Give the window a new size and wait until it has it."""
        self._tool("windowsize", self.window, str(size[0]), str(size[1]))
        self.wait(lambda: self.size() == size, f"a window of {size[0]}x{size[1]}")

    def minimise(self) -> None:
        """Iconify the window, and wait until it is gone from the screen."""
        self._tool("windowminimize", self.window)
        self.wait(lambda: not self._find_window(), "a minimised window")

    def restore(self) -> None:
        """Bring the window back, with the keyboard."""
        self._tool("windowmap", self.window)
        self.wait(self._find_window, "a window that is back")
        self._tool("windowactivate", "--sync", self.window)
