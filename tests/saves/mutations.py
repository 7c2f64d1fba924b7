"""Damages a file in the ways files get damaged or are meddled with, by seed."""

from __future__ import annotations

import json
import math
import zlib
from collections.abc import Callable
from typing import Any

from game.rules.chance import Chance

Damage = Callable[[bytes, Chance], bytes]
HUGE = 10**400
DEPTH = 20_000
ODD: tuple[Any, ...] = (
    None, True, False, -1, 0, 255, 1 << 31, 1 << 63, 1 << 64, HUGE, -HUGE, 0.5, 1e308, -0.0, math.nan,
    math.inf, "", "x" * 3000, "\u202e", "\x00", "\ufeff", "[icon:x]", "../../x", "con", "é" * 40, [], {},
    [[[]]], {"line": "setup"}, {"split": []}, {"split": [1, 2, 3, 4]}, ["X1"] * 50, {"": {"": {"": 1}}},
)  # fmt: skip
"""Values of every kind, none of which belongs anywhere."""


# --- bytes ---


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
    return _put_in(content, chance, chance.pick((b"[", b'{"a":', b"[[", b'[{"":')) * DEPTH)


def numbered(content: bytes, chance: Chance) -> bytes:
    """Digits made into a very large number."""
    return _put_in(content, chance, b"9" * (1 + chance.below(400)))


def worded(content: bytes, chance: Chance) -> bytes:
    """Words put in that are no JSON, or no text."""
    words = (
        b"NaN",
        b"-Infinity",
        b"\xff\xfe",
        b"\xc3",
        b"\xed\xa0\x80",
        b"\x00",
        b"\\u",
        b'"',
        b"}",
        b"\r",
        b"\n",
    )
    return _put_in(content, chance, chance.pick(words))


def marked(content: bytes, chance: Chance) -> bytes:
    """Saved by an editor: with a mark before it, other line ends, another encoding."""
    ways: tuple[Callable[[], bytes], ...] = (
        lambda: b"\xef\xbb\xbf" + content,
        lambda: content.replace(b"\n", b"\r\n"),
        lambda: content.replace(b"\n", b"\r"),
        lambda: content.decode("utf-8", "replace").encode("utf-16"),
        lambda: content.decode("utf-8", "replace").encode("latin-1", "replace"),
        lambda: content + b"\n\n",
        lambda: b" " + content,
        lambda: content.upper(),
    )
    return chance.pick(ways)()


def random_bytes(content: bytes, chance: Chance) -> bytes:
    """Nothing of it is left."""
    return bytes(chance.below(256) for _ in range(chance.below(200)))


def lines_swapped(content: bytes, chance: Chance) -> bytes:
    """Two lines exchanged."""
    lines = content.split(b"\n")
    one, two = chance.below(len(lines)), chance.below(len(lines))
    lines[one], lines[two] = lines[two], lines[one]
    return b"\n".join(lines)


def _put_in(content: bytes, chance: Chance, more: bytes) -> bytes:
    start = chance.below(len(content))
    return content[:start] + more + content[start:]


# --- values ---


def value_changed(value: Any, chance: Chance) -> Any:
    """A copy of `value` in which one thing somewhere is odd, gone, doubled or at another's place."""
    copied = json.loads(json.dumps(value))
    places = list(_places(copied))
    if not places:
        return chance.pick(ODD)
    holder, key = chance.pick(places)
    match chance.below(6):
        case 0:
            del holder[key]
        case 1:
            other, there = chance.pick(places)
            holder[key], other[there] = other[there], holder[key]
        case 2 if isinstance(holder, dict):
            holder[f"{key}x"] = holder.pop(key)
        case 2:
            holder += holder[:50]
        case _:
            holder[key] = chance.pick(ODD)
    return copied


def _places(value: Any) -> Any:
    """Every place in `value` that holds something, as its holder and key."""
    keys = list(value) if isinstance(value, dict) else range(len(value)) if isinstance(value, list) else ()
    for key in keys:
        yield value, key
        yield from _places(value[key])


def field_changed(content: bytes, chance: Chance) -> bytes:
    """Something in a JSON file changed."""
    try:
        changed = value_changed(json.loads(content), chance)
        return json.dumps(changed, ensure_ascii=False).encode("utf-8", "surrogatepass")
    except (ValueError, RecursionError):
        return flipped(content, chance)


def field_doubled(content: bytes, chance: Chance) -> bytes:
    """A name of a JSON object there twice, with another value."""
    found = content.find(b"{", chance.below(len(content)))
    name, value = (
        chance.pick((b"format", b"version", b"line", b"acts", b"seed")),
        chance.pick((b"1", b"[]", b'"x"')),
    )
    return content[: found + 1] + b'"' + name + b'":' + value + b"," + content[found + 1 :]


WAYS: tuple[Damage, ...] = (
    flipped, truncated, repeated, holed, deep, numbered, worded, marked, random_bytes, lines_swapped,
    field_changed, field_doubled,
)  # fmt: skip


def mutated(content: bytes, chance: Chance) -> bytes:
    """Return the content, damaged in one of these ways."""
    return chance.pick(WAYS)(content, chance)


def line_forged(content: bytes, chance: Chance) -> bytes:
    """A journal with one line changed in its meaning, and a checksum that fits."""
    lines = content.split(b"\n")[:-1]
    at = chance.below(len(lines))
    changed = value_changed(json.loads(lines[at].partition(b" ")[2]), chance)
    text = json.dumps(changed, ensure_ascii=False).encode("utf-8", "surrogatepass")
    lines[at] = b"%08x %s" % (zlib.crc32(text), text)
    return b"\n".join(lines) + b"\n"
