"""The running game: window, canvas, scene stack and loop, all of it usable one step at a time."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, Protocol

import msgspec
import pygame

from game.files import SaveProblem
from game.language import CODES, Language, Texts
from game.settings import Settings
from scenes.gamepads import Gamepads
from scenes.hearing import Hearing
from scenes.idle import IdleMotion
from scenes.intents import Bindings, IntentMapper
from scenes.keynames import key_of
from scenes.manager import SceneManager
from scenes.onepress import OnePress
from scenes.scene import Scene
from scenes.services import TEXT_FACTORS, Services, SoundPlayer, pace_of
from scenes.toasts import Toasts
from scenes.window import GameWindow, first_size, start_state, start_video
from sprites import kept, lettering
from sprites.canvas import SIZE, Canvas
from sprites.focus import Target
from sprites.intent import DIRECTIONS, Intent
from sprites.widgets.tooltip import Tooltip

FRAMES = 60
FRAMES_CALM = 30
"""Frames a second while nothing moves but the idle motion, which needs half of them."""
FRAMES_AWAY = 20
"""Frames a second while the window is minimised or behind others."""
LONGEST_STEP = 100.0
"""A longer pause (the window was dragged, the machine slept) counts as this many milliseconds."""
UNCOVERING = (
    pygame.WINDOWEXPOSED,
    pygame.WINDOWRESTORED,
    pygame.WINDOWSHOWN,
    pygame.WINDOWDISPLAYCHANGED,
)
"""Events after which the picture must be shown again; the window may be on another screen by then."""
SEEKING = ("point", "next", "previous", *DIRECTIONS)
"""What goes from one thing to another: only then does a tooltip say what the player has come to."""
FULLSCREEN_KEYS = ((pygame.K_F11, 0), (pygame.K_RETURN, pygame.KMOD_ALT))


class Watcher(Protocol):
    """Somebody who looks at the game whenever something can have changed."""

    def look(self, app: App) -> None:
        """Look at `app` after a step."""
        ...


class App:
    """The game from the first frame to the last. `step`, `handle` and `draw` are all that the loop does."""

    def __init__(
        self,
        services: Services,
        *,
        scale: float | None = None,
        state: str = "",
        window: GameWindow | None = None,
        speed: float | None = None,
    ) -> None:
        self.services = services
        self.running = True
        self.frames_drawn = 0
        self.by_mouse = True
        """True when the last intent came from the mouse."""
        self.by_pad = False
        """True when a gamepad was pressed last: hints then show its buttons instead of keys."""
        self.pace = pace_of(services.settings, speed)
        self.window = window or _window_for(services.settings, state)
        self.toasts = Toasts()
        self.tooltip = Tooltip()
        self.presses = OnePress()
        self.gamepads = Gamepads()
        self.idle = IdleMotion()
        self.hearing = Hearing(self)
        self.watchers: list[Watcher] = []
        self.chores: list[Callable[[], object]] = []
        """What may wait until the first frame stands: one of them is done after each frame."""
        self._asked_scale = scale
        self._speed = speed
        self._looked_at: Target | None = None
        self._sought = False
        """True once the player went to what is looked at: what slips under a resting hand says nothing."""
        self._seeks = False
        """True from a move of the hand until the next step."""
        self._touched = True
        self._shown_with = _looks(services.settings)
        self.mapper = IntentMapper(self.window.to_logical, _bindings(services.settings))
        self.canvas = self._new_canvas()
        self.scenes = SceneManager(self)
        if self.window.refused:
            self.toasts.say(self.language.text("common.window.refused"))

    # --- services by short names ----------------------------------------------------------------------

    @property
    def language(self) -> Texts:
        """The texts of the player's language."""
        return self.services.language

    @property
    def settings(self) -> Settings:
        """The options as they are now."""
        return self.services.settings

    @property
    def sounds(self) -> SoundPlayer:
        """The player of sounds."""
        return self.services.sounds

    def push(self, scene: Scene, how: str = "") -> None:
        """Short for `scenes.push`."""
        self.scenes.push(scene, how)

    def quit(self) -> None:
        """End the program after this frame."""
        self.running = False

    # --- options --------------------------------------------------------------------------------------

    def change_settings(self, **changes: object) -> SaveProblem | None:
        """Change options, keep them and let them take effect; the problem, if they cannot be kept."""
        self.services.settings = msgspec.structs.replace(self.settings, **changes)
        self.apply_settings()
        return self.services.store.save(self.settings) if self.services.store else None

    def change_language(self, code: str) -> None:
        """Go on in another language ("es", "en", "test"); everything is laid out again."""
        if code in CODES:
            self.change_settings(language=code)
        else:
            self._speak(code)
            self.scenes.relay()

    def _speak(self, code: str) -> None:
        self.services.language = Language(code)
        lettering.forget()

    def apply_settings(self) -> None:
        """Let the options as they are now take effect, all of them and at once."""
        now = self.settings
        fresh = pace_of(now, self._speed)
        self.pace.speed, self.pace.instant, self.pace.reduced = fresh.speed, fresh.instant, fresh.reduced
        self.toasts.still = fresh.reduced
        self.mapper.bindings = _bindings(now)
        self.hearing.apply()
        if now.language and now.language != self.language.code:
            self._speak(now.language)
        if self._shown_with != _looks(now):
            self._shown_with = _looks(now)
            self.canvas = self._new_canvas()
            self.scenes.relay()

    # --- the canvas and the window --------------------------------------------------------------------

    def _new_canvas(self) -> Canvas:
        scale = self._wanted_scale()
        kept.SHELF.make_room(round(kept.ROOM * scale))
        lettering.make_room(round(lettering.ROOM * scale))
        surface = pygame.Surface((round(SIZE[0] * scale), round(SIZE[1] * scale)))
        return Canvas(
            surface.convert(self.window.surface),
            scale,
            high_contrast=self.settings.high_contrast,
            text_factor=TEXT_FACTORS[self.settings.text_size],
        )

    def _wanted_scale(self) -> float:
        chosen = None if self.settings.scale == "auto" else float(self.settings.scale)
        return self.window.letterbox.render_scale(self._asked_scale or chosen)

    def set_fullscreen(self, wanted: bool) -> bool:
        """Fill the screen or be a window again, and remember it; False when the system refused."""
        done = self.window.set_fullscreen(wanted)
        self._resized()
        if not done:
            self.toasts.say(self.language.text("common.window.refused"))
        self.change_settings(window=self.window.state)
        return done

    def _resized(self) -> None:
        for intent in self.mapper.release_all():  # what was held lies elsewhere now
            self.intend(intent)
        self.window.refresh()
        if self._wanted_scale() != self.canvas.scale:
            if self.frames_drawn:  # every picture is made anew: the old frame fills the window until then
                self.window.present(self.canvas.surface)
            self.canvas = self._new_canvas()
            self.scenes.relay()
        self.scenes.refresh()
        self.tooltip.close()

    def remember_window(self) -> None:
        """Keep size and state of the window for the next start."""
        width, height = self.window.normal_size
        size = (max(960, width), max(540, height))
        now = {"window_size": size, "window": self.window.state, "first_start": False}
        if any(getattr(self.settings, name) != value for name, value in now.items()):
            self.change_settings(**now)

    # --- one frame ------------------------------------------------------------------------------------

    def handle(self, event: pygame.Event) -> None:
        """Take one event of the system."""
        if event.type in (pygame.QUIT, pygame.WINDOWCLOSE):
            self.running = False
            return
        if event.type == pygame.KEYDOWN and _wants_fullscreen(event):
            self.set_fullscreen(not self.window.fullscreen)
            return
        self.window.notice(event)
        self._notice_pads(event)
        if event.type == pygame.WINDOWSIZECHANGED:
            self._resized()
        elif event.type in UNCOVERING:
            self._resized() if self.window.outgrown else self.scenes.refresh()
        self.idle.notice(event)
        self.hearing.notice(event)
        if self.gamepads.echoes(event):
            return
        if self.scenes.captures_keys and (named := self._named(event)):
            self.intend(named)
            return
        for intent in self.mapper.translate(event):
            self.intend(intent)

    def _named(self, event: pygame.Event) -> Intent | None:
        """The key or button that `event` presses as itself, for a screen that waits for one."""
        if event.type == pygame.KEYDOWN:
            return Intent("key", text=pygame.key.name(event.key))
        button = self.mapper.pads.pressed(event)
        return None if button is None else Intent("button", digit=button, device="pad")

    def _notice_pads(self, event: pygame.Event) -> None:
        """Pads come and go; one that goes breaks what is held on it, and whoever played with it is told."""
        lost = self.gamepads.notice(event)
        if lost is None:
            return
        for intent in self.mapper.pads.lose(lost):
            self.intend(intent)
        if self.by_pad:
            self.toasts.say(self.language.text("pad.lost"))
            self._change_device(by_pad=False)

    def _change_device(self, by_pad: bool) -> None:
        """Hints name the buttons of the pad, or keys again; everything that says them is laid out anew."""
        self.by_pad = by_pad
        self.scenes.relay()

    def intend(self, intent: Intent) -> None:
        """Take one intent."""
        self._touched = True
        self.idle.wake()
        if intent.name not in ("drop_all", "hold_end", "look_end"):
            self.by_mouse = intent.device == "mouse"
            if intent.name != "point" and self.by_pad != (intent.device == "pad"):
                self._change_device(intent.device == "pad")
        if intent.name in ("press", "confirm", "cancel", "secondary"):
            self.tooltip.close()
        self._seeks = self._seeks or intent.name in SEEKING
        if not self._explained(intent):
            self.scenes.handle(intent)
        self.mapper.typing = self.scenes.typing

    def _explained(self, intent: Intent) -> bool:
        """The help key while a refusal stands, or a press on its words, opens the rule behind it."""
        top, rule = self.scenes.top, self.toasts.rule
        asked = intent.name == "help" or (intent.name == "press" and self.toasts.leads_on(intent.pos))
        return asked and bool(rule) and top is not None and self.scenes.gate_open and top.explain(rule)

    def step(self, dt_ms: float) -> None:
        """Let `dt_ms` milliseconds pass."""
        dt = min(dt_ms, LONGEST_STEP)
        for intent in self.mapper.tick(dt):
            self.intend(intent)
        self.presses.update(dt)
        self.hearing.update(dt)
        self.scenes.update(dt)
        self.idle.update(dt, self.scenes.top if self.scenes.gate_open else None)
        if self.toasts.update(dt):
            self.scenes.refresh()
        self._look(dt)
        self.mapper.typing = self.scenes.typing
        if self._touched or self.scenes.needs_draw:
            self._touched = False
            for watcher in self.watchers:
                watcher.look(self)

    def _look(self, dt: float) -> None:
        if self._touched or self.scenes.needs_draw:
            before, self._looked_at = self._looked_at, self.scenes.looked_at()
            same = before is not None and self._looked_at is not None and before.id == self._looked_at.id
            self._sought, self._seeks = self._seeks or (self._sought and same), False
        told = self._looked_at is not None and self._looked_at.id == self.toasts.refused_id
        if self.tooltip.update(dt, self._looked_at if self._sought and not told else None):
            self.scenes.refresh()

    def draw(self) -> bool:
        """Draw and show a frame if anything changed; False when the last one still holds."""
        if self.idle.hidden:
            return False
        areas: list[pygame.Rect] = []
        if self.scenes.needs_draw:
            self._draw_all()
        elif not (areas := self.idle.draw(self.canvas, self._draw_all)):
            return False
        self.window.present(self.canvas.surface, areas)
        self.frames_drawn += 1
        return True

    def _draw_all(self) -> None:
        self.scenes.draw(self.canvas)
        self.tooltip.draw(self.canvas)
        self.toasts.draw(self.canvas, key_of(self, "help") if self.toasts.rule else "")
        self.hearing.draw(self.canvas)

    # --- the loop -------------------------------------------------------------------------------------

    @property
    def frame_rate(self) -> int:
        """How often a second the loop looks for something new: seldom while nothing happens."""
        if self.scenes.moving or not (self.idle.away or self.idle.calm):
            return FRAMES
        return FRAMES_AWAY if self.idle.away else FRAMES_CALM

    def run(self, first: Scene) -> int:
        """Show `first` and stay until the player leaves; the exit code."""
        clock = pygame.time.Clock()
        try:
            self.scenes.push(first, "none")
            while self.running:
                dt = clock.tick(self.frame_rate)
                for event in pygame.event.get():
                    self.handle(event)
                self.step(dt)
                self.draw()
                if self.chores:
                    self.chores.pop(0)()
            self.remember_window()
        finally:
            self.close()
        return 0

    def close(self) -> None:
        """Leave all scenes and close the window."""
        self.scenes.clear()
        self.gamepads.stop()
        self.window.close()


def _window_for(settings: Settings, state: str) -> GameWindow:
    start_video()
    usual = settings.window_size
    size = first_size(usual) if settings.first_start else usual
    return GameWindow(size, state or start_state(usual, settings.window))


def _bindings(settings: Settings) -> Bindings:
    return Bindings.from_settings(settings.keys, settings.pad)


def _looks(settings: Settings) -> tuple[object, ...]:
    return settings.language, settings.text_size, settings.high_contrast, settings.scale, settings.memory_aid


def _wants_fullscreen(event: pygame.Event) -> bool:
    mod = getattr(event, "mod", 0)
    return any(event.key == key and (not held or mod & held) for key, held in FULLSCREEN_KEYS)


def play(folder: Path, **options: Any) -> int:
    """Open the window with the title and stay until it is closed. `options` are those of the command line."""
    from scenes.start import open_game

    return open_game(folder, **options)
