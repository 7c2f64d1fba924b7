"""What menu pages do alike: they are heard, Escape leads back, and tilted things ring themselves."""

from __future__ import annotations

import pygame

from scenes import keynames
from scenes.scene import Scene
from sprites.canvas import Canvas
from sprites.focus import Target
from sprites.intent import Intent
from sprites.widgets import Button

BACK = pygame.Rect(1092, 3, 168, 40)
"""The way back of every page, at the right end of its top bar."""


class MenuPage(Scene):
    """A page or dialog of the menus. Subclasses say in `back` where Escape leads."""

    fills_screen = False

    def __init__(self) -> None:
        super().__init__()
        self._heard: str | None = None

    def back(self) -> None:
        """Leave the page; the title stays."""

    def add_back(self) -> None:
        """Add the way back, where every page has it."""
        key = keynames.key_of(self.app, "cancel")
        words = self.say("menus.back")
        self.widgets.add(
            Button("back", BACK, words, self.go_back, key=key, style="button_small", group="back")
        )

    def go_back(self) -> None:
        """Leave the page, and be heard."""
        self.app.sounds.play("ui_back")
        self.back()

    def beside(self, pos: tuple[float, float]) -> bool:
        """True when a press at `pos`, where nothing lies, shall lead back too."""
        return False

    def action(self, intent: Intent) -> bool:
        """Escape and the pause key lead back, and so does a press beside a dialog."""
        leaves = intent.name in ("cancel", "menu")
        if leaves or (intent.name == "press" and intent.pos is not None and self.beside(intent.pos)):
            self.go_back()
            return True
        return False

    def press(self, target: Target) -> None:
        """See `Scene`."""
        self.app.sounds.play("ui_click")
        super().press(target)

    def refused(self, target: Target) -> None:
        """See `Scene`."""
        self.app.sounds.play("ui_deny")
        super().refused(target)

    def update(self, dt_ms: float) -> None:
        """See `Scene`. A focus that moved to something else ticks."""
        super().update(dt_ms)
        if self.focus_id != self._heard:
            if self._heard is not None and self.focus_id is not None:
                self.app.sounds.play("ui_hover")
            self._heard = self.focus_id

    def rings_itself(self, target_id: str) -> bool:
        """True for a target that lies tilted and draws its own focus ring."""
        return False

    def draw_widgets(self, canvas: Canvas) -> None:
        """See `Scene`."""
        shown = self.interaction.ring
        if self.focus_id is not None and self.rings_itself(self.focus_id):
            self.interaction.ring = False
        super().draw_widgets(canvas)
        self.interaction.ring = shown
