"""A good action for a person who asks, and one sentence why; from the seat's own knowledge only.

The reason is the largest part of what the action brings: the card that is kept, the effect, or what the
effect brings beyond the racks. The keys of the sentences are ``dracula.hint.REASON``.
"""

from __future__ import annotations

from typing import Final

from game.dracula.actions import DRAWN, Call, Discard
from game.dracula.cards import DRACULA, NAMES, VALUE
from game.dracula.judgement import CERTAIN, Judge, Judged
from game.dracula.opponent import EXACT, decide
from game.dracula.view import DraculaObservation
from game.rules.chance import Chance
from game.rules.contract import Hint

NOTHING: Final = 0.002
"""What changes the chance to win by less is no reason for anything."""

Why = tuple[str, dict[str, int | str]]
"""The name of a reason and what its sentence names: cards, suits and districts by id."""


def hint(seen: DraculaObservation) -> Hint:
    """Return what the strongest one-step player would do, and why.

    ``now`` is the chance to win the match, in whole percent, if the round ended with the racks as they lie,
    ``after`` the same after a discard.

    Raises:
        ValueError: the seat has nothing to decide.
    """
    action = decide(EXACT, seen, Chance.of(0))
    judge = Judge(seen, EXACT.taste)
    now = _percent(judge.now())
    if type(action) is Call:
        return Hint(action, "dracula.hint.call", {"now": now})
    if type(action) is not Discard:
        behind = judge.now() < judge.before
        return Hint(action, f"dracula.hint.draw_{'behind' if behind else 'ahead'}", {"now": now})
    judged = next(one for one in judge.discards() if one.action == action)
    reason, named = _why(seen, judge, judged)
    figures: dict[str, int | str] = {"now": now, "after": _percent(judged.now)}
    return Hint(action, f"dracula.hint.{reason}", {"card": NAMES[judged.card], **figures, **named})


def _percent(chance: float) -> int:
    return round(100 * chance)


def _why(seen: DraculaObservation, judge: Judge, judged: Judged) -> Why:
    """Return the reason for a discard: the largest part of what it brings."""
    action, value = judged.action, VALUE[judged.card]
    if judged.ends and judged.now >= CERTAIN:
        return "win", {}
    if value == 8 and not judge.last_turn:
        return "end", {}
    before, placed = judge.now(), judge.placing(action.place)
    parts = {"card": placed - before, "effect": judged.now - placed, "beyond": judged.worth - judged.now}
    largest = max(parts, key=lambda part: parts[part])
    costs_strength = value == 2 and parts["card"] <= -NOTHING  # no such 2 may be called harmless
    if parts[largest] < NOTHING or (largest == "beyond" and costs_strength):
        return _little(seen, judged, judged.now - before)
    if largest == "card":
        return _kept(seen, action)
    return _aimed(seen, judge, action, value) if largest == "effect" else _beyond(action, value)


def _little(seen: DraculaObservation, judged: Judged, gain: float) -> Why:
    """Nothing is gained: the drawn card is of no use, or everything costs something."""
    if gain <= -NOTHING:
        return "least", {}
    if VALUE[judged.card] == 1 and judged.action.slot:
        return "show", {"district": judged.action.slot}
    if judged.action.place == DRAWN:
        return "useless", {}
    return "as_good", {"kept": seen.drawn or ""}


def _kept(seen: DraculaObservation, action: Discard) -> Why:
    """The drawn card is better in that district than the one that goes."""
    at = action.place - 1
    named: dict[str, int | str] = {"kept": seen.drawn or "", "district": action.place}
    theirs = seen.rival[at].card
    if seen.vampires[at] == seen.humans_at_start - 1:
        return "bite" if seen.seat == DRACULA else "guard", named
    if theirs is not None:
        return "beats", {**named, "theirs": theirs}
    if str(named["kept"])[0] == seen.order[0] != (seen.rack[at].card or "")[0]:
        return "trump_kept", named
    return "stronger", named


def _aimed(seen: DraculaObservation, judge: Judge, action: Discard, value: int) -> Why:
    """An effect changes the racks or the trump for the better (4, 6 and 7)."""
    rack = [slot.card or "" for slot in seen.rack]
    if action.place != DRAWN:
        rack[action.place - 1] = seen.drawn or ""
    if value == 4:
        return _swapped(judge, action, rack)
    if value == 6:
        at = (action.slot or 1) - 1
        theirs = seen.rival[at].card
        if theirs is None:
            return "cross_blind", {"mine": rack[at], "district": at + 1}
        return "cross_known", {"theirs": theirs, "district": at + 1}
    suit = action.suit or seen.order[0]
    trumps = [card for card in rack if card[0] == suit]
    if len(trumps) > 1:
        return "trump_many", {"suit": suit, "count": len(trumps)}
    if trumps:
        return "trump_one", {"suit": suit, "kept": trumps[0]}
    return "trump_away", {"old": seen.order[0]}


def _swapped(judge: Judge, action: Discard, rack: list[str]) -> Why:
    """Name the district of the two that gains most, and the card that comes there."""
    places = ((action.slot or 1) - 1, (action.other or 1) - 1)
    gained = judge.gained_districts(action)
    there = max(places, key=lambda at: gained[at])
    return "swap", {"kept": rack[places[0] + places[1] - there], "district": there + 1}


def _beyond(action: Discard, value: int) -> Why:
    """An effect brings knowledge or another turn (2, 3 and 5)."""
    if value == 3:
        return "look", {"district": action.slot or 1}
    return {2: "deck", 5: "again"}[value], {}
