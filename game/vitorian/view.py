"""What a seat may know (V2.7): the observation, and the shape of previews and forecasts."""

from __future__ import annotations

from typing import Literal

import msgspec

from game.rules.contract import Observation
from game.vitorian.actions import VitorianAction
from game.vitorian.events import Lasting, Phase
from game.vitorian.state import Item, Question, Step

Ask = Literal[
    "mulligan", "bottom", "recycle", "arrange", "exempt", "upkeep", "main", "combat", "payment",
    "price", "aim", "option", "give", "ready", "window", "support", "target", "triggers",
]
"""What is asked: mulligan or keep (V5.5), a card for the bottom, a Recycle at the start or in the End phase
(V9.3), the order of looked-at Convoy cards (V9.11), which Elite needs no upkeep, which Elites to pay for
(V7.6), the free decisions of Main and Combat, a payment (V8.1), which resource pays a fixed price (V8.7), the
aim of an effect, one of several possibilities, a resource to give or to ready, the Orders window (V12.5),
supporting bombardment (V12.10), a new target (V12.8), the order of triggers (V14.2)."""


class Change(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Why a number of a unit is not the printed one.

    ``source``: a card id, or "flank", "support", "reactive" (then the amounts are what the doubling adds).
    """

    source: str
    attack: int
    defence: int
    lasting: Lasting | Literal["aura", "equipment"] = "aura"


class SeenUnit(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A unit on the grid, which is public. ``attack`` and ``defence`` as they are outside combat."""

    id: int
    card: str
    seat: int
    space: int
    attack: int
    defence: int
    keywords: tuple[str, ...]
    """All that it has now, by name, printed ones first."""
    exhausted: bool
    fresh: bool
    """Mobilised this turn (V10.3)."""
    moved: bool
    """Has made its standard move (V11.3)."""
    attacks: int
    """Attacks made this turn (V13.2)."""
    ganked: bool
    shield: bool
    equipment: str | None
    token: bool
    changes: tuple[Change, ...]
    gained: tuple[tuple[str, tuple[str, ...], Literal["turn", "game"]], ...] = ()
    """Keywords that it has by cards that are not linked to it: the card, the keywords, how long."""


class SeenSide(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What may be known of one side. ``hand`` None for a hand that the observer may not see."""

    seat: int
    sovereign: str
    defense: int
    """Cards of the Defense pile."""
    deck: int
    hand_size: int
    hand: tuple[str, ...] | None
    hand_shown: tuple[str, ...]
    """Cards of the hand that everybody knows: they went back to it from the grid."""
    convoy: tuple[str | None, ...]
    """From the top down; None for a card that the observer cannot know (V2.7)."""
    ready: tuple[str, ...]
    """Ready resource cards of the Area."""
    spent: tuple[str, ...]
    """Exhausted ones."""
    discard: tuple[str, ...]
    """Oldest first."""
    field: str | None
    recycled: bool
    """Whether the Recycle of this turn is used (V9.1)."""
    loses_turn: bool
    """Whether its next turn is lost (V7.3)."""
    turns: int = 0
    """Turns it has begun."""
    own_deck: tuple[str, ...] | None = None
    """What is left in the deck, sorted, for its owner; the order is nobody's."""
    own_convoy: tuple[str, ...] | None = None
    """What lies unknown in the Convoy, sorted, for its owner, who knows what he put there."""
    own_defense: tuple[str, ...] | None = None
    """What is left of the Defense pile, sorted, for its owner."""


class SeenPayment(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The payment that is being put together (V8.1, V8.5); only the seat that pays sees it.

    Resources are kinds (see ``actions``). ``exhausts`` and ``returns`` are the whole proposal, or what has
    been chosen by hand so far when ``by_hand``; ``level`` is still to be reached then.
    """

    card: str
    space: int | None
    exhausts: tuple[str, ...]
    returns: tuple[str, ...]
    by_hand: bool
    level: int


class SeenItem(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An item of the stack (V12.6), as the event ``Stacked`` told of it."""

    item: int
    seat: int
    what: Literal["order", "recycle", "ganking"]
    source: str
    ability: int
    unit: int | None
    space: int | None
    to: int | None
    bound: tuple[int, ...] = ()
    """Units in the combat that it means and that must still be there when it resolves."""
    kind: str = ""
    """A resource chosen with it (Rationing)."""


class SeenCombat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The combat that is going on (V12). ``target`` None for the Sovereign."""

    seat: int
    """The attacking side."""
    unit: int
    target: int | None
    target_space: int
    column: int
    space: int
    """Where the attacker stood when it declared."""
    step: Literal["orders", "resolving", "target", "support", "damage", "impact"]
    stack: tuple[SeenItem, ...]
    """Oldest first; the last one resolves first."""
    changes: tuple[tuple[int, Change], ...]
    """Combat-only changes by unit (V12.14), flanking not among them before step 4."""
    gained: tuple[tuple[int, tuple[str, ...]], ...]
    """Keywords of this combat only, by unit."""
    supporters: tuple[int, ...]
    no_support: tuple[bool, bool]


class Pending(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where the rules stand between two decisions, so that a table made of an observation plays on alike.

    All of it is public: while a rival puts together what nobody may see, it stands as it did before.
    """

    question: Question | None
    agenda: tuple[Step, ...]
    used: tuple[str, ...]
    """Effects that have come about in this turn and do so only once."""
    burning: bool
    next_unit: int
    stack: tuple[Item, ...]
    items: int
    """Items put on the stack of this combat so far."""
    hit: bool
    """Whether the combat's step 5 hits the Sovereign."""


class VitorianObservation(Observation, frozen=True):
    """All that a seat may know of a match."""

    phase: Phase
    turn: int
    """Turns begun, of both seats."""
    active: int
    """The seat whose turn it is; the one that decides may be the other."""
    ask: Ask | None
    """What the seat to move is asked. A rival sees "main" or "window" while a choice is put together."""
    ask_by: str
    """The card (or Sovereign) whose effect asks, "" if a rule does or the observer may not know it."""
    sides: tuple[SeenSide, SeenSide]
    """By seat."""
    units: tuple[SeenUnit, ...]
    """By space."""
    combat: SeenCombat | None
    payment: SeenPayment | None
    looked: tuple[str, ...]
    """Convoy cards that the seat to move looks at and has still to put back, top first; others see none."""
    triggers: tuple[str, ...]
    """Cards whose triggers wait for their owner to put them in order (V14.2)."""
    mulligans: tuple[int, int]
    left: int
    """How many more choices of this kind are due at most (cards for the bottom, resources to ready ...); of
    "arrange" how many cards were looked at, until the last is put back."""
    legal: tuple[VitorianAction, ...]
    pending: Pending


class Forecast(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a combat would end as things stand (V12.13 to V12.19), after the stack has resolved.

    ``attack`` meets ``defence``, ``strikes_back`` meets ``own_defence``; the changes say how each came about
    from the printed numbers. Against the Sovereign ``target`` is None and only ``hit`` and ``wins`` matter.
    """

    unit: int
    target: int | None
    attack: int
    defence: int
    strikes_back: int
    own_defence: int
    unit_changes: tuple[Change, ...]
    target_changes: tuple[Change, ...]
    flanked_by: int | None
    attacker_falls: bool
    target_falls: bool
    shield_spent: tuple[int, ...]
    """Units that a Shield marker would save."""
    excess: int
    """What Piercing would carry over, 0 for nothing (V13.7)."""
    hit: bool
    """Whether the Sovereign would be hit."""
    wins: bool
    """Whether that would end the match."""
    could_support: tuple[int, ...]
    """Rear units that may still bombard, of either side (V12.10)."""


class Preview(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What an action would do, as far as the seat can know.

    ``payment``: the proposal that would be made. ``forecast``: the combat that the action begins or is part
    of, with the action in it. ``units``: units after the action that it changes, brings or moves.
    ``falls``: units that it destroys outright. ``unknown``: what cannot be known: "orders" (the rival may
    still answer), "draw", "convoy".
    """

    payment: SeenPayment | None
    forecast: Forecast | None
    units: tuple[SeenUnit, ...]
    falls: tuple[int, ...]
    price: tuple[str, ...]
    """Kinds of resources that would be exhausted for a fixed price."""
    unknown: tuple[str, ...]
