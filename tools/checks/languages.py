"""The languages: the same keys, places and marks in both, and a text for every key that the code names."""

from __future__ import annotations

import ast
import json
import re
import string
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from game.language import AREAS, CODES
from tools.checks import Fault, nodes_of, source_files

KEY = re.compile(rf"(?:{'|'.join(AREAS)})\.[a-z0-9_]+(?:\.[a-zA-Z0-9_]+)*")
TAG = re.compile(r"\[(/?[a-z]+)(?::([a-z_0-9]+))?\]")
SPEAKERS = ("game", "scenes", "sprites")
"""The folders whose code names texts, besides main.py."""
MUTE = "tour_states.py"
"""Files that end so name states of the tour, which look like keys and are none."""


def faults(root: Path) -> list[Fault]:
    """Everything wrong with the catalogues."""
    found: list[Fault] = []
    known: set[str] = set()
    for area in AREAS:
        catalogues = {code: read(root, code, area, found) for code in CODES}
        known |= {f"{area}.{key}" for catalogue in catalogues.values() for key in catalogue}
        found += compare(area, catalogues)
    found += strays(root)
    return found + unknown_keys(root, known)


def read(root: Path, code: str, area: str, found: list[Fault]) -> dict[str, Any]:
    """One catalogue; what cannot be read becomes a fault."""
    path = root / "game" / "language" / code / f"{area}.json"
    where = str(path.relative_to(root))
    try:
        pairs = json.loads(path.read_text(encoding="utf-8"), object_pairs_hook=list)
    except (OSError, ValueError) as error:
        found.append(Fault(where, f"cannot be read ({error})"))
        return {}
    twice = [key for key, times in Counter(key for key, _ in pairs).items() if times > 1]
    found += [Fault(where, f"{key} is there twice") for key in twice]
    return {key: dict(text) if isinstance(text, list) else text for key, text in pairs}


def compare(area: str, catalogues: dict[str, dict[str, Any]]) -> Iterator[Fault]:
    """The two languages of one area beside each other."""
    spanish, english = catalogues["es"], catalogues["en"]
    for key in sorted(spanish.keys() | english.keys()):
        where = f"{area}.{key}"
        if key not in spanish or key not in english:
            yield Fault(where, f"has no text in {'es' if key not in spanish else 'en'}")
            continue
        yield from compare_texts(where, spanish[key], english[key])
        for text in forms(spanish[key]):
            yield from spanish_faults(where, text)
        for text in (*forms(spanish[key]), *forms(english[key])):
            yield from text_faults(where, text)


def compare_texts(where: str, spanish: Any, english: Any) -> Iterator[Fault]:
    """One text beside its translation."""
    if isinstance(spanish, dict) != isinstance(english, dict):
        yield Fault(where, "counts (one, other) in only one language")
        return
    for mine, theirs in zip(forms(spanish), forms(english), strict=False):
        if places(mine) != places(theirs):
            yield Fault(where, f"has the places {places(mine)} in es, {places(theirs)} in en")
        if marks(mine) != marks(theirs):
            yield Fault(where, f"has the marks {dict(marks(mine))} in es, {dict(marks(theirs))} in en")


def forms(entry: Any) -> list[str]:
    """The sentences of an entry: itself, or "one" and "other"."""
    return [entry.get("one", ""), entry.get("other", "")] if isinstance(entry, dict) else [entry]


def places(text: str) -> list[str]:
    """The names of the format places in a text, each once. A count may be spelled out in the "one" form."""
    try:
        named = {name for _, name, _, _ in string.Formatter().parse(text) if name is not None}
    except ValueError:
        return ["(broken)"]
    return sorted(named - {"n"})


def marks(text: str) -> Counter[str]:
    """How often each mark of the markup stands in a text."""
    return Counter(match.group(0) for match in TAG.finditer(text))


def text_faults(where: str, text: str) -> Iterator[Fault]:
    """Faults of a text by itself, in either language."""
    if not text or text != text.strip():
        yield Fault(where, "is empty, or has a space at its start or end")
    if places(text) == ["(broken)"]:
        yield Fault(where, f"has a broken place: {text!r}")
    opened = Counter(match.group(1) for match in TAG.finditer(text) if match.group(1) != "icon")
    if any(opened[name] != opened["/" + name] for name in opened if not name.startswith("/")):
        yield Fault(where, f"opens a mark and does not close it: {text!r}")


def spanish_faults(where: str, text: str) -> Iterator[Fault]:
    """Spanish opens what it closes."""
    for opening, closing in ("¿?", "¡!", "«»", "()"):
        if text.count(opening) != text.count(closing):
            yield Fault(where, f"has {opening} and {closing} in unequal numbers: {text!r}")


def strays(root: Path) -> list[Fault]:
    """Catalogues that no area names, so that nobody would ever read them."""
    paths = (path for code in CODES for path in sorted((root / "game" / "language" / code).glob("*.json")))
    return [
        Fault(str(path.relative_to(root)), "is no area of game.language.AREAS")
        for path in paths
        if path.stem not in AREAS
    ]


def unknown_keys(root: Path, known: set[str]) -> list[Fault]:
    """Keys and codes of reasons that the code names and no catalogue has."""
    found = []
    speaking = [path for path in source_files(root, *SPEAKERS) if not path.name.endswith(MUTE)]
    for path in [root / "main.py", *speaking]:
        nodes = nodes_of(path)
        place = path.relative_to(root)
        missing = {(line, key) for line, key in keys_in(nodes) if key not in known}
        own = f"{place.parent.parts[1]}.reason." if len(place.parts) > 2 else "reasons."
        for line, code in reasons_in(nodes):
            if not {own + code, f"reasons.{code}"} & known:
                missing.add((line, own + code))
        for line, key in sorted(missing):
            found.append(Fault(f"{place}:{line}", f"names the text {key}, which is not there"))
    return found


def reasons_in(nodes: Sequence[ast.AST]) -> Iterator[tuple[int, str]]:
    """The codes of every `Reason("code", ...)` of a file, with their lines."""
    for node in nodes:
        match node:
            case ast.Call(func=ast.Name(id="Reason"), args=[ast.Constant(value=code), *_]):
                yield node.lineno, str(code)


def keys_in(nodes: Sequence[ast.AST]) -> Iterator[tuple[int, str]]:
    """The text keys written out in a file, with their lines. Parts of f-strings are no whole keys."""
    parts = {id(part) for node in nodes if isinstance(node, ast.JoinedStr) for part in node.values}
    for node in nodes:
        match node:
            case ast.Constant(value=str() as text) if id(node) not in parts:
                if KEY.fullmatch(text) and not text.endswith((".json", ".py")):
                    yield node.lineno, text
