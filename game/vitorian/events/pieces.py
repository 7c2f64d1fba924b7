"""Units, their Equipment and their marks on the grid, and the Field Conditions beside it."""

from __future__ import annotations

from typing import ClassVar, Literal

from game.rules.contract import Event

Lasting = Literal["combat", "turn", "game"]
"""How long a change lasts: V14.4, V14.3, or until the unit leaves the grid."""


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


class Changed(Event, frozen=True, tag="changed"):
    """A unit's numbers or keywords changed by a card, for a time (V12.14, V14.3, V14.4)."""

    unit: int
    space: int
    attack: int
    defence: int
    keywords: tuple[str, ...]
    lasting: Lasting
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


class UnitTurned(Event, frozen=True, tag="unit_turned"):
    """A card made a unit ready, or exhausted it (V2.6)."""

    unit: int
    space: int
    exhausted: bool
    by: str


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


class TokenGone(Event, frozen=True, tag="token_gone"):
    """A unit that a card had made left the grid and the match."""

    major: ClassVar[bool] = True
    seat: int
    unit: int
    card: str
    space: int
    equipment: str | None
