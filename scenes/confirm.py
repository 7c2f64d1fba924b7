"""The question before something that cannot be taken back. The safe answer has the focus."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from scenes.menus import launch, sides, wording
from scenes.menus.page import MenuPage
from scenes.services import TEXT_FACTORS
from sprites.canvas import Canvas
from sprites.intent import Point
from sprites.widgets import Button, DialogBox

if TYPE_CHECKING:
    from scenes.app import App


class ConfirmScene(MenuPage):
    """Asks the question `menus.confirm.KIND`; `yes` is called once, after the dialog has gone.

    A `kind` with a dot is the whole key of a question in another area.

    `params` fill the sentence; one that depends on the language is a function that gives it. Escape and a
    press beside the box mean no.
    """

    name = "confirm"
    overlay = True

    def __init__(self, kind: str, yes: Callable[[], object], **params: object) -> None:
        super().__init__()
        self._key = kind if "." in kind else f"menus.confirm.{kind}"
        self._yes = yes
        self._params = params
        self._box: DialogBox | None = None

    def build(self) -> None:
        """See `Scene`."""
        key = self._key
        factor = TEXT_FACTORS[self.app.settings.text_size]
        params = {name: told() if callable(told) else told for name, told in self._params.items()}
        self._box = DialogBox(self.say(key), self.say(f"{key}.about", **params), factor=factor)
        no, yes = self._box.buttons(2)
        self.widgets.add(Button("no", no, self.say("menus.confirm.no"), self.back))
        self.widgets.add(Button("yes", yes, self.say(f"{key}.yes"), self._agree, kind="primary"))
        if self.focus_id is None:
            self.interaction.set_focus("no")

    def back(self) -> None:
        """No."""
        self.app.scenes.pop()

    def _agree(self) -> None:
        self.back()
        self._yes()

    def beside(self, pos: Point) -> bool:
        """A press beside the box is a no."""
        return self._box is not None and not self._box.rect.collidepoint(pos)

    def draw(self, canvas: Canvas) -> None:
        """See `Scene`."""
        if self._box:
            self._box.draw(canvas)
        self.draw_widgets(canvas)


def ask_to_replace(app: App, saved: launch.Saved | None, begin: Callable[[], object]) -> None:
    """Call `begin`; with a match half played only after the player agreed to lose it."""
    if saved is None:
        begin()
        return
    app.push(
        ConfirmScene(
            "replace",
            begin,
            who=lambda: _who_plays(app, saved),
            progress=lambda: wording.progress(app.language, saved.entry.game, saved.round),
        )
    )


def _who_plays(app: App, saved: launch.Saved) -> str:
    both = sides.recorded(app.language, saved.entry.game, saved.config)
    return wording.who(app.language, saved.seats, sides.named(both))
