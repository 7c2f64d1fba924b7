"""Options: keys and gamepad buttons, and the action that waits for a new one."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from scenes import keynames, padbuttons
from scenes.confirm import ConfirmScene
from scenes.menus import options_model, preferences
from scenes.menus.key_rows import KeyRows, Row
from scenes.optiontabs.form import INNER, Section
from sprites.widgets import Button, Choice

KEYBOARD, PAD = "key", "pad"
DEVICE = pygame.Rect(INNER.x + 196, INNER.y - 2, 452, 44)
RESET = pygame.Rect(INNER.right - 250, INNER.y - 2, 250, 44)
STEP = 50
"""From one row of actions to the next."""
PAD_LEGEND = ("up", "down", "left", "right")


class Keys(Section):
    """The keys, or the gamepad's buttons, of every action that may have others."""

    device = ""
    """Which of both is shown; from the start the one in use."""

    def build(self) -> None:
        """See `Section`."""
        self.device = self.device or (PAD if self.app.by_pad else KEYBOARD)
        names = [(device, self.say(f"menus.options.keys.{device}")) for device in (KEYBOARD, PAD)]
        self.page.widgets.add(Choice("device", DEVICE, "", names, self.device, self._turn_to, group="page"))
        rows = self._pad_rows() if self.device == PAD else self._key_rows()
        self._note(f"menus.options.keys.about.{self.device}", self.y - 8)
        area = pygame.Rect(INNER.x, self.y + 22, INNER.w, INNER.bottom - 22 - self.y)
        waiting = self.say("menus.options.keys.waiting")
        self.page.widgets.add(KeyRows(self.device, area, rows, self.waiting, waiting, self._wait_for))
        if self.device == PAD:
            self._build_legend(area.y + (len(rows) + 1) // 2 * STEP)
        reset = self.say("menus.options.keys.reset")
        self.page.widgets.add(
            Button("reset_keys", RESET, reset, self._ask_to_reset, icon="restart", group="page")
        )

    def _note(self, key: str, y: int, **params: object) -> None:
        self.notes.append((self.say(key, **params), pygame.Rect(INNER.x, y, INNER.w, 26), "dim"))

    def _turn_to(self, device: object) -> None:
        self.page.stop_waiting()
        self.device = str(device)
        self.page.tell(None)
        self.page.rebuild()

    # --- rows -------------------------------------------------------------------------------------------

    def _key_rows(self) -> list[Row]:
        keys, language = self.app.settings.keys, self.app.language
        return [
            (action, self._name(action), [keynames.key_name(language, name) for name in keys.get(action, [])])
            for action in options_model.REBINDABLE
        ]

    def _pad_rows(self) -> list[Row]:
        bound = padbuttons.buttons_of(self.app.settings.pad)
        return [
            (action, self._name(action), [padbuttons.sign(button) for button in buttons])
            for action, buttons in bound.items()
        ]

    def _name(self, action: str) -> str:
        return self.say(f"menus.intent.{action}")

    def _build_legend(self, top: int) -> None:
        """What the cross and the sticks do, and whether a gamepad is there at all."""
        cross = "~".join(padbuttons.sign_of({}, way) for way in PAD_LEGEND)
        self._note("menus.options.pad.moves", top + 14, cross=cross)
        self._note("menus.options.pad.holds", top + 44)
        found = len(self.app.gamepads)
        key = "menus.options.pad.found" if found else "menus.options.pad.none"
        self._note(key, top + 74, n=found)

    # --- waiting ----------------------------------------------------------------------------------------

    def _wait_for(self, action: str) -> None:
        self.waiting = action
        key = f"menus.options.keys.press.{self.device}"
        self.page.tell(lambda: self.say(key, action=self._name(action)))
        self.page.captures_keys = True
        self.page.rebuild()

    def _stop(self) -> str:
        """Wait no longer; the action that did."""
        action, self.waiting = self.waiting, ""
        self.page.captures_keys = False
        return action

    def take_key(self, key: str) -> None:
        """See `Section`. Escape, and any key when a button is waited for, changes nothing."""
        action = self._stop()
        keeps = key == "escape" or self.device == PAD
        self.page.tell(None if keeps else self._bind_key(action, key))
        self.page.rebuild()

    def take_button(self, button: int) -> None:
        """See `Section`. A button when a key is waited for leaves everything as it is."""
        action = self._stop()
        self.page.tell(self._bind_button(action, button) if self.device == PAD else None)
        self.page.rebuild()

    def _bind_key(self, action: str, key: str) -> Callable[[], str]:
        result = options_model.rebound(self.app.settings.keys, action, key)
        if not result.refused and not result.taken_by:
            preferences.change(self.app, keys=result.keys)
        told = "reserved" if result.refused else "conflict" if result.taken_by else "done"
        return lambda: self.say(
            f"menus.options.keys.{told}",
            pressed=keynames.key_name(self.app.language, key),
            action=self._name(result.taken_by or action),
        )

    def _bind_button(self, action: str, button: int) -> Callable[[], str]:
        result = padbuttons.rebound(self.app.settings.pad, action, button)
        if not result.refused:
            preferences.change(self.app, pad=result.pad)
        told = "menus.options.pad.swapped" if result.swapped else "menus.options.keys.done"
        return lambda: self.say(
            "menus.options.keys.reserved" if result.refused else told,
            pressed=padbuttons.sign(button),
            action=self._name(action),
            other=self._name(result.swapped or action),
        )

    # --- as delivered -----------------------------------------------------------------------------------

    def _ask_to_reset(self) -> None:
        self.page.stop_waiting()
        self.app.push(ConfirmScene("pad" if self.device == PAD else "keys", self._reset))

    def _reset(self) -> None:
        if self.device == PAD:
            preferences.change(self.app, pad={})
        else:
            preferences.change(self.app, keys=options_model.delivered())
        self.page.tell(lambda: self.say(f"menus.options.keys.was_reset.{self.device}"))
        self.page.rebuild()
