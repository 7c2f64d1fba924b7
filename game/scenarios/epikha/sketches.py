"""Cards of which only some things matter: "20/15:N2:veloz", "o0/15:N2", "s10/0:N2:fuego:c5".

A letter in front says the type (none: a character, ``w`` weapon, ``o`` object, ``m`` machine, ``s`` spell,
``e`` Spirit), then come Fuerza and Vital or Resistencia, then any of: ``N2`` the Level (1), ``c10`` the cost
(5), special rules, a class, a race, an element, ``fj`` for a forged weapon, ``inm.race.bestia`` for an
Inmunidad.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, Final

from game.epikha import words
from game.scenarios.format import ScenarioFault, near

SKETCH: Final = re.compile(r"([womse]?)(\d{1,2})/(\d{1,2})((?::[^\s@+&<=:]+)*)")
_TYPES: Final = {
    "": "character", "w": "weapon", "o": "object", "m": "machine", "s": "spell", "e": "spirit",
}  # fmt: skip
_LEVEL: Final = re.compile(r"N([1-5])")
_COST: Final = re.compile(r"c(\d{1,2})")


def record_of(text: str, place: str) -> dict[str, Any]:
    """Return a sketched card as a card file would write it.

    Raises:
        ScenarioFault: it says something that no card has.
    """
    found = SKETCH.fullmatch(text)
    assert found is not None
    letter, force, vital, rest = found.groups()
    kind = _TYPES[letter]
    record: dict[str, Any] = {
        "type": kind, "name": text[:32], "level": 1, "cost": 5, "force": int(force), "vital": int(vital),
    }  # fmt: skip
    if kind in ("character", "spirit"):
        record |= {"class": "guerrero", "race": "humano" if kind == "character" else "espiritu"}
    if kind == "spell":
        record |= {"element": "tierra", "effects": _spell_effects(int(force), int(vital))}
    for word in rest.split(":")[1:]:
        _add(record, word, place)
    if record.pop("forged", False):
        record["type"], record["forge"] = "magic_weapon", record.pop("cost")
    return record


def _spell_effects(force: int, vital: int) -> list[dict[str, str]]:
    ops = [name for name, there in (("deal", force), ("absorb", vital)) if there]
    return [{"when": "cast", "op": name} for name in ops]


def _add(record: dict[str, Any], word: str, place: str) -> None:
    if level := _LEVEL.fullmatch(word):
        record["level"] = int(level[1])
    elif cost := _COST.fullmatch(word):
        record["cost"] = int(cost[1])
    elif word == "fj":
        record["forged"] = True
    elif word.startswith("inm."):
        record.setdefault("rules", []).append("inmunidad")
        record["immune"] = [word.removeprefix("inm.").replace(".", ":")]
    elif fields := _fields(word):
        for field in fields:
            if field == "rules":
                record.setdefault("rules", []).append(word)
            else:
                record[field] = word
    else:
        known = (*words.RULES, *words.CLASSES, *words.RACES, *words.ELEMENTS, "fj")
        raise ScenarioFault(place, f"no card has {word!r}{near(word, known)}")


def _fields(word: str) -> Sequence[str]:
    """Return the fields of a card that a word fills; a beast is one by rule, class and race."""
    lists = (
        ("rules", words.RULES),
        ("class", words.CLASSES),
        ("race", words.RACES),
        ("element", words.ELEMENTS),
    )
    return [field for field, known in lists if word in known]
