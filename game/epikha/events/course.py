"""The course of a match: set-up, turns, phases, the hand, and the end."""

from __future__ import annotations

from typing import ClassVar, Literal

from game.rules.contract import Event

Phase = Literal["setup", "inicio", "deployment", "combat", "regroup", "over"]
"""Inicio, Despliegue, Combate, Reagrupamiento (E8.1), with what is before and after them."""
Window = Literal["W1", "W2", "W3", "W4", "W5", "W6"]
"""The points at which something may be said (E12.1)."""


class MatchStarted(Event, frozen=True, tag="match_started"):
    """The flip says who plays first, and the decks are shuffled (E3)."""

    major: ClassVar[bool] = True
    reveals: ClassVar[bool] = True
    first: int
    players: tuple[str, str]
    """The two Player cards, by seat, with their numbers and those of their groups."""
    bodies: tuple[int, int]
    groups: tuple[int, int]


class Prepared(Event, frozen=True, tag="prepared"):
    """A seat laid a card face down (E2.5)."""

    seat: int
    card: str | None


class PreparedTurned(Event, frozen=True, tag="prepared_turned"):
    """A prepared card is turned up; ``arm`` is its number where it is one, else NOBODY (E2.5)."""

    major: ClassVar[bool] = True
    reveals: ClassVar[bool] = True
    seat: int
    card: str
    arm: int


class HandDealt(Event, frozen=True, tag="hand_dealt"):
    """A seat drew seven cards, the first ones or others after its mulligan (E3, E3.1)."""

    reveals: ClassVar[bool] = True
    seat: int
    cards: tuple[str | None, ...]
    mulligan: bool


class HandKept(Event, frozen=True, tag="hand_kept"):
    """A seat keeps its hand (E3.1)."""

    seat: int


class TurnStarted(Event, frozen=True, tag="turn_started"):
    """A turn begins; ``number`` counts the turns of both seats from 1."""

    major: ClassVar[bool] = True
    seat: int
    number: int


class PhaseStarted(Event, frozen=True, tag="phase_started"):
    """A phase of the turn begins (E8.1)."""

    seat: int
    phase: Phase


class Refreshed(Event, frozen=True, tag="refreshed"):
    """Bodies and arms, by number, have their full Vital and Resistencia again (E8.2, E15.2)."""

    seat: int
    bodies: tuple[int, ...]
    arms: tuple[int, ...]


class CardDrawn(Event, frozen=True, tag="card_drawn"):
    """A card of the deck came to the hand (E8.2)."""

    reveals: ClassVar[bool] = True
    seat: int
    card: str | None
    deck: int


class MarkersGained(Event, frozen=True, tag="markers_gained"):
    """A card without markers got its markers (E16.9); ``number`` NOBODY for a Player Ability."""

    seat: int
    card: str
    number: int
    markers: int


class CardDiscarded(Event, frozen=True, tag="card_discarded"):
    """A card of the hand was discarded at the end of the turn (E8.7)."""

    reveals: ClassVar[bool] = True
    seat: int
    card: str


class PoolEmptied(Event, frozen=True, tag="pool_emptied"):
    """Opal Vital that was left is gone at the end of the turn (E7.9)."""

    seat: int
    amount: int


class WindowOpened(Event, frozen=True, tag="window_opened"):
    """``seat`` comes to say something after what the other has done (E12.1, E12.2).

    It reveals, as passing does: whether a seat is asked at all tells what it may have (E1.5).
    """

    reveals: ClassVar[bool] = True
    seat: int
    window: Window


class WindowPassed(Event, frozen=True, tag="window_passed"):
    """``seat`` does nothing in a window; ``by_itself`` where it could do nothing else (E12.1).

    Only its owner learns that: the rival sees any pass.
    """

    reveals: ClassVar[bool] = True
    seat: int
    window: Window
    by_itself: bool


class TurnEnded(Event, frozen=True, tag="turn_ended"):
    """The turn passes (E8.7)."""

    seat: int
    number: int


class GameEnded(Event, frozen=True, tag="game_ended"):
    """The match is over (E17); ``winner`` None for a draw."""

    major: ClassVar[bool] = True
    winner: int | None
    code: str
    rule: str


class Fired(Event, frozen=True, tag="fired"):
    """A special rule or an effect did its work: for the count of what a run of matches has tried."""

    what: str
    card: str


class Unseen(Event, frozen=True, tag="unseen"):
    """Nothing: it stands where something is told to the other seat alone, so that both count alike (E19)."""

    silent: ClassVar[bool] = True
