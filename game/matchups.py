"""Two decks from words, as on a command line: "forge,wings", "starters", "random"; alike for every game."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final, TypeVar

from game.rules.chance import Chance
from game.rules.contract import ConfigError, Reason
from game.rules.effects.faults import written

STREAM: Final = 99
"""The stream of a seed from which decks by chance come."""
RANDOM: Final = "random"
"""Two decks by chance."""
IN_TURN: Final = "starters"
"""The starter decks in turn, by the seed."""

Deck = TypeVar("Deck")


def pair_of(
    words: str,
    seed: int,
    decks: Mapping[str, Deck],
    starters: Sequence[str],
    left_out: Mapping[str, Reason],
    by_chance: Callable[[Chance], Deck],
    rule: str,
) -> tuple[Deck, Deck]:
    """Return the two decks that are meant; ``rule`` is that of the game about decks.

    Raises:
        ConfigError: there is no such deck, or the words are not for two decks.
    """
    if words == IN_TURN and (found := pairs(decks, starters)):
        return found[seed % len(found)]
    if words == RANDOM:
        chance = Chance.of(seed, STREAM)
        return by_chance(chance), by_chance(chance)
    names = [name.strip() for name in words.split(",")]
    for name in names:
        if len(names) > 1 and name in (RANDOM, IN_TURN):
            raise ConfigError(Reason("deck_alone", rule, name, {"deck": name}))
        if name and name not in decks:
            raise ConfigError(left_out.get(name) or _no_deck(name, decks, rule))
    if len(names) != 2 or not all(names):
        raise ConfigError(_no_pair(list(decks), rule))
    return decks[names[0]], decks[names[1]]


def pairs(decks: Mapping[str, Deck], starters: Sequence[str]) -> tuple[tuple[Deck, Deck], ...]:
    """Return every starter deck against every one, itself included; only of those that can be played."""
    there = [decks[name] for name in starters if name in decks]
    return tuple((one, other) for one in there for other in there)


def _no_deck(name: str, decks: Mapping[str, object], rule: str) -> Reason:
    known = ", ".join([*decks, IN_TURN, RANDOM])
    return Reason("deck_unnamed", rule, written(name), {"deck": written(name), "known": known})


def _no_pair(decks: Sequence[str], rule: str) -> Reason:
    first, second = (list(decks) * 2)[:2]
    pair: dict[str, int | str] = {"known": f"{first},{second}", "turn": IN_TURN, "chance": RANDOM}
    return Reason("deck_pair", rule, "", pair)
