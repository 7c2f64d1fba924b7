"""What a seat may know (E1.5): the observation, and the shape of previews.

What is on the field is open and stands here as the position has it; with it come the numbers that the rules
make of it.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from game.epikha.actions import EpikhaAction
from game.epikha.events import Phase
from game.epikha.state import Arm, Battle, Group, Item, Packet, Question, Spot, Step
from game.rules.contract import Observation

Ask = Literal[
    "prepare", "mulligan", "main", "window", "aim", "recall", "caster", "payment", "amount", "effects",
    "bearer", "summoner", "members", "discard", "attack", "arms", "respond", "forced", "absorb", "points",
    "coin", "damage_order", "survivor",
]  # fmt: skip
"""What is asked: a card to prepare (E2.5), the mulligan (E3.1), the free decisions of Despliegue and
Reagrupamiento, a window or answer (E12.1, ``window`` says which), a target, a card of the discard, a
caster (E12.5), a payment, how much from one source (E7.1), which effect of placed cards comes next (E11.4),
the new bearer of an arm (E10.1), who summons (E16.16), members of a Unit, a card to discard (E8.7),
attackers, the arms of one, responders, where the Player card stands (E13), the next absorbing card (E14.2),
points for a member (E16.15a), the coin of an Evasion (E16.4), the order of damage (E13.11), who holds a
dispersed Unit's combat (E16.15f)."""


class SeenGroup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The numbers of a group on the field as they are now."""

    group: int
    level: int
    """Of a Unit the sum (E6.5)."""
    force: int
    """Of the whole group: in combat with its selected arms, else with all (E14.1)."""
    own_force: int
    """Of the character, the members or the Player card without arms."""
    rules: tuple[tuple[str, int], ...]
    """Special rules in force that can be lent, each with its Level (E6.3, E16.17)."""
    vital: tuple[tuple[int, int, int], ...]
    """By body: its number, what it has, and what is printed."""


class SeenSide(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What may be known of one side. ``hand`` None for a hand that the observer may not see."""

    seat: int
    hand_size: int
    hand: tuple[str, ...] | None
    hand_shown: tuple[str, ...]
    """Cards of the hand that everybody knows."""
    deck: int
    discard: tuple[str, ...]
    """Oldest first."""
    spirits: tuple[str, ...]
    removed: tuple[str, ...]
    reserves: tuple[Group, ...]
    area: Group | None
    armoury: tuple[Arm, ...]
    magic: tuple[Spot | None, ...]
    combat: tuple[Group | None, ...]
    behind: tuple[Group, ...]
    pool: int
    has_prepared: bool
    """A card lies face down (E2.5)."""
    prepared: str
    """Which one, for its owner; "" for others."""
    ability: str
    ability_markers: int
    mulligan: bool
    turns: int
    waiting: int
    """See ``state.Side.waiting`` (E16.16b)."""
    raised: int
    """Levels that wait for the next spell (A10)."""
    boosts: tuple[tuple[str, int], ...]
    own_deck: tuple[str, ...] | None = None
    """What is left in the deck, sorted, for its owner; the order is nobody's."""
    may_prepare: tuple[str, ...] = ()
    """The arms that a deck brings for Prepared Player, for its owner."""


class SeenPayment(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The payment that is being put together (E7.1); only the seat that pays sees it."""

    card: str
    due: int
    """What is still to be paid."""
    chosen: tuple[tuple[int, int], ...]
    """Sources chosen so far, a body or ``state.POOL``, with what each gives."""
    proposal: tuple[tuple[int, int], ...]
    """What ``Pay`` would take for the rest."""


class Pending(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where the rules stand between two decisions, so that a table made of an observation plays on alike.

    All of it is public: while a rival puts together what nobody may see, it stands as it did before.
    """

    question: Question | None
    agenda: tuple[Step, ...]
    passed: int
    next_number: int
    batch: tuple[Item, ...]
    doomed: tuple[int, ...]
    scattered: tuple[int, ...]
    battle: Battle | None


class EpikhaObservation(Observation, frozen=True):
    """All that a seat may know of a match."""

    quick: bool
    with_prepared: bool
    """Whether Prepared Player is played (E2.5)."""
    first_draws: bool
    phase: Phase
    turn: int
    """Turns begun, of both seats."""
    active: int
    """The seat whose turn it is; the one that decides may be the other."""
    attacked: bool
    ask: Ask | None
    """What the seat to move is asked. A rival sees what was asked before a choice is put together."""
    ask_by: str
    """The card that is being announced, paid for or summoned, "" if none or if the observer may not know."""
    window: str
    """Which window this is, "" outside (E12.1)."""
    left: int
    """Vital that is due, points to distribute, or cards to discard."""
    sides: tuple[SeenSide, SeenSide]
    """By seat."""
    groups: tuple[SeenGroup, ...]
    """The numbers of every group on the field."""
    chain: tuple[Item, ...]
    """In the order in which they were announced."""
    draft: Item | None
    """What the observing seat is announcing."""
    packet: Packet | None
    """The damage that is being received (E14)."""
    payment: SeenPayment | None
    legal: tuple[EpikhaAction, ...]
    pending: Pending


class Preview(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What an action would do, as far as the seat can know.

    ``payment``: the proposal that would be made. ``groups``: the numbers afterwards of groups that it changes
    or brings. ``arms``: what arms would have left of their Resistencia, where that changes. ``gone``: bodies,
    arms and continuous spells that would leave the field, ``returned`` those of them that go to a hand.
    ``vital``: what both Player cards would have, None for one that is set aside. ``pool``: Opal Vital of the
    seat. ``wins``: it would end the match. ``unknown``: what cannot be known: "answer" (the rival may still
    act), "coin", "draw".
    """

    payment: SeenPayment | None
    groups: tuple[SeenGroup, ...]
    arms: tuple[tuple[int, int], ...]
    gone: tuple[int, ...]
    returned: tuple[int, ...]
    vital: tuple[int | None, int | None]
    pool: int
    wins: bool
    unknown: tuple[str, ...]
