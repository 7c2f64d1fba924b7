"""What the tests of the guide share: somebody who knows the notes, what can be pressed, and no more."""

from __future__ import annotations

import random
from collections.abc import Callable

from game.dracula.system import SYSTEM
from game.match import Match
from scenes.app import App
from scenes.dracula.guide import paper
from scenes.dracula.guide.coach import NEXT, SKIP, GuideCoach
from scenes.dracula.guide.start import guided, setup
from scenes.dracula.scene import DraculaScene
from sprites.focus import Target, find
from sprites.intent import Intent
from tests.scenes import menus_support
from tests.scenes.dracula import support

FRAME = 40.0
MOST_FRAMES = 6000
DECIDING = ("draw", "call", "confirm", "drawn", "slot", "district", "token")
"""What a decision is made with: the kinds of its targets."""
Press = Callable[[App, DraculaScene, Target], None]


def open_guide(app: App) -> DraculaScene:
    """The match of the guide on the screen, without a file."""
    scene = guided(Match(SYSTEM, setup()))
    app.scenes.reset(scene, "none")
    return scene


def coach_of(scene: DraculaScene) -> GuideCoach:
    """The coach at the board."""
    assert isinstance(scene.coach, GuideCoach)
    return scene.coach


def decisions(scene: DraculaScene) -> list[Target]:
    """What the player can press for a decision now."""
    return [t for t in scene.targets() if t.enabled and t.id.split(":")[0] in DECIDING]


def wanted(scene: DraculaScene, chance: random.Random) -> Target | None:
    """What the note wants pressed; without a note, something that leads on. None while nothing is asked."""
    found = [target for target in scene.targets() if target.enabled]
    button = find(found, NEXT) or find(found, "go_on")
    if button is not None or scene.asked_seat is None:
        return button
    pointed = find(found, coach_of(scene).shine.target)
    return pointed or find(found, "confirm") or chance.choice(decisions(scene))


def by_mouse(app: App, scene: DraculaScene, target: Target) -> None:
    """Click a target."""
    support.click(app, scene, target.id)


def by_keys(app: App, scene: DraculaScene, target: Target) -> None:
    """Strike Enter: where a note leads, the keys stand already; elsewhere they walk."""
    _confirm(app, scene, target, "keys")


def by_pad(app: App, scene: DraculaScene, target: Target) -> None:
    """The same with a gamepad."""
    _confirm(app, scene, target, "pad")


def _confirm(app: App, scene: DraculaScene, target: Target, device: str) -> None:
    support.rest(app)
    if scene.coach is None or coach_of(scene).note is None:
        for step in menus_support.way_to(scene, target.id):
            app.intend(Intent(step, device=device))
    assert scene.focus_id == target.id
    app.intend(Intent("confirm", device=device))


def follow(
    app: App, scene: DraculaScene, press: Press, until: Callable[[DraculaScene], bool] = lambda scene: False
) -> list[str]:
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
        target = wanted(scene, chance)
        if target is not None:
            press(app, scene, target)
        app.step(FRAME)
    raise AssertionError(f"the guide never ends; seen: {seen}")


def check(scene: DraculaScene) -> None:
    """The note hides neither what it speaks of nor anything that can be pressed, and there is a way out."""
    coach = coach_of(scene)
    assert find(scene.targets(), SKIP) is not None
    note = coach.note
    if note is None:
        return
    lies = paper.area(note)
    hidden = [t.id for t in scene.targets() if t.id != NEXT and lies.colliderect(t.rect)]
    assert not hidden, f"{coach.step} hides {hidden}"
    assert coach.shine.areas, f"{coach.step} speaks of nothing"
    if coach.step is not None and coach.step.waits in ("choice", "discard", "turn"):
        meant = find(scene.targets(), coach.shine.target)
        assert meant is not None and meant.enabled, f"{coach.step} asks for what cannot be done"
    assert not any(lies.colliderect(area) for area in coach.shine.areas), f"{coach.step} hides its subject"


def at_step(wanted_id: str) -> Callable[[DraculaScene], bool]:
    """True once the note of a step is shown."""

    def shown(scene: DraculaScene) -> bool:
        step = coach_of(scene).step
        return step is not None and step.id == wanted_id

    return shown
