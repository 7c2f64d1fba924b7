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

from game.dracula.cards import DECK, ENOUGH_IN_PILE, NONE, SLOTS, SUITS, VALUE, with_trump
from game.dracula.judgement import Taste
from game.dracula.prospects import Outlook, strengths

Odds = list[float]
Aimed = tuple[float, int, int, str]
"""What an effect gains; its places (from 0); the token order after it."""
Choice = tuple[int, int, int, str]
"""The place of a discard (0: the drawn card), then as in ``Aimed``."""
PAIRS: Final = tuple((one, two) for one in range(SLOTS) for two in range(one + 1, SLOTS))
PLAIN_BONUS: Final = {**Taste().of_knowledge(), 5: 0.03}
"""What effects are worth that change no rack: value to chance."""
ENDING: Final = 4.0
"""More than anything can gain: an 8 is played as soon as the lead allows it, and not before."""
CALL_LEAD: Final = 0.35
EIGHT_LEAD: Final = 0.09
"""Chance to win gained in a round from which a call, and an 8, are worth it."""
ROUGHNESS: Final = 0.15
"""The straight-line guess of a lead is at most this far from the exact one in nearly all positions."""


@lru_cache(maxsize=24)
def shares(order: str) -> tuple[float, ...]:
    """Return each card's chance to beat a hidden card, the better of two unseen ones."""
    strength = strengths(order)
    others = len(DECK) - 1
    weaker = [sum(strength[other] < strength[card] for other in DECK) for card in DECK]
    return tuple(count * (count - 1) / (others * (others - 1)) for count in weaker)


@lru_cache(maxsize=24)
def chances(order: str) -> tuple[tuple[float, ...], ...]:
    """Return each card's chance against each other card; against a hidden one at index ``NONE``."""
    strength, share = strengths(order), shares(order)
    return tuple((*(float(strength[mine] > strength[other]) for other in DECK), share[mine]) for mine in DECK)


@lru_cache(maxsize=24)
def other_trumps(order: str) -> tuple[str, ...]:
    """Return the orders that a 7 can lead to (D26)."""
    return tuple(with_trump(order, suit) for suit in SUITS if suit != order[0])


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
        facing = self._facing()
        odds = self._odds(facing, self.order)
        ripe = self.pile >= ENOUGH_IN_PILE
        if ripe and not self.called and stakes.is_ahead(self.turn, odds, CALL_LEAD):
            self.call()
        else:
            self._draw_and_discard(stakes, facing, odds, ripe)

    def draw(self, stakes: Stakes) -> None:
        """Play one turn in which nobody calls (D14)."""
        facing = self._facing()
        self._draw_and_discard(stakes, facing, self._odds(facing, self.order), self.pile >= ENOUGH_IN_PILE)

    def _facing(self) -> list[int]:
        """Return the rival's rack as the seat to move knows it."""
        rival = 1 - self.turn
        return [
            card if known else NONE for card, known in zip(self.racks[rival], self.shown[rival], strict=True)
        ]

    def _draw_and_discard(self, stakes: Stakes, facing: Sequence[int], odds: Odds, ripe: bool) -> None:
        drawn = self.deck.pop()
        place, first, second, order = self._best_discard(stakes, drawn, facing, odds, ripe)
        value = VALUE[self.discard(drawn, place)]
        self.carry_out(value, first, second, order)
        self.pass_on(value)

    def _best_discard(
        self, stakes: Stakes, drawn: int, facing: Sequence[int], odds: Odds, ripe: bool
    ) -> Choice:
        """Return the discard that gains most; ``ripe``: six cards lay in the pile before it (D16).

        ``facing`` is the rival's rack as the seat to move knows it.
        """
        weights, against = stakes.weights, chances(self.order)[drawn]
        rack, shown = self.racks[self.turn], self.shown[self.turn]
        best = self._gain(stakes, drawn, facing, odds, ripe)
        choice = (0, *best[1:])
        most = best[0]
        for at in range(SLOTS):
            card, was_shown, was_odds = rack[at], shown[at], odds[at]
            rack[at], shown[at], odds[at] = drawn, False, against[facing[at]]
            kept = weights[at] * (odds[at] - was_odds)
            found = self._gain(stakes, card, facing, odds, ripe)
            rack[at], shown[at], odds[at] = card, was_shown, was_odds
            if kept + found[0] > most:
                most = kept + found[0]
                choice = (at + 1, *found[1:])
        return choice

    def _gain(self, stakes: Stakes, card: int, facing: Sequence[int], odds: Odds, ripe: bool) -> Aimed:
        """Return what discarding a card gains by its effect at best, and how that is aimed."""
        value, seat, weights, order = VALUE[card], self.turn, stakes.weights, self.order
        if value == 1:
            return PLAIN_BONUS[1], self._least(self.shown[seat], odds), 0, order
        if value == 3:
            shown = self.shown[1 - seat]
            return PLAIN_BONUS[3], max(range(SLOTS), key=lambda at: (not shown[at], weights[at])), 0, order
        if value == 4:
            return self._swap(weights, facing, odds)
        if value == 6:
            gains = [weight * (1 - 2 * share) for weight, share in zip(weights, odds, strict=True)]
            gain = max(gains)
            return gain, gains.index(gain), 0, order
        if value == 7:
            return self._trump(weights, facing, odds)
        if value == 8:
            return self._eight(stakes, odds, ripe), 0, 0, order
        return PLAIN_BONUS[value], 0, 0, order

    def _eight(self, stakes: Stakes, odds: Odds, ripe: bool) -> float:
        """An 8 ends the round as soon as the lead is there, and is kept until then."""
        if not ripe:
            return -2 * ENDING
        if self.called:
            return 0.0
        return ENDING if stakes.is_ahead(self.turn, odds, EIGHT_LEAD) else -ENDING

    def _least(self, shown: list[bool], odds: Odds) -> int:
        """Return the hidden card that is worth least."""
        return min(range(SLOTS), key=lambda at: (shown[at], odds[at]))

    def _swap(self, weights: Sequence[float], facing: Sequence[int], odds: Odds) -> Aimed:
        against = chances(self.order)
        rows = [against[card] for card in self.racks[self.turn]]
        best, first, second = -9.0, 0, 1
        for one, two in PAIRS:
            gain = weights[one] * (rows[two][facing[one]] - odds[one])
            gain += weights[two] * (rows[one][facing[two]] - odds[two])
            if gain > best:
                best, first, second = gain, one, two
        return best, first, second, self.order

    def _trump(self, weights: Sequence[float], facing: Sequence[int], odds: Odds) -> Aimed:
        best, order = -9.0, self.order
        for other in other_trumps(self.order):
            worth = sum(map(mul, weights, self._odds(facing, other)))
            if worth > best:
                best, order = worth, other
        return best - sum(map(mul, weights, odds)), 0, 0, order

    def _odds(self, facing: Sequence[int], order: str) -> Odds:
        """Return the chances of the seat to move in the five districts, from what it knows."""
        against = chances(order)
        return [against[mine][other] for mine, other in zip(self.racks[self.turn], facing, strict=True)]
