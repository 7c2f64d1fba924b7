"""Ops that do something to units, or bring some."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Annotated, ClassVar, Final

from game.rules.effects.kinds import CardId, Number, Switch, Word
from game.vitorian import spaces, words
from game.vitorian.actions import Aim
from game.vitorian.card import CARDS
from game.vitorian.ops.base import (
    CHOSEN,
    EACH,
    NOTHING,
    ActiveOp,
    Asks,
    Choice,
    EachOp,
    Hands,
    Source,
    TargetOp,
    VitorianOp,
)
from game.vitorian.ops.numbers import ACTIVE
from game.vitorian.ops.phrases import Phrases

if TYPE_CHECKING:
    from game.vitorian.state import Unit

REACH: Final = {
    "sideways": spaces.SIDEWAYS,
    "adjacent": spaces.ADJACENT,
    "row": tuple((spaces.other_row(space),) for space in spaces.SPACES),
    "anywhere": tuple(tuple(spaces.OWN[spaces.owner(space)]) for space in spaces.SPACES),
}
"""By name: the spaces that a move reaches from each space (V2.3)."""
OWN: Final = ("self", "linked", "own_attacker", "own_defender", "own_fighter", "one_own", "each_own")
"""Targets that are units of the effect's controller."""


class Destroy(TargetOp, frozen=True):
    """Destroy units, all at once; Shield markers stop it (V13.13): Flame Mage, Summary Judgement."""

    NAME: ClassVar = "destroy"
    WHENS: ClassVar = ACTIVE

    def apply(self, hands: Hands, source: Source, choice: Choice = NOTHING) -> None:
        """Destroy all that it concerns together."""
        if units := [unit.id for unit, _ in self.concerned(hands, source, choice)]:
            hands.destroy(units, source)


class Return(EachOp, frozen=True):
    """Return units to their owner's hand (V14.1): Orderly Retreat."""

    NAME: ClassVar = "return"
    WHENS: ClassVar = ACTIVE
    SHAPES: ClassVar = ("", "own", "theirs", "many")

    def do(self, hands: Hands, unit: Unit, source: Source) -> None:
        """Return one unit."""
        hands.take_back(unit.id, source)

    def words(self, say: Phrases, may: bool) -> str:
        """Say whose hand."""
        shape = {"each": "many", "each_enemy": "theirs"}.get(self.target, "own" if self.target in OWN else "")
        whom = say.whom(self.target, self.units)
        return say.op(self.NAME, shape, may, whom=whom) + say.condition(self.target, self.units)


class Move(TargetOp, frozen=True, kw_only=True):
    """Move a unit to an empty space of its side, without cost (V9.8, V9.10, V11.7)."""

    NAME: ClassVar = "move"
    WHENS: ClassVar = ("mobilise", "link", "order", "recycle", "channelled", "main", "kill", "end", "option")
    SHAPES: ClassVar = tuple(f"{reach}{heavy}" for reach in REACH for heavy in ("", ".heavy"))
    reach: Annotated[str, Word(tuple(REACH))]
    heavy_pays: Annotated[bool, Switch()] = False
    """A Heavy unit still exhausts 1 [S] for it (V9.10)."""

    @property
    def asks(self) -> Asks | None:
        """Where to, and who if that is not settled."""
        return "aim"

    def objections(self, when: str) -> Iterator[tuple[str, str, dict[str, object]]]:
        """One unit moves, not many."""
        yield from super().objections(when)
        if self.target in EACH:
            yield "target", "target_one", {"word": self.target}

    def price(self, hands: Hands, unit: Unit) -> int:
        """Return how many [S] the move of a unit costs, when it is named (V9.10)."""
        return 1 if self.heavy_pays and hands.mask(unit) & words.HEAVY else 0

    def playable(self, hands: Hands, source: Source) -> bool:
        """Some unit must be able to move (V12.7)."""
        return bool(self.aims(hands, source))

    def aims(self, hands: Hands, source: Source) -> list[Aim]:
        """Return who may go where."""
        if self.target in CHOSEN:
            movers = self.candidates(hands, source)
        else:
            movers = self.concerned(hands, source, NOTHING)
        reach, grid = REACH[self.reach], hands.grid
        supplies = hands.supplies(source.seat) if self.heavy_pays else 0
        return [
            Aim(space, to)
            for unit, space in movers
            if self.price(hands, unit) <= supplies
            for to in reach[space]
            if grid[to] is None and hands.may_go(unit, space, to)
        ]

    def possible(self, hands: Hands, source: Source, choice: Choice) -> bool:
        """Say whether the move still goes from where the unit now stands (V11.7, V12.6)."""
        space = None if choice.unit is None else hands.where(choice.unit)
        unit = None if space is None else hands.grid[space]
        if unit is None or space is None or choice.to is None:
            return False
        return choice.to in REACH[self.reach][space] and hands.may_go(unit, space, choice.to)

    def apply(self, hands: Hands, source: Source, choice: Choice = NOTHING) -> None:
        """Move the unit, if it still can."""
        if choice.unit is not None and choice.to is not None and self.possible(hands, source, choice):
            hands.move(choice.unit, choice.to, source)

    def words(self, say: Phrases, may: bool) -> str:
        """Say who moves where to."""
        shape = self.reach + (".heavy" if self.heavy_pays else "")
        told = say.op(self.NAME, shape, may, whom=say.whom(self.target, self.units))
        return say.on_condition(told, self.target, self.units)


class Shield(EachOp, frozen=True):
    """Put a Shield marker on units that have none (V13.13): Trench Chaplain, Armoured Blessing."""

    NAME: ClassVar = "shield"
    WHENS: ClassVar = ACTIVE
    SHAPES: ClassVar = ("", "if", "one", "many", "all", "others")
    SKIPS_SHIELDED: ClassVar = True

    def do(self, hands: Hands, unit: Unit, source: Source) -> None:
        """Shield one unit."""
        hands.shield(unit.id, source)

    def words(self, say: Phrases, may: bool) -> str:
        """Say who gets it."""
        condition = say.unshielded(self.target, self.units)
        if self.target == "each":
            shape = "others" if self.units.other else "all"
            unit = say.noun(self.units, self.units.other)
            return say.op(self.NAME, shape, may, unit=unit, which=say.which(self.units))
        settled = "if" if condition else ""
        shape = "many" if self.target in EACH else "one" if self.target in CHOSEN else settled
        return say.op(self.NAME, shape, may, whom=say.whom(self.target, self.units)) + condition


class Unshield(EachOp, frozen=True):
    """Remove the Shield markers of units."""

    NAME: ClassVar = "unshield"
    WHENS: ClassVar = ACTIVE
    SHAPES: ClassVar = ("", "many")

    def do(self, hands: Hands, unit: Unit, source: Source) -> None:
        """Remove one marker, if there is one."""
        if unit.shield:
            hands.unshield(unit.id, source)

    def words(self, say: Phrases, may: bool) -> str:
        """Say whose marker, or markers."""
        shape = "many" if self.target in EACH else ""
        whom = say.whom(self.target, self.units)
        return say.op(self.NAME, shape, may, whom=whom) + say.condition(self.target, self.units)


class ReadyUnit(EachOp, frozen=True):
    """Make exhausted units ready (V2.6)."""

    NAME: ClassVar = "ready_unit"
    WHENS: ClassVar = ACTIVE

    def do(self, hands: Hands, unit: Unit, source: Source) -> None:
        """Make one unit ready."""
        hands.ready_unit(unit.id, source)


class ExhaustUnit(EachOp, frozen=True):
    """Exhaust units (V2.6)."""

    NAME: ClassVar = "exhaust_unit"
    WHENS: ClassVar = ACTIVE

    def do(self, hands: Hands, unit: Unit, source: Source) -> None:
        """Exhaust one unit."""
        hands.exhaust_unit(unit.id, source)


class Token(ActiveOp, frozen=True):
    """Put a unit that only cards make on an empty own space, without cost (V8.10)."""

    NAME: ClassVar = "token"
    WHENS: ClassVar = tuple(when for when in ACTIVE if when != "order")
    SHAPES: ClassVar = ("any", "vanguard", "rear")
    card: Annotated[str, CardId("unit")]
    row: Annotated[str, Word(("vanguard", "rear"))] = ""

    @property
    def asks(self) -> Asks | None:
        """The space."""
        return "aim"

    def aims(self, hands: Hands, source: Source) -> list[Aim]:
        """Return the empty spaces."""
        grid = hands.grid
        return [
            Aim(space)
            for space in spaces.OWN[source.seat]
            if grid[space] is None and (not self.row or spaces.is_vanguard(space) == (self.row == "vanguard"))
        ]

    def apply(self, hands: Hands, source: Source, choice: Choice = NOTHING) -> None:
        """Make the unit."""
        if choice.space is not None and hands.grid[choice.space] is None:
            hands.muster(self.card, choice.space, source)

    def words(self, say: Phrases, may: bool) -> str:
        """Say what comes where."""
        card = CARDS[self.card]
        numbers = f"{card.attack}/{card.defence}"
        return say.op(self.NAME, self.row or "any", may, unit=say.card(self.card), numbers=numbers)


class Muster(VitorianOp, frozen=True):
    """Mobilise a unit of the hand without cost: nothing is exhausted, nothing returned (V8.10)."""

    NAME: ClassVar = "muster"
    WHENS: ClassVar = ("mobilise", "link", "recycle", "main", "option")
    most_level: Annotated[int, Number(1, 9)]

    @property
    def asks(self) -> Asks | None:
        """The unit and its space, as in mobilising."""
        return "mobilise"

    def hand(self, hands: Hands, source: Source) -> list[str]:
        """Return the cards of the hand that may be mobilised, each once."""
        found = dict.fromkeys(hands.hand(source.seat))
        return [name for name in found if CARDS[name].is_unit and CARDS[name].level <= self.most_level]

    def words(self, say: Phrases, may: bool) -> str:
        """Say up to which Level."""
        return say.op(self.NAME, "", may, number=self.most_level)
