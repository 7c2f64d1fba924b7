"""Making the observation of a seat from the position (E1.5): secrets are left out here and nowhere else."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, cast

from game.epikha.actions import EpikhaAction
from game.epikha.card import CARDS
from game.epikha.rules import groups, numbers, payment
from game.epikha.rules.legality import legal
from game.epikha.state import Group, Question, Step, Table
from game.epikha.view import Ask, EpikhaObservation, Pending, SeenGroup, SeenPayment, SeenSide
from game.epikha.words import LENT, RULES
from game.rules.contract import SPECTATOR, Action

SEATS: Final = (0, 1)
HIDDEN: Final = (
    *("aim", "recall", "caster", "payment", "amount", "bearer", "summoner", "members", "arms"),
)
"""Questions that a rival does not see: nothing of what is chosen has been said yet (E19)."""
_BY_A_CARD: Final = ("aim", "recall", "caster", "payment", "amount", "summoner")
_LENT_NAMES: Final = tuple((RULES[bit.bit_length() - 1], bit) for bit in LENT)


def observe(table: Table, seat: int, offers: Sequence[Action] | None = None) -> EpikhaObservation:
    """Return what ``seat`` may know; a ``SPECTATOR`` sees both hands, but no pile that lies face down.

    ``offers`` are the legal actions of the seat that is asked, where somebody knows them already.

    Raises:
        ValueError: there is no such seat.
    """
    if seat not in SEATS and seat != SPECTATOR:
        raise ValueError(f"no such seat: {seat}")
    if table.veil is not None and seat == 1 - table.veil.seat:
        return observe(table.veil.stood, seat)
    question, agenda = table.question, table.agenda
    asked = None if question is None else question.seat
    own = seat in (asked, SPECTATOR)
    if question is not None and not own and question.ask in HIDDEN:
        question, agenda = before(question, agenda)
    return EpikhaObservation(
        seat=seat,
        to_move=asked,
        outcome=table.outcome,
        quick=table.config.quick,
        with_prepared=table.config.prepared,
        first_draws=table.config.first_draws,
        phase=table.phase,
        turn=table.turn,
        active=table.active,
        attacked=table.attacked,
        ask=None if question is None else cast(Ask, question.ask),
        ask_by=question.card if question is not None and question.ask in _BY_A_CARD else "",
        window="" if question is None else question.window,
        left=0 if question is None else question.due,
        sides=(_side(table, 0, seat), _side(table, 1, seat)),
        groups=numbers_of(table),
        chain=tuple(table.chain),
        draft=None if question is None else question.item,
        packet=None if question is None else question.packet,
        payment=payment_of(table, question),
        legal=_legal(table, offers) if seat == asked else (),
        pending=_pending(table, question, agenda),
    )


def _legal(table: Table, offers: Sequence[Action] | None) -> tuple[EpikhaAction, ...]:
    return cast("tuple[EpikhaAction, ...]", tuple(legal(table) if offers is None else offers))


def before(question: Question, agenda: list[Step]) -> tuple[Question, list[Step]]:
    """Return what was asked, and what waited, before a secret choice: to a rival that has not changed.

    Whatever a choice interrupts waits on top of the agenda to be asked again.
    """
    seat, waits = question.seat, agenda[-1]
    if question.ask == "arms" and question.card == "forced":
        return Question("forced", seat), agenda
    match waits.do:
        case "window" | "answer":
            return Question("window", seat, window=waits.card or "W6"), agenda[:-1]
        case "absorb":
            asked = Question("absorb", seat, window="W5", packet=waits.packet, numbers=waits.numbers)
            return asked, agenda[:-1]
        case "batch":
            return Question("effects", seat, number=waits.number), agenda[:-1]
        case "attackers":
            return Question("attack", seat), agenda[:-1]
        case "responders":
            return Question("respond", seat), agenda[:-1]
    assert waits.do == "main"
    return Question("main", seat, window="W2"), agenda[:-1]


def _side(table: Table, number: int, seat: int) -> SeenSide:
    side = table.sides[number]
    own = seat == number
    open_hand = own or seat == SPECTATOR
    return SeenSide(
        seat=number,
        hand_size=len(side.hand),
        hand=tuple(side.hand) if open_hand else None,
        hand_shown=tuple(sorted(side.shown)),
        deck=len(side.deck),
        discard=tuple(side.discard),
        spirits=tuple(side.spirits),
        removed=tuple(side.removed),
        reserves=tuple(side.reserves),
        area=side.area,
        armoury=tuple(side.armoury),
        magic=tuple(side.magic),
        combat=tuple(side.combat),
        behind=tuple(side.behind),
        pool=side.pool,
        has_prepared=bool(side.prepared),
        prepared=side.prepared if open_hand else "",
        ability=side.ability,
        ability_markers=side.ability_markers,
        mulligan=side.mulligan,
        turns=side.turns,
        waiting=side.waiting,
        raised=side.raised,
        boosts=tuple(sorted(side.boosts.items())),
        own_deck=tuple(sorted(side.deck)) if own else None,
        may_prepare=tuple(table.config.decks[number].prepared) if own and table.config.prepared else (),
    )


def numbers_of(table: Table) -> tuple[SeenGroup, ...]:
    """Return the numbers of every group on the field."""
    return tuple(
        [group_numbers(table, seat, group) for seat in SEATS for group in groups.groups_of(table, seat)]
    )


def group_numbers(table: Table, seat: int, group: Group) -> SeenGroup:
    """Return the numbers of a group as they are now."""
    mask = numbers.printed_masks(group)
    rules = [
        (name, level)
        for name, bit in _LENT_NAMES
        if mask & bit and (level := numbers.rule_level(table, seat, group, bit))
    ]
    vital = [
        (body.id, numbers.vital_left(table, seat, body), numbers.full_vital(table, seat, body))
        for body in group.bodies
    ]
    return SeenGroup(
        group.id, numbers.level_of(group), numbers.force_of(table, seat, group),
        numbers.body_force(table, seat, group), tuple(rules), tuple(vital),
    )  # fmt: skip


def payment_of(table: Table, question: Question | None) -> SeenPayment | None:
    """Return the payment that a question asks for, as the seat that pays sees it; None where none does."""
    if question is None or question.ask not in ("payment", "amount"):
        return None
    chosen = tuple(zip(question.numbers, question.amounts, strict=True))
    return SeenPayment(question.card, question.due, chosen, tuple(payment.proposed(table, question)))


def _pending(table: Table, question: Question | None, agenda: list[Step]) -> Pending:
    battle = table.battle
    return Pending(
        question=question,
        agenda=tuple(agenda),
        passed=table.passed,
        next_number=table.next_number,
        batch=tuple(table.batch),
        doomed=tuple(table.doomed),
        scattered=tuple(table.scattered),
        battle=None if battle is None else battle.clone(),
    )


def player_vital(table: Table, seat: int) -> int | None:
    """Return the Vital that a Player card has, also while it is set aside (E16.16b)."""
    at = groups.player_of(table, seat)
    if at is not None and at.body is not None:
        return numbers.vital_left(table, seat, at.body)
    for place in groups.groups_of(table, seat):
        if place.aside is not None and CARDS[place.aside.bodies[0].card].is_player:
            return numbers.vital_left(table, seat, place.aside.bodies[0])
    return None
