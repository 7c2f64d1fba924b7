"""The button."""

from __future__ import annotations

from collections.abc import Callable

from sprites.canvas import Canvas
from sprites.widgets.base import Box, Widget


class Button(Widget):
    """A labelled button; `kind` "primary" is the one filled with the accent colour."""

    def __init__(self, id: str, rect: Box, text: str, action: Callable[[], object], *, kind: str = "normal",
                 icon: str = "", style: str = "button", enabled: bool = True, why: str = "", tip: str = "",
                 group: str = "main") -> None:  # fmt: skip
        super().__init__(id, rect, enabled=enabled, why=why, tip=tip, group=group)
        self.text = text
        self.kind = kind
        self.icon = icon
        self.style = style
        self._action = action

    @property
    def label(self) -> str:
        """What it is called."""
        return self.text

    def press(self, target_id: str) -> None:
        """Do what it is for."""
        self._action()

    def draw(self, canvas: Canvas, lit: str | None, ring: bool) -> None:
        """See `Widget`."""
        canvas.box(self.rect, "accent" if self.kind == "primary" else "panel_top", 6)
        canvas.box(self.rect, "focus" if lit == self.id else "line", 6, 2)
        inner = self.rect.inflate(-24, -8)
        canvas.fit(self.text, inner, self.style, "bright" if self.enabled else "dim", one_line=True)
