"""What has happened since the own turn before, in a few words: for whoever comes back to the board."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from game.language import counted
from game.rules.contract import Event
from game.vitorian import events as ev
from scenes.table.between import listed
from scenes.vitorian.board import Board
from scenes.vitorian.phrases import Tongue


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

    def joined(one: str, other: str) -> str:
        return str(tongue.say("and", one=one, other=other))

    return listed(counted(tongue.language, (tongue.short(card) for card in cards)), joined)
