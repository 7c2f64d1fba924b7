"""Ops that change the numbers and keywords of units for a time (V12.14, V14.3, V14.4)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Annotated, ClassVar

from game.rules.effects.kinds import Number, Word, Words
from game.rules.effects.records import Table
from game.rules.effects.wording import signed
from game.vitorian import spaces, words
from game.vitorian.actions import Aim
from game.vitorian.ops.base import (
    EACH,
    LASTING,
    NOTHING,
    Asks,
    Choice,
    EachOp,
    Hands,
    Lasting,
    Source,
    TargetOp,
)
from game.vitorian.ops.filters import ANY, UnitFilter
from game.vitorian.ops.phrases import Phrases

if TYPE_CHECKING:
    from game.vitorian.state import Unit

AMOUNT = Number(-20, 20)
TIMES = ("combat", "turn", "game")
ACTIVE = (
    "mobilise",
    "link",
    "order",
    "recycle",
    "channelled",
    "main",
    "hit",
    "kill",
    "destroyed",
    "end",
    "option",
)
"""Occasions on which something can be done to units."""


class Lasts(TargetOp, frozen=True, kw_only=True):
    """An op whose change of a unit lasts for a time."""

    lasts: Annotated[Lasting, LASTING]
    WHENS: ClassVar[tuple[str, ...]] = ACTIVE

    def objections(self, when: str) -> Iterator[tuple[str, str, dict[str, object]]]:
        """A change for a combat needs one."""
        yield from super().objections(when)
        if self.lasts == "combat" and when != "order":
            yield "lasts", "lasts_combat", {"when": when}

    @property
    def number(self) -> str:
        """The ending of its text keys when it concerns several units."""
        return ".many" if self.target in EACH else ""


class Change(Lasts, EachOp, frozen=True, kw_only=True):
    """Units get numbers or keywords: Charge!, Bastion, Motor Overload."""

    NAME: ClassVar = "change"
    SHAPES: ClassVar[tuple[str, ...]] = tuple(f"{time}{many}" for time in TIMES for many in ("", ".many"))
    attack: Annotated[int, AMOUNT] = 0
    defence: Annotated[int, AMOUNT] = 0
    keywords: Annotated[tuple[str, ...], Words(words.KEYWORDS)] = ()

    def objections(self, when: str) -> Iterator[tuple[str, str, dict[str, object]]]:
        """It must change something."""
        yield from super().objections(when)
        if not (self.attack or self.defence or self.keywords):
            yield "attack", "changes_nothing", {}

    def do(self, hands: Hands, unit: Unit, source: Source) -> None:
        """Change one unit."""
        hands.change(unit.id, self.attack, self.defence, words.mask_of(self.keywords), self.lasts, source)

    def words(self, say: Phrases, may: bool) -> str:
        """Say who gets what, and for how long."""
        bonus = say.bonus(self.attack, self.defence, words.mask_of(self.keywords))
        whom = say.whom(self.target, self.units)
        told = say.op(self.NAME, f"{self.lasts}{self.number}", may, whom=whom, bonus=bonus)
        if self.lasts == "game":
            return say.on_condition(told, self.target, self.units)
        return told + say.condition(self.target, self.units)


class ChangeByKeyword(Lasts, EachOp, frozen=True, kw_only=True):
    """Units get Attack, and another amount if they have a keyword: Dive Attack."""

    NAME: ClassVar = "change_by_keyword"
    SHAPES: ClassVar[tuple[str, ...]] = tuple(f"{time}{many}" for time in TIMES for many in ("", ".many"))
    attack: Annotated[int, AMOUNT]
    keyword: Annotated[str, Word(words.KEYWORDS)]
    attack_then: Annotated[int, AMOUNT]

    def do(self, hands: Hands, unit: Unit, source: Source) -> None:
        """Change one unit."""
        has = hands.mask(unit) & words.BIT[self.keyword]
        hands.change(unit.id, self.attack_then if has else self.attack, 0, 0, self.lasts, source)

    def words(self, say: Phrases, may: bool) -> str:
        """Say both amounts."""
        told = say.op(
            self.NAME,
            f"{self.lasts}{self.number}",
            may,
            whom=say.whom(self.target, self.units),
            bonus=say.bonus(self.attack, 0, 0) or f"{signed(0)}/{signed(0)}",
            then=say.bonus(self.attack_then, 0, 0) or f"{signed(0)}/{signed(0)}",
            keyword=say.keyword(self.keyword),
        )
        return say.on_condition(told, self.target, self.units)


class BorrowAttack(Lasts, frozen=True, kw_only=True):
    """A unit gets the Attack that another own unit has when this resolves: Amphibious Artillery."""

    NAME: ClassVar = "borrow_attack"
    SHAPES: ClassVar[tuple[str, ...]] = TIMES
    WHENS: ClassVar[tuple[str, ...]] = ("order", "mobilise", "kill")
    lender: Annotated[UnitFilter, Table(UnitFilter)] = ANY

    def objections(self, when: str) -> Iterator[tuple[str, str, dict[str, object]]]:
        """Only the lender is chosen."""
        yield from super().objections(when)
        if self.target not in ("self", "own_fighter", "own_attacker", "own_defender"):
            yield "target", "target_settled", {"word": self.target}
        if self.units != ANY:
            yield "units", "lender_only", {}

    @property
    def asks(self) -> Asks | None:
        """The lender."""
        return "aim"

    def playable(self, hands: Hands, source: Source) -> bool:
        """Both units must be there (V12.7)."""
        return super().playable(hands, source) and bool(self.aims(hands, source))

    def aims(self, hands: Hands, source: Source) -> list[Aim]:
        """Return the units that may lend."""
        borrower = self._borrower(hands, source)
        grid = hands.grid
        return [
            Aim(space)
            for space in spaces.OWN[source.seat]
            if (unit := grid[space]) is not None
            and self.lender.fits(unit, hands.mask(unit), space, borrower)
            and unit.id != borrower
        ]

    def _borrower(self, hands: Hands, source: Source) -> int | None:
        return source.unit if self.target == "self" else self.bound(hands, source)

    def apply(self, hands: Hands, source: Source, choice: Choice = NOTHING) -> None:
        """Add the lender's Attack as it is now."""
        borrower = self._borrower(hands, source)
        space = None if choice.unit is None else hands.where(choice.unit)
        lender = None if space is None else hands.grid[space]
        if borrower is not None and lender is not None and hands.where(borrower) is not None:
            hands.change(borrower, hands.attack(lender), 0, 0, self.lasts, source)

    def words(self, say: Phrases, may: bool) -> str:
        """Say who gets whose Attack."""
        whom = say.whom(self.target, self.units)
        return say.op(self.NAME, self.lasts, may, whom=whom, lender=say.whom("one_own", self.lender))
