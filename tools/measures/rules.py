"""The rules and the computer players: random play, copies, decisions, memory over many matches."""

from __future__ import annotations

import gc
import random
import time
from collections.abc import Iterator

from game.opponents import NORMAL
from game.rules.chance import Chance
from game.rules.contract import State, System
from game.systems import SYSTEMS
from tools.measures import Figure, calibration_ms, cpu_ms, median, memory_mb

PLAY_SECONDS = 2.0
CLONES = 5000
DECISIONS = 60
LEAST_ACTIONS = {"dracula": 100_000}
MOST_CLONE_US = {"dracula": 10.0}
MOST_DECISION_MS = 3000.0
MATCHES = 50
MOST_GROWTH_MB = 3.0


def figures() -> Iterator[Figure]:
    """All figures of the rules."""
    for name, system in SYSTEMS.items():
        yield from random_play(name, system)
        yield clone_time(name, system)
        for level in system.levels:
            yield decision_time(name, system, level)
        yield growth(name, system)


def fresh(system: System, seed: int) -> State:
    """A new match of the usual set-up."""
    return system.new(system.config(), seed)[0]


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
    start, actions, games = time.process_time(), 0, 0
    while (spent := time.process_time() - start) < PLAY_SECONDS:
        actions += play_out(fresh(system, games), chance)
        games += 1
    one_us = spent / actions * 1e6
    ratio = one_us / calibration_ms()
    least = LEAST_ACTIONS[name]
    yield Figure(f"{name}: random play", round(actions / spent), "actions/s", least=least, ratio=ratio)
    yield Figure(f"{name}: random games", round(games / spent), "games/s")


def clone_time(name: str, system: System) -> Figure:
    """The copy of a state in the middle of a match."""
    state = fresh(system, 1)
    chance = random.Random(2)
    for _ in range(8):
        state.apply(chance.choice(state.legal_actions(state.to_move or 0)))
    one_us = cpu_ms(lambda: [state.clone() for _ in range(CLONES)]) / CLONES * 1000
    return Figure(
        f"{name}: clone", round(one_us, 2), "us", most=MOST_CLONE_US[name], ratio=one_us / calibration_ms()
    )


def decision_time(name: str, system: System, level: str) -> Figure:
    """One decision of a computer player, the median over a match; the slowest is the one with a budget."""
    player, chance = system.levels[level], Chance.of(7)
    state, times = fresh(system, 3), []
    for seed in range(3, 3 + DECISIONS):
        if state.to_move is None:
            state = fresh(system, seed)
        seen = state.observe(state.to_move or 0)
        chosen = []
        times.append(cpu_ms(lambda: chosen.append(player(seen, chance, NORMAL))))  # noqa: B023
        state.apply(chosen[0])
    middle = median(times)
    return Figure(
        f"{name}: {level} decides",
        round(max(times), 2),
        "ms",
        most=MOST_DECISION_MS,
        ratio=middle / calibration_ms(),
        note=f"slowest of {len(times)}; median {middle:.2f}",
    )


def growth(name: str, system: System) -> Figure:
    """What 50 matches leave behind in memory."""
    chance = random.Random(4)
    play_out(fresh(system, 0), chance)
    gc.collect()
    before = memory_mb()
    for seed in range(MATCHES):
        play_out(fresh(system, seed), chance)
    gc.collect()
    grown = round(memory_mb() - before, 2)
    return Figure(f"{name}: {MATCHES} matches grow", grown, "MB", most=MOST_GROWTH_MB)
