"""An X server that nobody sees, with a window manager: the screen on which the window tests play."""

from __future__ import annotations

import os
import select
import struct
import subprocess
import tempfile
import time
from collections.abc import Callable
from typing import TypeVar

import pygame

PATIENCE_S = 20.0
"""How long a thing that must happen may take on a busy machine before the test gives up."""
GLANCE_S = 0.01

Found = TypeVar("Found")


class PilotError(AssertionError):
    """Something that had to happen on the screen did not; the text says what was seen last."""


def wait_for(look: Callable[[], Found], what: str, patience_s: float = PATIENCE_S) -> Found:
    """Call ``look`` until it returns something true and return it; :class:`PilotError` if it never does."""
    end = time.monotonic() + patience_s
    while True:
        found = look()
        if found:
            return found
        if time.monotonic() > end:
            raise PilotError(f"waited {patience_s:.0f} s in vain for {what}")
        time.sleep(GLANCE_S)


def read_xwd(dump: bytes) -> pygame.Surface:
    """A picture from an X window dump of a 24-bit screen.

    The dump is a header of big-endian numbers (number 0 its own length, 4 and 5 width and height, 12 bytes
    a line, 19 the number of colours), a table of 12 bytes a colour, and rows of blue, green, red, unused.
    """
    numbers = struct.unpack(">25I", dump[:100])
    width, height, pitch = numbers[4], numbers[5], numbers[12]
    start = numbers[0] + 12 * numbers[19]
    rows = (dump[start + y * pitch : start + y * pitch + 4 * width] for y in range(height))
    picture = pygame.Surface((width, height), 0, 32, (0xFF0000, 0xFF00, 0xFF, 0))
    picture.get_buffer().write(b"".join(rows))
    return picture


def bare_environment() -> dict[str, str]:
    """This machine's environment without a screen and without the tests' dummy drivers, but silent."""
    screens = ("DISPLAY", "WAYLAND_DISPLAY", "XAUTHORITY")
    kept = {name: value for name, value in os.environ.items() if name not in screens and name[:4] != "SDL_"}
    return {**kept, "SDL_AUDIODRIVER": "dummy"}


class Screen:
    """An X server of ``size`` pixels on a free display number, with openbox as its window manager."""

    STARTS = 3
    """An X server can lose the race for its number; a start is tried this often."""

    def __init__(self, size: tuple[int, int] = (1920, 1080)) -> None:
        self.size = size
        self.display = ""
        self._home = tempfile.TemporaryDirectory(prefix="atlas-screen-")
        self._processes: list[subprocess.Popen[bytes]] = []

    def __enter__(self) -> Screen:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()

    def start(self) -> None:
        """Bring up the server and its window manager, and wait until windows can be mapped."""
        for left in reversed(range(self.STARTS)):
            try:
                self._start_server()
                self._start_manager()
                return
            except PilotError:
                self._stop_processes()
                if not left:
                    raise

    def stop(self) -> None:
        """End both; idempotent."""
        self._stop_processes()
        self._home.cleanup()

    def environment(self) -> dict[str, str]:
        """This machine's environment with the display in place of the tests' dummy drivers."""
        return {**bare_environment(), "DISPLAY": self.display}

    def run(self, *command: str, check: bool = True) -> str:
        """Run a tool on this display and return what it printed."""
        return self.run_raw(*command, check=check).decode()

    def run_raw(self, *command: str, check: bool = True) -> bytes:
        """The same for a tool that prints no text."""
        try:
            done = subprocess.run(command, env=self.environment(), capture_output=True, timeout=PATIENCE_S)
        except subprocess.TimeoutExpired as error:
            raise PilotError(f"{' '.join(command)} hung") from error
        if check and done.returncode != 0:
            raise PilotError(f"{' '.join(command)}: {done.stderr.decode().strip() or done.returncode}")
        return done.stdout

    def shot(self, window: str = "") -> pygame.Surface:
        """The picture of a window's own area as it stands on the screen, or of the whole screen."""
        return read_xwd(self.run_raw("xwd", "-silent", *(["-id", window] if window else ["-root"])))

    def _start_server(self) -> None:
        reader, writer = os.pipe()
        pixels = f"{self.size[0]}x{self.size[1]}x24"
        # without -noreset the server starts anew, and drops its window manager, whenever a lone tool has gone
        options = ["-screen", "0", pixels, "-nolisten", "tcp", "-noreset"]
        command = ["Xvfb", "-displayfd", str(writer), *options]
        server = self._spawn(command, dict(os.environ), pass_fds=(writer,))
        os.close(writer)
        with os.fdopen(reader) as pipe:
            ready, _, _ = select.select([pipe], [], [], PATIENCE_S)
            number = pipe.readline().strip() if ready else ""
        if not number or server.poll() is not None:
            raise PilotError("Xvfb did not start")
        self.display = f":{number}"

    def _start_manager(self) -> None:
        environment = {**self.environment(), "HOME": self._home.name, "XDG_CONFIG_HOME": self._home.name}
        self._spawn(["openbox", "--sm-disable"], environment)
        wait_for(lambda: self.run("xdotool", "get_num_desktops", check=False).strip().isdigit(), "openbox")

    def _spawn(
        self, command: list[str], environment: dict[str, str], pass_fds: tuple[int, ...] = ()
    ) -> subprocess.Popen[bytes]:
        quiet = subprocess.DEVNULL
        process = subprocess.Popen(command, env=environment, stdout=quiet, stderr=quiet, pass_fds=pass_fds)
        self._processes.append(process)
        return process

    def _stop_processes(self) -> None:
        for process in reversed(self._processes):
            process.terminate()
            try:
                process.wait(PATIENCE_S)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()
        self._processes.clear()
