"""What a scenario file of Vitorian Wars may say (docs/scenarios.md)."""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET, Struct, UnsetType

from game.scenarios.cardfiles import REST, CardFile, CardStep, Seat

Start = Literal["start", "ready", "upkeep", "main", "combat", "end"]
"""Where a position begins: at the start of a turn, at a start without a Recycle moment, after channelling, or
in a phase."""

class Side(Struct, frozen=True, forbid_unknown_fields=True, rename={"def_": "def"}):
    """One side, seat A's first in the file. Piles are written from the top down, resources as kinds.

    ``area``: "P S p s2": ready in capitals, a 2 behind a value of 2. ``convoy`` None fills it up to ten.
    ``defense`` names the pile; else it has ``def`` cards. ``recycled`` is true unless the file says
    otherwise, so that nobody is asked for a Recycle that is no matter.
    """

    sovereign: str = "R-00"
    hand: str = ""
    deck: str = REST
    area: str = ""
    convoy: str | None = None
    defense: str | None = None
    def_: int | None = None
    discard: str = ""
    field: str = ""
    recycled: bool = True
    lost: bool = False


class Deal(Struct, frozen=True, forbid_unknown_fields=True):
    """A whole new match in place of a position: two known decks, and who begins (None: by chance)."""

    decks: tuple[str, str]
    first: Seat | None = None


class DeckLists(Struct, frozen=True, forbid_unknown_fields=True):
    """A deck to be looked at: card ids to numbers."""

    sovereign: str
    cards: dict[str, int]
    convoy: dict[str, int]
    defense: dict[str, int]


class ExpectSide(Struct, frozen=True, forbid_unknown_fields=True, rename={"def_": "def"}):
    """What is compared of a side: zones as text, or how many cards they hold."""

    hand: int | str | UnsetType = UNSET
    deck: int | UnsetType = UNSET
    area: str | UnsetType = UNSET
    ready: int | UnsetType = UNSET
    spent: int | UnsetType = UNSET
    convoy: int | str | UnsetType = UNSET
    convoy_bottom: str | UnsetType = UNSET
    def_: int | UnsetType = UNSET
    discard_has: list[str] | UnsetType = UNSET
    discard_last: str | UnsetType = UNSET
    field: str | UnsetType = UNSET
    recycled: bool | UnsetType = UNSET
    lost: bool | UnsetType = UNSET


class Compared(Struct, frozen=True, forbid_unknown_fields=True):
    """The numbers of step 4 of the last combat."""

    attack: int
    defence: int
    strikes_back: int
    own_defence: int


class Expect(Struct, frozen=True, forbid_unknown_fields=True):
    """What is compared; only what is said. ``units``: by space, "" for an empty one.

    ``asked``: seat and what is asked ("B window"). ``stack``: the items, oldest first ("A recycle").
    ``order``: the cards of the items in the order in which they resolved. ``events``: kinds that must, and
    ``no_events`` kinds that must not, be among the events so far. ``replayed``: the same seed and choices
    lead to the same digest. ``conserved``: what is counted (V16.3) held after each action.
    ``card_faults``: the fields of the made-up cards that are wrong, which is then all that is looked at.
    """

    units: dict[str, str] | UnsetType = UNSET
    A: ExpectSide | UnsetType = UNSET
    B: ExpectSide | UnsetType = UNSET
    turn: Seat | UnsetType = UNSET
    phase: str | UnsetType = UNSET
    asked: str | UnsetType | None = UNSET
    winner: Seat | UnsetType | None = UNSET
    rule: str | UnsetType = UNSET
    compared: Compared | UnsetType = UNSET
    stack: list[str] | UnsetType = UNSET
    order: list[str] | UnsetType = UNSET
    events: list[str] | UnsetType = UNSET
    no_events: list[str] | UnsetType = UNSET
    deck_faults: list[str] | UnsetType = UNSET
    card_faults: list[str] | UnsetType = UNSET
    replayed: bool | UnsetType = UNSET
    conserved: bool | UnsetType = UNSET


class Step(CardStep, frozen=True, forbid_unknown_fields=True):
    """One step: words ("attack A-V2 SOV") or an action, and what follows."""

    expect: Expect = Expect()


class VitorianFile(CardFile, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A whole scenario file."""

    new: Deal | None = None
    deck: DeckLists | None = None
    seats: tuple[Side, Side] = (Side(), Side())
    units: dict[str, str] = {}
    phase: Start = "main"
    steps: list[str | Step] = []
    expect: Expect = Expect()
