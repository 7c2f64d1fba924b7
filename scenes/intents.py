"""From events to intents: mouse, keyboard and gamepad, rebindable, with the state kept from events only."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import ClassVar

import pygame

from game.settings import DEFAULT_KEYS
from scenes.padbuttons import DEFAULT_PAD, Chosen, buttons_of
from scenes.pads import HOLDING, REPEAT_DELAY, REPEAT_GAP, PadMapper
from sprites.intent import DIRECTIONS, Intent, Point

__all__ = ["DEFAULT_PAD", "Bindings", "Intent", "IntentMapper"]

SHIFT = "shift+"
_EDITING = {
    pygame.K_BACKSPACE: "erase",
    pygame.K_DELETE: "erase_ahead",
    pygame.K_HOME: "home",
    pygame.K_END: "end",
}
LOOKS = {"look_first": 0, "look_second": 1}
"""The held keys of seat 0 and seat 1."""


@dataclass
class Bindings:
    """Which keys and gamepad buttons stand for which action."""

    keys: dict[str, tuple[str, ...]] = field(default_factory=lambda: delivered_keys())
    pad: dict[str, tuple[int, ...]] = field(default_factory=lambda: dict(DEFAULT_PAD))

    @classmethod
    def from_settings(cls, chosen: Mapping[str, Iterable[str]], pad: Chosen | None = None) -> Bindings:
        """The player's own keys and buttons; an action without a usable one keeps what it was delivered with.

        A key that the player gave to another action is the other's; of several actions it is the first one's.
        """
        taken: dict[str, str] = {}
        for action in filter(DEFAULT_KEYS.__contains__, chosen):
            for name in filter(key_code, chosen[action]):
                taken.setdefault(name, action)
        usable = {action: [name for name, owner in taken.items() if owner == action] for action in chosen}
        free = {
            action: tuple(name for name in names if name not in taken)
            for action, names in delivered_keys().items()
        }
        keys = {action: tuple(usable.get(action, ())) or names for action, names in free.items()}
        return cls(keys, buttons_of(pad or {}))

    def action_of(self, key: int, shift: bool = False) -> str | None:
        """The action of the key code `key` (with Shift held), or None."""
        name = pygame.key.name(key)
        if shift:
            shifted = self._bound(SHIFT + name)
            if shifted:
                return shifted
        return self._bound(name)

    def _bound(self, name: str) -> str | None:
        return next((action for action, names in self.keys.items() if name in names), None)


def delivered_keys() -> dict[str, tuple[str, ...]]:
    """Action -> names of keys, as `pygame.key.name` gives them, "shift+" before those that need it."""
    return {action: tuple(names) for action, names in DEFAULT_KEYS.items()}


def key_code(name: str) -> int | None:
    """The code of the key called `name`, or None when there is no such key."""
    try:
        return pygame.key.key_code(name.removeprefix(SHIFT))
    except ValueError:
        return None


class IntentMapper:
    """Turns events into intents and remembers what is held down."""

    def __init__(self, to_logical: Callable[[Point], Point | None], bindings: Bindings | None = None) -> None:
        """`to_logical` maps a window pixel to the logical canvas, None on the bars beside it."""
        self.pads = PadMapper()
        self.bindings = bindings or Bindings()
        self.typing = False
        """True while a text field has the focus: letters are text then, not actions."""
        self._to_logical = to_logical
        self._down: dict[int, str | None] = {}
        self._repeat: tuple[int, Intent, float] | None = None
        self._mouse_down = False
        self._mouse: Point = (0, 0)

    @property
    def bindings(self) -> Bindings:
        """Which keys and buttons stand for what."""
        return self._bindings

    @bindings.setter
    def bindings(self, now: Bindings) -> None:
        self._bindings, self.pads.buttons = now, now.pad

    def translate(self, event: pygame.Event) -> list[Intent]:
        """The intents of `event`, none for events that say nothing to the game."""
        if self.pads.reads(event):
            return self.pads.translate(event)
        reader = self._READERS.get(event.type)
        return reader(self, event) if reader else []

    def tick(self, dt_ms: float) -> list[Intent]:
        """Let time pass; a held direction or erase key says it again."""
        by_pad = self.pads.tick(dt_ms)
        if self._repeat is None:
            return by_pad
        key, intent, left = self._repeat
        left -= dt_ms
        self._repeat = (key, intent, left if left > 0 else REPEAT_GAP)
        return by_pad if left > 0 else [intent, *by_pad]

    def release_all(self) -> list[Intent]:
        """Forget everything that is held; what was begun with it is broken off."""
        intents = [Intent("drop_all"), Intent("hold_end")]
        for action in self._down.values():
            if action in LOOKS:
                intents.append(Intent("look_end", digit=LOOKS[action]))
        self._down.clear()
        self.pads.release_all()
        self._repeat = None
        self._mouse_down = False
        return intents

    # --- keyboard -------------------------------------------------------------------------------------

    def _key_down(self, event: pygame.Event) -> list[Intent]:
        if event.key in self._down:
            return []
        editing = _EDITING.get(event.key) if self.typing else None
        action = editing or self._action(event)
        self._down[event.key] = action
        intents = self._key_intents(event, action)
        if action in DIRECTIONS or editing in ("erase", "erase_ahead"):
            self._repeat = (event.key, Intent(str(action), repeated=True), REPEAT_DELAY)
        return intents

    def _action(self, event: pygame.Event) -> str | None:
        action = self.bindings.action_of(event.key, bool(event.mod & pygame.KMOD_SHIFT))
        if (self.typing and len(pygame.key.name(event.key)) == 1) or (
            self.typing and event.key == pygame.K_SPACE
        ):
            return None
        return action

    def _key_intents(self, event: pygame.Event, action: str | None) -> list[Intent]:
        if action is None:
            return [] if self.typing else _sign(event.key)
        if action in LOOKS:
            return [Intent("look_start", digit=LOOKS[action])]
        if action in HOLDING:
            return [Intent("hold_start"), Intent(action)]
        return [Intent(action)]

    def _key_up(self, event: pygame.Event) -> list[Intent]:
        action = self._down.pop(event.key, None)
        if self._repeat and self._repeat[0] == event.key:
            self._repeat = None
        if action in LOOKS:
            return [Intent("look_end", digit=LOOKS[action])]
        return [Intent("hold_end")] if action in HOLDING else []

    def _text(self, event: pygame.Event) -> list[Intent]:
        return [Intent("text", text=event.text)] if self.typing and event.text else []

    # --- mouse ----------------------------------------------------------------------------------------

    @property
    def mouse(self) -> Point | None:
        """The logical point under the mouse as far as events told, None on the bars."""
        return self._to_logical(self._mouse)

    def _motion(self, event: pygame.Event) -> list[Intent]:
        self._mouse = event.pos
        return [Intent("point", pos=self.mouse, device="mouse")]

    def _button_down(self, event: pygame.Event) -> list[Intent]:
        self._mouse = event.pos
        pos = self.mouse
        if pos is None:
            return []
        if event.button == pygame.BUTTON_LEFT:
            self._mouse_down = True
            return [Intent("press", pos=pos, device="mouse")]
        return [Intent("secondary", pos=pos, device="mouse")] if event.button == pygame.BUTTON_RIGHT else []

    def _button_up(self, event: pygame.Event) -> list[Intent]:
        self._mouse = event.pos
        if event.button != pygame.BUTTON_LEFT or not self._mouse_down:
            return []
        self._mouse_down = False
        return [Intent("release", pos=self.mouse, device="mouse")]

    def _wheel(self, event: pygame.Event) -> list[Intent]:
        return [Intent("scroll", pos=self.mouse, amount=float(event.y), device="mouse")]

    def _mouse_left(self, event: pygame.Event) -> list[Intent]:
        return [Intent("point", device="mouse")]

    def _lost(self, event: pygame.Event) -> list[Intent]:
        return self.release_all()

    _READERS: ClassVar[dict[int, Callable[[IntentMapper, pygame.Event], list[Intent]]]] = {
        pygame.KEYDOWN: _key_down,
        pygame.KEYUP: _key_up,
        pygame.TEXTINPUT: _text,
        pygame.MOUSEMOTION: _motion,
        pygame.MOUSEBUTTONDOWN: _button_down,
        pygame.MOUSEBUTTONUP: _button_up,
        pygame.MOUSEWHEEL: _wheel,
        pygame.WINDOWLEAVE: _mouse_left,
        pygame.WINDOWFOCUSLOST: _lost,
        pygame.WINDOWMINIMIZED: _lost,
        pygame.WINDOWSIZECHANGED: _lost,
    }


def _sign(key: int) -> list[Intent]:
    """A key without an action: a digit, or a letter that a scene may have a use for."""
    digit, name = _digit(key), pygame.key.name(key)
    if digit:
        return [Intent("digit", digit=digit)]
    return [Intent("letter", text=name)] if len(name) == 1 and name.isalpha() else []


def _digit(key: int) -> int:
    if pygame.K_1 <= key <= pygame.K_9:
        return key - pygame.K_1 + 1
    if pygame.K_KP1 <= key <= pygame.K_KP9:
        return key - pygame.K_KP1 + 1
    return 0
