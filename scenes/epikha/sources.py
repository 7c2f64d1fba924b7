"""Pieces that stand for others on this board: equal arms, places to play a card, sources of its payment."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace as changed

from game.epikha.card import CARDS
from game.epikha.charging import Plan, Wishes
from game.epikha.placing import made_by
from game.epikha.rules.announce import MOST_PAID
from game.epikha.state import Arm
from game.epikha.view import EpikhaObservation, SeenSide
from game.epikha.words import HIGHEST
from scenes.epikha import routes


def alike(seen: EpikhaObservation, number: int) -> list[int]:
    """All arms that are the same and in the same place as this one, itself among them."""
    for arms in _places(seen):
        mine = next((one for one in arms if one.id == number), None)
        if mine is not None:
            return [one.id for one in arms if _kind(one) == _kind(mine)]
    return [number]


def _kind(arm: Arm) -> tuple[object, ...]:
    return arm.card, arm.damage, arm.markers, arm.magia, arm.shifted


def _places(seen: EpikhaObservation) -> Iterator[tuple[Arm, ...]]:
    """Arms that lie together: those of an Armoury, those that a body bears."""
    for side in seen.sides:
        yield side.armoury
        for group in routes.groups_of(side):
            for body in group.bodies:
                yield body.arms


def places(seen: EpikhaObservation) -> tuple[str, ...]:
    """Where a card can be put that is played: any of the own zones."""
    seat = seen.seat
    return routes.reserves(seat), routes.armoury(seat), routes.magic(seat), f"area:{seat}"


def space_of(seen: EpikhaObservation, target_id: str) -> str:
    """The own space of the Combat Zone that is meant by one of the other side, or by who stands there."""
    kind, _, rest = target_id.partition(":")
    if kind == "slot":
        return routes.slot(seen.seat, int(rest.partition(":")[2]))
    if kind != "group":
        return target_id
    for side in seen.sides:
        for space, group in enumerate(side.combat):
            if group is not None and group.id == int(rest):
                return routes.slot(seen.seat, space)
    return target_id


def may_raise(card: str, levels: int) -> bool:
    """Say whether one Level more of a spell may be paid for (E6.7)."""
    shown = CARDS[card]
    return (shown.is_spell or shown.is_continuous) and levels < MOST_PAID and shown.level + levels < HIGHEST


# --- the payment that is shown -----------------------------------------------------------------------------


def paying(seen: EpikhaObservation, plan: Plan) -> dict[str, int]:
    """By piece: what it gives of the payment that is shown."""
    found: dict[str, int] = {}
    if plan.of_pool:
        found[routes.pool(seen.seat)] = plan.of_pool
    for body, amount in plan.of_bodies:
        group = routes.group_of(seen, body)
        if group is not None:
            id = routes.group(group.id)
            found[id] = found.get(id, 0) + amount
    for number in plan.opals:
        first = alike(seen, number)[0]
        made = routes.arm_of(seen, number)
        id = routes.arm(first)
        found[id] = found.get(id, 0) + (made_by(made) if made is not None else 0)
    return found


def toggled(seen: EpikhaObservation, plan: Plan, wishes: Wishes, target_id: str) -> Wishes | None:
    """The wishes once a source was pressed: it pays no more, or it does; None for what is no source."""
    kind, _, rest = target_id.partition(":")
    if kind == "arm":
        return _toggled_arm(seen, plan, wishes, int(rest))
    if kind == "group":
        return _toggled_group(seen, plan, wishes, int(rest))
    return None


def _toggled_arm(seen: EpikhaObservation, plan: Plan, wishes: Wishes, number: int) -> Wishes | None:
    same = alike(seen, number)
    arm = routes.arm_of(seen, number)
    if arm is None or not made_by(arm) or all(one.id != number for one in routes.arms_of(_own(seen))):
        return None
    used = [one for one in same if one in plan.opals]
    left_out = [one for one in same if one in wishes.without]
    if used:
        return changed(wishes, without=wishes.without | {used[-1]})
    return changed(wishes, without=wishes.without - {*left_out}, first=())


def _own(seen: EpikhaObservation) -> SeenSide:
    return seen.sides[seen.seat]


def _toggled_group(seen: EpikhaObservation, plan: Plan, wishes: Wishes, number: int) -> Wishes | None:
    group = next((one for one in routes.groups_of(_own(seen)) if one.id == number), None)
    if group is None or not _paid_by_bodies(plan.card):
        return None
    bodies = {body.id for body in group.bodies}
    if bodies & {body for body, _ in plan.of_bodies}:
        first = tuple(body for body in wishes.first if body not in bodies)
        return changed(wishes, first=first, without=wishes.without | bodies)
    return changed(wishes, first=(*wishes.first, *sorted(bodies)), without=wishes.without - bodies)


def _paid_by_bodies(card: str) -> bool:
    """Say whether the Vital of bodies pays for a card (E7.3)."""
    shown = CARDS[card]
    return shown.forge or shown.is_spell or shown.is_continuous or shown.is_spirit
