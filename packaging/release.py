"""Makes of dist/ the file for players: `python packaging/release.py`, after `python3 run.py package`.

Linux: a .tar.gz, the same bytes for the same program. Windows: a .zip, and the command that makes the
installer. macOS: the .app signed for this machine only, in a .zip.
"""

from __future__ import annotations

import gzip
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

from about import ROOT, VERSION
from build import PROGRAM

DIST = ROOT / "dist"
EARLIEST = 315532800
"""The first second of 1980, which every archive can hold: when a file was built says nothing."""


def archive_name(system: str, ending: str) -> Path:
    """Where the file for players lies."""
    return DIST / f"AtlasNocturno-{VERSION}-{system}.{ending}"


def linux(program: Path, archive: Path) -> None:
    """Everything under one folder, sorted, without names and times of whoever built it."""

    def plain(entry: tarfile.TarInfo) -> tarfile.TarInfo:
        entry.uid = entry.gid = 0
        entry.uname = entry.gname = ""
        entry.mtime = EARLIEST
        return entry

    with (
        archive.open("wb") as raw,
        gzip.GzipFile("", "wb", mtime=0, fileobj=raw) as packed,
        tarfile.open(fileobj=packed, mode="w") as tar,
    ):
        for path in (program, *sorted(program.rglob("*"))):
            name = Path(program.name) / path.relative_to(program)
            tar.add(path, str(name), recursive=False, filter=plain)


def windows(program: Path, archive: Path) -> None:
    """The same as a .zip."""
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED) as packed:
        for path in sorted(path for path in program.rglob("*") if path.is_file()):
            packed.write(path, Path(program.name) / path.relative_to(program))


def macos(bundle: Path, archive: Path) -> None:
    """Sign for no one in particular, which Apple's processors insist on, and pack as the Finder does."""
    subprocess.check_call(["codesign", "--force", "--deep", "--sign", "-", str(bundle)])
    subprocess.check_call(["ditto", "-c", "-k", "--keepParent", str(bundle), str(archive)])


def main() -> int:
    """The file for the system that this runs on."""
    if sys.platform == "win32":
        archive = archive_name("windows", "zip")
        windows(PROGRAM, archive)
        print(f"installer: iscc /DVersion={VERSION} packaging\\windows\\atlas-nocturno.iss")
    elif sys.platform == "darwin":
        archive = archive_name("macos", "zip")
        macos(DIST / "Atlas Nocturno.app", archive)
    else:
        archive = archive_name("linux", "tar.gz")
        linux(PROGRAM, archive)
    print(f"{archive.relative_to(ROOT)}: {archive.stat().st_size / 1e6:.1f} MB")
    return 0


if __name__ == "__main__":
    sys.exit(main())
