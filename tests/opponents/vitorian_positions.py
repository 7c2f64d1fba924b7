"""Small positions of Vitorian Wars in which a sensible player harms itself in no way (P-14)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

Accepts = Callable[[str], bool]


class Small(NamedTuple):
    """A position, the steps that lead into it, and which words are sensible there."""

    board: dict[str, Any]
    steps: tuple[str, ...]
    accepts: Accepts


def says(*words: str) -> Accepts:
    """One of these."""
    return lambda said: said in words


def never(*words: str) -> Accepts:
    """Anything that does not begin like one of these."""
    return lambda said: not said.startswith(words)


def small(accepts: Accepts, *steps: str, **board: Any) -> Small:
    board.setdefault("phase", "combat")
    return Small(board, steps, accepts)


LAST: dict[str, Any] = {"sovereign": "I-00", "def": 0}
"""A side whose next hit is the last."""
ELITES = {"A-V1": "G-04", "A-V2": "G-01"}

WINS: dict[str, Small] = {
    "an open column leads to the last hit": small(
        says("attack A-V2 SOV", "attack A-V3 SOV"),
        units={"A-V1": "R-05", "A-V2": "R-01", "A-V3": "R-07", "B-V1": "I-01"},
        seats=[{}, LAST],
    ),
    "a Piercing attack carries through to the last hit": small(
        says("attack A-V2 B-V2"),
        units={"A-V2": "R-04", "B-V2": "N-02", "A-V4": "R-05", "B-V4": "M-03"},
        seats=[{}, {"sovereign": "M-00", "def": 0}],
    ),
    "Long Range passes over the front to the last hit": small(
        says("attack A-V1 SOV"), units={"A-V1": "B-02", "B-V1": "I-01"}, seats=[{}, LAST]
    ),
    "the second attack of a Swift unit is the last hit": small(
        says("attack A-V1 SOV"),
        "attack A-V1 SOV",
        units={"A-V1": "B-04", "A-V2": "R-05", "B-V2": "I-01"},
        seats=[{}, {"sovereign": "I-00", "def": 1}],
    ),
    "the window of the winning attack is passed": small(
        says("pass"),
        "attack A-V3 SOV",
        units={"A-V3": "R-07"},
        seats=[{"hand": "R-13", "area": "P P"}, {**LAST, "area": "P", "recycled": True}],
    ),
    "a bombardment makes a Piercing attack the last hit": small(
        says("support"),
        "attack A-V1 B-V1",
        units={"A-V1": "R-04", "A-R1": "R-05", "B-V1": "M-03"},
        seats=[{"area": "S"}, {"sovereign": "M-00", "def": 0}],
    ),
}
"""A win is open in one action."""

KEPT: dict[str, Small] = {
    "Defense Sacrifice is kept while it buys nothing": small(
        never("order"),
        "attack B-V1 SOV",
        turn="B",
        units={"B-V1": "R-01"},
        seats=[{"hand": "N-10", "area": "P P P", "sovereign": "I-00", "def": 2}, {}],
    ),
    "Defense Sacrifice is kept when it is the last card of the pile": small(
        never("order"),
        "attack B-V1 A-V1",
        turn="B",
        units={"B-V1": "R-05", "A-V1": "I-12"},
        seats=[{"hand": "N-10", "sovereign": "I-00", "def": 1}, {}],
    ),
    "no Order is spent on a Sovereign that falls to any Attack": small(
        never("order"),
        "attack A-V1 SOV",
        units={"A-V1": "R-05"},
        seats=[{"hand": "R-13 N-09 M-14", "area": "P P P"}, {}],
    ),
    "a unit that wins its combat is not called back": small(
        never("order"),
        "attack A-V1 B-V1",
        units={"A-V1": "R-07", "B-V1": "I-12"},
        seats=[{"hand": "N-11", "area": "P"}, {}],
    ),
    "no strength is added to a combat that is won anyway": small(
        never("order"),
        "attack A-V1 B-V1",
        units={"A-V1": "R-07", "B-V1": "I-12"},
        seats=[{"hand": "G-06 R-13", "area": "P S"}, {"recycled": True}],
    ),
    "no help is sent into a combat that is lost anyway": small(
        never("order"),
        "attack B-V1 A-V1",
        turn="B",
        units={"B-V1": "G-04", "A-V1": "R-01"},
        seats=[{"hand": "R-16 N-09", "area": "P P"}, {}],
    ),
}
"""A card is of no use, or of harm, and can be kept."""

LIVES: dict[str, Small] = {
    "who has no card left draws none with a salute": small(
        never("order"),
        "attack A-V1 B-V1",
        units={"A-V1": "R-05", "B-V1": "M-03"},
        seats=[{"hand": "G-07", "area": "P S", "deck": ""}, {}],
    ),
    "no attack on the Sovereign is broken off": small(
        never("order"),
        "attack A-V1 SOV",
        units={"A-V1": "B-04", "B-V2": "I-12"},
        seats=[{"hand": "B-13 N-11", "area": "P P"}, {}],
    ),
    "the last defender of a bare Sovereign does not turn away": small(
        never("order"),
        "attack B-V1 A-V1",
        turn="B",
        units={"B-V1": "R-05", "A-V1": "B-11"},
        seats=[{"hand": "B-13", "area": "P", "sovereign": "B-00", "def": 0}, {}],
    ),
    "the last defender of a bare Sovereign is not called back": small(
        never("order"),
        "attack B-V1 A-V1",
        turn="B",
        units={"B-V1": "R-05", "A-V1": "B-11"},
        seats=[{"hand": "N-11", "area": "P", "def": 0}, {}],
    ),
    "a unit before a bare Sovereign is not marched out of the way": small(
        never("aim A-V4 "),
        "recycle P",
        phase="main",
        units={"A-V4": "R-05", "B-V4": "M-05", "A-V1": "R-01"},
        seats=[{"area": "P", "def": 0, "recycled": False}, {"sovereign": "M-00"}],
    ),
}
"""The match would be lost by the own doing."""

UNITS: dict[str, Small] = {
    "the better Elite is kept where one can be": small(
        says("aim A-V1"), phase="upkeep", units=ELITES, seats=[{"area": "S P P"}, {}]
    ),
    "all Elites are kept where all can be": small(
        never("pass"), phase="upkeep", units=ELITES, seats=[{"area": "S S P"}, {}]
    ),
}
"""Own units are at stake."""

BURNOUT: dict[str, Small] = {
    "a Recycle at the end of the turn wards off Burnout": small(
        lambda said: said.startswith("recycle"),
        phase="end",
        seats=[{"area": "p p p p p p p p p p", "convoy": "", "recycled": False}, {}],
    ),
}
"""The Convoy is empty."""

SPARED: dict[str, Small] = {
    "a second marker is put on nobody": small(
        never("order"),
        "attack A-V1 B-V1",
        units={"A-V1": "R-05 shield", "B-V1": "M-05"},
        seats=[{"hand": "I-15", "area": "S"}, {}],
    ),
    "nobody is kept from a bombardment that cannot come": small(
        never("order"),
        "attack A-V1 B-V1",
        units={"A-V1": "R-05", "B-V1": "I-12"},
        seats=[{"hand": "B-16", "area": "S"}, {}],
    ),
    "who has no card left draws none for scrap": small(
        says("pass"),
        "attack B-V1 A-V1",
        turn="B",
        units={"B-V1": "R-05", "A-V1": "N-01"},
        seats=[{"area": "p p", "deck": ""}, {}],
    ),
    "nobody runs into a wall": small(
        never("attack"), units={"A-V1": "R-05", "B-R1": "G-03"}, seats=[{}, {"recycled": True}]
    ),
    "nobody runs into Reactive Armour": small(
        never("attack"), units={"A-V1": "R-01", "B-V1": "I-09"}, seats=[{}, {"recycled": True}]
    ),
    "who has no card left draws none at the Black Market": small(
        says("pass"), "use field", phase="main", seats=[{"field": "N-15", "area": "p p s", "deck": ""}, {}]
    ),
    "who has no card left does not hit for a parade that draws one": small(
        never("attack A-V1 SOV"),
        units={"A-V1": "R-05"},
        seats=[{"field": "G-10", "deck": ""}, {"def": 3}],
    ),
    "no bombardment is paid where any Attack hits": small(
        says("pass"),
        "attack A-V1 SOV",
        units={"A-V1": "R-05", "A-R1": "R-09"},
        seats=[{"area": "S"}, {}],
    ),
    "no bombardment is paid where it changes nothing": small(
        says("pass"),
        "attack A-V1 B-V1",
        units={"A-V1": "R-01", "A-R1": "R-12", "B-V1": "G-04"},
        seats=[{"area": "S"}, {}],
    ),
    "a counter-attack is not strengthened that fells nobody": small(
        never("order"),
        "attack B-V1 A-V1",
        turn="B",
        units={"B-V1": "G-04", "A-V1": "M-03"},
        seats=[{"hand": "I-16", "area": "P"}, {}],
    ),
}
"""What would change nothing, or lose by a draw, is left."""

POSITIONS = {**WINS, **KEPT, **LIVES, **UNITS, **BURNOUT, **SPARED}
