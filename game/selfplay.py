"""Computer against computer without a window: who wins how often, how fast, and whether all rules hold.

    python3 run.py selfplay GAME [--games N] [--seed S] [--players LEVEL,LEVEL] [--decks WORDS]
                                 [--cards DIR] [--json]
                                 [--audit] [--profile match|table] [--resume FILE]
    python3 run.py selfplay GAME --ladder [--games N] [--resume FILE] [--json] [--write]
    python3 run.py selfplay GAME --balance [--games N] [--resume FILE] [--json] [--write]

Two different players meet twice on every seed, with the seats swapped. After every action the invariants of
the game are checked; a breach ends the run with the seed at which it happened. ``--ladder`` plays every level
against the one below and says which steps hold (see ``game.ladder``); ``--balance`` plays every starter deck
against every other one and says which pairings are even (see ``game.balance``).
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import Final, TypeVar

import msgspec

from game import balance, ladder, owncards
from game.arena import PROFILES, RANDOM, Fault, Pairing, Played, pairings, play_game
from game.commandline import TaskParser
from game.language import Language
from game.progress import Progress
from game.readers import count_of_games, seed_number
from game.results import Result, ResultsFile, UsageFault
from game.rules.contract import ConfigError
from game.rules.effects.faults import FaultyCards, written
from game.rules.reasons import sentence
from game.summary import as_text, summarise
from game.systems import SYSTEMS

Key = TypeVar("Key", bound=Hashable)

DEFAULT_GAMES: Final = 100
BATCH: Final = 8
RANDOMS: Final = f"{RANDOM},{RANDOM}"
DOCUMENT: Final = Path(__file__).resolve().parent.parent / "docs" / "opponents.md"
"""Where ladder and balance are written down."""


def run(pairings: Sequence[Pairing], processes: int = 1, batch: int = BATCH) -> Iterator[Played]:
    """Play the pairings and yield the results as they come, in order."""
    if processes == 1:
        yield from map(play_game, pairings)
        return
    context, cards = get_context("spawn"), owncards.used()
    with ProcessPoolExecutor(processes, context, initializer=owncards.use, initargs=(cards,)) as pool:
        yield from pool.map(play_game, pairings, chunksize=batch)


def main(argv: Sequence[str]) -> int:
    """Play and print the summary.

    Returns 1 if a rule was broken, a step of the ladder is missed or a pairing of decks is uneven, 2 if the
    command line cannot be followed.
    """
    options = _options(argv)
    try:
        _use_cards(options.cards)
        if options.ladder:
            return _ladder(options)
        if options.balance:
            return _balance(options)
        players = _players(options.game, options.players)
        games = options.games or DEFAULT_GAMES
        decks = _decks(options.game, options.decks)
        wanted = pairings(options.game, players, games, options.seed, options.profile, options.audit, decks)
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


def _ladder(options: argparse.Namespace) -> int:
    """Climb the ladder and print it; 1 if a step is missed."""
    if options.players != RANDOMS or options.seed != 1 or options.audit:
        raise UsageFault(
            "--ladder settles players and seeds by itself: leave --players, --seed, --audit away"
        )
    steps = _climb(options.game, options.games or ladder.GAMES, options.resume)
    lines = ladder.as_markdown(steps)
    print(msgspec.json.encode(steps).decode() if options.json else "\n".join(lines))
    if options.write:
        ladder.write_table(DOCUMENT, ladder.BEGIN.format(game=options.game), ladder.END, lines)
    return 0 if all(step.held for step in steps) else 1


def _balance(options: argparse.Namespace) -> int:
    """Play the starter decks against each other and print the balance; 1 if a pairing is uneven."""
    if options.players != RANDOMS or options.seed != 1 or options.audit or options.decks is not None:
        raise UsageFault(
            "--balance settles players, decks and seeds by itself: "
            "leave --players, --decks, --seed, --audit away"
        )
    weighed = _weigh(options.game, options.games or balance.GAMES, options.resume)
    lines = balance.as_markdown(weighed)
    print(msgspec.json.encode(weighed).decode() if options.json else "\n".join(lines))
    if options.write:
        ladder.write_table(DOCUMENT, balance.BEGIN.format(game=options.game), balance.END, lines)
    return 0 if all(one.held for one in weighed) else 1


def _play(wanted: Sequence[Pairing], resume: Path | None, processes: int) -> list[Played]:
    """Play what is not in the resume file yet, and add each result to it."""
    file = ResultsFile(resume, _head(wanted[0]), Played)
    asked = {(pairing.seed, pairing.swapped): pairing for pairing in wanted}
    played = _completed(file, asked, lambda one: (one.seed, one.swapped), lambda key, one: one, processes)
    return sorted(played, key=lambda one: (one.seed, one.swapped))


def _completed(
    file: ResultsFile[Result],
    asked: Mapping[Key, Pairing],
    key_of: Callable[[Result], Key],
    made: Callable[[Key, Played], Result],
    processes: int,
    batch: int = BATCH,
) -> list[Result]:
    """Return the results of all games that are ``asked`` for: those in the file, and the others once played.

    ``key_of`` tells for which game a result stands, ``made`` makes one of what was played.
    """
    kept = [one for one in file.kept() if key_of(one) in asked]
    done = {key_of(one) for one in kept}
    left = {key: pairing for key, pairing in asked.items() if key not in done}
    progress = Progress(len(asked))
    for key, played in zip(left, run(list(left.values()), processes, batch=batch), strict=True):
        kept.append(made(key, played))
        file.add(kept[-1])
        progress.at(len(kept))
    progress.close()
    return kept


class _Head(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The first line of a resume file: what its results are results of."""

    game: str
    fingerprint: str
    players: tuple[str, str]
    profile: str
    decks: str = ""


def _head(pairing: Pairing) -> _Head:
    print_of = SYSTEMS[pairing.game].fingerprint
    return _Head(pairing.game, print_of, pairing.players, pairing.profile, pairing.decks)


def _climb(game: str, games: int, resume: Path | None) -> list[ladder.Step]:
    """Play the ladder, or what of it is not in the resume file yet."""
    rows = ladder.rows_of(SYSTEMS[game], games)
    decks = _decks(game, ladder.DECKS) if SYSTEMS[game].decks else ""
    asked = {(row.name, one.seed, one.swapped): one for row in rows for one in row.pairings(game, decks)}
    kept = _completed(
        ResultsFile(resume, ladder.head_of(SYSTEMS[game]), ladder.Kept),
        asked,
        lambda one: (one.row, one.played.seed, one.played.swapped),
        lambda key, played: ladder.Kept(key[0], played),
        PROFILES["table"].processes,
        batch=1,
    )
    return ladder.judge(rows, kept)


def _weigh(game: str, games: int, resume: Path | None) -> list[balance.Weighed]:
    """Play the pairings of starter decks, or what of them is not in the resume file yet."""
    duels = balance.duels_of(SYSTEMS[game], games)
    for duel in duels:
        _decks(game, duel.name)  # cards of one's own may have made decks of the house illegal
    asked = {(duel.name, one.seed, one.swapped): one for duel in duels for one in duel.pairings(game)}
    kept = _completed(
        ResultsFile(resume, balance.head_of(SYSTEMS[game]), balance.Kept),
        asked,
        lambda one: (one.duel, one.played.seed, one.played.swapped),
        lambda key, played: balance.Kept(key[0], played),
        PROFILES[balance.PROFILE].processes,
        batch=1,
    )
    return balance.weigh(duels, kept)


def _decks(game: str, words: str | None) -> str:
    """Return the words for the decks, once they are known to name some; "" where none were given."""
    if words is None:
        return ""
    config_for = SYSTEMS[game].decks
    if config_for is None:
        raise UsageFault("this game has no decks: leave --decks away")
    try:
        config_for(words, 1)
    except ConfigError as error:
        why = sentence(Language("en"), game, error.reason)
        raise UsageFault(f"--decks {written(words, 1)}: {why}") from None
    return words


def _use_cards(folder: Path | None) -> None:
    """Put somebody's own cards in force."""
    if folder is None:
        return
    try:
        owncards.load(folder)
    except FaultyCards as faulty:
        raise UsageFault("\n".join(["--cards", *owncards.sentences(faulty, Language("en"))])) from None
    for note in owncards.notes(Language("en").text):
        print(f"selfplay: {note}", file=sys.stderr)


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
        "--games", count_of_games, "cli.bad.games", metavar="N", help="how many games (of a step or pairing)"
    )
    parser.add_number("--seed", seed_number, "cli.bad.seed", default=1, metavar="S", help="the first seed")
    parser.add_argument(
        "--players", default=RANDOMS, metavar="LEVEL,LEVEL", help="who plays; LEVEL:CHARACTER too"
    )
    parser.add_argument("--decks", metavar="WORDS", help="random, starters, or two decks: forge,wings")
    parser.add_argument("--cards", type=Path, metavar="DIR", help="card files to add or replace")
    parser.add_argument("--json", action="store_true", help="the summary as one JSON value")
    parser.add_argument("--audit", action="store_true", help="check copies, saves and samples, count slips")
    parser.add_argument("--profile", choices=sorted(PROFILES), default="match", help="how long to think")
    parser.add_argument("--resume", type=Path, metavar="FILE", help="keep results there, and go on from them")
    whole = parser.add_mutually_exclusive_group()
    whole.add_argument("--ladder", action="store_true", help="play every level against the one below")
    whole.add_argument(
        "--balance", action="store_true", help="play every starter deck against every other one"
    )
    parser.add_argument("--write", action="store_true", help="put that table into docs/opponents.md")
    return parser.parse_args(list(argv))
