"""From events to log lines: the words for the seat that reads, with icon, ink, pieces and rule."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from game.rules.contract import Event
from game.vitorian import events as ev
from game.vitorian.spaces import SOVEREIGN
from game.vitorian.telling import told
from scenes.table.log import LogLine, Mark
from scenes.vitorian import marks, routes
from scenes.vitorian.phrases import NamedSpeech
from sprites.theme import Paint

INKS: Final = ("#FFB35C", "#8CC8F2")
"""Stand for the seat of a line; its ink is that of the nation, which goes along to another seat."""
GAIN, LOSS = "#9FD89F", "#FF8A72"


def line(speech: NamedSpeech, event: Event) -> LogLine | None:
    """The log line of `event`, or None for an event that the log does not tell."""
    text = told(speech, event)
    marked = _MARKS.get(type(event))
    if marked is None or not text:
        return None
    mark: Mark = marked(event)
    if mark.colour in INKS:
        mark = mark._replace(colour=speech.inks[INKS.index(str(mark.colour))])
    return mark.line(marks.iconed(text))


def _of(icon: str, rule: str) -> Callable[[Any], Mark]:
    """An act of a seat, about nothing on the grid."""
    return lambda event: Mark(icon, INKS[event.seat], rule)


def _at(icon: str, rule: str, ink: Paint = "highlight") -> Callable[[Any], Mark]:
    """Something that happens to a unit on its space."""
    return lambda event: Mark(icon, ink, rule, (routes.cell(event.space),))


def _aimed(event: ev.AttackDeclared | ev.Retargeted) -> Mark:
    if event.target_space == SOVEREIGN:
        aim = routes.sovereign(1 - event.seat)
    else:
        aim = routes.cell(event.target_space)
    start = (routes.cell(event.space),) if isinstance(event, ev.AttackDeclared) else ()
    rule = "V12.1" if start else "V12.8"
    return Mark("burst", INKS[event.seat], rule, (*start, aim))


def _turn(event: ev.TurnStarted | ev.TurnLost) -> Mark:
    rule = "V6.1" if isinstance(event, ev.TurnStarted) else "V7.5"
    return Mark("hour", INKS[event.seat], rule, heading=True)


def _hit(event: ev.SovereignHit) -> Mark:
    return Mark("shield", LOSS, "V12.18", (routes.sovereign(event.seat),))


def _ended(event: ev.GameEnded) -> Mark:
    return Mark("star", INKS[event.winner], event.rule, heading=True)


_MARKS: Final[dict[type[Event], Callable[[Any], Mark]]] = {
    ev.MatchStarted: lambda event: Mark("flag", "highlight", "V5.1", heading=True),
    ev.HandDealt: _of("hand", "V5.5"),
    ev.HandKept: _of("hand", "V5.5"),
    ev.TurnStarted: _turn,
    ev.TurnLost: _turn,
    ev.Channelled: _of("convoy", "V7.1"),
    ev.BurntOut: _of("warning", "V7.3"),
    ev.ConvoyLooked: _of("eye", "V9.11"),
    ev.ConvoyArranged: _of("convoy", "V9.11"),
    ev.ShieldGained: _at("shield", "V13.13", GAIN),
    ev.ShieldSpent: _at("shield", "V13.13", LOSS),
    ev.UpkeepPaid: _at("drum", "V7.6"),
    ev.CardDrawn: _of("deck", "V7.8"),
    ev.Paid: _of("convoy", "V8.1"),
    ev.Recycled: _of("recycle", "V9.1"),
    ev.Mobilised: _at("flag", "V10.2"),
    ev.Linked: _at("satchel", "V10.6"),
    ev.FieldPlayed: _of("page", "V10.5"),
    ev.FieldRemoved: _of("page", "V10.5"),
    ev.Moved: _at("boot", "V11.1"),
    ev.AttackDeclared: _aimed,
    ev.Retargeted: _aimed,
    ev.WindowPassed: _of("check", "V12.5"),
    ev.Stacked: _of("bolt", "V12.6"),
    ev.ItemResolved: _of("bolt", "V12.6"),
    ev.Changed: _at("plus", "V12.14"),
    ev.EffectIdle: _of("close", "V10.4"),
    ev.SupportForbidden: _of("close", "V12.10"),
    ev.Supported: _at("drum", "V12.10"),
    ev.Compared: lambda event: Mark("burst", "highlight", "V12.15"),
    ev.Destroyed: _at("skull", "V14.1", LOSS),
    ev.ReturnedToHand: _at("hand", "V14.1"),
    ev.UnitTurned: _at("hour", "V2.6"),
    ev.Recovered: _of("discard", "V2.5"),
    ev.TokenGone: _at("skull", "V14.1", LOSS),
    ev.Excess: lambda event: Mark("shell", "highlight", "V13.7"),
    ev.SovereignHit: _hit,
    ev.ResourceReadied: _of("convoy", "V2.6"),
    ev.ConvoyGiven: _of("convoy", "V9.7"),
    ev.DefenseMoved: _of("shield", "V12.19"),
    ev.GameEnded: _ended,
}
