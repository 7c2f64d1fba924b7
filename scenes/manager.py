"""The stack of scenes: what is on top, what shines through below, and how one turns into another."""

from __future__ import annotations

import gc
from typing import TYPE_CHECKING

import pygame

from scenes.scene import Scene
from scenes.transitions import Transition, transition
from sprites.canvas import Canvas
from sprites.focus import Target
from sprites.intent import Intent

if TYPE_CHECKING:
    from scenes.app import App

__all__ = ["Scene", "SceneManager", "Target"]

SKIPPING = ("confirm", "press", "cancel", "secondary")
"""With the gate closed these end what is being shown."""
ENDING = ("drop_all", "hold_end", "look_end")
"""These end what was held, and always pass."""
PASSING = (*ENDING, "point", "release", "menu", "log", "scroll")
"""These pass a scene's closed gate: they look, end or pause, and never decide."""


class SceneManager:
    """Holds the scenes, draws them, and lets no action pass while one turns into another."""

    def __init__(self, app: App) -> None:
        self._app = app
        self._stack: list[Scene] = []
        self._transition: Transition | None = None
        self._backdrop: pygame.Surface | None = None
        self.stale = True

    # --- the stack ------------------------------------------------------------------------------------

    @property
    def top(self) -> Scene | None:
        """The scene that gets the intents, or None when the stack is empty."""
        return self._stack[-1] if self._stack else None

    @property
    def stack(self) -> tuple[Scene, ...]:
        """All scenes, the lowest first."""
        return tuple(self._stack)

    def push(self, scene: Scene, how: str = "") -> None:
        """Put `scene` on top. `how`: "fade", "page" or "none"; overlays appear at once unless told."""
        if self.top:
            self._let_go(self.top)  # before its picture is taken: what was looked at must not fade out slowly
        self._begin(how or ("none" if scene.overlay else "fade"))
        if self.top:
            self.top.pause()
        self._stack.append(scene)
        self._open(scene)

    def _let_go(self, scene: Scene) -> None:
        """End what is held in `scene`: a press, a drag, a seal, a look at a hand."""
        scene.interaction.handle(Intent("drop_all"))
        for seat in (0, 1):
            scene.action(Intent("look_end", digit=seat))

    def pop(self, how: str = "") -> None:
        """Take the top scene away and go on with the one below."""
        scene = self._stack[-1]
        self._begin(how or ("none" if scene.overlay else "fade"))
        self._leave_top()
        if self.top:
            self.top.resume()
        self._renew()
        if self.top and scene.overlay:
            self._app.tooltip.close(silent=self.top.interaction.focused())

    def replace(self, scene: Scene, how: str = "fade") -> None:
        """Put `scene` in the place of the top one."""
        self._begin(how)
        if self._stack:
            self._leave_top()
        self._stack.append(scene)
        self._open(scene)

    def reset(self, scene: Scene, how: str = "fade") -> None:
        """Leave all scenes, from the top down, and go on with `scene` alone."""
        self._begin(how)
        while self._stack:
            self._leave_top()
        self._stack.append(scene)
        self._open(scene)

    def clear(self) -> None:
        """Leave all scenes (the program ends)."""
        while self._stack:
            self._leave_top()

    def _leave_top(self) -> None:
        """Leave the top scene; what it held (30 MB at scale 2) goes soon, not when Python finds the time."""
        self._stack.pop().leave()
        if gc.collect not in self._app.chores:
            self._app.chores.append(gc.collect)

    def _open(self, scene: Scene) -> None:
        scene.app = self._app
        scene.timeline.pace = self._app.pace
        scene.build()
        scene.enter()
        self._renew()

    def _renew(self) -> None:
        self.tell_music()
        self._backdrop = None
        self.stale = True
        self._app.tooltip.close()
        self._point_again()

    def tell_music(self) -> None:
        """Let the music of the top scene play, if it has one of its own."""
        if self.top and self.top.music:
            self._app.sounds.music(self.top.music)

    def _point_again(self) -> None:
        """Give the top scene the focus it should have before anything moves: under the mouse, or by keys."""
        if self.top is None or self.typing:
            return
        if self._app.by_mouse:
            self.top.interaction.handle(Intent("point", pos=self._app.mapper.mouse, device="mouse"))
        elif self.top.interaction.focused() is None:
            self.top.interaction.focus_first()
        else:
            self.top.interaction.ring = True

    def refresh(self) -> None:
        """Draw the next frame anew, whatever the scenes say."""
        self.stale = True

    @property
    def typing(self) -> bool:
        """True while letters are text, not actions."""
        return bool(self.top and self.top.widgets.typing)

    @property
    def captures_keys(self) -> bool:
        """True while the next key is meant as itself (a key is being chosen in the options)."""
        return bool(self.top and self.top.captures_keys and self.gate_open)

    def looked_at(self) -> Target | None:
        """The target under mouse or focus, None while nothing may be pressed."""
        if self.top is None or not self.gate_open or self.top.interaction.dragging:
            return None
        return self.top.interaction.focused()

    def relay(self) -> None:
        """Lay everything out again (language, text size, contrast or scale changed)."""
        self._transition = None
        for scene in self._stack:
            scene.widgets.clear()
            scene.build()
            scene.widgets.update(0.0, scene.look)  # a field that is typed in takes the very next letter
            scene.changed()
        self._renew()

    # --- time and input -------------------------------------------------------------------------------

    @property
    def gate_open(self) -> bool:
        """True when an action may pass."""
        return self._transition is None and self.top is not None and self.top.gate_open

    @property
    def moving(self) -> bool:
        """True while something on the screen changes by itself."""
        return self._transition is not None or bool(self.top and self.top.timeline.busy)

    def update(self, dt_ms: float) -> None:
        """Let time pass for the transition or the scenes that can be seen."""
        if self._transition:
            self._transition.update(dt_ms)
            self.stale = True
            if self._transition.done:
                self._end_transition()
        if self.top:
            self.top.update(dt_ms)

    def handle(self, intent: Intent) -> bool:
        """Give `intent` to the top scene. While the gate is closed a press only skips what is shown."""
        if self.top is None:
            return False
        if self._transition and intent.name not in ENDING:
            if intent.name in SKIPPING:
                self._end_transition()
            return True
        if self.top.gate_open or intent.name in PASSING:
            return self.top.handle(intent)
        if intent.name in SKIPPING:
            self.top.skip()
            self.top.changed()
        return True

    def _end_transition(self) -> None:
        self._transition = None
        self.stale = True
        self._point_again()

    def _begin(self, how: str) -> None:
        self.stale = True
        self._transition = None
        if how == "none" or not self._stack or self._app.pace.instant or self._app.pace.reduced:
            return
        self._transition = transition(how, self._app.canvas.surface.copy())

    # --- drawing --------------------------------------------------------------------------------------

    @property
    def needs_draw(self) -> bool:
        """True when the picture is out of date."""
        return self.stale or bool(self.top and self.top.stale)

    def draw(self, canvas: Canvas) -> None:
        """Draw the picture as it is now."""
        self._draw_scenes(canvas)
        if self._transition:
            self._transition.draw(canvas.surface)
        self.stale = False

    def _draw_scenes(self, canvas: Canvas) -> None:
        top = self.top
        if top is None:
            canvas.fill((0, 0, 1280, 720), "ink")
            return
        if top.overlay and len(self._stack) > 1:
            self._draw_backdrop(canvas, top)
        self._draw_one(canvas, top)

    def _draw_backdrop(self, canvas: Canvas, top: Scene) -> None:
        if self._backdrop is None or self._backdrop.get_size() != canvas.surface.get_size():
            recorder, canvas.recorder = canvas.recorder, None
            first = max(i for i, scene in enumerate(self._stack[:-1]) if not scene.overlay or i == 0)
            for scene in self._stack[first:-1]:
                self._draw_one(canvas, scene)
            canvas.dim(top.dims)
            canvas.recorder = recorder
            self._backdrop = canvas.surface.copy()
        canvas.surface.blit(self._backdrop, (0, 0))

    def _draw_one(self, canvas: Canvas, scene: Scene) -> None:
        canvas.use_skin(scene.skin)
        scene.draw(canvas)
        scene.stale = False
