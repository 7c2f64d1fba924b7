"""What the systems want to know of the packaged program: version tables, property lists."""

from __future__ import annotations

import importlib
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))  # these files are run by their path; the game and its tests lie there
VERSION: str = importlib.import_module("game.version").VERSION
NAME = "Atlas Nocturno"
MACOS_ID = "atlasnocturno.AtlasNocturno"
OLDEST_MACOS = "11.0"
SPANISH, ENGLISH, UNICODE = 0x0C0A, 0x0409, 1200


def four_numbers(version: str) -> tuple[int, int, int, int]:
    """The version as Windows counts: "0.3.0" is (0, 3, 0, 0); what is no number counts as 0."""
    parts = [int(part) if part.isdigit() else 0 for part in version.split(".")]
    first, second, third, fourth = (*parts, 0, 0, 0, 0)[:4]
    return first, second, third, fourth


def windows_strings(version: str) -> dict[str, str]:
    """What the properties of the .exe show."""
    return {
        "FileDescription": NAME,
        "FileVersion": version,
        "InternalName": "AtlasNocturno",
        "OriginalFilename": "AtlasNocturno.exe",
        "ProductName": NAME,
        "ProductVersion": version,
    }


def windows_version(version: str) -> Any:
    """The version table of the .exe, in both languages; only Windows has the modules that build it."""
    from PyInstaller.utils.win32 import versioninfo as parts

    numbers = four_numbers(version)
    strings = [parts.StringStruct(name, text) for name, text in windows_strings(version).items()]
    tables = [parts.StringTable(f"{language:04X}{UNICODE:04X}", strings) for language in (ENGLISH, SPANISH)]
    spoken = [word for language in (ENGLISH, SPANISH) for word in (language, UNICODE)]
    return parts.VSVersionInfo(
        ffi=parts.FixedFileInfo(filevers=numbers, prodvers=numbers),
        kids=[parts.StringFileInfo(tables), parts.VarFileInfo([parts.VarStruct("Translation", spoken)])],
    )


def macos_info(version: str) -> dict[str, object]:
    """The property list of the .app: sharp on dense screens, both languages, a board game."""
    return {
        "CFBundleDisplayName": NAME,
        "CFBundleShortVersionString": version,
        "CFBundleDevelopmentRegion": "es",
        "CFBundleLocalizations": ["es", "en"],
        "LSApplicationCategoryType": "public.app-category.board-games",
        "LSMinimumSystemVersion": OLDEST_MACOS,
        "NSHighResolutionCapable": True,
        "NSSupportsAutomaticGraphicsSwitching": True,
    }
