"""Summoning Spirits (E16.16): who may, what it costs, and how the Spirit takes its summoner's place."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from game.epikha import actions, events
from game.epikha.card import CARDS
from game.epikha.rules import groups, leaving, payment
from game.epikha.rules.flow import ask, number
from game.epikha.rules.verbs import SPIRIT
from game.epikha.state import Body, Group, Question, Side, Step, Table
from game.rules.contract import Action, Told


def cost_of(side: Side, card: str) -> int:
    """Return what a Spirit costs now, less what a text takes off (X06)."""
    return max(0, CARDS[card].cost - side.boosts.get(SPIRIT, 0))


def summoners(table: Table, seat: int) -> Iterator[Group]:
    """Yield who may summon: the Player card in its Area first, and single characters that are no Spirits."""
    side = table.sides[seat]
    if side.area is not None and not side.waiting and CARDS[side.area.bodies[0].card].is_player:
        yield side.area
    for group in side.reserves:
        if _may_summon(group):
            yield group
    for spot in side.magic:
        for group in spot.groups if spot is not None else ():
            if _may_summon(group):
                yield group


def _may_summon(group: Group) -> bool:
    return not group.unit and not CARDS[group.bodies[0].card].is_spirit


def options(table: Table, seat: int, wealth: int) -> Iterator[Action]:
    """Yield the Spirits of the pile that can be paid for and summoned by somebody."""
    side = table.sides[seat]
    if not side.spirits or next(summoners(table, seat), None) is None:
        return
    for card in side.spirits:
        if cost_of(side, card) <= wealth and not leaving.unique_there(table, card):
            yield actions.Summon(card)


def begin(table: Table, told: list[Told], seat: int, card: str) -> None:
    """Ask who summons the Spirit."""
    ask(table, Question("summoner", seat, card))


def summoner_options(table: Table, question: Question) -> Sequence[Action]:
    """Return who may summon it."""
    return [actions.Summoner(group.bodies[0].id) for group in summoners(table, question.seat)]


def summoner_answer(table: Table, told: list[Told], question: Question, action: Action) -> None:
    """Ask for the payment; after it the Spirit comes."""
    assert isinstance(action, actions.Summoner)
    seat, card = question.seat, question.card
    step = Step("summoned", seat, card, action.body)
    due = cost_of(table.sides[seat], card)
    payment.begin(table, told, Question("payment", seat, card, due=due, steps=(step,)))


def summoned(table: Table, told: list[Told], step: Step) -> None:
    """Let a Spirit take the place of its summoner, who is set aside with all its arms (E16.16a, b)."""
    seat, side = step.seat, table.sides[step.seat]
    at = groups.find_body(table, step.number)
    assert at is not None and at.body is not None
    side.spirits.remove(step.card)
    side.boosts.pop(SPIRIT, None)
    spirit = Body(number(table), step.card)
    group = Group(number(table), (spirit,), aside=leaving.set_aside(at.stood))
    groups.put(table, at, group)
    told.append(
        events.Summoned(seat, step.card, spirit.id, group.id, at.body.id, at.body.card)
    )
    told.append(events.Fired("espiritu", step.card))
