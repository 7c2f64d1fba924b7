"""What a seat may know (D43): the observation, and the preview of an action made from it alone."""

from __future__ import annotations

import msgspec

from game.dracula.actions import DraculaAction
from game.rules.contract import Observation


class RackCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One slot of a rack as the observing seat sees it.

    ``card`` is None for a card it may not know; ``face_up`` is public; ``known`` (on the rival's rack) or
    ``known_to_rival`` (on the own rack) tells that a hidden card passed through the other player's hands (D45).
    """

    card: str | None
    face_up: bool
    known: bool = False
    known_to_rival: bool = False


class DraculaObservation(Observation, frozen=True):
    """All that a seat may know of a match (D43). Lists are by slot or district, 1 to 5 in order."""

    phase: str
    """"choose" (draw or call), "discard", or "over"."""
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
    """The discard pile, oldest first."""
    deck: int
    """Cards left in the deck."""
    deck_top: str | None
    """The top card of the deck, if a 2 turned it up."""
    caller: int | None
    extra_turn: bool
    last_turn: bool
    legal: tuple[DraculaAction, ...]


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
