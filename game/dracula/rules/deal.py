"""The set-up of a match and of each of its rounds (D7 to D12, D42)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.dracula.cards import BIT, DECK, DRACULA, NAMES, NONE, SEATS, SLOTS, SUITS, names, order_numbers
from game.dracula.config import DraculaConfig
from game.dracula.events import RoundStarted
from game.dracula.rules.turn import begin_turn
from game.dracula.state import DISCARD, Table
from game.rules.chance import Chance
from game.rules.contract import Split, Told

SETUP_STREAM = 0
PLAY_STREAM = 1
_ALL_HIDDEN: Final = (None,) * SLOTS


def token_order(config: DraculaConfig, chance: Chance) -> list[int]:
    """Return the chosen token order, or one of the 24 drawn from ``chance`` (D7; R18: once a match)."""
    if config.order is not None:
        return order_numbers(config.order)
    order = list(range(len(SUITS)))
    chance.shuffle(order)
    return order


def lay_table(config: DraculaConfig, seed: int) -> Table:
    """Return the table of a new match before its first deal (D1 to D8, D50)."""
    setup = Chance.of(seed, SETUP_STREAM)
    return Table(
        config=config, setup_chance=setup, play_chance=Chance.of(seed, PLAY_STREAM),
        round=config.first_round, health=config.health, vampires=list(config.vampires), resolved=0,
        order=token_order(config, setup), racks=([], []), deck=[], pile=[], drawn=NONE, up=0, known=0,
        turn=DRACULA, phase=DISCARD, caller=None, extra=False, outcome=None,
    )


def start_match(table: Table, told: list[Told]) -> None:
    """Deal the first round (D8, D9)."""
    _deal(table, shuffled(table), told)


def start_next_round(table: Table, told: list[Told], deck: Sequence[int] | None = None) -> None:
    """Move the round marker on and deal anew (D42): health, vampires and tokens stay, all else is reset.

    ``deck`` gives the order in which the 32 cards come off, for scenarios; otherwise they are shuffled (R19).
    """
    table.round += 1
    _deal(table, shuffled(table) if deck is None else deck, told)


def shuffled(table: Table) -> list[int]:
    """Return all 32 cards in the order in which they will come off the deck (D9)."""
    cards = list(DECK)
    table.play_chance.shuffle(cards)
    return cards


def _deal(table: Table, cards: Sequence[int], told: list[Told]) -> None:
    """Deal ten cards one at a time, Dracula first, the nth card of a seat to its slot n (D9, D12)."""
    dealt = SLOTS * len(SEATS)
    for seat in SEATS:
        table.racks[seat][:] = cards[seat:dealt:len(SEATS)]
    table.deck[:] = cards[:dealt - 1:-1]
    table.pile.clear()
    table.drawn = NONE
    table.up = _face_up_at_deal(table)
    table.known = 0
    table.caller = None
    told.append(_round_started(table))
    begin_turn(table, DRACULA, told)


def _face_up_at_deal(table: Table) -> int:
    """Return the cards that lie open after the deal: none (D11, R14) but for a handicap (D55)."""
    up = 0
    for seat in SEATS:
        for slot in table.config.face_up[seat]:
            up |= BIT[table.racks[seat][slot - 1]]
    return up


def _round_started(table: Table) -> Split:
    number, up, deck = table.round, table.up, len(table.deck)
    first, second = table.racks
    faces, backs = names(first), _names_seen(first, up)
    other_faces, other_backs = names(second), _names_seen(second, up)
    return Split(
        RoundStarted(number, (backs, other_backs), deck),
        (
            RoundStarted(number, (faces, other_backs), deck),
            RoundStarted(number, (backs, other_faces), deck),
        ),
        RoundStarted(number, (faces, other_faces), deck),
    )


def _names_seen(rack: list[int], up: int) -> tuple[str | None, ...]:
    """Return the cards that lie face up, None for each of the others."""
    return tuple([NAMES[card] if up & BIT[card] else None for card in rack]) if up else _ALL_HIDDEN
