"""The Magic Zone and Magia: placing single cards and groups, and the effects that follow (E11)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from game.epikha import actions, events
from game.epikha.card import CARDS, CardEffect
from game.epikha.rules import announce, chain, groups, numbers, veil, vital
from game.epikha.rules.flow import ask, number, push
from game.epikha.rules.groups import Found
from game.epikha.state import NOBODY, Arm, Body, Group, Item, Question, Spot, Step, Table
from game.epikha.words import MAGIA
from game.rules.contract import Action, Told

_NO_EFFECTS: tuple[CardEffect, ...] = ()


def texts(piece: Body | Arm) -> Sequence[CardEffect]:
    """Return the Magia texts of a card that have not worked since its controller's Inicio (E7.10)."""
    if piece.magia:
        return _NO_EFFECTS
    return CARDS[piece.card].fires.get("magia", _NO_EFFECTS)


def pieces_of(group: Group) -> Iterator[Body | Arm]:
    """Yield the bodies of a group, each followed by its arms."""
    for body in group.bodies:
        yield body
        yield from body.arms


# --- what may be placed (E11.1 to E11.5, E11.7) ------------------------------------------------------------


def placings(table: Table, seat: int, only_vital: bool = False) -> Iterator[Action]:
    """Yield what a seat may place now; in W5 only what makes Vital and does nothing else (E12.1).

    The Player card never goes, and neither does a Spirit that stands in for it; their arms go singly (E11.5).
    """
    side = table.sides[seat]
    if None not in side.magic:
        return
    for body in () if side.area is None else side.area.bodies:
        if body.arms:
            yield from _single_arms(body, only_vital)
    for group in side.reserves:
        if _may_go(table, seat, group) and not (only_vital and not _only_vital(*pieces_of(group))):
            yield actions.PlaceMagic(group.id)
        for body in group.bodies:
            if body.arms:
                yield from _single_arms(body, only_vital)


def _may_go(table: Table, seat: int, group: Group) -> bool:
    return bool(numbers.rule_level(table, seat, group, MAGIA))


def _single_arms(body: Body, only_vital: bool) -> Iterator[Action]:
    """Yield the arms of a body that may be placed alone, of equal ones the first (E11.2)."""
    seen = set()
    for arm in body.arms:
        card = CARDS[arm.card]
        if not card.mask & MAGIA or card.is_machine or (only_vital and not _only_vital(arm)):
            continue
        same = (arm.card, arm.damage, arm.markers, arm.magia, arm.shifted)
        if same not in seen:
            seen.add(same)
            yield actions.PlaceMagic(arm.id)


def _only_vital(*pieces: Body | Arm) -> bool:
    """Say whether placing these makes Vital and does nothing else."""
    found = [effect for piece in pieces for effect in texts(piece)]
    return bool(found) and all(effect.op.MAKES_VITAL for effect in found)


# --- placing -----------------------------------------------------------------------------------------------


def place(table: Table, told: list[Told], seat: int, thing: int) -> None:
    """Place a group or an arm; its Magia works, what only makes Vital first (E11.4)."""
    veil.lift(table, told)
    side = table.sides[seat]
    space = groups.free_space(table, seat)
    at = groups.find_group(table, thing)
    if at is not None:
        group = at.stood
        pieces = list(pieces_of(group))
        groups.put(table, at, None)
        side.magic[space] = Spot(groups=(worked(group),))
        cards = tuple([piece.card for piece in pieces])
        told.append(events.MagicPlaced(seat, space, thing, cards))
    else:
        at = groups.find_arm(table, thing)
        assert at is not None and at.arm is not None
        pieces = [at.arm]
        groups.put_arm(table, at, None)
        side.magic[space] = Spot(arm=replace(at.arm, magia=True))
        told.append(events.MagicPlaced(seat, space, thing, (at.arm.card,), _bearer(at)))
    _work(table, told, seat, pieces)


def _bearer(at: Found) -> int:
    return NOBODY if at.body is None else at.body.id


def worked(group: Group) -> Group:
    """Return a group whose Magia texts have all worked (E7.10)."""
    bodies = []
    for body in group.bodies:
        arms = tuple([replace(arm, magia=True) if texts(arm) else arm for arm in body.arms])
        bodies.append(replace(body, arms=arms, magia=body.magia or bool(texts(body))))
    return replace(group, bodies=tuple(bodies))


def _work(table: Table, told: list[Told], seat: int, pieces: Sequence[Body | Arm]) -> None:
    batch = number(table)
    for piece in pieces:
        if piece.magia and CARDS[piece.card].fires.get("magia"):
            told.append(events.MagiaLost(seat, piece.card, piece.id, "E7.10"))
        for effect in texts(piece):
            draft = Item(0, seat, "magia", piece.card, effect.number, piece.id, batch=batch)
            if effect.op.MAKES_VITAL:
                chain.apply(table, told, announce.text_draft(draft))
            else:
                table.batch.append(replace(announce.text_draft(draft), number=number(table)))
    if table.batch:
        push(table, Step("batch", seat, number=batch))


# --- announcing the effects in the order of their owner (E11.4) --------------------------------------------


def batch(table: Table, told: list[Told], step: Step) -> None:
    """Ask which effect of the placed cards is announced next; those without a target are lost at the end."""
    seat = step.seat
    open_ = next_effects(table, seat)
    if not open_:
        for item in table.batch:
            told.append(events.MagiaLost(seat, item.card, item.source, "E11.4"))
        table.batch.clear()
        if any(item.batch == step.number for item in table.chain):
            chain.opened(table, told, seat)
        return
    if len(open_) == 1:  # it must be announced, if it can be (E11.4): nothing is to be chosen
        effects_answer(table, told, Question("effects", seat, number=step.number), open_[0])
        return
    ask(table, Question("effects", seat, number=step.number))


def next_effects(table: Table, seat: int) -> list[Action]:
    """Return the effects that can be announced now, of equal ones the first."""
    wealth = vital.wealth(table, seat)
    found: dict[tuple[str, int, int, int], Action] = {}
    for item in table.batch:
        same = (item.card, item.effect, item.level, item.force)
        if same not in found and announce.can_announce(table, announce.awaited(table, item), wealth):
            found[same] = actions.NextEffect(item.source, item.effect)
    return list(found.values())


def effects_options(table: Table, question: Question) -> Sequence[Action]:
    """Return which effect may be announced next."""
    return next_effects(table, question.seat)


def effects_answer(table: Table, told: list[Told], question: Question, action: Action) -> None:
    """Announce an effect; it says what it aims at next."""
    assert isinstance(action, actions.NextEffect)
    push(table, Step("batch", question.seat, number=question.number))
    for item in table.batch:
        if (item.source, item.effect) == (action.source, action.effect):
            announce.begin(table, told, announce.awaited(table, item))
            return
