"""All cards that are in force in this process, read from the card files (V3; docs/cards.md)."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

import msgspec

from game.vitorian import words

FOLDER: Final = Path(__file__).resolve().parent / "cards"
FILES: Final = ("sovereigns", "resources", "red", "blue", "white", "green", "gold", "grey")
"""The card files of the house: a list, not a look into the folder, which would break in a package."""


class Card(msgspec.Struct, frozen=True):
    """A card as the rules see it. Fields that its type does not have are 0, "" or empty."""

    id: str
    type: str
    colour: str
    """One of ``words.COLOURS``; of a Sovereign the first of its colours."""
    colours: tuple[str, ...]
    """All colours: what a Sovereign's deck may hold (V4.1); of other cards just ``colour``."""
    level: int = 0
    cost_p: int = 0
    """[P] of the printed cost (V3.8)."""
    cost_s: int = 0
    attack: int = 0
    """Printed Attack; of an Equipment what it adds (V3.5)."""
    defence: int = 0
    unit_class: str = ""
    keywords: frozenset[str] = frozenset()
    """Printed keywords; of an Equipment those that the linked unit gets."""
    mask: int = 0
    """The same as bits (see ``words``)."""
    resource: str = ""
    """Type of a Resource card: "P" or "S" (V3.7)."""
    value: int = 0
    """Value of a Resource card: 1 or 2."""
    defense: int = 0
    """Number of Defense cards of a Sovereign (V3.1)."""
    elite: bool = False
    """A unit of printed Level 5 or more (V3.3)."""
    is_unit: bool = False
    is_order: bool = False
    is_equipment: bool = False
    is_field: bool = False
    is_maneuver: bool = False
    """Whether it may lie in a Maneuver deck (V4.2): a unit that only other cards make may not."""
    token: bool = False
    """A unit that only other cards make; it is in no deck and leaves the match with the grid."""
    named: str = ""
    """The card whose name it bears: itself, or the one that it is another picture of (V4.3)."""

    @property
    def nation(self) -> str:
        """The colour as the name of a nation, or of what serves all (V15)."""
        return self.colour


CARDS: Final[dict[str, Card]] = {}
"""By id: every card in force in this process. It is changed in place, so it may be imported by name."""


def compiled(card: str, record: Mapping[str, Any]) -> Card:
    """Return the card of a record of a card file."""
    kind = record["type"]
    colours = tuple(record.get("colours", ())) or (record["colour"],)
    cost = record.get("cost", {})
    keywords = record.get("keywords", ())
    level = record.get("level", 0)
    return Card(
        id=card,
        type=kind,
        colour=colours[0],
        colours=colours,
        level=level,
        cost_p=cost.get("P", 0),
        cost_s=cost.get("S", 0),
        attack=record.get("attack", 0),
        defence=record.get("defence", 0),
        unit_class=record.get("class", ""),
        keywords=frozenset(keywords),
        mask=words.mask_of(keywords),
        resource=record.get("kind", ""),
        value=record.get("value", 0),
        defense=record.get("defense", 0),
        elite=kind == "unit" and level >= words.ELITE,
        is_unit=kind == "unit",
        is_order=kind == "order",
        is_equipment=kind == "equipment",
        is_field=kind == "field",
        is_maneuver=kind in words.MANEUVER and not record.get("token", False),
        token=record.get("token", False),
        named=card,
    )


def _load() -> None:
    for name in FILES:
        text = (FOLDER / f"{name}.toml").read_text(encoding="utf-8")
        for card, record in tomllib.loads(text).items():
            CARDS[card] = compiled(card, record)


_load()
