"""Looking for words in the book: accents and capitals do not matter, and the places of the hits are told."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

_RULE: Final = re.compile(r"[a-z]\d{1,2}(?:\.\d{1,2})?")
_WORD: Final = re.compile(rf"{_RULE.pattern}\b|\w+")
_TITLE, _START, _INSIDE = 8, 2, 1
"""What a word counts in the title, at the beginning of a word, and within one."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One thing that can be found: its reference, name, plain words, and rule ids."""

    ref: str
    title: str
    text: str
    rules: tuple[str, ...] = ()


@lru_cache(maxsize=4096)
def folded(text: str) -> str:
    """`text` in small letters without accents, sign by sign, so that places in both are the same."""
    return "".join(_plain(sign) for sign in text)


def _plain(sign: str) -> str:
    bare = unicodedata.normalize("NFD", sign)[0].lower()
    return bare if len(bare) == 1 else sign


def words_of(query: str) -> tuple[str, ...]:
    """The words that are looked for, each once."""
    return tuple(dict.fromkeys(_WORD.findall(folded(query))))


def hits(text: str, words: Sequence[str]) -> list[tuple[int, int]]:
    """Where `words` stand in `text`: pairs of first place and place behind the last, in order, apart."""
    flat = folded(text)
    found = sorted(
        (match.start(), match.end()) for word in words for match in re.finditer(re.escape(word), flat)
    )
    apart: list[tuple[int, int]] = []
    for start, end in found:
        if apart and start <= apart[-1][1]:
            apart[-1] = (apart[-1][0], max(end, apart[-1][1]))
        else:
            apart.append((start, end))
    return apart


def search(entries: Iterable[Entry], query: str) -> list[Entry]:
    """The entries that have every word of `query` or are about the rules named in it, the best first."""
    words = words_of(query)
    if not words:
        return []
    scored = [(-_score(entry, words), number, entry) for number, entry in enumerate(entries)]
    return [entry for score, _, entry in sorted(scored, key=lambda row: row[:2]) if score]


def _score(entry: Entry, words: Sequence[str]) -> int:
    """How well an entry fits; 0 when one of the words is missing."""
    total = 0
    for word in words:
        value = _score_of(entry, word)
        if not value:
            return 0
        total += value
    return total


def _score_of(entry: Entry, word: str) -> int:
    if _RULE.fullmatch(word):
        return _TITLE if word.upper() in entry.rules else 0
    value = 0
    for text, weight in ((entry.title, _TITLE), (entry.text, 1)):
        flat = folded(text)
        if re.search(rf"\b{re.escape(word)}", flat):
            value += weight * _START
        elif word in flat:
            value += weight * _INSIDE
    return value


def excerpt(text: str, words: Sequence[str], length: int) -> str:
    """About `length` signs of `text` around its first hit, with dots where something is left out."""
    first = next(iter(hits(text, words)), (0, 0))[0]
    start = max(0, min(first - length // 3, len(text) - length))
    if start:
        start = text.find(" ", start, first + 1) + 1 or start
    end = min(len(text), start + length)
    if end < len(text):
        end = max(text.rfind(" ", start, end), start + 1)
    return ("…" if start else "") + text[start:end] + ("…" if end < len(text) else "")
