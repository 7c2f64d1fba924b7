"""The ornaments of the rule book: for every chapter windows of its own, and no window twice.

The first one of a chapter stands beside its first words, the others at the foot of its pages in turn.
"""

from __future__ import annotations

from typing import Final

import pygame

from game.epikha.library import CARDS
from sprites import glass, pictures

ORNAMENTS: Final[dict[str, tuple[str, ...]]] = {
    "summary": ("emblem", "E07", "A06"),
    "goal": ("J1", "E08", "A08", "X09"),
    "cards": ("E04", "E15", "X20", "A17", "H2"),
    "decks": ("O1", "back-empiria", "back-abaron", "back-wild"),
    "field": ("X19", "A13", "E19", "X29"),
    "setup": ("H1", "back-opal", "H3", "X32"),
    "turn": ("X33", "E02", "A02", "X31", "A18"),
    "vital": ("H4", "X34", "A10", "X05", "E16"),
    "arms": ("E12", "E13", "X17", "A09", "X23", "E11"),
    "magic": ("A05", "X25", "X06", "A04", "E18"),
    "spells": ("A14", "X26", "E17", "A15", "X27", "A16", "X30"),
    "combat": ("E05", "A03", "X01", "X18", "A12", "E09", "X02"),
    "damage": ("X15", "E14", "X21", "A01", "X28", "A11"),
    "special": ("E06", "X08", "X10", "X22", "X13", "X07", "X11", "X24"),
    "units": ("E01", "E03", "X03", "X12"),
    "spirits": ("E20", "A19", "X35", "X36"),
    "house": ("X16", "X14", "J2", "E10"),
    "glossary": ("X04", "A07", "herald-empiria", "herald-abaron"),
}
"""Chapter -> its pictures: ids of cards, or names of other glass."""


def ornament(chapter: str, number: int, w: float, h: float, scale: float) -> pygame.Surface:
    """The picture `number` of a chapter; where it has more pages than pictures they begin again.

    A card is shown as its window; a wide place has room for the middle of its glass only.
    """
    kept = ORNAMENTS[chapter]
    chosen = kept[number % len(kept)]
    if chosen in CARDS and w <= h:
        return glass.window(chosen, CARDS[chosen].type, w, h, scale)
    return pictures.picture(f"glass/{chosen}", w, h, scale)
