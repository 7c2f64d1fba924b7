"""A made-up game with cards of another shape: costs in one currency, marks with values."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Annotated, Any, ClassVar

import msgspec

from game.rules.effects import kinds
from game.rules.effects.files import ReadCard, Schema
from game.rules.effects.records import Table
from game.rules.effects.registry import Effect, Op, Registry

RULES = ("swift", "marker", "immunity")


class Spell(Effect, frozen=True, kw_only=True):
    """An effect of the made-up game."""

    when: Annotated[str, kinds.Word(("cast", "always", "option"))]

    def objections(self, occasion: str) -> Iterator[tuple[str, str, dict[str, object]]]:
        """A blow of 50 is too strong on this occasion."""
        if isinstance(self.op, Deal) and self.op.amount == 50:
            yield "when", "only_when", {"known": occasion}


class Whom(msgspec.Struct, frozen=True):
    """A filter of the made-up game."""

    race: Annotated[str, kinds.Word(("human", "beast"))] = ""
    most_level: Annotated[int, kinds.Number(1, 5)] = 5


class Deal(Op, frozen=True):
    """Damage."""

    NAME: ClassVar = "deal"
    WHENS: ClassVar = ("cast", "option")
    amount: Annotated[int, kinds.Number(1, 50)]
    whom: Annotated[Whom, Table(Whom)] = Whom()

    def objections(self, when: str) -> Iterator[tuple[str, str, dict[str, object]]]:
        """An uneven amount is one too many."""
        if self.amount % 5:
            yield "amount", "number", {"value": self.amount, "low": 5, "high": 50}


class Summon(Op, frozen=True):
    """Another card comes."""

    NAME: ClassVar = "summon"
    WHENS: ClassVar = ("cast", "option")
    card: Annotated[str, kinds.CardId("figure")]


class Choose(Op, frozen=True):
    """One of several."""

    NAME: ClassVar = "choose"
    WHENS: ClassVar = ("cast",)
    options: tuple[tuple[int, ...], ...] = ()


class Figure(msgspec.Struct, frozen=True, kw_only=True):
    """A figure."""

    cost: Annotated[int, kinds.Number(0, 30)]
    vital: Annotated[int, kinds.Number(0, 200)]
    rules: Annotated[
        tuple[str, ...],
        kinds.Words(RULES, {"marker": kinds.Number(1, 3), "immunity": kinds.Word(("fire", "beast"))}),
    ] = ()
    unique: Annotated[bool, kinds.Switch()] = False
    forge: Annotated[Mapping[str, int], kinds.Amounts(("gold", "opal"), 3)] = {}
    called: Annotated[Mapping[str, str], kinds.Spoken(("es", "en"), 12)] = {}
    kin: Annotated[tuple[str, ...], kinds.CardIds("figure")] = ()

    def objections(self, effects: Sequence[Spell]) -> Iterator[tuple[str, str, dict[str, object]]]:
        """What costs nothing does nothing."""
        if not self.cost and effects:
            yield "effects", "effects_many", {"n": len(effects), "most": 0}


class Relic(msgspec.Struct, frozen=True):
    """A card without effects."""

    cost: Annotated[int, kinds.Number(0, 30)]


SCHEMA = Schema(
    {"figure": Figure, "relic": Relic},
    Registry(Spell, (Deal, Summon, Choose), {"figure": ("cast", "always")}),
)


def read(tables: Mapping[str, Any]) -> dict[str, ReadCard]:
    """Read cards of the made-up game."""
    return SCHEMA.read(tables, "made.toml", {"OLD": "figure", "STONE": "relic"})
