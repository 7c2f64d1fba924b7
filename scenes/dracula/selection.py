"""What the player has picked so far of a discard, and what is still asked: pure functions of the observation.

Nothing here decides what is legal: every answer is read off `observation.legal`.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Literal

from game.dracula.actions import DRAWN, Discard
from game.dracula.view import DraculaObservation

Ask = Literal["place", "own_slot", "rival_slot", "first_slot", "second_slot", "district", "suit", "confirm"]
"""What the next press must settle."""

NEEDS: dict[int, Ask] = {1: "own_slot", 3: "rival_slot", 4: "first_slot", 6: "district", 7: "suit"}
"""What the effect of a value asks for; the other values ask for nothing."""


@dataclass(frozen=True, slots=True)
class Selection:
    """A discard in the making: `place` 0 is the drawn card, 1 to 5 an own slot, None nothing yet."""

    place: int | None = None
    slots: tuple[int, ...] = ()
    """Chosen target slots or district, in the order of the presses (two for a 4)."""
    suit: str | None = None

    @property
    def aimed(self) -> bool:
        """True when any target has been chosen."""
        return bool(self.slots) or self.suit is not None


EMPTY = Selection()


def value(card: str) -> int:
    """The value of a card such as "X3"."""
    return int(card[1:])


def card_at(observation: DraculaObservation, place: int) -> str | None:
    """The card that a discard of `place` would put on the pile (0: the drawn card)."""
    return observation.drawn if place == DRAWN else observation.rack[place - 1].card


def discards(observation: DraculaObservation) -> tuple[Discard, ...]:
    """The legal discards."""
    return tuple(action for action in observation.legal if isinstance(action, Discard))


def places(observation: DraculaObservation) -> frozenset[int]:
    """The places whose card may be discarded (an 8 may be missing, D16)."""
    return frozenset(action.place for action in discards(observation))


def _fits(action: Discard, chosen: Selection) -> bool:
    if chosen.place is not None and action.place != chosen.place:
        return False
    if chosen.suit is not None and action.suit != chosen.suit:
        return False
    return set(chosen.slots) <= {slot for slot in (action.slot, action.other) if slot is not None}


def candidates(observation: DraculaObservation, chosen: Selection) -> tuple[Discard, ...]:
    """The legal discards that still fit what is chosen."""
    return tuple(action for action in discards(observation) if _fits(action, chosen))


def asks(observation: DraculaObservation, chosen: Selection) -> Ask:
    """What is asked next; "confirm" when the action is complete."""
    if chosen.place is None:
        return "place"
    card = card_at(observation, chosen.place)
    fitting = candidates(observation, chosen)
    if card is None or complete(observation, chosen) is not None or not fitting:
        return "confirm"
    need = NEEDS.get(value(card), "confirm")
    return "second_slot" if need == "first_slot" and chosen.slots else need


def complete(observation: DraculaObservation, chosen: Selection) -> Discard | None:
    """The one action that is chosen, or None while a target is missing."""
    if chosen.place is None:
        return None
    for action in candidates(observation, chosen):
        targets = tuple(slot for slot in (action.slot, action.other) if slot is not None)
        if set(targets) == set(chosen.slots) and action.suit == chosen.suit:
            return action
    return None


def open_slots(observation: DraculaObservation, chosen: Selection) -> frozenset[int]:
    """The slots or districts that a press may add to the selection now."""
    if chosen.place is None:
        return frozenset()
    base = chosen if len(chosen.slots) < 2 else replace(chosen, slots=chosen.slots[:1])
    if asks(observation, base) not in ("own_slot", "rival_slot", "first_slot", "second_slot", "district"):
        base = replace(base, slots=())
    found = {slot for action in candidates(observation, base) for slot in (action.slot, action.other)}
    return frozenset(slot for slot in found if slot is not None and slot not in base.slots)


def open_suits(observation: DraculaObservation, chosen: Selection) -> frozenset[str]:
    """The tokens that a 7 may make trump now."""
    if chosen.place is None:
        return frozenset()
    found = {action.suit for action in candidates(observation, replace(chosen, suit=None))}
    return frozenset(suit for suit in found if suit is not None)


def choose_place(observation: DraculaObservation, place: int) -> Selection:
    """The selection after the player picked a card to discard; a lone possible target is taken at once."""
    chosen = Selection(place)
    fitting = candidates(observation, chosen)
    if len(fitting) == 1:
        only = fitting[0]
        slots = tuple(slot for slot in (only.slot, only.other) if slot is not None)
        return Selection(place, slots, only.suit)
    return chosen


def choose_slot(observation: DraculaObservation, chosen: Selection, slot: int) -> Selection:
    """The selection after a press on a slot or district: added, taken off, or put in place of the last."""
    if slot in chosen.slots:
        return replace(chosen, slots=tuple(other for other in chosen.slots if other != slot))
    pair = _pairs(observation, chosen)
    kept = chosen.slots[:1] if pair else ()
    return replace(chosen, slots=(*kept, slot))


def _pairs(observation: DraculaObservation, chosen: Selection) -> bool:
    return any(action.other is not None for action in candidates(observation, replace(chosen, slots=())))


def choose_suit(chosen: Selection, suit: str) -> Selection:
    """The selection after a press on a token; the same token again takes it back."""
    return replace(chosen, suit=None if chosen.suit == suit else suit)


def back(observation: DraculaObservation, chosen: Selection) -> Selection:
    """One step back: the last target first, then the card."""
    if chosen.suit is not None:
        return replace(chosen, suit=None)
    if chosen.slots and len(candidates(observation, Selection(chosen.place))) > 1:
        return replace(chosen, slots=chosen.slots[:-1])
    return EMPTY


def tried(observation: DraculaObservation, chosen: Selection, focus: str | None) -> Selection:
    """The selection as it would be after a press on the focused piece (for the forecast before the press).

    `focus` is a target id of the board: "slot:SEAT:N", "district:N", "token:S" or "drawn".
    """
    own, slot = _slot_of(observation, focus or "")
    if chosen.place is None:
        place = DRAWN if focus == "drawn" else slot if own else None
        return (
            choose_place(observation, place) if place in places(observation) and place is not None else chosen
        )
    kind, _, which = (focus or "").partition(":")
    if kind == "token" and which in open_suits(observation, chosen) and chosen.suit is None:
        return replace(chosen, suit=which)
    if slot and aims_at(observation, chosen, own) and slot in open_slots(observation, chosen):
        return choose_slot(observation, chosen, slot) if complete(observation, chosen) is None else chosen
    return chosen


def role(observation: DraculaObservation, chosen: Selection) -> Ask:
    """What the effect of the chosen discard is aimed at, whether or not it has been aimed yet."""
    return asks(observation, Selection(chosen.place)) if chosen.place is not None else "place"


def aims_at(observation: DraculaObservation, chosen: Selection, own: bool | None) -> bool:
    """True when the effect may be aimed at cards of that row (True: own, False: rival's, None: districts)."""
    wanted = role(observation, chosen)
    if wanted == "confirm" and chosen.slots:
        wanted = NEEDS.get(value(card_at(observation, chosen.place or DRAWN) or "X2"), "confirm")
    if wanted == "district":
        return True
    return wanted == "rival_slot" if own is False else own is True and wanted in ("own_slot", "first_slot")


def _slot_of(observation: DraculaObservation, focus: str) -> tuple[bool | None, int | None]:
    """Whose slot an id means (None for a district) and its number."""
    kind, *rest = focus.split(":")
    if kind == "slot":
        return int(rest[0]) == observation.seat, int(rest[1])
    return (None, int(rest[0])) if kind == "district" else (None, None)
