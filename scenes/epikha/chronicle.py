"""From events to log lines: the words for the seat that reads, with icon, ink, pieces and rule."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from game.epikha import events as ev
from game.epikha.state import NOBODY
from game.epikha.telling import told
from game.rules.contract import Event
from scenes.epikha import marks, routes
from scenes.epikha.phrases import NamedSpeech
from scenes.table.log import LogLine, Mark
from sprites.theme import Paint

INKS: Final = ("#8FB4FF", "#FF9A8C")
"""Of the seats: in the log every act has the colour of whoever acts."""
GAIN, LOSS, VITAL = "#7FE3D8", "#FFB7A3", "#7FE3D8"


def line(speech: NamedSpeech, event: Event) -> LogLine | None:
    """The log line of `event`, or None for an event that the log does not tell."""
    text = told(speech, event)
    marked = _MARKS.get(type(event))
    if marked is None or not text:
        return None
    mark: Mark = marked(event)
    return mark.line(marks.iconed(text))


def _of(icon: str, rule: str) -> Callable[[Any], Mark]:
    """An act of a seat, about nothing on the field."""
    return lambda event: Mark(icon, INKS[event.seat], rule)


def _about(field: str, number: int) -> tuple[str, ...]:
    if number == NOBODY:
        return ()
    if field in ("group", "arm", "spell", "item"):
        return (f"{field}:{number}",)
    return routes.group(number), routes.arm(number)


def _act(icon: str, rule: str, field: str) -> Callable[[Any], Mark]:
    """An act of a seat with a piece."""
    return lambda event: Mark(icon, INKS[event.seat], rule, _about(field, getattr(event, field)))


def _placed(event: ev.Placed) -> Mark:
    rule = {"attacker": "E13.2", "responder": "E13.7", "forced": "E13.8"}[event.role]
    return Mark("burst", INKS[event.seat], rule, (routes.group(event.group),))


def _strikes(event: ev.StrikesBegun) -> Mark:
    return Mark("burst", "highlight", "E13.10", tuple(map(routes.group, event.groups)))


def _struck(event: ev.Struck) -> Mark:
    rule = {"combat": "E13.11", "overflow": "E14.8", "direct": "E13.9", "spell": "E12.6"}[event.way]
    return Mark("burst", LOSS, rule, _about("any", event.target))


def _announced(event: ev.Announced) -> Mark:
    rule = "E11.4" if event.what == "magia" else "E16.9" if event.what == "marker" else "E12.2"
    about = (routes.item(event.item), *_about("any", event.target))
    return Mark("bolt", INKS[event.seat], rule, about)


def _turn(event: ev.TurnStarted) -> Mark:
    return Mark("hour", INKS[event.seat], "E8.1", heading=True)


def _ended(event: ev.GameEnded) -> Mark:
    ink: Paint = "highlight" if event.winner is None else INKS[event.winner]
    return Mark("star", ink, event.rule, heading=True)


def _dispersed(event: ev.UnitDispersed) -> Mark:
    return Mark("close", LOSS, "E16.15", tuple(map(routes.group, event.groups)))


def _lost(event: ev.MagiaLost | ev.DamageLost | ev.ItemResolved) -> Mark:
    return Mark("close", "dim", event.rule or "E12.4")


def _coin(event: ev.CoinCalled) -> Mark:
    return Mark("check" if event.right else "close", GAIN if event.right else LOSS, "E16.4")


_MARKS: Final[dict[type[Event], Callable[[Any], Mark]]] = {
    ev.MatchStarted: lambda event: Mark("flag", "highlight", "E3", heading=True),
    ev.Prepared: _of("page", "E2.5"),
    ev.PreparedTurned: _of("page", "E2.5"),
    ev.HandDealt: _of("hand", "E3.1"),
    ev.HandKept: _of("hand", "E3.1"),
    ev.TurnStarted: _turn,
    ev.PhaseStarted: _of("hour", "E8.1"),
    ev.CardDrawn: _of("deck", "E8.2"),
    ev.MarkersGained: lambda event: Mark("plus", GAIN, "E16.9", _about("any", event.number)),
    ev.CardDiscarded: _of("discard", "E8.7"),
    ev.PoolEmptied: _of("close", "E7.9"),
    ev.WindowPassed: _of("check", "E12.1"),
    ev.GameEnded: _ended,
    ev.Paid: _of("minus", "E7.1"),
    ev.VitalMade: lambda event: Mark("plus", VITAL, "E7.8", (routes.pool(event.seat),)),
    ev.BodyEntered: _act("flag", "E9.2", "group"),
    ev.ArmEntered: _act("satchel", "E9.2", "arm"),
    ev.Summoned: _act("star", "E16.16", "group"),
    ev.SummonerReturned: _act("star", "E16.16", "group"),
    ev.Assigned: _act("satchel", "E10.1", "arm"),
    ev.ArmLoosed: _act("satchel", "E10.6", "arm"),
    ev.MagicPlaced: lambda event: Mark("star", INKS[event.seat], "E11.3", _about("any", event.number)),
    ev.MagicLeft: _of("star", "E8.2"),
    ev.ContinuousEntered: lambda event: Mark("bolt", INKS[event.seat], "E12.10", (f"spell:{event.number}",)),
    ev.ContinuousLeft: _of("bolt", "E11.10"),
    ev.UnitFormed: _act("flag", "E16.15", "group"),
    ev.UnitDispersed: _dispersed,
    ev.BodyLeft: lambda event: Mark("skull", LOSS, "E15.1"),
    ev.ArmLeft: lambda event: Mark("skull", LOSS, "E15.1"),
    ev.ReadyToSummon: _of("star", "E16.16b"),
    ev.Announced: _announced,
    ev.ShieldCast: _of("shield", "E12.8"),
    ev.ItemResolved: lambda event: _lost(event) if event.lost else Mark("bolt", "highlight", "E12.2"),
    ev.Cancelled: _of("close", "E12.7"),
    ev.SpellChanged: lambda event: Mark("plus", "highlight", "E6.7", (routes.item(event.item),)),
    ev.NextRaised: _of("plus", "E6.7"),
    ev.NextCheaper: _of("minus", "E16.16"),
    ev.Healed: _of("plus", "E15.3"),
    ev.Mended: _act("plus", "E15.2", "arm"),
    ev.Recalled: _of("hand", "E4.4"),
    ev.MarkerUsed: lambda event: Mark("minus", INKS[event.seat], "E16.9", _about("any", event.number)),
    ev.MagiaLost: _lost,
    ev.Placed: _placed,
    ev.StrikesBegun: _strikes,
    ev.Struck: _struck,
    ev.Absorbed: lambda event: Mark("shield", GAIN, "E14.6", _about("any", event.number)),
    ev.Damaged: lambda event: Mark("burst", LOSS, "E14.7", _about("any", event.number)),
    ev.CoinCalled: _coin,
    ev.DamageLost: _lost,
    ev.CombatEnded: lambda event: Mark("flag", "highlight", "E13.14"),
}
