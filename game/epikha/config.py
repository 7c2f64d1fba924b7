"""How a match of Paladines de Epikha is set up: two whole decks, and the options of the rules (E2, E3)."""

from __future__ import annotations

import msgspec

from game.epikha.decks import Deck, first_two, problems
from game.rules.contract import ConfigError, Seat


class EpikhaConfig(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The set-up of a match. Decks stand in it whole, so that a record needs no other file.

    ``first``: the seat that begins, None to flip for it (E3). ``quick``: Player cards of 20/100 (E2.4).
    ``prepared``: Prepared Player (E2.5). ``first_draws``: the first player draws in his first Inicio (E8.3).

    Raises:
        ConfigError: a deck breaks a rule of E2; the reason is the first thing that it breaks.
    """

    decks: tuple[Deck, Deck] = msgspec.field(default_factory=first_two)
    first: Seat | None = None
    quick: bool = False
    prepared: bool = False
    first_draws: bool = True

    def __post_init__(self) -> None:
        for deck in self.decks:
            for reason in problems(deck):
                raise ConfigError(reason)
