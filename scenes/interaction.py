"""From intents to presses: focus by mouse and keys, one press one action, holds and drags."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from sprites import focus
from sprites.focus import Target
from sprites.intent import DIRECTIONS, Intent, Point

if TYPE_CHECKING:
    from scenes.scene import Scene

DECIDING = ("end_turn", "digit", "letter", "confirm")
"""Keys that may decide something by themselves: pressed twice in a row they count once."""
WITH_DRAGS = ("point", "release", "drop_all", "hold_end", "look_end", "menu", "log", "help", "scroll")
"""What may happen while something is dragged. Anything else breaks the drag off, and does nothing more."""
DRAG_START = 6.0
"""The hand must move this far before a press becomes a drag."""


class Interaction:
    """The focus, the press in progress and the drag of one scene."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.focus_id: str | None = None
        self.ring = False
        """True when the keys moved the focus last, so that its ring shows."""
        self.pressed: Target | None = None
        self.dragging: Target | None = None
        self.pos: Point | None = None
        self.start: Point = (0.0, 0.0)
        """Where the press in progress began."""
        self._holding: Target | None = None
        self._group_focus: dict[str, str] = {}
        self._focus_rect: pygame.FRect | None = None

    # --- looking --------------------------------------------------------------------------------------

    def lit(self, target_id: str) -> bool:
        """True when `target_id` has the focus look."""
        return target_id == self.focus_id

    def focused(self) -> Target | None:
        """The focused target as it is now, or None."""
        return focus.find(self.scene.targets(), self.focus_id)

    def set_focus(self, target_id: str | None, by_keys: bool = False) -> None:
        """Move the focus; `by_keys` shows the ring."""
        self.ring = by_keys
        if target_id == self.focus_id:
            return
        self.focus_id = target_id
        target = self.focused()
        if target:
            self._group_focus[target.group] = target.id
            self._focus_rect = pygame.FRect(target.rect)
        self.scene.changed()

    def focus_first(self) -> None:
        """Put the key focus where the scene wants it first, else on the first thing that can be pressed."""
        targets = self.scene.targets()
        first = focus.find(targets, self.scene.first_focus) or next((t for t in targets if t.enabled), None)
        if first:
            self.set_focus(first.id, by_keys=True)

    # --- intents --------------------------------------------------------------------------------------

    def handle(self, intent: Intent) -> bool:
        """Take an intent; what is no focus and no press goes to the scene's `action`."""
        if self.dragging and intent.name not in WITH_DRAGS:
            return self._on_drop_all(intent)
        mouse = getattr(self, f"_on_{intent.name}", None)
        if mouse is not None:
            return bool(mouse(intent))
        if intent.name in DIRECTIONS:
            return self._arrow(intent) or self.scene.action(intent)
        if intent.name in ("next", "previous"):
            return self._tab(intent)
        return not intent.repeated and self._act(intent)

    def _act(self, intent: Intent) -> bool:
        presses = self.scene.app.presses
        if intent.name in DECIDING and not presses.is_new_key(self.scene, intent):
            return True
        if intent.name in DECIDING:
            self.scene.app.toasts.heard()
        self.ring = self.ring or intent.name == "digit"  # who chooses by keys goes on by keys
        used = self.scene.action(intent)
        if used and intent.name not in DECIDING:
            presses.forget()
        return used

    def _on_point(self, intent: Intent) -> bool:
        self.pos = intent.pos
        if self.dragging and intent.pos:
            self.scene.dragged(self.dragging, intent.pos)
            return True
        if self.pressed and self.pressed.drags and intent.pos and self._moved(intent.pos):
            self.dragging = self.pressed
            self.scene.dragged(self.dragging, intent.pos)
            return True
        under = focus.at(self.scene.targets(), intent.pos) if intent.pos else None
        if under is None and self.ring:
            return False
        before = self.focus_id
        self.set_focus(under.id if under else self.scene.proposes or None)
        return before != self.focus_id

    def _moved(self, pos: Point) -> bool:
        return max(abs(pos[0] - self.start[0]), abs(pos[1] - self.start[1])) > DRAG_START

    def _on_press(self, intent: Intent) -> bool:
        assert intent.pos is not None
        self.pressed = focus.at(self.scene.targets(), intent.pos)
        self.start = intent.pos
        if self.pressed is None:
            return self.scene.action(intent)
        self.set_focus(self.pressed.id)
        if self.pressed.holds:
            self._hold(self.pressed)
        return True

    def _on_release(self, intent: Intent) -> bool:
        pressed, self.pressed = self.pressed, None
        if self._holding:
            return self._let_go()
        if intent.pos is None:
            return self._on_drop_all(intent)
        over = focus.at(self.scene.targets(), intent.pos)
        if self.dragging:
            self.scene.dragged(self.dragging, intent.pos)
            dragged, self.dragging = self.dragging, None
            self.scene.dropped(dragged, over if over is None or over.id != dragged.id else None)
            return True
        if pressed is None or over is None or over.id != pressed.id:
            return False
        if self.scene.app.presses.is_new_click(intent.pos, over):
            self.activate(over)
        return True

    def _on_confirm(self, intent: Intent) -> bool:
        target = self.focused()
        if self.scene.app.presses.is_echo(self.scene, target):
            return True
        if intent.repeated or target is None or target.holds:
            return not intent.repeated and (self._act(intent) or self._woken(target))
        self.ring = intent.device != "mouse"
        self.activate(target)
        return True

    def _woken(self, target: Target | None) -> bool:
        """With nothing focused, a key that nobody used shows where the keys stand, as an arrow does."""
        found = self._lost_and_found(self.scene.targets()) if target is None else None
        if found:
            self.set_focus(found.id, by_keys=True)
        return found is not None

    def _on_hold_start(self, intent: Intent) -> bool:
        target = self.focused() or next((t for t in self.scene.targets() if t.holds), None)
        if target is None or not target.holds or self._holding:
            return False
        self._hold(target)
        return True

    def _on_hold_end(self, intent: Intent) -> bool:
        return self._let_go()

    def _on_drop_all(self, intent: Intent) -> bool:
        """The press in progress was broken off: nothing is pressed, and a dragged thing goes back."""
        self.pressed = None
        if self.dragging:
            dragged, self.dragging = self.dragging, None
            self.scene.drag_cancelled(dragged)
            return True
        return self._let_go()

    def _hold(self, target: Target) -> None:
        if not target.enabled:
            self.scene.refused(target)
            return
        self._holding = target
        self.scene.hold(target, True)

    def _let_go(self) -> bool:
        target, self._holding = self._holding, None
        if target is None:
            return False
        self.scene.hold(target, False)
        return True

    def activate(self, target: Target) -> None:
        """Press `target` for the player, at most once for several presses in a row."""
        app = self.scene.app
        if not app.presses.is_new(self.scene, target, app.by_mouse):
            return
        if target.enabled:
            app.toasts.heard()
            if not (app.by_pad and self.scene.write_by_pad(target)):
                self.scene.press(target)
        else:
            self.scene.refused(target)

    def _arrow(self, intent: Intent) -> bool:
        targets = self.scene.targets()
        current = focus.find(targets, self.focus_id)
        if current is None:
            found = self._lost_and_found(targets)
        else:
            found = None
            if current.group in self.scene.kept_groups:
                near = [target for target in targets if target.group == current.group]
                found = focus.neighbour(near, current, intent.name)
            found = found or focus.neighbour(targets, current, intent.name)
            if found is None and self.scene.wraps and not intent.repeated:
                found = focus.opposite(targets, current, intent.name)
        if found:
            self._walk_to(found)
        else:
            self.ring = current is not None
        return found is not None

    def _walk_to(self, target: Target) -> None:
        """The player moves the focus: whatever is pressed next is meant."""
        self.scene.app.presses.forget()
        self.set_focus(target.id, by_keys=True)

    def _lost_and_found(self, targets: list[Target]) -> Target | None:
        """Where the keys go on when the focused target is gone: nearby, else where the scene starts."""
        if self._focus_rect is None or not targets:
            return focus.find(targets, self.scene.first_focus) or focus.tabbed(targets, None)
        middle = pygame.Vector2(self._focus_rect.center)
        return min(targets, key=lambda target: middle.distance_to(target.rect.center))

    def _tab(self, intent: Intent) -> bool:
        targets = self.scene.targets()
        current = focus.find(targets, self.focus_id)
        found = focus.tabbed(targets, current, intent.name == "previous", self._group_focus)
        if found:
            self._walk_to(found)
        return found is not None
