"""All that the painters of the board need to know for one frame."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from game.epikha.events import StrikeStep
from game.epikha.state import NOBODY
from game.epikha.view import EpikhaObservation
from scenes.epikha.board import Board
from scenes.table.decklook import DeckLook

if TYPE_CHECKING:
    from game.epikha.charging import Plan
    from scenes.epikha.phrases import Tongue
    from scenes.epikha.show import Show


@dataclass(frozen=True, slots=True)
class Strike:
    """What one blow of a combat would come to: groups and bodies by number."""

    step: StrikeStep
    by: int
    target: int
    """The group that is struck, or NOBODY where the blow goes at the Player directly."""
    amount: int
    """Damage that is dealt, before anything absorbs it."""
    falls: tuple[int, ...] = ()
    """Bodies and arms that would be destroyed."""
    over: int = 0
    """What passes on to the Player of seat ``on``."""
    on: int = NOBODY
    hurts: int = NOBODY
    """The seat whose Player card is hurt by it, however it comes there."""
    kept: int = 0
    """The Vital that this Player card has then."""


@dataclass(frozen=True, slots=True)
class Lane:
    """What would come of a space of the combat."""

    space: int
    attacker: int
    responder: int
    """NOBODY while the attacker is free."""
    strikes: tuple[Strike, ...] = ()

    @property
    def falls(self) -> frozenset[int]:
        """Everybody and everything that would be destroyed."""
        return frozenset(number for strike in self.strikes for number in strike.falls)


@dataclass(frozen=True, slots=True)
class Fate:
    """What would become of a piece, by its target id."""

    id: str
    loss: int = 0
    """Vital or Resistencia that it would lose; less than 0 for what it gets back."""
    kept: int = 0
    lost: int = 0
    """How many of its cards would leave the field, of how many."""
    of: int = 1
    falls: bool = False
    """All of them would be destroyed."""
    returns: bool = False
    """All of them would go back to a hand."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """What is being weighed: an effect that is aimed, or something else that has an effect at once."""

    card: str
    """Whose effect it is."""
    text: str
    """What that does, in words."""
    aim: str = ""
    """The id of what the pointer is on, "" for nothing."""
    fates: tuple[Fate, ...] | None = None
    """None while nothing is being pointed at that could be chosen."""
    refused: str = ""
    """Why what the pointer is on cannot be aimed at, with its rule."""
    unknown: tuple[str, ...] = ()
    """What cannot be known, see `Preview`."""
    wins: bool = False


@dataclass
class BoardLook(DeckLook):
    """One frame of the board, worked out by the scene; "pays" is a state of what a payment takes from."""

    tongue: Tongue
    board: Board
    show: Show
    seen: EpikhaObservation | None = None
    lanes: tuple[Lane, ...] = ()
    """What would come of each space of the combat, as far as it can be known."""
    aimed: frozenset[int] = frozenset()
    """Numbers of what the chain aims at."""
    doomed: frozenset[int] = frozenset()
    """Numbers of what the chain would destroy if nobody answered any more."""
    plan: Plan | None = None
    """What a card that is chosen costs: what is spent, from where, what stays."""
    outcome: Outcome | None = None
    """What comes of what is being aimed, or of the payment that is put together."""
    dial: tuple[int, int, int] | None = None
    """Least, present and greatest amount of Vital or points that is being chosen."""
    marked: Mapping[str, int] = field(default_factory=dict)
    """Target id to a number on it: points given, Vital spent, its turn among what absorbs."""
    arrow: tuple[str, str] | None = None
    """Ids of what is being aimed from, and at."""
    drawer: str = ""
    """The open drawer: "0:armoury", "0:reserves" or "0:" and the number of a group; "" for none."""
    drawn: bool = False
    """The match has ended in a draw, and that has been shown."""
