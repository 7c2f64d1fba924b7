"""The entries of the title: a large ribbon for the foremost, words for the others, a ribbon when lit."""

from __future__ import annotations

from collections.abc import Callable

from sprites import frames
from sprites.canvas import Canvas
from sprites.widgets import Look, Widget
from sprites.widgets.base import Box

NOTE_ROOM = 40
"""So much of the ribbon's width the second line leaves free, so that it stays inside the focus ring."""


class Entry(Widget):
    """One entry of a menu without boxes. `hero` is the large first one with a second line, `note`."""

    def __init__(
        self,
        id: str,
        rect: Box,
        text: str,
        action: Callable[[], object],
        *,
        note: str = "",
        hero: bool = False,
        quiet: bool = False,
        about: str = "",
        group: str = "main",
    ) -> None:
        super().__init__(id, rect, text, group=group)
        self.note = note
        self.hero = hero
        self.quiet = quiet
        """A ribbon that is only bright while it is lit."""
        self.about = about
        """What the page says while it is lit."""
        self._action = action

    @property
    def label(self) -> str:
        """What it is called."""
        return f"{self.text}. {self.note}" if self.note else self.text

    def press(self, target_id: str) -> None:
        """Do what it is for."""
        self._action()

    def draw(self, canvas: Canvas, look: Look) -> None:
        """See `Widget`."""
        if self.hero:
            self._draw_hero(canvas, look.lit == self.id)
        else:
            self._draw_word(canvas, look.lit == self.id)

    def _draw_hero(self, canvas: Canvas, lit: bool) -> None:
        x, y, w, h = self.rect
        canvas.picture(frames.ribbon(w, h, scale=canvas.scale, bright=lit or not self.quiet), (x, y))
        if lit:
            canvas.mark_state(self.rect, "focus", shape=True)
            canvas.icon("diamond", (x + w - 62, y + h / 2), 15, "focus")
        colour = "#FFFBEF" if lit else "#FFF3D8"
        middle = h / 2 if not self.note else 22
        canvas.fit(
            self.text,
            (x + 32, y + middle - 20, w - 112, 40),
            "button_large",
            colour,
            anchor="midleft",
            one_line=True,
            size=31,
            shadow=True,
        )
        if self.note:
            canvas.fit(
                self.note,
                (x + 33, y + 39, w - NOTE_ROOM, 24),
                "body",
                "#F7DDBE",
                anchor="midleft",
                one_line=True,
            )

    def _draw_word(self, canvas: Canvas, lit: bool) -> None:
        x, y, w, h = self.rect
        if lit:
            canvas.picture(frames.ribbon(w, h, scale=canvas.scale, bright=True), (x, y))
            canvas.mark_state(self.rect, "focus", shape=True)
        colour = "#FFF3D8" if lit else "#D9C9A8"
        canvas.fit(
            self.text,
            (x + 18, y, w - 26, h),
            "button_large",
            colour,
            anchor="midleft",
            one_line=True,
            shadow=True,
            smallest=17,
        )


class LanguageEntry(Widget):
    """A language by its own name; the one in force is bold and underlined."""

    def __init__(self, id: str, rect: Box, text: str, chosen: bool, action: Callable[[], object]) -> None:
        super().__init__(id, rect, text, group="language")
        self.chosen = chosen
        self._action = action

    def press(self, target_id: str) -> None:
        """Change the language."""
        self._action()

    def draw(self, canvas: Canvas, look: Look) -> None:
        """See `Widget`."""
        x, y, w, h = self.rect
        colour = "#FFF3D8" if look.lit == self.id else "#E9DCC0" if self.chosen else "#A8987B"
        style = "body_bold" if self.chosen else "body"
        drawn = canvas.fit(self.text, (x, y, w, h), style, colour, one_line=True)
        if self.chosen:
            canvas.mark_state(self.rect, "selected", shape=True)
        if self.chosen or look.lit == self.id:
            line = "focus" if look.lit == self.id else "gold"
            canvas.line((drawn.left, drawn.bottom + 2), (drawn.right, drawn.bottom + 2), line, 1.4)
