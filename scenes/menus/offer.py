"""A large thing to choose: a plate that lies on the page, its name on a ribbon, and a line about it."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from scenes import furniture
from sprites import frames
from sprites.canvas import Canvas
from sprites.widgets import Look, Widget
from sprites.widgets.base import Box

RIBBON = 54
ABOUT = 98
"""Heights of the name and of what is said about it, at the foot."""
LIFT = 8.0


class Offer(Widget):
    """`picture` paints the plate for a render scale; it must be one that is kept elsewhere."""

    def __init__(
        self,
        id: str,
        rect: Box,
        text: str,
        about: str,
        picture: Callable[[float], pygame.Surface],
        action: Callable[[], object],
        *,
        tilt: float = 0.0,
        group: str = "main",
    ) -> None:
        super().__init__(id, rect, text, group=group)
        self.about = about
        self.tilt = tilt
        self._picture = picture
        self._action = action

    @property
    def label(self) -> str:
        """What it is called."""
        return f"{self.text}. {self.about}"

    def press(self, target_id: str) -> None:
        """Do what it is for."""
        self._action()

    def draw(self, canvas: Canvas, look: Look) -> None:
        """See `Widget`."""
        lit = look.lit == self.id
        x, y, w, h = self.rect
        plate = self._picture(canvas.scale)
        middle = (x + w / 2, y + (h - RIBBON - ABOUT) / 2 - LIFT * lit)
        furniture.draw_turned(canvas, plate, middle, self.tilt, glow="focus" if lit else None)
        ribbon = pygame.Rect(x, y + h - ABOUT - RIBBON, w, RIBBON)
        canvas.picture(frames.ribbon(ribbon.w, RIBBON, scale=canvas.scale, bright=lit), ribbon.topleft)
        if lit:
            canvas.mark_state(self.rect, "focus", shape=True)
            canvas.icon("diamond", (ribbon.right - 34, ribbon.centery), 13, "focus")
        room = (ribbon.x + 30, ribbon.y, ribbon.w - 84, RIBBON)
        ink = "#FFFBEF" if lit else "#FFF3D8"
        canvas.fit(self.text, room, "button_large", ink, anchor="midleft", one_line=True, shadow=True)
        about = (x + 30, ribbon.bottom + 4, w - 60, ABOUT - 4)
        canvas.fit(self.about, about, "body_large", "text", anchor="topleft", shadow=True)
