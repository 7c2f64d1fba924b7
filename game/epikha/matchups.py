"""The set-up of a match from words, as on a command line: "empiria,abaron", "starters", "random" (E2)."""

from __future__ import annotations

from game import matchups
from game.epikha.config import EpikhaConfig
from game.epikha.decks import DECKS, LEFT_OUT, STARTERS, random_deck


def config_of(words: str, seed: int) -> EpikhaConfig:
    """Return the set-up that is meant: two decks by name, starter decks in turn by seed, or decks by chance.

    Raises:
        ConfigError: there is no such deck, or the words are not for two decks.
    """
    return EpikhaConfig(matchups.pair_of(words, seed, DECKS, STARTERS, LEFT_OUT, random_deck, "E2.1"))
