"""Learn: the guided first match, the book of rules, and a match against the gentlest rival."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pygame

from scenes import furniture, keynames
from scenes.boards import BOARDS
from scenes.menus import launch, setup_model, wording
from scenes.menus.offer import Offer
from scenes.menus.page import MenuPage
from scenes.menus.vignette import engraving
from sprites import faces
from sprites.canvas import Canvas
from sprites.widgets import Button

OFFERS = tuple(pygame.Rect(36 + 412 * n, 74, 384, 540) for n in range(3))
PLATE = (204, 292)
TILT = (2.5, -1.5, 2.0)
BACK = pygame.Rect(1030, 640, 226, 56)
FOOT = pygame.Rect(36, 640, 640, 56)
PAINTED = "S3"
"""The card whose engraving lies over the rulebook: a spyglass."""


class LearnScene(MenuPage):
    """Three ways to learn, pictured. `saved` is a match half played that a new one would replace."""

    name = "learn"
    rules_of = setup_model.FIRST_GAME

    def __init__(self, saved: launch.Saved | None = None) -> None:
        super().__init__()
        self._saved = saved

    def build(self) -> None:
        """See `Scene`."""
        self._offer(0, "guide", partial(self._portrait, 1), self._guide)
        self._offer(1, "rules", partial(engraving, PAINTED, *PLATE), self._rules)
        self._offer(2, "practice", partial(self._portrait, 0), self._practice)
        self.widgets.add(Button("back", BACK, self.say("menus.options.back"), self.go_back, group="foot"))
        if self.focus_id is None:
            self.interaction.set_focus("guide")

    def _offer(
        self, place: int, id: str, picture: Callable[[float], pygame.Surface], action: Callable[[], object]
    ) -> None:
        key = f"menus.learn.{id}"
        rect, text, about = OFFERS[place], self.say(key), self.say(f"{key}.about")
        self.widgets.add(Offer(id, rect, text, about, picture, action, tilt=TILT[place], group="offers"))

    def _portrait(self, seat: int, scale: float) -> pygame.Surface:
        game = setup_model.FIRST_GAME
        role = wording.role(self.app.language, game, seat)
        return faces.title_plate(BOARDS[game].portraits[seat], role, scale, *PLATE)

    # --- what can be done -------------------------------------------------------------------------------

    def _guide(self) -> None:
        launch.guide(self.app)

    def _rules(self) -> None:
        self.explain()

    def _practice(self) -> None:
        from scenes.setup import SetupScene

        easiest = setup_model.levels(setup_model.FIRST_GAME)[0]
        choices = setup_model.solo(launch.new_seed(self.app), level=easiest)
        self.app.push(SetupScene(choices, self._saved), "page")

    def back(self) -> None:
        """To the title."""
        self.app.scenes.pop()

    # --- drawing ----------------------------------------------------------------------------------------

    def draw(self, canvas: Canvas) -> None:
        """See `Scene`."""
        furniture.desk(canvas)
        furniture.top_bar(canvas, self.say("menus.learn.title"), "book")
        for place in OFFERS:
            canvas.panel(place)
        with canvas.panel_text():
            self.draw_widgets(canvas)
            canvas.fit(self.say("menus.learn.foot"), FOOT, "body", "dim", anchor="midleft")
        hint = [(keynames.key_of(self.app, "cancel"), self.say("menus.hint.back"))]
        furniture.hints(canvas, hint, BACK.x - 16, BACK.centery)
