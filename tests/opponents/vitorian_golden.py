"""What the computer players of Vitorian Wars thought when their strength was measured.

    python -m tests.opponents.vitorian_golden

writes the file anew; the tables of docs/opponents.md must then be measured again.

The positions come from matches played at random, so they do not depend on what the players think.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from game.rules.chance import Chance
from game.vitorian import actions
from game.vitorian.characters import NAMES as CHARACTERS
from game.vitorian.habits import TASTE, Lay, answer, attack_gain
from game.vitorian.judgement import standing, threats, value
from game.vitorian.matchups import config_of
from game.vitorian.opponent import PLAYERS, level_of
from game.vitorian.planning import Planner
from game.vitorian.system import VitorianState, new
from tests.opponents.goldens import chosen, evenly, everything, rounded, said, write

FILE = Path(__file__).with_name("vitorian_golden.json")
MATCHES = ("random", "random", "random", "forge,rampart", "wings,flood", "siege,hands", "fleet,crusade")
OF_EACH = 7
"""Positions of each kind of question at most."""
LOOKED = 4
"""Actions of a position of which it is kept what they lead to."""


def positions() -> list[VitorianState]:
    """Decisions of all kinds, evenly out of the matches."""
    by_ask: dict[str, list[VitorianState]] = {}
    for seed, words in enumerate(MATCHES):
        state, _ = new(config_of(words, seed), seed)
        chance = Chance.of(seed, 21)
        while (seat := state.to_move) is not None:
            legal = state.legal_actions(seat)
            if len(legal) > 1 and state.question is not None:
                by_ask.setdefault(state.question.ask, []).append(state.clone())
            state.apply(chance.pick(legal))
    return evenly(by_ask, OF_EACH)


def thoughts(state: VitorianState, number: int) -> dict[str, Any]:
    """Everything that is thought about one position."""
    seat = state.to_move
    assert seat is not None and state.question is not None
    seen = state.observe(seat)
    found = {"ask": state.question.ask, **chosen(PLAYERS, CHARACTERS[1:], seen, number)}
    planner = Planner(seen, Chance.of(number, 13), level_of("veteran").taste, float("inf"))
    world = planner.world()
    found["habit"] = said(answer(world.clone()))
    found["value"] = [rounded(value(world, one, TASTE)) for one in (0, 1)]
    stands = [standing(world, one, TASTE) for one in (0, 1)]
    found["stands"] = [[rounded(stand.worth) for stand in side] for side in stands]
    found["threats"] = [
        rounded(threats(world, one, stands[one], stands[1 - one], TASTE, now))
        for one in (0, 1)
        for now in (False, True)
    ]
    tried = planner.candidates()
    found["tried"] = len(tried)
    for look in (0, 1, 2):
        found[f"look {look}"] = [rounded(planner.tried(action, 0, look)) for action in tried[:LOOKED]]
    if state.question.ask == "main":
        lay = Lay(world, seat)
        found["lay"] = [rounded(lay.worth(action)) for action in seen.legal]
    if state.question.ask == "combat":
        attacks = [action for action in seen.legal if isinstance(action, actions.Attack)]
        found["gains"] = [rounded(attack_gain(world, seat, one.space, one.target)) for one in attacks]
    return found


if __name__ == "__main__":
    write(FILE, everything(positions(), thoughts))
