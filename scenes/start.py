"""From the command line to the first screen: the window first, whatever takes longer behind it."""

from __future__ import annotations

import logging
import os
from pathlib import Path
from typing import Any

import pygame

from game.language import Language, best_code
from game.saves import Saves
from game.settings import SettingsFile
from scenes.app import App
from scenes.pilot import PilotFile
from scenes.services import Services

log = logging.getLogger("atlas.start")


def open_game(
    folder: Path,
    *,
    language: str = "",
    system_language: str = "",
    seed: int | None = None,
    scale: float | None = None,
    fullscreen: bool = False,
    mute: bool = False,
    load: Path | None = None,
    speed: float | None = None,
    pilot: Path | None = None,
) -> int:
    """Open the window and stay until it is closed; the exit code.

    `folder` is the player's own; the rest are the options of the command line. Raises `pygame.error` when no
    screen can be reached.
    """
    _open_display()
    pygame.font.init()
    store = SettingsFile(folder)
    settings, report = store.load()
    code = language or settings.language or best_code([system_language])
    services = Services(
        Language(code), settings, store=store, saves=Saves(folder), folder=folder, seed=seed, mute=mute
    )
    app = App(services, scale=scale, fullscreen=fullscreen or settings.window == "fullscreen", speed=speed)
    if report.problem:
        app.toasts.say(app.language.text(report.problem.text, **report.problem.params))
    if pilot:
        app.watchers.append(PilotFile(pilot))
    app.chores += [lambda: _start_worker(app), lambda: _open_sounds(app), _open_gamepads]
    try:
        return app.run(_first_scene(app, load))
    finally:
        _close_services(services)


def _open_display() -> None:
    """Reach the screen. SDL falls back to a picture that nobody sees when it cannot; that is refused here."""
    pygame.display.init()
    if pygame.display.get_driver() == "offscreen" and "SDL_VIDEODRIVER" not in os.environ:
        pygame.display.quit()
        raise pygame.error("no video device can be reached")


def _first_scene(app: App, load: Path | None) -> Any:
    from scenes.title import TitleScene

    return TitleScene()


def _open_sounds(app: App) -> None:
    from sounds.mixer import Sounds

    now = app.settings
    volumes = {"music": now.music, "effects": now.effects, "interface": now.interface}
    app.services.sounds = Sounds(volumes, app.services.mute)


def _start_worker(app: App) -> None:
    """Start the computer player's process behind the title, so that it is there when a match begins."""


def _open_gamepads() -> None:
    try:
        pygame.joystick.init()
    except pygame.error as error:
        log.info("no gamepads: %s", error)


def _close_services(services: Services) -> None:
    for service in (services.worker, services.saves, services.sounds):
        close = getattr(service, "close", None)
        if close:
            close()
