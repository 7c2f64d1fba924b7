"""Ops about resources: Convoy, Area and Defense pile."""

from __future__ import annotations

from abc import abstractmethod
from typing import Annotated, ClassVar, Final

from game.rules.effects.kinds import Number, Switch
from game.vitorian import spaces
from game.vitorian.actions import Aim
from game.vitorian.card import CARDS
from game.vitorian.ops.base import NOTHING, ActiveOp, Asks, Choice, Hands, Source, VitorianOp
from game.vitorian.ops.phrases import Phrases

MOST_DRAWN: Final = 5
"""No effect draws more cards at once."""
FEW: Final = Number(1, MOST_DRAWN)
ANY_LEVEL: Final = 9
"""No card has a higher Level."""
DOING: Final = (
    *("mobilise", "link", "order", "recycle", "channelled", "main"),
    *("hit", "kill", "destroyed", "end", "option"),
)
"""Occasions on which something can be done at all."""


class ResourceOp(ActiveOp, frozen=True):
    """An op for which resources of the Area are chosen, one after the other."""

    @property
    @abstractmethod
    def wanted(self) -> int:
        """How many are chosen at most."""

    @abstractmethod
    def kinds(self, hands: Hands, source: Source) -> list[str]:
        """Return the kinds that may be chosen, each once."""


class Ready(ResourceOp, frozen=True, kw_only=True):
    """Make exhausted resources of the Area ready: Rationing, Resupply."""

    NAME: ClassVar = "ready"
    WHENS: ClassVar = DOING
    SHAPES: ClassVar = ("", "up_to")
    count: Annotated[int, FEW] = 1
    up_to: Annotated[bool, Switch()] = False

    @property
    def asks(self) -> Asks | None:
        """Which ones."""
        return "resource"

    @property
    def wanted(self) -> int:
        """How many are readied at most."""
        return self.count

    @property
    def partly(self) -> bool:
        """Whether fewer may be readied."""
        return self.up_to

    def kinds(self, hands: Hands, source: Source) -> list[str]:
        """Return the kinds of exhausted resources."""
        return list(dict.fromkeys(hands.kinds(source.seat, True)))

    def apply(self, hands: Hands, source: Source, choice: Choice = NOTHING) -> None:
        """Ready the chosen one, if there still is such a one."""
        if choice.kind in hands.kinds(source.seat, True):
            hands.ready_resource(source.seat, choice.kind, source)

    def words(self, say: Phrases, may: bool) -> str:
        """Say how many."""
        return say.op(self.NAME, "up_to" if self.up_to else "", may, n=self.count)


class Trade(ResourceOp, frozen=True, kw_only=True):
    """Put a resource of the Area, ready or exhausted, under the Convoy and draw for it: Black Market."""

    NAME: ClassVar = "trade"
    WHENS: ClassVar = DOING
    draw: Annotated[int, FEW] = 1

    @property
    def asks(self) -> Asks | None:
        """Which resource."""
        return "resource"

    @property
    def wanted(self) -> int:
        """One is given."""
        return 1

    def kinds(self, hands: Hands, source: Source) -> list[str]:
        """Return the kinds of all resources of the Area."""
        return list(dict.fromkeys(hands.kinds(source.seat, None)))

    def apply(self, hands: Hands, source: Source, choice: Choice = NOTHING) -> None:
        """Give the chosen one and draw."""
        if choice.kind in hands.kinds(source.seat, None):
            hands.give_resource(source.seat, choice.kind, source)
            hands.draw(source.seat, self.draw, source)

    def words(self, say: Phrases, may: bool) -> str:
        """Say what is drawn for it."""
        return say.op(self.NAME, "", may, n=self.draw)


class Arrange(VitorianOp, frozen=True, kw_only=True):
    """Look at the top of the own Convoy and put it back in another order (V9.11): Canal Engineer."""

    NAME: ClassVar = "arrange"
    WHENS: ClassVar = ("mobilise", "recycle", "channel", "main", "kill", "destroyed", "end", "option")
    SHAPES: ClassVar = ("", "bottom")
    count: Annotated[int, FEW]
    bottom: Annotated[bool, Switch()] = False
    """Whether cards may go under the Convoy too."""

    @property
    def asks(self) -> Asks | None:
        """How the cards go back."""
        return "convoy"

    def words(self, say: Phrases, may: bool) -> str:
        """Say how many cards, and where they may go."""
        return say.op(self.NAME, "bottom" if self.bottom else "", may, n=self.count)


class Channel(ActiveOp, frozen=True):
    """Put the top cards of the own Convoy into the Area, ready."""

    NAME: ClassVar = "channel"
    WHENS: ClassVar = DOING
    count: Annotated[int, FEW] = 1

    def apply(self, hands: Hands, source: Source, choice: Choice = NOTHING) -> None:
        """Take as many as there are."""
        if count := min(self.count, hands.convoy(source.seat)):
            hands.channel(source.seat, count, source)

    def words(self, say: Phrases, may: bool) -> str:
        """Say how many."""
        return say.op(self.NAME, "", may, n=self.count)


class UnearthDefense(ActiveOp, frozen=True):
    """Move the top card of the own Defense pile into the Area, ready (V12.19): Defense Sacrifice."""

    NAME: ClassVar = "unearth_defense"
    WHENS: ClassVar = DOING

    def playable(self, hands: Hands, source: Source) -> bool:
        """The pile must hold a card."""
        return hands.defense(source.seat) > 0

    def apply(self, hands: Hands, source: Source, choice: Choice = NOTHING) -> None:
        """Move it, if the pile still holds one."""
        if hands.defense(source.seat):
            hands.unearth(source.seat, source)


class Exempt(VitorianOp, frozen=True):
    """One own Elite needs no upkeep this turn (V7.6): Monsoon Quartermaster."""

    NAME: ClassVar = "exempt"
    WHENS: ClassVar = ("upkeep",)

    @property
    def asks(self) -> Asks | None:
        """Which Elite."""
        return "exempt"

    def aims(self, hands: Hands, source: Source) -> list[Aim]:
        """Return the own Elites."""
        grid = hands.grid
        return [
            Aim(space)
            for space in spaces.OWN[source.seat]
            if (unit := grid[space]) is not None and CARDS[unit.card].elite
        ]


class Draw(ActiveOp, frozen=True):
    """Draw cards (V1.3): Salute of Honour, Victory Parade."""

    NAME: ClassVar = "draw"
    WHENS: ClassVar = DOING
    count: Annotated[int, FEW] = 1

    def apply(self, hands: Hands, source: Source, choice: Choice = NOTHING) -> None:
        """Draw them."""
        hands.draw(source.seat, self.count, source)

    def words(self, say: Phrases, may: bool) -> str:
        """Say how many."""
        return say.op(self.NAME, "", may, n=self.count)


class Recover(ActiveOp, frozen=True):
    """Take the newest unit of the own discard pile into the hand."""

    NAME: ClassVar = "recover"
    WHENS: ClassVar = DOING
    SHAPES: ClassVar = ("", "level")
    most_level: Annotated[int, Number(1, 9)] = ANY_LEVEL

    def _newest(self, hands: Hands, source: Source) -> str | None:
        for name in reversed(hands.discard(source.seat)):
            if CARDS[name].is_unit and CARDS[name].level <= self.most_level:
                return name
        return None

    def playable(self, hands: Hands, source: Source) -> bool:
        """There must be one."""
        return self._newest(hands, source) is not None

    def apply(self, hands: Hands, source: Source, choice: Choice = NOTHING) -> None:
        """Take it, if there still is one."""
        if (card := self._newest(hands, source)) is not None:
            hands.recover(source.seat, card, source)

    def words(self, say: Phrases, may: bool) -> str:
        """Say up to which Level."""
        shape = "" if self.most_level == ANY_LEVEL else "level"
        return say.op(self.NAME, shape, may, number=self.most_level)


class RemoveField(ActiveOp, frozen=True):
    """Discard the opponent's Field Condition (V10.5)."""

    NAME: ClassVar = "remove_field"
    WHENS: ClassVar = DOING

    def playable(self, hands: Hands, source: Source) -> bool:
        """There must be one."""
        return hands.field(1 - source.seat) is not None

    def apply(self, hands: Hands, source: Source, choice: Choice = NOTHING) -> None:
        """Discard it, if it is still there."""
        if hands.field(1 - source.seat) is not None:
            hands.remove_field(1 - source.seat, source)


class NoSupport(ActiveOp, frozen=True):
    """The opponent gets no supporting bombardment in this combat (V12.10): Radio Jamming."""

    NAME: ClassVar = "no_support"
    WHENS: ClassVar = ("order", "option")

    def apply(self, hands: Hands, source: Source, choice: Choice = NOTHING) -> None:
        """Forbid it."""
        hands.no_support(1 - source.seat, source)
