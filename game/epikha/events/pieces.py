"""What comes onto the field, moves on it, and leaves it."""

from __future__ import annotations

from typing import ClassVar, Literal

from game.rules.contract import Event

Way = Literal["destroyed", "returned", "unique"]
"""Why a card left the field: destroyed (E15.1), returned to the hand by an effect, or by Unico (E16.13)."""
To = Literal["discard", "hand", "removed"]
"""Where a card went that left the field."""


class Paid(Event, frozen=True, tag="paid"):
    """A card or an effect was paid for (E7): Opal Vital, and bodies by number with what each paid."""

    seat: int
    card: str
    pool: int
    bodies: tuple[tuple[int, int], ...]


class VitalMade(Event, frozen=True, tag="vital_made"):
    """An effect made Opal Vital; ``pool`` is what there is now (E7.2, E7.9)."""

    seat: int
    card: str
    amount: int
    pool: int


class BodyEntered(Event, frozen=True, tag="body_entered"):
    """A character came into the Reserves (E5.1)."""

    major: ClassVar[bool] = True
    seat: int
    card: str
    body: int
    group: int


class ArmEntered(Event, frozen=True, tag="arm_entered"):
    """A weapon, object or machine came into the Armoury (E5.3 to E5.7); ``forged``: for its Forja cost."""

    seat: int
    card: str
    arm: int
    forged: bool = False


class Summoned(Event, frozen=True, tag="summoned"):
    """A Spirit took the place of its summoner, who is set aside (E16.16)."""

    major: ClassVar[bool] = True
    seat: int
    card: str
    body: int
    group: int
    summoner: int
    """The body that is set aside."""
    summoner_card: str


class SummonerReturned(Event, frozen=True, tag="summoner_returned"):
    """A summoner is back in the Deployment Zone, or in the hand where Unico forbids it (E16.13, E16.16)."""

    major: ClassVar[bool] = True
    seat: int
    card: str
    body: int
    group: int
    to_hand: bool


class Assigned(Event, frozen=True, tag="assigned"):
    """An arm went to a bearer or (``bearer`` NOBODY) into the Armoury, as its owner chose (E10.1, E10.2)."""

    seat: int
    card: str
    arm: int
    origin: int
    """The body that bore it, NOBODY for the Armoury."""
    bearer: int


class ArmLoosed(Event, frozen=True, tag="arm_loosed"):
    """An arm fell back into the Armoury because its bearer left, or at its owner's Inicio (E8.2, E10.6)."""

    seat: int
    card: str
    arm: int


class MagicPlaced(Event, frozen=True, tag="magic_placed"):
    """A group or a single arm was placed in a Magic space (E11.1 to E11.3)."""

    major: ClassVar[bool] = True
    seat: int
    space: int
    number: int
    """Of the group, or of the arm."""
    cards: tuple[str, ...]
    """The bodies and all arms of the group, or the arm."""
    bearer: int = -1
    """Of a single arm: the body that bore it."""


class MagicLeft(Event, frozen=True, tag="magic_left"):
    """Groups went from the Magic Zone to the Reserves, arms to the Armoury, at Inicio (E8.2)."""

    seat: int
    groups: tuple[int, ...]
    arms: tuple[int, ...]


class ContinuousEntered(Event, frozen=True, tag="continuous_entered"):
    """A continuous spell lies in its Magic space and acts (E12.10)."""

    major: ClassVar[bool] = True
    seat: int
    card: str
    number: int
    space: int


class ContinuousLeft(Event, frozen=True, tag="continuous_left"):
    """A continuous spell left its space: discarded by its owner (E11.10), or by an effect."""

    seat: int
    card: str
    number: int
    space: int
    to: To
    by: str = ""


class UnitFormed(Event, frozen=True, tag="unit_formed"):
    """Characters are a Unit now, or more of one (E16.15)."""

    major: ClassVar[bool] = True
    seat: int
    group: int
    bodies: tuple[int, ...]
    joined: bool = False


class UnitDispersed(Event, frozen=True, tag="unit_dispersed"):
    """A Unit is single characters again, each with its group (E16.15d to f); ``holder`` holds its combat."""

    major: ClassVar[bool] = True
    seat: int
    group: int
    bodies: tuple[int, ...]
    groups: tuple[int, ...]
    holder: int = -1
    by: str = ""


class BodyLeft(Event, frozen=True, tag="body_left"):
    """A character or Spirit left the field."""

    major: ClassVar[bool] = True
    seat: int
    card: str
    body: int
    group: int
    way: Way
    to: To
    by: str = ""


class ArmLeft(Event, frozen=True, tag="arm_left"):
    """A weapon, object or machine left the field."""

    seat: int
    card: str
    arm: int
    way: Way
    to: To
    by: str = ""


class ReadyToSummon(Event, frozen=True, tag="ready_to_summon"):
    """The Player card has stood through a whole turn of the opponent and may summon again (E16.16b)."""

    seat: int
