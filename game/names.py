"""Names typed by people, made fit for the screen or for a file name on every system."""

from __future__ import annotations

import unicodedata
from typing import Final

from game.language import Texts

LONGEST_NAME: Final = 24
"""Letters of a player's name."""

_LONGEST_FILE_BYTES: Final = 120
_FORBIDDEN: Final = frozenset('/\\:*?"<>|')
_RESERVED: Final = frozenset(
    ["con", "prn", "aux", "nul", *(f"{port}{number}" for port in ("com", "lpt") for number in range(10))]
)
_UNSEEN: Final = (0x34F, 0x17B4, 0x17B5, *range(0x180B, 0x180E), *range(0xFE00, 0xFE10))
"""Signs without a picture of their own, which cannot be drawn alone."""
_MARKUP: Final = str.maketrans({"[": "(", "]": ")", "~": "-", **dict.fromkeys(map(chr, _UNSEEN), "")})


def on_screen(text: str) -> str:
    """Return ``text`` as it may stand in a sentence: one line, no control or direction signs, no markup."""
    seen = "".join(sign if unicodedata.category(sign)[0] != "C" else " " for sign in text)
    return " ".join(unicodedata.normalize("NFC", seen).translate(_MARKUP).split())


def player_name(typed: str) -> str:
    """Return ``typed`` as the name of a player: fit for the screen and not too long."""
    return on_screen(typed)[:LONGEST_NAME].rstrip()


def of_person(language: Texts, key: str, name: str, side: str) -> str:
    """Return the note ``key`` about somebody: named unless the name only repeats the ``side``."""
    return language.text(f"{key}.only") if name == side else language.text(key, name=name)


def file_name(typed: str, empty: str = "match") -> str:
    """Return ``typed`` as a file name without ending that Windows, macOS and Linux all take.

    It holds no separator, never leaves its folder, is not longer than 120 bytes and is never empty.
    """
    allowed = "".join("_" if _is_forbidden(sign) else sign for sign in unicodedata.normalize("NFC", typed))
    cut = allowed.encode("utf-8", "ignore")[:_LONGEST_FILE_BYTES].decode("utf-8", "ignore")
    name = cut.strip(" .") or empty
    return f"_{name}" if name.split(".")[0].rstrip().lower() in _RESERVED else name


def _is_forbidden(sign: str) -> bool:
    return sign in _FORBIDDEN or unicodedata.category(sign)[0] == "C"
