"""Options: the volumes, each with a test, and another try where there is no sound."""

from __future__ import annotations

from functools import partial

import pygame

from scenes.menus import options_model
from scenes.optiontabs.form import GAP, SLIDER_LABEL, Section
from sprites.widgets import Button, Slider

TEST_WIDTH = 150


class Sound(Section):
    """The volumes."""

    def build(self) -> None:
        """See `Section`."""
        for group in options_model.VOLUMES:
            row = self.row(56)
            slider = pygame.Rect(row.x, row.y, row.w - TEST_WIDTH - 24, row.h)
            text = self.say(f"menus.options.{group}")
            value = getattr(self.app.settings, group)
            self.page.widgets.add(
                Slider(
                    group,
                    slider,
                    text,
                    value,
                    self.keep(group),
                    show=self._percent,
                    label_width=SLIDER_LABEL,
                    group="page",
                )
            )
            test = pygame.Rect(row.right - TEST_WIDTH, row.y + 4, TEST_WIDTH, 48)
            cue = options_model.VOLUMES[group]
            label = self.say("menus.options.test")
            self.page.widgets.add(
                Button(f"test_{group}", test, label, partial(self.app.sounds.play, cue),
                       icon="sound", group="page")
            )  # fmt: skip
            self.about(self.say(f"menus.options.{group}.about"))
        if getattr(self.app.sounds, "silent", False):
            self.y += GAP
            self.about(self.say("menus.options.sound.missing"), "warning")
            retry = self.row(52)
            retry.width = 320
            self.page.widgets.add(
                Button("retry", retry, self.say("menus.options.sound.retry"), self._retry_sound,
                       icon="restart", group="page")
            )  # fmt: skip

    def _percent(self, value: float) -> str:
        return self.say("menus.options.percent", n=round(value * 100))

    def _retry_sound(self) -> None:
        again = getattr(self.app.sounds, "try_again", None)
        found = bool(again and again())
        self.page.note = self.say("menus.options.sound.found" if found else "menus.options.sound.missing")
        self.page.rebuild()
