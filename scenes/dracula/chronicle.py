"""From events to log lines: the words for the seat that reads, with icon, ink, pieces and rule (D48)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.dracula import events as ev
from game.dracula.telling import told
from game.dracula.words import Words
from game.rules.contract import Event
from scenes.dracula.sides import ICONS, INKS
from scenes.table.log import LogLine, Mark

SEEN = "highlight"


def line(words: Words, event: Event) -> LogLine | None:
    """The log line of `event`, or None for an event that the log does not tell."""
    marked = _MARKS.get(type(event))
    if marked is None:
        return None
    mark: Mark = marked(event)
    return mark.line(told(words, event))


def pile_of(card: str) -> str:
    """The piece id of a card on the discard pile."""
    return f"pile:{card}"


def slot_of(seat: int, slot: int) -> str:
    """The piece id of a slot of a seat."""
    return f"slot:{seat}:{slot}"


def _slots_of(district: int) -> tuple[str, str]:
    return slot_of(0, district), slot_of(1, district)


def _turn_started(event: ev.TurnStarted) -> Mark:
    return Mark("hour", INKS[event.seat], "D28" if event.last else "D24" if event.extra else "D13")


def _discarded(event: ev.Discarded) -> Mark:
    slot = (slot_of(event.seat, event.place),) if event.place else ()
    return Mark("discard", INKS[event.seat], "D14", (pile_of(event.card), *slot))


def _revealed(event: ev.CardRevealed) -> Mark:
    rule = "D20" if event.seat == event.owner else "D22"
    return Mark("eye", SEEN, rule, (slot_of(event.owner, event.slot),))


def _slots_swapped(event: ev.SlotsSwapped) -> Mark:
    about = (slot_of(event.seat, event.slot), slot_of(event.seat, event.other))
    return Mark("swap", INKS[event.seat], "D23", about)


def _round_ended(event: ev.RoundEnded) -> Mark:
    return Mark("vane", SEEN, {"call": "D28", "eight": "D27", "deck": "D32"}[event.by], heading=True)


def _resolved(event: ev.DistrictResolved) -> Mark:
    about = (*_slots_of(event.district), f"district:{event.district}")
    return Mark(ICONS[event.winner], INKS[event.winner], event.rule, about)


_MARKS: dict[type[Event], Callable[[Any], Mark]] = {
    ev.RoundStarted: lambda event: Mark("moon", SEEN, "D9", heading=True),
    ev.TurnStarted: _turn_started,
    ev.Drawn: lambda event: Mark("deck", INKS[event.seat], "D14"),
    ev.Discarded: _discarded,
    ev.EffectSkipped: lambda event: Mark("close", "dim", event.rule, (pile_of(event.card),)),
    ev.CardRevealed: _revealed,
    ev.DeckTopRevealed: lambda event: Mark("eye", SEEN, "D21", ("deck",)),
    ev.SlotsSwapped: _slots_swapped,
    ev.DistrictSwapped: lambda event: Mark("swap", INKS[event.seat], "D25", _slots_of(event.district)),
    ev.TrumpChanged: lambda event: Mark("crown", INKS[event.seat], "D26", (f"token:{event.new}",)),
    ev.Called: lambda event: Mark("bell", INKS[event.seat], "D15"),
    ev.RoundEnded: _round_ended,
    ev.DistrictResolved: _resolved,
    ev.GameEnded: lambda event: Mark("star", INKS[event.winner], event.rule, heading=True),
}
