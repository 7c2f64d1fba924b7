"""Finding and replacing what stands on the field: groups, their bodies, arms and continuous spells (E4).

What is set aside with a summoner is not on the field (E4.6) and is never found here.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import msgspec

from game.epikha.card import CARDS
from game.epikha.state import NOBODY, Arm, Body, Group, Spot, Table, replaced

Zone = Literal["area", "reserves", "magic", "combat", "behind", "armoury"]
DEPLOYMENT = ("area", "reserves")
"""Where a bearer must be for its arms to be assigned, moved or placed (E10.3, E11.2)."""


class Found(msgspec.Struct, frozen=True, gc=False):
    """Where something stands: ``index`` in its zone, ``part`` among the groups of one Magic space."""

    seat: int
    zone: Zone
    index: int = 0
    part: int = 0
    group: Group | None = None
    """The group that it is, or is part of; None for an arm that nobody bears."""
    body: Body | None = None
    """The body that it is, or that bears it."""
    arm: Arm | None = None

    @property
    def stood(self) -> Group:
        """The group, of which the caller knows that it is there."""
        assert self.group is not None
        return self.group


def places_of(table: Table, seat: int) -> list[Found]:
    """Return every group of a seat with its place, the Player Area first."""
    side = table.sides[seat]
    found = [] if side.area is None else [Found(seat, "area", 0, 0, side.area)]
    for index, group in enumerate(side.reserves):
        found.append(Found(seat, "reserves", index, 0, group))
    for index, spot in enumerate(side.magic):
        if spot is not None and spot.groups:
            found += [Found(seat, "magic", index, part, group) for part, group in enumerate(spot.groups)]
    if table.battle is None:
        return found
    for index, fighter in enumerate(side.combat):
        if fighter is not None:
            found.append(Found(seat, "combat", index, 0, fighter))
    for index, group in enumerate(side.behind):
        found.append(Found(seat, "behind", index, 0, group))
    return found


def groups_of(table: Table, seat: int) -> list[Group]:
    """Return every group of a seat that is on the field, in the order of ``places_of``.

    Asked for at nearly every decision, several times, so it makes no ``Found`` of each.
    """
    side = table.sides[seat]
    found = [] if side.area is None else [side.area]
    found += side.reserves
    for spot in side.magic:
        if spot is not None and spot.groups:
            found += spot.groups
    if table.battle is None:
        return found
    for fighter in side.combat:
        if fighter is not None:
            found.append(fighter)
    found += side.behind
    return found


def place_of(
    table: Table, seat: int, wanted: Group, body: Body | None = None, arm: Arm | None = None
) -> Found:
    """Return where a group of the seat stands that is on the field; ``body`` and ``arm``: what is meant.

    Raises:
        LookupError: it is not on the field.
    """
    side = table.sides[seat]
    if side.area is wanted:
        return Found(seat, "area", 0, 0, wanted, body, arm)
    piles: tuple[tuple[Zone, Sequence[Group | None]], ...] = (
        ("reserves", side.reserves), ("combat", side.combat), ("behind", side.behind),
    )
    for zone, pile in piles:
        if wanted in pile:
            return Found(seat, zone, pile.index(wanted), 0, wanted, body, arm)
    for index, spot in enumerate(side.magic):
        if spot is not None and wanted in spot.groups:
            return Found(seat, "magic", index, spot.groups.index(wanted), wanted, body, arm)
    raise LookupError(wanted.id)


def find_group(table: Table, number: int) -> Found | None:
    """Return where the group with this number stands; None once it has left or is set aside."""
    for seat in (0, 1):
        for group in groups_of(table, seat):
            if group.id == number:
                return place_of(table, seat, group)
    return None


def find_body(table: Table, number: int) -> Found | None:
    """Return where a body stands; None once it has left the field or is set aside."""
    for seat in (0, 1):
        for group in groups_of(table, seat):
            for body in group.bodies:
                if body.id == number:
                    return place_of(table, seat, group, body)
    return None


def find_arm(table: Table, number: int) -> Found | None:
    """Return where an arm is: in the Armoury, alone in the Magic Zone, or with its bearer."""
    for seat in (0, 1):
        side = table.sides[seat]
        for index, arm in enumerate(side.armoury):
            if arm.id == number:
                return Found(seat, "armoury", index, arm=arm)
        for index, spot in enumerate(side.magic):
            if spot is not None and spot.arm is not None and spot.arm.id == number:
                return Found(seat, "magic", index, arm=spot.arm)
        for group in groups_of(table, seat):
            for body in group.bodies:
                for arm in body.arms:
                    if arm.id == number:
                        return place_of(table, seat, group, body, arm)
    return None


def find_spell(table: Table, number: int) -> Found | None:
    """Return the place of a continuous spell in a Magic Zone."""
    for seat in (0, 1):
        for index, spot in enumerate(table.sides[seat].magic):
            if spot is not None and spot.spell and spot.id == number:
                return Found(seat, "magic", index)
    return None


def group_at(table: Table, number: int) -> Group:
    """Return the group with this number, which is on the field."""
    found = find_group(table, number)
    assert found is not None
    return found.stood


def put(table: Table, at: Found, group: Group | None) -> None:
    """Let another group (or, with None, nobody) stand at a place."""
    side = table.sides[at.seat]
    match at.zone:
        case "area":
            side.area = group
        case "combat":
            side.combat[at.index] = group
        case "magic":
            spot = side.magic[at.index]
            assert spot is not None
            groups = spot.groups[: at.part] + (() if group is None else (group,)) + spot.groups[at.part + 1 :]
            side.magic[at.index] = replaced(spot, groups=groups) if groups else None
        case "reserves" | "behind":
            pile = side.reserves if at.zone == "reserves" else side.behind
            pile[at.index : at.index + 1] = () if group is None else (group,)


def put_body(table: Table, at: Found, body: Body) -> None:
    """Let a body stand as it is now where the one with its number stood."""
    group = at.stood
    bodies = tuple([body if one.id == body.id else one for one in group.bodies])
    put(table, at, replaced(group, bodies=bodies))


def put_arm(table: Table, at: Found, arm: Arm | None) -> None:
    """Let an arm be as it is now where it was found; None takes it away from there."""
    assert at.arm is not None
    side = table.sides[at.seat]
    kept = () if arm is None else (arm,)
    if at.body is not None:
        arms = tuple([new for one in at.body.arms for new in (kept if one.id == at.arm.id else (one,))])
        put_body(table, at, replaced(at.body, arms=arms))
    elif at.zone == "armoury":
        side.armoury[at.index : at.index + 1] = kept
    else:
        side.magic[at.index] = None if arm is None else Spot(arm=arm)


def change_body(table: Table, number: int, **fields: object) -> None:
    """Change fields of a body that is on the field."""
    at = find_body(table, number)
    assert at is not None and at.body is not None
    put_body(table, at, replaced(at.body, **fields))


def change_arm(table: Table, number: int, **fields: object) -> None:
    """Change fields of an arm that is on the field."""
    at = find_arm(table, number)
    assert at is not None and at.arm is not None
    put_arm(table, at, replaced(at.arm, **fields))


def owner(table: Table, number: int) -> int:
    """Return the seat of a group, body, arm or continuous spell; NOBODY once it has left."""
    for find in (find_group, find_body, find_arm, find_spell):
        at = find(table, number)
        if at is not None:
            return at.seat
    return NOBODY


def free_space(table: Table, seat: int) -> int:
    """Return the first free space of a Magic Zone (E4.2), NOBODY where there is none."""
    for index, spot in enumerate(table.sides[seat].magic):
        if spot is None:
            return index
    return NOBODY


def player_of(table: Table, seat: int) -> Found | None:
    """Return where the Player card stands; None while it is set aside (E16.16b)."""
    side = table.sides[seat]
    if side.area is not None:
        body = side.area.bodies[0]
        return Found(seat, "area", 0, 0, side.area, body) if CARDS[body.card].is_player else None
    for index, group in enumerate(side.combat):
        if group is not None and CARDS[group.bodies[0].card].is_player:
            return Found(seat, "combat", index, 0, group, group.bodies[0])
    return None
