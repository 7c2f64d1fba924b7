"""What the tests of this board share: an app, matches, and a player who presses at random what glows."""

from __future__ import annotations

import random
from typing import cast

from game.match import Match, MatchSetup
from game.opponents import InProcess
from game.vitorian.config import VitorianConfig
from game.vitorian.decks import DECKS
from game.vitorian.system import SYSTEM
from scenes.app import App
from scenes.vitorian import tour_states
from scenes.vitorian.positions import seats
from scenes.vitorian.scene import VitorianScene
from tests.scenes.table import boardplay
from tests.scenes.table.boardplay import FRAME, click_at, make_app, press, rest, settle, target

__all__ = [
    "FRAME", "MOST_PRESSES", "click", "make_app", "match_of", "open_board", "play_on",
    "press", "rest", "settle", "shown", "target",
]  # fmt: skip

MOST_PRESSES = 1500


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


def click(app: App, scene: VitorianScene, wanted: str) -> None:
    """Press a target with the mouse, as a person would."""
    centre = target(scene, wanted).rect.center
    rest(app)
    click_at(app, centre)


def play_on(app: App, scene: VitorianScene, chance: random.Random, presses: int, by_mouse: bool) -> int:
    """Press at random what glows, or a button; returns how many presses it took to the end, or all."""

    def choices() -> list[str]:
        there = {one.id for one in scene.targets() if one.enabled}
        glowing = {id for id, state in scene.states().items() if state != "selected"}
        buttons = {id for id in there if id in ("main", "second") or id.startswith("way:")}
        lost = glowing - there
        assert not lost, f"{lost} glow and cannot be pressed"
        return sorted((glowing | buttons) & there)

    return boardplay.play_on(app, scene, chance, presses, click if by_mouse else press, choices)


def shown(app: App, name: str) -> VitorianScene:
    """The board in a state of the tour."""
    state = next(one for one in tour_states.STATES if one.name == f"vitorian.{name}")
    scene = cast(VitorianScene, state.build(app))
    app.scenes.reset(scene, "none")
    if state.then:
        state.then(app, scene)
    return scene
