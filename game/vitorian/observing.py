"""Making the observation of a seat from the position (V2.7): secrets are left out here and nowhere else."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, cast

from msgspec.structs import replace

from game.rules.contract import SPECTATOR, Action
from game.vitorian.actions import VitorianAction
from game.vitorian.card import CARDS
from game.vitorian.rules import damage, numbers, payment
from game.vitorian.rules.legality import legal
from game.vitorian.rules.verbs import keyword_names
from game.vitorian.spaces import SEATS, owner
from game.vitorian.state import NOBODY, Combat, Item, Pick, Question, Side, Step, Table, Unit
from game.vitorian.view import (
    Ask,
    Change,
    Pending,
    SeenCombat,
    SeenItem,
    SeenPayment,
    SeenSide,
    SeenUnit,
    VitorianObservation,
)

_PUBLIC: Final = {"muster": "aim"}
"""What is asked, by the name that observers know it by."""
_BY_A_CARD: Final = (
    *("payment", "aim", "option", "give", "ready", "price", "muster"),
    *("exempt", "arrange"),
)
"""What is asked by a card, rather than by a rule."""


def observe(table: Table, seat: int, offers: Sequence[Action] | None = None) -> VitorianObservation:
    """Return what ``seat`` may know; a ``SPECTATOR`` sees both hands, but no pile that lies face down.

    ``offers`` are the legal actions of the seat that is asked, where somebody knows them already.

    Raises:
        ValueError: there is no such seat.
    """
    if seat not in SEATS and seat != SPECTATOR:
        raise ValueError(f"no such seat: {seat}")
    question = table.question
    asked = None if question is None else question.seat
    own = question is not None and seat in (asked, SPECTATOR)
    agenda = table.agenda
    if question is not None and not own and _is_hidden(question):
        question, agenda = _before(table, question)
    return VitorianObservation(
        seat=seat,
        to_move=asked,
        outcome=table.outcome,
        phase=table.phase,
        turn=table.turn,
        active=table.active,
        ask=None if question is None else cast(Ask, _PUBLIC.get(question.ask, question.ask)),
        ask_by=_asker(question),
        sides=(_side(table, 0, seat, own), _side(table, 1, seat, own)),
        units=units_on(table),
        combat=None if table.combat is None else _combat(table.combat),
        payment=payment_of(table, question) if own and question is not None else None,
        looked=question.picks if own and question is not None and question.ask == "arrange" else (),
        triggers=question.picks if question is not None and question.ask == "triggers" else (),
        mulligans=(table.mulligans[0], table.mulligans[1]),
        left=0 if question is None else question.left,
        legal=_legal(table, offers) if seat == asked else (),
        pending=_pending(table, question, agenda, own),
    )


def units_on(table: Table) -> tuple[SeenUnit, ...]:
    """Return all units of both sides as everybody sees them, by their spaces."""
    return tuple([_unit(table, unit, n) for n, unit in enumerate(table.grid) if unit is not None])


def _legal(table: Table, offers: Sequence[Action] | None) -> tuple[VitorianAction, ...]:
    return cast("tuple[VitorianAction, ...]", tuple(legal(table) if offers is None else offers))


def _is_hidden(question: Question) -> bool:
    """Say whether a rival must not see what is being chosen: nothing of it has been announced yet."""
    return question.ask == "payment" or any(item.what == "order" for item in question.items)


def _asker(question: Question | None) -> str:
    if question is None:
        return ""
    return question.card if question.ask in _BY_A_CARD else ""


def _side(table: Table, number: int, seat: int, own: bool) -> SeenSide:
    side = table.sides[number]
    open_hand = seat in (number, SPECTATOR)
    convoy = _convoy(table, side, number, seat)
    return SeenSide(
        seat=number,
        sovereign=side.sovereign,
        defense=len(side.defense),
        deck=len(side.deck),
        hand_size=len(side.hand) + (not own and _is_composing(table, number)),
        hand=tuple(side.hand) if open_hand else None,
        hand_shown=tuple(side.shown),
        convoy=convoy,
        ready=tuple(side.ready),
        spent=tuple(side.spent),
        discard=tuple(side.discard),
        field=side.field or None,
        recycled=side.recycled,
        loses_turn=side.lost,
        turns=side.turns,
        own_deck=tuple(sorted(side.deck)) if seat == number else None,
        own_convoy=_unknown(side, convoy) if seat == number else None,
        own_defense=tuple(sorted(side.defense)) if seat == number else None,
    )


def _convoy(table: Table, side: Side, number: int, seat: int) -> tuple[str | None, ...]:
    """Return a Convoy from the top down, None for a card that the observer does not know (V2.7)."""
    bit = 3 if seat == SPECTATOR else 1 << seat
    piles = zip(side.convoy, side.known, strict=True)
    cards: list[str | None] = [card if known & bit else None for card, known in piles]
    cards.reverse()
    question = table.question
    if question is not None and question.ask == "arrange" and question.seat == number == seat:
        # the cards that are looked at still lie there; their owner sees them in ``looked``
        top = side.convoy[-1 : -question.left - 1 : -1]
        cards[: question.left] = top
    return tuple(cards)


def _unknown(side: Side, convoy: tuple[str | None, ...]) -> tuple[str, ...]:
    """Return the cards of a Convoy that its owner cannot place, sorted."""
    piles = zip(reversed(side.convoy), convoy, strict=True)
    return tuple(sorted(card for card, shown in piles if shown is None))


def _before(table: Table, question: Question) -> tuple[Question, list[Step]]:
    """Return what was asked, and what waited, before the secret choice: to a rival that has not changed."""
    if table.combat is None:
        return Question("main", question.seat), table.agenda
    # the window waits already to be asked again after the Order
    assert table.agenda[-1].do == "window"
    return Question("window", question.seat, may=True), table.agenda[:-1]


def _is_composing(table: Table, seat: int) -> bool:
    """Say whether a card of the seat is out of its hand and not yet seen by anybody else."""
    question = table.question
    return question is not None and question.seat == seat and _is_hidden(question)


def _pending(table: Table, question: Question | None, agenda: list[Step], own: bool) -> Pending:
    if question is not None and question.ask == "arrange" and not own:
        # a rival sees that the Convoy is looked at, not what lies there
        question = replace(question, picks=(), returns=(), exhausts=())
    combat = table.combat
    return Pending(
        question=question,
        agenda=tuple(agenda),
        used=tuple(table.used),
        burning=table.burning,
        next_unit=table.next_unit,
        stack=() if combat is None else tuple(combat.stack),
        items=0 if combat is None else combat.items,
        hit=combat is not None and combat.hit,
    )


def _unit(table: Table, unit: Unit, space: int) -> SeenUnit:
    attack, defence, mask = numbers.current(table, unit, space)
    return SeenUnit(
        id=unit.id,
        card=unit.card,
        seat=owner(space),
        space=space,
        attack=max(0, attack),
        defence=max(0, defence),
        keywords=_keywords(unit.card, mask),
        exhausted=unit.exhausted,
        fresh=unit.fresh,
        moved=unit.moved,
        attacks=unit.attacks,
        ganked=unit.ganked,
        shield=unit.shield,
        equipment=unit.equipment or None,
        token=unit.token,
        changes=tuple(damage.standing_changes(table, unit, space)),
        gained=tuple((one.source, keyword_names(one.mask), one.lasting) for one in unit.changes if one.mask),
    )


def _keywords(card: str, mask: int) -> tuple[str, ...]:
    """Return keywords by name, printed ones first."""
    printed = CARDS[card].mask
    return keyword_names(mask & printed) + keyword_names(mask & ~printed)


def _combat(combat: Combat) -> SeenCombat:
    return SeenCombat(
        seat=combat.seat,
        unit=combat.unit,
        target=None if combat.target == NOBODY else combat.target,
        target_space=combat.target_space,
        column=combat.column,
        space=combat.space,
        step=combat.step,
        stack=tuple([_item(item) for item in combat.stack]),
        changes=tuple(
            [
                (one.unit, Change(one.source, one.attack, one.defence, "combat"))
                for one in combat.changes
                if one.attack or one.defence
            ]
        ),
        gained=tuple([(one.unit, keyword_names(one.mask)) for one in combat.changes if one.mask]),
        supporters=tuple(combat.supporters),
        no_support=(combat.forbidden[0], combat.forbidden[1]),
    )


def _item(item: Item) -> SeenItem:
    pick = item.picks[0] if item.picks else Pick(0)
    unit, space, to = (None if n == NOBODY else n for n in (pick.unit, pick.space, pick.to))
    ability = item.effects[0] if item.what == "recycle" else 0
    return SeenItem(
        item.number, item.seat, item.what, item.source, ability, unit, space, to, item.bound, pick.kind
    )


def payment_of(table: Table, question: Question) -> SeenPayment | None:
    """Return the payment that a question asks for, as the seat that pays sees it; None where none does."""
    if question.ask != "payment":
        return None
    card, side = CARDS[question.card], table.sides[question.seat]
    space = None if question.space == NOBODY else question.space
    if not question.by_hand:
        exhausts, returns = payment.proposed(card, side)
        return SeenPayment(card.id, space, exhausts, returns, by_hand=False, level=card.level)
    reached = sum(2 if kind.endswith("2") else 1 for kind in question.exhausts)
    left = max(0, card.level - reached)
    return SeenPayment(card.id, space, question.exhausts, question.returns, by_hand=True, level=left)
