"""From events to log lines: one line an event, in the words of the seat that reads (D48)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.dracula import events as ev
from game.dracula.cards import DRACULA, SEATS
from game.rules.contract import Event
from scenes.dracula.words import Words
from scenes.table.log import LogLine

SEAT_ICONS = ("vamp", "hunter")
SEAT_COLOURS = ("#E8746A", "#8FC0D4")
"""Ink of a line about what Dracula, or the hunter, does: light enough on the dark panel."""
PLAIN = "text"
SEEN = "highlight"


def line(words: Words, event: Event) -> LogLine | None:
    """The log line of `event`, or None for an event that the log does not tell."""
    make = _LINES.get(type(event))
    return make(words, event) if make else None


def pile_of(card: str) -> str:
    """The piece id of a card on the discard pile."""
    return f"pile:{card}"


def slot_of(seat: int, slot: int) -> str:
    """The piece id of a slot of a seat."""
    return f"slot:{seat}:{slot}"


def _acted(words: Words, seat: int, icon: str, text: str, *about: str, rule: str = "") -> LogLine:
    return LogLine(icon, SEAT_COLOURS[seat], text, about, rule)


def _round_started(words: Words, event: ev.RoundStarted) -> LogLine:
    return LogLine("moon", SEEN, words.text("log.round_started", round=event.round), rule="D9", heading=True)


def _turn_started(words: Words, event: ev.TurnStarted) -> LogLine:
    kind = "turn_last" if event.last else "turn_extra" if event.extra else "turn"
    rule = {"turn_last": "D28", "turn_extra": "D24", "turn": "D13"}[kind]
    return _acted(words, event.seat, "hour", words.told(f"log.{kind}", event.seat), rule=rule)


def _drawn(words: Words, event: ev.Drawn) -> LogLine:
    if event.card is None:
        return _acted(words, event.seat, "deck", words.told("log.drawn", event.seat), rule="D14")
    card = words.card(event.card)
    if event.seat == words.viewer:
        return _acted(words, event.seat, "deck", words.told("log.drawn", event.seat, card=card), rule="D14")
    key = "log.drawn.they_open" if event.face_up else "log.drawn.they_seen"
    text = words.text(key, name=words.name(event.seat), card=card)
    return _acted(words, event.seat, "deck", text, rule="D14")


def _discarded(words: Words, event: ev.Discarded) -> LogLine:
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
    text = words.text(f"log.discarded.{'you' if mine else 'they'}_{form}", **params)
    about = (slot_of(event.seat, event.place),) if event.place else ()
    return _acted(words, event.seat, "discard", text, pile_of(event.card), *about, rule="D14")


def _skipped(words: Words, event: ev.EffectSkipped) -> LogLine:
    text = words.text(f"log.skipped.{event.card[1:]}")
    return LogLine("close", "dim", text, (pile_of(event.card),), event.rule)


def _revealed(words: Words, event: ev.CardRevealed) -> LogLine:
    own = event.seat == event.owner
    if own:
        form = "own_you" if event.seat == words.viewer else "own_they"
    elif words.viewer not in SEATS:
        form = "rival_seen"
    else:
        form = "rival_you" if event.seat == words.viewer else "rival_they"
    text = words.text(
        f"log.revealed.{form}",
        name=words.name(event.seat),
        rival=words.name(event.owner),
        card=words.card(event.card),
        district=words.at_district(event.slot),
    )
    rule = "D20" if own else "D22"
    return LogLine("eye", SEEN, text, (slot_of(event.owner, event.slot),), rule)


def _deck_top(words: Words, event: ev.DeckTopRevealed) -> LogLine:
    text = words.told("log.deck_top", event.seat, card=words.card(event.card))
    return LogLine("eye", SEEN, text, ("deck",), "D21")


def _slots_swapped(words: Words, event: ev.SlotsSwapped) -> LogLine:
    text = words.told(
        "log.slots_swapped",
        event.seat,
        district=words.district(event.slot),
        other=words.district(event.other),
    )
    about = (slot_of(event.seat, event.slot), slot_of(event.seat, event.other))
    return _acted(words, event.seat, "swap", text, *about, rule="D23")


def _district_swapped(words: Words, event: ev.DistrictSwapped) -> LogLine:
    about = (slot_of(0, event.district), slot_of(1, event.district))
    viewer = words.viewer if words.viewer in SEATS else event.seat
    got, given = event.cards[viewer], event.cards[1 - viewer]
    place = words.at_district(event.district)
    if got is None or given is None:
        text = words.text("log.district_swapped.open", name=words.name(event.seat), district=place)
    elif words.viewer in SEATS:
        text = words.told(
            "log.district_swapped", event.seat, district=place, got=words.card(got), given=words.card(given)
        )
    else:
        text = words.text(
            "log.district_swapped.seen",
            name=words.name(event.seat),
            district=place,
            got=words.card(got),
            given=words.card(given),
        )
    return _acted(words, event.seat, "swap", text, *about, rule="D25")


def _trump(words: Words, event: ev.TrumpChanged) -> LogLine:
    text = words.told("log.trump", event.seat, suit=words.suit(event.new))
    return _acted(words, event.seat, "crown", text, f"token:{event.new}", rule="D26")


def _called(words: Words, event: ev.Called) -> LogLine:
    text = words.told("log.called", event.seat, rival=words.name(1 - event.seat))
    return _acted(words, event.seat, "bell", text, rule="D15")


def _round_ended(words: Words, event: ev.RoundEnded) -> LogLine:
    rule = {"call": "D28", "eight": "D27", "deck": "D32"}[event.by]
    text = words.text(f"log.round_ended.{event.by}", round=event.round)
    return LogLine("vane", SEEN, text, rule=rule, heading=True)


def _resolved(words: Words, event: ev.DistrictResolved) -> LogLine:
    won, lost = event.cards[event.winner], event.cards[1 - event.winner]
    reason = words.text(
        f"log.resolved.{event.reason}",
        district=words.district(event.district),
        card=words.card(won),
        other=words.card(lost),
        suit=words.suit(won[0]),
        other_suit=words.suit(lost[0]),
    )
    if event.winner == DRACULA:
        score = words.text("log.score.vampire", n=event.vampires)
    else:
        score = words.text("log.score.health", n=event.health)
    about = (slot_of(0, event.district), slot_of(1, event.district), f"district:{event.district}")
    return _acted(words, event.winner, SEAT_ICONS[event.winner], f"{reason} {score}", *about, rule=event.rule)


def _ended(words: Words, event: ev.GameEnded) -> LogLine:
    name, rival = words.name(event.winner), words.name(1 - event.winner)
    text = words.text(f"log.ended.{event.rule}", name=name, rival=rival)
    return LogLine("star", SEAT_COLOURS[event.winner], text, rule=event.rule, heading=True)


_LINES: dict[type[Event], Callable[[Words, Any], LogLine]] = {
    ev.RoundStarted: _round_started,
    ev.TurnStarted: _turn_started,
    ev.Drawn: _drawn,
    ev.Discarded: _discarded,
    ev.EffectSkipped: _skipped,
    ev.CardRevealed: _revealed,
    ev.DeckTopRevealed: _deck_top,
    ev.SlotsSwapped: _slots_swapped,
    ev.DistrictSwapped: _district_swapped,
    ev.TrumpChanged: _trump,
    ev.Called: _called,
    ev.RoundEnded: _round_ended,
    ev.DistrictResolved: _resolved,
    ev.GameEnded: _ended,
}
