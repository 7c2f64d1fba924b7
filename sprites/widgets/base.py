"""What every control can do, and the group of controls a scene holds."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeVar

import pygame

from sprites.canvas import Canvas
from sprites.focus import Target
from sprites.intent import Intent

W = TypeVar("W", bound="Widget")
Box = pygame.Rect | tuple[float, float, float, float]


class Widget:
    """A control at `rect` (logical units) known by `id`."""

    repeats = False

    def __init__(self, id: str, rect: Box, *, enabled: bool = True, why: str = "", tip: str = "",
                 group: str = "main") -> None:  # fmt: skip
        self.id = id
        self.rect = pygame.Rect(rect)
        self.enabled = enabled
        self.why = why
        self.tip = tip
        self.group = group
        self.visible = True

    @property
    def label(self) -> str:
        """What it is called."""
        return ""

    def targets(self) -> list[Target]:
        """What of it can be pressed."""
        return [self.target(self.id, self.rect)]

    def target(self, id: str, rect: pygame.Rect) -> Target:
        """A target with this control's state."""
        return Target(id, rect, self.label, self.enabled, self.why, self.group, self.tip, self.repeats)

    def owns(self, target_id: str) -> bool:
        """True when `target_id` is one of its targets."""
        return any(t.id == target_id for t in self.targets())

    def press(self, target_id: str) -> None:
        """One of its targets was pressed."""

    def handle(self, intent: Intent, focused: bool) -> bool:
        """Take an intent before the focus graph does (arrows in a slider). True when it was used."""
        return False

    def update(self, dt_ms: float) -> bool:
        """Let time pass; True when it looks different now."""
        return False

    def draw(self, canvas: Canvas, lit: str | None, ring: bool) -> None:
        """Draw it; `lit` is the focused target id, `ring` whether the focus ring shows."""


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

    def __iter__(self) -> Iterator[Widget]:
        return (w for w in self._all.values() if w.visible)

    def targets(self) -> list[Target]:
        """The targets of all visible controls."""
        return [target for widget in self for target in widget.targets()]

    def press(self, target_id: str) -> bool:
        """Press the control that owns `target_id`; False when none does."""
        owner = next((w for w in self if w.owns(target_id)), None)
        if owner is None:
            return False
        owner.press(target_id)
        return True

    def handle(self, intent: Intent, focus_id: str | None) -> bool:
        """Offer `intent` to the controls."""
        return any(w.handle(intent, focus_id is not None and w.owns(focus_id)) for w in list(self))

    def update(self, dt_ms: float) -> bool:
        """Let time pass; True when anything looks different."""
        return any([w.update(dt_ms) for w in self])

    def draw(self, canvas: Canvas, lit: str | None = None, ring: bool = False) -> None:
        """Draw all visible controls."""
        for widget in self:
            widget.draw(canvas, lit, ring)
