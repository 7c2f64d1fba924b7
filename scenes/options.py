"""The options: six sections, every change at once. Opened from the title and from the pause."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pygame

from scenes import furniture, keynames
from scenes.menus import options_model
from scenes.menus.page import MenuPage
from scenes.menus.tabs import Tabs
from scenes.menus.vignette import engraving
from scenes.optiontabs.credits import Credits
from scenes.optiontabs.form import INNER, PAGE, Section
from scenes.optiontabs.keys import Keys
from scenes.optiontabs.play import Game
from scenes.optiontabs.reading import Reading
from scenes.optiontabs.screen import Screen
from scenes.optiontabs.sound import Sound
from sprites import frames
from sprites.canvas import Canvas
from sprites.focus import Target
from sprites.intent import Intent

SECTIONS: Final[dict[str, type[Section]]] = {
    "screen": Screen,
    "sound": Sound,
    "game": Game,
    "reading": Reading,
    "keys": Keys,
    "credits": Credits,
}
TABS = pygame.Rect(24, 72, 232, 324)
VIGNETTE = pygame.Rect(60, 412, 148, 198)
VIGNETTE_TILT = -3.0
FOOT = pygame.Rect(PAGE.x + 8, 640, PAGE.w - 16, 56)
FOOT_TEXT = 640


class OptionsScene(MenuPage):
    """Six tabs at the left, the chosen section at the right."""

    name = "options"

    def __init__(self, tab: str = "screen") -> None:
        super().__init__()
        self.tab = tab
        self.section = SECTIONS[tab](self)
        self._tell: Callable[[], str] | None = None

    @property
    def note(self) -> str:
        """What the last change led to, as a sentence; empty when there is nothing to tell."""
        return self._tell() if self._tell else ""

    def tell(self, words: Callable[[], str] | None) -> None:
        """Note what `words` says in the language of the moment, or nothing."""
        self._tell = words

    # --- laying out -------------------------------------------------------------------------------------

    def build(self) -> None:
        """See `Scene`."""
        names = [(tab, self.say(f"menus.options.tab.{tab}")) for tab in SECTIONS]
        self.widgets.add(Tabs("tab", TABS, names, options_model.TAB_ICONS, self.tab, self._turn_to))
        self.section.lay_out()
        self.add_back()
        if self.focus_id is None:
            self.interaction.set_focus(f"tab.{self.tab}")

    def rebuild(self) -> None:
        """Lay everything out anew."""
        self.widgets.clear()
        self.build()
        self.changed()

    def _turn_to(self, tab: str) -> None:
        self.tab, self._tell = tab, None
        self.section = SECTIONS[tab](self)
        self.rebuild()

    # --- the key that an action waits for ---------------------------------------------------------------

    @property
    def waiting(self) -> str:
        """The action that waits for its new key."""
        return self.section.waiting

    def stop_waiting(self) -> None:
        """No key is waited for any more."""
        if self.waiting:
            self.section.take_key("escape")

    def action(self, intent: Intent) -> bool:
        """See `MenuPage`. The key or button that an action waits for arrives here as itself."""
        if intent.name == "key":
            self.section.take_key(intent.text)
            return True
        if intent.name == "button":
            self.section.take_button(intent.digit)
            return True
        return super().action(intent)

    # --- leaving ----------------------------------------------------------------------------------------

    def pause(self) -> None:
        """A question lies on top."""
        self.stop_waiting()

    def back(self) -> None:
        """To the title or the pause."""
        self.app.scenes.pop()

    def press(self, target: Target) -> None:
        """Anything pressed ends the waiting for a key."""
        if self.waiting and not target.id.startswith(("key.", "pad.")):
            self.stop_waiting()
        if not self.section.press(target):
            super().press(target)

    def targets(self) -> list[Target]:
        """See `Scene`."""
        return [*self.widgets.targets(), *self.section.targets()]

    def hold(self, target: Target, down: bool) -> None:
        """See `Scene`."""
        self.section.hold(target, down)
        self.changed()

    def update(self, dt_ms: float) -> None:
        """See `Scene`."""
        super().update(dt_ms)
        if self.section.update(dt_ms):
            self.changed()

    # --- drawing ----------------------------------------------------------------------------------------

    def draw(self, canvas: Canvas) -> None:
        """See `Scene`."""
        furniture.desk(canvas)
        furniture.top_bar(canvas, self.say("menus.options.title"), "gear")
        self._draw_vignette(canvas)
        canvas.panel(PAGE)
        self._draw_heading(canvas)
        with canvas.panel_text():
            self.section.draw(canvas)
            self._draw_foot(canvas)
            self.draw_widgets(canvas)
        if not self.note:
            self._draw_hints(canvas)

    def _draw_heading(self, canvas: Canvas) -> None:
        title = self.say(f"menus.options.tab.{self.tab}")
        room = (INNER.x, INNER.y - 6, INNER.w - 260, 46)
        canvas.fit(title, room, "title", ("#FFF6DC", "#C9A461"), anchor="midleft", one_line=True, shadow=True)
        canvas.picture(frames.rule(INNER.w, scale=canvas.scale), (INNER.x, INNER.y + 44))

    def _draw_vignette(self, canvas: Canvas) -> None:
        """An engraving that goes with the section, lying on the desk."""
        face = engraving(options_model.TAB_VIGNETTES[self.tab], *VIGNETTE.size, canvas.scale)
        furniture.draw_turned(canvas, face, VIGNETTE.center, VIGNETTE_TILT)

    def _draw_foot(self, canvas: Canvas) -> None:
        if self.note:
            canvas.fit(self.note, FOOT, "body", "highlight", anchor="midleft")
            return
        room = (FOOT.x, FOOT.y, FOOT_TEXT, FOOT.h)
        canvas.fit(self.say("menus.options.saved"), room, "body", "dim", anchor="midleft")

    def _draw_hints(self, canvas: Canvas) -> None:
        keys = [(keynames.key_of(self.app, "next"), self.say("menus.hint.tabs"))]
        furniture.hints(canvas, keys, FOOT.right, FOOT.centery)
