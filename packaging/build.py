"""Builds the packaged program into dist/ (`python3 run.py package`)."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
PROGRAM = ROOT / "dist" / "AtlasNocturno"
MOST_MEGABYTES = 80


def build() -> int:
    """Run PyInstaller on the committed recipe; its exit code."""
    command = [sys.executable, "-m", "PyInstaller", str(HERE / "atlas-nocturno.spec")]
    command += ["--noconfirm", "--log-level", "WARN"]
    command += ["--distpath", str(ROOT / "dist"), "--workpath", str(ROOT / "build")]
    return subprocess.call(command, cwd=ROOT)


def add_desktop_files() -> None:
    """Lay the entry for a Linux desktop and its picture beside the program."""
    for file in (HERE / "atlas-nocturno.desktop", HERE / "icons" / "icon.png"):
        shutil.copy(file, PROGRAM)


def size_of(folder: Path) -> float:
    """The megabytes of all files of a folder, links not counted twice."""
    files = (path for path in folder.rglob("*") if path.is_file() and not path.is_symlink())
    return sum(path.stat().st_size for path in files) / 1e6


def main() -> int:
    """Build, complete and measure; 1 when it has grown too large."""
    if code := build():
        return code
    if sys.platform == "linux":
        add_desktop_files()
    size = size_of(PROGRAM)
    print(f"{PROGRAM.relative_to(ROOT)}: {size:.1f} MB (at most {MOST_MEGABYTES})")
    return 0 if size < MOST_MEGABYTES else 1


if __name__ == "__main__":
    sys.exit(main())
