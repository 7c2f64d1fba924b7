"""What the tests of the board share: an app with real texts, matches, and people who play at random."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pygame

from game.dracula.config import STANDARD, DraculaConfig
from game.dracula.system import SYSTEM
from game.dracula.view import DraculaObservation
from game.journal import SeatSetup
from game.language import Language
from game.match import Match, MatchSetup
from game.settings import Settings
from scenes.app import App
from scenes.dracula import selection as sel
from scenes.dracula import tour_states
from scenes.dracula.positions import seats
from scenes.dracula.scene import DraculaScene
from scenes.services import Services
from scenes.tour_state import TourState
from sprites.focus import Target, find
from sprites.intent import Intent

FRAME = 20.0
PRESS_GAP = 5
"""Steps of 80 ms: longer than two presses of the same thing must lie apart."""
MOST_TURNS = 3000


def make_app(language: str = "es", **settings: Any) -> App:
    """An app under the dummy driver, at the standard window size."""
    pygame.display.init()
    pygame.font.init()
    return App(Services(Language(language), Settings(**{"window_size": (1280, 720), **settings})), scale=1.0)


def instant_app(language: str = "es") -> App:
    """An app in which no show takes time."""
    return make_app(language, animation_speed="instant")


def new_match(players: tuple[SeatSetup, SeatSetup], seed: int, config: DraculaConfig = STANDARD) -> Match:
    """A match of these players."""
    return Match(SYSTEM, MatchSetup(config, seed, seed, players))


def solo(seed: int, seat: int = 1, **config: Any) -> Match:
    """One person in `seat` against the Apprentice, who answers at once."""
    return new_match(seats(seat), seed, DraculaConfig(**config))


def open_board(app: App, match: Match) -> DraculaScene:
    """Show the board of a match."""
    scene = DraculaScene(match)
    app.scenes.reset(scene, "none")
    return scene


def target(scene: DraculaScene, wanted: str) -> Target:
    """The target of that id; a failing test when it is not there."""
    found = find(scene.targets(), wanted)
    assert found is not None, f"no target {wanted}"
    return found


def rest(app: App) -> None:
    """Wait until the next press counts as another one."""
    for _ in range(PRESS_GAP):
        app.step(80.0)


def click(app: App, scene: DraculaScene, wanted: str) -> None:
    """Press a target with the mouse, as a person would."""
    centre = target(scene, wanted).rect.center
    pos = (float(centre[0]), float(centre[1]))
    rest(app)
    for name in ("point", "press", "release"):
        app.intend(Intent(name, pos=pos, device="mouse"))


def settle(app: App, scene: DraculaScene) -> None:
    """Let the show come to its end, to the next decision or to the next pause."""
    for _ in range(MOST_TURNS):
        app.step(FRAME)
        if app.scenes.top is not scene or scene.deciding or scene.halt:
            return
    raise AssertionError("the show never comes to an end")


def complete(scene: DraculaScene) -> bool:
    """True when the choice needs only to be confirmed."""
    seen = scene.observation
    return seen is not None and sel.complete(seen, scene.selection) is not None


Player = Callable[[App, DraculaScene, random.Random], None]


def play_by_keys(app: App, scene: DraculaScene, chance: random.Random) -> None:
    """One key of a person who plays at random: letters, digits, arrows and Enter, never the mouse."""
    seen = scene.observation
    assert isinstance(seen, DraculaObservation)
    if seen.phase == "choose":
        draw = Intent("letter", text=scene.words.text("choose.draw_key").lower())
        app.intend(chance.choice((draw, draw, draw, Intent("end_turn"))))
    elif scene.selection.place is None:
        app.intend(Intent("digit", digit=chance.randint(1, 6)))
    elif complete(scene):
        rest(app)
        app.intend(Intent("confirm"))
    else:
        app.intend(Intent("digit", digit=chance.randint(1, 5)))


def play_by_mouse(app: App, scene: DraculaScene, chance: random.Random) -> None:
    """One click of a person who plays at random, on anything that belongs to the choice."""
    seen = scene.observation
    assert isinstance(seen, DraculaObservation)
    if complete(scene):
        click(app, scene, chance.choice(("confirm", "confirm", "other")))
        return
    kinds = ("slot", "drawn", "token", "district", "draw", "call")
    offered = [t.id for t in scene.targets() if t.enabled and t.id.split(":")[0] in kinds]
    click(app, scene, chance.choice(offered))


def state(name: str) -> TourState:
    """The state of the tour that is called so."""
    return next(state for state in tour_states.STATES if state.name == f"dracula.{name}")
