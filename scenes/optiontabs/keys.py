"""Options: the keys, and the key that an action waits for."""

from __future__ import annotations

import pygame

from scenes import keynames
from scenes.confirm import ConfirmScene
from scenes.menus import options_model, preferences
from scenes.menus.key_rows import KeyRows
from scenes.optiontabs.form import INNER, Section
from sprites.widgets import Button


class Keys(Section):
    """The keys of every action that may have others."""

    def build(self) -> None:
        """See `Section`."""
        rows = [
            (action, self.say(f"menus.intent.{action}"), self._bound(action))
            for action in options_model.REBINDABLE
        ]
        area = pygame.Rect(INNER.x, self.y + 22, INNER.w, INNER.bottom - 22 - self.y)
        self.notes.append(
            (self.say("menus.options.keys.about"), pygame.Rect(INNER.x, self.y - 8, 600, 26), "dim")
        )
        waiting = self.say("menus.options.keys.waiting")
        self.page.widgets.add(KeyRows("key", area, rows, self.waiting, waiting, self._wait_for))
        reset = pygame.Rect(INNER.right - 236, INNER.y - 2, 236, 44)
        self.page.widgets.add(
            Button("reset_keys", reset, self.say("menus.options.keys.reset"), self._ask_to_reset,
                   icon="restart", group="page")
        )  # fmt: skip

    def _bound(self, action: str) -> list[str]:
        names = self.app.settings.keys.get(action, [])
        return [keynames.key_name(self.app.language, name) for name in names]

    def _wait_for(self, action: str) -> None:
        self.waiting = action
        self.page.note = self.say("menus.options.keys.press", action=self.say(f"menus.intent.{action}"))
        self.page.captures_keys = True
        self.page.rebuild()

    def take_key(self, key: str) -> None:
        """The next key pressed while an action waits; Escape leaves everything as it is."""
        action, self.waiting = self.waiting, ""
        self.page.captures_keys = False
        self.page.note = "" if key == "escape" else self._bind(action, key)
        self.page.rebuild()

    def _bind(self, action: str, key: str) -> str:
        result = options_model.rebound(self.app.settings.keys, action, key)
        name = keynames.key_name(self.app.language, key)
        if result.refused:
            return self.say("menus.options.keys.reserved", pressed=name)
        if result.taken_by:
            other = self.say(f"menus.intent.{result.taken_by}")
            return self.say("menus.options.keys.conflict", pressed=name, action=other)
        preferences.change(self.app, keys=result.keys)
        return self.say("menus.options.keys.done", action=self.say(f"menus.intent.{action}"), pressed=name)

    def _ask_to_reset(self) -> None:
        self.page.stop_waiting()
        self.app.push(ConfirmScene("keys", self._reset_keys))

    def _reset_keys(self) -> None:
        preferences.change(self.app, keys=options_model.delivered())
        self.page.note = self.say("menus.options.keys.was_reset")
        self.page.rebuild()
