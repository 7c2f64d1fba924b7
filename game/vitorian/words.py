"""The closed lists of words that cards, rules and screens share: types, colours, classes, keywords (V3, V13).

A set of keywords is also a *mask*, an integer with one bit a keyword, which is what the rules look at.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

TYPES: Final = ("sovereign", "unit", "order", "equipment", "field", "resource")
"""Card types (V3.1 to V3.7)."""
MANEUVER: Final = TYPES[1:5]
"""Types of the 50 cards of a Maneuver deck (V4.2)."""
COLOURS: Final = ("red", "blue", "white", "green", "gold", "grey")
"""The four nations (V15.1), and the two colours that every deck may use (V4.1, V15.2)."""
NATIONS: Final = COLOURS[:4]
NEUTRAL: Final = COLOURS[4:]
CLASSES: Final = (
    *("infantry", "armoured", "artillery", "air", "mage"),
    *("beast", "fortification", "worker", "militia"),
)
"""Unit classes (V3.2)."""
RESOURCES: Final = ("P", "S")
"""Personnel and Supplies (V3.7)."""
LETTERS: Final = {"red": "R", "blue": "B", "white": "I", "green": "M", "gold": "G", "grey": "N"}
"""By colour: the letter of its card ids."""

KEYWORDS: Final = (
    *("light", "heavy", "brute", "ganking", "swift", "entrench", "piercing", "bayonet"),
    *("reactive", "long_range", "scrap", "accelerated", "circular"),
)
"""Keywords in the order in which cards show them (V13; those of marches: V13.3)."""
BIT: Final = {name: 1 << number for number, name in enumerate(KEYWORDS)}
"""By keyword: its bit in a mask."""

LIGHT: Final = BIT["light"]
HEAVY: Final = BIT["heavy"]
BRUTE: Final = BIT["brute"]
GANKING: Final = BIT["ganking"]
SWIFT: Final = BIT["swift"]
ENTRENCH: Final = BIT["entrench"]
PIERCING: Final = BIT["piercing"]
BAYONET: Final = BIT["bayonet"]
REACTIVE: Final = BIT["reactive"]
LONG_RANGE: Final = BIT["long_range"]
SCRAP: Final = BIT["scrap"]
ACCELERATED: Final = BIT["accelerated"]
CIRCULAR: Final = BIT["circular"]

ELITE: Final = 5
"""The printed Level from which a unit is an Elite (V3.3)."""


def mask_of(keywords: Iterable[str]) -> int:
    """Return the keywords as a mask."""
    mask = 0
    for name in keywords:
        mask |= BIT[name]
    return mask


def names_of(mask: int) -> tuple[str, ...]:
    """Return the keywords of a mask, in the order in which cards show them."""
    return tuple(name for name in KEYWORDS if mask & BIT[name])
