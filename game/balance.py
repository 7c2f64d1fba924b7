"""The balance of a game's starter decks: each against every other one, and whether every pairing is even.

Both sides are played by the same level in the table profile, which repeats everywhere. Each seed is played
twice, with the decks in both seats. Who begins is left to the game.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import combinations, groupby
from typing import Final

import msgspec

from game.arena import Pairing, Played
from game.ladder import data_of
from game.results import UsageFault
from game.rules.contract import System
from game.version import VERSION

LEVEL: Final = "veteran"
"""Who plays both sides: a level that errs little and is quick enough for thousands of games."""
PROFILE: Final = "table"
GAMES: Final = 200
"""Games of a pairing: seeds 1 to 100, each with both seats."""
LEAST: Final = 40
MOST: Final = 60
"""An even pairing: the percentage of its games that the first-named deck wins, limits included."""


class Duel(msgspec.Struct, frozen=True):
    """A pairing of two starter decks and how many games it is given."""

    decks: tuple[str, str]
    games: int

    @property
    def name(self) -> str:
        """What the pairing is called in a file of results."""
        return ",".join(self.decks)

    def pairings(self, game: str) -> list[Pairing]:
        """Return its games; player 0 has the first-named deck, wherever it sits."""
        return [_pairing(game, self.decks, 1 + number // 2, bool(number % 2)) for number in range(self.games)]


def _pairing(game: str, decks: tuple[str, str], seed: int, swapped: bool) -> Pairing:
    words = ",".join(reversed(decks) if swapped else decks)
    return Pairing(game, (LEVEL, LEVEL), seed, swapped, PROFILE, decks=words)


class Kept(msgspec.Struct, frozen=True):
    """The result of one game of a pairing."""

    duel: str
    played: Played


class Head(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a file of balance results is about; ``data`` stands for the numbers of levels and characters."""

    balance: str
    fingerprint: str
    version: str
    data: int


class Weighed(msgspec.Struct, frozen=True):
    """What came of a pairing, in games; ``turns`` are those of both sides in all its games together."""

    duel: Duel
    wins: tuple[int, int]
    """Of the first-named deck and of the other one."""
    wins_of_first: int
    """Of the seat that moved first."""
    wins_of_seat_0: int
    turns: int
    endings: dict[str, int]
    held: bool


def duels_of(system: System, games: int = GAMES) -> list[Duel]:
    """Return every pairing of two different starter decks.

    Raises:
        UsageFault: the game has no two starter decks, or not the level that is to play them.
    """
    if len(system.starters) < 2:
        raise UsageFault(f"{system.id} has no starter decks: there is no balance to measure")
    if LEVEL not in system.levels:
        raise UsageFault(f"{system.id} has no level {LEVEL}, which plays both sides")
    return [Duel(decks, games) for decks in combinations(system.starters, 2)]


def head_of(system: System) -> Head:
    """Return what results of the system's balance are results of."""
    return Head(system.id, system.fingerprint, VERSION, data_of(system))


def weigh(duels: Sequence[Duel], kept: Iterable[Kept]) -> list[Weighed]:
    """Return what came of each pairing."""
    ordered = sorted(kept, key=lambda one: one.duel)
    played = {name: [one.played for one in group] for name, group in groupby(ordered, lambda one: one.duel)}
    return [_weighed(duel, played[duel.name]) for duel in duels]


def _weighed(duel: Duel, played: Sequence[Played]) -> Weighed:
    by_player = Counter(one.player for one in played)
    endings = Counter(one.code for one in played)
    return Weighed(
        duel=duel,
        wins=(by_player[0], by_player[1]),
        wins_of_first=sum(one.seat is not None and one.seat == one.first for one in played),
        wins_of_seat_0=sum(one.seat == 0 for one in played),
        turns=sum(one.turns for one in played),
        endings=dict(endings.most_common()),
        held=LEAST * len(played) <= 100 * by_player[0] <= MOST * len(played),
    )


# --- as a table --------------------------------------------------------------------------------------------


def as_markdown(weighed: Sequence[Weighed]) -> list[str]:
    """Return table and totals as lines of Markdown."""
    games = sum(one.duel.games for one in weighed)
    first = sum(one.wins_of_first for one in weighed)
    seat_0 = sum(one.wins_of_seat_0 for one in weighed)
    return [
        f"| decks | games | wins of the first-named | inside {LEAST} to {MOST} % | wins of who begins "
        "| wins of seat 0 | turns of both |",
        "| --- | --- | --- | --- | --- | --- | --- |",
        *map(_line, weighed),
        "",
        f"Of all {games} games who begins wins {_percent(first, games)}, seat 0 {_percent(seat_0, games)}. "
        f"Against the others: {_by_deck(weighed)}. Endings: {_endings(weighed)}.",
    ]


def _line(one: Weighed) -> str:
    first, second = (name.capitalize() for name in one.duel.decks)
    games = one.duel.games
    shares = " | ".join(_percent(wins, games) for wins in (one.wins_of_first, one.wins_of_seat_0))
    held = "held" if one.held else "**missed**"
    turns = f"{one.turns / games:.1f}"
    return f"| {first}, {second} | {games} | {_percent(one.wins[0], games)} | {held} | {shares} | {turns} |"


def _by_deck(weighed: Sequence[Weighed]) -> str:
    """Return for each deck what it wins of all its games."""
    wins: Counter[str] = Counter()
    games: Counter[str] = Counter()
    for one in weighed:
        for deck, won in zip(one.duel.decks, one.wins, strict=True):
            wins[deck] += won
            games[deck] += one.duel.games
    return ", ".join(f"{deck.capitalize()} {_percent(wins[deck], games[deck])}" for deck in games)


def _endings(weighed: Sequence[Weighed]) -> str:
    total: Counter[str] = Counter()
    for one in weighed:
        total.update(one.endings)
    return ", ".join(f"{code} {count}" for code, count in total.most_common())


def _percent(part: int, whole: int) -> str:
    return f"{100 * part / whole:.1f} %"


BEGIN: Final = "<!-- balance of {game}: written by selfplay --balance --write -->"
END: Final = "<!-- end of the balance -->"
