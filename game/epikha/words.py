"""The closed lists of words that cards, rules and screens share: types, classes, races, rules (E5, E16).

They are written without accents, as names in files; how they are shown stands in the language files. A set
of special rules is also a *mask*, an integer with one bit a rule, which is what the rules look at.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

TYPES: Final = (
    *("player", "character", "spirit", "weapon", "magic_weapon", "object", "machine"),
    *("spell", "continuous", "ability"),
)
"""Card types (E5)."""
BODIES: Final = ("player", "character", "spirit")
"""Types that stand on the field themselves and may bear others."""
ARMS: Final = ("weapon", "magic_weapon", "object", "machine")
"""Types that are assigned to a bearer (E10)."""
WEAPONS: Final = ("weapon", "magic_weapon")
DECK: Final = ("character", *ARMS, "spell", "continuous")
"""Types that a deck may hold (E2.1, E2.3)."""

CLASSES: Final = (
    *("soldado", "mago", "cazador", "paladin", "campeon"),
    *("guardian", "guerrero", "bestia", "demonio"),
)
RACES: Final = ("humano", "ika", "gahu", "gigante", "bestia", "demonio", "espiritu")
ELEMENTS: Final = ("fuego", "hielo", "rayo", "luz", "arcano", "tierra", "aire")

RULES: Final = (
    *("acorazado", "bestia", "dispersar", "evasion", "coloso", "inmunidad", "maestro", "magia"),
    *("marcador", "perforador", "pesado", "regeneracion", "unico", "veloz", "unidades", "espiritu"),
)
"""Special rules in the order in which cards show them (E16.1 to E16.16)."""
BIT: Final = {name: 1 << number for number, name in enumerate(RULES)}
"""By rule: its bit in a mask."""

ACORAZADO: Final = BIT["acorazado"]
BESTIA: Final = BIT["bestia"]
DISPERSAR: Final = BIT["dispersar"]
EVASION: Final = BIT["evasion"]
COLOSO: Final = BIT["coloso"]
INMUNIDAD: Final = BIT["inmunidad"]
MAESTRO: Final = BIT["maestro"]
MAGIA: Final = BIT["magia"]
MARCADOR: Final = BIT["marcador"]
PERFORADOR: Final = BIT["perforador"]
PESADO: Final = BIT["pesado"]
REGENERACION: Final = BIT["regeneracion"]
UNICO: Final = BIT["unico"]
VELOZ: Final = BIT["veloz"]
UNIDADES: Final = BIT["unidades"]
ESPIRITU: Final = BIT["espiritu"]

LENT: Final = (
    *(ACORAZADO, COLOSO, DISPERSAR, EVASION, INMUNIDAD),
    *(MAGIA, PERFORADOR, PESADO, REGENERACION, VELOZ),
)
LENT_MASK: Final = sum(LENT)
"""The rules that an assigned card lends to its bearer (E16.17)."""

HIGHEST: Final = 5
"""The highest Level that is printed, and to which a spell can be raised (E6.1, E6.7)."""


def mask_of(rules: Iterable[str]) -> int:
    """Return the rules as a mask."""
    mask = 0
    for name in rules:
        mask |= BIT[name]
    return mask


def names_of(mask: int) -> tuple[str, ...]:
    """Return the rules of a mask, in the order in which cards show them."""
    return tuple(name for name in RULES if mask & BIT[name])
