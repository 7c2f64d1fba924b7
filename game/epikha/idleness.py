"""Whether a turn went by without anything done although something better was open: for the audit of players.

Better by what the seat could know: hidden cards are sampled, so nobody is blamed for an answer in the rival's
hand.
"""

from __future__ import annotations

from collections import defaultdict
from typing import Final

from game.epikha import actions
from game.epikha.actions import EpikhaAction
from game.epikha.habits import TASTE
from game.epikha.intents import Intent, intents_of
from game.epikha.observing import observe
from game.epikha.planning import Planner
from game.epikha.rules.legality import run
from game.epikha.sampling import sample_table
from game.epikha.state import Battle, Question, Step, Table
from game.rules.chance import Chance
from game.rules.contract import Action

CLEARLY_BETTER: Final = 6.0
"""In points, on average: by less nobody is blamed."""
WORLDS: Final = 8
"""In how many tables that look the same to the seat an action is tried."""
FIRST_TURN: Final = 1
"""In his own first turn nobody attacks (E8.5)."""


def idle_turn(table: Table, action: Action) -> bool:
    """Say whether ``action`` ends a turn in which nothing was done, though a better action was open."""
    question = table.question
    if question is None or question.ask != "main" or type(action) is not actions.EndPhase:
        return False
    if table.phase != "regroup" or _has_acted(table, question.seat):
        return False
    seen = observe(table, question.seat)
    totals: defaultdict[EpikhaAction, float] = defaultdict(float)
    planner = Planner(seen, Chance.of(0), TASTE, float("inf"))
    for number in range(WORLDS):
        world = sample_table(seen, Chance.of(number))
        left = planner.worth_of(world, Intent(action), 1)
        for before in _moments(world):
            for intent in intents_of(before):
                totals[intent.action] += planner.worth_of(before, intent, 1) - left
    return any(total > CLEARLY_BETTER * WORLDS for total in totals.values())


def _has_acted(table: Table, seat: int) -> bool:
    """Say whether the seat has attacked, or placed or paid for anything in this turn."""
    side = table.sides[seat]
    placed = any(spot is not None and not spot.spell for spot in side.magic)
    return table.attacked or placed or bool(side.pool)


def _moments(table: Table) -> list[Table]:
    """Return the table as it is, as it was in Despliegue, and when attackers were to be named."""
    assert table.question is not None
    seat = table.question.seat
    rest = [Step("end_turn", seat), Step("regroup", seat)]
    before = table.clone()
    before.phase, before.question = "deployment", Question("main", seat, window="W2")
    before.agenda = [*rest, Step("combat_phase", seat)]
    if table.sides[seat].turns <= FIRST_TURN:
        return [table, before]
    combat = table.clone()
    combat.phase, combat.question, combat.battle = "combat", None, Battle()
    combat.agenda = [*rest, Step("attackers", seat)]
    run(combat, [])
    return [table, before, combat] if _asks(combat, "attack") else [table, before]


def _asks(table: Table, what: str) -> bool:
    return table.question is not None and table.question.ask == what
