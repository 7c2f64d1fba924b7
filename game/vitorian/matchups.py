"""The set-up of a match from words, as on a command line: "forge,wings", "starters", "random" (V4)."""

from __future__ import annotations

from typing import Final

from game.rules.chance import Chance
from game.rules.contract import ConfigError, Reason
from game.vitorian.config import VitorianConfig
from game.vitorian.decks import DECKS, STARTERS, Deck, random_deck

RANDOM: Final = "random"
IN_TURN: Final = "starters"
PAIRS: Final = tuple((DECKS[one], DECKS[other]) for one in STARTERS for other in STARTERS)
"""Every starter deck against every one, itself included."""
STREAM: Final = 99
"""The stream of a seed from which decks by chance come."""


def config_of(words: str, seed: int) -> VitorianConfig:
    """Return the set-up that is meant: two decks by name, starter decks in turn by seed, or decks by chance.

    Raises:
        ConfigError: there is no such deck.
    """
    if words == IN_TURN:
        return VitorianConfig(PAIRS[seed % len(PAIRS)])
    if words == RANDOM:
        chance = Chance.of(seed, STREAM)
        return VitorianConfig((random_deck(chance), random_deck(chance)))
    names = [name.strip() for name in words.split(",")]
    if len(names) != 2:
        raise ConfigError(_no_deck(words))
    return VitorianConfig((_named(names[0]), _named(names[1])))


def _named(name: str) -> Deck:
    if name not in DECKS:
        raise ConfigError(_no_deck(name))
    return DECKS[name]


def _no_deck(name: str) -> Reason:
    known = ", ".join([*DECKS, IN_TURN, RANDOM])
    return Reason("deck_unnamed", "V4.1", name, {"deck": name, "known": known})
