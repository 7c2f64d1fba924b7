"""Where everything lies on the board: rectangles by name in logical units (1280x720).

Read by the scene, by its tests and by the tour's audit. Slots and districts are numbered 1 to 5.
"""

from __future__ import annotations

from pygame import Rect

COLUMN_X, COLUMN_PITCH, COLUMN_W = 236, 158, 144
CARD_W, CARD_H = 92, 131
SMALL_W, SMALL_H = 84, 120
HELD_W, HELD_H = 82, 117
INSPECT_W = 184


RIVAL_PLATE = Rect(16, 62, 204, 228)
OWN_PLATE = Rect(16, 466, 204, 238)
ROUND = Rect(16, 302, 204, 152)
STAGE = Rect(224, 56, 808, 514)
PANEL = Rect(224, 574, 808, 130)
ORDER = Rect(1040, 62, 224, 178)
DECKS = Rect(1040, 252, 224, 212)
LOG = Rect(1040, 476, 224, 228)

RIVAL_Y, TILE_Y, OWN_Y, CHIP_Y = 62, 202, 410, 549
TILE_H = 196
LIFT = 10
"""How far a chosen own card stands above its row."""

HELD = Rect(244, 580, HELD_W, HELD_H)
"""The drawn card in the decision panel."""
RIVAL_HELD = Rect(1030, 248, HELD_W, HELD_H)
"""The card that the seat above has drawn: lifted off the deck, where nobody takes it for the own one."""
SCORE = (272, 676)
"""Centre of the first of the five marks that tell who won which district."""
PROMPT_TEXT = Rect(344, 590, 440, 106)
PROMPT_WIDE_TEXT = Rect(252, 590, 532, 106)
"""The text where no card lies beside it."""
CHOICE_LEFT = Rect(236, 586, 388, 106)
CHOICE_RIGHT = Rect(632, 586, 388, 106)
BUTTON_MAIN = Rect(800, 588, 212, 50)
BUTTON_SECOND = Rect(800, 648, 212, 44)

DECK = Rect(1058, 264, SMALL_W, SMALL_H)
PILE = Rect(1160, 264, SMALL_W, SMALL_H)
GAUGE = Rect(1056, 418, 192, 12)
GAUGE_WORD = Rect(1048, 430, 208, 32)

TRUMP = (1202, 166)
TRUMP_R, TOKEN_R = 42, 17
COLUMN_TOKENS = ((1106, 132), (1106, 172), (1106, 212))
"""Centres of the three tokens of the column, highest first; 40 apart so that each has its hit area."""


def column(district: int) -> int:
    """Left edge of the column of a district."""
    return COLUMN_X + COLUMN_PITCH * (district - 1)


def middle(district: int) -> int:
    """Centre line of a column."""
    return column(district) + COLUMN_W // 2


def own_card(slot: int) -> Rect:
    """An own card at rest."""
    return Rect(middle(slot) - CARD_W // 2, OWN_Y, CARD_W, CARD_H)


def rival_card(slot: int) -> Rect:
    """A rival card at rest."""
    return Rect(middle(slot) - CARD_W // 2, RIVAL_Y, CARD_W, CARD_H)


def card(own: bool, slot: int) -> Rect:
    """A card of the lower or the upper row at rest."""
    return own_card(slot) if own else rival_card(slot)


def held(own: bool) -> Rect:
    """The drawn card of the lower or the upper seat."""
    return HELD if own else RIVAL_HELD


def tile(district: int) -> Rect:
    """The tile of a district."""
    return Rect(column(district), TILE_Y, COLUMN_W, TILE_H)


def chip(district: int) -> Rect:
    """The forecast chip under an own card."""
    return Rect(column(district) - 7, CHIP_Y, COLUMN_PITCH, 22)


def folk(district: int, number: int, of: int) -> tuple[float, float]:
    """Centre of the townsperson `number` (0 first) of `of` in a district."""
    pitch = 34 if of <= 4 else 136 / of
    return middle(district) - pitch * (of - 1) / 2 + pitch * number, TILE_Y + 154


def token(rank: int) -> tuple[int, int]:
    """Centre of the token at a rank: 0 the trump, 1 to 3 the column from the highest."""
    return TRUMP if rank == 0 else COLUMN_TOKENS[rank - 1]


def token_area(rank: int) -> Rect:
    """Hit area of the token at a rank."""
    x, y = token(rank)
    side = TRUMP_R if rank == 0 else 20
    return Rect(x - side, y - side, 2 * side, 2 * side)


def drop(number: int, of: int) -> tuple[float, float]:
    """Centre of health drop `number` (0 first) of `of`, from the plate's left edge and the health's line.

    All of them share one row, for the goal stands under it.
    """
    return 26 + number * min(22.6, 158 / max(1, of - 1)), 31


def drop_size(of: int) -> float:
    """Height of a health drop where `of` of them share the row."""
    return 16.0 if of > 12 else 19.0


def moon(number: int, of: int) -> tuple[float, float]:
    """Centre of the moon of round `number` (0 first) of `of`."""
    return 42 + number * (152 / max(1, of - 1)), ROUND.y + 52
