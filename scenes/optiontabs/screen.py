"""Options: language, window and sharpness."""

from __future__ import annotations

from collections.abc import Hashable

import pygame

from game.language import decimal
from scenes.menus import options_model, preferences
from scenes.optiontabs.form import INNER, Section
from sprites import pictures
from sprites.canvas import Canvas
from sprites.kept import kept

SAMPLE = pygame.Rect(INNER.x, INNER.bottom - 122, INNER.w, 122)
MINIATURE = pygame.Rect(SAMPLE.x + 22, SAMPLE.y + 13, 172, 96)
"""The window is drawn as large as it fits in here."""


class Screen(Section):
    """Language, window and sharpness."""

    def build(self) -> None:
        """See `Section`."""
        languages = [(code, self.say(f"common.language.{code}")) for code in ("es", "en")]
        self.choice("language", languages, value=self.app.language.code, changed=self.keep("language"))
        full = self.app.window.fullscreen
        modes = [(mode, self.say(f"menus.options.mode.{mode}")) for mode in ("window", "full")]
        self.choice(
            "window", modes, key="mode", value="full" if full else "window", changed=self._choose_mode
        )
        self.about(self.say("menus.options.mode.about"))
        sizes = [(options_model.size_id(s), options_model.size_name(s)) for s in options_model.SIZES]
        self.choice(
            "window_size",
            sizes,
            key="size",
            value=options_model.size_id(self.app.window.normal_size),
            changed=self._choose_size,
            enabled=not full,
            why=self.say("menus.options.size.full"),
        )
        scales = [
            ("auto", self.say("menus.options.scale.auto")),
            *((s, self.say(f"menus.options.speed.{s}")) for s in ("1", "1.5", "2")),
        ]
        self.choice("scale", scales)
        self.about(self.say("menus.options.scale.about"))

    def draw(self, canvas: Canvas) -> None:
        """See `Section`. The window is shown as it is: its shape, its bars, how the picture fills it."""
        super().draw(canvas)
        canvas.panel(SAMPLE, shadow=False)
        self._draw_miniature(canvas)
        room = (MINIATURE.right + 28, SAMPLE.y + 10, SAMPLE.right - MINIATURE.right - 50, SAMPLE.h - 20)
        canvas.fit(self._told(), room, "body", "text", anchor="midleft")

    def _draw_miniature(self, canvas: Canvas) -> None:
        window, box = self.app.window.letterbox.window, self.app.window.letterbox.box
        share = min(MINIATURE.w / window[0], MINIATURE.h / window[1])
        outside = pygame.FRect(0, 0, window[0] * share, window[1] * share)
        outside.center = MINIATURE.center
        canvas.box(outside.inflate(6, 6), "line2", 3)
        canvas.box(outside, "#0A0708")
        size = max(1, round(box.w * share)), max(1, round(box.h * share))
        place = outside.x + box.x * share, outside.y + box.y * share
        canvas.picture(_thumbnail(size, canvas.scale), place)

    def _told(self) -> str:
        window = self.app.window.letterbox
        language = self.app.language
        return self.say(
            "menus.options.screen.told",
            window=options_model.size_name(window.window),
            picture=options_model.size_name((window.box.w, window.box.h)),
            drawn=options_model.size_name(self.app.canvas.surface.get_size()),
            scale=decimal(language.code, f"{self.app.canvas.scale:g}"),
        )

    def _choose_mode(self, mode: Hashable) -> None:
        self.app.set_fullscreen(mode == "full")  # says itself when the system refuses
        self.page.rebuild()

    def _choose_size(self, name: Hashable) -> None:
        size = next(s for s in options_model.SIZES if options_model.size_id(s) == name)
        self.app.window.resize(size)
        preferences.change(self.app, window_size=size)


@kept
def _thumbnail(size: tuple[int, int], scale: float) -> pygame.Surface:
    """The title picture, `size` logical pixels large."""
    whole = pictures.background("title", 1.0)
    return pygame.transform.smoothscale(whole, (round(size[0] * scale), round(size[1] * scale)))
