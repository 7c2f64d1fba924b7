"""What must hold after every step (D49)."""

from __future__ import annotations

from game.dracula.cards import DECK, HUMANS, LAST_ROUND, NONE, SEATS, SLOTS, SUITS
from game.dracula.state import CHOOSE, DISCARD, Table

_WHOLE_DECK = list(DECK)
_WHOLE_ORDER = list(range(len(SUITS)))
_ALL = (1 << len(DECK)) - 1
_DEALT = SLOTS * len(SEATS)


class BrokenTable(ValueError):
    """A position that no match can reach: a fault of the program, or an edited save."""


def check_invariants(table: Table) -> None:
    """Check that the position is a possible one (D2, D18, D49).

    Raises:
        BrokenTable: it is not; the text says what is wrong.
    """
    _check_cards(table)
    _check_board(table)
    _check_moment(table)


def _check_cards(table: Table) -> None:
    first, second = table.racks
    hand = [table.drawn] if table.drawn != NONE else []
    _demand(len(first) == SLOTS and len(second) == SLOTS, "each rack must hold 5 cards")
    cards = first + second + table.pile + table.deck + hand
    cards.sort()
    _demand(cards == _WHOLE_DECK, "racks, pile, deck and drawn card must be the 32 different cards")
    draws = len(DECK) - _DEALT - len(table.deck)
    _demand(len(table.pile) + len(hand) == draws, "the pile must hold one card for each draw of the round")
    _demand((table.up | table.known) & ~_ALL == 0, "only the 32 cards can be marked as open or known")
    for card in table.pile:
        _demand(not (table.up | table.known) >> card & 1, "no card of the pile is marked as open or known")


def _check_board(table: Table) -> None:
    config = table.config
    _demand(sorted(table.order) == _WHOLE_ORDER, "the token order must name each suit once")
    _demand(0 <= table.health <= config.health, "health must lie between 0 and its start value")
    _demand(len(table.vampires) == SLOTS, "there are 5 districts")
    for now, placed in zip(table.vampires, config.vampires, strict=True):
        _demand(placed <= now <= HUMANS, "each district holds 0 to 4 vampires and never loses one")
    points = config.health - table.health + sum(table.vampires) - sum(config.vampires)
    _demand(table.resolved == points, "each resolved district must have given exactly one point")


def _check_moment(table: Table) -> None:
    _demand(table.config.first_round <= table.round <= LAST_ROUND, "the round marker is off its track")
    possible = table.setup_chance.possible and table.play_chance.possible
    _demand(possible, "a position of chance has 64 bits")
    _demand(table.turn in SEATS, "it must be the turn of seat 0 or 1")
    _demand(table.caller is None or table.caller in SEATS, "only seat 0 or 1 can have called")
    has_drawn = table.drawn != NONE
    _demand(has_drawn or table.phase != DISCARD, "a card must have been drawn before the discard")
    _demand(not has_drawn or table.phase != CHOOSE, "nothing is drawn before the choice to draw")
    undecided = table.health > 0 and HUMANS not in table.vampires
    ends = "a match ends as soon as no health is left or a district is lost"
    _demand(undecided or table.outcome is not None, ends)
    _demand((table.outcome is not None) == (table.phase == "over"), "a match is over when it has an outcome")


def _demand(holds: bool, what: str) -> None:
    if not holds:
        raise BrokenTable(what)
