"""What a card file of Vitorian Wars may say: the fields of each type of card (V3; docs/cards.md)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Final

import msgspec

from game.rules.effects.files import Schema
from game.rules.effects.kinds import Amounts, CardId, Number, Spoken, Switch, Word, Words
from game.vitorian import words
from game.vitorian.ops import REGISTRY

LONGEST_NAME: Final = 32
LEVEL: Final = Number(1, 9)
COST: Final = Amounts(words.RESOURCES, 4)
NAME: Final = Spoken(("es", "en"), LONGEST_NAME)


class Record(msgspec.Struct, frozen=True, kw_only=True):
    """What every card may say. The names of the house's cards stand in the language files."""

    name: Annotated[Mapping[str, str], NAME] = {}
    picture: Annotated[str, CardId()] = ""
    """Another card whose picture it shows."""


class SovereignRecord(Record, frozen=True, kw_only=True):
    """A Sovereign (V3.1)."""

    colours: Annotated[tuple[str, ...], Words(words.NATIONS)]
    defense: Annotated[int, Number(3, 5)]


class ManeuverRecord(Record, frozen=True, kw_only=True):
    """A card of the Maneuver deck (V3.2 to V3.6)."""

    colour: Annotated[str, Word(words.COLOURS)]
    cost: Annotated[Mapping[str, int], COST] = {}
    keywords: Annotated[tuple[str, ...], Words(words.KEYWORDS)] = ()


class UnitRecord(ManeuverRecord, frozen=True, kw_only=True):
    """A Unit (V3.2)."""

    class_: Annotated[str, Word(words.CLASSES)]
    level: Annotated[int, LEVEL]
    attack: Annotated[int, Number(0, 20)]
    defence: Annotated[int, Number(0, 20)]
    token: Annotated[bool, Switch()] = False
    """Only other cards make it."""


class OrderRecord(ManeuverRecord, frozen=True, kw_only=True):
    """An Order (V3.4): it has no Level."""


class EquipmentRecord(ManeuverRecord, frozen=True, kw_only=True):
    """An Equipment (V3.5): numbers and keywords are what the linked unit gets."""

    level: Annotated[int, LEVEL]
    attack: Annotated[int, Number(-20, 20)] = 0
    defence: Annotated[int, Number(-20, 20)] = 0


class FieldRecord(ManeuverRecord, frozen=True, kw_only=True):
    """A Field Condition (V3.6): always Gold or Grey."""

    colour: Annotated[str, Word(words.NEUTRAL)]
    level: Annotated[int, LEVEL]


class ResourceRecord(Record, frozen=True, kw_only=True):
    """A Resource card (V3.7)."""

    colour: Annotated[str, Word(words.COLOURS)]
    kind: Annotated[str, Word(words.RESOURCES)]
    value: Annotated[int, Number(1, 2)]


class PrintRecord(Record, frozen=True, kw_only=True):
    """Another picture of a card: the same card in all else, its name included (V4.3)."""

    of: Annotated[str, CardId()]


TYPES: Final[dict[str, type[Record]]] = {
    "sovereign": SovereignRecord,
    "unit": UnitRecord,
    "order": OrderRecord,
    "equipment": EquipmentRecord,
    "field": FieldRecord,
    "resource": ResourceRecord,
    "print": PrintRecord,
}

SCHEMA: Final = Schema(TYPES, REGISTRY)
"""How card files are read."""


def plain(record: Any, name: str, other: Any) -> Any:
    """Return a field of a record, or ``other`` if cards of its type have no such field."""
    return getattr(record, name, other)
