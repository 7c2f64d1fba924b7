"""What every op of Vitorian Wars is built on: the table as ops see it, choices, and whom an effect concerns.

An op never touches the state: it is given a :class:`Hands`, through which it looks at the table and does its
work. So the rules decide what "destroy" means (V13.13), and an op only says whom.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Annotated, ClassVar, Final, Literal, Protocol

import msgspec

from game.rules.effects.kinds import Word
from game.rules.effects.records import Table
from game.rules.effects.registry import Op
from game.vitorian import spaces
from game.vitorian.actions import Aim
from game.vitorian.ops.filters import ANY, UnitFilter
from game.vitorian.ops.phrases import Phrases

if TYPE_CHECKING:
    from game.vitorian.state import Unit

Asks = Literal["aim", "option", "resource", "convoy", "exempt", "mobilise"]
"""What an op lets its controller choose: a unit or space, one of several possibilities, resources of the
Area, an order of looked-at Convoy cards, the Elite that needs no upkeep, a unit of the hand and its space."""

Lasting = Literal["combat", "turn", "game"]
LASTING: Final = Word(("combat", "turn", "game"))


class Source(msgspec.Struct, frozen=True):
    """Whose effect it is: the seat that controls it, the card, and the unit it concerns as "this unit"."""

    seat: int
    card: str
    unit: int | None = None
    """The unit that carries the effect or, of an Equipment, the linked one; None for other cards."""


class Choice(msgspec.Struct, frozen=True):
    """What was chosen for an effect before it does its work; None where nothing was."""

    unit: int | None = None
    """The unit that stood on the space aimed at."""
    space: int | None = None
    to: int | None = None
    kind: str = ""
    """A kind of resource of the Area, as in ``actions``."""


NOTHING: Final = Choice()


class Hands(Protocol):
    """The table in the hands of an op. Units are named by their numbers, seats and spaces as everywhere."""

    @property
    def grid(self) -> Sequence[Unit | None]:
        """The 20 spaces."""

    def where(self, unit: int) -> int | None:
        """Return the space of a unit; None once it has left the grid."""

    def mask(self, unit: Unit) -> int:
        """Return the keywords that a unit has now."""

    def attack(self, unit: Unit) -> int:
        """Return the Attack that a unit has now, without combat-only changes (V12.14)."""

    def fighter(self, seat: int) -> int | None:
        """Return the unit of a seat that is in the combat, if there is one (V12.7)."""

    def attacking(self) -> int:
        """Return the seat that attacks, -1 outside combat."""

    def kinds(self, seat: int, spent: bool | None) -> Sequence[str]:
        """Return the kinds of resources in a seat's Area: exhausted ones, ready ones, or (None) all."""

    def supplies(self, seat: int) -> int:
        """Return how many ready [S] a seat has."""

    def defense(self, seat: int) -> int:
        """Return how many Defense cards a seat has."""

    def convoy(self, seat: int) -> int:
        """Return how many cards lie in a seat's Convoy."""

    def hand(self, seat: int) -> Sequence[str]:
        """Return the cards of a hand."""

    def discard(self, seat: int) -> Sequence[str]:
        """Return a discard pile, newest last."""

    def field(self, seat: int) -> str | None:
        """Return a seat's Field Condition."""

    def may_go(self, unit: Unit, space: int, to: int) -> bool:
        """Say whether an effect may move the unit from a space to another one (V11.6, V11.7)."""

    def destroy(self, units: Sequence[int], source: Source) -> Sequence[int]:
        """Destroy units together by an effect (Shield markers save, V13.13); returns those that are gone."""

    def take_back(self, unit: int, source: Source) -> None:
        """Return a unit to its owner's hand (V14.1)."""

    def move(self, unit: int, to: int, source: Source) -> None:
        """Move a unit by an effect (V11.7)."""

    def change(
        self, unit: int, attack: int, defence: int, mask: int, lasting: Lasting, source: Source
    ) -> None:
        """Change a unit for a time (V12.14, V14.3, V14.4)."""

    def shield(self, unit: int, source: Source) -> None:
        """Put a Shield marker on a unit that has none (V13.13)."""

    def unshield(self, unit: int, source: Source) -> None:
        """Remove a Shield marker."""

    def ready_unit(self, unit: int, source: Source) -> None:
        """Make a unit ready (V2.6)."""

    def exhaust_unit(self, unit: int, source: Source) -> None:
        """Exhaust a unit (V2.6)."""

    def muster(self, card: str, space: int, source: Source) -> None:
        """Make a unit that only cards make, on an empty space of the seat's rows."""

    def draw(self, seat: int, count: int, source: Source) -> None:
        """Let a seat draw cards (V1.3)."""

    def ready_resource(self, seat: int, kind: str, source: Source) -> None:
        """Make an exhausted resource of a kind ready."""

    def give_resource(self, seat: int, kind: str, source: Source) -> None:
        """Put a resource of a kind from the Area on the bottom of the Convoy (V9.7)."""

    def channel(self, seat: int, count: int, source: Source) -> None:
        """Put cards from the top of the Convoy into the Area, ready."""

    def unearth(self, seat: int, source: Source) -> None:
        """Move the top card of a Defense pile into its owner's Area, ready (V12.19)."""

    def no_support(self, seat: int, source: Source) -> None:
        """Forbid a seat supporting bombardment in this combat (V12.10)."""

    def remove_field(self, seat: int, source: Source) -> None:
        """Discard a seat's Field Condition (V10.5)."""

    def recover(self, seat: int, card: str, source: Source) -> None:
        """Take the newest such card of a seat's discard pile into its hand."""


class VitorianOp(Op, frozen=True):
    """An op of Vitorian Wars: what it asks for, and its words. Here it asks for nothing."""

    @property
    def asks(self) -> Asks | None:
        """What its controller chooses before it applies itself; None for nothing."""
        return None

    def playable(self, hands: Hands, source: Source) -> bool:
        """Say whether an Order with this effect can be played (V12.7)."""
        return True

    def bound(self, hands: Hands, source: Source) -> int | None:
        """Return the unit in combat on which an item of the stack depends, if there is one (V12.6)."""
        return None

    def aims(self, hands: Hands, source: Source) -> list[Aim]:
        """Return what may be aimed at, for an op that asks "aim" or "exempt"."""
        return []

    @property
    def wanted(self) -> int:
        """How many resources are chosen at most, one after the other, for an op that asks "resource"."""
        return 0

    @property
    def partly(self) -> bool:
        """Whether fewer may be chosen."""
        return False

    def kinds(self, hands: Hands, source: Source) -> list[str]:
        """Return the kinds of resources that may be chosen, each once, for an op that asks "resource"."""
        return []

    def open(self, hands: Hands, source: Source) -> list[int]:
        """Return the possibilities that may be chosen, for an op that asks "option"."""
        return []

    def hand(self, hands: Hands, source: Source) -> list[str]:
        """Return the cards of the hand that may be mobilised, each once, for an op that asks "mobilise"."""
        return []

    def price(self, hands: Hands, unit: Unit) -> int:
        """Return how many [S] it costs to aim at a unit, paid when it is named (V9.10)."""
        return 0

    def possible(self, hands: Hands, source: Source, choice: Choice) -> bool:
        """Say whether what was chosen before still leads to an empty space (V11.7, V12.6)."""
        return choice.to is None or hands.grid[choice.to] is None

    def words(self, say: Phrases, may: bool) -> str:
        """Return its sentence, without capital and full stop."""
        return say.op(self.NAME, "", may)


class ActiveOp(VitorianOp, frozen=True):
    """An op that does its work itself. The others are only read (``statics``), or what is answered to
    them is carried out by the rules (``rules.effects``)."""

    @abstractmethod
    def apply(self, hands: Hands, source: Source, choice: Choice = NOTHING) -> None:
        """Do the work."""


# --- whom an effect concerns -------------------------------------------------------------------------------

FIGHTERS: Final = ("own_attacker", "own_defender", "own_fighter", "enemy_fighter")
"""Targets inside a combat (V12.7)."""
CHOSEN: Final = ("one_own", "one_enemy", "one")
"""Targets that the controller chooses."""
EACH: Final = ("each_own", "each_enemy", "each")
"""Targets that are all there are."""
OWN_UNIT: Final = ("self", "linked")
"""The unit that carries the effect, or that the Equipment is linked to."""
TARGETS: Final = (*OWN_UNIT, *FIGHTERS, *CHOSEN, *EACH)

TARGET_WHENS: Final[dict[str, tuple[str, ...]]] = {
    **dict.fromkeys(FIGHTERS, ("order",)),
    "self": ("mobilise", "kill", "hit", "end", "main"),
    "linked": ("link",),
}
"""On which occasions some targets are there; the others always are."""


class TargetOp(ActiveOp, frozen=True):
    """An op that does something to units: one in the combat, a chosen one, or all that fit."""

    target: Annotated[str, Word(TARGETS)]
    units: Annotated[UnitFilter, Table(UnitFilter)] = ANY
    """Which units it may concern."""
    SKIPS_SHIELDED: ClassVar[bool] = False
    """Whether units with a Shield marker are no target."""

    @property
    def asks(self) -> Asks | None:
        """A unit, if it is not settled which."""
        return "aim" if self.target in CHOSEN else None

    def objections(self, when: str) -> Iterator[tuple[str, str, dict[str, object]]]:
        """A target must be there on the occasion."""
        allowed = TARGET_WHENS.get(self.target, (when,))
        if when not in allowed:
            yield "target", "target_when", {"word": self.target, "when": when, "known": ", ".join(allowed)}

    def seats(self, seat: int) -> tuple[int, ...]:
        """Return whose units it may concern."""
        if self.target.endswith("own"):
            return (seat,)
        return (1 - seat,) if self.target.endswith("enemy") else (seat, 1 - seat)

    def fits(self, hands: Hands, source: Source, unit: Unit, space: int) -> bool:
        """Say whether a unit is one that it may concern."""
        if self.SKIPS_SHIELDED and unit.shield:
            return False
        # most filters ask for no keyword, and working the keywords out takes longer than all the rest
        mask = hands.mask(unit) if self.units.keyword else 0
        return self.units.fits(unit, mask, space, source.unit)

    def candidates(self, hands: Hands, source: Source) -> list[tuple[Unit, int]]:
        """Return all units that fit, with their spaces, of the seats it may concern."""
        grid = hands.grid
        return [
            (unit, space)
            for seat in self.seats(source.seat)
            for space in spaces.OWN[seat]
            if (unit := grid[space]) is not None and self.fits(hands, source, unit, space)
        ]

    def playable(self, hands: Hands, source: Source) -> bool:
        """A unit in the combat must be there, and a choice must have something to choose (V12.7)."""
        if self.target in FIGHTERS:
            return self.bound(hands, source) is not None
        return self.target not in CHOSEN or bool(self.aims(hands, source))

    def bound(self, hands: Hands, source: Source) -> int | None:
        """Return the attacker or the defending unit that it means (V12.7)."""
        if self.target not in FIGHTERS:
            return None
        if self.target == "enemy_fighter":
            return hands.fighter(1 - source.seat)
        attacks = hands.attacking() == source.seat
        if self.target != "own_fighter" and attacks != (self.target == "own_attacker"):
            return None
        return hands.fighter(source.seat)

    def aims(self, hands: Hands, source: Source) -> list[Aim]:
        """Return the units that may be chosen."""
        if self.target not in CHOSEN:
            return []
        return [Aim(space) for _, space in self.candidates(hands, source)]

    def concerned(self, hands: Hands, source: Source, choice: Choice) -> list[tuple[Unit, int]]:
        """Return the units that it concerns now, with their spaces; those that are gone are left out."""
        if self.target in EACH:
            return self.candidates(hands, source)
        if self.target in CHOSEN:
            number = choice.unit
        else:
            number = source.unit if self.target in OWN_UNIT else self.bound(hands, source)
        space = None if number is None else hands.where(number)
        unit = None if space is None else hands.grid[space]
        if unit is None or space is None:
            return []
        # a chosen unit that has merely moved since is still meant (V12.6)
        fits = self.target in CHOSEN or self.fits(hands, source, unit, space)
        return [(unit, space)] if fits else []

    def words(self, say: Phrases, may: bool) -> str:
        """Return its sentence about those whom it concerns."""
        return say.op(self.NAME, "", may, whom=say.whom(self.target, self.units)) + say.condition(
            self.target, self.units
        )


class EachOp(TargetOp, frozen=True):
    """A target op that does the same to one unit after the other."""

    def apply(self, hands: Hands, source: Source, choice: Choice = NOTHING) -> None:
        """Do it to each unit that it concerns."""
        for unit, _ in self.concerned(hands, source, choice):
            self.do(hands, unit, source)

    @abstractmethod
    def do(self, hands: Hands, unit: Unit, source: Source) -> None:
        """Do it to one unit."""
