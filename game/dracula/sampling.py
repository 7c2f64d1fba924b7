"""A full table that fits what a seat knows (D52): the hidden cards are dealt anew among their places."""

from __future__ import annotations

from collections.abc import Iterator

from game.dracula.cards import BIT, NONE, SEATS, order_numbers
from game.dracula.state import Table
from game.dracula.view import DraculaObservation, RackCard, number, unseen
from game.rules.chance import Chance


def sample_table(seen: DraculaObservation, chance: Chance) -> Table:
    """Return a position that ``seen`` could be of, each as likely as any other; its chance is fresh."""
    cards = unseen(seen)
    chance.shuffle(cards)
    hidden = iter(cards)
    own, rival = _rack(seen.rack, hidden), _rack(seen.rival, hidden)
    drawn = _drawn(seen, hidden)
    deck = list(hidden)
    if seen.deck_top is not None:
        deck.append(number(seen.deck_top))
    return Table(
        config=seen.config, setup_chance=Chance(chance.word()), play_chance=Chance(chance.word()),
        round=seen.round, health=seen.health, vampires=list(seen.vampires), resolved=_resolved(seen),
        order=order_numbers(seen.order), racks=(rival, own) if seen.seat == 1 else (own, rival), deck=deck,
        pile=[number(name) for name in seen.pile], drawn=drawn, up=_face_up(seen, own, rival, drawn),
        known=_known(seen, own, rival), turn=_turn(seen), phase=seen.phase, caller=seen.caller,
        extra=seen.extra_turn, outcome=seen.outcome,
    )


def _rack(rack: tuple[RackCard, ...], hidden: Iterator[int]) -> list[int]:
    return [next(hidden) if slot.card is None else number(slot.card) for slot in rack]


def _drawn(seen: DraculaObservation, hidden: Iterator[int]) -> int:
    if not seen.has_drawn:
        return NONE
    return next(hidden) if seen.drawn is None else number(seen.drawn)


def _face_up(seen: DraculaObservation, own: list[int], rival: list[int], drawn: int) -> int:
    up = sum(
        BIT[card]
        for row, cards in ((seen.rack, own), (seen.rival, rival))
        for slot, card in zip(row, cards, strict=True)
        if slot.face_up
    )
    if seen.drawn_face_up:
        up |= BIT[drawn]
    return up if seen.deck_top is None else up | BIT[number(seen.deck_top)]


def _known(seen: DraculaObservation, own: list[int], rival: list[int]) -> int:
    return sum(
        BIT[card]
        for row, cards in ((seen.rack, own), (seen.rival, rival))
        for slot, card in zip(row, cards, strict=True)
        if slot.known or slot.known_to_rival
    )


def _resolved(seen: DraculaObservation) -> int:
    lost = seen.config.health - seen.health
    return lost + sum(seen.vampires) - sum(seen.config.vampires)


def _turn(seen: DraculaObservation) -> int:
    """Return whose turn it is or, once nobody is to move, whose it was as far as that can be told."""
    if seen.to_move is not None:
        return seen.to_move
    return SEATS[1] if seen.has_drawn and (seen.seat == SEATS[1]) == (seen.drawn is not None) else SEATS[0]
