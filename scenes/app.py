"""The running game: window, canvas, scene stack and loop, all of it usable one step at a time."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pygame

from game.settings import Settings
from scenes.intents import Bindings, IntentMapper
from scenes.manager import SceneManager
from scenes.scene import Scene
from scenes.services import TEXT_FACTORS, Services, pace_of
from scenes.toasts import Toasts
from scenes.window import GameWindow
from sprites import motion
from sprites import text as rich
from sprites.canvas import SIZE, Canvas
from sprites.intent import Intent, Point

FRAMES = 60
LONGEST_STEP = 100.0
"""A longer pause (the window was dragged, the machine slept) counts as this many milliseconds."""
RESTED_FRAMES = 20
"""Frames a second while there is nothing to show."""


class App:
    """The game from the first frame to the last. `step`, `handle` and `draw` are all that the loop does."""

    def __init__(
        self,
        services: Services,
        *,
        scale: float | None = None,
        fullscreen: bool = False,
        window: GameWindow | None = None,
        speed: float | None = None,
    ) -> None:
        self.services = services
        self.running = True
        self.pace = pace_of(services.settings, speed)
        self.window = window or GameWindow(services.settings.window_size, fullscreen)
        self.toasts = Toasts()
        self.frames_drawn = 0
        self._asked_scale = scale
        self._speed = speed
        self._rested = 0.0
        self._idle_wait = 0.0
        self._active = True
        self._watchers: list[Any] = []
        self.mapper = IntentMapper(self._to_logical, Bindings.from_settings(services.settings.keys))
        self.canvas = self._new_canvas()
        self.scenes = SceneManager(self)

    # --- services by short names ----------------------------------------------------------------------

    @property
    def language(self) -> Any:
        """The texts of the player's language."""
        return self.services.language

    @property
    def settings(self) -> Settings:
        """The options as they are now."""
        return self.services.settings

    @property
    def sounds(self) -> Any:
        """The player of sounds."""
        return self.services.sounds

    def change_settings(self, **changes: Any) -> None:
        """Change options, keep them, and let them take effect at once."""
        self.services.settings = msgspec.structs.replace(self.services.settings, **changes)
        if self.services.store:
            self.services.store.save(self.services.settings)
        self.apply_settings()

    def apply_settings(self) -> None:
        """Let the options take effect: pace, keys, text size, contrast, render scale."""
        fresh = pace_of(self.settings, self._speed)
        self.pace.speed, self.pace.instant, self.pace.reduced = fresh.speed, fresh.instant, fresh.reduced
        self.toasts.still = fresh.reduced
        self.mapper.bindings = Bindings.from_settings(self.settings.keys)
        self.canvas = self._new_canvas()
        self.scenes.relay()

    def change_language(self, language: Any) -> None:
        """Go on in another language; everything is laid out again."""
        self.services.language = language
        rich.forget()
        self.scenes.relay()

    # --- the canvas -----------------------------------------------------------------------------------

    def _new_canvas(self) -> Canvas:
        scale = self.window.letterbox.render_scale(self._asked_scale or _scale_of(self.settings))
        surface = pygame.Surface((round(SIZE[0] * scale), round(SIZE[1] * scale))).convert(
            self.window.surface
        )
        return Canvas(
            surface,
            scale,
            high_contrast=self.settings.high_contrast,
            text_factor=TEXT_FACTORS[self.settings.text_size],
        )

    def _to_logical(self, pixel: Point) -> Point | None:
        return self.window.letterbox.to_logical(pixel)

    def set_fullscreen(self, wanted: bool) -> bool:
        """Fill the screen or be a window again; False when the system refused."""
        done = self.window.set_fullscreen(wanted)
        self._resized()
        return done

    def _resized(self) -> None:
        self.window.refresh()
        scale = self.window.letterbox.render_scale(self._asked_scale or _scale_of(self.settings))
        if scale != self.canvas.scale:
            self.canvas = self._new_canvas()
            self.scenes.relay()
        self.scenes.stale = True

    # --- one frame ------------------------------------------------------------------------------------

    def handle(self, event: pygame.Event) -> None:
        """Take one event of the system."""
        if event.type in (pygame.QUIT, pygame.WINDOWCLOSE):
            self.running = False
            return
        if event.type == pygame.WINDOWSIZECHANGED:
            self._resized()
        elif event.type in (pygame.WINDOWEXPOSED, pygame.WINDOWRESTORED, pygame.WINDOWSHOWN):
            self.scenes.stale = True
        for intent in self.mapper.translate(event):
            self.intend(intent)

    def intend(self, intent: Intent) -> None:
        """Take one intent."""
        self._rested = 0.0
        self.scenes.handle(intent)

    def step(self, dt_ms: float) -> None:
        """Let `dt_ms` milliseconds pass."""
        dt = min(dt_ms, LONGEST_STEP)
        self._rested += dt
        for intent in self.mapper.tick(dt):
            self.intend(intent)
        self.scenes.update(dt)
        if self.toasts.update(dt):
            self.scenes.stale = True
        for watcher in self._watchers:
            watcher.look(self)

    def draw(self) -> bool:
        """Draw and show a frame if anything changed; False when the last one still holds."""
        if not self.scenes.needs_draw:
            return False
        self.scenes.draw(self.canvas)
        self.toasts.draw(self.canvas)
        self.window.present(self.canvas.surface)
        self.frames_drawn += 1
        return True

    def watch(self, watcher: Any) -> None:
        """Let `watcher.look(app)` see the game after each step (the pilot file)."""
        self._watchers.append(watcher)

    def push(self, scene: Scene, how: str = "") -> None:
        """Short for `scenes.push`."""
        self.scenes.push(scene, how)

    def quit(self) -> None:
        """End the program after this frame."""
        self.running = False

    # --- the loop -------------------------------------------------------------------------------------

    def run(self, first: Scene) -> int:
        """Show `first` and stay until the player leaves; the exit code."""
        self.scenes.push(first, "none")
        clock = pygame.time.Clock()
        try:
            while self.running:
                dt = clock.tick(FRAMES)
                for event in pygame.event.get():
                    self.handle(event)
                self.step(dt)
                self.draw()
        finally:
            self.close()
        return 0

    def close(self) -> None:
        """Leave all scenes and close the window."""
        self.scenes.clear()
        self.window.close()


def _scale_of(settings: Settings) -> float | None:
    return None if settings.scale == "auto" else float(settings.scale)


def play(root: Path, folder: Path, **options: Any) -> int:
    """Open the window with the title and stay until it is closed. `options` are those of the command line."""
    from scenes.start import open_game

    return open_game(root, folder, **options)


__all__ = ["App", "play", "motion"]
