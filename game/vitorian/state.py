"""What is on the table: the complete position of one match, secrets and chance included."""

from __future__ import annotations

import hashlib
from typing import Final, Literal, Self

import msgspec

from game.rules.chance import Chance
from game.rules.contract import Outcome
from game.vitorian.config import VitorianConfig
from game.vitorian.events import Phase

NOBODY: Final = -1
"""Stands for no unit and no space where a number is kept."""


class UnitChange(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """A change of a unit by a card, until the end of the turn or as long as it is on the grid (V12.14)."""

    source: str
    attack: int
    defence: int
    mask: int
    lasting: Literal["turn", "game"]


class Unit(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """A unit on the grid. Frozen, so that copies of a position share it.

    ``attack``, ``defence`` and ``mask`` are what it has by itself: printed, Equipment and ``changes``,
    without auras of other cards (see ``rules.numbers``).
    """

    id: int
    card: str
    attack: int
    defence: int
    mask: int
    exhausted: bool = False
    fresh: bool = False
    """Mobilised this turn (V10.3)."""
    moved: bool = False
    """Has made its standard move this turn (V11.3)."""
    attacks: int = 0
    """Attacks of this turn (V13.2)."""
    ganked: bool = False
    """Has named its Ganking this turn (V13.4)."""
    shield: bool = False
    equipment: str = ""
    token: bool = False
    changes: tuple[UnitChange, ...] = ()


class Side(msgspec.Struct, forbid_unknown_fields=True):
    """One side: its Command Area (V2.4) and its other zones (V2.5). The top of a pile is its last card."""

    sovereign: str
    hand: list[str]
    deck: list[str]
    convoy: list[str]
    known: list[int]
    """For each card of the Convoy who knows it: bit 0 and bit 1 for the seats (V2.7)."""
    defense: list[str]
    discard: list[str]
    ready: list[str]
    spent: list[str]
    shown: list[str]
    """Cards of the hand that both players know: they went back to it from the grid."""
    field: str = ""
    recycled: bool = False
    lost: bool = False
    """The next turn is lost (V7.3)."""
    turns: int = 0
    """Turns begun."""

    def clone(self) -> Self:
        """Return an independent copy."""
        return type(self)(
            self.sovereign, self.hand.copy(), self.deck.copy(), self.convoy.copy(), self.known.copy(),
            self.defense.copy(), self.discard.copy(), self.ready.copy(), self.spent.copy(),
            self.shown.copy(), self.field, self.recycled, self.lost, self.turns,
        )


class Pick(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """What was chosen for effect number ``effect`` when its item was put on the stack (V12.6)."""

    effect: int
    unit: int = NOBODY
    space: int = NOBODY
    to: int = NOBODY
    kind: str = ""


class Item(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """Something on the stack, or on its way there (V12.6).

    ``source`` is the Order's card, the Sovereign or the ganking unit's card; ``effects`` the numbers of its
    effects, ``picks`` what has been chosen for them. ``bound`` are the units in the combat that it means,
    which must still be there when it resolves. Of Ganking the only pick says who goes where.
    """

    number: int
    seat: int
    what: Literal["order", "recycle", "ganking"]
    source: str
    effects: tuple[int, ...] = ()
    picks: tuple[Pick, ...] = ()
    bound: tuple[int, ...] = ()
    decided: int = 0
    """How many of the effects need no more choice."""


class CombatChange(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """A change of a unit for this combat only (V14.4)."""

    unit: int
    source: str
    attack: int
    defence: int
    mask: int = 0


class Combat(msgspec.Struct, forbid_unknown_fields=True):
    """The combat that is going on (V12)."""

    seat: int
    """The attacking side."""
    unit: int
    target: int
    """The unit attacked, or NOBODY for the Sovereign."""
    target_space: int
    """Where it stood when it became the target; -1 for the Sovereign."""
    column: int
    """The attacked column."""
    space: int
    """Where the attacker stood when it declared."""
    step: Literal["orders", "resolving", "target", "support", "damage", "impact"] = "orders"
    stack: list[Item] = []
    items: int = 0
    changes: list[CombatChange] = []
    supporters: list[int] = []
    forbidden: list[bool] = msgspec.field(default_factory=lambda: [False, False])
    """Who may not bombard."""
    hit: bool = False
    """Whether step 5 hits the Sovereign."""

    def clone(self) -> Self:
        """Return an independent copy."""
        return type(self)(
            self.seat, self.unit, self.target, self.target_space, self.column, self.space, self.step,
            self.stack.copy(), self.items, self.changes.copy(), self.supporters.copy(), self.forbidden.copy(),
            self.hit,
        )


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """Something that happens next, once nothing is asked (see ``rules.flow``)."""

    do: str
    seat: int = 0
    card: str = ""
    effect: int = 0
    unit: int = NOBODY
    units: tuple[int, ...] = ()
    item: Item | None = None
    steps: tuple[Step, ...] = ()
    """Triggers that wait for their order (V14.2)."""


class Question(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """What ``seat`` is asked (``view.Ask``), and all that its answer needs.

    ``card``, ``effect`` and ``unit``: whose effect asks, on which unit. ``left``: how many more choices;
    of "arrange", how many cards are looked at, to the end. ``may``: passing is allowed. ``stacks``: the
    answer goes on the stack. ``units``: those whose upkeep is paid. ``steps``: what follows a price, or the
    triggers that wait.

    ``picks``: of "arrange" the looked-at cards that are still to be put back (those put back on top are in
    ``returns``, those under the Convoy in ``exhausts``), of "triggers" the cards that wait, of "price" the
    types that are still due. A payment: ``card`` for ``space``, ``exhausts`` and ``returns`` as chosen so
    far when ``by_hand``, ``top`` for Circular Logistics.
    """

    ask: str
    seat: int
    card: str = ""
    effect: int = 0
    unit: int = NOBODY
    left: int = 0
    may: bool = False
    stacks: bool = False
    space: int = NOBODY
    picks: tuple[str, ...] = ()
    units: tuple[int, ...] = ()
    steps: tuple[Step, ...] = ()
    exhausts: tuple[str, ...] = ()
    returns: tuple[str, ...] = ()
    by_hand: bool = False
    top: bool = False
    item: Item | None = None

    @property
    def items(self) -> list[Item]:
        """What is on its way to the stack: the item asked about, and what goes on after a price (V9.10)."""
        waiting = (self.item, *(step.item for step in self.steps))
        return [item for item in waiting if item is not None]


class Table(msgspec.Struct, forbid_unknown_fields=True):
    """The position. Every field is saved, hashed and copied."""

    config: VitorianConfig
    setup_chance: Chance
    play_chance: Chance
    """Mulligans and Convoys shuffled anew."""
    sides: tuple[Side, Side]
    grid: list[Unit | None]
    """The 20 spaces (see ``spaces``)."""
    next_unit: int
    turn: int
    """Turns begun, of both seats."""
    active: int
    phase: Phase
    mulligans: list[int]
    burning: bool
    """The Convoy was empty when this turn began (V7.3)."""
    used: list[str]
    """Effects that have come about in this turn or phase and do so only once."""
    question: Question | None
    agenda: list[Step]
    """What happens next, the last one first."""
    combat: Combat | None
    outcome: Outcome | None

    def clone(self) -> Self:
        """Return an independent copy that plays on exactly alike."""
        one, other = self.sides
        combat = self.combat
        return type(self)(
            self.config, Chance(self.setup_chance.position), Chance(self.play_chance.position),
            (one.clone(), other.clone()), self.grid.copy(), self.next_unit, self.turn, self.active,
            self.phase, self.mulligans.copy(), self.burning, self.used.copy(), self.question,
            self.agenda.copy(), None if combat is None else combat.clone(), self.outcome,
        )

    def digest(self) -> str:
        """Return a hash of the whole position, chance included; equal positions have equal digests."""
        return hashlib.sha256(self.to_json()).hexdigest()

    def to_json(self) -> bytes:
        """Return the whole position as JSON, always in the same order."""
        return msgspec.json.encode(self)

    def where(self, unit: int) -> int:
        """Return the space of a unit, NOBODY once it has left the grid."""
        for space, stands in enumerate(self.grid):
            if stands is not None and stands.id == unit:
                return space
        return NOBODY

    def on(self, space: int) -> Unit:
        """Return the unit on a space that is known not to be empty."""
        unit = self.grid[space]
        assert unit is not None
        return unit


replaced: Final = msgspec.structs.replace
"""Returns a unit with other values. It is asked for several times an action: no wrapper."""
