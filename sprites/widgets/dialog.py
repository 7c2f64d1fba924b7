"""The box of a dialog: measured from its texts, centred, with a row of buttons at its foot."""

from __future__ import annotations

import pygame

from sprites import text as rich
from sprites.canvas import SIZE, Canvas

PADDING = 28
BUTTON = (210, 54)
GAP = 16


class DialogBox:
    """A panel with a heading and a paragraph; `buttons(n)` places `n` buttons, the main one last."""

    def __init__(
        self, heading: str, text: str, *, width: float = 560, skin: str = "goth", factor: float = 1.0
    ) -> None:
        self.heading = heading
        self.text = text
        self.width = width
        inner = width - 2 * PADDING
        size = round(17 * factor)
        self._heading = rich.measure(heading, "title", inner, skin=skin)[1]
        self._text = rich.measure(text, "body_large", inner, skin=skin, size=size)[1]
        self._size = size
        height = PADDING + self._heading + 14 + self._text + 26 + BUTTON[1] + PADDING
        self.rect = pygame.Rect(0, 0, round(width), round(height))
        self.rect.center = (SIZE[0] // 2, SIZE[1] // 2)

    def buttons(self, count: int) -> list[pygame.Rect]:
        """The places of `count` buttons, left to right."""
        wide = min(BUTTON[0], (self.width - 2 * PADDING - GAP * (count - 1)) / count)
        left = self.rect.right - PADDING - count * wide - (count - 1) * GAP
        y = self.rect.bottom - PADDING - BUTTON[1]
        return [pygame.Rect(round(left + n * (wide + GAP)), y, round(wide), BUTTON[1]) for n in range(count)]

    def draw(self, canvas: Canvas) -> None:
        """Draw panel, heading and text."""
        canvas.panel(self.rect)
        x, y = self.rect.x + PADDING, self.rect.y + PADDING
        inner = self.width - 2 * PADDING
        canvas.text(self.heading, (x, y), "title", "text", width=inner, shadow=True)
        canvas.text(
            self.text, (x, y + self._heading + 14), "body_large", "text", width=inner, size=self._size
        )
