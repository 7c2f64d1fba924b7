"""One game between two computer players, with every rule of the contract that can be checked on the way."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable
from typing import Any, Final

import msgspec

from game.opponents import Budget
from game.rules.chance import Chance
from game.rules.contract import SPECTATOR, Action, State, System, Told, visible_to
from game.systems import SYSTEMS

RANDOM: Final = "random"
"""The built-in player: any legal action, each equally likely unless the game says otherwise."""
MISSED_WIN: Final = "missed_win"
"""A slip: an action that would have won outright was not taken."""
IDLE_TURN: Final = "idle_turn"
"""A slip: a turn without an action, though a better one was open."""
MOST_ACTIONS: Final = 100_000
"""A game of more actions than this is taken for endless."""


class Profile(msgspec.Struct, frozen=True):
    """How much a decision of a level may cost, how many processes play, which clock times it."""

    budget: Budget
    processes: int
    clock: Callable[[], float]


PROFILES: Final = {
    "match": Profile(Budget(), 1, time.perf_counter),
    # for tables of strength: an eighth of the simulations and no deadline, so that results repeat everywhere;
    # timed by the processor's time, so that a busy machine does not count as a slow player
    "table": Profile(Budget(seconds=float("inf"), share=1 / 8), 2, time.process_time),
}


class Pairing(msgspec.Struct, frozen=True):
    """A game to be played; ``swapped`` seats the second player at seat 0.

    A player is ``RANDOM``, or a level with or without a character: "veteran", "veteran:bold".
    """

    game: str
    players: tuple[str, str]
    seed: int
    swapped: bool
    profile: str = "match"
    audit: bool = False
    decks: str = ""
    """What decks are played with, in the words of ``System.decks``; "" for the standard set-up."""

    def player_at(self, seat: int) -> int:
        """Return which of the two players, 0 or 1, sits at ``seat``."""
        return seat ^ self.swapped


def pairings(
    game: str, players: tuple[str, str], games: int, seed: int, profile: str = "match", audit: bool = False,
    decks: str = "",
) -> list[Pairing]:
    """Return ``games`` games from ``seed`` on: two unlike players play each seed from both seats."""
    both = 1 if players[0] == players[1] else 2
    return [
        Pairing(game, players, seed + number // both, bool(number % both), profile, audit, decks)
        for number in range(games)
    ]


class Played(msgspec.Struct, frozen=True):
    """What became of a game: who won how, what fired, and the time it took.

    ``cpu`` is in seconds, ``thought`` holds for each player the seconds of each decision of a named level.
    """

    seed: int
    swapped: bool
    seat: int | None
    player: int | None
    code: str
    actions: int
    cpu: float
    fired: dict[str, int]
    thought: tuple[list[float], list[float]]
    slips: tuple[dict[str, int], dict[str, int]] = msgspec.field(default_factory=lambda: ({}, {}))
    """For each player what an audit blames it for: wins in one action missed, idle turns."""
    first: int | None = None
    """The seat that moved first; None in results of older files."""
    turns: int = 0
    """Turns of both sides; 0 in results of older files, and where the game does not count them."""


class Fault(Exception):
    """A rule of the game or of the contract does not hold."""


Mover = Callable[[State, int], Action]
"""Chooses the action of a seat."""


def play_game(pairing: Pairing) -> Played:
    """Play one game to its end, checking the invariants after every action.

    Raises:
        Fault: something does not hold; the text names seed and action so that it can be found again.
    """
    system = SYSTEMS[pairing.game]
    thought: tuple[list[float], list[float]] = ([], [])
    movers = [_mover(system, pairing, seat, thought[pairing.player_at(seat)]) for seat in (0, 1)]
    fired: Counter[str] = Counter()
    slips: tuple[Counter[str], Counter[str]] = (Counter(), Counter())
    start = time.process_time()
    state, told = system.new(config_of(system, pairing), pairing.seed)
    first = state.to_move
    actions = 0
    while (seat := state.to_move) is not None:
        try:
            _check(system, state, pairing.audit)
            action = movers[seat](state, seat)
            if pairing.audit:
                slips[pairing.player_at(seat)].update(_slips(system, state, seat, action))
            told += state.apply(action)
            actions += 1
            _demand(actions < MOST_ACTIONS, "the game does not end")
        except ValueError as error:
            raise Fault(f"seed {pairing.seed}, action {actions}: {error}") from error
    system.check_invariants(state)
    cpu = time.process_time() - start
    fired.update(_fired(system, told))
    result = _result(pairing, state, actions, cpu, fired, thought, slips)
    turns = 0 if system.turns is None else system.turns(state)
    return msgspec.structs.replace(result, first=first, turns=turns)


def config_of(system: System, pairing: Pairing) -> Any:
    """Return the set-up of a game.

    Raises:
        ConfigError: there are no such decks.
    """
    if not pairing.decks or system.decks is None:
        return system.config()
    return system.decks(pairing.decks, pairing.seed)


def _result(
    pairing: Pairing,
    state: State,
    actions: int,
    cpu: float,
    fired: Counter[str],
    thought: tuple[list[float], list[float]],
    slips: tuple[Counter[str], Counter[str]],
) -> Played:
    outcome = state.outcome
    assert outcome is not None
    player = None if outcome.winner is None else pairing.player_at(outcome.winner)
    return Played(
        seed=pairing.seed, swapped=pairing.swapped, seat=outcome.winner, player=player, code=outcome.code,
        actions=actions, cpu=cpu, fired=dict(fired), thought=thought,
        slips=(dict(slips[0]), dict(slips[1])),
    )


def _fired(system: System, told: list[Told]) -> list[str]:
    return [name for event in visible_to(SPECTATOR, told) if (name := system.tally(event)) is not None]


def _mover(system: System, pairing: Pairing, seat: int, times: list[float]) -> Mover:
    name = pairing.players[pairing.player_at(seat)]
    chance = Chance.of(pairing.seed, 100 + seat)
    if name == RANDOM and (by_chance := system.by_chance) is not None:
        return lambda state, seat: by_chance(state, chance)
    if name == RANDOM:
        return lambda state, seat: chance.pick(state.legal_actions(seat))
    level, _, character = name.partition(":")
    choose = system.levels[level]
    profile = PROFILES[pairing.profile]

    def think(state: State, seat: int) -> Action:
        seen = state.observe(seat)
        start = profile.clock()
        action: Action = choose(seen, chance, profile.budget, character)
        times.append(profile.clock() - start)
        return action

    return think


def _check(system: System, state: State, audit: bool) -> None:
    system.check_invariants(state)
    if audit:
        _audit(system, state)


def _audit(system: System, state: State) -> None:
    """Check that a copy, a save and a sampled state are what they stand for."""
    digest = state.digest()
    _demand(state.clone().digest() == digest, "a clone differs")
    _demand(system.from_json(state.to_json()).digest() == digest, "a saved state differs")
    for seat in (0, 1):
        seen: Any = state.observe(seat)
        sampled = system.sample(seen, Chance.of(0))
        system.check_invariants(sampled)
        _demand(sampled.observe(seat) == seen, f"a sampled state looks different to seat {seat}")
        same = list(sampled.legal_actions(seat)) == list(state.legal_actions(seat))
        _demand(same, f"a sampled state offers seat {seat} other actions")


def _slips(system: System, state: State, seat: int, action: Action) -> list[str]:
    """Name what can be said against the action of a seat, every other one tried out."""
    found = []
    if not _wins(state, seat, action) and any(_wins(state, seat, one) for one in state.legal_actions(seat)):
        found.append(MISSED_WIN)
    if system.idle is not None and system.idle(state, action):
        found.append(IDLE_TURN)
    return found


def _wins(state: State, seat: int, action: Action) -> bool:
    after = state.clone()
    after.apply(action)
    return after.outcome is not None and after.outcome.winner == seat


def _demand(holds: bool, what: str) -> None:
    if not holds:
        raise ValueError(what)
