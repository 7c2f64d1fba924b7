"""What a card of glass shows, as plain values: the faces know no game and no language.

Words come in the player's language. Numbers are shown as they are given; None where a card has none.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

HOUSE_COLOUR: Final = {
    "empiria": ("#1B2550", "#3D5FB4"), "abaron": ("#2A1552", "#6C46AE"),
    "wild": ("#12332A", "#3F8A68"), "opal": ("#0E3540", "#2C8A93"),
}  # fmt: skip
"""House -> the dark and the light tone of the ground of its cards."""
SHAPE: Final = {
    "player": "gable", "character": "arch", "spirit": "mandorla", "weapon": "shield",
    "magic_weapon": "shield", "object": "roundel", "machine": "tower", "spell": "lozenge",
    "continuous": "lozenge", "ability": "quatrefoil",
}  # fmt: skip
"""Type of a card -> the outline of its window."""
STAND_IN: Final = {
    "player": "J1", "character": "emblem", "spirit": "E20", "weapon": "E09", "magic_weapon": "X17",
    "object": "E13", "machine": "X20", "spell": "E17", "continuous": "E19", "ability": "H2",
}  # fmt: skip
"""Type of a card -> the window of one that nobody has drawn."""
TYPE_ICON: Final = {
    "player": "crown", "character": "person", "spirit": "spirit", "weapon": "blade",
    "magic_weapon": "blade", "object": "opal", "machine": "engine", "spell": "rune",
    "continuous": "banner", "ability": "star",
}  # fmt: skip
RULE_ICON: Final = {
    "acorazado": "harness", "bestia": "paw", "dispersar": "scatter", "evasion": "dodge",
    "coloso": "horned", "inmunidad": "ward", "maestro": "mastery", "magia": "wand",
    "marcador": "marker", "perforador": "pierce", "pesado": "weight", "regeneracion": "regrow",
    "unico": "diadem", "veloz": "chevrons", "unidades": "troop", "espiritu": "spirit",
}  # fmt: skip
"""Special rule -> its icon."""
ELEMENT_ICON: Final = {
    "fuego": "fire", "hielo": "snow", "rayo": "lightning", "luz": "radiance", "arcano": "rune",
    "tierra": "peak", "aire": "gust",
}  # fmt: skip
ELEMENT_COLOUR: Final = {
    "fuego": "#C8431C", "hielo": "#2F7FA8", "rayo": "#6A5AA8", "luz": "#A97B1C", "arcano": "#7A3FA0",
    "tierra": "#7A5428", "aire": "#2F857C",
}  # fmt: skip
LIVING: Final = ("player", "character", "spirit")
"""Types whose second number is Vital, a heart; that of all others is Resistencia, a shield."""
FORCE: Final = "#932A26"
VITAL: Final = "#1F5A3A"
RESISTANCE: Final = "#34507C"
COST: Final = "#1F7F86"
FORGE: Final = "#A0561C"
"""The stone of a cost that is Forja, which any Vital pays."""
EDGE: Final = "#0D0A10"
RIM: Final = "#F0D38A"
GOLD: Final = "#D9B25A"
TEXT: Final = "#F3EAD6"
PLATE_INK: Final = "#231A2E"


@dataclass(frozen=True)
class CardFace:
    """A card in a hand, in a list, or to be read."""

    code: str
    """Name of its picture below "glass/": its id, or that of the card whose picture it borrows."""
    name: str
    house: str
    type: str
    level: int = 0
    cost: int | None = None
    force: int | None = None
    vital: int | None = None
    """Vital of who lives, Resistencia of anything else."""
    rules: tuple[str, ...] = ()
    words: tuple[str, ...] = ()
    """The names of the rules in the same order; of a card without any, what it is."""
    element: str = ""
    forge: bool = False
    short: str = ""
    """Stands where the whole name has no room."""


@dataclass(frozen=True)
class TokenFace:
    """A card on the field. The printed numbers tell whether the present ones are better or worse."""

    code: str
    name: str
    house: str
    type: str
    level: int = 0
    force: int | None = None
    vital: int | None = None
    printed_force: int | None = None
    printed_vital: int | None = None
    markers: int = 0
    cracked: bool = False
    """Has lost half of its Vital or Resistencia, or more."""
    spent: bool = False
    """Its Magia has worked, or it may do nothing more: paler."""
    rules: tuple[str, ...] = ()
    """The rules to show as signs along the top, the most telling first."""
