"""The events of a match as plain sentences for somebody who watches: replays and reports without a window."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from game.dracula import events as ev
from game.language import Texts
from game.rules.contract import Event


class Teller:
    """Tells events in one language, always in the third person."""

    def __init__(self, language: Texts) -> None:
        self._language = language

    def __call__(self, event: Event) -> str:
        """Return the event as one sentence with the markup of player texts; "" if it needs no words."""
        tell = _SENTENCES.get(type(event))
        return tell(self, event) if tell else ""

    def text(self, key: str, **params: Any) -> str:
        """Return ``dracula.KEY``."""
        return self._language.text(f"dracula.{key}", **params)

    def name(self, seat: int) -> str:
        """Return the name of a role."""
        return self.text(f"seat.{seat}")

    def card(self, card: str) -> str:
        """Return the name of a card."""
        return self.text(f"card.{card[0]}", value=card[1:])

    def at(self, district: int) -> str:
        """Return "in" a district."""
        return self.text(f"district_in.{district}")


def _turn(tell: Teller, event: ev.TurnStarted) -> str:
    kind = "turn_last" if event.last else "turn_extra" if event.extra else "turn"
    return tell.text(f"log.{kind}.they", name=tell.name(event.seat))


def _drawn(tell: Teller, event: ev.Drawn) -> str:
    if event.card is None:
        return tell.text("log.drawn.they", name=tell.name(event.seat))
    form = "they_open" if event.face_up else "they_seen"
    return tell.text(f"log.drawn.{form}", name=tell.name(event.seat), card=tell.card(event.card))


def _discarded(tell: Teller, event: ev.Discarded) -> str:
    names = {"name": tell.name(event.seat), "card": tell.card(event.card)}
    if not event.place:
        return tell.text("log.discarded.they_drawn", **names)
    where = tell.at(event.place)
    if event.kept is None:
        return tell.text("log.discarded.they_slot", district=where, **names)
    form = "they_slot_open" if event.kept_face_up else "they_slot_seen"
    return tell.text(f"log.discarded.{form}", district=where, kept=tell.card(event.kept), **names)


def _revealed(tell: Teller, event: ev.CardRevealed) -> str:
    form = "own_they" if event.seat == event.owner else "rival_seen"
    return tell.text(
        f"log.revealed.{form}",
        name=tell.name(event.seat),
        rival=tell.name(event.owner),
        card=tell.card(event.card),
        district=tell.at(event.slot),
    )


def _district_swapped(tell: Teller, event: ev.DistrictSwapped) -> str:
    got, given = event.cards[event.seat], event.cards[1 - event.seat]
    names = {"name": tell.name(event.seat), "district": tell.at(event.district)}
    if got is None or given is None:
        return tell.text("log.district_swapped.open", **names)
    return tell.text("log.district_swapped.seen", got=tell.card(got), given=tell.card(given), **names)


def _slots_swapped(tell: Teller, event: ev.SlotsSwapped) -> str:
    places = {"district": tell.text(f"district.{event.slot}"), "other": tell.text(f"district.{event.other}")}
    return tell.text("log.slots_swapped.they", name=tell.name(event.seat), **places)


def _trump(tell: Teller, event: ev.TrumpChanged) -> str:
    suit = tell.text(f"suit.{event.new}")
    return tell.text("log.trump.they", name=tell.name(event.seat), suit=suit)


def _resolved(tell: Teller, event: ev.DistrictResolved) -> str:
    won, lost = event.cards[event.winner], event.cards[1 - event.winner]
    why = tell.text(
        f"log.resolved.{event.reason}",
        district=tell.text(f"district.{event.district}"),
        card=tell.card(won),
        other=tell.card(lost),
        suit=tell.text(f"suit.{won[0]}"),
        other_suit=tell.text(f"suit.{lost[0]}"),
    )
    bitten = event.winner == 0
    kind, number = ("vampire", event.vampires) if bitten else ("health", event.health)
    return f"{why} {tell.text(f'log.score.{kind}', n=number)}"


_SENTENCES: Final[dict[type[Event], Callable[[Teller, Any], str]]] = {
    ev.RoundStarted: lambda tell, event: tell.text("log.round_started", round=event.round),
    ev.TurnStarted: _turn,
    ev.Drawn: _drawn,
    ev.Discarded: _discarded,
    ev.EffectSkipped: lambda tell, event: tell.text(f"log.skipped.{event.card[1:]}"),
    ev.CardRevealed: _revealed,
    ev.DeckTopRevealed: lambda tell, event: tell.text(
        "log.deck_top.they", name=tell.name(event.seat), card=tell.card(event.card)
    ),
    ev.SlotsSwapped: _slots_swapped,
    ev.DistrictSwapped: _district_swapped,
    ev.TrumpChanged: _trump,
    ev.Called: lambda tell, event: tell.text("log.called.they", name=tell.name(event.seat)),
    ev.RoundEnded: lambda tell, event: tell.text(f"log.round_ended.{event.by}", round=event.round),
    ev.DistrictResolved: _resolved,
    ev.GameEnded: lambda tell, event: tell.text(
        f"log.ended.{event.rule}", name=tell.name(event.winner), rival=tell.name(1 - event.winner)
    ),
}
