"""The events of a match as sentences: for a seat, which is "you", or for somebody who watches."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, Final

from game.language import Texts
from game.rules.contract import SPECTATOR, Event
from game.vitorian import events as ev
from game.vitorian.speech import Speech


def tell(language: Texts) -> Callable[[Event], str]:
    """Return what tells the events of a match, in their order, to somebody who watches (`System.tell`)."""
    return partial(told, Speech(language, SPECTATOR))


def told(speech: Speech, event: Event) -> str:
    """Return the event as one sentence with the markup of player texts; "" if it needs no words."""
    if isinstance(event, ev.Mobilised):
        speech.meet(event.unit, event.card)
    sentence = _SENTENCES.get(type(event))
    return sentence(speech, event) if sentence else ""


# --- set-up and turns (V5, V6, V7) -------------------------------------------------------------------------


def _dealt(speech: Speech, event: ev.HandDealt) -> str:
    return speech.told("mulligan", event.seat) if event.mulligans else ""


def _kept(speech: Speech, event: ev.HandKept) -> str:
    if event.bottom:
        return speech.told("kept_less", event.seat, n=event.bottom)
    return speech.told("kept", event.seat)


def _channelled(speech: Speech, event: ev.Channelled) -> str:
    if not event.resources:
        return ""
    key = "opening" if event.opening else "brought" if event.by else "channelled"
    return speech.told(key, event.seat, resources=speech.resources(event.resources))


def _looked(speech: Speech, event: ev.ConvoyLooked) -> str:
    return speech.told("looked", event.seat, n=len(event.resources))


def _arranged(speech: Speech, event: ev.ConvoyArranged) -> str:
    return speech.told("arranged", event.seat, n=event.bottom) if event.bottom else ""


def _upkeep(speech: Speech, event: ev.UpkeepPaid) -> str:
    if event.resource is None:
        return speech.text("log.upkeep_waived", unit=speech.unit(event.unit))
    return speech.told("upkeep", event.seat, unit=speech.unit(event.unit))


def _drawn(speech: Speech, event: ev.CardDrawn) -> str:
    if event.card is None:
        return speech.told("drawn_hidden", event.seat)
    return speech.told("drawn", event.seat, card=speech.card(event.card))


# --- paying and playing (V8, V9, V10, V11) -----------------------------------------------------------------


def _paid(speech: Speech, event: ev.Paid) -> str:
    parts = []
    if event.exhausted:
        parts.append(speech.text("log.paid.exhausted", resources=speech.resources(event.exhausted)))
    if event.returned:
        where = "top" if event.top else "under"
        parts.append(speech.text(f"log.paid.{where}", resources=speech.resources(event.returned)))
    if not parts:
        return ""
    return speech.text("log.paid", card=speech.card(event.card), parts="; ".join(parts))


def _recycled(speech: Speech, event: ev.Recycled) -> str:
    ability = speech.ability(event.sovereign, event.ability)
    return speech.told("recycled", event.seat, resources=speech.resources([event.resource]), ability=ability)


def _mobilised(speech: Speech, event: ev.Mobilised) -> str:
    card, space = speech.card(event.card), speech.space(event.space)
    if event.token:
        return speech.text("log.token", card=card, space=space)
    return speech.told("mobilised", event.seat, card=card, space=space)


def _linked(speech: Speech, event: ev.Linked) -> str:
    return speech.told("linked", event.seat, card=speech.card(event.card), unit=speech.unit(event.unit))


def _moved(speech: Speech, event: ev.Moved) -> str:
    unit, space = speech.unit(event.unit), speech.space(event.space)
    if event.way == "standard":
        return speech.told("moved", event.seat, unit=unit, space=space)
    return speech.text(f"log.moved_{event.way}", unit=unit, space=space)


# --- combat (V12, V13) -------------------------------------------------------------------------------------


def _aimed(key: str, speech: Speech, event: ev.AttackDeclared | ev.Retargeted) -> str:
    unit = speech.unit(event.unit)
    if event.target is None:
        return speech.text(f"log.{key}_sovereign", unit=unit, column=event.column + 1)
    return speech.text(f"log.{key}", unit=unit, target=speech.unit(event.target))


def _passed(speech: Speech, event: ev.WindowPassed) -> str:
    """By hand or by itself is told alike: what a hand cannot do stays its owner's (V2.7)."""
    return speech.told("passed", event.seat)


def _stacked(speech: Speech, event: ev.Stacked) -> str:
    if event.what == "order":
        return speech.told("ordered", event.seat, card=speech.card(event.source))
    if event.what == "recycle":
        return speech.text("log.ability_stacked", ability=speech.ability(event.source, event.ability))
    space = "" if event.to is None else speech.space(event.to)
    return speech.text("log.ganking_stacked", unit=speech.unit(event.unit), space=space)


def _resolved(speech: Speech, event: ev.ItemResolved) -> str:
    return speech.text("log.lost" if event.lost else "log.resolved", card=speech.card(event.source))


def _changed(speech: Speech, event: ev.Changed) -> str:
    bonus = speech.bonus(event.attack, event.defence, event.keywords)
    until = speech.text(f"log.until.{event.lasting}")
    return speech.text("log.changed", unit=speech.unit(event.unit), bonus=bonus, until=until) if bonus else ""


def _compared(speech: Speech, event: ev.Compared) -> str:
    return speech.text(
        "log.compared" if event.flanked is None else "log.compared_flanked",
        attack=event.attack,
        defence=event.defence,
        strikes_back=event.strikes_back,
        own_defence=event.own_defence,
    )


def _destroyed(speech: Speech, event: ev.Destroyed) -> str:
    by = speech.card(event.by) if event.by else ""
    cause = event.cause if event.cause != "effect" or by else "combat"
    return speech.text(f"log.destroyed.{cause}", unit=speech.card(event.card), by=by)


def _hit(speech: Speech, event: ev.SovereignHit) -> str:
    if event.removed is None:
        return speech.told("fallen", event.seat)
    return speech.told("hit", event.seat, n=event.left)


def _ended(speech: Speech, event: ev.GameEnded) -> str:
    names = {"name": speech.name(event.winner), "rival": speech.name(1 - event.winner)}
    return speech.text(f"log.ended.{event.code}", **names)


def _of_unit(key: str) -> Callable[[Speech, Any], str]:
    """Return what words an event of which only the unit matters."""
    return lambda speech, event: speech.text(f"log.{key}", unit=speech.unit(event.unit))


def _of_card(key: str) -> Callable[[Speech, Any], str]:
    """Return what words an act of a seat with a card."""
    return lambda speech, event: speech.told(key, event.seat, card=speech.card(event.card))


def _of_resource(key: str) -> Callable[[Speech, Any], str]:
    """Return what words an act of a seat with a resource."""
    return lambda speech, event: speech.told(key, event.seat, resources=speech.resources([event.resource]))


_SENTENCES: Final[dict[type[Event], Callable[[Speech, Any], str]]] = {
    ev.MatchStarted: lambda speech, event: speech.told("first", event.first),
    ev.HandDealt: _dealt,
    ev.HandKept: _kept,
    ev.TurnStarted: lambda speech, event: speech.told("turn", event.seat, number=event.number),
    ev.TurnLost: lambda speech, event: speech.told("turn_lost", event.seat, number=event.number),
    ev.Channelled: _channelled,
    ev.BurntOut: lambda speech, event: speech.told("burnt_out", event.seat),
    ev.ConvoyLooked: _looked,
    ev.ConvoyArranged: _arranged,
    ev.ShieldGained: _of_unit("shield_gained"),
    ev.ShieldSpent: _of_unit("shield_spent"),
    ev.UpkeepPaid: _upkeep,
    ev.CardDrawn: _drawn,
    ev.Paid: _paid,
    ev.Recycled: _recycled,
    ev.Mobilised: _mobilised,
    ev.Linked: _linked,
    ev.FieldPlayed: _of_card("field_played"),
    ev.FieldRemoved: lambda speech, event: speech.text(
        "log.field_removed", card=speech.card(event.card), by=speech.card(event.by)
    ),
    ev.Moved: _moved,
    ev.AttackDeclared: partial(_aimed, "attack"),
    ev.WindowPassed: _passed,
    ev.Stacked: _stacked,
    ev.ItemResolved: _resolved,
    ev.Changed: _changed,
    ev.EffectIdle: lambda speech, event: speech.text("log.effect_idle", card=speech.card(event.card)),
    ev.SupportForbidden: lambda speech, event: speech.told("support_forbidden", event.seat),
    ev.Retargeted: partial(_aimed, "retargeted"),
    ev.Supported: lambda speech, event: speech.text(
        "log.supported", unit=speech.unit(event.unit), attack=event.attack
    ),
    ev.Compared: _compared,
    ev.Destroyed: _destroyed,
    ev.ReturnedToHand: _of_card("returned"),
    ev.UnitTurned: lambda speech, event: speech.text(
        f"log.{'unit_exhausted' if event.exhausted else 'unit_readied'}", unit=speech.unit(event.unit)
    ),
    ev.Recovered: _of_card("recovered"),
    ev.TokenGone: lambda speech, event: speech.text("log.token_gone", card=speech.card(event.card)),
    ev.Excess: lambda speech, event: speech.text("log.excess", n=event.amount),
    ev.SovereignHit: _hit,
    ev.ResourceReadied: _of_resource("readied"),
    ev.ConvoyGiven: _of_resource("given"),
    ev.DefenseMoved: lambda speech, event: speech.told(
        "defense_moved", event.seat, resources=speech.resources([event.resource]), n=event.left
    ),
    ev.GameEnded: _ended,
}
