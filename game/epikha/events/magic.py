"""Spells, Magia and markers: what is announced, how the chain resolves, and what effects do."""

from __future__ import annotations

from typing import ClassVar, Literal

from game.rules.contract import Event

What = Literal["spell", "continuous", "magia", "marker"]


class Announced(Event, frozen=True, tag="announced"):
    """A spell or an effect is on the chain as ``item`` (E12.2), or acts at once (E12.3)."""

    major: ClassVar[bool] = True
    seat: int
    item: int
    what: What
    card: str
    effect: int
    source: int
    caster: int
    target: int
    """A group, arm, continuous spell or item; NOBODY for none."""
    pick: str
    """A card of a discard, "" for none."""
    level: int
    force: int


class ShieldCast(Event, frozen=True, tag="shield_cast"):
    """A shield spell joins what absorbs (E12.8)."""

    major: ClassVar[bool] = True
    seat: int
    card: str
    level: int
    resistance: int


class ItemResolved(Event, frozen=True, tag="item_resolved"):
    """An item of the chain resolves now, or does nothing because its target is gone (E12.4)."""

    seat: int
    item: int
    card: str
    effect: int
    lost: bool
    rule: str = ""


class Cancelled(Event, frozen=True, tag="cancelled"):
    """An item was taken off the chain."""

    major: ClassVar[bool] = True
    seat: int
    item: int
    card: str
    by: str


class SpellChanged(Event, frozen=True, tag="spell_changed"):
    """An effect changed the Level or the Fuerza of an item of the chain."""

    item: int
    card: str
    level: int
    force: int
    by: str


class NextRaised(Event, frozen=True, tag="next_raised"):
    """The next own spell of this turn will have a higher Level."""

    seat: int
    levels: int
    by: str


class NextCheaper(Event, frozen=True, tag="next_cheaper"):
    """The next own Spirit of this turn will cost less."""

    seat: int
    amount: int
    by: str


class Healed(Event, frozen=True, tag="healed"):
    """The Player card got Vital back; ``vital`` is what it has now (E15.3)."""

    seat: int
    amount: int
    vital: int
    by: str


class Mended(Event, frozen=True, tag="mended"):
    """An arm lost all its damage by an effect."""

    seat: int
    card: str
    arm: int
    by: str


class Recalled(Event, frozen=True, tag="recalled"):
    """A card of the discard came to the hand, where both know it."""

    seat: int
    card: str
    by: str


class MarkerUsed(Event, frozen=True, tag="marker_used"):
    """A marker was removed for an effect (E16.9); ``left`` remain."""

    seat: int
    card: str
    number: int
    left: int


class MagiaLost(Event, frozen=True, tag="magia_lost"):
    """A Magia text had no legal target, or has worked already: nothing happens (E7.10, E11.4)."""

    seat: int
    card: str
    number: int
    rule: str


class ChainClosed(Event, frozen=True, tag="chain_closed"):
    """Both have passed in a row: the chain resolves (E12.2)."""

    items: int
