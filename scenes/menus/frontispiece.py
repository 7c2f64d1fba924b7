"""What the title and the first question share: the castle under the red moon, the logo, the languages."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

import pygame

from scenes.menus import preferences
from scenes.menus.entry import LanguageEntry
from scenes.menus.page import MenuPage
from sprites import frames, pictures
from sprites.canvas import Canvas
from sprites.intent import Intent, Point
from sprites.kept import kept

LOGO_X = 68
LOGO_LINE = (470, 130)
WASH_GRID = (64, 36)
WASH_COLOUR = (11, 9, 13)
LANGUAGES = {"es": pygame.Rect(100, 674, 82, 40), "en": pygame.Rect(194, 674, 82, 40)}


@dataclass(frozen=True, slots=True)
class Bat:
    """A bat of the idle motion: where it flies, how large, and how its path differs from the others'."""

    x: float
    y: float
    size: float
    phase: float


BATS = (
    Bat(700, 150, 110, 0.0),
    Bat(650, 210, 70, 1.9),
    Bat(760, 96, 60, 3.1),
    Bat(1080, 130, 84, 0.8),
    Bat(1130, 190, 56, 2.5),
    Bat(610, 120, 44, 4.2),
)
FLIGHT = 5200.0
"""Milliseconds of one round of a bat's path."""
WING_BEAT = 640.0
SKY = pygame.Rect(560, 50, 640, 230)
"""All bats stay in here; only this part is drawn again for them."""


class Frontispiece(MenuPage):
    """A page printed on the frontispiece of the atlas; bats fly over it. There is nothing to go back to."""

    wraps = True
    music = "title"

    def __init__(self) -> None:
        super().__init__()
        self._time = 0.0

    def add_languages(self) -> None:
        """Add the languages of the game, at the lower left."""
        for code, place in LANGUAGES.items():
            chosen = self.app.language.code == code
            name = self.say(f"common.language.{code}")
            self.widgets.add(
                LanguageEntry(f"language.{code}", place, name, chosen, partial(self._speak, code))
            )

    def _speak(self, code: str) -> None:
        preferences.change(self.app, language=code)

    def action(self, intent: Intent) -> bool:
        """Escape leads nowhere from here."""
        return False

    def idle_areas(self) -> Sequence[pygame.Rect]:
        """The sky of the bats."""
        return () if self.app.pace.reduced else (SKY,)

    def idle(self, dt_ms: float) -> None:
        """Let the bats fly on."""
        self._time += dt_ms

    def draw_front(self, canvas: Canvas) -> None:
        """The picture with its bats and the name of the game; what a page adds lies on it."""
        canvas.picture(washed_title(canvas.scale), (0, 0))
        self._draw_bats(canvas)
        if canvas.draws_only(SKY):
            return  # the bats fly on, and nothing of the name reaches into their sky
        self._draw_logo(canvas)
        canvas.icon("world", (84, 694), 18, "#D8B978")

    def _draw_bats(self, canvas: Canvas) -> None:
        with canvas.clip(SKY):
            for bat in BATS:
                x, y = _bat_at(bat, self._time)
                wings = _wings(bat, self._time)
                canvas.centred(pictures.bat(wings, bat.size, scale=canvas.scale), (x, y))

    def _draw_logo(self, canvas: Canvas) -> None:
        canvas.fit(
            self.say("menus.tagline"),
            (74, 44, 400, 34),
            "subtitle",
            "#D8B978",
            anchor="midleft",
            one_line=True,
        )
        for key, y in (("first", 80), ("second", 164)):
            word = self.say(f"menus.logo.{key}")
            canvas.picture(_logo(word, canvas.scale), (LOGO_X, y))
        canvas.picture(frames.rule(340, scale=canvas.scale), (76, 282))


@kept
def _logo(word: str, scale: float) -> pygame.Surface:
    """A line of the logo as a picture: its lines stand closer than lines of text may."""
    w, h = LOGO_LINE
    surface = pygame.Surface((round(w * scale), round(h * scale)), pygame.SRCALPHA)
    canvas = Canvas(surface, scale)
    canvas.fit(
        word, (0, 0, w, h), "logo", ("#FFF6DC", "#C9A461"), anchor="midleft", one_line=True, shadow=True
    )
    return surface


@kept
def washed_title(scale: float) -> pygame.Surface:
    """The title picture, darkened at the left for the entries, at the foot and in the corners."""
    picture = pictures.background("title", scale).copy()
    wash = pygame.Surface(WASH_GRID, pygame.SRCALPHA)
    for x in range(WASH_GRID[0]):
        for y in range(WASH_GRID[1]):
            wash.set_at((x, y), (*WASH_COLOUR, round(255 * _darkness(x / WASH_GRID[0], y / WASH_GRID[1]))))
    picture.blit(pygame.transform.smoothscale(wash, picture.get_size()), (0, 0))
    return picture


def _darkness(x: float, y: float) -> float:
    """How dark the wash is at a place of the page, both from 0 to 1."""
    left = 0.93 * (1 - _slope(0.24, 0.52, x))
    foot = 0.40 * _slope(0.72, 1.0, y)
    corner = 0.55 * _slope(0.62, 1.0, math.hypot(x - 0.56, (y - 0.44) * 0.9))
    return 1 - (1 - left) * (1 - foot) * (1 - corner)


def _slope(low: float, high: float, value: float) -> float:
    share = min(max((value - low) / (high - low), 0.0), 1.0)
    return share * share * (3 - 2 * share)


def _bat_at(bat: Bat, time: float) -> Point:
    turn = math.tau * time / FLIGHT + bat.phase
    return bat.x + 26 * math.sin(turn), bat.y + 9 * math.sin(2 * turn + bat.phase)


def _wings(bat: Bat, time: float) -> int:
    """Which of its wing positions a bat shows: down and up again."""
    return (0, 1, 2, 1)[int((time / WING_BEAT + bat.phase) * 4) % 4]
