"""Whether a turn went by without anything done although something better was open: for the audit of players.

Better by what the seat could know: hidden cards are sampled, so nobody is blamed for an answer in the rival's
hand.
"""

from __future__ import annotations

from collections import defaultdict
from typing import Final, Literal

from game.rules.chance import Chance
from game.rules.contract import Action
from game.vitorian import actions
from game.vitorian.habits import TASTE, play_on
from game.vitorian.judgement import value
from game.vitorian.observing import observe
from game.vitorian.rules.legality import carry_out, legal
from game.vitorian.rules.limits import ACT
from game.vitorian.sampling import sample_table
from game.vitorian.spaces import OWN
from game.vitorian.state import Question, Table

ASKED_ONCE: Final = 1
"""How often the Main phase asks a seat that does nothing in it (see ``rules.limits``)."""
CLEARLY_BETTER: Final = 1.5
"""In points, on average: by less nobody is blamed."""
WORLDS: Final = 12
"""In how many tables that look the same to the seat an action is tried."""


def idle_turn(table: Table, action: Action) -> bool:
    """Say whether ``action`` ends a turn in which nothing was done, though a better action was open."""
    question = table.question
    if question is None or question.ask != "combat" or type(action) is not actions.EndPhase:
        return False
    if _has_acted(table, question.seat):
        return False
    seen = observe(table, question.seat)
    worlds = [sample_table(seen, Chance.of(number)) for number in range(WORLDS)]
    totals: defaultdict[tuple[str, Action], float] = defaultdict(float)
    for world in worlds:
        for what, gain in _gains(world, action, question.seat).items():
            totals[what] += gain
    return any(total > CLEARLY_BETTER * WORLDS for total in totals.values())


def _gains(table: Table, action: Action, seat: int) -> dict[tuple[str, Action], float]:
    """Return by how many points each thing that could have been done is better than ``action``."""
    left = _worth(table, action, seat)
    return {
        (before.phase, option): _worth(before, option, seat) - left
        for before in (_in_phase(table, "main"), _in_phase(table, "combat"))
        for option in legal(before)
        if not isinstance(option, actions.EndPhase | actions.Recycle)
    }


def _in_phase(table: Table, phase: Literal["main", "combat"]) -> Table:
    """Return the table as it was when nothing had been done in a phase yet."""
    before = table.clone()
    before.phase, before.question = phase, Question(phase, table.active)
    return before


def _has_acted(table: Table, seat: int) -> bool:
    """Say whether the seat has played, marched, attacked or recycled in this turn."""
    units = [unit for unit in (table.grid[space] for space in OWN[seat]) if unit is not None]
    if table.sides[seat].recycled or table.used.count(ACT) > ASKED_ONCE:
        return True
    return any((unit.fresh and not unit.token) or unit.moved or unit.attacks for unit in units)


def _worth(table: Table, action: Action, seat: int) -> float:
    world = table.clone()
    carry_out(world, action)
    play_on(world, table.turn)
    return value(world, seat, TASTE)
