"""Computer against computer without a window: who wins how often, how fast, and whether all rules hold.

    python3 run.py selfplay GAME [--games N] [--seed S] [--players LEVEL,LEVEL] [--json] [--audit]
                                 [--profile match|table] [--resume FILE]

Two different players meet twice on every seed, with the seats swapped. After every action the invariants of
the game are checked; a breach ends the run with the seed at which it happened.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import Final

import msgspec

from game.arena import PROFILES, RANDOM, Fault, Pairing, Played, play_game
from game.commandline import TaskParser
from game.progress import Progress
from game.readers import count_of_games, seed_number
from game.summary import as_text, summarise
from game.systems import SYSTEMS

DEFAULT_GAMES: Final = 100
BATCH: Final = 8


class UsageFault(ValueError):
    """The command line, or the file to go on from, cannot be followed."""


def run(pairings: Sequence[Pairing], processes: int = 1) -> Iterator[Played]:
    """Play the pairings and yield the results as they come, in order."""
    if processes == 1:
        yield from map(play_game, pairings)
        return
    with ProcessPoolExecutor(processes, mp_context=get_context("spawn")) as pool:
        yield from pool.map(play_game, pairings, chunksize=BATCH)


def pairings(
    game: str, players: tuple[str, str], games: int, seed: int, profile: str = "match", audit: bool = False
) -> list[Pairing]:
    """Return ``games`` games from ``seed`` on: two unlike players play each seed from both seats."""
    both = 1 if players[0] == players[1] else 2
    return [
        Pairing(game, players, seed + number // both, bool(number % both), profile, audit)
        for number in range(games)
    ]


def main(argv: Sequence[str]) -> int:
    """Play and print the summary; 1 if a rule was broken, 2 if the command line cannot be followed."""
    options = _options(argv)
    try:
        players = _players(options.game, options.players)
        wanted = pairings(options.game, players, options.games, options.seed, options.profile, options.audit)
        played = _play(wanted, options.resume, PROFILES[options.profile].processes)
    except UsageFault as fault:
        print(f"selfplay: {fault}", file=sys.stderr)
        return 2
    except Fault as fault:
        print(f"selfplay: {fault}", file=sys.stderr)
        return 1
    summary = summarise(options.game, players, played, SYSTEMS[options.game].seat_names)
    print(msgspec.json.encode(summary).decode() if options.json else "\n".join(as_text(summary)))
    return 0


def _play(wanted: Sequence[Pairing], resume: Path | None, processes: int) -> list[Played]:
    """Play what is not in the resume file yet, and add each result to it."""
    played = _kept(resume, wanted)
    done = {(one.seed, one.swapped) for one in played}
    left = [pairing for pairing in wanted if (pairing.seed, pairing.swapped) not in done]
    progress = Progress(len(wanted))
    for one in run(left, processes):
        played.append(one)
        _keep(resume, one)
        progress.at(len(played))
    progress.close()
    return sorted(played, key=lambda one: (one.seed, one.swapped))


class _Head(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The first line of a resume file: what its results are results of."""

    game: str
    fingerprint: str
    players: tuple[str, str]
    profile: str


def _head(pairing: Pairing) -> _Head:
    return _Head(pairing.game, SYSTEMS[pairing.game].fingerprint, pairing.players, pairing.profile)


def _kept(path: Path | None, wanted: Sequence[Pairing]) -> list[Played]:
    """Return the wanted results that a resume file holds; start the file if there is none."""
    if path is None or not wanted:
        return []
    head = _head(wanted[0])
    if not path.exists():
        path.write_bytes(msgspec.json.encode(head) + b"\n")
        return []
    first, *lines = path.read_bytes().split(b"\n")
    try:
        there = msgspec.json.decode(first, type=_Head)
        played = [msgspec.json.decode(line, type=Played) for line in lines[:-1]]
    except msgspec.DecodeError as error:
        raise UsageFault(f"{path} is no file of self-play results ({error})") from None
    if there != head:
        raise UsageFault(f"{path} holds results of {there}, not of {head}; name another file")
    _drop_torn_line(path, lines[-1])
    asked = {(pairing.seed, pairing.swapped) for pairing in wanted}
    return [one for one in played if (one.seed, one.swapped) in asked]


def _drop_torn_line(path: Path, torn: bytes) -> None:
    if torn:
        with path.open("r+b") as file:
            file.truncate(path.stat().st_size - len(torn))


def _keep(path: Path | None, played: Played) -> None:
    if path is not None:
        with path.open("ab") as file:
            file.write(msgspec.json.encode(played) + b"\n")


def _players(game: str, words: str) -> tuple[str, str]:
    known = (RANDOM, *SYSTEMS[game].levels)
    names = words.split(",")
    if len(names) != 2 or not all(_is_player(game, name) for name in names):
        leant = ", ".join(filter(None, SYSTEMS[game].characters))
        raise UsageFault(
            f"--players takes two of {', '.join(known)}, as in {RANDOM},{known[-1]}; a level may have a "
            f"character ({leant}), as in {known[-1]}:{SYSTEMS[game].characters[-1]}; not {words!r}"
        )
    return names[0], names[1]


def _is_player(game: str, name: str) -> bool:
    level, _, character = name.partition(":")
    if level == RANDOM:
        return name == RANDOM
    return level in SYSTEMS[game].levels and character in SYSTEMS[game].characters


def _options(argv: Iterable[str]) -> argparse.Namespace:
    parser = TaskParser(prog="selfplay", description="Let the computer play against itself.")
    parser.add_argument("game", choices=sorted(SYSTEMS), help="which game")
    parser.add_number(
        "--games", count_of_games, "cli.bad.games", default=DEFAULT_GAMES, metavar="N", help="how many games"
    )
    parser.add_number("--seed", seed_number, "cli.bad.seed", default=1, metavar="S", help="the first seed")
    players = f"{RANDOM},{RANDOM}"
    parser.add_argument(
        "--players", default=players, metavar="LEVEL,LEVEL", help="who plays; LEVEL:CHARACTER too"
    )
    parser.add_argument("--json", action="store_true", help="the summary as one JSON value")
    parser.add_argument("--audit", action="store_true", help="check copies, saves and samples too")
    parser.add_argument("--profile", choices=sorted(PROFILES), default="match", help="how long to think")
    parser.add_argument("--resume", type=Path, metavar="FILE", help="keep results there, and go on from them")
    return parser.parse_args(list(argv))
