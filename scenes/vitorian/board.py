"""The board as it is being shown: a small value that events change one by one while the show runs.

The match is always further on than the show. `Board.of` is the truth of an observation; `after` tells what
one event changes, so that every moment between two observations can be drawn. What an event leaves open to
these eyes (which card a rival's Convoy hides, how looked-at cards were put back) stays unknown until the next
observation.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cache, cached_property
from typing import Final

from game.journal import MatchSetup
from game.rules.chance import Chance
from game.rules.contract import SPECTATOR, Event
from game.vitorian import events as ev
from game.vitorian.card import CARDS
from game.vitorian.config import VitorianConfig
from game.vitorian.decks import CONVOY, SIZE
from game.vitorian.observing import observe
from game.vitorian.sampling import unit_of
from game.vitorian.spaces import SPACES
from game.vitorian.state import Side, Table, Unit, replaced
from game.vitorian.view import SeenCombat, SeenSide, SeenUnit, VitorianObservation
from scenes.table.view import NOBODY

Grid = tuple[Unit | None, ...]
EMPTY_GRID: Final[Grid] = (None,) * len(SPACES)


@dataclass(frozen=True, slots=True)
class Flank:
    """One side as these eyes see it; piles from the top down, None for a card that they do not know."""

    sovereign: str
    defense: int
    deck: int
    hand: tuple[str | None, ...]
    shown: tuple[str, ...]
    """Cards of the hand that both players know."""
    convoy: tuple[str | None, ...]
    ready: tuple[str, ...]
    spent: tuple[str, ...]
    discard: tuple[str, ...]
    field: str | None
    recycled: bool
    loses_turn: bool
    turns: int = 0
    paying: str = ""
    """A card that has left the hand and is not anywhere yet."""

    @classmethod
    def of(cls, seen: SeenSide, paying: str = "") -> Flank:
        """The side that an observation describes."""
        hand = seen.hand if seen.hand is not None else (None,) * seen.hand_size
        return cls(
            seen.sovereign, seen.defense, seen.deck, hand, seen.hand_shown, seen.convoy, seen.ready,
            seen.spent, seen.discard, seen.field, seen.recycled, seen.loses_turn, seen.turns, paying,
        )  # fmt: skip


@dataclass(frozen=True)
class Board:
    """Everything on the table that `viewer` (a seat, SPECTATOR or NOBODY) can see; sides are by seat."""

    viewer: int
    bottom: int
    """The seat whose rows lie below."""
    phase: ev.Phase
    turn: int
    active: int
    sides: tuple[Flank, Flank]
    grid: Grid
    combat: SeenCombat | None = None
    begun: bool = True
    """False before the first hands are dealt."""

    @classmethod
    def of(cls, seen: VitorianObservation) -> Board:
        """The board that an observation describes."""
        grid: list[Unit | None] = [None] * len(SPACES)
        for unit in seen.units:
            grid[unit.space] = unit_of(unit)
        sides = tuple(Flank.of(side, _paying(seen, side.seat)) for side in seen.sides)
        return cls(
            seen.seat, max(seen.seat, 0), seen.phase, seen.turn, seen.active, (sides[0], sides[1]),
            tuple(grid), None if seen.phase == "over" else seen.combat,
        )  # fmt: skip

    @cached_property
    def units(self) -> tuple[SeenUnit, ...]:
        """The units with their numbers as they are outside combat, by space."""
        return observe(self.table(), SPECTATOR).units

    def unit(self, number: int | None) -> SeenUnit | None:
        """The unit with this number, or None once it is gone."""
        return next((unit for unit in self.units if unit.id == number), None)

    def at(self, space: int) -> SeenUnit | None:
        """The unit that stands on a space, or None."""
        return next((unit for unit in self.units if unit.space == space), None)

    def where(self, number: int) -> int:
        """The space of a unit, -1 once it is gone."""
        return next((space for space, unit in enumerate(self.grid) if unit and unit.id == number), -1)

    def with_side(self, seat: int, side: Flank) -> Board:
        """This board with another side."""
        return replace(self, sides=(side, self.sides[1]) if seat == 0 else (self.sides[0], side))

    def with_unit(self, space: int, unit: Unit | None) -> Board:
        """This board with something else on a space."""
        return replace(self, grid=(*self.grid[:space], unit, *self.grid[space + 1 :]))

    def turned(self, space: int, **changes: object) -> Board:
        """This board with a unit changed; without it the same board."""
        unit = self.grid[space]
        return self if unit is None else self.with_unit(space, replaced(unit, **changes))

    def table(self) -> Table:
        """What the rules need to reckon the numbers of the units: the grid and what lasts around it."""
        sides = tuple(
            Side(side.sovereign, [], [], [], [], [], [], [], [], [], side.field or "") for side in self.sides
        )
        return Table(
            _config(), Chance.of(0), Chance.of(0), (sides[0], sides[1]), list(self.grid), 0, self.turn,
            self.active, self.phase, [0, 0], False, [], None, [], None, None,
        )  # fmt: skip


@cache
def _config() -> VitorianConfig:
    """Some set-up: numbers of units do not depend on it. Made when asked, as decks may be somebody's own."""
    return VitorianConfig()


def _paying(seen: VitorianObservation, seat: int) -> str:
    if seat != seen.to_move:
        return ""
    if seen.payment is not None:
        return seen.payment.card
    question = seen.pending.question
    orders = (item.source for item in question.items if item.what == "order") if question is not None else ()
    return next(iter(orders), "")


def blank(board: Board) -> Board:
    """The board before the first event of a match: decks and Sovereigns, and nothing else."""
    return _fresh(board.viewer, board.bottom, (board.sides[0].sovereign, board.sides[1].sovereign))


def _fresh(viewer: int, bottom: int, sovereigns: tuple[str, str]) -> Board:
    sides = tuple(
        Flank(name, CARDS[name].defense, SIZE, (), (), (None,) * CONVOY, (), (), (), None, False, False)
        for name in sovereigns
    )
    return Board(viewer, bottom, "mulligan", 0, 0, (sides[0], sides[1]), EMPTY_GRID, begun=False)


def opening(setup: MatchSetup, told: Sequence[Event], viewer: int) -> Board:
    """The board of a match before its first event; a spectator sees it from where a lone person sat."""
    people = [seat for seat, player in enumerate(setup.seats) if player.human]
    bottom = viewer if viewer >= 0 else people[0] if len(people) == 1 else 0
    one, other = setup.config.decks
    return _fresh(viewer, bottom, (one.sovereign, other.sovereign))


def covered(board: Board) -> Board:
    """The board with everything private face down, for two people at one screen."""
    sides = tuple(_public(side) for side in board.sides)
    return replace(board, viewer=NOBODY, sides=(sides[0], sides[1]))


def _public(side: Flank) -> Flank:
    return replace(
        side, hand=(None,) * len(side.hand), convoy=(None,) * len(side.convoy), paying=side.paying and "?"
    )
