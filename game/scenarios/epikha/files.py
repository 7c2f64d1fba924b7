"""What a scenario file of Paladines de Epikha may say (docs/scenarios.md)."""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET, Struct, UnsetType

from game.scenarios.cardfiles import REST, CardFile, CardStep, Seat

Start = Literal["start", "deployment", "combat", "regroup", "end"]
"""Where a position begins: with the Inicio of a turn, in a phase, or with the end of a turn."""

class Side(Struct, frozen=True, forbid_unknown_fields=True):
    """One side, seat A's first in the file. The deck is written from the top down.

    ``player``, ``reserves`` and ``magic`` hold groups in words: "hero=E04@d6 +E15 +sword=E09"; "&" joins the
    members of a Unit, "<" stands before the summoner that a Spirit has set aside. An entry of ``magic`` is
    one space: "", a group, "arm O1" or "spell E19".
    """

    hand: str = ""
    deck: str = REST
    discard: str = ""
    spirits: str = ""
    removed: str = ""
    player: str = "P"
    reserves: list[str] = []
    armoury: str = ""
    magic: list[str] = []
    pool: int = 0
    ability: str = ""
    ability_markers: int = 0
    waiting: int = 0


class Deal(Struct, frozen=True, forbid_unknown_fields=True):
    """A whole new match in place of a position: two known decks, and who begins (None: by the flip)."""

    decks: tuple[str, str] = ("empiria", "abaron")
    first: Seat | None = None


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """The options of a match (E2.4, E2.5, E8.3)."""

    quick: bool = False
    prepared: bool = False
    first_draws: bool = True


class DeckLists(Struct, frozen=True, forbid_unknown_fields=True):
    """A deck to be looked at: card ids to numbers, the Spirit pile, prepared arms."""

    cards: dict[str, int]
    spirits: list[str] = []
    prepared: list[str] = []


class ExpectSide(Struct, frozen=True, forbid_unknown_fields=True):
    """What is compared of a side: piles as text in any order, or how many cards they hold.

    ``player`` is the Vital of the Player card, None while it is set aside; ``free`` counts free Magic spaces.
    """

    hand: int | str | UnsetType = UNSET
    deck: int | UnsetType = UNSET
    discard: int | str | UnsetType = UNSET
    spirits: str | UnsetType = UNSET
    removed: str | UnsetType = UNSET
    armoury: str | UnsetType = UNSET
    reserves: str | UnsetType = UNSET
    pool: int | UnsetType = UNSET
    player: int | UnsetType | None = UNSET
    free: int | UnsetType = UNSET
    waiting: int | UnsetType = UNSET
    ability: str | UnsetType = UNSET
    ability_markers: int | UnsetType = UNSET


class Expect(Struct, frozen=True, forbid_unknown_fields=True):
    """What is compared; only what is said. Things on the field are named as in steps.

    ``at``: where something is ("reserves", "area", "armoury", "magic 2", "combat 1", "behind 1", "with hero",
    "aside", "gone"). ``vital``: what it has left of Vital or Resistencia. ``force`` and ``level``: of its
    whole group. ``markers``. ``bears``: its arms. ``unit``: how many members its group has, 0 for no Unit.
    ``strikes``: the step in which its group struck ("V", "N", "P", "" for none).
    ``asked``: seat and what is asked ("A window"); ``window``: which. ``offered``: the kinds of legal
    actions. ``can``: steps that are legal. ``chain``: the items, oldest first ("A E17"). ``order``: the cards
    of items as they resolved, with "lost" behind those that did nothing.
    ``events``: kinds that must, and ``no_events`` kinds that must not, be among the events so far.
    ``replayed``: the same seed and choices lead to the same digest. ``conserved``: every card is somewhere,
    exactly once, after each action. ``deck_faults``: the rules that the deck breaks.
    """

    at: dict[str, str] | UnsetType = UNSET
    vital: dict[str, int] | UnsetType = UNSET
    force: dict[str, int] | UnsetType = UNSET
    level: dict[str, int] | UnsetType = UNSET
    markers: dict[str, int] | UnsetType = UNSET
    bears: dict[str, str] | UnsetType = UNSET
    unit: dict[str, int] | UnsetType = UNSET
    strikes: dict[str, str] | UnsetType = UNSET
    A: ExpectSide | UnsetType = UNSET
    B: ExpectSide | UnsetType = UNSET
    turn: Seat | UnsetType = UNSET
    phase: str | UnsetType = UNSET
    asked: str | UnsetType | None = UNSET
    window: str | UnsetType = UNSET
    offered: list[str] | UnsetType = UNSET
    can: list[str] | UnsetType = UNSET
    winner: Seat | UnsetType | None = UNSET
    rule: str | UnsetType = UNSET
    chain: list[str] | UnsetType = UNSET
    order: list[str] | UnsetType = UNSET
    events: list[str] | UnsetType = UNSET
    no_events: list[str] | UnsetType = UNSET
    deck_faults: list[str] | UnsetType = UNSET
    replayed: bool | UnsetType = UNSET
    conserved: bool | UnsetType = UNSET


class Step(CardStep, frozen=True, forbid_unknown_fields=True):
    """One step: words ("attack hero 1") or an action, and what follows."""

    expect: Expect = Expect()


class EpikhaFile(CardFile, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A whole scenario file."""

    new: Deal | None = None
    options: Options = Options()
    deck: DeckLists | None = None
    seats: tuple[Side, Side] = (Side(), Side())
    phase: Start = "deployment"
    steps: list[str | Step] = []
    expect: Expect = Expect()
