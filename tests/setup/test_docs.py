"""The pages for developers agree with the project: their links, files, commands, names and rules exist."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import main
import run
from game.systems import SYSTEMS

ROOT = Path(__file__).resolve().parents[2]
PAGES = sorted(
    str(path.relative_to(ROOT))
    for path in (*ROOT.glob("*.md"), *ROOT.glob("docs/*.md"), *ROOT.glob("packaging/*.md"))
)
FOLDERS = ("docs", "game", "packaging", "scenes", "sounds", "sprites", "tests", "tools")
"""The folders that files of the project lie in; the words of files are looked up in those."""
SOURCES = (".py", ".toml", ".json")
ENDINGS = (*SOURCES, ".md", ".svg", ".png", ".ogg")
STAND_INS = ("noir", "GAME", "NAME", "<system>", "<code>", "<area>")
"""What pages write where any game, card or language may stand."""
ELSEWHERE = frozenset({"mine.toml", "set_mode", "AtlasNocturnoConsole"})
"""Named on purpose although not of the project: somebody's own file, pygame's, what a build makes."""
FENCE = re.compile(r"```.*?```", re.DOTALL)
SPAN = re.compile(r"`([^`\n]+)`")
LINK = re.compile(r"\]\((?!https?:)([^)#\s]+)[^)]*\)")
FILE = re.compile(r"[\w.<>*-]+(?:/[\w.<>*-]+)*/?")
COMMAND = re.compile(r"\b(?:run|main)\.py (\w+)")
MODULE = re.compile(r"-m ([\w.]+)")
NAME = re.compile(r"[A-Za-z_][\w.]*(?:\(.*\))?")
TELLING = re.compile(r"_|[a-z][A-Z]|^[A-Z]{4,}$")
"""A name of the code shows by its shape; a plain word may be anything."""


@cache
def text(page: str) -> str:
    """A page without the examples that stand in blocks of their own."""
    return FENCE.sub("", (ROOT / page).read_text(encoding="utf-8"))


@cache
def places() -> frozenset[str]:
    """Every file and folder of the project, with each ending of its path; modules also without it."""
    found: set[str] = set()
    for path in (*ROOT.glob("*.*"), *(one for name in FOLDERS for one in (ROOT / name).rglob("*"))):
        parts = path.relative_to(ROOT).parts
        for start in range(len(parts)):
            ending = "/".join(parts[start:])
            found |= {ending, ending.removesuffix(".py")}
    return frozenset((*found, *FOLDERS))


@cache
def words() -> frozenset[str]:
    """Every word of the sources, and what modules are called."""
    found = {Path(place).stem for place in places()}
    for name in (*FOLDERS, "."):
        paths = (ROOT / name).glob("*.*") if name == "." else (ROOT / name).rglob("*.*")
        for path in paths:
            if path.suffix in SOURCES:
                found.update(re.findall(r"\w+", path.read_text(encoding="utf-8")))
    return frozenset(found)


def is_there(place: str) -> bool:
    """Whether a file or folder is there, named from the root or by the end of its path."""
    wanted = place.strip("/").removeprefix("./")
    if wanted in places() or wanted in ELSEWHERE:
        return True
    pattern = re.escape(wanted).replace(r"\*", r"[\w-]*")
    for word in STAND_INS:
        pattern = pattern.replace(re.escape(word), r"\w+")
    return pattern != re.escape(wanted) and any(re.fullmatch(pattern, one) for one in places())


def files_named(span: str) -> Iterator[str]:
    """The files and folders that a piece of code in a sentence names."""
    for word in span.split():
        word = word.strip(",;:()")
        first, slash, _ = word.partition("/")
        if FILE.fullmatch(word) and ((slash and first in FOLDERS) or Path(word).suffix in ENDINGS):
            yield word


@pytest.mark.parametrize("page", PAGES)
def test_every_link_leads_somewhere(page: str) -> None:
    lost = [link for link in LINK.findall(text(page)) if not (ROOT / page).parent.joinpath(link).exists()]
    assert lost == []


@pytest.mark.parametrize("page", PAGES)
def test_every_file_and_module_that_is_named_is_there(page: str) -> None:
    spans = SPAN.findall(text(page))
    named = {place for span in spans for place in files_named(span)}
    modules = {module for span in spans for module in MODULE.findall(span)} - {"pytest", "mypy", "ruff"}
    assert [place for place in sorted(named) if not is_there(place)] == []
    assert [module for module in sorted(modules) if not is_there(module.replace(".", "/"))] == []


@pytest.mark.parametrize("page", PAGES)
def test_every_command_that_is_named_is_one(page: str) -> None:
    known = {*main.COMMANDS, *run.TASKS, "COMMAND"}
    assert set(COMMAND.findall((ROOT / page).read_text(encoding="utf-8"))) <= known


@pytest.mark.parametrize("page", PAGES)
def test_every_name_of_the_code_is_still_in_it(page: str) -> None:
    said = (span.partition("(")[0] for span in SPAN.findall(text(page)) if NAME.fullmatch(span))
    named = {name for span in said for name in span.split(".") if TELLING.search(name)}
    assert sorted(named - words() - ELSEWHERE) == []


def test_every_rule_that_code_and_pages_name_is_one() -> None:
    """Rules within a chapter, as "E13.4" or "V9.12": chapters alone could also be cards."""
    known: dict[str, set[str]] = {}
    for game in SYSTEMS:
        index = json.loads((ROOT / "game" / game / "rules_index.json").read_text("utf-8"))
        rules = set(index["rules"])
        if any("." in rule for rule in rules):  # one game's index does not go into parts
            known[next(iter(rules))[0]] = rules
    named = re.compile(rf"\b[{''.join(known)}]\d+\.\d+[a-z]?\b")
    pages = (*ROOT.glob("docs/*.md"), *(path for name in FOLDERS for path in (ROOT / name).rglob("*.py")))
    strange = {
        (str(path.relative_to(ROOT)), rule)
        for path in pages
        for rule in named.findall(path.read_text(encoding="utf-8"))
        if rule not in known[rule[0]] and rule[:-1] not in known[rule[0]]
    }
    assert strange == set()
