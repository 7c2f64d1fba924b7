"""What the tests of this board share: an app, matches, and a player who presses at random what glows."""

from __future__ import annotations

import random

import pygame

from game.epikha.config import EpikhaConfig
from game.epikha.decks import DECKS
from game.epikha.system import SYSTEM
from game.match import Match, MatchSetup
from game.opponents import InProcess
from scenes.app import App
from scenes.epikha.positions import seats
from scenes.epikha.scene import EpikhaScene
from tests.scenes.table import boardplay
from tests.scenes.table.boardplay import FRAME, click_at, make_app, press, rest, settle, target

__all__ = [
    "FRAME", "MOST_PRESSES", "OFTEN", "choices", "click", "make_app", "match_of", "open_board", "open_spot",
    "play_on", "press", "rest", "settle", "target",
]  # fmt: skip

MOST_PRESSES = 2500
OFTEN = 1
"""A button of the board is pressed so many times as often as a piece, or a match would never end."""


def match_of(
    human: int | None = 0, decks: tuple[str, str] = ("empiria", "abaron"), seed: int = 1,
    first: int | None = 0, quick: bool = True,
) -> Match:  # fmt: skip
    """A match against the novice, who answers at once; two people when `human` is None."""
    config = EpikhaConfig((DECKS[decks[0]], DECKS[decks[1]]), first, quick=quick)
    players = seats(human, ("Ana", "Bruno") if human is None else ("", ""))
    return Match(SYSTEM, MatchSetup(config, seed, 1, players), thinker=InProcess())


def open_board(app: App, match: Match) -> EpikhaScene:
    """Show the board of a match, at its decision."""
    scene = EpikhaScene(match)
    app.scenes.reset(scene, "none")
    settle(app, scene)
    return scene


def click(app: App, scene: EpikhaScene, wanted: str) -> None:
    """Press a target with the mouse, as a person would: where it is not covered."""
    place = target(scene, wanted).rect
    rest(app)
    click_at(app, open_spot(scene, wanted, place))


def open_spot(scene: EpikhaScene, wanted: str, place: pygame.Rect) -> tuple[int, int]:
    """A point of a target that nothing lies over: its middle if it can be."""
    above = [one.rect for one in scene.targets()]
    at = next(n for n, one in enumerate(scene.targets()) if one.id == wanted)
    covers = above[at + 1 :]
    spots = [place.center, *((x, y) for y in _steps(place.y, place.h) for x in _steps(place.x, place.w))]
    return next((spot for spot in spots if not any(one.collidepoint(spot) for one in covers)), place.center)


def _steps(start: int, length: int) -> range:
    return range(start + 2, start + length - 1, max(1, length // 8))


def choices(scene: EpikhaScene) -> list[str]:
    """Everything that a player could press to go on; what glows out of sight is behind a drawer."""
    there = {one.id for one in scene.targets() if one.enabled}
    glowing = {id for id, state in scene.states().items() if state not in ("selected", "pays")}
    buttons = {id for id in there if id in ("main", "second") or id.startswith(("way:", "dial:"))}
    lost = glowing - there
    drawers = {id for id in there if id.startswith("drawer:")} if lost else set()
    assert not lost or drawers or scene.drawer, f"{lost} glow and cannot be pressed"
    pieces = sorted((glowing & there) | drawers)
    return pieces + sorted(buttons) * OFTEN


def play_on(app: App, scene: EpikhaScene, chance: random.Random, presses: int, by_mouse: bool) -> int:
    """Press at random what glows, or a button; returns how many presses it took to the end, or all."""
    return boardplay.play_on(
        app, scene, chance, presses, click if by_mouse else press, lambda: choices(scene)
    )
