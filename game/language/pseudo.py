"""The made-up test language: a text made accented and 40 % longer, its places and markup left alone."""

from __future__ import annotations

import re
from typing import Final

GROWTH: Final = 0.4

_KEPT: Final = re.compile(r"\{\{|\}\}|\{[^{}]*\}|\[[^\[\]]*\]")
"""Format places and markup tags: they are no text that a player reads."""

_ACCENTED: Final = str.maketrans("aeiouncAEIOUNC", "áéïöüñçÁÉÏÖÜÑÇ")


def lengthen(text: str) -> str:
    """Return ``text`` accented, with letters doubled until it is ``GROWTH`` longer."""
    parts: list[str] = []
    owed, at = 0.0, 0
    for kept in _KEPT.finditer(text):
        plain, owed = _grown(text[at : kept.start()], owed)
        parts += [plain, kept[0]]
        at = kept.end()
    plain, owed = _grown(text[at:], owed)
    return "".join([*parts, plain, "é" * round(owed) if owed >= 0.5 else ""])


def _grown(plain: str, owed: float) -> tuple[str, float]:
    """Return the plain piece with letters doubled, and the growth still owed to the text."""
    result: list[str] = []
    for sign in plain:
        accented = sign.translate(_ACCENTED)
        result.append(accented)
        owed += GROWTH
        if owed >= 1 and sign.isalpha():
            result.append(accented.lower())
            owed -= 1
    return "".join(result), owed
