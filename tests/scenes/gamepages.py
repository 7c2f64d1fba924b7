"""One game's half of the pages of the house: set-up page, result page, the plates of its rule book."""

from __future__ import annotations

from typing import Any

import pygame

from game.language import Language
from game.match import Match
from game.rules.chance import Chance
from scenes.app import App
from scenes.menus.parts import RESULT_PANEL
from scenes.rulebook.figure import Figure
from scenes.setup import SetupScene
from scenes.title import TitleScene
from sprites.canvas import Canvas
from tests.scenes.menus_support import press_by_mouse, show, top

GROUND = (9, 90, 9)
"""A colour that nothing is painted in."""


def setup_page(app: App, game: str) -> SetupScene:
    """Go from the title to the set-up page of a match of `game` against the computer."""
    show(app, TitleScene())
    press_by_mouse(app, "one_match")
    press_by_mouse(app, f"game.{game}")
    return the_setup_page(app)


def the_setup_page(app: App) -> SetupScene:
    """The set-up page, which must be on top."""
    scene = top(app)
    assert isinstance(scene, SetupScene)
    return scene


def play_by_chance(match: Match, actions: int = 250) -> Match:
    """Play a match by chance until it ends, or seat 1 gives up after so many actions."""
    chance = Chance.of(5, 9)
    for _ in range(actions):
        seat = match.to_move
        if seat is None:
            break
        match.uncover(seat)
        legal = match.observation(seat).legal  # type: ignore[attr-defined]
        match.act(seat, legal[chance.below(len(legal))])
    if match.outcome is None:
        match.concede(1)
    return match


def ground(size: tuple[int, int]) -> pygame.Surface:
    """A surface on which nothing is painted yet."""
    pygame.display.init()
    pygame.font.init()
    surface = pygame.Surface(size)
    surface.fill(GROUND)
    return surface


def painted_area(surface: pygame.Surface) -> pygame.Rect:
    """The rectangle that holds all that was painted on the ground; there must be something."""
    mask = pygame.mask.from_threshold(surface, GROUND, (1, 1, 1, 255))
    mask.invert()
    parts = mask.get_bounding_rects()
    assert parts
    return parts[0].unionall(parts[1:])


def painted_result(result: Any, grown: float) -> pygame.Surface:
    """A game's half of the result page with nothing else on it."""
    surface = ground((1280, 720))
    result.draw(Canvas(surface), grown)
    return surface


def assert_within_panel(result: Any) -> None:
    """Hold a game's half of the result page to its panel."""
    whole = painted_area(painted_result(result, 1.0))
    assert RESULT_PANEL.contains(whole), (whole, RESULT_PANEL)


def assert_within_plate(figure: Figure, code: str) -> None:
    """Hold a picture of a rule book to its plate."""
    surface = ground((600, 500))
    room = pygame.FRect(100, 80, figure.width, figure.height)
    figure.paint(Canvas(surface), room.inflate(-14, -14), Language(code), lambda action: "Esc")
    whole = painted_area(surface)
    assert pygame.Rect(room).contains(whole), (whole, room)
