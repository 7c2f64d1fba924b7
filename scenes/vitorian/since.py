"""What has happened since the own turn before, in a few words: for whoever comes back to the board."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from game.rules.contract import Event
from game.vitorian import events as ev
from scenes.vitorian.board import Board
from scenes.vitorian.phrases import Tongue


def turn_between(events: Sequence[Event], seat: int) -> Sequence[Event]:
    """The events from the end of the last turn of `seat` to the beginning of its present one; () for none."""
    starts = [n for n, event in enumerate(events) if isinstance(event, ev.TurnStarted | ev.TurnLost)]
    own = [n for n in starts if _seat(events[n]) == seat]
    if not own or not starts or starts[-1] != own[-1]:
        return ()
    before = own[-2] if len(own) > 1 else -1
    theirs = [n for n in starts if before < n < own[-1]]
    return events[theirs[0] : own[-1]] if theirs else ()


def _seat(event: Event) -> int:
    return event.seat if isinstance(event, ev.TurnStarted | ev.TurnLost) else -1


def summary(tongue: Tongue, board: Board, events: Sequence[Event], seat: int) -> str:
    """What `seat` has lost, and what the other has brought and lost."""
    lost = _cards(events, seat, ev.Destroyed, ev.TokenGone)
    hits = sum(isinstance(event, ev.SovereignHit) and event.seat == seat for event in events)
    brought = _cards(events, 1 - seat, ev.Mobilised)
    fallen = _cards(events, 1 - seat, ev.Destroyed, ev.TokenGone)
    name = tongue.leader(board, 1 - seat)
    found = []
    if lost:
        found.append(tongue.say("since.lost", units=_names(tongue, lost)))
    if hits:
        found.append(tongue.say("since.hits", n=hits))
    if not found:
        found.append(tongue.say("since.quiet"))
    if brought:
        found.append(tongue.say("since.mobilised", name=name, units=_names(tongue, brought)))
    if fallen:
        found.append(tongue.say("since.fallen", name=name, units=_names(tongue, fallen)))
    return "\n".join(found)


Piece = ev.Mobilised | ev.Destroyed | ev.TokenGone
"""Events that bring a unit or take it away."""


def _cards(events: Iterable[Event], seat: int, *kinds: type[Piece]) -> list[str]:
    """The cards of a seat's units that such events are about."""
    return [one.card for one in events if isinstance(one, kinds) and one.seat == seat]


def _names(tongue: Tongue, cards: Sequence[str]) -> str:
    """Short names, the last one joined by "and"."""
    names = [f"[b]{tongue.short(card).replace(' ', '~')}[/b]" for card in cards]
    if len(names) == 1:
        return names[0]
    return tongue.say("and", one=", ".join(names[:-1]), other=names[-1])
