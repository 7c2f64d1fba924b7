"""What the computer players of Paladines de Epikha thought when their strength was measured.

    python -m tests.opponents.epikha_golden

writes the file anew; the tables of docs/opponents.md must then be measured again.

The positions come from matches played partly at random, so they hardly depend on what the players think.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from game.epikha.characters import NAMES as CHARACTERS
from game.epikha.fighting import planned_attack
from game.epikha.habits import TASTE, answer
from game.epikha.judgement import scale_of, value
from game.epikha.lanes import Field
from game.epikha.matchups import config_of
from game.epikha.opponent import PLAYERS, level_of
from game.epikha.planning import Planner
from game.epikha.purse import Purse
from game.epikha.rules.legality import carry_out, legal
from game.epikha.spending import Spender
from game.epikha.system import EpikhaState, new
from game.rules.chance import Chance
from tests.opponents.goldens import chosen, evenly, everything, rounded, said, write

FILE = Path(__file__).with_name("epikha_golden.json")
MATCHES = ("empiria,abaron", "abaron,empiria", "gahu,taliuz", "random", "random")
OF_EACH = 4
"""Positions of each kind of question at most."""
LOOKED = 2
"""Intentions of a position of which it is kept what they lead to."""


def positions() -> list[EpikhaState]:
    """Decisions of all kinds, evenly out of the matches."""
    by_ask: dict[str, list[EpikhaState]] = {}
    for seed, words in enumerate(MATCHES):
        state, _ = new(config_of(words, seed), seed)
        chance = Chance.of(seed, 21)
        while (question := state.question) is not None:
            options = legal(state)
            if len(options) > 1:
                by_ask.setdefault(question.ask, []).append(state.clone())
            carry_out(state, answer(state) if chance.below(3) else chance.pick(options))
    return evenly(by_ask, OF_EACH)


def thoughts(state: EpikhaState, number: int) -> dict[str, Any]:
    """Everything that is thought about one position."""
    seat = state.to_move
    assert seat is not None and state.question is not None
    seen = state.observe(seat)
    found = {"ask": state.question.ask, **chosen(PLAYERS, CHARACTERS[1:], seen, number)}
    planner = Planner(seen, Chance.of(number, 13), level_of("veteran").taste, float("inf"))
    world, scale = planner.world(), scale_of(TASTE)
    found["habit"] = said(answer(world.clone()))
    found["value"] = rounded(value(world, seat, TASTE))
    found["promise"] = [rounded(Field(world, one, scale).attack()[0]) for one in (0, 1)]
    found["attack"] = [planned_attack(world, one, scale) for one in (0, 1)]
    found["vital"] = Purse(world, seat).most
    tried = planner.candidates()
    found["tried"] = [said(intent.action) for intent in tried]
    for look in (1, 2):
        found[f"look {look}"] = [rounded(planner.tried(intent, 0, look)) for intent in tried[:LOOKED]]
    if state.question.ask == "main":
        bought = Spender(world, seat, scale).chosen(Purse(world, seat).most)
        found["bought"] = [[name, cost, rounded(gain)] for name, cost, gain in bought]
    return found


if __name__ == "__main__":
    write(FILE, everything(positions(), thoughts))
