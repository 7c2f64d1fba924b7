"""What a card file of Paladines de Epikha may say: the fields of each type of card (E5; docs/cards.md)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Annotated, Any, ClassVar, Final

import msgspec

from game.epikha import words
from game.epikha.ops import REGISTRY
from game.epikha.ops.magic import Absorb
from game.epikha.ops.statics import Static
from game.epikha.ops.targets import Deal
from game.rules.effects.files import Schema
from game.rules.effects.kinds import CardId, Number, Spoken, Switch, Word, Words

LONGEST_NAME: Final = 32
LEVEL: Final = Number(1, words.HIGHEST)
VITAL: Final = Number(0, 90)
"""Amounts of Vital, Fuerza and Resistencia."""
MARKERS: Final = {"marcador": Number(1, 9)}
NAME: Final = Spoken(("es", "en"), LONGEST_NAME)
KINDS_IMMUNE: Final = {
    "element": Word(words.ELEMENTS),
    "class": Word(words.CLASSES),
    "race": Word(words.RACES),
    "type": Word(("character", "spirit", "weapon", "magic_weapon", "object", "machine", "spell")),
}
IMMUNE: Final = Words(tuple(KINDS_IMMUNE), KINDS_IMMUNE)

_SHARED: Final = (
    *("acorazado", "dispersar", "evasion", "coloso", "inmunidad", "magia", "marcador"),
    *("perforador", "pesado", "regeneracion", "unico", "veloz"),
)
BODY_RULES: Final = Words((*_SHARED, "bestia", "unidades"), MARKERS)
SPIRIT_RULES: Final = Words(tuple(name for name in (*_SHARED, "bestia") if name != "regeneracion"), MARKERS)
"""Every Spirit has "espiritu" by its type; E16.16d leaves no use for Regeneracion."""
ARM_RULES: Final = Words((*_SHARED, "maestro"), MARKERS)
SPELL_RULES: Final = Words(("acorazado", "dispersar", "maestro", "perforador"))
CONTINUOUS_RULES: Final = Words(("maestro", "unico"))
ABILITY_RULES: Final = Words(("marcador",), MARKERS)

Objections = Iterator[tuple[str, str, dict[str, object]]]


class Record(msgspec.Struct, frozen=True, kw_only=True):
    """What every card may say. The names of the house's cards stand in the language files."""

    TYPE: ClassVar[str] = ""
    name: Annotated[Mapping[str, str], NAME] = {}
    picture: Annotated[str, CardId()] = ""
    """Another card whose picture it shows."""

    def objections(self, effects: Sequence[Any]) -> Objections:
        """Yield what is wrong with the card as a whole: rules and effects that need each other (E16)."""
        rules = heads(plain(self, "rules", ()))
        for rule, when in (("magia", "magia"), ("marcador", "marker")):
            if rule not in rules and any(effect.when == when for effect in effects):
                yield "rules", "epikha_cards.fault.rule_missing", {"word": rule, "when": when}
        if "marcador" in rules and not any(effect.when == "marker" for effect in effects):
            yield "effects", "epikha_cards.fault.effect_missing", {"word": "marcador", "when": "marker"}
        if ("inmunidad" in rules) != bool(plain(self, "immune", ())):
            yield "immune", "epikha_cards.fault.immune", {}
        yield from self._effects(effects)

    def _effects(self, effects: Sequence[Any]) -> Objections:
        for effect in effects:
            op, place = effect.op, f"effects {effect.number + 1}, op"
            if isinstance(op, Static) and self.TYPE not in op.HOLDERS:
                known = ", ".join(op.HOLDERS)
                yield place, "epikha_cards.fault.never_held", {"word": op.NAME, "known": known}
            if isinstance(op, Deal) and not op.amount and not self._force(effect):
                yield place, "epikha_cards.fault.no_force", {}

    def _force(self, effect: Any) -> int:
        return int(effect.spell.force if effect.spell is not None else 0)


class LevelRecord(Record, frozen=True, kw_only=True):
    """What every card but the Player card and its Abilities says."""

    level: Annotated[int, LEVEL]


class BodyRecord(LevelRecord, frozen=True, kw_only=True):
    """What characters and Spirits say."""

    cost: Annotated[int, VITAL]
    force: Annotated[int, VITAL]
    vital: Annotated[int, Number(1, 90)]
    class_: Annotated[str, Word(words.CLASSES)]
    race: Annotated[str, Word(words.RACES)]
    immune: Annotated[tuple[str, ...], IMMUNE] = ()
    """What its Inmunidad is against, as "race:bestia"."""


class CharacterRecord(BodyRecord, frozen=True, kw_only=True):
    """A character (E5.1)."""

    TYPE: ClassVar = "character"
    rules: Annotated[tuple[str, ...], BODY_RULES] = ()


class SpiritRecord(BodyRecord, frozen=True, kw_only=True):
    """A Spirit (E5.2): it has the rule of its name without saying so."""

    TYPE: ClassVar = "spirit"
    rules: Annotated[tuple[str, ...], SPIRIT_RULES] = ()


class ArmRecord(LevelRecord, frozen=True, kw_only=True):
    """What weapons, objects and machines say."""

    force: Annotated[int, VITAL] = 0
    vital: Annotated[int, VITAL] = 0
    """Resistencia."""
    rules: Annotated[tuple[str, ...], ARM_RULES] = ()
    immune: Annotated[tuple[str, ...], IMMUNE] = ()


class WeaponRecord(ArmRecord, frozen=True, kw_only=True):
    """A weapon (E5.3)."""

    TYPE: ClassVar = "weapon"
    cost: Annotated[int, VITAL]


class MagicWeaponRecord(ArmRecord, frozen=True, kw_only=True):
    """A magic weapon, played for its cost or forged (E5.4, E5.5)."""

    TYPE: ClassVar = "magic_weapon"
    cost: Annotated[int, VITAL] = -1
    forge: Annotated[int, VITAL] = -1
    """Forja, instead of a cost."""

    def objections(self, effects: Sequence[Any]) -> Objections:
        """It has one of the two costs (E5.11)."""
        yield from super().objections(effects)
        if (self.cost < 0) == (self.forge < 0):
            yield "cost", "epikha_cards.fault.cost_or_forge", {}


class ObjectRecord(ArmRecord, frozen=True, kw_only=True):
    """An object (E5.6)."""

    TYPE: ClassVar = "object"
    cost: Annotated[int, VITAL]
    unlimited: Annotated[bool, Switch()] = False
    """A deck may hold any number (E2.2)."""
    no_damage_spells: Annotated[bool, Switch()] = False
    """No damage spell may aim at it (E12.6)."""


class MachineRecord(ArmRecord, frozen=True, kw_only=True):
    """A machine (E5.7, E5.12)."""

    TYPE: ClassVar = "machine"
    cost: Annotated[int, VITAL]


class SpellRecord(LevelRecord, frozen=True, kw_only=True):
    """A spell (E5.8)."""

    TYPE: ClassVar = "spell"
    cost: Annotated[int, VITAL]
    element: Annotated[str, Word(words.ELEMENTS)]
    force: Annotated[int, VITAL] = 0
    vital: Annotated[int, VITAL] = 0
    """Resistencia: what it absorbs."""
    rules: Annotated[tuple[str, ...], SPELL_RULES] = ()

    def objections(self, effects: Sequence[Any]) -> Objections:
        """It does something, aims at one thing, and absorbs with something (E12.6, E12.8)."""
        yield from super().objections(effects)
        if not effects:
            yield "effects", "epikha_cards.fault.spell_without", {}
        if sum(bool(effect.op.asks) for effect in effects) > 1:
            yield "effects", "epikha_cards.fault.one_aim", {}
        absorbs = any(isinstance(effect.op, Absorb) for effect in effects)
        if absorbs and not self.vital and "acorazado" not in self.rules:
            yield "vital", "epikha_cards.fault.no_vital", {}

    def _force(self, effect: Any) -> int:
        return self.force


class ContinuousRecord(LevelRecord, frozen=True, kw_only=True):
    """A continuous spell (E5.9)."""

    TYPE: ClassVar = "continuous"
    cost: Annotated[int, VITAL]
    rules: Annotated[tuple[str, ...], CONTINUOUS_RULES] = ()


class PlayerRecord(Record, frozen=True, kw_only=True):
    """A Player card (E5.10)."""

    TYPE: ClassVar = "player"
    level: Annotated[int, LEVEL]
    force: Annotated[int, VITAL]
    vital: Annotated[int, Number(1, 999)]


class AbilityRecord(Record, frozen=True, kw_only=True):
    """A Player Ability (E5.10a): it counts as Level 1."""

    TYPE: ClassVar = "ability"
    rules: Annotated[tuple[str, ...], ABILITY_RULES] = ()


class PrintRecord(Record, frozen=True, kw_only=True):
    """Another picture of a card: the same card in all else, its name included (E2.2)."""

    TYPE: ClassVar = "print"
    of: Annotated[str, CardId()]


TYPES: Final[dict[str, type[Record]]] = {
    record.TYPE: record
    for record in (
        *(CharacterRecord, SpiritRecord, WeaponRecord, MagicWeaponRecord, ObjectRecord, MachineRecord),
        *(SpellRecord, ContinuousRecord, PlayerRecord, AbilityRecord, PrintRecord),
    )
}

SCHEMA: Final = Schema(TYPES, REGISTRY)
"""How card files are read."""


def plain(record: Any, name: str, other: Any) -> Any:
    """Return a field of a record, or ``other`` if cards of its type have no such field."""
    return getattr(record, name, other)


def heads(rules: Sequence[str]) -> list[str]:
    """Return rules without their values: "marcador" of "marcador:2"."""
    return [rule.partition(":")[0] for rule in rules]
