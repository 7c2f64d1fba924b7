"""The 32 cards and the four suits (D2), as small numbers inside and as names such as "X3" outside.

Card numbers run from 0 to 31: eight values of crosses, then of coffins, blood and stakes. A set of cards
is an integer with one bit a card.
"""

from __future__ import annotations

from typing import Final

SUITS: Final = "XOBS"
"""Suit letters by suit number: cross, coffin, blood, stake."""
VALUES: Final = 8
DECK: Final = tuple(range(len(SUITS) * VALUES))
"""All cards (D2)."""
NONE: Final = -1
"""No card."""

NAMES: Final = tuple(f"{suit}{value}" for suit in SUITS for value in range(1, VALUES + 1))
"""Card number to name."""
NUMBERS: Final = {name: number for number, name in enumerate(NAMES)}
"""Name to card number."""
VALUE: Final = tuple(number % VALUES + 1 for number in DECK)
"""Card number to value, 1 to 8; the value is also the effect."""
SUIT: Final = tuple(number // VALUES for number in DECK)
"""Card number to suit number."""
BIT: Final = tuple(1 << number for number in DECK)
"""Card number to the set that holds only this card."""

SEATS: Final = (0, 1)
DRACULA: Final = 0
VAN_HELSING: Final = 1
SLOTS: Final = 5
"""Cards in a rack, one for each district (D3)."""
HUMANS: Final = 4
"""Inhabitants of a district (D3)."""
LAST_ROUND: Final = 5
"""The round that Dracula has to survive (D6, D41)."""
ENOUGH_IN_PILE: Final = 6
"""Cards that must lie in the pile before a call (D15) or before an 8 (D16)."""


def names(cards: list[int]) -> tuple[str, ...]:
    """Return the names of cards, in their order."""
    return tuple([NAMES[card] for card in cards])


def order_text(order: list[int]) -> str:
    """Return a token order as letters: the trump, then the column from high to low (D5)."""
    return "".join([SUITS[suit] for suit in order])


def order_numbers(order: str) -> list[int]:
    """Return the suit numbers of a token order given as letters."""
    return [SUITS.index(letter) for letter in order]


def with_trump(order: str, suit: str) -> str:
    """Return a token order, as letters, after its trump and ``suit`` have changed places (D26)."""
    return suit + order[1:].replace(suit, order[0])
