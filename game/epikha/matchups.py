"""The set-up of a match from words, as on a command line: "empiria,abaron", "starters", "random" (E2)."""

from __future__ import annotations

from typing import Final

from game import matchups
from game.epikha.config import EpikhaConfig
from game.epikha.decks import DECKS, LEFT_OUT, STARTERS, random_deck
from game.rules.chance import Chance

OPTIONS: Final = 90
"""The stream of chance for options of a set-up."""
QUICK: Final = 8
"""One of so many matches of decks by chance is a quick game: in a long one more of the decks is seen."""


def config_of(words: str, seed: int) -> EpikhaConfig:
    """Return the set-up that is meant: two decks by name, starter decks in turn by seed, or decks by chance.

    Two decks by chance are played with options by chance too, so that every card and rule has its day.

    Raises:
        ConfigError: there is no such deck, or the words are not for two decks.
    """
    decks = matchups.pair_of(words, seed, DECKS, STARTERS, LEFT_OUT, random_deck, "E2.1")
    if words != matchups.RANDOM:
        return EpikhaConfig(decks)
    chance = Chance.of(seed, OPTIONS)
    quick, prepared, first_draws = (chance.below(often) == 0 for often in (QUICK, 2, 2))
    return EpikhaConfig(decks, quick=quick, prepared=prepared, first_draws=first_draws)
