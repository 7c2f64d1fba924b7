"""Writing with a gamepad: the letters on the screen, over the page whose text field was pressed."""

from __future__ import annotations

from typing import Final

import pygame

from scenes import furniture, keynames
from scenes.menus.page import MenuPage
from scenes.scene import Scene
from sprites import frames
from sprites.canvas import Canvas
from sprites.intent import Intent, Point
from sprites.widgets import Button, Letters, TextField
from sprites.widgets.textfield import plainly

WIDE: Final = 640
KEYS: Final = ("shift", "space", "erase")
ALL_ROWS: Final = 310
"""Height of the whole board; the one for figures alone has two rows."""
FIGURES: Final = 104
HEAD: Final = 140


class LettersScene(MenuPage):
    """What is written goes to the field called `field` of `page` when it is done, and nowhere before."""

    name = "letters"
    overlay = True

    def __init__(self, page: Scene, field: str) -> None:
        super().__init__()
        self._page, self._field = page, field
        self.value = self._target().value

    def _target(self) -> TextField:
        """The field as it is now: the page may have been laid out anew meanwhile."""
        found = self._page.widgets[self._field]
        assert isinstance(found, TextField), "only text fields are written in"
        return found

    def build(self) -> None:
        """See `Scene`."""
        field = self._target()
        high = ALL_ROWS if field.accept("a") else FIGURES
        self.panel = pygame.Rect(0, 0, WIDE, HEAD + high + 92)
        self.panel.center = (640, 360)
        board = (self.panel.x + 28, self.panel.y + HEAD, WIDE - 56, high)
        names = {key: self.say(f"menus.letters.{key}") for key in KEYS}
        self.widgets.add(
            Letters("letters", board, self.value, self._written, limit=field.limit, accept=field.accept,
                    names=names)
        )  # fmt: skip
        y = self.panel.bottom - 70
        no, yes = pygame.Rect(self.panel.right - 392, y, 172, 48), (self.panel.right - 208, y, 180, 48)
        self.widgets.add(Button("no", no, self.say("menus.back"), self.go_back, group="foot"))
        done = self.say("menus.letters.done")
        self.widgets.add(Button("yes", yes, done, self._done, kind="primary", group="foot"))
        if self.focus_id is None:
            self.interaction.set_focus("letters.g" if field.accept("a") else "letters.5", by_keys=True)

    def _written(self, value: str) -> None:
        self.value = value

    def _done(self) -> None:
        self.back()
        self._target().take(self.value)

    def back(self) -> None:
        """The field stays as it was."""
        self.app.scenes.pop()

    def beside(self, pos: Point) -> bool:
        """A press beside the letters changes nothing."""
        return not self.panel.collidepoint(pos)

    def action(self, intent: Intent) -> bool:
        """See `MenuPage`. The button of the pause says that it is done."""
        if intent.name == "menu":
            self._done()
            return True
        return super().action(intent)

    def draw(self, canvas: Canvas) -> None:
        """See `Scene`."""
        canvas.panel(self.panel)
        x, y, w = self.panel.x + 28, self.panel.y + 18, WIDE - 56
        title = self._target().text
        canvas.fit(title, (x, y, w, 42), "title", "text", anchor="midleft", one_line=True, shadow=True)
        canvas.picture(frames.field(w, 50, canvas.skin.name, "focus", canvas.scale), (x, y + 52))
        drawn = canvas.fit(
            plainly(self.value), (x + 12, y + 56, w - 24, 42), "body_large", "text", anchor="midleft",
            one_line=True,
        )  # fmt: skip
        end = drawn.right + 2 if self.value else x + 13
        canvas.line((end, y + 66), (end, y + 90), "focus", 2)
        with canvas.panel_text():
            self.draw_widgets(canvas)
        if self.app.by_pad:
            hint = [(keynames.key_of(self.app, "secondary"), self.say("menus.letters.erase"))]
            furniture.hints(canvas, hint, self.panel.right - 408, self.panel.bottom - 46)
