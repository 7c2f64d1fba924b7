"""Builds the packaged program into dist/ (`python3 run.py package`)."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from datetime import date
from pathlib import Path

from about import ROOT, VERSION

HERE = Path(__file__).resolve().parent
PROGRAM = ROOT / "dist" / "AtlasNocturno"
MOST_MEGABYTES = 80


def build() -> int:
    """Run PyInstaller on the committed recipe; its exit code."""
    command = [sys.executable, "-m", "PyInstaller", str(HERE / "atlas-nocturno.spec")]
    command += ["--noconfirm", "--log-level", "WARN"]
    command += ["--distpath", str(ROOT / "dist"), "--workpath", str(ROOT / "build")]
    return subprocess.call(command, cwd=ROOT)


def add_desktop_files() -> None:
    """Lay beside the program what a Linux desktop wants: menu entry, description, picture, their script."""
    for file in (*(HERE / "linux").iterdir(), HERE / "icons" / "icon.png"):
        shutil.copy(file, PROGRAM)
    metainfo = PROGRAM / "atlas-nocturno.metainfo.xml"
    text = metainfo.read_text(encoding="utf-8").replace("@VERSION@", VERSION).replace("@DATE@", released())
    metainfo.write_text(text, encoding="utf-8")


def released() -> str:
    """The day of the version, as the list of changes tells it; today while it does not."""
    changes = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    found = re.search(rf"^##.*{re.escape(VERSION)}\D*(\d{{4}}-\d\d-\d\d)", changes, re.MULTILINE)
    return found[1] if found else date.today().isoformat()


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
