"""From the command line to the first screen: the window first, whatever takes longer behind it."""

from __future__ import annotations

import contextlib
import logging
import os
import signal
from collections.abc import Iterator
from pathlib import Path
from types import FrameType

import pygame

from game.entries import read_record
from game.files import SaveProblem, unwritable
from game.journal import Journal
from game.language import Language, best_code
from game.match import Match
from game.opponents.worker import Worker
from game.saves import Saves
from game.settings import SettingsFile
from game.systems import SYSTEMS
from scenes import memory
from scenes.app import App
from scenes.boards import BOARDS
from scenes.pilot import PilotFile
from scenes.replays.playback import open_playback, unshowable
from scenes.scene import Scene
from scenes.services import Services
from scenes.window import start_video

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
    memory.settle()
    _open_display()
    pygame.font.init()
    store = SettingsFile(folder)
    settings, report = store.load()
    code = language or settings.language or best_code([system_language])
    worker, saves = Worker(), Saves(folder)
    services = Services(
        Language(code),
        settings,
        store,
        saves=saves,
        worker=worker,
        folder=folder,
        seed=seed,
        mute=mute,
    )
    app = App(services, scale=scale, state="fullscreen" if fullscreen else "", speed=speed)
    closed, shared = unwritable(folder), saves.enter()
    problem = closed or report.problem or shared
    if problem:
        app.toasts.say(problem.words(app.language))
    if pilot:
        app.watchers.append(PilotFile(pilot))
    app.chores += [
        worker.start,
        app.hearing.open,
        app.gamepads.start,
        lambda: _set_icon(app),
        saves.tidy,
    ]
    with _interrupted_in_order(app):
        try:
            return app.run(_first_scene(app, load))
        finally:
            _close_services(services)


@contextlib.contextmanager
def _interrupted_in_order(app: App) -> Iterator[None]:
    """Let Ctrl-C close the game as its window's button does: after the frame, with nothing left behind.

    Raises KeyboardInterrupt once all is closed. A game that was told to ignore the signal still does.
    """
    interrupted: list[int] = []

    def stop(number: int, frame: FrameType | None) -> None:
        interrupted.append(number)
        app.quit()

    before = signal.getsignal(signal.SIGINT)
    if before is signal.default_int_handler:
        signal.signal(signal.SIGINT, stop)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
    if interrupted:
        raise KeyboardInterrupt


def _open_display() -> None:
    """Reach the screen. SDL falls back to a picture that nobody sees when it cannot; that is refused here."""
    start_video()
    if pygame.display.get_driver() == "offscreen" and "SDL_VIDEODRIVER" not in os.environ:
        pygame.display.quit()
        raise pygame.error("no video device can be reached")


def _first_scene(app: App, load: Path | None) -> Scene:
    from scenes.title import TitleScene
    from scenes.welcome import WelcomeScene, is_newcomer

    if load is None:
        return WelcomeScene() if is_newcomer(app) else TitleScene()
    opened = load_match(app, load)
    if isinstance(opened, Scene):
        return opened
    app.toasts.say(opened.words(app.language))
    return TitleScene()


def load_match(app: App, path: Path) -> Scene | SaveProblem:
    """The board of the match recorded in `path`; or why there is none.

    An unfinished one goes on in a journal of its own, a finished one waits to be watched from its first move.
    """
    record = read_record(path)
    if isinstance(record, SaveProblem):
        return record
    services, system = app.services, SYSTEMS.get(record.setup.game)
    if system is None:
        return SaveProblem("common.save.foreign", {"name": path.name})
    if record.end is not None:  # only looked at: a copy would be offered to go on with
        return open_playback(app, record, path.name)
    if problem := unshowable(app, record, path.name):
        return problem
    match = Match.resume(system, record, None, services.worker, services.saves, name=path.name)
    if isinstance(match, SaveProblem):
        return match
    match.journal = journal = services.saves.start() if services.saves else Journal()
    for line in match.lines:
        journal.append(line)
    return BOARDS[system.id].open(app, match)


def _set_icon(app: App) -> None:
    from sprites import counters

    app.window.set_icon(counters.token("B", 32))


def _close_services(services: Services) -> None:
    for service in (services.worker, services.saves, services.sounds):
        close = getattr(service, "close", None)
        if close:
            close()
