"""Rounds played out in a sampled world, fast and rough: what the searching player imagines.

A world is one possible deal behind what a seat knows. From it the round is played to its end by a simple
policy that uses, for each side, only the cards that side knows; what the racks then lead to is exact
(``prospects``).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from operator import mul
from typing import Final

from game.dracula.cards import DECK, ENOUGH_IN_PILE, SLOTS, SUITS, VALUE, with_trump
from game.dracula.prospects import Outlook, strengths

Odds = list[float]
Aimed = tuple[float, int, int, str]
"""What an effect gains; its places (from 0); the token order after it."""
Choice = tuple[int, int, int, str]
"""The place of a discard (0: the drawn card), then as in ``Aimed``."""
PAIRS: Final = tuple((one, two) for one in range(SLOTS) for two in range(one + 1, SLOTS))
PLAIN_BONUS: Final = {1: -0.004, 2: 0.012, 3: 0.009, 5: 0.03}
"""What effects are worth that change no rack: value to chance."""
ENDING: Final = 4.0
"""More than anything can gain: an 8 is played as soon as the lead allows it, and not before."""
CALL_LEAD: Final = 0.35
EIGHT_LEAD: Final = 0.09
ROUGHNESS: Final = 0.15
"""The straight-line guess of a lead is at most this far from the exact one in nearly all positions."""


@lru_cache(maxsize=24)
def shares(order: str) -> tuple[float, ...]:
    """Return each card's chance to beat a hidden card, the better of two unseen ones."""
    strength = strengths(order)
    others = len(DECK) - 1
    weaker = [sum(strength[other] < strength[card] for other in DECK) for card in DECK]
    return tuple(count * (count - 1) / (others * (others - 1)) for count in weaker)


class Stakes:
    """What hangs on the districts in this round; shared by all worlds of a decision."""

    def __init__(self, outlook: Outlook, before: float, odds: Sequence[float]) -> None:
        """``before`` is Dracula's chance before the round, ``odds`` his chance in each district now."""
        self.outlook = outlook
        self.before = before
        self.weights = [self._weight(list(odds), place) for place in range(SLOTS)]
        self._even = sum(self.weights) / 2

    def _weight(self, odds: Odds, place: int) -> float:
        """Return what winning one district changes."""
        chance = self.outlook.chance
        return chance([*odds[:place], 1.0, *odds[place + 1 :]]) - chance(
            [*odds[:place], 0.0, *odds[place + 1 :]]
        )

    def is_ahead(self, seat: int, odds: Odds, lead: float) -> bool:
        """Say whether a seat has gained ``lead`` in this round, if it ended with these odds of its own."""
        rough = sum(map(mul, self.weights, odds)) - self._even
        if rough < lead - ROUGHNESS:
            return False
        if seat == 0:
            return self.outlook.chance(odds) - self.before >= lead
        return self.before - self.outlook.chance([1 - share for share in odds]) >= lead


class World:
    """One possible deal, in the middle of a round. ``shown[seat][n]``: the rival knows that card."""

    __slots__ = ("called", "deck", "order", "over", "pile", "racks", "shown", "turn")

    def __init__(
        self,
        racks: tuple[list[int], list[int]],
        shown: tuple[list[bool], list[bool]],
        deck: list[int],
        order: str,
        pile: int,
        turn: int,
        called: bool,
    ) -> None:
        self.racks = racks
        self.shown = shown
        self.deck = deck
        self.order = order
        self.pile = pile
        self.turn = turn
        self.called = called
        self.over = False

    def copy(self) -> World:
        """Return an independent copy."""
        one, two = self.racks
        first, second = self.shown
        return World(
            (one[:], two[:]),
            (first[:], second[:]),
            self.deck[:],
            self.order,
            self.pile,
            self.turn,
            self.called,
        )

    # --- a turn -------------------------------------------------------------------------------------------

    def discard(self, drawn: int, place: int, face_up: bool = False) -> int:
        """Put the card of ``place`` (0: the drawn one) on the pile; the drawn one takes its slot.

        ``face_up``: the drawn card lay face up on the deck, so the rival knows it (D21).
        """
        self.pile += 1
        if place == 0:
            return drawn
        rack = self.racks[self.turn]
        card = rack[place - 1]
        rack[place - 1] = drawn
        self.shown[self.turn][place - 1] = face_up
        return card

    def carry_out(self, value: int, first: int, second: int, order: str) -> None:
        """Carry out an effect; ``first`` and ``second`` are places from 0, ``order`` the one after a 7."""
        seat = self.turn
        if value == 1:
            self.shown[seat][first] = True
        elif value == 3:
            self.shown[1 - seat][first] = True
        elif value == 4:
            rack, shown = self.racks[seat], self.shown[seat]
            rack[first], rack[second] = rack[second], rack[first]
            shown[first], shown[second] = shown[second], shown[first]
        elif value == 6:
            mine, other = self.racks[seat], self.racks[1 - seat]
            mine[first], other[first] = other[first], mine[first]
            self.shown[seat][first] = self.shown[1 - seat][first] = True
        elif value == 7:
            self.order = order

    def pass_on(self, value: int) -> None:
        """End the turn that discarded a card of ``value`` (D24, D27 to D32)."""
        if value == 8 or not self.deck or (self.called and value != 5):
            self.over = True
        elif value != 5:
            self.turn = 1 - self.turn

    def call(self) -> None:
        """Call the end of the round (D15)."""
        self.called = True
        self.turn = 1 - self.turn

    # --- the policy ---------------------------------------------------------------------------------------

    def play_out(self, stakes: Stakes) -> float:
        """Play the round to its end and return Dracula's chance to win the match then."""
        while not self.over:
            self._play_turn(stakes)
        strength = strengths(self.order)
        return stakes.outlook.result([strength[a] > strength[b] for a, b in zip(*self.racks, strict=True)])

    def _play_turn(self, stakes: Stakes) -> None:
        seat = self.turn
        odds = self._odds(seat, self.order)
        ripe = self.pile >= ENOUGH_IN_PILE
        if ripe and not self.called and stakes.is_ahead(seat, odds, CALL_LEAD):
            self.call()
            return
        drawn = self.deck.pop()
        place, first, second, order = self._best_discard(stakes, drawn, odds, ripe)
        value = VALUE[self.discard(drawn, place)]
        self.carry_out(value, first, second, order)
        self.pass_on(value)

    def _best_discard(self, stakes: Stakes, drawn: int, odds: Odds, ripe: bool) -> Choice:
        """Return the discard that gains most; ``ripe``: six cards lay in the pile before it (D16)."""
        seat, weights = self.turn, stakes.weights
        rack, shown = self.racks[seat], self.shown[seat]
        best = self._gain(stakes, drawn, odds, ripe)
        choice = (0, *best[1:])
        for at in range(SLOTS):
            card, was_shown, was_odds = rack[at], shown[at], odds[at]
            rack[at], shown[at], odds[at] = drawn, False, self._one(seat, drawn, at)
            kept = weights[at] * (odds[at] - was_odds)
            found = self._gain(stakes, card, odds, ripe)
            rack[at], shown[at], odds[at] = card, was_shown, was_odds
            if kept + found[0] > best[0]:
                best = (kept + found[0], *found[1:])
                choice = (at + 1, *found[1:])
        return choice

    def _gain(self, stakes: Stakes, card: int, odds: Odds, ripe: bool) -> Aimed:
        """Return what discarding a card gains by its effect at best, and how that is aimed."""
        value = VALUE[card]
        if value != 8:
            return self._effect(value, self.turn, stakes.weights, odds)
        if self.called and ripe:
            return 0.0, 0, 0, self.order
        if ripe and stakes.is_ahead(self.turn, odds, EIGHT_LEAD):
            return ENDING, 0, 0, self.order
        return -ENDING if ripe else -2 * ENDING, 0, 0, self.order

    def _effect(self, value: int, seat: int, weights: Sequence[float], odds: Odds) -> Aimed:
        """Return what the best use of an effect gains, and how it is aimed."""
        order = self.order
        if value == 4:
            return self._swap(seat, weights, odds)
        if value == 6:
            gains = [weight * (1 - 2 * share) for weight, share in zip(weights, odds, strict=True)]
            gain = max(gains)
            return gain, gains.index(gain), 0, order
        if value == 7:
            return self._trump(seat, weights, odds)
        gain = PLAIN_BONUS[value]
        if value == 1:
            return gain, self._least(self.shown[seat], odds), 0, order
        if value == 3:
            shown = self.shown[1 - seat]
            return gain, max(range(SLOTS), key=lambda at: (not shown[at], weights[at])), 0, order
        return gain, 0, 0, order

    def _least(self, shown: list[bool], odds: Odds) -> int:
        """Return the hidden card that is worth least."""
        return min(range(SLOTS), key=lambda at: (shown[at], odds[at]))

    def _swap(self, seat: int, weights: Sequence[float], odds: Odds) -> Aimed:
        rack = self.racks[seat]
        best, first, second = -9.0, 0, 1
        for one, two in PAIRS:
            gain = weights[one] * (self._one(seat, rack[two], one) - odds[one])
            gain += weights[two] * (self._one(seat, rack[one], two) - odds[two])
            if gain > best:
                best, first, second = gain, one, two
        return best, first, second, self.order

    def _trump(self, seat: int, weights: Sequence[float], odds: Odds) -> Aimed:
        best, order = -9.0, self.order
        for suit in SUITS:
            if suit != self.order[0]:
                other = with_trump(self.order, suit)
                after = self._odds(seat, other)
                worth = sum(map(mul, weights, after))
                if worth > best:
                    best, order = worth, other
        return best - sum(map(mul, weights, odds)), 0, 0, order

    def _odds(self, seat: int, order: str) -> Odds:
        """Return the chances of a seat in the five districts, from what it knows."""
        strength, share = strengths(order), shares(order)
        return [
            (1.0 if strength[mine] > strength[other] else 0.0) if known else share[mine]
            for mine, other, known in zip(
                self.racks[seat], self.racks[1 - seat], self.shown[1 - seat], strict=True
            )
        ]

    def _one(self, seat: int, mine: int, at: int) -> float:
        if self.shown[1 - seat][at]:
            strength = strengths(self.order)
            return 1.0 if strength[mine] > strength[self.racks[1 - seat][at]] else 0.0
        return shares(self.order)[mine]
