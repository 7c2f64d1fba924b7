"""Asking under which name a match is kept."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from scenes.menus.page import MenuPage
from sprites.canvas import Canvas
from sprites.intent import Point
from sprites.widgets import Button, TextField

BOX = pygame.Rect(360, 232, 560, 256)
FIELD = pygame.Rect(388, 334, 504, 50)
NO = pygame.Rect(466, 406, 205, 54)
YES = pygame.Rect(687, 406, 205, 54)
LONGEST = 40


class NameScene(MenuPage):
    """A line to type the name in. `done` hears it once, after the dialog has gone; never an empty one."""

    name = "naming"
    overlay = True

    def __init__(self, proposal: str, done: Callable[[str], object]) -> None:
        super().__init__()
        self._title = proposal[:LONGEST]
        self._done = done

    def build(self) -> None:
        """See `Scene`."""
        name = self.say("replays.name")
        field = TextField("name", FIELD, name, self._title, self._typed, limit=LONGEST, empty=name)
        self.widgets.add(field)
        self.widgets.add(Button("no", NO, self.say("menus.confirm.no"), self.back))
        self.widgets.add(Button("yes", YES, self.say("replays.name.yes"), self._agree, kind="primary"))
        if self.focus_id is None:
            self.interaction.set_focus("name")

    def _typed(self, title: str) -> None:
        self._title = title

    def _agree(self) -> None:
        title = self._title.strip()
        if not title:
            self.interaction.set_focus("name", by_keys=self.interaction.ring)
            return
        self.back()
        self._done(title)

    def back(self) -> None:
        """Keep nothing."""
        self.app.scenes.pop()

    def beside(self, pos: Point) -> bool:
        """A press beside the box keeps nothing."""
        return not BOX.collidepoint(pos)

    def draw(self, canvas: Canvas) -> None:
        """See `Scene`."""
        canvas.panel(BOX)
        title = (BOX.x + 28, BOX.y + 22, BOX.w - 56, 40)
        canvas.fit(
            self.say("replays.name.title"),
            title,
            "title",
            "text",
            anchor="midleft",
            one_line=True,
            shadow=True,
        )
        with canvas.panel_text():
            about = (BOX.x + 28, BOX.y + 64, BOX.w - 56, 32)
            canvas.fit(self.say("replays.name.about"), about, "body", "dim", anchor="midleft")
        self.draw_widgets(canvas)
