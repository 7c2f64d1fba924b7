"""The two lists of packages agree, and nothing that overwrites pygame-ce is installed."""

from __future__ import annotations

import re
import tomllib
from importlib import metadata
from pathlib import Path

PIN = re.compile(r"^[A-Za-z0-9_.-]+==[0-9][0-9A-Za-z.]*$")


def pins(path: Path) -> list[str]:
    lines = (line.split("#")[0].strip() for line in path.read_text(encoding="utf-8").splitlines())
    return [line for line in lines if line and not line.startswith("-")]


def project(root: Path) -> dict:
    return tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))


def test_every_package_is_pinned_exactly(root: Path) -> None:
    for name in ("requirements.txt", "requirements-test.txt", "requirements-dev.txt"):
        assert [line for line in pins(root / name) if not PIN.match(line)] == []


def test_pyproject_names_the_same_packages(root: Path) -> None:
    assert sorted(project(root)["project"]["dependencies"]) == sorted(pins(root / "requirements.txt"))
    for name in ("test", "dev"):
        group = [pin for pin in project(root)["dependency-groups"][name] if isinstance(pin, str)]
        assert sorted(group) == sorted(pins(root / f"requirements-{name}.txt"))


def test_playing_needs_no_tool_of_the_workshop(root: Path) -> None:
    names = {pin.split("==")[0] for pin in pins(root / "requirements.txt")}
    assert names == {"pygame-ce", "pytmx", "msgspec"}


def test_pygame_is_the_community_edition_alone() -> None:
    import pygame

    installed = {distribution.metadata["Name"].lower() for distribution in metadata.distributions()}
    assert "pygame-ce" in installed
    assert "pygame" not in installed
    assert getattr(pygame, "IS_CE", False)


def test_what_is_installed_is_what_is_pinned(root: Path) -> None:
    for pin in pins(root / "requirements.txt") + pins(root / "requirements-test.txt"):
        name, version = pin.split("==")
        assert metadata.version(name) == version
