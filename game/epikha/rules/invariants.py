"""What must hold at every decision, and what no match can reach."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from game.epikha.card import CARDS
from game.epikha.rules import groups
from game.epikha.rules.legality import ANSWERS, STEPS
from game.epikha.state import (
    COMBAT_SPACES,
    MAGIC_SPACES,
    NOBODY,
    Arm,
    Body,
    Group,
    Item,
    Question,
    Spot,
    Step,
    Table,
)

SEATS = (0, 1)


class BrokenTable(ValueError):
    """A position that no match can reach; the text says what is wrong."""


def _demand(holds: bool, what: str) -> None:
    if not holds:
        raise BrokenTable(what)


def check_invariants(table: Table) -> None:
    """Check that every card is where it can be, exactly once, and that numbers are used once.

    Raises:
        BrokenTable: something does not hold.
    """
    _check_frame(table)
    for seat in SEATS:
        _check_names(table, seat)  # first, for all else asks what the cards are
        _check_zones(table, seat)
        _check_cards(table, seat)
    _check_numbers(table)
    _check_items(table)
    _check_question(table)


# --- where cards are ---------------------------------------------------------------------------------------


def all_groups(table: Table, seat: int) -> Iterator[Group]:
    """Yield every group of a seat, those set aside too (E4.6)."""
    for group in groups.groups_of(table, seat):
        yield group
        if group.aside is not None:
            yield group.aside


def all_cards(table: Table, seat: int) -> Iterator[str]:
    """Yield every card of a seat, wherever it is, Abilities and prepared cards included."""
    side = table.sides[seat]
    for pile in (side.hand, side.deck, side.discard, side.spirits, side.removed):
        yield from pile
    yield from (arm.card for arm in side.armoury)
    for spot in side.magic:
        if spot is not None and spot.arm is not None:
            yield spot.arm.card
        elif spot is not None and spot.spell:
            yield spot.spell
    for group in all_groups(table, seat):
        for body in group.bodies:
            yield body.card
            yield from (arm.card for arm in body.arms)
    yield from (item.card for item in table.chain if item.seat == seat and item.what == "spell")
    yield from (name for name in (side.prepared, side.ability) if name)


def _check_cards(table: Table, seat: int) -> None:
    """Check that every card of the deck is in exactly one place, with at most one prepared arm besides."""
    deck = table.config.decks[seat]
    found = Counter(all_cards(table, seat))
    wanted = Counter(deck.listed()) + Counter(deck.spirits)
    missing = wanted - found
    _demand(not missing, f"seat {seat}: cards are missing: {dict(missing)}")
    extra = found - wanted
    players = [name for name in extra if CARDS[name].is_player]
    _demand(len(players) == 1 and extra[players[0]] == 1, f"seat {seat}: not one Player card")
    del extra[players[0]]
    if table.config.prepared and extra.total() == 1:
        return
    _demand(not extra, f"seat {seat}: there are cards too many: {dict(extra)}")


def _check_names(table: Table, seat: int) -> None:
    _demand(all(name in CARDS for name in all_cards(table, seat)), f"seat {seat}: no such card")
    side = table.sides[seat]
    deck_cards = (*side.hand, *side.deck, *side.discard)
    _demand(all(CARDS[name].in_deck for name in deck_cards), f"seat {seat}: a card where it cannot be")
    spirits = (*side.spirits, *side.removed)
    _demand(all(CARDS[name].is_spirit for name in spirits), f"seat {seat}: no Spirit in the Spirit pile")
    _demand(not Counter(side.shown) - Counter(side.hand), f"seat {seat}: a shown card is not in the hand")
    _demand(not side.ability or CARDS[side.ability].is_ability, f"seat {seat}: no such Ability")


# --- zones, groups, numbers --------------------------------------------------------------------------------


def _check_zones(table: Table, seat: int) -> None:
    side = table.sides[seat]
    _demand(len(side.magic) == MAGIC_SPACES, f"seat {seat}: the Magic Zone has not five spaces")
    _demand(len(side.combat) == COMBAT_SPACES, f"seat {seat}: the Combat Zone has not four spaces")
    _demand(side.pool >= 0, f"seat {seat}: less than no Vital in the pool")
    _demand(side.raised >= 0 and side.ability_markers >= 0, f"seat {seat}: less than nothing waits")
    _demand(side.waiting in (0, 1, 2), f"seat {seat}: the Player card waits for nothing")
    for spot in side.magic:
        if spot is not None:
            _check_spot(spot, seat)
    fights = any(group is not None for group in side.combat) or bool(side.behind)
    _demand(not fights or table.battle is not None, f"seat {seat} fights without a combat")
    for group in all_groups(table, seat):
        _check_group(table, seat, group)


def _check_spot(spot: Spot, seat: int) -> None:
    held = (bool(spot.groups), spot.arm is not None, bool(spot.spell))
    _demand(sum(held) == 1, f"seat {seat}: a Magic space holds not exactly one thing")
    _demand(not spot.spell or spot.id > 0, f"seat {seat}: a continuous spell without a number")


def _check_group(table: Table, seat: int, group: Group) -> None:
    _demand(bool(group.bodies), f"seat {seat}: a group of nobody")
    _demand(group.unit or len(group.bodies) == 1, f"seat {seat}: a crowd that is no Unit")
    calm = table.battle is None and all(step.do != "sweep" for step in table.agenda)
    _demand(not group.unit or not calm or len(group.bodies) > 2, f"seat {seat}: a Unit of less than three")
    spirit = CARDS[group.bodies[0].card].is_spirit
    _demand((group.aside is not None) == spirit, f"seat {seat}: a Spirit that nobody summoned")
    for body in group.bodies:
        _check_piece(body, seat)
        for arm in body.arms:
            _check_piece(arm, seat)
            _demand(CARDS[arm.card].is_arm, f"seat {seat}: {arm.card} is no arm")
        machines = sum(CARDS[arm.card].is_machine for arm in body.arms)
        _demand(machines < 2, f"seat {seat}: two machines on one bearer")
        _demand(CARDS[body.card].is_body, f"seat {seat}: {body.card} is no body")
        _demand(not body.arms or CARDS[body.card].bears, f"seat {seat}: {body.card} bears arms")


def _check_piece(piece: Body | Arm, seat: int) -> None:
    _demand(piece.damage >= 0 and piece.markers >= 0, f"seat {seat}: less than nothing on {piece.card}")


def _pieces(table: Table, seat: int) -> Iterator[int]:
    """Yield the numbers of everything of a seat on the field and set aside."""
    side = table.sides[seat]
    yield from (arm.id for arm in side.armoury)
    for spot in side.magic:
        if spot is not None and spot.arm is not None:
            yield spot.arm.id
        elif spot is not None and spot.spell and not spot.kept:
            yield spot.id
    for group in all_groups(table, seat):
        yield group.id
        for body in group.bodies:
            yield body.id
            yield from (arm.id for arm in body.arms)


def _check_numbers(table: Table) -> None:
    numbers = [number for seat in SEATS for number in _pieces(table, seat)]
    numbers += [item.number for item in (*table.chain, *table.batch)]
    _demand(len(set(numbers)) == len(numbers), "a number is used twice")
    _demand(all(0 < number < table.next_number for number in numbers), "a number has not been given yet")


# --- what waits --------------------------------------------------------------------------------------------


def _check_frame(table: Table) -> None:
    _demand(table.active in SEATS, f"there is no seat {table.active} to have the turn")
    _demand(table.turn >= 0 and 0 <= table.passed < 2, "a count is wrong")
    over = table.outcome is not None
    _demand((table.question is None) == over, "nothing is asked although the match goes on")
    _demand(over == (table.phase == "over"), "the phase and the outcome differ")
    veil = table.veil
    asked = table.question
    _demand(veil is None or (asked is not None and asked.seat == veil.seat), "a veil hangs before nobody")
    _demand(veil is None or veil.stood.veil is None, "a veil hangs behind a veil")
    streams = (table.setup_chance, table.play_chance)
    _demand(all(stream.possible for stream in streams), "a stream of chance has no such position")


def _check_question(table: Table) -> None:
    question = table.question
    if question is not None:
        _demand(question.ask in ANSWERS, f"unknown question {question.ask}")
        _demand(question.seat in SEATS, "nobody is asked")
        _demand(question.due >= 0, "less than nothing is due")
        _demand(_is_about_something(table, question), "a question is about nothing on the field")
    for step in (*table.agenda, *(question.steps if question is not None else ())):
        _check_step(step)


def _is_about_something(table: Table, question: Question) -> bool:
    """Say whether what a question names is there."""
    number = question.number
    match question.ask:
        case "bearer":
            return groups.find_arm(table, number) is not None
        case "arms" | "survivor":
            return groups.find_group(table, number) is not None
        case "coin":
            return groups.find_arm(table, number) is not None or groups.find_body(table, number) is not None
        case "aim" | "recall" | "caster":
            return question.item is not None
        case "absorb":
            return question.packet is not None
    return True


def _check_step(step: Step) -> None:
    _demand(step.do in STEPS, f"an unknown step waits: {step.do}")
    _demand(step.seat in SEATS, "something waits for nobody")
    roles = step.do in ("window", "answer")
    _demand(roles or not step.card or step.card in CARDS, "something waits for a card that there is not")


def _check_items(table: Table) -> None:
    items: Iterable[Item] = (*table.chain, *table.batch)
    for item in items:
        _demand(item.card in CARDS and item.seat in SEATS, "something on the chain is no card")
        effects = len(CARDS[item.card].effects)
        _demand(0 <= item.effect < max(1, effects), "an effect resolves that is none")
    kept = {spot.id for side in table.sides for spot in side.magic if spot is not None and spot.kept}
    waiting = {item.number for item in table.chain if item.what == "continuous"}
    _demand(kept == waiting or table.outcome is not None, "a Magic space is kept for nothing")
    _demand(NOBODY not in kept, "a kept space has no number")
