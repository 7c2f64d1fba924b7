"""The events of a match as sentences: for a seat, which is "you", or for somebody who watches (D48)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, Final

from game.dracula import events as ev
from game.dracula.cards import DRACULA, SEATS
from game.dracula.words import Words
from game.language import Texts
from game.rules.contract import SPECTATOR, Event


def tell(language: Texts) -> Callable[[Event], str]:
    """Return what tells events to somebody who watches (``System.tell``)."""
    return partial(told, Words(language, SPECTATOR))


def told(words: Words, event: Event) -> str:
    """Return the event as one sentence with the markup of player texts; "" if it needs no words."""
    sentence = _SENTENCES.get(type(event))
    return sentence(words, event) if sentence else ""


def _turn(words: Words, event: ev.TurnStarted) -> str:
    kind = "turn_last" if event.last else "turn_extra" if event.extra else "turn"
    return words.told(f"log.{kind}", event.seat)


def _drawn(words: Words, event: ev.Drawn) -> str:
    if event.card is None:
        return words.told("log.drawn", event.seat)
    card = words.card(event.card)
    if event.seat == words.viewer:
        return words.told("log.drawn", event.seat, card=card)
    form = "they_open" if event.face_up else "they_seen"
    return words.text(f"log.drawn.{form}", name=words.name(event.seat), card=card)


def _discarded(words: Words, event: ev.Discarded) -> str:
    mine = event.seat == words.viewer
    if not event.place:
        form = "drawn"
    elif event.kept is None or mine:
        form = "slot"
    else:
        form = "slot_open" if event.kept_face_up else "slot_seen"
    params = {"name": words.name(event.seat), "card": words.card(event.card)}
    if event.place:
        kept = words.card(event.kept) if event.kept else ""
        params |= {"district": words.at_district(event.place), "kept": kept}
    return words.text(f"log.discarded.{'you' if mine else 'they'}_{form}", **params)


def _revealed(words: Words, event: ev.CardRevealed) -> str:
    mine = event.seat == words.viewer
    if event.seat == event.owner:
        form = "own_you" if mine else "own_they"
    elif words.viewer not in SEATS:
        form = "rival_seen"
    else:
        form = "rival_you" if mine else "rival_they"
    return words.text(
        f"log.revealed.{form}",
        name=words.name(event.seat),
        rival=words.name(event.owner),
        card=words.card(event.card),
        district=words.at_district(event.slot),
    )


def _slots_swapped(words: Words, event: ev.SlotsSwapped) -> str:
    places = {"district": words.district(event.slot), "other": words.district(event.other)}
    return words.told("log.slots_swapped", event.seat, **places)


def _district_swapped(words: Words, event: ev.DistrictSwapped) -> str:
    viewer = words.viewer if words.viewer in SEATS else event.seat
    got, given = event.cards[viewer], event.cards[1 - viewer]
    names = {"name": words.name(event.seat), "district": words.at_district(event.district)}
    if got is None or given is None:
        return words.text("log.district_swapped.open", **names)
    form = "seen" if words.viewer not in SEATS else "you" if event.seat == viewer else "they"
    return words.text(f"log.district_swapped.{form}", got=words.card(got), given=words.card(given), **names)


def _resolved(words: Words, event: ev.DistrictResolved) -> str:
    won, lost = event.cards[event.winner], event.cards[1 - event.winner]
    why = words.text(
        f"log.resolved.{event.reason}",
        district=words.district(event.district),
        card=words.card(won),
        other=words.card(lost),
        suit=words.suit(won[0]),
        other_suit=words.suit(lost[0]),
    )
    bitten = event.winner == DRACULA
    kind, number = ("vampire", event.vampires) if bitten else ("health", event.health)
    return f"{why} {words.text(f'log.score.{kind}', n=number)}"


_SENTENCES: Final[dict[type[Event], Callable[[Words, Any], str]]] = {
    ev.RoundStarted: lambda words, event: words.text("log.round_started", round=event.round),
    ev.TurnStarted: _turn,
    ev.Drawn: _drawn,
    ev.Discarded: _discarded,
    ev.EffectSkipped: lambda words, event: words.text(f"log.skipped.{event.card[1:]}"),
    ev.CardRevealed: _revealed,
    ev.DeckTopRevealed: lambda words, event: words.told(
        "log.deck_top", event.seat, card=words.card(event.card)
    ),
    ev.SlotsSwapped: _slots_swapped,
    ev.DistrictSwapped: _district_swapped,
    ev.TrumpChanged: lambda words, event: words.told("log.trump", event.seat, suit=words.suit(event.new)),
    ev.Called: lambda words, event: words.told("log.called", event.seat, rival=words.name(1 - event.seat)),
    ev.RoundEnded: lambda words, event: words.text(f"log.round_ended.{event.by}", round=event.round),
    ev.DistrictResolved: _resolved,
    ev.GameEnded: lambda words, event: words.text(
        f"log.ended.{event.rule}", name=words.name(event.winner), rival=words.name(1 - event.winner)
    ),
}
