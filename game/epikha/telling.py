"""The events of a match as sentences: for a seat, which is "you", or for somebody who watches."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, Final

from game.epikha import events as ev
from game.epikha.card import CARDS
from game.epikha.speech import Speech
from game.epikha.state import NOBODY
from game.language import Texts
from game.rules.contract import SPECTATOR, Event


def tell(language: Texts) -> Callable[[Event], str]:
    """Return what tells the events of a match, in their order, to somebody who watches (`System.tell`)."""
    return partial(told, Speech(language, SPECTATOR))


def told(speech: Speech, event: Event) -> str:
    """Return the event as one sentence with the markup of player texts; "" if it needs no words."""
    meeting = _MEETINGS.get(type(event))
    if meeting is not None:
        meeting(speech, event)
    sentence = _SENTENCES.get(type(event))
    return sentence(speech, event) if sentence else ""


# --- who is who --------------------------------------------------------------------------------------------


def _meet_players(speech: Speech, event: ev.MatchStarted) -> None:
    for card, body, group in zip(event.players, event.bodies, event.groups, strict=True):
        speech.meet(body, (card,))
        speech.meet(group, (card,))


def _meet_body(speech: Speech, event: ev.BodyEntered | ev.Summoned | ev.SummonerReturned) -> None:
    speech.meet(event.body, (event.card,))
    speech.meet(event.group, (event.card,))


def _meet_arm(speech: Speech, event: ev.ArmEntered | ev.PreparedTurned) -> None:
    speech.meet(event.arm, (event.card,))


def _meet_unit(speech: Speech, event: ev.UnitFormed) -> None:
    joined = tuple(card for body in event.bodies for card in speech.met(body))
    speech.meet(event.group, (*(speech.met(event.group) if event.joined else ()), *joined))


def _meet_single(speech: Speech, event: ev.UnitDispersed) -> None:
    for body, group in zip(event.bodies, event.groups, strict=True):
        speech.meet(group, speech.met(body))


def _meet_item(speech: Speech, event: ev.Announced) -> None:
    speech.meet(event.item, (event.card,))


_MEETINGS: Final[dict[type[Event], Callable[[Speech, Any], None]]] = {
    ev.MatchStarted: _meet_players,
    ev.BodyEntered: _meet_body,
    ev.Summoned: _meet_body,
    ev.SummonerReturned: _meet_body,
    ev.ArmEntered: _meet_arm,
    ev.PreparedTurned: _meet_arm,
    ev.UnitFormed: _meet_unit,
    ev.UnitDispersed: _meet_single,
    ev.Announced: _meet_item,
}
"""What lets one know the cards behind numbers."""


# --- set-up and turns (E3, E8) -----------------------------------------------------------------------------


def _prepared(speech: Speech, event: ev.Prepared) -> str:
    if event.card is None:
        return speech.text("log.prepared.they", name=speech.name(event.seat))
    return speech.told("prepared", event.seat, card=speech.card(event.card))


def _drawn(speech: Speech, event: ev.CardDrawn) -> str:
    if event.card is None:
        return speech.told("drawn_hidden", event.seat)
    return speech.told("drawn", event.seat, card=speech.card(event.card))


def _phase(speech: Speech, event: ev.PhaseStarted) -> str:
    return "" if event.phase in ("inicio", "setup", "over") else speech.text(f"log.phase.{event.phase}")


def _ended(speech: Speech, event: ev.GameEnded) -> str:
    if event.winner is None:
        return speech.text(f"log.ended.{event.code}")
    names = {"name": speech.name(event.winner), "rival": speech.name(1 - event.winner)}
    return speech.text(f"log.ended.{event.code}", **names)


# --- paying and the field (E7, E9 to E11, E16) -------------------------------------------------------------


def _paid(speech: Speech, event: ev.Paid) -> str:
    parts = [speech.text("log.paid.pool", n=event.pool)] if event.pool else []
    parts += [speech.text("log.paid.body", n=n, body=speech.thing(body)) for body, n in event.bodies]
    return speech.told("paid", event.seat, card=speech.card(event.card), parts="; ".join(parts))


def _arm_entered(speech: Speech, event: ev.ArmEntered) -> str:
    return speech.told("forged" if event.forged else "entered", event.seat, card=speech.card(event.card))


def _summoned(speech: Speech, event: ev.Summoned) -> str:
    summoner = speech.card(event.summoner_card)
    return speech.told("summoned", event.seat, card=speech.card(event.card), summoner=summoner)


def _summoner_back(speech: Speech, event: ev.SummonerReturned) -> str:
    key = "summoner_hand" if event.to_hand else "summoner_back"
    return speech.text(f"log.{key}", card=speech.card(event.card))


def _assigned(speech: Speech, event: ev.Assigned) -> str:
    card = speech.card(event.card)
    if event.bearer == NOBODY:
        return speech.told("to_armoury", event.seat, card=card)
    return speech.told("assigned", event.seat, card=card, bearer=speech.thing(event.bearer))


def _unit_formed(speech: Speech, event: ev.UnitFormed) -> str:
    key = "unit_joined" if event.joined else "unit_formed"
    return speech.told(key, event.seat, unit=speech.thing(event.group))


def _left(speech: Speech, event: ev.BodyLeft | ev.ArmLeft) -> str:
    key = "destroyed" if event.way == "destroyed" else "returned"
    where = speech.text(f"log.to.{event.to}")
    return speech.text(f"log.{key}", card=speech.card(event.card), to=where)


# --- spells and effects (E12) ------------------------------------------------------------------------------


def _announced(speech: Speech, event: ev.Announced) -> str:
    effect = speech.effect(event.card, event.effect)
    if not speech.met(event.target):  # nothing, or an effect of the same group that is still to come (E11.4)
        return speech.told("announced", event.seat, effect=effect, level=event.level)
    target = speech.thing(event.target)
    return speech.told("announced_at", event.seat, effect=effect, level=event.level, target=target)


def _resolved(speech: Speech, event: ev.ItemResolved) -> str:
    effect = speech.effect(event.card, event.effect)
    return speech.text("log.lost" if event.lost else "log.resolved", effect=effect)


def _cancelled(speech: Speech, event: ev.Cancelled) -> str:
    return speech.text("log.cancelled", card=speech.card(event.card), by=speech.card(event.by))


def _spell_changed(speech: Speech, event: ev.SpellChanged) -> str:
    card = speech.card(event.card)
    return speech.text("log.spell_changed", card=card, level=event.level, force=event.force)


# --- combat and damage (E13, E14) --------------------------------------------------------------------------


def _placed(speech: Speech, event: ev.Placed) -> str:
    return speech.told(event.role, event.seat, cards=speech.cards(event.cards), space=event.space + 1)


def _struck(speech: Speech, event: ev.Struck) -> str:
    amount = sum(part for _, part, _ in event.portions)
    cards = speech.met(event.target)
    if len(cards) == 1 and CARDS[cards[0]].is_player:
        return speech.told("struck_player", event.seat, n=amount)
    return speech.told("struck", event.seat, n=amount, target=speech.thing(event.target))


def _absorbed(speech: Speech, event: ev.Absorbed) -> str:
    stopped = event.void + event.lost
    return speech.text("log.void", card=speech.card(event.card), n=stopped) if stopped else ""


def _damaged(speech: Speech, event: ev.Damaged) -> str:
    if not event.amount:
        return speech.text("log.doomed", card=speech.card(event.card))
    return speech.text("log.damaged", card=speech.card(event.card), n=event.amount, left=event.left)


def _coin(speech: Speech, event: ev.CoinCalled) -> str:
    return speech.text(f"log.coin.{'right' if event.right else 'wrong'}", card=speech.card(event.card))


def _of_card(key: str) -> Callable[[Speech, Any], str]:
    """Return what words an event of which only the card matters."""
    return lambda speech, event: speech.text(f"log.{key}", card=speech.card(event.card))


def _of_seat(key: str) -> Callable[[Speech, Any], str]:
    """Return what words an event of which only the seat matters."""
    return lambda speech, event: speech.told(key, event.seat)


def _by_seat(key: str) -> Callable[[Speech, Any], str]:
    """Return what words an act of a seat with a card."""
    return lambda speech, event: speech.told(key, event.seat, card=speech.card(event.card))


_SENTENCES: Final[dict[type[Event], Callable[[Speech, Any], str]]] = {
    ev.MatchStarted: lambda speech, event: speech.told("first", event.first),
    ev.Prepared: _prepared,
    ev.PreparedTurned: _by_seat("turned"),
    ev.HandDealt: lambda speech, event: speech.told("mulligan", event.seat) if event.mulligan else "",
    ev.HandKept: _of_seat("kept"),
    ev.TurnStarted: lambda speech, event: speech.told("turn", event.seat, number=event.number),
    ev.PhaseStarted: _phase,
    ev.CardDrawn: _drawn,
    ev.MarkersGained: lambda speech, event: speech.text(
        "log.markers", card=speech.card(event.card), n=event.markers
    ),
    ev.CardDiscarded: _by_seat("discarded"),
    ev.PoolEmptied: lambda speech, event: speech.told("pool_emptied", event.seat, n=event.amount),
    ev.WindowPassed: _of_seat("passed"),
    ev.GameEnded: _ended,
    ev.Paid: _paid,
    ev.VitalMade: lambda speech, event: speech.told(
        "vital", event.seat, card=speech.card(event.card), n=event.amount, pool=event.pool
    ),
    ev.BodyEntered: _by_seat("entered"),
    ev.ArmEntered: _arm_entered,
    ev.Summoned: _summoned,
    ev.SummonerReturned: _summoner_back,
    ev.Assigned: _assigned,
    ev.ArmLoosed: _of_card("loosed"),
    ev.MagicPlaced: lambda speech, event: speech.told(
        "placed_magic", event.seat, cards=speech.cards(event.cards)
    ),
    ev.MagicLeft: _of_seat("magic_left"),
    ev.ContinuousEntered: _of_card("continuous"),
    ev.ContinuousLeft: _of_card("continuous_left"),
    ev.UnitFormed: _unit_formed,
    ev.UnitDispersed: lambda speech, event: speech.text("log.unit_dispersed", unit=speech.thing(event.group)),
    ev.BodyLeft: _left,
    ev.ArmLeft: _left,
    ev.ReadyToSummon: _of_seat("ready_to_summon"),
    ev.Announced: _announced,
    ev.ShieldCast: lambda speech, event: speech.text(
        "log.shield_cast", card=speech.card(event.card), n=event.resistance
    ),
    ev.ItemResolved: _resolved,
    ev.Cancelled: _cancelled,
    ev.SpellChanged: _spell_changed,
    ev.NextRaised: lambda speech, event: speech.told("next_raised", event.seat, n=event.levels),
    ev.NextCheaper: lambda speech, event: speech.told("next_cheaper", event.seat, n=event.amount),
    ev.Healed: lambda speech, event: speech.told(
        "healed", event.seat, n=event.amount, vital=event.vital
    ),
    ev.Mended: _of_card("mended"),
    ev.Recalled: _by_seat("recalled"),
    ev.MarkerUsed: _by_seat("marker_used"),
    ev.MagiaLost: _of_card("magia_lost"),
    ev.Placed: _placed,
    ev.StrikesBegun: lambda speech, event: speech.text(f"log.strikes.{event.step}"),
    ev.Struck: _struck,
    ev.Absorbed: _absorbed,
    ev.Damaged: _damaged,
    ev.CoinCalled: _coin,
    ev.DamageLost: lambda speech, event: speech.told("damage_lost", event.seat, n=event.amount),
    ev.CombatEnded: lambda speech, event: speech.text("log.combat_ended"),
}
