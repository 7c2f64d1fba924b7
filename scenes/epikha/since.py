"""What has happened since the own turn before, in a few words: for whoever comes back to the board."""

from __future__ import annotations

from collections.abc import Sequence

from game.epikha import events as ev
from game.epikha.card import CARDS
from game.rules.contract import Event
from scenes.epikha.board import Board
from scenes.epikha.phrases import Tongue
from scenes.table.between import listed


def summary(tongue: Tongue, board: Board, events: Sequence[Event], seat: int) -> str:
    """What `seat` has lost, and what the other has brought and lost."""
    name, lost, fallen = tongue.side(board, 1 - seat), _gone(events, seat), _gone(events, 1 - seat)
    came = [one.card for one in events if isinstance(one, ev.BodyEntered | ev.Summoned) and one.seat != seat]
    hurt = sum(one.amount for one in events if isinstance(one, ev.Damaged) and _is_player(one, seat))
    found = []
    if lost:
        found.append(tongue.say("since.lost", cards=_names(tongue, lost)))
    if hurt:
        found.append(tongue.say("since.hurt", n=hurt))
    if not found:
        found.append(tongue.say("since.quiet"))
    if came:
        found.append(tongue.say("since.came", name=name, cards=_names(tongue, came)))
    if fallen:
        found.append(tongue.say("since.fallen", name=name, cards=_names(tongue, fallen)))
    return "\n".join(found)


def _gone(events: Sequence[Event], seat: int) -> list[str]:
    """The cards of a seat that have left the field."""
    return [one.card for one in events if isinstance(one, ev.BodyLeft | ev.ArmLeft) and one.seat == seat]


def _is_player(event: ev.Damaged, seat: int) -> bool:
    return event.seat == seat and CARDS[event.card].is_player


def _names(tongue: Tongue, cards: Sequence[str]) -> str:
    def joined(one: str, other: str) -> str:
        return str(tongue.say("and", one=one, other=other))

    return listed(tongue.counted(cards), joined)
