"""What must hold at every decision (V16.3), and what no match can reach."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache

from game.vitorian import library
from game.vitorian.card import CARDS
from game.vitorian.decks import CONVOY, SIZE
from game.vitorian.rules.exchanges import ACCELERATED
from game.vitorian.rules.legality import ANSWERS, STEPS
from game.vitorian.spaces import ON_SOVEREIGN, SEATS, SPACES
from game.vitorian.state import NOBODY, Item, Side, Step, Table


class BrokenTable(ValueError):
    """A position that no match can reach; the text says what is wrong."""


def check_invariants(table: Table) -> None:
    """Check that every card is where it can be, as often as it must be (V16.3).

    Raises:
        BrokenTable: something does not hold.
    """
    for seat in (0, 1):
        _check_piles(table.sides[seat], seat)
    _check_turns(table)
    _check_units(table)
    _check_names(table)
    for seat in (0, 1):
        _check_counts(table, seat)
    _check_question(table)
    _check_effects(table)


def _demand(holds: bool, what: str) -> None:
    if not holds:
        raise BrokenTable(what)


@cache
def _cards(resources: bool) -> frozenset[str]:
    """Return all Resource cards in force, or all Maneuver cards."""
    return frozenset(
        name for name, card in CARDS.items() if (card.type == "resource" if resources else card.is_maneuver)
    )


library.on_change(_cards.cache_clear)


def _check_piles(side: Side, seat: int) -> None:
    """Check that there are only such cards in each pile as belong there (V2.5, V3.7)."""
    maneuver, resources = _cards(False), _cards(True)
    _demand(maneuver.issuperset(side.hand) and maneuver.issuperset(side.deck), f"seat {seat}: no such card")
    piles = (side.convoy, side.ready, side.spent, side.defense)
    _demand(all(map(resources.issuperset, piles)), f"seat {seat}: no such resource")
    _demand(all(card in maneuver or card in resources for card in side.discard), f"seat {seat}: no such card")
    _demand(not side.field or side.field in maneuver, f"seat {seat}: no such Field Condition")


def _check_names(table: Table) -> None:
    """Check that what is asked and what waits names cards that there are."""
    items = [] if table.combat is None else list(table.combat.stack)
    names = [step.card for step in table.agenda]
    question = table.question
    items += _items(table.agenda)
    if question is not None:
        items += question.items
        if question.ask != "price":  # there it is the name of a price
            names.append(question.card)
    names += [item.source for item in items]
    _demand(all(not name or name in CARDS for name in names), "something waits for a card that there is not")


def _check_effects(table: Table) -> None:
    """Check that what waits belongs to somebody and means effects that its cards have."""
    question, combat = table.question, table.combat
    steps = _unfolded(table.agenda)
    items = [*(combat.stack if combat is not None else ()), *_items(steps)]
    if question is not None:
        steps += _unfolded(question.steps)
        items += question.items
        _demand(ON_SOVEREIGN <= question.space < len(SPACES), "a question is about no space")
        _demand(0 <= question.left <= SIZE, "a question asks too often")
        if question.ask == "payment" and question.item is None:
            card = CARDS.get(question.card)
            _demand(card is not None and card.is_maneuver and not card.is_order, "nothing is paid for")
        if question.card in CARDS:
            _demand(_has_effect(question.card, question.effect), "an effect that is none asks")
    for step in steps:
        _demand(step.seat in SEATS, "something waits for nobody")
        _demand(step.do in STEPS, "an unknown step waits")
        if step.card in CARDS:
            _demand(_has_effect(step.card, step.effect), "an effect waits that is none")
    for item in items:
        effects = len(CARDS[item.source].effects) if item.source in CARDS else 0
        _demand(item.seat in SEATS, "something on the stack is nobody's")
        _demand(0 <= item.decided <= len(item.effects), "more is decided than there is")
        _demand(all(0 <= number < effects for number in item.effects), "an effect resolves that is none")
        chosen = (pick.effect for pick in item.picks)
        _demand(all(-1 <= number < effects for number in chosen), "something is chosen for no effect")


def _has_effect(card: str, number: int) -> bool:
    """Say whether a card has an effect; keywords ask like effects, by numbers below zero."""
    return ACCELERATED <= number <= len(CARDS[card].effects)


def _unfolded(steps: Iterable[Step]) -> list[Step]:
    """Return steps with those that wait in them."""
    return [each for step in steps for each in (step, *_unfolded(step.steps))]


def _items(steps: list[Step]) -> list[Item]:
    return [step.item for step in steps if step.item is not None]


def _check_counts(table: Table, seat: int) -> None:
    side = table.sides[seat]
    leader = CARDS.get(side.sovereign)
    _demand(leader is not None and leader.type == "sovereign", f"seat {seat} has no Sovereign")
    assert leader is not None
    one = _values(side, 1, side.convoy, side.ready, side.spent)
    _demand(one == CONVOY, f"seat {seat}: {one} resources of value 1, not {CONVOY}")
    two = _values(side, 2, side.convoy, side.ready, side.spent, side.defense, side.discard)
    _demand(two == leader.defense, f"seat {seat}: {two} resources of value 2, not {leader.defense}")
    _demand(len(side.known) == len(side.convoy), f"seat {seat}: the Convoy and what is known of it differ")
    maneuver = sum(1 for _ in maneuver_cards(table, seat))
    _demand(maneuver == SIZE, f"seat {seat}: {maneuver} Maneuver cards, not {SIZE}")


def _values(side: Side, value: int, *piles: list[str]) -> int:
    return sum(CARDS[card].value == value for pile in piles for card in pile)


def maneuver_cards(table: Table, seat: int) -> Iterator[str]:
    """Yield every Maneuver card of a seat, wherever it is (V16.3)."""
    side = table.sides[seat]
    yield from side.deck
    yield from side.hand
    yield from (card for card in side.discard if CARDS[card].is_maneuver)
    if side.field:
        yield side.field
    for unit in table.grid[seat * 10 : seat * 10 + 10]:
        if unit is not None:
            if not unit.token:
                yield unit.card
            if unit.equipment:
                yield unit.equipment
    yield from _on_the_way(table, seat)


def _on_the_way(table: Table, seat: int) -> Iterator[str]:
    """Cards that are being paid for, composed, on the stack or resolving."""
    question, combat = table.question, table.combat
    if question is not None and question.seat == seat:
        for item in question.items:
            yield from _order(item.what, item.source)
        if question.ask == "payment" and question.item is None:
            yield question.card
    if combat is not None:
        for item in combat.stack:
            if item.seat == seat:
                yield from _order(item.what, item.source)
    yield from _waiting(table.agenda, seat)


def _waiting(steps: list[Step], seat: int) -> Iterator[str]:
    for step in steps:
        if step.seat == seat and step.do == "item_over" and step.item is not None:
            yield step.item.source


def _order(what: str, card: str) -> Iterator[str]:
    if what == "order":
        yield card


def _check_units(table: Table) -> None:
    _demand(len(table.grid) == len(SPACES), "the grid has not 20 spaces")
    numbers = [unit.id for unit in table.grid if unit is not None]
    _demand(len(set(numbers)) == len(numbers), "a unit stands on two spaces")
    _demand(all(0 < number < table.next_unit for number in numbers), "a unit has a number not given yet")
    for unit in table.grid:
        if unit is not None:
            card = CARDS.get(unit.card)
            _demand(card is not None and card.is_unit, f"{unit.card} is no unit")
            linked = CARDS.get(unit.equipment)
            fits = not unit.equipment or (linked is not None and linked.is_equipment)
            _demand(fits, f"{unit.equipment} is no Equipment")


def _check_turns(table: Table) -> None:
    """Check that turns and decisions are those of two seats."""
    _demand(table.active in SEATS, f"there is no seat {table.active} to have the turn")
    _demand(table.turn >= 0, "less than no turn was begun")
    _demand(len(table.mulligans) == 2 and min(table.mulligans) >= 0, "less than no hand was drawn anew")
    _demand(table.question is None or table.question.seat in SEATS, "nobody is asked")
    _demand(table.combat is None or table.combat.seat in SEATS, "nobody attacks")


def _check_question(table: Table) -> None:
    over = table.outcome is not None
    _demand((table.question is None) == over, "nothing is asked although the match goes on")
    _demand(over == (table.phase == "over"), "the phase and the outcome differ")
    combat = table.combat
    if combat is not None and combat.step == "orders":
        _demand(table.where(combat.unit) != NOBODY, "an attacker is not there")
    if table.question is not None:
        _demand(table.question.ask in ANSWERS, f"unknown question {table.question.ask}")
    streams = (table.setup_chance, table.play_chance)
    _demand(all(stream.possible for stream in streams), "a stream of chance has no such position")
