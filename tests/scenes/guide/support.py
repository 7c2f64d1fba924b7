"""What the tests of the guides share: somebody who knows the notes, what can be pressed, and no more."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from scenes.app import App
from scenes.guide.coach import NEXT, SKIP, GuideCoach
from scenes.guide.lesson import MOMENT
from scenes.guide.lesson import NEXT as BY_BUTTON
from scenes.table.boardscene import BoardScene
from sprites.focus import Target, find
from sprites.intent import Intent
from tests.scenes import menus_support
from tests.scenes.table.boardplay import click_at, rest, target

__all__ = [
    "FRAME", "MOST_FRAMES", "Board", "Newcomer", "Press", "at_step", "by_keys", "by_mouse", "by_pad", "check",
    "coach_of", "rest", "target",
]  # fmt: skip

FRAME = 40.0
MOST_FRAMES = 6000
Board = BoardScene[Any]
Press = Callable[[App, Board, Target], None]
Until = Callable[[Board], bool]


def coach_of(scene: Board) -> GuideCoach[Any]:
    """The coach at the board."""
    assert isinstance(scene.coach, GuideCoach)
    return scene.coach


def by_mouse(app: App, scene: Board, wanted: Target) -> None:
    """Click a target, there where nothing lies over it."""
    rest(app)
    click_at(app, target(scene, wanted.id).rect.center)


def by_keys(app: App, scene: Board, wanted: Target) -> None:
    """Strike Enter: where a note leads, the keys stand already; elsewhere they walk."""
    _confirm(app, scene, wanted, "keys")


def by_pad(app: App, scene: Board, wanted: Target) -> None:
    """The same with a gamepad."""
    _confirm(app, scene, wanted, "pad")


def _confirm(app: App, scene: Board, wanted: Target, device: str) -> None:
    rest(app)
    if scene.coach is None or coach_of(scene).note is None:
        for step in menus_support.way_to(scene, wanted.id):
            app.intend(Intent(step, device=device))
    assert scene.focus_id == wanted.id
    app.intend(Intent("confirm", device=device))


@dataclass(frozen=True, slots=True)
class Newcomer:
    """Somebody at a game's board for the first time."""

    decisions: Callable[[Any], list[Target]]
    """What can be pressed for a decision now."""
    certain: Sequence[str]
    """What is pressed where it can be and no note points elsewhere."""

    def wanted(self, scene: Board, chance: random.Random) -> Target | None:
        """What the note wants pressed; without one, something that leads on. None while nothing is asked."""
        found = [target for target in scene.targets() if target.enabled]
        button = find(found, NEXT) or (find(found, self.certain[0]) if scene.halt else None)
        if button is not None or scene.asked_seat is None:
            return button
        pointed = find(found, coach_of(scene).shine.target)
        led = next((one for id in self.certain if (one := find(found, id)) is not None), None)
        return pointed or led or chance.choice(self.decisions(scene))

    def follow(self, app: App, scene: Board, press: Press, until: Until = lambda scene: False) -> list[str]:
        """Do what the notes ask for until the guide is over or `until` holds; the ids of the notes seen."""
        seen: list[str] = []
        chance = random.Random(3)
        for _ in range(MOST_FRAMES):
            if scene.coach is None:
                return seen
            step = coach_of(scene).step
            if step is not None and step.id not in seen:
                seen.append(step.id)
            check(scene)
            if until(scene):
                return seen
            target = self.wanted(scene, chance)
            if target is not None:
                press(app, scene, target)
            app.step(FRAME)
        raise AssertionError(f"the guide never ends; seen: {seen}")


def check(scene: Board) -> None:
    """The note hides neither what it speaks of nor anything that can be pressed, and there is a way out."""
    coach = coach_of(scene)
    assert find(scene.targets(), SKIP) is not None
    note = coach.note
    if note is None:
        return
    lies = note.place.area
    hidden = [t.id for t in scene.targets() if t.id != NEXT and lies.colliderect(t.rect)]
    assert not hidden, f"{coach.step} hides {hidden}"
    assert coach.shine.areas, f"{coach.step} speaks of nothing"
    if coach.step is not None and coach.step.waits not in (BY_BUTTON, MOMENT):
        meant = find(scene.targets(), coach.shine.target)
        assert meant is not None and meant.enabled, f"{coach.step} asks for what cannot be done"
    assert not any(lies.colliderect(area) for area in coach.shine.areas), f"{coach.step} hides its subject"


def at_step(wanted_id: str) -> Until:
    """True once the note of a step is shown."""

    def shown(scene: Board) -> bool:
        step = coach_of(scene).step
        return step is not None and step.id == wanted_id

    return shown
