"""Keywords that exchange a resource: Scrap and Accelerated (V13.10, V13.11)."""

from __future__ import annotations

from typing import Final

from game.rules.contract import Told
from game.vitorian import events
from game.vitorian.ops.base import Source
from game.vitorian.rules import resources
from game.vitorian.rules.flow import ask
from game.vitorian.rules.verbs import Hands
from game.vitorian.state import Question, Step, Table

SCRAP: Final = -1
ACCELERATED: Final = -2
KEYWORDS: Final = (SCRAP, ACCELERATED)
"""Stand for a keyword where a question names the effect that asks."""


def scrap(table: Table, told: list[Told], step: Step) -> None:
    """Ask whether a resource is returned for a destroyed unit with Scrap (V13.10)."""
    side = table.sides[step.seat]
    if side.ready or side.spent:
        ask(table, Question("give", step.seat, step.card, SCRAP, may=True))


def accelerated(table: Table, told: list[Told], step: Step) -> None:
    """Ask whether an exhausted resource is exchanged for the top of the Convoy (V13.11)."""
    if table.sides[step.seat].spent:
        ask(table, Question("give", step.seat, step.card, ACCELERATED, may=True))


def kinds(table: Table, question: Question) -> list[str]:
    """Return the kinds of resources that may be returned for a keyword, each once."""
    side = table.sides[question.seat]
    return resources.area_kinds(side) if question.effect == SCRAP else resources.kinds_of(side.spent, True)


def answer(table: Table, told: list[Told], question: Question, kind: str) -> None:
    """Return the chosen resource to the Convoy, and take what the keyword gives for it."""
    hands = Hands(table, told)
    source = Source(question.seat, question.card)
    hands.give_resource(question.seat, kind, source)
    if question.effect == SCRAP:
        told.append(events.Fired("scrap", question.card))
        hands.draw(question.seat, 1, source)
    else:
        told.append(events.Fired("accelerated", question.card))
        hands.channel(question.seat, 1, source)
