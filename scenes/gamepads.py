"""Gamepads come and go while the game runs; only those that are kept open say anything.

SDL knows most pads and translates their buttons into the same numbers; it then tells everything twice, as the
pad it knows and as a nameless joystick. The second telling is dropped here.
"""

from __future__ import annotations

import logging

import pygame
from pygame._sdl2 import controller

log = logging.getLogger("atlas.gamepads")

ECHOES = frozenset((pygame.JOYBUTTONDOWN, pygame.JOYBUTTONUP, pygame.JOYHATMOTION, pygame.JOYAXISMOTION))
"""Events that a known pad tells a second time."""


class Gamepads:
    """Keeps every gamepad open that is plugged in."""

    def __init__(self) -> None:
        self._open: dict[int, pygame.joystick.JoystickType | controller.Controller] = {}
        self._known: set[int] = set()

    def __len__(self) -> int:
        return len(self._open)

    def start(self) -> None:
        """Look for gamepads from now on. Takes a moment, so it is done behind the first frame."""
        try:
            pygame.joystick.init()
            controller.init()
        except pygame.error as error:
            log.info("no gamepads: %s", error)

    def stop(self) -> None:
        """Let all of them go, and look for no more."""
        self._open.clear()
        self._known.clear()
        if pygame.joystick.get_init():
            controller.quit()
            pygame.joystick.quit()

    def notice(self, event: pygame.Event) -> int | None:
        """Open what was plugged in, drop what was pulled out; the number of a pad that has just gone."""
        if event.type == pygame.JOYDEVICEADDED:
            self._add(event.device_index)
        elif event.type == pygame.JOYDEVICEREMOVED and event.instance_id in self._open:
            del self._open[event.instance_id]
            self._known.discard(event.instance_id)
            return int(event.instance_id)
        return None

    def echoes(self, event: pygame.Event) -> bool:
        """True when `event` was already told by the pad as one that SDL knows."""
        return event.type in ECHOES and getattr(event, "instance_id", None) in self._known

    def _add(self, index: int) -> None:
        try:
            if controller.get_init() and controller.is_controller(index):
                known = controller.Controller(index)
                number = known.as_joystick().get_instance_id()
                self._open[number] = known
                self._known.add(number)
            else:
                pad = pygame.joystick.Joystick(index)
                self._open[pad.get_instance_id()] = pad
        except pygame.error as error:
            log.info("a gamepad cannot be used: %s", error)
