"""What the other seat does not see of a row of choices until it is done (E19).

Some rows change the table piece by piece: attackers and responders with their arms, absorbing cards, points
for the members of a Unit. From the first piece on a *veil* keeps the position as it stood: the other seat's
observation is made from that, and what happens is told to it when the veil is lifted, all at once. Rows that
take nothing before they are done (a payment, a target, the members of a Unit) need none.
"""

from __future__ import annotations

from typing import Final

from game.epikha import actions, events
from game.epikha.state import Question, Table, Veil, replaced
from game.rules.contract import Action, Event, Split, Told

_BEGINS: Final[dict[str, type[Action]]] = {
    "attack": actions.Attack,
    "respond": actions.Respond,
    "absorb": actions.AbsorbNext,
    "points": actions.Points,
}
"""By what is asked: what begins a row that the other seat does not see."""
_UNSEEN: Final = events.Unseen()


def draw(table: Table, question: Question, action: Action) -> None:
    """Keep the position as it stands where an action, which is to be carried out next, begins such a row."""
    if table.veil is None and type(action) is _BEGINS.get(question.ask):
        table.veil = Veil(question.seat, table.clone())


def lift(table: Table, told: list[Told]) -> None:
    """Let the other seat see everything: the row is done, or something happens that cannot be hidden."""
    veil = table.veil
    if veil is not None:
        table.veil = None
        told[:0] = [_parted(event, veil.seat, owner=False) for event in veil.told]


def keep(table: Table, before: Veil | None, told: list[Told]) -> list[Told]:
    """Return what an action led to, hidden from the other seat if it was done under a veil that still lasts.

    ``before``: the veil that hung when the action was carried out.
    """
    veil = table.veil
    if veil is None or veil is not before:
        return told
    happened = [item for item in told if isinstance(item, Event)]
    assert len(happened) == len(told), "nothing that is parted already happens behind a veil"
    table.veil = replaced(veil, told=(*veil.told, *happened))
    return [_parted(event, veil.seat, owner=True) for event in happened]


def _parted(event: Event, seat: int, owner: bool) -> Split:
    """Return an event for ``seat`` and onlookers, while it happens, or later for the other and the public."""
    here, there = (event, _UNSEEN) if owner else (_UNSEEN, event)
    return Split(there, (there, here) if seat else (here, there), here)
