"""The tick box with its label."""

from __future__ import annotations

from collections.abc import Callable

from sprites import frames
from sprites.canvas import Canvas
from sprites.widgets.base import Box, Look, Widget

SIDE = 26


class Toggle(Widget):
    """Something that is on or off; `changed` hears the new value."""

    repeats = True

    def __init__(
        self,
        id: str,
        rect: Box,
        text: str,
        on: bool,
        changed: Callable[[bool], object],
        *,
        enabled: bool = True,
        why: str = "",
        tip: str = "",
        group: str = "main",
    ) -> None:
        super().__init__(id, rect, text, enabled=enabled, why=why, tip=tip, group=group)
        self.on = on
        self._changed = changed

    def press(self, target_id: str) -> None:
        """Turn it on or off."""
        self.on = not self.on
        self._changed(self.on)

    def draw(self, canvas: Canvas, look: Look) -> None:
        """See `Widget`."""
        state = "disabled" if not self.enabled else "focus" if look.lit == self.id else "normal"
        x, y = self.rect.x + 6 + look.offset(self.id), self.rect.centery - SIDE / 2
        canvas.picture(frames.checkbox(SIDE, self.on, canvas.skin.name, state, canvas.scale), (x, y))
        canvas.mark_state((x, y, SIDE, SIDE), "on" if self.on else "off", shape=True)
        room = (x + SIDE + 10, self.rect.y, self.rect.right - x - SIDE - 12, self.rect.h)
        colour = "bright" if look.lit == self.id else "text" if self.enabled else "dim"
        canvas.fit(self.text, room, "body_large", colour, anchor="midleft")
