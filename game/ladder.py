"""The ladder: every level against the one below, and whether each step, time and character holds.

The house asks the same of every game. Rungs and characters are played in the table profile, which repeats
everywhere; the highest level also at full strength, where its time counts too.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterable, Sequence
from itertools import groupby, pairwise
from pathlib import Path
from typing import Final, Literal

import msgspec

from game.arena import RANDOM, Pairing, Played, pairings
from game.results import UsageFault
from game.rules.contract import System
from game.summary import Thought, thought_of
from game.version import VERSION

DATA: Final = Path(__file__).resolve().parent / "opponents"
"""The levels and characters are data files below this folder."""

DECKS: Final = "starters"
"""What a game with decks plays the ladder with: its starter decks in turn."""
GAMES: Final = 200
"""Games of a rung: seeds 1 to 100, each with both seats."""
FULL_GAMES: Final = 60
TIMED_GAMES: Final = 20
CHARACTER_GAMES: Final = 60
OVER_RANDOM: Final = 0.8
"""Share of wins of the lowest level against random play."""
A_STEP: Final = 0.56
"""The same of each level against the one below."""
TWO_STEPS: Final = 0.6
"""The same of the highest level against the lowest but one."""
MORE_THAN_HALF: Final = 0.5
"""A character may cost its level something, but not the step to the level below."""
MOST_MS: Final = {"apprentice": 3.0, "veteran": 10.0, "master": 125.0}
"""The longest median decision in the table profile."""
FULL_MEDIAN_MS: Final = 1200.0
FULL_LONGEST_MS: Final = 3000.0

Kind = Literal["rung", "full", "character"]


class Row(msgspec.Struct, frozen=True):
    """A series of games, and the share of them that the first player must win."""

    kind: Kind
    players: tuple[str, str]
    games: int
    share: float
    strictly: bool = False
    """Whether exactly this share is not enough."""

    @property
    def name(self) -> str:
        """What the row is called in a file of results."""
        return f"{self.kind}:{','.join(self.players)}"

    @property
    def least(self) -> int:
        """The wins that are enough."""
        exact = self.share * self.games
        return int(exact) + 1 if self.strictly or exact > int(exact) + 1e-9 else int(exact + 1e-9)

    def pairings(self, game: str, decks: str = "") -> list[Pairing]:
        """Return its games: each seed with both seats."""
        profile = "match" if self.kind == "full" else "table"
        return pairings(game, self.players, self.games, 1, profile, decks=decks)


class Kept(msgspec.Struct, frozen=True):
    """The result of one game of a row."""

    row: str
    played: Played


class Head(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a file of ladder results is about; ``data`` stands for the numbers of levels and characters."""

    ladder: str
    fingerprint: str
    version: str
    data: int


class Step(msgspec.Struct, frozen=True):
    """What came of a row: wins of the first player and his decision times, in milliseconds."""

    row: Row
    wins: int
    least: int
    thought: Thought | None
    most_median: float | None
    most_longest: float | None
    held: bool


def rows_of(system: System, games: int = GAMES) -> list[Row]:
    """Return what is to be played; ``games`` for each rung, in proportion for the rest."""
    levels = list(system.levels)
    full, of_character = _part(FULL_GAMES, games), _part(CHARACTER_GAMES, games)
    rows = [Row("rung", (levels[0], RANDOM), games, OVER_RANDOM)]
    rows += [Row("rung", (higher, lower), games, A_STEP) for lower, higher in pairwise(levels)]
    if len(levels) > 2:
        rows.append(Row("rung", (levels[-1], levels[1]), games, TWO_STEPS))
    if len(levels) > 1:
        rows.append(Row("full", (levels[-1], levels[-2]), full, A_STEP))
    for level, below in zip(levels, [RANDOM, *levels], strict=False):
        rows += [
            Row("character", (f"{level}:{character}", below), of_character, MORE_THAN_HALF, strictly=True)
            for character in system.characters[1:]
        ]
    return rows


def _part(usual: int, games: int) -> int:
    return max(2, usual * games // GAMES)


def head_of(system: System) -> Head:
    """Return what results of the system's ladder are results of."""
    return Head(system.id, system.fingerprint, VERSION, data_of(system))


def data_of(system: System) -> int:
    """Return a number that stands for the data of the system's levels and characters."""
    data = b"".join(path.read_bytes() for path in sorted(DATA.glob(f"*/{system.id}.json")))
    return zlib.crc32(data)


def judge(rows: Sequence[Row], kept: Iterable[Kept]) -> list[Step]:
    """Return what came of each row."""
    ordered = sorted(kept, key=lambda one: (one.row, one.played.seed, one.played.swapped))
    played = {name: [one.played for one in group] for name, group in groupby(ordered, lambda one: one.row)}
    return [_step(row, played[row.name]) for row in rows]


def _step(row: Row, played: Sequence[Played]) -> Step:
    wins = sum(one.player == 0 for one in played)
    thought = thought_of(played[:TIMED_GAMES] if row.kind == "full" else played, 0)
    level = row.players[0].partition(":")[0]
    median = FULL_MEDIAN_MS if row.kind == "full" else MOST_MS.get(level)
    longest = FULL_LONGEST_MS if row.kind == "full" else None
    in_time = thought is None or (
        (median is None or thought.median <= median) and (longest is None or thought.longest <= longest)
    )
    return Step(row, wins, row.least, thought, median, longest, in_time and wins >= row.least)


# --- as tables ---------------------------------------------------------------------------------------------


def as_markdown(steps: Sequence[Step]) -> list[str]:
    """Return the tables as lines of Markdown: the levels, full strength, the characters."""
    by_kind = {kind: list(group) for kind, group in groupby(steps, lambda step: step.row.kind)}
    lines = [
        "| players | games | wins of the first | at least | its decisions: median, longest | |",
        "| --- | --- | --- | --- | --- | --- |",
        *map(_line, by_kind["rung"]),
        *map(_line, by_kind.get("full", ())),
    ]
    return lines + _characters(by_kind.get("character", ()))


def _line(step: Step) -> str:
    first, second = (name.capitalize() for name in step.row.players)
    first += " at full strength" if step.row.kind == "full" else ""
    held = "held" if step.held else "**missed**"
    return f"| {first}, {second} | {step.row.games} | {step.wins} | {step.least} | {_times(step)} | {held} |"


def _characters(steps: Sequence[Step]) -> list[str]:
    """Return a table of wins with a line for each level and a column for each character."""
    if not steps:
        return []
    rows = {players: list(group) for players, group in groupby(steps, _without_character)}
    names = [step.row.players[0].partition(":")[2] for step in next(iter(rows.values()))]
    games, least = steps[0].row.games, steps[0].least
    return [
        "",
        f"Wins of a level with a character, of {games} games against the level below (at least {least}):",
        "",
        f"| players | {' | '.join(names)} |",
        f"| --- |{' --- |' * len(names)}",
        *(f"| {players} | {' | '.join(map(_wins, group))} |" for players, group in rows.items()),
    ]


def _without_character(step: Step) -> str:
    first, second = step.row.players
    return f"{first.partition(':')[0].capitalize()}, {second.capitalize()}"


def _wins(step: Step) -> str:
    return str(step.wins) if step.held else f"**{step.wins} missed**"


def _times(step: Step) -> str:
    times = step.thought
    if times is None:
        return ""
    median, longest = _milliseconds(times.median), _milliseconds(times.longest)
    median += f" (limit {_milliseconds(step.most_median)})" if step.most_median else ""
    longest += f" (limit {_milliseconds(step.most_longest)})" if step.most_longest else ""
    return f"{median}, {longest}"


def _milliseconds(time: float) -> str:
    return f"{time:.1f} ms" if time < 10 else f"{time:.0f} ms"


BEGIN: Final = "<!-- ladder of {game}: written by selfplay --ladder --write -->"
END: Final = "<!-- end of the ladder -->"


def write_table(path: Path, begin: str, end: str, lines: Sequence[str]) -> None:
    """Put the tables between two marker lines of a document.

    Raises:
        UsageFault: there is no such document, or it lacks the markers.
    """
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        raise UsageFault(f"cannot read {path}: {error.strerror}") from None
    before, found, rest = text.partition(begin)
    _, ended, after = rest.partition(end)
    if not found or not ended:
        raise UsageFault(f"{path} lacks the lines {begin} and {end}")
    path.write_text("\n".join([before + begin, "", *lines, "", end + after]), encoding="utf-8")
