"""What the tests of this board share: an app, matches, and a player who presses at random what glows."""

from __future__ import annotations

import random
from typing import Any, cast

import pygame

from game.language import Language
from game.match import Match, MatchSetup
from game.opponents import InProcess
from game.settings import Settings
from game.vitorian.config import VitorianConfig
from game.vitorian.decks import DECKS
from game.vitorian.system import SYSTEM
from scenes.app import App
from scenes.services import Services
from scenes.vitorian import tour_states
from scenes.vitorian.positions import seats
from scenes.vitorian.scene import VitorianScene
from sprites.focus import Target, find
from sprites.intent import Intent

FRAME = 20.0
PRESS_GAP = 5
MOST_PRESSES = 1500


def make_app(language: str = "es", **settings: Any) -> App:
    """An app under the dummy driver, at the standard window size."""
    pygame.display.init()
    pygame.font.init()
    return App(Services(Language(language), Settings(**{"window_size": (1280, 720), **settings})), scale=1.0)


def match_of(
    human: int | None = 0, decks: tuple[str, str] = ("forge", "rampart"), seed: int = 1, first: int | None = 0
) -> Match:
    """A match against the novice, who answers at once; two people when `human` is None."""
    config = VitorianConfig((DECKS[decks[0]], DECKS[decks[1]]), first)
    players = seats(human, ("Ana", "Bruno") if human is None else ("", ""))
    return Match(SYSTEM, MatchSetup(config, seed, 1, players), thinker=InProcess())


def open_board(app: App, match: Match) -> VitorianScene:
    """Show the board of a match, at its decision."""
    scene = VitorianScene(match)
    app.scenes.reset(scene, "none")
    settle(app, scene)
    return scene


def settle(app: App, scene: VitorianScene) -> None:
    """Let everything be told, up to the next decision of a person or the end."""
    for _ in range(3000):
        if scene.halt or (scene.deciding and not scene.showing) or app.scenes.top is not scene:
            return
        app.step(FRAME)
    raise AssertionError("nobody is asked anything")


def target(scene: VitorianScene, wanted: str) -> Target:
    """The target of that id; a failing test when it is not there."""
    found = find(scene.targets(), wanted)
    assert found is not None, f"no target {wanted} among {[one.id for one in scene.targets()]}"
    return found


def rest(app: App) -> None:
    """Wait until the next press counts as another one."""
    for _ in range(PRESS_GAP):
        app.step(80.0)


def click(app: App, scene: VitorianScene, wanted: str) -> None:
    """Press a target with the mouse, as a person would."""
    x, y = target(scene, wanted).rect.center
    rest(app)
    for name in ("point", "press", "release"):
        app.intend(Intent(name, pos=(float(x), float(y)), device="mouse"))
    app.step(FRAME)


def press(app: App, scene: VitorianScene, wanted: str) -> None:
    """Bring the focus of the keys to a target, and confirm."""
    assert target(scene, wanted)
    rest(app)
    scene.interaction.set_focus(wanted, by_keys=True)
    app.intend(Intent("confirm", device="keys"))
    app.step(FRAME)


def play_on(app: App, scene: VitorianScene, chance: random.Random, presses: int, by_mouse: bool) -> int:
    """Press at random what glows, or a button; returns how many presses it took to the end, or all."""
    for number in range(presses):
        settle(app, scene)
        if scene.halt:
            return number
        seen = scene.seen
        assert seen is not None and seen.to_move == scene.view.viewer
        there = {one.id for one in scene.targets() if one.enabled}
        glowing = {id for id, state in scene.states().items() if state != "selected"}
        buttons = {id for id in there if id in ("main", "second") or id.startswith("way:")}
        lost = glowing - there
        assert not lost, f"{lost} glow and cannot be pressed"
        choices = sorted((glowing | buttons) & there)
        assert choices, f"{seen.ask}: nothing can be pressed after {scene.steps}"
        (click if by_mouse else press)(app, scene, chance.choice(choices))
    return presses


def shown(app: App, name: str) -> VitorianScene:
    """The board in a state of the tour."""
    state = next(one for one in tour_states.STATES if one.name == f"vitorian.{name}")
    scene = cast(VitorianScene, state.build(app))
    app.scenes.reset(scene, "none")
    if state.then:
        state.then(app, scene)
    return scene
