"""Lasting effects: they do nothing themselves, the rules read them (V12.14, V14.5)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, ClassVar, Final

from game.rules.effects.kinds import Number, Word, Words
from game.rules.effects.records import Table
from game.vitorian import words
from game.vitorian.ops.base import VitorianOp
from game.vitorian.ops.filters import ANY, UnitFilter
from game.vitorian.ops.phrases import Phrases

AMOUNT: Final = Number(-20, 20)
SIDES: Final = ("own", "enemy", "both")
ROLES: Final = ("attacking", "defending", "any")
PERMITTED: Final = ("row",)
FORBIDDEN: Final = ("move", "attack")
NOBODY: Final = (".none", ".none.other")
"""The endings of the keys by which nobody, or nobody else, can do something."""


class Static(VitorianOp, frozen=True):
    """An effect that lasts as long as its card is in play."""

    WHENS: ClassVar = ("always",)


class Aura(Static, frozen=True, kw_only=True):
    """Units have other numbers or keywords, in and outside combat: Engine Officer, Martial Law."""

    NAME: ClassVar = "aura"
    SHAPES: ClassVar = ("",)
    units: Annotated[UnitFilter, Table(UnitFilter)] = ANY
    side: Annotated[str, Word(SIDES)] = "own"
    attack: Annotated[int, AMOUNT] = 0
    defence: Annotated[int, AMOUNT] = 0
    keywords: Annotated[tuple[str, ...], Words(words.KEYWORDS)] = ()

    @property
    def mask(self) -> int:
        """The keywords as bits."""
        return words.mask_of(self.keywords)

    def objections(self, when: str) -> Iterator[tuple[str, str, dict[str, object]]]:
        """It must change something, and what it gives cannot be what it asks for."""
        if not (self.attack or self.defence or self.keywords):
            yield "attack", "changes_nothing", {}
        if self.units.keyword and self.keywords:
            yield "keywords", "aura_circle", {}

    def words(self, say: Phrases, may: bool) -> str:
        """Say who has what."""
        target = {"own": "each_own", "enemy": "each_enemy", "both": "each"}[self.side]
        bonus = say.bonus(self.attack, self.defence, self.mask)
        return say.op(self.NAME, "", False, whom=say.whom(target, self.units), bonus=bonus)


class InCombat(Static, frozen=True, kw_only=True):
    """Units have other numbers in a combat only (V12.14): Assault Sapper, Trench Line."""

    NAME: ClassVar = "in_combat"
    SHAPES: ClassVar = tuple(
        f"{target}.{role}{ending}"
        for target in ("self", "each_own")
        for role in ROLES
        for ending in ("", ".all")
    )
    target: Annotated[str, Word(("self", "each_own"))]
    role: Annotated[str, Word(ROLES)]
    units: Annotated[UnitFilter, Table(UnitFilter)] = ANY
    """Of ``each_own``: which own units."""
    against: Annotated[UnitFilter, Table(UnitFilter)] = ANY
    """What the other unit in the combat must be like."""
    attack: Annotated[int, AMOUNT] = 0
    defence: Annotated[int, AMOUNT] = 0

    def objections(self, when: str) -> Iterator[tuple[str, str, dict[str, object]]]:
        """It must change something; "this unit" needs no description."""
        if not (self.attack or self.defence):
            yield "attack", "changes_nothing", {}
        if self.target == "self" and self.units != ANY:
            yield "units", "needs_target", {"known": "each_own"}

    def words(self, say: Phrases, may: bool) -> str:
        """Say who has what when."""
        whom = say.whom("each_own", self.units) if self.target == "each_own" else ""
        bonus = say.bonus(self.attack, self.defence, 0)
        shape = f"{self.target}.{self.role}{'.all' if self.against == ANY else ''}"
        return say.op(self.NAME, shape, False, whom=whom, bonus=bonus, against=say.a_unit(self.against))


class Law(Static, frozen=True, kw_only=True):
    """A card text that beats a rule (V14.5); "cannot" beats "may"."""

    units: Annotated[UnitFilter, Table(UnitFilter)] = ANY
    side: Annotated[str, Word(SIDES)] = "own"

    @property
    def act(self) -> str:
        """What it is about."""
        return str(getattr(self, "what"))  # noqa: B009 - each law names its own closed list

    def words(self, say: Phrases, may: bool) -> str:
        """Say who may, or cannot."""
        target = {"own": "each_own", "enemy": "each_enemy", "both": "each"}[self.side]
        return say.op(self.NAME, self.act, False, whom=say.whom(target, self.units))


class Permit(Law, frozen=True, kw_only=True):
    """Units may do what a rule forbids: "row" lets a Brute change its row (V11.6)."""

    NAME: ClassVar = "permit"
    SHAPES: ClassVar = PERMITTED
    what: Annotated[str, Word(PERMITTED)]


class Forbid(Law, frozen=True, kw_only=True):
    """Units cannot do what the rules allow: "move" by any means, or "attack"."""

    NAME: ClassVar = "forbid"
    SHAPES: ClassVar = tuple(f"{act}{ending}" for act in FORBIDDEN for ending in ("", *NOBODY))
    what: Annotated[str, Word(FORBIDDEN)]

    def words(self, say: Phrases, may: bool) -> str:
        """Say who cannot; what nobody can is said of "no unit"."""
        if self.side == "both":
            ending = NOBODY[self.units.other]
            unit, which = say.noun(self.units, False), say.which(self.units)
            return say.op(self.NAME, f"{self.act}{ending}", False, unit=unit, which=which)
        return super().words(say, may)
