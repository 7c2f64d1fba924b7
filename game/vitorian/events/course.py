"""The course of a match: its beginning, turns, phases and end."""

from __future__ import annotations

from typing import ClassVar, Literal

from game.rules.contract import Event

Phase = Literal["mulligan", "logistics", "main", "combat", "end", "over"]


class MatchStarted(Event, frozen=True, tag="match_started"):
    """Decks, Convoys and Defense piles are shuffled and the first player is chosen (V5.1, V5.2)."""

    major: ClassVar[bool] = True
    reveals: ClassVar[bool] = True
    first: int
    sovereigns: tuple[str, str]
    defense: tuple[int, int]


class HandDealt(Event, frozen=True, tag="hand_dealt"):
    """A seat drew its opening hand, the first or another after a mulligan (V5.4, V5.5)."""

    reveals: ClassVar[bool] = True
    seat: int
    cards: tuple[str | None, ...]
    mulligans: int


class HandKept(Event, frozen=True, tag="hand_kept"):
    """A seat keeps its hand and will put ``bottom`` cards under its deck (V5.5)."""

    seat: int
    bottom: int


class CardBottomed(Event, frozen=True, tag="card_bottomed"):
    """A card of the opening hand went to the bottom of the deck (V5.5)."""

    seat: int
    card: str | None
    left: int


class TurnStarted(Event, frozen=True, tag="turn_started"):
    """A turn begins; ``number`` counts the turns of both seats from 1 (V6.1)."""

    major: ClassVar[bool] = True
    seat: int
    number: int


class TurnLost(Event, frozen=True, tag="turn_lost"):
    """A turn is skipped whole after a Burnout (V7.5)."""

    major: ClassVar[bool] = True
    seat: int
    number: int


class PhaseStarted(Event, frozen=True, tag="phase_started"):
    """A phase of the turn begins (V6.1)."""

    seat: int
    phase: Phase


class Readied(Event, frozen=True, tag="readied"):
    """All units and resources of a seat became ready (V6.4): the units that were not, and how many cards."""

    seat: int
    units: tuple[int, ...]
    resources: int


class CardDrawn(Event, frozen=True, tag="card_drawn"):
    """A card of the Maneuver deck came to the hand (V7.8 or by a card)."""

    reveals: ClassVar[bool] = True
    seat: int
    card: str | None
    deck: int
    by: str = ""


class Recovered(Event, frozen=True, tag="recovered"):
    """A card of the discard pile came to the hand."""

    seat: int
    card: str
    by: str


class Fired(Event, frozen=True, tag="fired"):
    """An effect of a card or a keyword did its work: for the count of what a run of matches has tried."""

    what: str
    card: str


class EffectIdle(Event, frozen=True, tag="effect_idle"):
    """An effect that must come about found nothing to do it to, and was passed over (V10.4)."""

    seat: int
    card: str


class TurnEnded(Event, frozen=True, tag="turn_ended"):
    """The turn passes (V14.3)."""

    seat: int
    number: int


class GameEnded(Event, frozen=True, tag="game_ended"):
    """The match is over (V1)."""

    major: ClassVar[bool] = True
    winner: int
    code: str
    rule: str
