"""The very first screen: one question, *Show me* or *I know how*."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from scenes import furniture, keynames
from scenes.boards import BOARDS
from scenes.menus import launch, preferences, setup_model, wording
from scenes.menus.entry import Entry
from scenes.menus.frontispiece import Frontispiece
from sprites import faces
from sprites.canvas import Canvas
from sprites.focus import Target

if TYPE_CHECKING:
    from scenes.app import App

RIBBONS = {"show": pygame.Rect(64, 470, 430, 72), "know": pygame.Rect(64, 562, 430, 72)}
PLATE = (218, 302)
PLATES = {"show": (764, 526), "know": (1046, 526)}
PLATE_SEATS = {"show": 1, "know": 0}
"""Whose portrait stands for an answer: the hunter teaches, the old count needs no lesson."""
TILT = {"show": 3.0, "know": -3.0}
LIFT = 12.0
QUESTION = (74, 310, 430, 50)
PROSE = (76, 364, 408, 96)
HINTS_RIGHT = 546


def is_newcomer(app: App) -> bool:
    """True for somebody who was never asked and has no match in his folder."""
    saves = app.services.saves
    return app.settings.guide == "" and saves is not None and not saves.entries()


class WelcomeScene(Frontispiece):
    """Asked once. Either answer is kept, so that the next start begins at the title."""

    name = "welcome"

    def build(self) -> None:
        """See `Scene`."""
        for id, action in (("show", self.show), ("know", self.know)):
            text, about = self.say(f"menus.welcome.{id}"), self.say(f"menus.welcome.{id}.about")
            self.widgets.add(Entry(id, RIBBONS[id], text, action, note=about, hero=True, quiet=id == "know"))
        self.add_languages()
        self.first_focus = "show"
        if self.focus_id is None:
            self.interaction.set_focus("show")

    # --- the answers --------------------------------------------------------------------------------------

    def show(self) -> None:
        """Begin the guide, which says itself what became of it."""
        launch.guide(self.app)

    def know(self) -> None:
        """Go to the title; the guide waits there under Learn."""
        preferences.change(self.app, guide="skipped")
        launch.to_title(self.app)

    # --- targets ------------------------------------------------------------------------------------------

    def targets(self) -> list[Target]:
        """The portraits answer too."""
        plates = [
            Target(f"plate.{id}", _plate_area(id), self.say(f"menus.welcome.{id}"), group="plates")
            for id in PLATES
        ]
        return [*self.widgets.targets(), *plates]

    def rings_itself(self, target_id: str) -> bool:
        """The portraits lie tilted."""
        return target_id.startswith("plate.")

    def press(self, target: Target) -> None:
        """See `Scene`."""
        if target.id.startswith("plate."):
            self.app.sounds.play("ui_click")
            self.widgets.press(target.id.removeprefix("plate."))
        else:
            super().press(target)

    # --- drawing ------------------------------------------------------------------------------------------

    def draw(self, canvas: Canvas) -> None:
        """See `Scene`."""
        self.draw_front(canvas)
        for id in PLATES:
            self._draw_plate(canvas, id)
        question = self.say("menus.welcome.question")
        canvas.fit(question, QUESTION, "title", "#FFF3D8", anchor="midleft", one_line=True, shadow=True)
        with canvas.panel_text():
            canvas.fit(self.say("menus.welcome.prose"), PROSE, "prose", "text", anchor="topleft")
        confirm = (keynames.key_of(self.app, "confirm"), self.say("menus.hint.choose"))
        move = (self.say("menus.key.arrows"), self.say("menus.hint.move"))
        furniture.hints(canvas, [move, confirm], HINTS_RIGHT, 695)
        self.draw_widgets(canvas)

    def _draw_plate(self, canvas: Canvas, id: str) -> None:
        seat, focused = PLATE_SEATS[id], self.lit(f"plate.{id}")
        lit = focused or self.lit(id)
        role = wording.role(self.app.language, setup_model.FIRST_GAME, seat)
        who = BOARDS[setup_model.FIRST_GAME].portraits[seat]
        face = faces.title_plate(who, role, canvas.scale, *PLATE)
        x, y = PLATES[id]
        furniture.draw_turned(
            canvas,
            face,
            (x, y - LIFT * lit),
            TILT[id],
            glow="focus" if lit else None,
            ringed=focused and self.interaction.ring,
        )
        if focused:
            canvas.mark_state(_plate_area(id), "focus", shape=True)


def _plate_area(id: str) -> pygame.Rect:
    area = pygame.Rect(0, 0, PLATE[0] - 10, PLATE[1] - 14)
    area.center = PLATES[id]
    return area
