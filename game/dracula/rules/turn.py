"""A turn and how it passes on (D13 to D18) until the round ends (D28 to D33)."""

from __future__ import annotations

from functools import cache
from typing import Final, Literal

from game.dracula.actions import DRAWN, Call, Discard, DraculaAction, Draw
from game.dracula.cards import BIT, NAMES, NONE, SEATS, VALUE, names
from game.dracula.events import Called, Discarded, Drawn, RoundEnded, TurnStarted
from game.dracula.rules.effects import EFFECTS
from game.dracula.rules.legality import may_call
from game.dracula.state import CHOOSE, DISCARD, ROUND_OVER, Table
from game.rules.contract import Split, Told, for_owner

AGAIN: Final = 5
"""The value that gives another turn (D24)."""
END: Final = 8
"""The value that ends the round at once (D27)."""

EndedBy = Literal["call", "eight", "deck"]


def play(table: Table, action: DraculaAction, told: list[Told]) -> None:
    """Carry out a legal action: up to the beginning of the next turn, or to the end of the round."""
    if type(action) is Discard:
        discard(table, action, told)
    elif type(action) is Draw:
        draw(table, told, must_draw(table))
    elif type(action) is Call:
        call(table, told)


def must_draw(table: Table) -> bool:
    """Say whether a draw is all that the seat to move can do, so that it is made by itself (D13, D51)."""
    return table.phase == CHOOSE and not may_call(table.caller, len(table.pile))


def begin_turn(table: Table, seat: int, told: list[Told], extra: bool = False) -> None:
    """Begin a turn (D12, D28), an extra one being as good as any (D24; R13)."""
    table.turn = seat
    table.extra = extra
    told.append(_TURNS[seat][extra][table.caller is not None])
    table.phase = CHOOSE


_TURNS: Final = tuple(
    tuple(tuple(TurnStarted(seat, extra, last) for last in (False, True)) for extra in (False, True))
    for seat in SEATS
)
"""The beginning of a turn, by seat, extra and last: there are only eight."""


def draw(table: Table, told: list[Told], forced: bool) -> None:
    """Take the top card of the deck; only its new owner sees it unless it lay face up (D14.1; R8).

    ``forced`` says that nothing else could be done.
    """
    card = table.drawn = table.deck.pop()
    table.phase = DISCARD
    seat, left = table.turn, len(table.deck)
    if table.up & BIT[card]:
        told.append(Drawn(seat, NAMES[card], True, left, forced))
    else:
        told.append(_drawn_hidden(seat, card, left, forced))


@cache
def _drawn_hidden(seat: int, card: int, left: int, forced: bool) -> Split:
    """Return the draw of a hidden card: there are few enough that each is made only once."""
    full = Drawn(seat, NAMES[card], False, left, forced)
    return for_owner(seat, full, Drawn(seat, None, False, left, forced))


def call(table: Table, told: list[Told]) -> None:
    """Call the end of the round instead of drawing: the rival has one last turn (D15, D28; R15)."""
    seat = table.caller = table.turn
    told.append(Called(seat))
    begin_turn(table, 1 - seat, told)


def discard(table: Table, action: Discard, told: list[Told]) -> None:
    """Put a card on the pile, carry out its effect, make the end-of-round tests (D14.2 to D14.5)."""
    card = _to_pile(table, action.place, told)
    effect = EFFECTS[VALUE[card]]
    if effect is not None:
        effect(table, action, NAMES[card], told)
    _after_effect(table, VALUE[card], told)


def _to_pile(table: Table, place: int, told: list[Told]) -> int:
    """Move the chosen card to the pile, where it is neither hidden nor owned (D14.3, D44), and return it."""
    card = kept = table.drawn
    if place != DRAWN:
        rack = table.racks[table.turn]
        card = rack[place - 1]
        rack[place - 1] = kept
    table.drawn = NONE
    table.pile.append(card)
    bit = BIT[card]
    if bit & (table.up | table.known):
        table.up &= ~bit
        table.known &= ~bit
    told.append(_discarded(table, card, place, kept))
    return card


def _discarded(table: Table, card: int, place: int, kept: int) -> Told:
    seat, pile = table.turn, len(table.pile)
    if place == DRAWN:
        return Discarded(seat, NAMES[card], place, None, False, pile)
    open_card = bool(table.up & BIT[kept])
    full = Discarded(seat, NAMES[card], place, NAMES[kept], open_card, pile)
    if open_card:
        return full
    secret = Discarded(seat, NAMES[card], place, None, False, pile)
    return for_owner(seat, full, secret)


def _after_effect(table: Table, value: int, told: list[Told]) -> None:
    """End the round or begin the next turn (D24, D27, D30 to D33; R12, R16, R17, R22)."""
    if value == END:
        end_round(table, "eight", told)
    elif value == AGAIN and table.deck:
        begin_turn(table, table.turn, told, extra=True)
    elif table.caller is not None:
        end_round(table, "call", told)
    elif not table.deck:
        end_round(table, "deck", told)
    else:
        begin_turn(table, 1 - table.turn, told)


def end_round(table: Table, by: EndedBy, told: list[Told]) -> None:
    """Stop the round in one of its three ways (D33) and show all cards (D34)."""
    table.phase = ROUND_OVER
    first, second = table.racks
    told.append(RoundEnded(table.round, by, (names(first), names(second))))
