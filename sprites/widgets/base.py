"""What every control can do, and the group of controls a scene holds."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TypeVar

import pygame

from sprites import motion
from sprites.canvas import Canvas
from sprites.focus import Target
from sprites.intent import Intent

Box = pygame.Rect | tuple[float, float, float, float]


@dataclass(frozen=True, slots=True)
class Look:
    """What a control must know of the input to draw itself."""

    lit: str | None = None
    """The target id under the mouse or the key focus."""
    pressed: str | None = None
    """The target id held down by the mouse."""
    refused: str | None = None
    """The target id that shakes because it was refused."""
    shift: float = 0.0
    """How far to the side it shakes at this moment."""

    def offset(self, target_id: str) -> float:
        """Logical pixels by which `target_id` is drawn beside its place."""
        return self.shift if target_id == self.refused else 0.0


class Widget:
    """A control at `rect` (logical units) known by `id`; its hit areas stay where they are."""

    repeats = False
    """True when quick presses in a row are meant."""

    def __init__(
        self,
        id: str,
        rect: Box,
        text: str = "",
        *,
        enabled: bool = True,
        why: str = "",
        tip: str = "",
        group: str = "main",
    ) -> None:
        self.id = id
        self.rect = pygame.Rect(rect)
        self.text = text
        """What stands on it, in the player's language."""
        self.enabled = enabled
        self.why = why
        self.tip = tip
        self.group = group
        self.visible = True
        self.typing = False
        """True while typed letters belong to it."""
        self.wants_focus: str | None = None
        """A target id that the focus shall move to (read and cleared by the scene)."""
        self._warmth = 0.0

    @property
    def label(self) -> str:
        """What it is called: what stands on it, unless a control says more."""
        return self.text

    def targets(self) -> list[Target]:
        """What of it can be pressed."""
        return [self.target(self.id, self.rect)]

    def target(self, id: str, rect: pygame.Rect, label: str | None = None) -> Target:
        """A target with this control's state."""
        return Target(
            id,
            rect,
            self.label if label is None else label,
            self.enabled,
            self.why,
            self.group,
            self.tip,
            self.repeats,
        )

    def owns(self, target_id: str) -> bool:
        """True when `target_id` is one of its targets."""
        return target_id == self.id or target_id.startswith(self.id + ".")

    def press(self, target_id: str) -> None:
        """One of its targets was pressed."""

    def handle(self, intent: Intent, focused: str | None) -> bool:
        """Take an intent before the focus graph does; `focused` is the focused one of its targets, if any."""
        return False

    def update(self, dt_ms: float, look: Look) -> bool:
        """Let time pass; True when it looks different now."""
        warm = look.lit is not None and self.owns(look.lit) and self.enabled
        step = dt_ms / (motion.HOVER_IN.ms if warm else -motion.HOVER_OUT.ms)
        before, self._warmth = self._warmth, min(1.0, max(0.0, self._warmth + step))
        return before != self._warmth

    def draw(self, canvas: Canvas, look: Look) -> None:
        """Draw it."""

    def glow(self, canvas: Canvas, rect: pygame.Rect) -> None:
        """The light of hover and focus behind `rect`, as strong as it is warm by now."""
        if self._warmth > 0:
            canvas.glow(rect, "focus", alpha=round(255 * self._warmth), spread=7)


W = TypeVar("W", bound=Widget)


class Widgets:
    """The controls of a scene in drawing order."""

    def __init__(self) -> None:
        self._all: dict[str, Widget] = {}

    def add(self, widget: W) -> W:
        """Add `widget` (in place of one with the same id) and return it."""
        self._all[widget.id] = widget
        return widget

    def clear(self) -> None:
        """Remove all."""
        self._all.clear()

    def __getitem__(self, id: str) -> Widget:
        return self._all[id]

    def __contains__(self, id: str) -> bool:
        return id in self._all

    def __iter__(self) -> Iterator[Widget]:
        return (w for w in self._all.values() if w.visible)

    @property
    def typing(self) -> bool:
        """True while typed letters belong to one of them."""
        return any(w.typing for w in self)

    def targets(self) -> list[Target]:
        """The targets of all visible controls."""
        return [target for widget in self for target in widget.targets()]

    def press(self, target_id: str) -> bool:
        """Press the control that owns `target_id`; False when none does."""
        owner = self.owner(target_id)
        if owner is None:
            return False
        owner.press(target_id)
        return True

    def owner(self, target_id: str | None) -> Widget | None:
        """The control that owns `target_id`, or None."""
        return next((w for w in self if target_id is not None and w.owns(target_id)), None)

    def handle(self, intent: Intent, focus_id: str | None) -> bool:
        """Offer `intent` to the controls, one after the other, until one uses it."""
        owner = self.owner(focus_id)
        return any(w.handle(intent, focus_id if w is owner else None) for w in list(self))

    def take_wish(self) -> str | None:
        """The target id that a control wants focused, once."""
        for widget in self:
            if widget.wants_focus:
                wish, widget.wants_focus = widget.wants_focus, None
                return wish
        return None

    def update(self, dt_ms: float, look: Look | None = None) -> bool:
        """Let time pass; True when anything looks different."""
        seen = look or Look()
        changed = [w for w in self if w.update(dt_ms, seen)]
        return bool(changed)

    def draw(self, canvas: Canvas, look: Look | None = None) -> None:
        """Draw all visible controls."""
        for widget in self:
            widget.draw(canvas, look or Look())
