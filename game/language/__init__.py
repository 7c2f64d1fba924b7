"""The player's language: texts by key from JSON catalogues, one file an area and language.

A key is "area.rest"; the catalogue ``es/AREA.json`` holds ``rest`` as a flat entry. An entry is a sentence
with ``str.format`` places, or ``{"one": ..., "other": ...}`` chosen by the parameter ``n``. Whatever is
missing or broken ends in a log line and the best text there is, never in an error.
"""

from __future__ import annotations

import json
import logging
from collections import Counter
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, Final, Protocol

from game.language.pseudo import lengthen

AREAS: Final = (
    *("common", "cli", "menus", "table", "dracula", "reasons"),
    *("sound", "pad", "guide", "rulebook", "replays", "records"),
    *("vitorian", "vitorian_cards", "vitorian_hints", "vitorian_board", "cardfiles"),
    *("epikha", "epikha_cards", "epikha_hints", "epikha_board", "epikha_pages"),
)
"""Every area that has a catalogue. A list, not a look into the folder: that would break in a package."""

CODES: Final = ("es", "en")
"""The languages a player may choose."""

TEST: Final = "test"
"""The made-up language of the layout tests: Spanish, accented and 40 % longer."""

_HERE: Final = Path(__file__).resolve().parent
_OTHER: Final = {"es": "en", "en": "es", TEST: "en"}
_log = logging.getLogger("atlas.language")

Entry = str | Mapping[str, str]
Catalogue = Mapping[str, Entry]


def best_code(wanted: Iterable[str]) -> str:
    """Return the first language we have among names such as "es_ES" or "en-GB"; English if none fits."""
    for name in wanted:
        code = name.replace("-", "_").split("_")[0].lower()
        if code in CODES:
            return code
    return "en"


def decimal(code: str, figure: str) -> str:
    """Return a figure such as "0.6" as the language writes it: only English keeps the point."""
    return figure if code == "en" else figure.replace(".", ",")


def load(code: str, folder: Path = _HERE) -> dict[str, Entry]:
    """Return all entries of a language by full key. An unreadable catalogue is logged and left out."""
    if code == TEST:
        return {key: _stretched(entry) for key, entry in load("es", folder).items()}
    entries: dict[str, Entry] = {}
    for area in AREAS:
        found = _area(folder / code / f"{area}.json")
        entries.update({f"{area}.{key}": entry for key, entry in found.items()})
    return entries


def _area(path: Path) -> Catalogue:
    try:
        found = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        _log.warning("no texts from %s/%s: %s", path.parent.name, path.name, error)
        return {}
    if not isinstance(found, dict):
        _log.warning("no texts from %s/%s: not an object", path.parent.name, path.name)
        return {}
    return {key: entry for key, entry in found.items() if _is_entry(entry)}


def _is_entry(entry: object) -> bool:
    if isinstance(entry, dict):
        return set(entry) == {"one", "other"} and all(isinstance(form, str) for form in entry.values())
    return isinstance(entry, str)


def _stretched(entry: Entry) -> Entry:
    if isinstance(entry, str):
        return lengthen(entry)
    return {form: lengthen(text) for form, text in entry.items()}


class Texts(Protocol):
    """The lookup of player texts, as much of `Language` as anybody needs who words something."""

    code: str

    def has(self, key: str) -> bool:
        """Say whether there is such a text."""

    def text(self, key: str, **params: Any) -> str:
        """Return the sentence ``key`` with its places filled."""


def counted(language: Texts, names: Iterable[str]) -> list[str]:
    """Return names in their order, equal ones as one with how many they are."""
    counts = Counter(names)
    return [language.text("common.times", name=name, n=n) if n > 1 else name for name, n in counts.items()]


class Language:
    """The texts of one language, with the other one behind it."""

    def __init__(self, code: str, folder: Path = _HERE) -> None:
        """``code`` is "es", "en" or "test"; anything else falls back to English with a log line."""
        if code not in _OTHER:
            _log.warning("no language %r; using English", code)
            code = "en"
        self.code = code
        self._entries = load(code, folder)
        self._behind: dict[str, Entry] | None = None
        self._folder = folder
        self._told: set[str] = set()

    def has(self, key: str) -> bool:
        """Say whether this very language has the text."""
        return key in self._entries

    def keys(self) -> frozenset[str]:
        """Every full key of this language."""
        return frozenset(self._entries)

    def text(self, key: str, **params: object) -> str:
        """Return the sentence ``key`` with its places filled; ``n`` also chooses between one and many."""
        entry = self._find(key)
        pattern = entry if isinstance(entry, str) else entry["one" if params.get("n") == 1 else "other"]
        return self._filled(key, pattern, params)

    def _find(self, key: str) -> Entry:
        if key in self._entries:
            return self._entries[key]
        self._tell(key, "missing")
        if self._behind is None:
            self._behind = load(_OTHER[self.code], self._folder)
        return self._behind.get(key, key.rpartition(".")[2].replace("_", " ") or key or "?")

    def _filled(self, key: str, pattern: str, params: Mapping[str, object]) -> str:
        try:
            return pattern.format_map(params)
        except (KeyError, IndexError, ValueError, AttributeError, TypeError) as error:
            self._tell(key, f"cannot be filled: {error!r}")
            return pattern

    def _tell(self, key: str, what: str) -> None:
        if key not in self._told:
            self._told.add(key)
            _log.warning("text %s of language %s: %s", key, self.code, what)
