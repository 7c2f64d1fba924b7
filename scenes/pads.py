"""From gamepad events to intents: buttons, cross, sticks and triggers of any number of pads.

Each pad is held by its own hand: what is held on one is let go there and nowhere else. The sticks have a dead
zone and a threshold for coming and one for going, so that a trembling thumb says a thing once.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import ClassVar

import pygame

from scenes.padbuttons import DEFAULT_PAD, FIXED, UNKNOWN_PAD, Button
from sprites.intent import DIRECTIONS, Intent

HOLDING = ("confirm", "secondary")
"""Actions whose key or button, kept down, also holds the seal."""
REPEAT_DELAY, REPEAT_GAP = 380.0, 70.0
"""A held direction or erase key says it again after the delay, then every gap (ms)."""
STICK_ON, STICK_OFF = 0.6, 0.4
TRIGGER_ON, TRIGGER_OFF = 0.5, 0.3
FULL = 32767.0
"""What SDL calls the end of an axis of a pad that it knows."""
SCROLL_STEPS = {"up": 1.0, "down": -1.0}

Source = tuple[int, int]
"""A pad and a button of it, or a pad and minus one for its left stick, minus two for its right one."""
LEFT_STICK, RIGHT_STICK = -1, -2


class PadMapper:
    """Turns the events of gamepads into intents and remembers what is held on which."""

    def __init__(self) -> None:
        self.buttons: Mapping[str, tuple[int, ...]] = DEFAULT_PAD
        """Action -> its buttons, as bound now."""
        self._held: dict[Source, str] = {}
        self._sticks: dict[Source, list[float]] = {}
        self._pointing: dict[Source, str | None] = {}
        self._repeat: tuple[Source, Intent, float] | None = None

    # --- what the window asks ---------------------------------------------------------------------------

    @classmethod
    def reads(cls, event: pygame.Event) -> bool:
        """True when `event` is one of a gamepad."""
        return event.type in cls._READERS

    def translate(self, event: pygame.Event) -> list[Intent]:
        """The intents of `event`."""
        return self._READERS[event.type](self, event)

    def pressed(self, event: pygame.Event) -> int | None:
        """The button that `event` presses, or None; for a screen that waits for one."""
        if event.type == pygame.CONTROLLERBUTTONDOWN:
            return int(event.button)
        if event.type == pygame.JOYBUTTONDOWN:
            return _known(event.button)
        if event.type == pygame.CONTROLLERAXISMOTION and event.value / FULL > TRIGGER_ON:
            return _TRIGGERS.get(event.axis)
        return None

    def tick(self, dt_ms: float) -> list[Intent]:
        """Let time pass; a held direction says it again."""
        if self._repeat is None:
            return []
        source, intent, left = self._repeat
        left -= dt_ms
        self._repeat = (source, intent, left if left > 0 else REPEAT_GAP)
        return [] if left > 0 else [intent]

    def release_all(self) -> None:
        """Forget everything that is held on any pad."""
        self._held.clear()
        self._sticks.clear()
        self._pointing.clear()
        self._repeat = None

    def lose(self, pad: int) -> list[Intent]:
        """The pad `pad` was pulled out: what was held on it is broken off."""
        held = [source for source in self._held if source[0] == pad]
        broken = any(self._held.pop(source) in HOLDING for source in held)
        for kept in (self._sticks, self._pointing):
            for source in [source for source in kept if source[0] == pad]:
                del kept[source]
        if self._repeat and self._repeat[0][0] == pad:
            self._repeat = None
        return [Intent("hold_end", device="pad")] if broken else []

    # --- buttons ----------------------------------------------------------------------------------------

    def _down(self, source: Source) -> list[Intent]:
        action = FIXED.get(source[1]) or self._action(source[1])
        if action is None or source in self._held:
            return []
        self._held[source] = action
        if action in DIRECTIONS:
            return self._say_again(source, Intent(action, device="pad"))
        held = [Intent("hold_start", device="pad")] if action in HOLDING else []
        return [*held, Intent(action, device="pad")]

    def _up(self, source: Source) -> list[Intent]:
        if self._repeat and self._repeat[0] == source:
            self._repeat = None
        was = self._held.pop(source, None)
        still = any(action in HOLDING for action in self._held.values())
        return [Intent("hold_end", device="pad")] if was in HOLDING and not still else []

    def _action(self, button: int) -> str | None:
        return next((action for action, bound in self.buttons.items() if button in bound), None)

    def _say_again(self, source: Source, intent: Intent) -> list[Intent]:
        again = Intent(intent.name, amount=intent.amount, device="pad", repeated=True)
        self._repeat = (source, again, REPEAT_DELAY)
        return [intent]

    def _known_button(self, event: pygame.Event) -> list[Intent]:
        source = (_pad(event), int(event.button))
        return self._down(source) if event.type == pygame.CONTROLLERBUTTONDOWN else self._up(source)

    def _unknown_button(self, event: pygame.Event) -> list[Intent]:
        button = _known(event.button)
        if button is None:
            return []
        source = (_pad(event), button)
        return self._down(source) if event.type == pygame.JOYBUTTONDOWN else self._up(source)

    def _hat(self, event: pygame.Event) -> list[Intent]:
        x, y = event.value
        return self._point((_pad(event), LEFT_STICK), float(x), -float(y))

    # --- sticks and triggers ----------------------------------------------------------------------------

    def _known_axis(self, event: pygame.Event) -> list[Intent]:
        pad, value = _pad(event), event.value / FULL
        if event.axis in _TRIGGERS:
            return self._trigger((pad, _TRIGGERS[event.axis]), value)
        stick = (pad, LEFT_STICK if event.axis < 2 else RIGHT_STICK)
        return self._axis(stick, event.axis % 2, value)

    def _unknown_axis(self, event: pygame.Event) -> list[Intent]:
        """Only the first stick: what the other axes of an unknown pad are, nobody can say."""
        return self._axis((_pad(event), LEFT_STICK), event.axis, event.value) if event.axis < 2 else []

    def _trigger(self, source: Source, value: float) -> list[Intent]:
        if source in self._held:
            return self._up(source) if value < TRIGGER_OFF else []
        return self._down(source) if value > TRIGGER_ON else []

    def _axis(self, stick: Source, axis: int, value: float) -> list[Intent]:
        lie = self._sticks.setdefault(stick, [0.0, 0.0])
        lie[axis] = value
        return self._point(stick, *lie)

    def _point(self, stick: Source, x: float, y: float) -> list[Intent]:
        """A stick or hat lies at `x`, `y` (down positive): the direction it has newly taken, if any."""
        before, now = self._pointing.get(stick), None
        sideways = abs(x) > abs(y)
        name = ("left", "right")[x > 0] if sideways else ("up", "down")[y > 0]
        if max(abs(x), abs(y)) > (STICK_OFF if name == before else STICK_ON):
            now = name
        self._pointing[stick] = now
        if now == before:
            return []
        if self._repeat and self._repeat[0] == stick:
            self._repeat = None
        if now is None:
            return []
        if stick[1] == LEFT_STICK:
            return self._say_again(stick, Intent(now, device="pad"))
        if now not in SCROLL_STEPS:
            return []
        return self._say_again(stick, Intent("scroll", amount=SCROLL_STEPS[now], device="pad"))

    _READERS: ClassVar[dict[int, Callable[[PadMapper, pygame.Event], list[Intent]]]] = {
        pygame.CONTROLLERBUTTONDOWN: _known_button,
        pygame.CONTROLLERBUTTONUP: _known_button,
        pygame.CONTROLLERAXISMOTION: _known_axis,
        pygame.JOYBUTTONDOWN: _unknown_button,
        pygame.JOYBUTTONUP: _unknown_button,
        pygame.JOYHATMOTION: _hat,
        pygame.JOYAXISMOTION: _unknown_axis,
    }


_TRIGGERS: dict[int, int] = {
    pygame.CONTROLLER_AXIS_TRIGGERLEFT: Button.LEFT_TRIGGER,
    pygame.CONTROLLER_AXIS_TRIGGERRIGHT: Button.RIGHT_TRIGGER,
}


def _pad(event: pygame.Event) -> int:
    return int(getattr(event, "instance_id", 0))


def _known(number: int) -> int | None:
    """The button with this number on a pad that SDL does not know, None beyond the usual ones."""
    return int(UNKNOWN_PAD[number]) if 0 <= number < len(UNKNOWN_PAD) else None
