"""Positions of the district game for tests of its computer players, written down card by card."""

from __future__ import annotations

from game.dracula.cards import BIT, DECK, NONE, NUMBERS, order_numbers
from game.dracula.config import DraculaConfig
from game.dracula.state import CHOOSE, DISCARD
from game.dracula.system import DraculaState
from game.rules.chance import Chance

DRACULA, VAN_HELSING = 0, 1
PILE = "X1 X2 O1 O3 S2 S3"
"""Six discards of no importance: enough for a call or an 8."""


def numbers(cards: str) -> list[int]:
    return [NUMBERS[card] for card in cards.split()]


def bits(cards: list[int]) -> int:
    return sum(BIT[card] for card in cards)


def position(
    turn: int,
    dracula: str,
    van_helsing: str,
    drawn: str = "",
    *,
    pile: str = PILE,
    order: str = "BXSO",
    health: int = 6,
    vampires: tuple[int, ...] = (0, 0, 0, 0, 0),
    round: int = 5,
    last_turn: bool = False,
    last_card: bool = False,
    open_rival: bool = True,
    known: str = "",
) -> DraculaState:
    """Return a position. Unless ``open_rival`` is false the rival's cards lie face up, so all is known.

    Cards that are not named lie in the deck, or under the pile where ``last_card`` says that it is empty.
    """
    racks = (numbers(dracula), numbers(van_helsing))
    hand = NUMBERS[drawn] if drawn else NONE
    used = {*racks[0], *racks[1], *numbers(pile), hand}
    rest = [card for card in DECK if card not in used]
    discards = numbers(pile)
    if last_card:
        rest, discards = [], [*rest, *discards]
    return DraculaState(
        config=DraculaConfig(),
        setup_chance=Chance(1),
        play_chance=Chance(2),
        round=round,
        health=health,
        vampires=list(vampires),
        resolved=0,
        order=order_numbers(order),
        racks=racks,
        deck=rest,
        pile=discards,
        drawn=hand,
        up=bits(racks[1 - turn]) if open_rival else 0,
        known=bits(numbers(known)),
        turn=turn,
        phase=DISCARD if drawn else CHOOSE,
        caller=1 - turn if last_turn else None,
        extra=False,
        outcome=None,
    )
