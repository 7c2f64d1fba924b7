"""The set-up of a match from words, as on a command line: "forge,wings", "starters", "random" (V4)."""

from __future__ import annotations

from typing import Final

from game.rules.chance import Chance
from game.rules.contract import ConfigError, Reason
from game.rules.effects.faults import written
from game.vitorian.config import VitorianConfig
from game.vitorian.decks import DECKS, IN_TURN, LEFT_OUT, RANDOM, STARTERS, Deck, random_deck

STREAM: Final = 99
"""The stream of a seed from which decks by chance come."""


def config_of(words: str, seed: int) -> VitorianConfig:
    """Return the set-up that is meant: two decks by name, starter decks in turn by seed, or decks by chance.

    Raises:
        ConfigError: there is no such deck, or the words are not for two decks.
    """
    if words == IN_TURN and (found := pairs()):
        return VitorianConfig(found[seed % len(found)])
    if words == RANDOM:
        chance = Chance.of(seed, STREAM)
        return VitorianConfig((random_deck(chance), random_deck(chance)))
    names = [name.strip() for name in words.split(",")]
    for name in names:
        if len(names) > 1 and name in (RANDOM, IN_TURN):
            raise ConfigError(Reason("deck_alone", "V4.1", name, {"deck": name}))
        if name and name not in DECKS:
            raise ConfigError(_no_deck(name))
    if len(names) != 2 or not all(names):
        raise ConfigError(_no_pair())
    return VitorianConfig((DECKS[names[0]], DECKS[names[1]]))


def pairs() -> tuple[tuple[Deck, Deck], ...]:
    """Return every starter deck against every one, itself included; only of those that can be played."""
    starters = [DECKS[name] for name in STARTERS if name in DECKS]
    return tuple((one, other) for one in starters for other in starters)


def _no_deck(name: str) -> Reason:
    if name in LEFT_OUT:
        return LEFT_OUT[name]
    known = ", ".join([*DECKS, IN_TURN, RANDOM])
    return Reason("deck_unnamed", "V4.1", written(name), {"deck": written(name), "known": known})


def _no_pair() -> Reason:
    first, second = (list(DECKS) * 2)[:2]
    pair: dict[str, int | str] = {"known": f"{first},{second}", "turn": IN_TURN, "chance": RANDOM}
    return Reason("deck_pair", "V4.1", "", pair)
