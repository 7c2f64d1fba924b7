"""What a seat may know (D43): the observation and how it is made, and the shape of a preview."""

from __future__ import annotations

import msgspec

from game.dracula.actions import DraculaAction
from game.dracula.cards import BIT, DECK, HUMANS, LAST_ROUND, NAMES, NONE, NUMBERS, SEATS, SUITS, order_text
from game.dracula.config import STANDARD, DraculaConfig
from game.dracula.rules.legality import Facts, facts_of, legal
from game.dracula.state import Phase, Table
from game.rules.contract import SPECTATOR, Observation


class RackCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One slot of a rack as the observing seat sees it.

    ``card`` is None for a card it may not know; ``face_up`` is public; ``known`` (on the rival's rack) or
    ``known_to_rival`` (on the own rack) tells that a hidden card passed through the other's hands (D45).
    """

    card: str | None
    face_up: bool
    known: bool = False
    known_to_rival: bool = False


class DraculaObservation(Observation, frozen=True):
    """All that a seat may know of a match (D43). Lists are by slot or district, 1 to 5 in order."""

    phase: Phase
    """"choose" (draw or call), "discard", or "over" ("round_over" in scenarios only)."""
    round: int
    last_round: int
    health: int
    start_health: int
    vampires: tuple[int, ...]
    """Vampires in each district."""
    humans_at_start: int
    """Inhabitants of a district (4)."""
    order: str
    """Four suit letters: the trump, then the column from high to low."""
    rack: tuple[RackCard, ...]
    """The observer's own five cards (Dracula's for a spectator)."""
    rival: tuple[RackCard, ...]
    drawn: str | None
    """The card drawn and not yet discarded, where the observer may know it."""
    drawn_face_up: bool
    has_drawn: bool
    pile: tuple[str, ...]
    """The whole discard pile, oldest first (R21)."""
    deck: int
    """Cards left in the deck."""
    deck_top: str | None
    """The top card of the deck, if a 2 turned it up."""
    caller: int | None
    extra_turn: bool
    last_turn: bool
    legal: tuple[DraculaAction, ...]
    config: DraculaConfig = STANDARD
    """The set-up of the match, which is public (D55)."""


class DistrictForecast(msgspec.Struct, frozen=True):
    """How a district would go if the round ended now, as far as the seat knows.

    ``winner`` is None while the rival's card is unknown; ``chance`` is the observer's probability to win it
    (exact over the unseen cards), 0 to 1.
    """

    district: int
    winner: int | None
    reason: str | None
    chance: float


class Preview(msgspec.Struct, frozen=True):
    """What an action would do, from the seat's own knowledge.

    ``rack``/``rival`` after the action, ``order`` after it, the forecast of each district after it,
    whether the round ends, who moves next, whether the effect would be skipped and by which rule, and in
    ``unknown`` what cannot be known beforehand ("deck", "rival_card").
    """

    rack: tuple[RackCard, ...]
    rival: tuple[RackCard, ...]
    order: str
    forecast: tuple[DistrictForecast, ...]
    ends_round: bool
    next_seat: int | None
    skipped: str | None
    unknown: tuple[str, ...]


def _forms(known: bool, known_to_rival: bool) -> tuple[tuple[RackCard, RackCard], ...]:
    return tuple((RackCard(name, False, known, known_to_rival), RackCard(name, True)) for name in NAMES)


BACK = RackCard(None, False)
"""A card of which only the back is seen."""
_OWN = (_forms(False, False), _forms(False, True))
"""By "known to the rival", card and "face up": a slot of the own rack."""
_KNOWN = _forms(True, False)
"""By card and "face up": a slot of the rival's rack whose card may be known."""


def observe(table: Table, seat: int) -> DraculaObservation:
    """Return what ``seat`` may know (D11, D43 to D46, D52); a ``SPECTATOR`` sees all but the deck's order."""
    if seat not in SEATS and seat != SPECTATOR:
        raise ValueError(f"no such seat: {seat}")
    facts = facts_of(table)
    rack, rival = _racks(table, seat)
    drawn = table.drawn
    drawn_up = drawn != NONE and bool(table.up & BIT[drawn])
    sees_drawn = drawn != NONE and (drawn_up or seat in (table.turn, SPECTATOR))
    top = table.deck[-1] if table.deck else NONE
    return DraculaObservation(
        seat=seat, to_move=facts.to_move, outcome=table.outcome, phase=table.phase, round=table.round,
        last_round=LAST_ROUND, health=table.health, start_health=table.config.health,
        vampires=tuple(table.vampires), humans_at_start=HUMANS, order=order_text(table.order),
        rack=rack, rival=rival, drawn=NAMES[drawn] if sees_drawn else None, drawn_face_up=drawn_up,
        has_drawn=drawn != NONE, pile=tuple([NAMES[card] for card in table.pile]), deck=len(table.deck),
        deck_top=NAMES[top] if top != NONE and table.up & BIT[top] else None, caller=table.caller,
        extra_turn=table.extra, last_turn=facts.to_move is not None and table.caller is not None,
        legal=tuple(legal(facts)) if seat == facts.to_move else (), config=table.config,
    )


def _racks(table: Table, seat: int) -> tuple[tuple[RackCard, ...], tuple[RackCard, ...]]:
    own, rival = (0, 1) if seat == SPECTATOR else (seat, 1 - seat)
    up, known = table.up, table.known
    sees = up | known if seat != SPECTATOR else -1
    return (
        tuple([_OWN[known >> card & 1][card][up >> card & 1] for card in table.racks[own]]),
        tuple([
            (_KNOWN if known >> card & 1 else _OWN[0])[card][up >> card & 1] if sees >> card & 1 else BACK
            for card in table.racks[rival]
        ]),
    )


def facts_seen(seen: DraculaObservation) -> Facts:
    """Boil an observation down to what legality depends on, from the side of the observing seat."""
    drawn = number(seen.drawn)
    own, rival = (tuple([number(card.card) for card in rack]) for rack in (seen.rack, seen.rival))
    open_ = [card.card for card in (*seen.rack, *seen.rival) if card.face_up]
    if seen.drawn_face_up:
        open_.append(seen.drawn)
    return Facts(
        seen.phase, seen.to_move, seen.outcome, seen.caller, len(seen.pile), (drawn, *own), rival,
        sum([BIT[number(name)] for name in open_ if name]), SUITS.index(seen.order[0]),
    )


def number(name: str | None) -> int:
    """Return the number of a card, NONE for one that is not known."""
    return NONE if name is None else NUMBERS[name]


def unseen(seen: DraculaObservation) -> list[int]:
    """Return the cards that the observer cannot place: they lie in the deck or hidden before the rival."""
    placed = {card.card for card in (*seen.rack, *seen.rival)} | {seen.drawn, seen.deck_top, *seen.pile}
    return [card for card in DECK if NAMES[card] not in placed]
