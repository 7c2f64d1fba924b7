"""How a match of Vitorian Wars is set up: two whole decks and who begins (V4, V5)."""

from __future__ import annotations

import msgspec

from game.rules.contract import ConfigError, Seat
from game.vitorian.decks import Deck, first_two, problems


class VitorianConfig(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The set-up of a match. Decks stand in it whole, so that a record needs no other file.

    ``first``: the seat that begins, None to draw it (V5.1).

    Raises:
        ConfigError: a deck breaks a rule of V4; the reason is the first thing that it breaks.
    """

    decks: tuple[Deck, Deck] = msgspec.field(default_factory=first_two)
    first: Seat | None = None

    def __post_init__(self) -> None:
        for deck in self.decks:
            for reason in problems(deck):
                raise ConfigError(reason)
