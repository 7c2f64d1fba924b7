"""The rules and the computer players: random play, copies, decisions, memory over many matches."""

from __future__ import annotations

import gc
import random
import time
from collections.abc import Iterator
from functools import partial

from game.opponents import NORMAL
from game.rules.chance import Chance
from game.rules.contract import State, System
from game.systems import SYSTEMS
from tools.measures import Figure, Measurement, compared, memory_mb, speed_now, speed_of

GAMES, PLAYS = 4, 100
"""Matches in one piece of work, and pieces: they are short, so that the fixed work is of the same moment."""
CLONES = 1000
DECISIONS = 30
USUAL_ACTIONS, USUAL_CLONE_US = 100_000, 10.0
"""What a game must reach that is not named below."""
LEAST_ACTIONS: dict[str, int] = {"vitorian": 30_000, "epikha": 25_000}
LEAST_GAMES: dict[str, int] = {"vitorian": 150, "epikha": 25}
"""Whole matches a second, where a game has a limit for them."""
MOST_CLONE_US: dict[str, float] = {"epikha": 25.0}
MOST_DECISION_MS = 3000.0
MATCHES = 50
MOST_GROWTH_MB = 3.0


def measurements() -> Iterator[Measurement]:
    """All that is measured of the rules."""
    for name, system in SYSTEMS.items():
        yield partial(random_play, name, system)
        yield partial(clone_time, name, system)
        for level in system.levels:
            yield partial(decision_time, name, system, level)
        yield partial(growth, name, system)


def fresh(system: System, seed: int) -> State:
    """A new match of the usual set-up; of a game with decks, with any."""
    config = system.decks("random", seed) if system.decks else system.config()
    return system.new(config, seed)[0]


def play_out(state: State, chance: random.Random) -> int:
    """Play at random to the end; returns the number of actions."""
    count = 0
    while (seat := state.to_move) is not None:
        actions = state.legal_actions(seat)
        state.apply(actions[int(chance.random() * len(actions))])
        count += 1
    return count


def random_play(name: str, system: System) -> Iterator[Figure]:
    """Uniform play over the legal actions on one core."""
    chance = random.Random(1)
    counts: list[int] = []

    def some_games() -> None:
        counts.extend(play_out(fresh(system, len(counts) + game), chance) for game in range(GAMES))

    spent, ratio = compared(some_games, PLAYS)
    games = 1000 * GAMES / spent
    actions = games * sum(counts) / len(counts)
    per_action = ratio / (GAMES * sum(counts) / len(counts))
    least, speed = LEAST_ACTIONS.get(name, USUAL_ACTIONS), speed_of(spent, ratio)
    yield Figure(
        f"{name}: random play", round(actions), "actions/s", least=least, ratio=1000 * per_action, speed=speed
    )
    yield Figure(f"{name}: random games", round(games), "games/s", least=LEAST_GAMES.get(name), speed=speed)


def clone_time(name: str, system: System) -> Iterator[Figure]:
    """The copy of a state in the middle of a match."""
    state = fresh(system, 1)
    chance = random.Random(2)
    for _ in range(8):
        state.apply(chance.choice(state.legal_actions(state.to_move or 0)))
    spent, ratio = compared(lambda: [state.clone() for _ in range(CLONES)], PLAYS)
    one_us, most = round(spent / CLONES * 1000, 2), MOST_CLONE_US.get(name, USUAL_CLONE_US)
    yield Figure(f"{name}: clone", one_us, "us", most=most, ratio=ratio, speed=speed_of(spent, ratio))


def decision_time(name: str, system: System, level: str) -> Iterator[Figure]:
    """One decision of a computer player; the slowest is the one with a budget."""
    player, chance = system.levels[level], Chance.of(7)
    state, times, seeds = fresh(system, 3), [], iter(range(4, 1000))

    def decide() -> None:
        nonlocal state
        if state.to_move is None:
            state = fresh(system, next(seeds))
        seen = state.observe(state.to_move or 0)
        start = time.process_time()
        action = player(seen, chance, NORMAL)
        times.append((time.process_time() - start) * 1000)
        state.apply(action)

    decide()  # the first one loads what the later ones share
    middle, ratio = compared(decide, DECISIONS)
    note = f"slowest of {len(times)}; median {middle:.2f}"
    yield Figure(
        f"{name}: {level} decides",
        round(max(times), 2),
        "ms",
        most=MOST_DECISION_MS,
        ratio=ratio,
        note=note,
        speed=speed_now(),
    )


def growth(name: str, system: System) -> Iterator[Figure]:
    """What 50 matches leave behind in memory."""
    chance = random.Random(4)
    play_out(fresh(system, 0), chance)
    gc.collect()
    before = memory_mb()
    for seed in range(MATCHES):
        play_out(fresh(system, seed), chance)
    gc.collect()
    grown = round(memory_mb() - before, 2)
    yield Figure(f"{name}: {MATCHES} matches grow", grown, "MB", most=MOST_GROWTH_MB)
