"""By which pieces an action is pressed on this board, and what each piece of the board stands for.

Pieces: "card:E04" any copy in the hand, "group:7" whoever takes one place, "arm:9" a weapon, an object or a
machine, "spell:12" a continuous spell, "item:3" something on the chain, "slot:0:2" a space of the Combat
Zone, "magic:0", "reserves:0", "armoury:0" and "area:0" the zones, "pool:0" Vital, "spirits:0" the Spirit
pile, "ability:0", "way:..." a button of the choice panel, "main" and "second" the buttons at the right,
"dial:5" an amount. "go" plays the card that is chosen: the main button, or where it is put.

What is pressed comes to a *row* of actions, mostly of one: assigning names an arm and then its bearer, and a
card of the hand begins with what makes the Vital for it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from game.epikha import actions as act
from game.epikha.actions import EpikhaAction
from game.epikha.card import CARDS
from game.epikha.charging import Plan
from game.epikha.rules.assign import may_bear
from game.epikha.state import NOBODY, POOL, Arm, Body, Group
from game.epikha.view import EpikhaObservation, SeenSide
from scenes.table.paths import Paths, Steps

MAIN: Final = "main"
SECOND: Final = "second"
"""The smaller button beside it, where there are two answers."""
GO: Final = "go"
DIAL: Final = "dial:"
ABSORB: Final = "way:absorb"
"""Said by itself where it is the only thing that can be done with a piece."""
ALIKE: Final = ("hand:",)
"""Targets of which several may stand for the same piece; only the very one that was pressed is marked so."""

Row = tuple[EpikhaAction, ...]
"""Actions that follow each other after one choice."""


def card(name: str) -> str:
    """The id of a card of the hand."""
    return f"card:{name}"


def group(number: int) -> str:
    """The id of whoever takes one place: a character, Unit, Spirit or Player card."""
    return f"group:{number}"


def arm(number: int) -> str:
    """The id of a weapon, object or machine."""
    return f"arm:{number}"


def spell(number: int) -> str:
    """The id of a continuous spell."""
    return f"spell:{number}"


def item(number: int) -> str:
    """The id of something on the chain, or about to come there."""
    return f"item:{number}"


def slot(seat: int, space: int) -> str:
    """The id of a space of the Combat Zone."""
    return f"slot:{seat}:{space}"


def magic(seat: int) -> str:
    """The id of the free Magic spaces of a seat."""
    return f"magic:{seat}"


def reserves(seat: int) -> str:
    """The id of the Reserves as a place."""
    return f"reserves:{seat}"


def armoury(seat: int) -> str:
    """The id of the Armoury as a place."""
    return f"armoury:{seat}"


def pool(seat: int) -> str:
    """The id of a Vital pool."""
    return f"pool:{seat}"


def spirits(seat: int) -> str:
    """The id of a Spirit pile."""
    return f"spirits:{seat}"


def way(name: object) -> str:
    """The id of a button of the choice panel."""
    return f"way:{name}"


# --- what stands where -------------------------------------------------------------------------------------


def groups_of(side: SeenSide) -> Iterator[Group]:
    """All groups of a side that are on the field."""
    if side.area is not None:
        yield side.area
    yield from side.reserves
    for spot in side.magic:
        if spot is not None:
            yield from spot.groups
    yield from (one for one in side.combat if one is not None)
    yield from side.behind


def all_groups(seen: EpikhaObservation) -> Iterator[Group]:
    """All groups of the field."""
    for side in seen.sides:
        yield from groups_of(side)


def group_of(seen: EpikhaObservation, body: int) -> Group | None:
    """The group to which a body belongs."""
    return next((one for one in all_groups(seen) if any(own.id == body for own in one.bodies)), None)


def arms_of(side: SeenSide) -> Iterator[Arm]:
    """All arms of a side that are on the field."""
    yield from side.armoury
    for spot in side.magic:
        if spot is not None and spot.arm is not None:
            yield spot.arm
    for one in groups_of(side):
        for body in one.bodies:
            yield from body.arms


def arm_of(seen: EpikhaObservation, number: int) -> Arm | None:
    """The arm with this number."""
    return next((one for side in seen.sides for one in arms_of(side) if one.id == number), None)


# --- paths -------------------------------------------------------------------------------------------------


def paths(
    seen: EpikhaObservation, plans: Mapping[str, Plan] | None = None, more: Mapping[Steps, Row] | None = None
) -> Paths[Row]:
    """All that the seat that is asked may press; `plans` by card, `more` rows of buttons and places."""
    found: dict[Steps, Row] = {}
    for plan in (plans or {}).values():
        found[(*saying(plan.card, seen), GO)] = plan.row
    for action in seen.legal:
        if isinstance(action, act.Assign):
            found |= dict(_assigning(seen, action.arm))
        else:
            found.setdefault(steps(action, seen), (action,))
    for pressed, row in (more or {}).items():
        if row:
            found.setdefault(pressed, row)
    return Paths(found)


def declines(seen: EpikhaObservation) -> bool:
    """Say whether being done now means not to attack in this turn (E8.8): the main button then ends it."""
    return seen.ask == "attack" and not any(seen.sides[seen.seat].combat)


def saying(name: str, seen: EpikhaObservation) -> Steps:
    """The presses that choose a card of the hand, or a Spirit of the pile."""
    return (spirits(seen.seat), way(name)) if CARDS[name].is_spirit else (card(name),)


def _assigning(seen: EpikhaObservation, number: int) -> Iterator[tuple[Steps, Row]]:
    """Where an arm may go in the own phase: to bearers in the Deployment Zone, back to the Armoury (E10)."""
    side, moved = seen.sides[seen.seat], arm_of(seen, number)
    assert moved is not None
    home = all(number != one.id for one in side.armoury)
    for bearer in bearers(side):
        if number not in [one.id for one in bearer.arms] and may_bear(bearer, moved):
            yield (arm(number), *body_steps(seen, bearer.id)), (act.Assign(number), act.Bear(bearer.id))
    if home:
        yield (arm(number), armoury(seen.seat)), (act.Assign(number), act.ToArmoury())


def bearers(side: SeenSide) -> Iterator[Body]:
    """The bodies in the Deployment Zone (E10.3)."""
    if side.area is not None:
        yield from side.area.bodies
    for one in side.reserves:
        yield from one.bodies


def body_steps(seen: EpikhaObservation, body: int) -> Steps:
    """The presses that name a body: its token, and of a Unit which member."""
    stands = group_of(seen, body)
    if stands is None:
        return (way(f"body.{body}"),)
    return (group(stands.id), way(f"body.{body}")) if stands.unit else (group(stands.id),)


def thing_steps(seen: EpikhaObservation, number: int) -> Steps:
    """The presses that name what an effect aims at, or what is placed."""
    if number == NOBODY:
        return (way("next"),)
    if any(one.id == number for one in all_groups(seen)):
        return (group(number),)
    if arm_of(seen, number) is not None:
        return (arm(number),)
    spots = (spot for side in seen.sides for spot in side.magic)
    if any(spot is not None and spot.spell and spot.id == number for spot in spots):
        return (spell(number),)
    if any(one.number == number for one in (*seen.chain, *seen.pending.batch)):
        return (item(number),)
    return body_steps(seen, number)


def steps(action: EpikhaAction, seen: EpikhaObservation) -> Steps:
    """The presses by which an action is chosen."""
    seat = seen.seat
    match action:
        case act.Done() if declines(seen):
            return (SECOND,)
        case act.Keep() | act.Pass() | act.Done() | act.EndPhase() | act.Pay():
            return (MAIN,)
        case act.Mulligan() | act.Raise():
            return (SECOND,)
        case act.DiscardOne(card=name):
            return (card(name),)
        case act.Prepare(card=name) | act.Recall(card=name):
            return (way(name),)
        case act.Play(card=name) | act.Forge(card=name) | act.Cast(card=name) | act.Summon(card=name):
            return (*saying(name, seen), GO)
        case act.Amount(n=n) | act.Points(n=n):
            return (f"{DIAL}{n}",)
        case act.CallCoin(call=call):
            return (way(call),)
        case act.NextEffect(source=source, effect=effect):
            return (way(f"effect.{source}.{effect}"),)
        case act.Attack(group=number, space=space) | act.Respond(group=number, space=space):
            return (group(number), slot(seat, space))
        case act.PlacePlayer(space=space) | act.DamageOrder(space=space):
            return (slot(seat, space),)
    return _field_steps(action, seen)


def _field_steps(action: EpikhaAction, seen: EpikhaObservation) -> Steps:
    """The presses of what names something on the field."""
    seat = seen.seat
    match action:
        case act.Aim(target=number):
            return thing_steps(seen, number)
        case act.Summoner(body=body) | act.Bear(body=body) | act.KeepSurvivor(body=body):
            return body_steps(seen, body)
        case act.Spend(source=source):
            return (pool(seat),) if source == POOL else body_steps(seen, source)
        case act.Caster(group=number) | act.AddMember(group=number):
            return (group(number),)
        case act.Select(arm=number) | act.Assign(arm=number):
            return (arm(number),)
        case act.ToArmoury():
            return (armoury(seat),)
        case act.PlaceMagic(number=number):
            return (*thing_steps(seen, number), magic(seat))
        case act.UseMarker(source=source, effect=effect):
            bearer = ("ability:" + str(seat),) if source == NOBODY else _marked(seen, source)
            return (*bearer, way(f"marker.{effect}"))
        case act.AbsorbNext(number=number):
            return (*thing_steps(seen, number), ABSORB)
        case act.FormUnit(group=number):
            return group(number), way("unit")
        case act.JoinUnit(unit=number):
            return group(number), way("join")
        case act.Disperse(group=number):
            return group(number), way("disperse")
        case act.DiscardContinuous(number=number):
            return spell(number), way("discard")
    raise AssertionError(f"nothing is pressed for {action}")


def _marked(seen: EpikhaObservation, source: int) -> Steps:
    """The presses that name a card with markers: a body or an arm."""
    return (arm(source),) if arm_of(seen, source) is not None else body_steps(seen, source)
