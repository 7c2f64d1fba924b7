"""Where the packaged program is tried: where it lies, how and as whom it is started."""

from __future__ import annotations

import contextlib
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from about import ROOT
from build import PROGRAM

__all__ = ["PLACES", "ROOT", "Fault", "Place", "damaged", "folder"]

EXECUTABLE = "AtlasNocturno.exe" if os.name == "nt" else "AtlasNocturno"
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
NOBODY = ("setpriv", "--reuid", "65534", "--regid", "65534", "--clear-groups")
"""Root may write everywhere; somebody else may not."""
PATIENCE_S = 300


class Fault(Exception):
    """A trial went wrong; the text says how."""


@dataclass(frozen=True)
class Place:
    """A way to start the program: the command, and the environment (None: that of this process).

    `home` is a folder into which whoever is started may write; `cwd` the folder in which it is started.
    """

    name: str
    command: tuple[str, ...]
    home: Path
    environment: dict[str, str] | None = None
    cwd: str = "/"

    def run(self, *words: str, code: int = 0) -> subprocess.CompletedProcess[str]:
        """Run a task that needs no window to its end; Fault if its exit code is not `code`."""
        given = os.environ if self.environment is None else self.environment
        silent = {} if self.environment is not None else {"SDL_AUDIODRIVER": "dummy"}
        done = subprocess.run(
            [*self.command, *words], cwd=self.cwd, env={**given, **silent}, capture_output=True, text=True,
            encoding="utf-8", timeout=PATIENCE_S, check=False,
        )  # fmt: skip
        if done.returncode != code:
            said = (done.stderr or done.stdout).strip()[-800:]
            raise Fault(f"{' '.join(words)} ended with {done.returncode}, not {code}: {said}")
        return done


@contextlib.contextmanager
def folder(name: str) -> Iterator[Path]:
    """A fresh folder that anybody may enter and write to; it goes away again."""
    with tempfile.TemporaryDirectory(prefix="atlas-try-") as outer:
        os.chmod(outer, 0o755)
        made = Path(outer) / name
        made.mkdir()
        made.chmod(0o777)
        yield made


@contextlib.contextmanager
def built() -> Iterator[Place]:
    """Where it was built, started from the root of the file system."""
    with folder("home") as home:
        yield Place("from /", (str(PROGRAM / EXECUTABLE),), home)


@contextlib.contextmanager
def elsewhere() -> Iterator[Place]:
    """Copied to a folder with spaces and accents that nobody may write to, started through a link."""
    with folder("Juegos de mañana") as outer, folder("casa de Íñigo") as home:
        moved = outer / "Atlas Nocturno ¡ñ!"
        shutil.copytree(PROGRAM, moved, symlinks=True)
        link = outer / "enlace al juego"
        link.symlink_to(moved / EXECUTABLE)
        forbid_writing(moved)
        outer.chmod(0o555)
        try:
            yield Place("read-only folder with accents, by a link", (*somebody_else(), str(link)), home)
        finally:
            outer.chmod(0o755)
            subprocess.run(["chmod", "-R", "u+w", str(moved)], check=True)


@contextlib.contextmanager
def bare() -> Iterator[Place]:
    """Started without one variable of the person's shell."""
    with folder("home") as home:
        yield Place("empty environment", (str(PROGRAM / EXECUTABLE),), home, environment={})


@contextlib.contextmanager
def damaged() -> Iterator[Place]:
    """A copy of which a part has gone: the typefaces."""
    with folder("damaged") as outer, folder("home") as home:
        shutil.copytree(PROGRAM, outer / "AtlasNocturno", symlinks=True)
        shutil.rmtree(outer / "AtlasNocturno" / "_internal" / "sprites" / "fonts")
        yield Place("damaged", (str(outer / "AtlasNocturno" / EXECUTABLE),), home)


PLACES = (built, elsewhere, bare)


def somebody_else() -> tuple[str, ...]:
    """What to put before a command so that it does not run as root."""
    return NOBODY if sys.platform == "linux" and os.geteuid() == 0 else ()


def forbid_writing(top: Path) -> None:
    """Take away everybody's right to write in a folder and all below it."""
    for path in (top, *top.rglob("*")):
        if not path.is_symlink():
            path.chmod(path.stat().st_mode & ~0o222 | 0o444)
