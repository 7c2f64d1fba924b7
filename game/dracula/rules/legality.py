"""What is legal and why not (D13 to D31, D51): one set of options, from which both answers are read.

Legality depends on nothing that the seat to move cannot see, so the same functions serve the position and an
observation: both are first boiled down to :class:`Facts`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from game.dracula.actions import DRAWN, Call, Discard, DraculaAction, Draw
from game.dracula.cards import BIT, ENOUGH_IN_PILE, NONE, SLOTS, SUITS, VALUE
from game.dracula.state import CHOOSE, DISCARD, OVER, ROUND_OVER, Phase, Table
from game.rules.contract import Action, Outcome, Reason
from game.rules.literal import is_offered

PLACES: Final = range(DRAWN, SLOTS + 1)
"""The drawn card, then the five slots."""

DRAW_ONLY: Final[tuple[DraculaAction, ...]] = (Draw(),)
DRAW_OR_CALL: Final[tuple[DraculaAction, ...]] = (Draw(), Call())

# every discard exists once, so that making a list of them costs next to nothing
PLAIN: Final = tuple((Discard(place),) for place in PLACES)
"""By place: the discard without a target."""
AT_SLOTS: Final = tuple(
    tuple(
        tuple(Discard(place, slot=slot + 1) for slot in range(SLOTS) if slots >> slot & 1) or PLAIN[place]
        for slots in range(1 << SLOTS)
    )
    for place in PLACES
)
"""By place and set of slots: a discard aimed at each; with an empty set the effect is skipped (D19)."""
AT_PAIRS: Final = tuple(
    tuple(
        Discard(place, slot=slot, other=other)
        for slot in range(1, SLOTS + 1)
        for other in range(slot + 1, SLOTS + 1)
    )
    for place in PLACES
)
AT_TRUMPS: Final = tuple(
    tuple(
        tuple(Discard(place, suit=letter) for number, letter in enumerate(SUITS) if number != trump)
        for trump in range(len(SUITS))
    )
    for place in PLACES
)
"""By place and present trump: a discard for each other suit (D26)."""
ALL_SLOTS: Final = (1 << SLOTS) - 1
_BIT: Final = (*BIT, 0)
"""Card number to the set that holds only this card; NONE, as -1, to the empty set."""


def _settled(place: int, value: int, trump: int, seventh: bool) -> tuple[Discard, ...] | None:
    """Return every way to discard a card of this value, None where that depends on which slots are hidden."""
    if value in (1, 3):
        return None
    if value == 4:
        return AT_PAIRS[place]
    if value == 6:
        return AT_SLOTS[place][ALL_SLOTS]
    if value == 7:
        return AT_TRUMPS[place][trump]
    # six before this discard, so the 8 is the seventh (R1); another card can always go (D17)
    return () if value == 8 and not seventh else PLAIN[place]


SETTLED: Final = tuple(
    tuple(
        tuple(tuple(_settled(place, value, trump, seventh) for value in VALUE) for place in PLACES)
        for trump in range(len(SUITS))
    )
    for seventh in (False, True)
)
"""By "six cards lie in the pile", present trump, place and card: its discards, unless hidden slots matter."""

EFFECT_RULES: Final = {1: "D20", 2: "D21", 3: "D22", 4: "D23", 5: "D24", 6: "D25", 7: "D26", 8: "D27"}
"""Value to the rule of its effect."""
MISSING: Final = {
    1: "own_card_needed",
    3: "rival_card_needed",
    4: "two_slots_needed",
    6: "district_needed",
    7: "suit_needed",
}
"""Value to the reason when its compulsory target was not given (D19; R4)."""


class Facts(msgspec.Struct, gc=False):
    """All that legality depends on, from the side of the seat to move.

    ``cards`` are the drawn card (NONE before the draw) and the rack, ``rival`` is the other rack with NONE
    for a card that is not known, ``up`` the set of all cards among them that lie face up. Which slots are
    hidden is worked out of these only where a card asks for it, as most do not.
    """

    phase: Phase
    to_move: int | None
    outcome: Outcome | None
    caller: int | None
    pile: int
    cards: tuple[int, ...]
    rival: Sequence[int]
    up: int
    trump: int


def facts_of(table: Table) -> Facts:
    """Boil a position down to what legality depends on."""
    seat, phase = table.turn, table.phase
    own, rival = table.racks
    if seat:
        own, rival = rival, own
    return Facts(
        phase, None if phase in (OVER, ROUND_OVER) else seat, table.outcome, table.caller,
        len(table.pile), (table.drawn, *own), rival, table.up, table.order[0],
    )


def may_call(caller: int | None, pile: int) -> bool:
    """Say whether a turn that begins now may be a call (D15, D29; R2, R3)."""
    return caller is None and pile >= ENOUGH_IN_PILE


def options(facts: Facts, place: int) -> tuple[Discard, ...]:
    """Return every way to discard the card of ``place`` (D16, D20 to D27): none for an 8 too early."""
    ways = SETTLED[facts.pile >= ENOUGH_IN_PILE][facts.trump][place][facts.cards[place]]
    return _at_hidden(facts.cards, facts.rival, facts.up, place) if ways is None else ways


def _at_hidden(cards: tuple[int, ...], rival: Sequence[int], up: int, place: int) -> tuple[Discard, ...]:
    """Return every way to discard a 1 or a 3: aimed at each slot that is hidden then (D20, D22).

    The arguments are those of ``Facts``.
    """
    if not up:
        hidden = ALL_SLOTS
    elif VALUE[cards[place]] == 3:
        hidden = _hidden(rival, up)
    else:  # the drawn card will lie where this one was (D14)
        drawn, *rack = cards
        if place != DRAWN:
            rack[place - 1] = drawn
        hidden = _hidden(rack, up)
    return AT_SLOTS[place][hidden]


def _hidden(rack: Sequence[int], up: int) -> int:
    """Return which slots of a rack lie face down, as bits: slot 1 is bit 0."""
    one, two, three, four, five = rack  # written out on purpose: a quarter of all cards ask for it
    return (
        (0 if up & _BIT[one] else 1) | (0 if up & _BIT[two] else 2) | (0 if up & _BIT[three] else 4)
        | (0 if up & _BIT[four] else 8) | (0 if up & _BIT[five] else 16)
    )


def legal(facts: Facts) -> Sequence[DraculaAction]:
    """Return every legal action of the seat to move (D13, D51)."""
    if facts.to_move is None:
        return ()
    if facts.phase == CHOOSE:
        return DRAW_OR_CALL if may_call(facts.caller, facts.pile) else DRAW_ONLY
    return _discards(facts.cards, facts.rival, facts.up, facts.pile, facts.trump)


def legal_at(table: Table) -> Sequence[DraculaAction]:
    """Return what ``legal`` says of a position; what it asks most is not boiled down first."""
    if table.phase != DISCARD:
        return legal(facts_of(table))
    own, rival = table.racks
    if table.turn:
        own, rival = rival, own
    return _discards((table.drawn, *own), rival, table.up, len(table.pile), table.order[0])


def _discards(
    cards: tuple[int, ...], rival: Sequence[int], up: int, pile: int, trump: int
) -> list[DraculaAction]:
    """Return the ``options`` of all places."""
    found: list[DraculaAction] = []
    settled = SETTLED[pile >= ENOUGH_IN_PILE][trump]
    for place, card in enumerate(cards):
        ways = settled[place][card]
        found += _at_hidden(cards, rival, up, place) if ways is None else ways
    return found


def on_offer(table: Table, action: Action) -> bool:
    """Say whether an action is a discard to which ``refusal`` has nothing to say: as nearly every one is."""
    if type(action) is not Discard or table.phase != DISCARD or table.drawn == NONE:
        return False
    place = action.place
    if type(place) is not int or place not in PLACES:
        return False
    own, rival = table.racks
    if table.turn:
        own, rival = rival, own
    cards = (table.drawn, *own)
    ways = SETTLED[len(table.pile) >= ENOUGH_IN_PILE][table.order[0]][place][cards[place]]
    return is_offered(action, _at_hidden(cards, rival, table.up, place) if ways is None else ways)


def refusal(facts: Facts, seat: int, action: Action) -> Reason | None:
    """Return why ``seat`` may not take ``action``, or None if it may: the same options, told in words."""
    if facts.outcome is not None:
        return Reason("game_over", facts.outcome.rule)
    if facts.to_move is None:
        return Reason("round_over", "D33")
    if type(action) is Call:
        return _call_refusal(facts, seat)
    if seat != facts.to_move:
        return Reason("not_your_turn", "D13")
    if type(action) is Draw:
        return None if facts.phase == CHOOSE else Reason("already_drawn", "D14")
    if type(action) is Discard:
        return _discard_refusal(facts, action)
    return Reason("unknown_action", "D51", params={"action": type(action).__name__})


def _call_refusal(facts: Facts, seat: int) -> Reason | None:
    if facts.caller == seat:
        return Reason("already_called", "D15")
    if seat != facts.to_move:
        return Reason("not_your_turn", "D13")
    if facts.caller is not None:
        return Reason("call_in_last_turn", "D29")
    # this comes first: where the draw went by itself, too small a pile is what a player wants to hear
    if not may_call(facts.caller, facts.pile):
        return Reason("call_too_early", "D15", params={"pile": facts.pile, "needed": ENOUGH_IN_PILE})
    return None if facts.phase == CHOOSE else Reason("call_after_draw", "D15")


def _discard_refusal(facts: Facts, action: Discard) -> Reason | None:
    if facts.phase != DISCARD or facts.cards[DRAWN] == NONE:
        return Reason("nothing_drawn", "D14")
    place = action.place
    if type(place) is not int or place not in PLACES:
        return Reason("no_such_place", "D14", f"slot {place}", {"slots": SLOTS})
    found = options(facts, place)
    if is_offered(action, found):
        return None
    if not found:
        return Reason("eight_too_early", "D16", _place(place), {"pile": facts.pile, "needed": ENOUGH_IN_PILE})
    return _aim_refusal(facts, action, found)


def _aim_refusal(facts: Facts, action: Discard, found: tuple[Discard, ...]) -> Reason:
    """Say what is wrong with the target, where the card itself may be discarded."""
    value = VALUE[facts.cards[action.place]]
    rule = EFFECT_RULES[value]
    wanted = _fields(found[0])
    given = _fields(action)
    if not wanted:
        code = "nothing_to_choose" if value in (1, 3) else "no_target_wanted"
        return Reason(code, rule, _place(action.place), {"value": value})
    if given - wanted:
        return Reason("wrong_target", rule, _place(action.place), {"value": value})
    if wanted - given:
        return Reason(MISSING[value], "D19", _place(action.place), {"value": value, "effect": rule})
    return _value_refusal(action, value, rule)


def _no_such_target(target: object, value: int, rule: str) -> Reason:
    code, kind = ("no_such_district", "district") if value == 6 else ("no_such_slot", "slot")
    return Reason(code, rule, f"{kind} {target}", {"slots": SLOTS})


def _value_refusal(action: Discard, value: int, rule: str) -> Reason:
    """Say what is wrong with a target of the right kind."""
    if value == 7:
        if action.suit not in tuple(SUITS):
            return Reason("no_such_suit", rule, f"suit {action.suit}")
        return Reason("trump_unchanged", rule, f"suit {action.suit}", {"suit": str(action.suit)})
    for slot in (action.slot, action.other):
        if slot is not None and (type(slot) is not int or slot not in range(1, SLOTS + 1)):
            return _no_such_target(slot, value, rule)
    if value == 4:
        code = "same_slot" if action.slot == action.other else "slots_out_of_order"
        return Reason(code, rule, f"slot {action.slot}")
    code = "own_already_up" if value == 1 else "rival_already_up"
    return Reason(code, rule, f"slot {action.slot}", {"slot": str(action.slot)})


def _fields(action: Discard) -> set[str]:
    return {name for name in ("slot", "other", "suit") if getattr(action, name) is not None}


def _place(place: int) -> str:
    return "drawn" if place == DRAWN else f"slot {place}"
