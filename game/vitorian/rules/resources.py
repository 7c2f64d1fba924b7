"""Resources of the Area and the Convoy: kinds, and the ways between the piles (V3.7, V2.7, V8.7)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Final

from game.vitorian import library
from game.vitorian.card import CARDS
from game.vitorian.state import Side

READY: Final = ("P", "S", "P2", "S2")
"""Kinds of ready resources (see ``actions``), in the order in which they are counted."""
SPENT: Final = ("p", "s", "p2", "s2")
BOTH_KNOW: Final = 3
"""Who knows a card of the Convoy, as bits: it lay face up in the Area (V2.7)."""

Counts = tuple[int, int, int, int]
"""How many of ``READY`` (or ``SPENT``) kinds there are."""


@cache
def kind_of(card: str) -> str:
    """Return the kind of a ready Resource card: type, and "2" for value 2."""
    resource = CARDS[card]
    return resource.resource + ("2" if resource.value == 2 else "")


library.on_change(kind_of.cache_clear)


def area_kind(card: str, spent: bool) -> str:
    """Return the kind by which an action names a resource card of the Area, ready or ``spent``."""
    kind = kind_of(card)
    return kind.lower() if spent else kind


def type_of(kind: str) -> str:
    """Return the type of a kind, "P" or "S"."""
    return kind[0].upper()


def counts(cards: Iterable[str]) -> Counts:
    """Return how many cards there are of each kind."""
    count = list(map(kind_of, cards)).count
    return count("P"), count("S"), count("P2"), count("S2")


def kinds_of(cards: Iterable[str], spent: bool) -> list[str]:
    """Return the kinds among cards of the Area, each once, in the order of ``READY``."""
    held = set(map(kind_of, cards))
    return [name for kind, name in zip(READY, SPENT if spent else READY, strict=True) if kind in held]


def is_spent(kind: str) -> bool:
    """Say whether a kind is one of exhausted resources."""
    return kind in SPENT


def area_kinds(side: Side) -> list[str]:
    """Return all kinds in an Area, ready ones first."""
    return kinds_of(side.ready, False) + kinds_of(side.spent, True)


def take(side: Side, kind: str) -> str:
    """Take a resource of a kind out of the Area and return its card; there is one."""
    pile = side.spent if is_spent(kind) else side.ready
    wanted = kind.upper()
    for place, card in enumerate(pile):
        if kind_of(card) == wanted:
            del pile[place]
            return card
    raise ValueError(f"no resource of kind {kind} in the Area")


def exhaust(side: Side, kind: str) -> str:
    """Exhaust a ready resource of a kind and return its card."""
    card = take(side, kind)
    side.spent.append(card)
    return card


def put_under(side: Side, card: str) -> None:
    """Put a resource from the Area on the bottom of the Convoy, where both know it (V2.7)."""
    side.convoy.insert(0, card)
    side.known.insert(0, BOTH_KNOW)


def put_on_top(side: Side, card: str) -> None:
    """Put a resource from the Area on top of the Convoy (V13.12)."""
    side.convoy.append(card)
    side.known.append(BOTH_KNOW)


def take_top(side: Side) -> str:
    """Take the top card of the Convoy; there is one."""
    side.known.pop()
    return side.convoy.pop()


def ready_supplies(side: Side) -> list[str]:
    """Return the kinds of ready [S]: which one pays a fixed price is a choice only if both are there."""
    held = set(map(kind_of, side.ready))
    return [kind for kind in ("S", "S2") if kind in held]


def ready_personnel(side: Side) -> list[str]:
    """Return the kinds of ready [P]."""
    held = set(map(kind_of, side.ready))
    return [kind for kind in ("P", "P2") if kind in held]
