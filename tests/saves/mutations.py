"""Damages a file in the ways files get damaged, by seed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from game.rules.chance import Chance

Damage = Callable[[bytes, Chance], bytes]
HUGE = 10**400
ODD: tuple[Any, ...] = (
    None,
    True,
    -1,
    HUGE,
    1e308,
    "",
    "x" * 3000,
    [],
    {},
    [[[[]]]],
    "\u202e",
    {"line": "setup"},
)


def flipped(content: bytes, chance: Chance) -> bytes:
    """A few bits changed."""
    data = bytearray(content)
    for _ in range(1 + chance.below(4)):
        data[chance.below(len(data))] ^= 1 << chance.below(8)
    return bytes(data)


def truncated(content: bytes, chance: Chance) -> bytes:
    """Cut off."""
    return content[: chance.below(len(content))]


def repeated(content: bytes, chance: Chance) -> bytes:
    """A piece written twice."""
    start, size = chance.below(len(content)), chance.below(400)
    return content[: start + size] + content[start:]


def holed(content: bytes, chance: Chance) -> bytes:
    """A piece zeroed, as after a crash of the system."""
    start, size = chance.below(len(content)), 1 + chance.below(600)
    return content[:start] + b"\0" * len(content[start : start + size]) + content[start + size :]


def deep(content: bytes, chance: Chance) -> bytes:
    """Brackets without end put in."""
    start = chance.below(len(content))
    return content[:start] + b"[" * 20_000 + content[start:]


def numbered(content: bytes, chance: Chance) -> bytes:
    """Digits made into a very large number."""
    start = chance.below(len(content))
    return content[:start] + b"9" * (1 + chance.below(400)) + content[start:]


def lines_swapped(content: bytes, chance: Chance) -> bytes:
    """Two lines exchanged."""
    lines = content.split(b"\n")
    one, two = chance.below(len(lines)), chance.below(len(lines))
    lines[one], lines[two] = lines[two], lines[one]
    return b"\n".join(lines)


def field_changed(content: bytes, chance: Chance) -> bytes:
    """A value of a JSON file exchanged for an odd one."""
    try:
        value = msgspec.json.decode(content)
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return flipped(content, chance)
    if isinstance(value, dict) and value:
        value[chance.pick(sorted(value))] = chance.pick(ODD)
    import json

    return json.dumps(value).encode()


WAYS: tuple[Damage, ...] = (
    flipped, truncated, repeated, holed, deep, numbered, lines_swapped, field_changed
)  # fmt: skip


def mutated(content: bytes, chance: Chance) -> bytes:
    """Return the content, damaged in one of these ways."""
    return chance.pick(WAYS)(content, chance)
