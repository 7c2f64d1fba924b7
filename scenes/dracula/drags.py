"""Where a card may be dragged, and what letting it go there chooses: pure functions of the observation.

A drag makes the same selection as presses do, never another one; nothing here confirms anything.
"""

from __future__ import annotations

from collections.abc import Iterator

from pygame import Rect

from game.dracula.actions import DRAWN, Discard
from game.dracula.view import DraculaObservation
from scenes.dracula import layout, panel
from scenes.dracula import selection as sel
from scenes.dracula.board import SLOTS
from scenes.dracula.chronicle import slot_of
from scenes.dracula.selection import Selection
from sprites.intent import Point

REACH = 16
"""A card lies this many logical pixels around its rectangle as well: a hand that drops is less exact."""


def drops(seen: DraculaObservation, chosen: Selection, source: str) -> dict[str, Selection]:
    """Piece id -> the selection after the card at `source` was let go there; only what the rules allow.

    `source` is "drawn" or an own slot. Its card may go onto the pile (D14); the drawn one also onto the own
    card that shall leave for it; a 3, 6 or 7 straight onto what its effect is aimed at; and while a 4 or a 6
    is aimed, an own card to where the effect takes it.
    """
    place = place_of(seen, chosen, source)
    found: dict[str, Selection] = {}
    allowed = sel.places(seen)
    if place in allowed:
        found["pile"] = sel.choose_place(seen, place)
    if place == DRAWN:
        others = (number for number in allowed if number and slot_of(seen.seat, number) != source)
        found |= {slot_of(seen.seat, number): sel.choose_place(seen, number) for number in others}
    if source != "drawn" and sel.aims_at(seen, chosen, True):
        return found | _carried_out(seen, chosen, source)
    return found | (_played(seen, place) if place in allowed else {})


def place_of(seen: DraculaObservation, chosen: Selection, source: str) -> int:
    """The place of the card that lies at `source` now (0: the drawn one, also where it is only tried)."""
    if source == "drawn":
        return DRAWN
    number = int(source[-1])
    return DRAWN if panel.moved_in(seen, chosen) and chosen.place == number else number


def _played(seen: DraculaObservation, place: int) -> dict[str, Selection]:
    """The card as a discard whose effect is aimed in the same stroke."""
    start = Selection(place)
    role = sel.role(seen, start)
    if role == "suit":
        return {f"token:{suit}": Selection(place, suit=suit) for suit in sel.open_suits(seen, start)}
    slots = sel.open_slots(seen, start)
    found = {}
    if role in ("rival_slot", "district"):
        found = {slot_of(1 - seen.seat, number): Selection(place, (number,)) for number in slots}
    if role == "district":
        found |= {f"district:{number}": Selection(place, (number,)) for number in slots}
    return found


def _carried_out(seen: DraculaObservation, chosen: Selection, source: str) -> dict[str, Selection]:
    """An own card moved as the effect would move it: onto another own card (4), across to the rival (6)."""
    assert chosen.place is not None
    role, number = sel.role(seen, chosen), int(source[-1])
    if role == "first_slot":
        pairs = {other: Selection(chosen.place, (number, other)) for other in SLOTS if other != number}
        return {slot_of(seen.seat, other): pair for other, pair in pairs.items() if sel.complete(seen, pair)}
    if role == "district" and number in sel.open_slots(seen, Selection(chosen.place)):
        across = Selection(chosen.place, (number,))
        return {f"district:{number}": across, slot_of(1 - seen.seat, number): across}
    return {}


def asked(seen: DraculaObservation, chosen: Selection, source: str, onto: str) -> Discard | None:
    """The action that a drop would have meant, for the rules to say what is wrong with it; None: nothing."""
    place = place_of(seen, chosen, source)
    kind, _, which = onto.partition(":")
    if kind == "pile":
        return Discard(place)
    if kind == "slot" and int(which[0]) == seen.seat:
        return Discard(int(which[-1])) if place == DRAWN else None
    role = sel.role(seen, Selection(place)) if place in sel.places(seen) else ""
    if kind == "token" and role == "suit":
        return Discard(place, suit=which)
    fits = role == "district" or (role == "rival_slot" and kind == "slot")
    return Discard(place, slot=int(which[-1])) if fits and kind != "token" else None


def under(seen: DraculaObservation, pos: Point) -> str:
    """The piece under a hand, as an id of the board; "" over the bare table."""
    return next((id for id, area in _areas(seen) if area.collidepoint(pos)), "")


def _areas(seen: DraculaObservation) -> Iterator[tuple[str, Rect]]:
    for rank, suit in enumerate(seen.order):
        yield f"token:{suit}", layout.token_area(rank)
    yield "pile", layout.PILE.inflate(REACH, REACH)
    for number in SLOTS:
        yield slot_of(seen.seat, number), layout.own_card(number).inflate(REACH, REACH)
        yield slot_of(1 - seen.seat, number), layout.rival_card(number).inflate(REACH, REACH)
        yield f"district:{number}", layout.tile(number)


def spot(seen: DraculaObservation, chosen: Selection, place: int) -> str:
    """The id of the place where the card of `place` lies while `chosen` is what is chosen."""
    if panel.moved_in(seen, chosen):  # the drawn card is tried in the row, and the other leaves it
        if place == chosen.place:
            return "drawn"
        place = place or chosen.place or DRAWN
    return slot_of(seen.seat, place) if place else "drawn"


def rest(seen: DraculaObservation, chosen: Selection, place: int) -> Rect:
    """Where that is on the table."""
    at = spot(seen, chosen, place)
    return layout.HELD if at == "drawn" else layout.own_card(int(at[-1]))
