"""Options: who is to be thanked."""

from __future__ import annotations

import pygame

from scenes.menus import options_model
from scenes.optiontabs.form import INNER, Section
from sprites import text as rich
from sprites.canvas import Canvas
from sprites.widgets import ScrollArea


class Credits(Section):
    """A page to scroll."""

    def build(self) -> None:
        """See `Section`."""
        area = pygame.Rect(INNER.x, self.y - 6, INNER.w, INNER.bottom - self.y + 6)
        label = self.say("menus.options.tab.credits")
        height = self._height()
        self.page.widgets.add(ScrollArea("credits", area, height, self._paint, label=label, group="page"))

    def _texts(self) -> list[tuple[str, str]]:
        keys = [f"menus.credits.{name}" for name in options_model.CREDITS]
        return [(self.say(f"{key}.title"), self.say(key)) for key in keys]

    def _height(self) -> float:
        factor = self.app.canvas.text_factor
        size = round(16 * factor)
        return sum(
            30 + rich.measure(text, "prose", INNER.w - 40, size=size)[1] + 20 for _, text in self._texts()
        )

    def _paint(self, canvas: Canvas, inner: pygame.FRect) -> None:
        y = inner.y
        for title, text in self._texts():
            canvas.text(title, (inner.x + 6, y), "heading", "line", size=20)
            y += 30
            y += canvas.text(text, (inner.x + 6, y), "prose", "text", width=INNER.w - 40).h + 20
