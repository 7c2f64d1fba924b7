"""What is on the table: the complete position of one match, secrets and chance included."""

from __future__ import annotations

import hashlib
from typing import Final, Literal, Self

import msgspec

from game.dracula.config import DraculaConfig
from game.rules.chance import Chance
from game.rules.contract import Outcome

Phase = Literal["choose", "discard", "round_over", "over"]

CHOOSE: Final = "choose"
"""The seat decides between draw and call (D13)."""
DISCARD: Final = "discard"
"""The seat has drawn and decides what to discard (D14)."""
ROUND_OVER: Final = "round_over"
"""The round has ended and is not yet compared (D33); within ``apply`` only, and in scenarios."""
OVER: Final = "over"
"""The match has an outcome."""


class Table(msgspec.Struct, forbid_unknown_fields=True):
    """The position. Every field is saved, hashed and copied; cards are numbers of ``cards.py``.

    ``up`` and ``known`` are sets of cards (one bit a card): face up for both players, and hidden but seen by
    both because a 6 moved it (D44, D45: both go with the card until it is discarded).
    """

    config: DraculaConfig
    setup_chance: Chance
    """Draws the token order (D7)."""
    play_chance: Chance
    """Shuffles the deck of every round (D9)."""
    round: int
    health: int
    vampires: list[int]
    """Vampires of the five districts."""
    resolved: int
    """Districts resolved in the match so far (D49)."""
    order: list[int]
    """Suit numbers: the trump, then the column from high to low (D5)."""
    racks: tuple[list[int], list[int]]
    """Five cards a seat, by slot (D10)."""
    deck: list[int]
    """The top card is the last one."""
    pile: list[int]
    """The discards, oldest first."""
    drawn: int
    """The card drawn and not yet discarded, or NONE."""
    up: int
    known: int
    turn: int
    """The seat whose turn it is."""
    phase: Phase
    caller: int | None
    """The seat that called the end of this round (D15)."""
    extra: bool
    """Whether this turn was given by a 5 (D24)."""
    outcome: Outcome | None

    def clone(self) -> Self:
        """Return an independent copy that plays on exactly alike."""
        dracula, van_helsing = self.racks
        return type(self)(
            self.config, Chance(self.setup_chance.position), Chance(self.play_chance.position),
            self.round, self.health, self.vampires.copy(), self.resolved, self.order.copy(),
            (dracula.copy(), van_helsing.copy()), self.deck.copy(), self.pile.copy(), self.drawn, self.up,
            self.known, self.turn, self.phase, self.caller, self.extra, self.outcome,
        )

    def digest(self) -> str:
        """Return a hash of the whole position, chance included; equal positions have equal digests."""
        return hashlib.sha256(self.to_json()).hexdigest()

    def to_json(self) -> bytes:
        """Return the whole position as JSON, always in the same order."""
        return msgspec.json.encode(self)
