"""What can be seen to happen in Drácula contra Van Helsing (D48).

Cards are written suit + value ("X3"); None stands for a card that the reader may not know. Slots and
districts are 1 to 5. ``seat`` is always the seat that acts, ``owner`` the seat whose rack is meant.
"""

from __future__ import annotations

from typing import ClassVar, Literal

from game.rules.contract import Event


class RoundStarted(Event, frozen=True, tag="round_started"):
    """All 32 cards were shuffled and ten dealt (D9, D42); ``racks`` holds what the reader may see of them."""

    major: ClassVar[bool] = True
    reveals: ClassVar[bool] = True
    round: int
    racks: tuple[tuple[str | None, ...], tuple[str | None, ...]]
    deck: int


class TurnStarted(Event, frozen=True, tag="turn_started"):
    """A turn begins: ``extra`` by a 5 (D24), ``last`` after a call (D28)."""

    seat: int
    extra: bool = False
    last: bool = False


class Drawn(Event, frozen=True, tag="drawn"):
    """The top card of the deck was taken; ``forced`` when no call was legal, so that it went by itself."""

    reveals: ClassVar[bool] = True
    seat: int
    card: str | None
    face_up: bool
    deck: int
    forced: bool


class Discarded(Event, frozen=True, tag="discarded"):
    """A card went face up on the pile: the drawn one (``place`` 0), or that of the slot which it fills.

    ``kept`` is the drawn card now in the slot, if there is one and the reader may know it.
    """

    major: ClassVar[bool] = True
    reveals: ClassVar[bool] = True
    seat: int
    card: str
    place: int
    kept: str | None
    kept_face_up: bool
    pile: int


class EffectSkipped(Event, frozen=True, tag="effect_skipped"):
    """The effect of ``card`` could not be carried out (D19); ``rule`` says by which rule."""

    seat: int
    card: str
    rule: str


class CardRevealed(Event, frozen=True, tag="card_revealed"):
    """A 1 or a 3 turned a card face up (D20, D22)."""

    major: ClassVar[bool] = True
    reveals: ClassVar[bool] = True
    seat: int
    owner: int
    slot: int
    card: str


class DeckTopRevealed(Event, frozen=True, tag="deck_top_revealed"):
    """A 2 turned the top card of the deck face up (D21)."""

    major: ClassVar[bool] = True
    reveals: ClassVar[bool] = True
    seat: int
    card: str


class SlotsSwapped(Event, frozen=True, tag="slots_swapped"):
    """A 4 exchanged two cards of the own rack, each with its state (D23)."""

    major: ClassVar[bool] = True
    seat: int
    slot: int
    other: int


class DistrictSwapped(Event, frozen=True, tag="district_swapped"):
    """A 6 exchanged the two cards of a district (D25). ``cards`` are the new cards of seat 0 and seat 1."""

    major: ClassVar[bool] = True
    reveals: ClassVar[bool] = True
    seat: int
    district: int
    cards: tuple[str | None, str | None]


class TrumpChanged(Event, frozen=True, tag="trump_changed"):
    """A 7 exchanged the trump token with ``new`` (D26); ``order`` is the trump, then the column downwards."""

    major: ClassVar[bool] = True
    seat: int
    old: str
    new: str
    order: str


class Called(Event, frozen=True, tag="called"):
    """A player called the end of the round (D15)."""

    major: ClassVar[bool] = True
    seat: int


class RoundEnded(Event, frozen=True, tag="round_ended"):
    """The cards are shown; ``by`` says which way the round ended (D33), ``racks`` are all ten cards (D34)."""

    major: ClassVar[bool] = True
    reveals: ClassVar[bool] = True
    round: int
    by: Literal["call", "eight", "deck"]
    racks: tuple[tuple[str, ...], tuple[str, ...]]


class DistrictResolved(Event, frozen=True, tag="district_resolved"):
    """One district was compared (D34 to D37); ``reason`` is what decided, ``rule`` the rule of that test.

    "trump": one card is trump; "trump_value": both are; "value": neither; "column": equal values.
    """

    major: ClassVar[bool] = True
    district: int
    cards: tuple[str, str]
    winner: int
    reason: Literal["trump", "trump_value", "value", "column"]
    rule: str
    health_before: int
    health: int
    vampires_before: int
    vampires: int


class GameEnded(Event, frozen=True, tag="game_ended"):
    """The match is over (D38 to D41, D53)."""

    major: ClassVar[bool] = True
    winner: int
    code: str
    rule: str


DraculaEvent = (
    RoundStarted | TurnStarted | Drawn | Discarded | EffectSkipped | CardRevealed | DeckTopRevealed
    | SlotsSwapped | DistrictSwapped | TrumpChanged | Called | RoundEnded | DistrictResolved | GameEnded
)


def effect_fired(event: Event) -> str | None:
    """Return which effect, 1 to 8, an event shows to have fired or to have been skipped (D19 to D27)."""
    match event:
        case CardRevealed():
            return "1" if event.owner == event.seat else "3"
        case TurnStarted(extra=True):
            return "5"
        case RoundEnded(by="eight"):
            return "8"
        case EffectSkipped():
            return f"{event.card[1]} skipped"
    return _FIRED.get(type(event))


_FIRED: dict[type[Event], str] = {
    DeckTopRevealed: "2", SlotsSwapped: "4", DistrictSwapped: "6", TrumpChanged: "7",
}
