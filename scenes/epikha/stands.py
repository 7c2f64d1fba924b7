"""One piece of the field as it lies: its token, what of it shows, its medals; and pieces in a row."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from pygame import Rect

from game.epikha.card import CARDS
from game.epikha.state import Arm, Body, Group
from scenes.epikha import layout

STEP = 34
ABOVE, BELOW_COUNT, BESIDE = -4, 16, 26
"""Where the first medal at the right of a token begins, where it does below a count, and one at the left."""
USUAL = 12
"""How far medals stand out to the right of a token."""
Kind = Literal["group", "arm", "spell"]


@dataclass(frozen=True, slots=True)
class Medal:
    """A small disc on a token: an arm that is borne, whoever waits behind, or what has no room."""

    id: str
    place: Rect
    arms: tuple[Arm, ...] = ()
    """Equal arms; none for somebody, or for the medal that stands for the rest."""
    body: Body | None = None
    chosen: bool = False
    rest: int = 0
    """How many arms have no medal of their own."""


@dataclass(frozen=True, slots=True)
class Stand:
    """A piece of the field: a group, equal arms of an Armoury or a Magic space, or a continuous spell."""

    id: str
    kind: Kind
    seat: int
    place: Rect
    """Of its token, without what looks out behind it."""
    group: Group | None = None
    arms: tuple[Arm, ...] = ()
    spell: str = ""
    kept: bool = False
    medals: tuple[Medal, ...] = ()
    shows: int = 0
    """How wide the strip is that shows of it, where the next piece lies over the rest."""

    @property
    def area(self) -> Rect:
        """What is pressed of it."""
        wide = self.shows or self.place.w
        return Rect(self.place.x, self.place.y, wide, self.place.h)


# --- rows ----------------------------------------------------------------------------------------------


def row(room: Rect, widths: Sequence[int], gap: int) -> list[int]:
    """The left edge of each piece in a row; fewer edges than pieces when not all have room.

    Pieces close up until no more than `layout.TIGHTEST` of a covered one shows.
    """
    if not widths:
        return []
    pitches = [width + gap for width in widths[:-1]]
    spare = room.w - widths[-1] - sum(pitches)
    if spare < 0:
        pitches = _closed(pitches, room.w - widths[-1])
    edges = [room.x]
    for pitch in pitches:
        edges.append(edges[-1] + pitch)
    while edges and edges[-1] + widths[len(edges) - 1] > room.right:
        edges.pop()
    return edges


def _closed(pitches: Sequence[int], room: int) -> list[int]:
    """The pitches made smaller, the widest first, until together they have room, or are at their least."""
    most, left, rest = layout.TIGHTEST, room, len(pitches)
    for pitch in sorted(pitches):
        share = left // rest
        if share <= pitch:  # this one and all that are wider become alike
            most = max(most, share)
            break
        left, rest = left - pitch, rest - 1
    return [min(one, most) for one in pitches]


def alike(arms: Sequence[Arm]) -> list[tuple[Arm, ...]]:
    """Arms that are one choice together (E19): same card, damage, markers and flags."""
    stacks: dict[tuple[object, ...], list[Arm]] = {}
    for arm in arms:
        key = (arm.card, arm.damage, arm.markers, arm.magia, arm.shifted)
        stacks.setdefault(key, []).append(arm)
    return [tuple(stack) for stack in stacks.values()]


# --- one piece -----------------------------------------------------------------------------------------


def of_group(seat: int, group: Group, place: Rect, shows: int = 0, out: int = USUAL) -> Stand:
    """A group whose token lies in `place`; its medals stand out to the right so far."""
    medals = _medals(seat, group, place, bool(shows and shows < place.w), out)
    return Stand(f"group:{group.id}", "group", seat, place, group, medals=medals, shows=shows)


def of_arms(seat: int, arms: tuple[Arm, ...], place: Rect, shows: int = 0) -> Stand:
    """Equal arms that lie in `place`."""
    return Stand(f"arm:{arms[0].id}", "arm", seat, place, arms=arms, shows=shows)


def ordered(group: Group) -> list[Arm]:
    """The arms of a group, those that were selected for the combat first, then objects."""
    arms = [arm for body in group.bodies for arm in body.arms]
    return sorted(arms, key=lambda arm: (arm.id not in group.chosen, not CARDS[arm.card].is_object))


def _medals(seat: int, group: Group, place: Rect, covered: bool, out: int) -> tuple[Medal, ...]:
    """The medals of the arms of a group: down the right edge, on the left one where a card lies over it."""
    stacks = [
        (stack, stack[0].id in group.chosen)
        for chosen in (True, False)
        for stack in alike([arm for arm in ordered(group) if (arm.id in group.chosen) is chosen])
    ]
    where = _medal_places(group, place, covered, out)
    shown = stacks if len(stacks) <= len(where) else stacks[: len(where) - 1]
    found = [
        Medal(f"arm:{stack[0].id}", spot, stack, chosen=chosen)
        for (stack, chosen), spot in zip(shown, where, strict=False)
    ]
    if len(shown) < len(stacks):
        rest = sum(len(stack) for stack, _ in stacks[len(shown) :])
        found.append(Medal(f"drawer:{seat}:{group.id}", where[len(shown)], rest=rest))
    return tuple(found)


def _medal_places(group: Group, place: Rect, covered: bool, out: int) -> list[Rect]:
    """Where medals lie on a token: two at the right, one at the left, so that they hide no number."""
    if place.w < layout.TOKEN[0]:
        size = layout.SMALL_MEDAL
        if covered:
            return [Rect(place.x + layout.TIGHTEST - size, place.y + 14, size, size)]
        x = place.right - size + min(out, layout.SMALL_GAP)
        return [Rect(x, place.y + ABOVE, size, size), Rect(x, place.y + ABOVE + size - 4, size, size)]
    size = layout.MEDAL
    left = Rect(place.x - 6, place.y + BESIDE, size, size)
    if covered:
        return [left.move(6, 0)]
    x = place.right - size + out
    if group.unit:
        return [Rect(x + 16, place.y + BELOW_COUNT, size, size), left]
    right = [Rect(x, place.y + ABOVE + STEP * n, size, size) for n in range(2)]
    return right if group.aside is not None else [*right, left]


def behind(groups: Sequence[Group], place: Rect) -> tuple[Medal, ...]:
    """Survivors of a dispersed Unit, who have no place of their own: medals down the left edge."""
    return tuple(
        [
            Medal(f"group:{group.id}", Rect(place.x - 8, place.y + 24 + STEP * n, layout.MEDAL, layout.MEDAL),
                  body=group.bodies[0])
            for n, group in enumerate(groups)
        ]
    )  # fmt: skip
