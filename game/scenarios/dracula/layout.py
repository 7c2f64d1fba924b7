"""Laying out the position of a scenario: every card has one place, and the table is a possible one (D49)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from game.dracula.cards import (
    BIT,
    DECK,
    ENOUGH_IN_PILE,
    NAMES,
    NONE,
    NUMBERS,
    SLOTS,
    SUITS,
    order_numbers,
)
from game.dracula.rules.deal import lay_table
from game.dracula.rules.invariants import BrokenTable, check_invariants
from game.dracula.rules.turn import begin_turn, end_round
from game.dracula.state import DISCARD
from game.dracula.system import DraculaState, as_state
from game.rules.chance import Chance
from game.rules.contract import Told
from game.scenarios.dracula.files import REST, DraculaFile, Position, seat_number
from game.scenarios.format import ScenarioFault, near

DRAWS = len(DECK) - 2 * SLOTS
"""Cards that are not dealt."""


class Cards:
    """Hands out the cards that a file names, each once, and the unnamed ones in an order of the seed."""

    def __init__(self, seed: int) -> None:
        self._unnamed = list(DECK)
        Chance.of(seed).shuffle(self._unnamed)
        self.up = 0

    def take(self, text: str, place: str) -> int:
        """Return the card that ``text`` names; a star marks it as face up.

        Raises:
            ScenarioFault: there is no such card, or the file has used it already.
        """
        card = card_number(text.removesuffix("*"), place)
        if card not in self._unnamed:
            raise ScenarioFault(place, f"{NAMES[card]} lies in two places; no two cards are equal (D2)")
        self._unnamed.remove(card)
        self.up |= BIT[card] if text.endswith("*") else 0
        return card

    def some(self, count: int, place: str) -> list[int]:
        """Return ``count`` unnamed cards."""
        if not 0 <= count <= len(self._unnamed):
            raise ScenarioFault(place, f"{count} cards are wanted, {len(self._unnamed)} are left")
        taken, self._unnamed = self._unnamed[:count], self._unnamed[count:]
        return taken

    def left(self) -> int:
        """Return how many cards are not placed yet."""
        return len(self._unnamed)


def card_number(name: str, place: str) -> int:
    """Return the number of a card name.

    Raises:
        ScenarioFault: there is no such card.
    """
    if name not in NUMBERS:
        raise ScenarioFault(place, f"there is no card {name!r}{near(name, NUMBERS)}")
    return NUMBERS[name]


def lay_out(file: DraculaFile) -> tuple[DraculaState, list[Told]]:
    """Return the state of a file and the events by which it came to its first decision.

    Raises:
        ScenarioFault: the position contradicts itself.
    """
    state = as_state(lay_table(file.setup, file.seed))
    position = file.position
    _place_board(state, position)
    _place_cards(state, file)
    state.turn = seat_number(position.turn) or 0
    state.caller = seat_number(position.called_by)
    _check_call(state)
    told: list[Told] = []
    _begin(state, position, told)
    try:
        check_invariants(state)
    except BrokenTable as broken:
        raise ScenarioFault("position", f"{broken} (D49)") from None
    return state, told


def _check_call(state: DraculaState) -> None:
    if state.caller is None:
        return
    if state.caller == state.turn:
        raise ScenarioFault("position.called_by", "who called has no further turn (D28)")
    if len(state.pile) < ENOUGH_IN_PILE:
        wanted = f"a call needs {ENOUGH_IN_PILE} cards in the pile, there are {len(state.pile)} (D15)"
        raise ScenarioFault("position.called_by", wanted)


def _place_board(state: DraculaState, position: Position) -> None:
    if sorted(position.order) != sorted(SUITS):
        raise ScenarioFault("position.order", f"{position.order!r} does not name each of X, O, B and S once")
    state.order[:] = order_numbers(position.order)
    setup = state.config
    state.health = setup.health if position.health is None else position.health
    state.vampires[:] = setup.vampires if position.vampires is None else position.vampires
    state.round = setup.first_round if position.round is None else position.round
    # a position has no past: whatever points it shows count as districts resolved before
    state.resolved = setup.health - state.health + sum(state.vampires) - sum(setup.vampires)


def _place_cards(state: DraculaState, file: DraculaFile) -> None:
    cards, position = Cards(file.seed), file.position
    for seat, given in enumerate(file.seats):
        state.racks[seat][:] = _rack(given.rack, f"seats[{seat}].rack", cards)
    if position.drawn is not None:
        state.drawn = cards.take(position.drawn, "position.drawn")
    pile = position.pile
    if not isinstance(pile, int):
        state.pile[:] = _named(pile, "position.pile", cards)
    named = [text for text in position.deck if text != REST]
    if REST in position.deck[:-1]:
        raise ScenarioFault("position.deck", '"..." stands for the rest and must be the last entry')
    deck = _named([*file.script.draws, *named], "position.deck", cards)
    if isinstance(pile, int):
        state.pile[:] = cards.some(pile, "position.pile")
    if REST in position.deck:
        deck += cards.some(cards.left(), "position.deck")
    state.deck[:] = reversed(deck)
    _check_count(state, cards)
    state.up = cards.up
    for card in state.deck[:-1]:
        if state.up & BIT[card]:
            what = f"{NAMES[card]} lies face up below the top; only the top card is ever turned (D21)"
            raise ScenarioFault("position.deck", what)
    for index, name in enumerate(position.known):
        state.known |= BIT[_card_of_a_rack(state, name, f"position.known[{index}]")]


def _card_of_a_rack(state: DraculaState, name: str, place: str) -> int:
    card = card_number(name, place)
    if not any(card in rack for rack in state.racks):
        raise ScenarioFault(place, f"{name} lies in no rack; only cards of a rack are known (D45)")
    return card


def _rack(text: str, place: str, cards: Cards) -> list[int]:
    names = text.split()
    if len(names) != SLOTS:
        raise ScenarioFault(place, f"a rack holds 5 cards, not {len(names)}")
    return _named(names, place, cards)


def _named(names: Sequence[str], place: str, cards: Cards) -> list[int]:
    return [cards.take(name, place) for name in names]


def _check_count(state: DraculaState, cards: Cards) -> None:
    """All 32 cards lie somewhere (D49): a deck that ends without "..." fixes the size of the pile."""
    if cards.left():
        drawn = int(state.drawn != NONE)
        pile = DRAWS - len(state.deck) - drawn
        raise ScenarioFault(
            "position.pile",
            f"with {len(state.deck)} cards in the deck the pile must hold {pile}, not {len(state.pile)} "
            '(D18); or end the deck with "..."',
        )


def _begin(state: DraculaState, position: Position, told: list[Told]) -> None:
    if state.drawn != NONE:
        state.phase, state.extra = DISCARD, position.extra
    elif state.deck:
        begin_turn(state, state.turn, told, position.extra)
    else:
        end_round(state, "deck", told)


def deal_order(names: Iterable[str], seed: int, place: str) -> list[int]:
    """Return all 32 cards as they come off the deck: the named ones, then the others by the seed."""
    cards = Cards(seed)
    named = [cards.take(name, place) for name in names if name != REST]
    return named + cards.some(cards.left(), place)
