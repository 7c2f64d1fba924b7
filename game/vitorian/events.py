"""What can be seen to happen in Vitorian Wars.

Cards are ids ("R-08"); None stands for a card that the reader may not know. Units are named by the number
that they keep while they are on the grid, spaces by number (see ``spaces``). ``seat`` is always the seat that
acts or is concerned. ``by`` is the id of the card (or Sovereign) that causes something, "" where a rule does.
"""

from __future__ import annotations

from typing import ClassVar, Literal

from game.rules.contract import Event

Phase = Literal["mulligan", "logistics", "main", "combat", "end", "over"]
Lasting = Literal["combat", "turn", "game"]
"""How long a change lasts: V14.4, V14.3, or until the unit leaves the grid."""


class MatchStarted(Event, frozen=True, tag="match_started"):
    """Decks, Convoys and Defense piles are shuffled and the first player is chosen (V5.1, V5.2)."""

    major: ClassVar[bool] = True
    reveals: ClassVar[bool] = True
    first: int
    sovereigns: tuple[str, str]
    defense: tuple[int, int]


class HandDealt(Event, frozen=True, tag="hand_dealt"):
    """A seat drew its opening hand, the first or another after a mulligan (V5.4, V5.5)."""

    reveals: ClassVar[bool] = True
    seat: int
    cards: tuple[str | None, ...]
    mulligans: int


class HandKept(Event, frozen=True, tag="hand_kept"):
    """A seat keeps its hand and will put ``bottom`` cards under its deck (V5.5)."""

    seat: int
    bottom: int


class CardBottomed(Event, frozen=True, tag="card_bottomed"):
    """A card of the opening hand went to the bottom of the deck (V5.5)."""

    seat: int
    card: str | None
    left: int


class TurnStarted(Event, frozen=True, tag="turn_started"):
    """A turn begins; ``number`` counts the turns of both seats from 1 (V6.1)."""

    major: ClassVar[bool] = True
    seat: int
    number: int


class TurnLost(Event, frozen=True, tag="turn_lost"):
    """A turn is skipped whole after a Burnout (V7.5)."""

    major: ClassVar[bool] = True
    seat: int
    number: int


class PhaseStarted(Event, frozen=True, tag="phase_started"):
    """A phase of the turn begins (V6.1)."""

    seat: int
    phase: Phase


class Readied(Event, frozen=True, tag="readied"):
    """All units and resources of a seat became ready (V6.4): the units that were not, and how many cards."""

    seat: int
    units: tuple[int, ...]
    resources: int


class Channelled(Event, frozen=True, tag="channelled"):
    """Resources came from the Convoy into the Area, ready (V5.3, V7.1); ``convoy`` cards are left."""

    reveals: ClassVar[bool] = True
    seat: int
    resources: tuple[str, ...]
    convoy: int
    opening: bool = False
    by: str = ""


class BurntOut(Event, frozen=True, tag="burnt_out"):
    """The Convoy was empty: the whole Area became a new Convoy and the next turn is lost (V7.3)."""

    major: ClassVar[bool] = True
    reveals: ClassVar[bool] = True
    seat: int
    convoy: int


class ConvoyLooked(Event, frozen=True, tag="convoy_looked"):
    """A seat looks at the top of its Convoy (V9.11); the rival sees only how many cards."""

    reveals: ClassVar[bool] = True
    seat: int
    resources: tuple[str | None, ...]
    by: str


class ConvoyArranged(Event, frozen=True, tag="convoy_arranged"):
    """The cards that were looked at lie again: how many under the Convoy, the rest on top (V9.11)."""

    seat: int
    bottom: int
    by: str


class ShieldGained(Event, frozen=True, tag="shield_gained"):
    """A unit got a Shield marker (V9.12, V13.13)."""

    seat: int
    unit: int
    space: int
    by: str


class ShieldSpent(Event, frozen=True, tag="shield_spent"):
    """A Shield marker was removed in place of its unit (V13.13)."""

    major: ClassVar[bool] = True
    unit: int
    space: int


class UpkeepPaid(Event, frozen=True, tag="upkeep_paid"):
    """The upkeep of an Elite was paid (V7.6), or waived by ``by`` with nothing paid."""

    seat: int
    unit: int
    space: int
    resource: str | None
    by: str = ""


class CardDrawn(Event, frozen=True, tag="card_drawn"):
    """A card of the Maneuver deck came to the hand (V7.8 or by a card)."""

    reveals: ClassVar[bool] = True
    seat: int
    card: str | None
    deck: int
    by: str = ""


class Paid(Event, frozen=True, tag="paid"):
    """A card was paid for: what was exhausted, and what of it (or, for an Order, of the Area) went back.

    ``exhausted`` are the resource cards that stay in the Area, ``returned`` those of the cost in the order in
    which they were put down; ``top`` says that they went on top of the Convoy (V8.1, V8.5, V13.12). ``spent``
    are those of them that lay exhausted, as an Order may have them.
    """

    seat: int
    card: str
    exhausted: tuple[str, ...]
    returned: tuple[str, ...]
    top: bool
    convoy: int
    spent: tuple[str, ...] = ()


class PriceExhausted(Event, frozen=True, tag="price_exhausted"):
    """A resource was exhausted for a fixed price (V8.7): "move", "support", "heavy"."""

    seat: int
    resource: str
    price: Literal["move", "support", "heavy"]


class Recycled(Event, frozen=True, tag="recycled"):
    """A seat recycled a resource, ``spent`` if it lay exhausted, for an ability of its Sovereign (V9.1)."""

    major: ClassVar[bool] = True
    seat: int
    resource: str
    ability: int
    sovereign: str
    convoy: int
    spent: bool = False


class Mobilised(Event, frozen=True, tag="mobilised"):
    """A unit entered the grid (V10.2); ``token`` for one that a card made."""

    major: ClassVar[bool] = True
    seat: int
    unit: int
    card: str
    space: int
    token: bool = False
    by: str = ""


class Linked(Event, frozen=True, tag="linked"):
    """An Equipment was attached to a unit (V10.6)."""

    major: ClassVar[bool] = True
    seat: int
    card: str
    unit: int
    space: int


class FieldPlayed(Event, frozen=True, tag="field_played"):
    """A Field Condition lies in the Command Area (V10.5)."""

    major: ClassVar[bool] = True
    seat: int
    card: str


class FieldRemoved(Event, frozen=True, tag="field_removed"):
    """A card removed a Field Condition (V10.5)."""

    major: ClassVar[bool] = True
    seat: int
    card: str
    by: str


class Moved(Event, frozen=True, tag="moved"):
    """A unit went from one space to another: "standard" (V11.1), "ganking" (V13.4) or an "effect" (V11.7)."""

    seat: int
    unit: int
    origin: int
    space: int
    way: Literal["standard", "ganking", "effect"]
    by: str = ""


class AttackDeclared(Event, frozen=True, tag="attack_declared"):
    """An attack begins (V12.1); ``target`` is the unit aimed at, None for the Sovereign.

    ``space`` is where the attacker stands, ``target_space`` the attacked space or ``spaces.SOVEREIGN``,
    ``column`` the attacked column.
    """

    major: ClassVar[bool] = True
    seat: int
    unit: int
    space: int
    target: int | None
    target_space: int
    column: int


class WindowOpened(Event, frozen=True, tag="window_opened"):
    """It is the time of ``seat`` in the Orders window (V12.5)."""

    seat: int


class WindowPassed(Event, frozen=True, tag="window_passed"):
    """``seat`` is done in the Orders window; ``by_itself`` when passing was all it could do (V16.2).

    It reveals either way, so that nothing that may be taken back tells which it was.
    """

    reveals: ClassVar[bool] = True
    seat: int
    by_itself: bool


class SupportDeclined(Event, frozen=True, tag="support_declined"):
    """``seat`` does not bombard; ``by_itself`` when it could not (V12.10)."""

    seat: int
    by_itself: bool


class Stacked(Event, frozen=True, tag="stacked"):
    """An Order, a Recycle ability or Ganking was put on the stack (V12.6), as item ``item`` from 1 upwards.

    ``source`` is the Order's card, the Sovereign or the ganking unit's card; ``space``/``to`` are what was
    aimed at, as the spaces were then, and ``unit`` the unit that stood there.
    """

    major: ClassVar[bool] = True
    seat: int
    item: int
    what: Literal["order", "recycle", "ganking"]
    source: str
    ability: int = 0
    unit: int | None = None
    space: int | None = None
    to: int | None = None


class ItemResolved(Event, frozen=True, tag="item_resolved"):
    """An item of the stack resolves now, or does nothing because an aim is lost (V12.6)."""

    seat: int
    item: int
    source: str
    lost: bool
    rule: str = ""


class Changed(Event, frozen=True, tag="changed"):
    """A unit's numbers or keywords changed by a card, for a time (V12.14, V14.3, V14.4)."""

    unit: int
    space: int
    attack: int
    defence: int
    keywords: tuple[str, ...]
    lasting: Lasting
    by: str


class SupportForbidden(Event, frozen=True, tag="support_forbidden"):
    """A seat may not bombard in this combat."""

    seat: int
    by: str


class Retargeted(Event, frozen=True, tag="retargeted"):
    """The attacker has a new target (V12.8, V13.5); ``target`` None for the Sovereign."""

    major: ClassVar[bool] = True
    seat: int
    unit: int
    target: int | None
    target_space: int
    column: int


class Supported(Event, frozen=True, tag="supported"):
    """A Rear unit adds its Attack to the combatant in front of it (V12.10)."""

    major: ClassVar[bool] = True
    seat: int
    unit: int
    space: int
    attack: int


class Compared(Event, frozen=True, tag="compared"):
    """The numbers of step 4 (V12.14, V12.15), the final ones; ``flanked`` by a unit, or None (V12.13).

    ``strikes_back`` is the defender's Attack, ``defence`` its Defence, ``own_defence`` the attacker's.
    """

    major: ClassVar[bool] = True
    unit: int
    target: int
    attack: int
    defence: int
    strikes_back: int
    own_defence: int
    flanked: int | None
    attacker_falls: bool
    target_falls: bool


class Destroyed(Event, frozen=True, tag="destroyed"):
    """A unit left the grid for its owner's discard, with its Equipment (V14.1).

    ``cause``: "combat", "upkeep" (V7.6) or "effect".
    """

    major: ClassVar[bool] = True
    seat: int
    unit: int
    card: str
    space: int
    equipment: str | None
    cause: Literal["combat", "upkeep", "effect"]
    by: str = ""


class ReturnedToHand(Event, frozen=True, tag="returned_to_hand"):
    """A unit went back to its owner's hand; its Equipment is discarded (V14.1)."""

    major: ClassVar[bool] = True
    seat: int
    unit: int
    card: str
    space: int
    equipment: str | None
    by: str


class UnitTurned(Event, frozen=True, tag="unit_turned"):
    """A card made a unit ready, or exhausted it (V2.6)."""

    unit: int
    space: int
    exhausted: bool
    by: str


class Recovered(Event, frozen=True, tag="recovered"):
    """A card of the discard pile came to the hand."""

    seat: int
    card: str
    by: str


class TokenGone(Event, frozen=True, tag="token_gone"):
    """A unit that a card had made left the grid and the match."""

    major: ClassVar[bool] = True
    seat: int
    unit: int
    card: str
    space: int
    equipment: str | None


class Excess(Event, frozen=True, tag="excess"):
    """Piercing carried ``amount`` beyond the destroyed unit (V13.7)."""

    unit: int
    amount: int


class SovereignHit(Event, frozen=True, tag="sovereign_hit"):
    """A Sovereign was hit (V12.18): the Defense card that was removed, None if the pile was empty already."""

    major: ClassVar[bool] = True
    reveals: ClassVar[bool] = True
    seat: int
    removed: str | None
    left: int


class CombatEnded(Event, frozen=True, tag="combat_ended"):
    """The combat is over (V14.4)."""

    unit: int


class ResourceReadied(Event, frozen=True, tag="resource_readied"):
    """An exhausted resource of the Area became ready by a card."""

    seat: int
    resource: str
    by: str


class ConvoyGiven(Event, frozen=True, tag="convoy_given"):
    """A resource of the Area was put under the Convoy by an effect (V9.7): Scrap, Black Market ...

    ``spent`` if it lay exhausted.
    """

    seat: int
    resource: str
    convoy: int
    by: str
    spent: bool = False


class DefenseMoved(Event, frozen=True, tag="defense_moved"):
    """The top Defense card went into the Area, ready (V12.19)."""

    major: ClassVar[bool] = True
    reveals: ClassVar[bool] = True
    seat: int
    resource: str
    left: int
    by: str


class Fired(Event, frozen=True, tag="fired"):
    """An effect of a card or a keyword did its work: for the count of what a run of matches has tried."""

    what: str
    card: str


class EffectIdle(Event, frozen=True, tag="effect_idle"):
    """An effect that must come about found nothing to do it to, and was passed over (V10.4)."""

    seat: int
    card: str


class TurnEnded(Event, frozen=True, tag="turn_ended"):
    """The turn passes (V14.3)."""

    seat: int
    number: int


class GameEnded(Event, frozen=True, tag="game_ended"):
    """The match is over (V1)."""

    major: ClassVar[bool] = True
    winner: int
    code: str
    rule: str


VitorianEvent = (
    MatchStarted | HandDealt | HandKept | CardBottomed | TurnStarted | TurnLost | PhaseStarted | Readied
    | Channelled | BurntOut | ConvoyLooked | ConvoyArranged | ShieldGained | ShieldSpent | UpkeepPaid
    | CardDrawn | Paid | PriceExhausted | Recycled | Mobilised | Linked | FieldPlayed | FieldRemoved | Moved
    | AttackDeclared | WindowOpened | WindowPassed | SupportDeclined | Stacked | ItemResolved | Changed
    | SupportForbidden | Retargeted | Supported | Compared | Destroyed | ReturnedToHand | UnitTurned
    | Recovered | TokenGone | Excess
    | SovereignHit | CombatEnded | ResourceReadied | ConvoyGiven | DefenseMoved | Fired | EffectIdle
    | TurnEnded | GameEnded
)
