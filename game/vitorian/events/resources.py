"""Resources on their way: Convoy, Area, payment, upkeep, Recycle, and the Defense cards that become some."""

from __future__ import annotations

from typing import ClassVar, Literal

from game.rules.contract import Event


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


class UpkeepPaid(Event, frozen=True, tag="upkeep_paid"):
    """The upkeep of an Elite was paid (V7.6), or waived by ``by`` with nothing paid."""

    seat: int
    unit: int
    space: int
    resource: str | None
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
