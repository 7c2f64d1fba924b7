"""Options: the four volumes, each with a test; silence, one ear, captions; and how it is with the device."""

from __future__ import annotations

from functools import partial
from typing import Final

import pygame

from scenes.optiontabs.form import HEADING, INNER, SLIDER_LABEL, Section
from sprites.canvas import Canvas
from sprites.widgets import Button, Slider, Toggle

VOLUMES: Final = {"music": "reward", "effects": "card_play", "ambience": "far_owl", "interface": "ui_click"}
"""Volume group -> the cue that its test plays."""
SWITCHES: Final = ("mute", "mono", "captions")
TEST_WIDTH = 150
ROW, NOTE, STEP = 48, 25, 74
"""Heights of a slider, of the line about it, and from one slider to the next."""
SWITCH_TOP = INNER.y + HEADING + len(VOLUMES) * STEP + 8
SWITCH_GAP = 16
SWITCH_NOTE = 34
STATE = pygame.Rect(INNER.x, INNER.bottom - 42, INNER.w, 44)
RETRY_WIDTH = 300


class Sound(Section):
    """What is heard, and how loud."""

    def build(self) -> None:
        """See `Section`."""
        for number, group in enumerate(VOLUMES):
            self._volume(group, INNER.y + HEADING + number * STEP)
        for number, name in enumerate(SWITCHES):
            self._switch(name, number)
        if self.app.sounds.silent:
            retry = pygame.Rect(STATE.right - RETRY_WIDTH, STATE.y - 2, RETRY_WIDTH, 46)
            self.page.widgets.add(
                Button("retry", retry, self.say("menus.options.sound.retry"), self._retry_sound,
                       icon="restart", group="page")
            )  # fmt: skip

    def _volume(self, group: str, top: int) -> None:
        row = pygame.Rect(INNER.x, top, INNER.w, ROW)
        slider = pygame.Rect(row.x, row.y, row.w - TEST_WIDTH - 24, row.h)
        self.page.widgets.add(
            Slider(
                group,
                slider,
                self.say(f"sound.{group}"),
                getattr(self.app.settings, group),
                self.keep(group),
                show=self._percent,
                label_width=SLIDER_LABEL,
                group="page",
            )
        )
        quiet = self.app.settings.mute
        test = pygame.Rect(row.right - TEST_WIDTH, row.y, TEST_WIDTH, 48)
        self.page.widgets.add(
            Button(
                f"test_{group}",
                test,
                self.say("menus.options.test"),
                partial(self.app.sounds.play, VOLUMES[group]),
                icon="sound",
                group="page",
                enabled=not quiet,
                why=self.say("sound.muted") if quiet else "",
            )
        )
        note = pygame.Rect(INNER.x + 6, row.bottom - 6, slider.w - 12, NOTE)
        self.notes.append((self.say(f"sound.{group}.about"), note, "dim"))

    def _switch(self, name: str, number: int) -> None:
        width = (INNER.w - SWITCH_GAP * (len(SWITCHES) - 1)) // len(SWITCHES)
        left = INNER.x + number * (width + SWITCH_GAP)
        box = pygame.Rect(left, SWITCH_TOP, width, 44)
        changed = self._mute if name == "mute" else self.keep(name)
        on = getattr(self.app.settings, name)
        self.page.widgets.add(Toggle(name, box, self.say(f"sound.{name}"), on, changed, group="page"))
        note = pygame.Rect(left + 42, box.bottom - 6, width - 46, SWITCH_NOTE)
        self.notes.append((self.say(f"sound.{name}.about"), note, "dim"))

    def draw(self, canvas: Canvas) -> None:
        """See `Section`."""
        super().draw(canvas)
        canvas.line((INNER.x, STATE.y - 8), (INNER.right, STATE.y - 8), "line2")
        silent = self.app.sounds.silent
        room = pygame.Rect(STATE.x + 40, STATE.y, STATE.w - 40 - (RETRY_WIDTH + 16 if silent else 0), STATE.h)
        icon, colour = ("warning", "warning") if silent else ("sound", "text")
        canvas.icon(icon, (STATE.x + 18, STATE.centery), 22, colour)
        canvas.fit(self._state(), room, "secondary", colour, anchor="midleft")

    def _state(self) -> str:
        """How it stands with the device, as a sentence."""
        if self.app.sounds.silent:
            return self.say("menus.options.sound.missing")
        if self.app.settings.mute or self.app.services.mute:
            return self.say("sound.state.muted")
        return self.say("sound.state.mono" if self.app.settings.mono else "sound.state.stereo")

    def _mute(self, on: bool) -> None:
        self.keep("mute")(on)
        self.page.rebuild()

    def _percent(self, value: float) -> str:
        return self.say("menus.options.percent", n=round(value * 100))

    def _retry_sound(self) -> None:
        found = self.app.sounds.try_again()
        key = "menus.options.sound.found" if found else "menus.options.sound.missing"
        self.page.tell(lambda: self.say(key))
        self.page.rebuild()
