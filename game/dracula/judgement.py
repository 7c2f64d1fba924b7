"""How good each action is for a seat, one step ahead and from its own knowledge only (D52).

A discard is judged together with its effect as if the round ended then: each district by the cards that
are known, a hidden rival card by the cards nobody has seen yet. What an effect brings beyond the racks
(knowledge, another turn) is a small fixed bonus.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Sequence
from typing import Final

import msgspec

from game.dracula.actions import DRAWN, Discard
from game.dracula.cards import DECK, DRACULA, NONE, NUMBERS, VALUE, with_trump
from game.dracula.prospects import Outlook, chance_before_round, strengths
from game.dracula.view import DraculaObservation, RackCard, number

CERTAIN: Final = 1 - 1e-9
"""A chance of this much is no chance any more."""


class Taste(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What effects are worth beyond the racks, in chance to win the match."""

    see_deck: float = 0.012
    """A 2 (D21)."""
    see_rival: float = 0.009
    """A 3 (D22)."""
    again: float = 0.026
    """A 5 (D24)."""
    again_at_the_end: float = 0.06
    """A 5 in the last turn: the only way to another one (D30)."""
    show_own: float = -0.004
    """A 1 that shows a card the rival did not know (D20)."""
    change_trump: float = 0.0
    """A 7 (D26)."""

    def of_knowledge(self) -> dict[int, float]:
        """Return what the effects are worth that change what is known: by the value of the card."""
        return {1: self.show_own, 2: self.see_deck, 3: self.see_rival}


class Judged(msgspec.Struct, frozen=True):
    """An action with its worth for the seat: ``now`` if the round ended there, ``worth`` with the bonus."""

    action: Discard
    card: int
    now: float
    worth: float
    ends: bool
    """Whether this discard ends the round."""


class Judge:
    """The judgement of one position for the seat that observes it."""

    def __init__(self, seen: DraculaObservation, taste: Taste, forget: bool = False) -> None:
        """With ``forget`` the hidden cards that went through a swap count as never seen."""
        self._seen = seen
        self._taste = taste
        self._forget = forget
        self._sign = 1 if seen.seat == DRACULA else -1
        self._own = [number(slot.card) for slot in seen.rack]
        self._rival = [self._known(slot) for slot in seen.rival]
        self._drawn = number(seen.drawn)
        self._unseen = self._cards_unseen()
        self._ranked: dict[str, list[int]] = {}
        self._outlook = Outlook(seen.last_round - seen.round, seen.health, seen.vampires)

    @property
    def before(self) -> float:
        """What the round is worth before a card is seen: the yardstick for a lead."""
        seen = self._seen
        rounds = seen.last_round - seen.round + 1
        return self._mine(chance_before_round(rounds, seen.health, tuple(seen.vampires)))

    @property
    def last_turn(self) -> bool:
        """Whether the round ends with this turn anyway: by a call, or because the deck is empty."""
        return self._seen.last_turn or self._seen.deck == 0

    def now(self) -> float:
        """Return the chance to win if the round ended with the racks as they stand."""
        return self._worth(self._base())

    def dracula_odds(self) -> list[float]:
        """Return Dracula's chance in each district with the racks as they stand."""
        odds = self._base()
        return odds if self._sign > 0 else [1 - share for share in odds]

    def placing(self, place: int) -> float:
        """Return the chance to win if the drawn card lay in ``place`` (0: in none) and no effect followed."""
        return self._worth(self._placed(place, self._base())[1])

    def gained_districts(self, action: Discard) -> list[float]:
        """Return for each district what its change by a 4 brings, as if the others stayed as they are."""
        own, odds, _ = self._placed(action.place, self._base())
        after = self._odds(_exchanged(own, action), self._rival, self._seen.order)
        start = self._worth(odds)
        return [self._worth([*odds[:at], after[at], *odds[at + 1 :]]) - start for at in range(len(odds))]

    def discards(self) -> list[Judged]:
        """Judge every legal discard."""
        base = self._base()
        return [self._judged(action, base) for action in self._seen.legal if type(action) is Discard]

    # --- one discard --------------------------------------------------------------------------------------

    def _judged(self, action: Discard, base: list[float]) -> Judged:
        rival, order = self._rival, self._seen.order
        own, odds, card = self._placed(action.place, base)
        value = VALUE[card]
        if value == 4 and action.slot and action.other:
            own = _exchanged(own, action)
            odds = self._changed(odds, own, rival, order, (action.slot - 1, action.other - 1))
        elif value == 6 and action.slot:
            at = action.slot - 1
            odds = odds[:]
            odds[at] = 1 - self._beats(own[at], rival[at], order)
        elif value == 7 and action.suit:
            odds = self._odds(own, rival, with_trump(order, action.suit))
        now = self._worth(odds)
        ends = self._ends(value)
        bonus = 0.0 if ends else self._bonus(action, value, odds)
        return Judged(action, card, now, now + bonus, ends)

    def _placed(self, place: int, base: list[float]) -> tuple[list[int], list[float], int]:
        """Return the own rack and the chances with the drawn card in a slot, and the card that goes."""
        if place == DRAWN:
            return self._own, base, self._drawn
        at = place - 1
        own = [*self._own[:at], self._drawn, *self._own[at + 1 :]]
        return own, self._changed(base, own, self._rival, self._seen.order, (at,)), self._own[at]

    def _ends(self, value: int) -> bool:
        again = value == 5 and self._seen.deck > 0
        return value == 8 or self._seen.deck == 0 or (self._seen.last_turn and not again)

    def _bonus(self, action: Discard, value: int, odds: Sequence[float]) -> float:
        taste = self._taste
        match value:
            case 1 if action.slot:
                return self._showing(action.slot, odds[action.slot - 1])
            case 2:
                return taste.see_deck
            case 3 if action.slot:
                return taste.see_rival * self._doubt(odds[action.slot - 1], action.slot)
            case 5:
                return taste.again_at_the_end if self._seen.last_turn else taste.again
            case 7:
                return taste.change_trump
        return 0.0

    def _showing(self, slot: int, odds: float) -> float:
        """Showing a card costs least where the rival knows it, then where it loses anyway."""
        known = self._seen.rack[slot - 1].known_to_rival
        return 0.0 if known else self._taste.show_own * (0.5 + odds)

    def _doubt(self, odds: float, slot: int) -> float:
        """Looking at a card is worth most where it is unknown and the district open: 0 to 1."""
        return 0.1 if self._rival[slot - 1] != NONE else 1 - abs(2 * odds - 1)

    # --- districts ----------------------------------------------------------------------------------------

    def _base(self) -> list[float]:
        """Return the chances with the racks as they stand."""
        return self._odds(self._own, self._rival, self._seen.order)

    def _odds(self, own: Sequence[int], rival: Sequence[int], order: str) -> list[float]:
        return [self._beats(mine, other, order) for mine, other in zip(own, rival, strict=True)]

    def _changed(
        self, odds: list[float], own: Sequence[int], rival: Sequence[int], order: str, places: Iterable[int]
    ) -> list[float]:
        odds = odds[:]
        for at in places:
            odds[at] = self._beats(own[at], rival[at], order)
        return odds

    def _beats(self, mine: int, other: int, order: str) -> float:
        """Return the chance that a card beats another, or a hidden one: the better of two unseen cards.

        The rival has kept it, so it is better than an average card.
        """
        strength = strengths(order)
        if other != NONE:
            return 1.0 if strength[mine] > strength[other] else 0.0
        ranked = self._ranked.get(order)
        if ranked is None:
            ranked = self._ranked[order] = sorted(strength[card] for card in self._unseen)
        weaker, cards = bisect_left(ranked, strength[mine]), len(ranked)
        return weaker * (weaker - 1) / (cards * (cards - 1)) if cards > 1 else float(weaker)

    def _worth(self, odds: list[float]) -> float:
        dracula = odds if self._sign > 0 else [1 - share for share in odds]
        return self._mine(self._outlook.chance(dracula))

    def _mine(self, dracula: float) -> float:
        return dracula if self._sign > 0 else 1 - dracula

    # --- knowledge ----------------------------------------------------------------------------------------

    def _known(self, slot: RackCard) -> int:
        return NONE if self._forget and not slot.face_up else number(slot.card)

    def _cards_unseen(self) -> list[int]:
        """Return the cards that may lie hidden in the rival's rack."""
        seen = self._seen
        gone = {NUMBERS[name] for name in seen.pile} | set(self._own) | set(self._rival) | {self._drawn}
        if seen.deck_top is not None:
            gone.add(NUMBERS[seen.deck_top])
        return [card for card in DECK if card not in gone]


def _exchanged(rack: list[int], action: Discard) -> list[int]:
    """Return a rack after a 4 (D23)."""
    rack = rack[:]
    first, second = (action.slot or 1) - 1, (action.other or 1) - 1
    rack[first], rack[second] = rack[second], rack[first]
    return rack
