"""What happens next: steps that wait on the agenda, and fixed prices on the way (V8.7).

The agenda is a pile: the last step is the next one. Steps run until something is asked or the match is over,
so at every decision the whole rest of a turn, an effect inside an item of the stack included, is plain data.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Literal, cast

from game.rules.contract import Action, Told
from game.vitorian.actions import Exhaust
from game.vitorian.rules import resources
from game.vitorian.rules.verbs import Hands
from game.vitorian.state import Question, Step, Table

Handler = Callable[[Table, list[Told], Step], None]
Options = Callable[[Table, Question], Sequence[Action]]
Answer = Callable[[Table, list[Told], Question, Action], None]
Price = Literal["move", "support", "heavy"]
UPKEEP = "upkeep"
"""The fixed price that tells of itself when it is paid (V7.6)."""


def push(table: Table, *steps: Step) -> None:
    """Let steps happen next, in this order, before all that waits already."""
    table.agenda += steps[::-1]


def ask(table: Table, question: Question) -> None:
    """Ask something; nothing goes on before the answer."""
    table.question = question


def charge(
    table: Table, told: list[Told], seat: int, types: Sequence[str], price: Price, then: Step | None
) -> None:
    """Exhaust a ready resource of each type (they are there), then let ``then`` happen (V8.7).

    Which one pays is asked only where value 1 and value 2 are both ready, which the rules can tell apart.
    """
    side = table.sides[seat]
    for place, wanted in enumerate(types):
        kinds = resources.ready_supplies(side) if wanted == "S" else resources.ready_personnel(side)
        if len(kinds) > 1:
            left = tuple(types[place:])
            steps = () if then is None else (then,)
            ask(table, Question("price", seat, card=price, picks=left, steps=steps))
            return
        Hands(table, told).exhaust_for(seat, kinds[0], price)
    if then is not None:
        push(table, then)


def price_options(table: Table, question: Question) -> Sequence[Action]:
    """Return which resources may pay."""
    side = table.sides[question.seat]
    wanted = question.picks[0]
    kinds = resources.ready_supplies(side) if wanted == "S" else resources.ready_personnel(side)
    return [Exhaust(kind) for kind in kinds]


def price_answer(table: Table, told: list[Told], question: Question, action: Action) -> None:
    """Let the named resource pay, and go on with what is still due."""
    assert isinstance(action, Exhaust)
    then = question.steps[0] if question.steps else None
    if question.card == UPKEEP:
        resources.exhaust(table.sides[question.seat], action.resource)
        assert then is not None
        push(table, then)
        return
    price = cast(Price, question.card)
    Hands(table, told).exhaust_for(question.seat, action.resource, price)
    charge(table, told, question.seat, question.picks[1:], price, then)
