"""The focus graph: what can be pressed on a screen, and where the arrows lead from there."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

import pygame

from sprites.intent import DIRECTIONS, Point

SMALLEST_TARGET = 40
"""Smallest side of a hit area, in logical pixels."""


@dataclass(frozen=True, slots=True)
class Target:
    """One thing that can be pressed. Equal ids on two frames are the same thing."""

    id: str
    rect: pygame.Rect | pygame.FRect
    """Hit area at rest, in logical units; it stays while the picture moves."""
    label: str = ""
    """What it is called, in the player's language."""
    enabled: bool = True
    why: str = ""
    """Why it cannot be pressed now, in the player's language (shown when it is focused or refused)."""
    group: str = "main"
    """Tab goes from group to group; arrows go anywhere."""
    tip: str = ""
    """Text of the tooltip when it is enabled."""
    repeats: bool = False
    """True when quick presses in a row are meant (steppers, scroll arrows)."""
    holds: bool = False
    """True when it is held, not pressed (the seal)."""
    drags: bool = False
    """True when it may be taken and dropped elsewhere."""
    nested: bool = field(default=False, compare=False)
    """True when its area lies on purpose inside another one (a badge on a card); the audit allows that."""
    rule: str = ""
    """The rule that forbids it, when there is one: the rule book is opened there."""
    shown: pygame.Rect | None = field(default=None, compare=False)
    """Where its picture stands while it is looked at, if far from `rect`, or the panel that it belongs to: a
    tooltip keeps off."""
    tip_room: pygame.Rect | None = field(default=None, compare=False)
    """The column in which its tooltip stands, where that has a place of its own: as wide, and from its lower
    edge upwards where it has to be higher."""


def at(targets: Sequence[Target], pos: Point) -> Target | None:
    """The topmost target under `pos` (later ones lie on top), or None."""
    return next((t for t in reversed(targets) if t.rect.collidepoint(pos)), None)


def find(targets: Iterable[Target], wanted: str | None) -> Target | None:
    """The target with the id `wanted`, or None."""
    return next((t for t in targets if t.id == wanted), None)


def neighbour(targets: Sequence[Target], current: Target, direction: str) -> Target | None:
    """The target that lies best in `direction` ("left", "right", "up", "down") of `current`, or None.

    Distance along the direction counts once, distance across it double, and whatever overlaps the beam
    of the current target comes before what does not; beside the beam its own group comes first.
    """
    step = DIRECTIONS[direction]
    scored = [
        ((score[0], score[0] and t.group != current.group, score[1]), number, t)
        for number, t in enumerate(targets)
        if t.id != current.id and (score := _score(current.rect, t.rect, step)) is not None
    ]
    return min(scored)[2] if scored else None


def opposite(targets: Sequence[Target], current: Target, direction: str) -> Target | None:
    """The target at the other end of the row or column of `current`, or None when it stands alone."""
    step = DIRECTIONS[direction]
    back = (-step[0], -step[1])
    beyond = [
        (score[1], number, t)
        for number, t in enumerate(targets)
        if t.id != current.id and (score := _score(current.rect, t.rect, back)) is not None and not score[0]
    ]
    return max(beyond)[2] if beyond else None


def _score(
    start: pygame.Rect | pygame.FRect, end: pygame.Rect | pygame.FRect, step: tuple[int, int]
) -> tuple[bool, float] | None:
    dx, dy = end.centerx - start.centerx, end.centery - start.centery
    along = dx * step[0] + dy * step[1]
    if along <= 1:
        return None
    if step[0]:
        across, beam = abs(dy), end.top < start.bottom and end.bottom > start.top
    else:
        across, beam = abs(dx), end.left < start.right and end.right > start.left
    return (not beam, along + 2 * across)


def groups(targets: Iterable[Target]) -> list[str]:
    """The groups in the order in which they first appear."""
    return list(dict.fromkeys(t.group for t in targets))


def tabbed(
    targets: Sequence[Target],
    current: Target | None,
    backwards: bool = False,
    remembered: dict[str, str] | None = None,
) -> Target | None:
    """Where Tab leads: into the next group (its remembered id first), or on within a lone group."""
    if not targets:
        return None
    if current is None:
        return targets[-1 if backwards else 0]
    step = -1 if backwards else 1
    order = groups(targets)
    if len(order) == 1:
        ids = [t.id for t in targets]
        return targets[(ids.index(current.id) + step) % len(targets)] if current.id in ids else targets[0]
    group = order[(order.index(current.group) + step) % len(order)] if current.group in order else order[0]
    members = [t for t in targets if t.group == group]
    return find(members, (remembered or {}).get(group)) or members[0]
