"""Gamepads come and go while the game runs; only those that are kept open say anything."""

from __future__ import annotations

import logging

import pygame

log = logging.getLogger("atlas.gamepads")


class Gamepads:
    """Keeps every gamepad open that is plugged in."""

    def __init__(self) -> None:
        self._open: dict[int, pygame.joystick.JoystickType] = {}

    def __len__(self) -> int:
        return len(self._open)

    def start(self) -> None:
        """Look for gamepads from now on. Takes a moment, so it is done behind the first frame."""
        try:
            pygame.joystick.init()
        except pygame.error as error:
            log.info("no gamepads: %s", error)

    def notice(self, event: pygame.Event) -> None:
        """Open what was plugged in, drop what was pulled out."""
        if event.type == pygame.JOYDEVICEADDED:
            self._add(event.device_index)
        elif event.type == pygame.JOYDEVICEREMOVED:
            self._open.pop(event.instance_id, None)

    def _add(self, index: int) -> None:
        try:
            pad = pygame.joystick.Joystick(index)
        except pygame.error as error:
            log.info("a gamepad cannot be used: %s", error)
            return
        self._open[pad.get_instance_id()] = pad
