"""The set-up of a match from words, as on a command line: "forge,wings", "starters", "random" (V4)."""

from __future__ import annotations

from game import matchups
from game.vitorian.config import VitorianConfig
from game.vitorian.decks import DECKS, LEFT_OUT, STARTERS, Deck, random_deck


def config_of(words: str, seed: int) -> VitorianConfig:
    """Return the set-up that is meant: two decks by name, starter decks in turn by seed, or decks by chance.

    Raises:
        ConfigError: there is no such deck, or the words are not for two decks.
    """
    return VitorianConfig(matchups.pair_of(words, seed, DECKS, STARTERS, LEFT_OUT, random_deck, "V4.1"))


def pairs() -> tuple[tuple[Deck, Deck], ...]:
    """Return every starter deck against every one, itself included; only of those that can be played."""
    return matchups.pairs(DECKS, STARTERS)
