"""The recipes of the packaged program that cannot be run here: what of them can be held to account."""

from __future__ import annotations

import ast
import importlib.util
import sys
import tarfile
import xml.etree.ElementTree as ElementTree
import zipfile
from configparser import ConfigParser
from pathlib import Path
from types import ModuleType

import pytest

from game.version import VERSION
from tests.conftest import ROOT

PACKAGING = ROOT / "packaging"


@pytest.fixture
def load(monkeypatch: pytest.MonkeyPatch) -> object:
    """The files there are run by their path, so they are loaded by it here."""
    monkeypatch.syspath_prepend(str(PACKAGING))
    for name in ("about", "build", "release"):
        monkeypatch.delitem(sys.modules, name, raising=False)

    def by_name(name: str) -> ModuleType:
        spec = importlib.util.spec_from_file_location(name, PACKAGING / f"{name}.py")
        assert spec is not None
        assert spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        monkeypatch.setitem(sys.modules, name, module)
        spec.loader.exec_module(module)
        return module

    return by_name


@pytest.mark.parametrize(
    ("version", "numbers"), [("0.3.0", (0, 3, 0, 0)), ("1.2.3.4.5", (1, 2, 3, 4)), ("2.0b1", (2, 0, 0, 0))]
)
def test_windows_gets_four_numbers(load, version: str, numbers: tuple[int, ...]) -> None:  # type: ignore[no-untyped-def]
    assert load("about").four_numbers(version) == numbers


def test_the_tables_of_the_systems_name_this_version(load) -> None:  # type: ignore[no-untyped-def]
    about = load("about")
    assert about.windows_strings(VERSION)["ProductVersion"] == VERSION
    info = about.macos_info(VERSION)
    assert info["CFBundleShortVersionString"] == VERSION
    assert info["NSHighResolutionCapable"] is True
    assert info["CFBundleLocalizations"] == ["es", "en"]


def test_the_icons_are_of_their_kind() -> None:
    icons = PACKAGING / "icons"
    assert (icons / "icon.ico").read_bytes()[:4] == b"\x00\x00\x01\x00"
    assert (icons / "icon.icns").read_bytes()[:4] == b"icns"
    assert (icons / "icon.png").read_bytes()[:4] == b"\x89PNG"


def test_the_linux_entry_and_description_fit_together() -> None:
    entry = ConfigParser(interpolation=None)
    entry.optionxform = str  # type: ignore[assignment,method-assign]
    entry.read(PACKAGING / "linux" / "atlas-nocturno.desktop", encoding="utf-8")
    desktop = entry["Desktop Entry"]
    told = ElementTree.parse(PACKAGING / "linux" / "atlas-nocturno.metainfo.xml").getroot()
    spanish = "{http://www.w3.org/XML/1998/namespace}lang"
    summaries = {found.get(spanish, "en"): found.text for found in told.iter("summary")}
    assert summaries == {"en": desktop["Comment"], "es": desktop["Comment[es]"]}
    assert told.findtext("launchable") == told.findtext("id") == "atlas-nocturno.desktop"
    assert told.findtext("icon") == desktop["Icon"]
    assert {found.text for found in told.iter("category")} == set(
        filter(None, desktop["Categories"].split(";"))
    )


def test_the_windows_installer_names_files_that_are_there() -> None:
    folder = PACKAGING / "windows"
    lines = (folder / "atlas-nocturno.iss").read_text(encoding="utf-8").splitlines()
    values = dict(line.split("=", 1) for line in lines if line and line[0].isalpha() and "=" in line)
    for key in ("SetupIconFile", "LicenseFile"):
        assert (folder / values[key].replace("\\", "/")).is_file()
    assert any('"..\\..\\dist\\AtlasNocturno\\*"' in line for line in lines)


def test_archives_hold_the_program_under_one_folder_and_linux_ones_are_the_same_twice(  # type: ignore[no-untyped-def]
    load, tmp_path: Path
) -> None:
    release = load("release")
    program = tmp_path / "AtlasNocturno"
    (program / "_internal").mkdir(parents=True)
    (program / "AtlasNocturno").write_text("#!")
    (program / "AtlasNocturno").chmod(0o755)
    (program / "_internal" / "ñ.txt").write_text("x")
    first, second, zipped = (tmp_path / name for name in ("1.tar.gz", "2.tar.gz", "3.zip"))
    release.linux(program, first)
    (program / "AtlasNocturno").touch()
    release.linux(program, second)
    release.windows(program, zipped)
    assert first.read_bytes() == second.read_bytes()
    with tarfile.open(first) as tar:
        assert tar.getmember("AtlasNocturno/AtlasNocturno").mode == 0o755
        names = {entry.name for entry in tar if entry.isfile()}
    assert (
        names
        == set(zipfile.ZipFile(zipped).namelist())
        == {
            "AtlasNocturno/AtlasNocturno",
            "AtlasNocturno/_internal/ñ.txt",
        }
    )


def left_out(root: Path) -> set[str]:
    tree = ast.parse((root / "packaging" / "atlas-nocturno.spec").read_text(encoding="utf-8"))
    found = set[str]()
    for node in ast.walk(tree):
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "left_out":
            found |= set(ast.literal_eval(node.value))
    return found


def used_by(path: Path) -> set[str]:
    """Modules that a source file imports, and what it takes from `pygame`."""
    found = set[str]()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        match node:
            case ast.Import():
                found |= {alias.name for alias in node.names}
            case ast.ImportFrom(module=str(module), level=0):
                found |= {module, *(f"{module}.{alias.name}" for alias in node.names)}
            case ast.Attribute(value=ast.Name(id="pygame")):
                found.add(f"pygame.{node.attr.lower()}")
    return found


def test_nothing_that_the_program_uses_is_left_out_of_the_package(root: Path) -> None:
    missing = left_out(root)
    assert {"numpy", "tkinter", "sprites.art"} <= missing
    workshop = (root / "sprites" / "art", root / "sounds" / "synth")
    for folder in ("game", "scenes", "sprites", "sounds"):
        for path in (root / folder).rglob("*.py"):
            if not any(place in path.parents for place in workshop):
                assert not used_by(path) & missing, path
