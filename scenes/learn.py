"""Learn a game: a guided first match, the book of rules, and a match against the gentlest rival."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pygame

from game import rulebook
from scenes import furniture
from scenes.boards import BOARDS
from scenes.menus import launch, setup_model, wording
from scenes.menus.games import GameRow
from scenes.menus.offer import Offer
from scenes.menus.page import MenuPage
from scenes.menus.vignette import closed_book
from sprites import faces
from sprites.canvas import Canvas

OFFER = pygame.Rect(0, 124, 384, 504)
STEP = 412
"""From one way to learn to the next."""
PLATE = (204, 292)
TILT = {"guide": 2.5, "rules": -3.0, "practice": 2.0}
BOOK = (302, 313)
FOOT = pygame.Rect(36, 644, 1208, 52)


Way = tuple[str, Callable[[float], pygame.Surface], Callable[[], object]]
"""Its id, its picture for a render scale, and what it does."""


class LearnScene(MenuPage):
    """The ways to learn `game`, pictured. `saved` is a match half played that a new one would replace."""

    name = "learn"

    def __init__(self, saved: launch.Saved | None = None, game: str = setup_model.FIRST_GAME) -> None:
        super().__init__()
        self._saved = saved
        self.rules_of = game

    def build(self) -> None:
        """See `Scene`."""
        self.widgets.add(GameRow(self.app.language, self.rules_of, self._turn_to))
        ways = self._ways()
        left = 640 - (STEP * len(ways) - (STEP - OFFER.w)) // 2
        for number, (id, picture, action) in enumerate(ways):
            rect, key = OFFER.move(left + STEP * number, 0), f"menus.learn.{id}"
            text, about = self.say(key), self.say(f"{key}.about")
            self.widgets.add(Offer(id, rect, text, about, picture, action, tilt=TILT[id], group="offers"))
        self.add_back()
        if self.focus_id is None:
            self.interaction.set_focus(ways[0][0])

    def _ways(self) -> list[Way]:
        """What there is for this game: not every one has a guide or a book yet."""
        ways: list[Way] = [("practice", self._picture, self._practice)]
        if rulebook.is_there(self.rules_of):
            ways.insert(0, ("rules", partial(closed_book, BOARDS[self.rules_of].book, *BOOK), self.explain))
        if BOARDS[self.rules_of].guide is not None:
            ways.insert(0, ("guide", self._portrait, self._guide))
        return ways

    def _turn_to(self, game: str) -> None:
        self.rules_of = game
        self.widgets.clear()
        self.build()
        self.changed()

    def _portrait(self, scale: float) -> pygame.Surface:
        """The one who teaches."""
        pages, language = BOARDS[self.rules_of], self.app.language
        if pages.teacher is not None:
            who, name = pages.teacher[0], language.text(pages.teacher[1])
        else:
            who, name = pages.portraits[1], wording.role(language, self.rules_of, 1)
        return faces.title_plate(who, name, scale, *PLATE)

    def _picture(self, scale: float) -> pygame.Surface:
        return BOARDS[self.rules_of].plate(self.app.language, 0, *PLATE, scale)

    # --- what can be done -------------------------------------------------------------------------------

    def _guide(self) -> None:
        launch.guide(self.app, self.rules_of)

    def _practice(self) -> None:
        from scenes.setup import SetupScene

        easiest = setup_model.levels(self.rules_of)[0]
        choices = setup_model.solo(launch.new_seed(self.app), level=easiest, game=self.rules_of)
        self.app.push(SetupScene(choices, self._saved), "page")

    def back(self) -> None:
        """To the title."""
        self.app.scenes.pop()

    # --- drawing ----------------------------------------------------------------------------------------

    def draw(self, canvas: Canvas) -> None:
        """See `Scene`."""
        furniture.desk(canvas)
        furniture.top_bar(canvas, self.say("menus.learn.title"), "book")
        for offer in self.widgets:
            if isinstance(offer, Offer):
                canvas.panel(offer.rect)
        with canvas.panel_text():
            self.draw_widgets(canvas)
            canvas.fit(self.say("menus.learn.foot"), FOOT, "body", "dim")
