"""What is on the table: the complete position of one match, secrets and chance included.

The field is made of *groups* (E1.6): whoever stands somewhere together with all that is assigned to it. A
group, an arm and a body are frozen values with numbers of their own, so that copies of a position share them;
where one lies is said by the list that holds it.
"""

from __future__ import annotations

import hashlib
from typing import Final, Literal, Self

import msgspec

from game.epikha.config import EpikhaConfig
from game.epikha.events import EpikhaEvent, Phase
from game.rules.chance import Chance
from game.rules.contract import Outcome

NOBODY: Final = -1
"""Stands for no body, arm, group, item or space where a number is kept."""
POOL: Final = -2
"""Stands for the Vital pool of a seat where a source of Vital is named."""
MAGIC_SPACES: Final = 5
COMBAT_SPACES: Final = 4


class Arm(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """A weapon, object or machine on the field, assigned or in the Armoury (E10)."""

    id: int
    card: str
    damage: int = 0
    markers: int = 0
    shifted: bool = False
    """Has been assigned or moved in this phase (E10.2)."""
    magia: bool = False
    """Its Magia has worked since its controller's last Inicio (E7.10)."""


class Body(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """A character, Spirit or Player card with what is assigned to it. A Unit has several (E16.15)."""

    id: int
    card: str
    damage: int = 0
    spent: int = 0
    """Vital paid (E7.6); it comes back with the refresh, the Player card's never does (E7.7)."""
    markers: int = 0
    magia: bool = False
    """Its Magia has worked since its controller's last Inicio (E7.10)."""
    arms: tuple[Arm, ...] = ()


class Group(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """Who takes one place: one body, or the members of a Unit (E1.6, E4.8)."""

    id: int
    bodies: tuple[Body, ...]
    unit: bool = False
    """Whether it is a Unit; one that has dispersed is single groups again (E16.15)."""
    formed: bool = False
    """Formed in this phase, so that its owner may not disperse it in it (E16.15d)."""
    aside: Group | None = None
    """Of a Spirit: its summoner, set aside with all that is assigned to it (E16.16)."""
    chosen: tuple[int, ...] = ()
    """Numbers of the selected weapons or machine of this combat (E13.4)."""
    behind: int = NOBODY
    """Of a survivor of a Unit that dispersed in combat: the space behind which it waits (E16.15f)."""


class Spot(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """What lies in a space of the Magic Zone: exactly one of groups, an arm and a continuous spell."""

    groups: tuple[Group, ...] = ()
    """One group; several are what is left of a Unit that dispersed here (E16.15f)."""
    arm: Arm | None = None
    spell: str = ""
    id: int = NOBODY
    """Number of the continuous spell."""
    kept: bool = False
    """The space is only kept for that spell, which is still on the chain (E12.10)."""


class Side(msgspec.Struct, forbid_unknown_fields=True):
    """One side and its places (E4.1 to E4.6); its cards never change sides (E1.4).

    The top of a pile is its last card.
    """

    hand: list[str]
    deck: list[str]
    discard: list[str]
    spirits: list[str]
    """The Spirit pile, open (E2.3)."""
    removed: list[str]
    reserves: list[Group]
    area: Group | None
    """The Player Area: the Player card, or the Spirit that stands in for it; None while it fights."""
    armoury: list[Arm]
    magic: list[Spot | None]
    combat: list[Group | None]
    behind: list[Group] = []
    """Survivors of dispersed Units in the Combat Zone, which take no part any more (E16.15f)."""
    pool: int = 0
    """Opal Vital that is left; gone at the end of the turn (E7.9)."""
    shown: list[str] = []
    """Cards of the hand that both players know: they went back to it from the field or the discard."""
    prepared: str = ""
    """The card laid face down in step 1, until it is turned up (E2.5)."""
    ability: str = ""
    """The Player Ability in force (E2.5)."""
    ability_markers: int = 0
    mulligan: bool = False
    """Has taken its mulligan (E3.1)."""
    turns: int = 0
    """Turns begun."""
    waiting: int = 0
    """Of the Player card that has come back from a Spirit (E16.16b): 1, or 2 once it stands since the
    beginning of the opponent's running turn; it may summon again at 0."""
    raised: int = 0
    """Levels that the next own spell of this turn gets (A10)."""
    boosts: dict[str, int] = {}
    """Other things that wait for the next thing of a kind this turn, by name (X06)."""

    def clone(self) -> Self:
        """Return an independent copy."""
        return type(self)(
            self.hand.copy(), self.deck.copy(), self.discard.copy(), self.spirits.copy(),
            self.removed.copy(), self.reserves.copy(), self.area, self.armoury.copy(), self.magic.copy(),
            self.combat.copy(), self.behind.copy(), self.pool, self.shown.copy(),
            self.prepared, self.ability, self.ability_markers, self.mulligan, self.turns, self.waiting,
            self.raised, self.boosts.copy(),
        )


What = Literal["spell", "continuous", "magia", "marker"]


class Item(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """Something on the chain, or on its way there (E12.2): a spell, or an effect of a Magia or marker text.

    ``card`` is the spell's card or the card that bears the text, ``effect`` the number of its effect,
    ``source`` the number of the body or arm it works from (NOBODY for a card of the hand). ``target`` is what
    it aims at: a body, arm, group, continuous spell or item by its number; ``pick`` a card of a discard.
    """

    number: int
    seat: int
    what: What
    card: str
    effect: int = 0
    source: int = NOBODY
    caster: int = NOBODY
    target: int = NOBODY
    pick: str = ""
    aimed: bool = False
    """Target or card have been chosen; NOBODY is a target too, the next spell (A10)."""
    level: int = 0
    """Level as raised: its speed (E6.6, E6.7)."""
    paid: int = 0
    """Levels that were paid for (E6.7): Maestro looks at these and not at those of effects (E16.7)."""
    force: int = 0
    """Fuerza as boosted."""
    batch: int = 0
    """Effects of one placed group share a number; none resolves before one announced earlier (E12.2)."""


class Portion(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """A part of a packet: one source card's damage (E6.4, E14.1)."""

    amount: int
    level: int
    card: str
    """The source card, for the log."""
    traits: tuple[str, ...] = ()
    """What an Inmunidad may be against, in alphabetical order (E16.6); of a Unit what all members have."""


class Packet(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """Damage about to be received by ``seat`` (E14)."""

    seat: int
    way: Literal["combat", "overflow", "direct", "spell"]
    portions: tuple[Portion, ...]
    target: int
    """The group (or, of a spell at an arm, the arm) that is struck."""
    by: int = NOBODY
    """The group it comes from."""
    space: int = NOBODY
    perforador: int = 0
    """Level of Perforador in force; 0 for none (E16.10)."""
    disperses: bool = False
    element: str = ""
    card: str = ""
    """The spell's card, for the log."""
    immune: tuple[tuple[str, int], ...] = ()
    """Inmunidades of the group it comes from, with their Levels: such cards can take nothing (E16.6)."""
    more: int = 0
    """How much more the next card absorbs that takes any of it; that much is lost (X13, H4)."""
    taken: bool = False
    """The character, the members or the Player card have taken their part (E14.4)."""

    @property
    def total(self) -> int:
        """How much damage is left in it."""
        return sum([portion.amount for portion in self.portions])


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """Something that happens next, once nothing is asked (see ``rules.flow``)."""

    do: str
    seat: int = 0
    card: str = ""
    number: int = NOBODY
    item: Item | None = None
    packet: Packet | None = None
    numbers: tuple[int, ...] = ()
    amount: int = 0
    """Points of damage for what ``number`` names."""


class Question(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """What ``seat`` is asked (``view.Ask``), and all that its answer needs."""

    ask: str
    seat: int
    card: str = ""
    number: int = NOBODY
    """The body, arm or group it is about."""
    space: int = NOBODY
    window: str = ""
    """Which window this is: "W1" to "W6" (E12.1); "" outside."""
    due: int = 0
    """Vital still to be paid, or points still to be distributed."""
    numbers: tuple[int, ...] = ()
    """What has been chosen so far, in order."""
    amounts: tuple[int, ...] = ()
    item: Item | None = None
    packet: Packet | None = None
    steps: tuple[Step, ...] = ()
    """What happens after the answer, whatever it is: where a choice interrupts something."""


class Battle(msgspec.Struct, forbid_unknown_fields=True):
    """The combat that is going on (E13)."""

    step: Literal["attackers", "responders", "forced", "damage"] = "attackers"
    strikes: str = ""
    """The strike steps that are left, as letters of "VNP" (E13.10)."""
    order: dict[int, str] = {}
    """By the number of the group: the step in which it strikes, fixed when damage starts."""
    left: list[Packet] = []
    """Overflow and direct damage of this step that is still to be received (E13.11)."""
    free: list[int] = []
    """Spaces of the attackers that were free when all places were settled (E13.9): none becomes so later."""

    def clone(self) -> Self:
        """Return an independent copy."""
        return type(self)(self.step, self.strikes, dict(self.order), self.left.copy(), self.free.copy())


class Table(msgspec.Struct, forbid_unknown_fields=True):
    """The position. Every field is saved, hashed and copied."""

    config: EpikhaConfig
    setup_chance: Chance
    play_chance: Chance
    """Coins, and what is shuffled later."""
    sides: tuple[Side, Side]
    next_number: int
    """For bodies, arms, groups, continuous spells and items alike: a number is never used twice."""
    turn: int
    """Turns begun, of both seats."""
    active: int
    phase: Phase
    attacked: bool
    """The attack of this turn has been declared (E13.1)."""
    passed: int
    """How many passes in a row there have been in this window or chain (E12.1, E12.2)."""
    chain: list[Item]
    """In the order in which they were announced."""
    batch: list[Item]
    """Effects of the group just placed that are still to be announced (E11.4)."""
    doomed: list[int]
    """Bodies and arms that were counted as 0 and hit: destroyed at the next ``sweep`` (E14.7)."""
    scattered: list[int]
    """Units that Dispersar Unidades has reached: they disperse at the next ``sweep`` (E16.3)."""
    question: Question | None
    agenda: list[Step]
    """What happens next, the last one first."""
    battle: Battle | None
    outcome: Outcome | None
    veil: Veil | None = None

    def clone(self) -> Self:
        """Return an independent copy that plays on exactly alike."""
        one, other = self.sides
        battle = self.battle
        return type(self)(
            self.config, Chance(self.setup_chance.position), Chance(self.play_chance.position),
            (one.clone(), other.clone()), self.next_number, self.turn, self.active, self.phase,
            self.attacked, self.passed, self.chain.copy(), self.batch.copy(), self.doomed.copy(),
            self.scattered.copy(), self.question, self.agenda.copy(),
            None if battle is None else battle.clone(), self.outcome,
            self.veil,
        )

    def digest(self) -> str:
        """Return a hash of the whole position, chance included; equal positions have equal digests."""
        return hashlib.sha256(self.to_json()).hexdigest()

    def to_json(self) -> bytes:
        """Return the whole position as JSON, always in the same order."""
        return msgspec.json.encode(self)


class Veil(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the other seat sees while ``seat`` puts together a row of choices (E19, see ``rules.veil``).

    Copies of a position share it: nobody changes what stood.
    """

    seat: int
    stood: Table
    """The position as it was when the row began."""
    told: tuple[EpikhaEvent, ...] = ()
    """What the other seat will be told once the row is done."""


replaced: Final = msgspec.structs.replace
"""Returns a frozen value with other fields. It is asked for several times an action: no wrapper."""
