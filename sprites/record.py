"""What a canvas tells an audit about the frame that it draws."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

import pygame

from sprites import theme
from sprites.focus import Target


@dataclass(frozen=True, slots=True)
class DrawnText:
    """A text as it stands on the canvas (logical units), for the audit."""

    text: str
    rect: pygame.FRect
    size: float
    colours: tuple[theme.Colour, ...]
    """Every colour that stands in it."""
    box: pygame.FRect
    """Where it had to stay: the clip and, for fitted texts, their own box."""
    repeated: bool
    decorative: bool
    layer: int = 0
    """0 for the screen itself, more for what lies above it on purpose (tooltips, toasts)."""
    scrolled: bool = False
    """True inside a scrolling area, where the edge may cut a line."""
    broken: bool = False
    """True when a word had to be broken because its line was too narrow."""


class Recorder(Protocol):
    """What an audit hears while a frame is drawn."""

    def text_drawn(self, drawn: DrawnText, behind: pygame.Surface | None) -> None:
        """A text was drawn over the pixels `behind`."""

    def picture_drawn(self, rect: pygame.FRect) -> None:
        """A picture was drawn."""

    def panel_drawn(self, rect: pygame.FRect, layer: int) -> None:
        """A panel was drawn."""

    def target_drawn(self, target: Target) -> None:
        """A hit area is on the frame."""

    def state_marked(self, rect: pygame.FRect, state: str, shape: bool, word: str) -> None:
        """Something shows a state."""
