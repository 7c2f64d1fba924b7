"""By which pieces an action is pressed on this board, and what each piece of the board stands for.

Pieces: "card:R-08" any copy in the hand, "cell:12" a space, "sov:1" a Sovereign, "field:0" a Field Condition,
"res:P" any resource of that kind in the own Area, "recycle" its button, "look:P" a looked-at card, "way:..."
a button of the choice panel, "main" the button at the right. "gate:2" is an open column that leads to the
enemy Sovereign: another place to press "sov:1".
"""

from __future__ import annotations

from typing import Final

from game.vitorian import actions as act
from game.vitorian.actions import VitorianAction
from game.vitorian.spaces import ON_FIELD, ON_SOVEREIGN, SOVEREIGN, column, other_row
from game.vitorian.view import VitorianObservation
from scenes.table.paths import Paths, Steps

MAIN: Final = "main"
SECOND: Final = "second"
"""The smaller button beside it, where there are two answers."""
ALIKE: Final = ("hand:", "look:")
"""Targets of which several may stand for the same piece; only the very one that was pressed is marked so."""


def card(name: str) -> str:
    """The id of a card of the hand."""
    return f"card:{name}"


def cell(space: int) -> str:
    """The id of a space."""
    return f"cell:{space}"


def sovereign(seat: int) -> str:
    """The id of a Sovereign."""
    return f"sov:{seat}"


def gate(number: int) -> str:
    """The id of an open column as the way to the enemy Sovereign; pressed like the Sovereign."""
    return f"gate:{number}"


def field(seat: int) -> str:
    """The id of a Field Condition's place."""
    return f"field:{seat}"


def pile(seat: int) -> str:
    """The id of a hand that does not lie open."""
    return f"pile:{seat}"


def resource(kind: str) -> str:
    """The id of a resource of the own Area."""
    return f"res:{kind}"


def way(name: object) -> str:
    """The id of a button of the choice panel."""
    return f"way:{name}"


def paths(seen: VitorianObservation) -> Paths[VitorianAction]:
    """All that the seat that is asked may press."""
    return Paths.of(seen.legal, lambda action: steps(action, seen))


def _spot(space: int, seat: int) -> str:
    """The id of what an action aims at: a space, or the enemy Sovereign."""
    return sovereign(1 - seat) if space == SOVEREIGN else cell(space)


def way_to(route: str, steps: Steps, seen: VitorianObservation) -> str:
    """The open column that leads to the enemy Sovereign, where `route` is that; else `route` itself."""
    if route != sovereign(1 - seen.seat):
        return route
    if seen.ask == "combat" and steps and steps[0].startswith("cell:"):
        return gate(column(int(steps[0].removeprefix("cell:"))))
    if seen.ask == "target" and seen.combat is not None:
        mine = next((unit.space for unit in seen.units if unit.id == seen.combat.unit), None)
        return route if mine is None else gate(column(mine))
    return route


def _carrier(space: int, seat: int) -> str:
    """The id of what carries an ability."""
    if space == ON_FIELD:
        return field(seat)
    return sovereign(seat) if space == ON_SOVEREIGN else cell(space)


def steps(action: VitorianAction, seen: VitorianObservation) -> Steps:
    """The presses by which an action is chosen."""
    seat = seen.seat
    match action:
        case act.Keep() | act.Pass() | act.EndPhase() | act.Pay(top=False):
            return (MAIN,)
        case act.Mulligan() | act.Pay(top=True) | act.Support():
            return (SECOND,)
        case act.Bottom(card=name) | act.PlayOrder(card=name):
            return (card(name),)
        case act.Mobilise(card=name, space=space) | act.Link(card=name, space=space):
            return (card(name), cell(space))
        case act.PlayField(card=name):
            return (card(name), field(seat))
        case act.Move(space=space):
            return (cell(space), cell(other_row(space)))
        case act.Attack(space=space, target=target):
            return (cell(space), _spot(target, seat))
        case act.Gank(space=space, to=to):
            return (cell(space), cell(to))
        case act.Aim(space=space, to=to):
            return (_spot(space, seat),) if to is None else (cell(space), cell(to))
        case act.UseAbility(space=space, ability=ability):
            return (_carrier(space, seat), way(f"use{ability}"))
        case _:
            return _resource_steps(action)


def _resource_steps(action: VitorianAction) -> Steps:
    match action:
        case act.Recycle(resource=kind, ability=ability):
            return ("recycle", resource(kind), way(f"ability{ability}"))
        case act.Exhaust(resource=kind) | act.Give(resource=kind):
            return (resource(kind),)
        case act.Return(resource=kind, top=top):
            return (resource(kind), way("top" if top else "under"))
        case act.PutBack(resource=kind, top=top):
            return (f"look:{kind}", way("top" if top else "under"))
        case act.Choose(option=option):
            return (way(option),)
        case act.Resolve(trigger=trigger):
            return (way(trigger),)
    raise AssertionError(f"nothing is pressed for {action}")
