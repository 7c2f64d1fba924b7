"""Combat and damage: who fights, who strikes when, what absorbs, what is left over."""

from __future__ import annotations

from typing import ClassVar, Literal

from game.rules.contract import Event

Role = Literal["attacker", "responder", "forced"]
"""How a group came into the Combat Zone; "forced" is the Player card, or what stands in for it (E13.8)."""
StrikeStep = Literal["V", "N", "P"]
"""Veloz, all others, Pesado (E13.10)."""
PacketWay = Literal["combat", "overflow", "direct", "spell"]


class Placed(Event, frozen=True, tag="placed"):
    """A group went into a space of the Combat Zone with the arms selected for it (E13.2, E13.4, E13.7)."""

    major: ClassVar[bool] = True
    seat: int
    group: int
    space: int
    role: Role
    arms: tuple[int, ...]
    cards: tuple[str, ...]
    """Its bodies, then the selected arms."""


class AttackDeclared(Event, frozen=True, tag="attack_declared"):
    """All attackers are placed (E13.1)."""

    major: ClassVar[bool] = True
    seat: int
    spaces: tuple[int, ...]


class ResponseDeclared(Event, frozen=True, tag="response_declared"):
    """All responders are placed; attackers in the ``free`` spaces face nobody (E13.7 to E13.9).

    It reveals: W4 follows, and whether the active player is asked in it tells what he may have (E1.5).
    """

    reveals: ClassVar[bool] = True
    seat: int
    free: tuple[int, ...]


class StrikesBegun(Event, frozen=True, tag="strikes_begun"):
    """The groups of a strike step strike at the same time (E13.10, E13.11)."""

    major: ClassVar[bool] = True
    step: StrikeStep
    groups: tuple[int, ...]


class Struck(Event, frozen=True, tag="struck"):
    """A packet meets a seat (E14): ``target`` is the group or arm, ``by`` the group that it comes from."""

    major: ClassVar[bool] = True
    seat: int
    way: PacketWay
    target: int
    by: int
    space: int
    card: str
    """Of a spell or effect: its card."""
    portions: tuple[tuple[str, int, int], ...]
    """Source card, amount and Level of each portion (E6.4)."""


class Absorbed(Event, frozen=True, tag="absorbed"):
    """A card has its turn in the order: ``amount`` of damage to it, ``void`` by Acorazado or Inmunidad.

    ``number`` is the arm, the body or (of a Unit) the group; NOBODY for a shield spell. ``lost`` is what it
    absorbed besides, ``left`` what passes on (E14.5, E14.6).
    """

    seat: int
    number: int
    card: str
    amount: int
    void: int
    lost: int
    left: int


class Damaged(Event, frozen=True, tag="damaged"):
    """Damage was done to a body or arm; ``left`` is its Vital or Resistencia now.

    ``doomed``: it is destroyed at the end of the step (E14.7).
    """

    seat: int
    number: int
    card: str
    amount: int
    left: int
    doomed: bool


class CoinCalled(Event, frozen=True, tag="coin_called"):
    """The coin of an Evasion was called and flipped (E1.7, E16.4)."""

    major: ClassVar[bool] = True
    reveals: ClassVar[bool] = True
    seat: int
    number: int
    card: str
    heads: bool
    """What the coin shows."""
    right: bool


class DamageLost(Event, frozen=True, tag="damage_lost"):
    """Damage that nobody takes: left over of a spell, or for a Player who is set aside (E14.11)."""

    seat: int
    amount: int
    space: int
    rule: str


class CombatEnded(Event, frozen=True, tag="combat_ended"):
    """The combat is over; these groups of both seats are back in the Deployment Zone (E13.14)."""

    major: ClassVar[bool] = True
    seat: int
    groups: tuple[int, ...]
