"""Options: what helps to read."""

from __future__ import annotations

import pygame

from scenes.optiontabs.form import GAP, HEADING, INNER, ROW, Section
from sprites.canvas import Canvas

SAMPLE = 76
"""Height of the sample of the text size."""


class Reading(Section):
    """Text size, contrast and motion."""

    def build(self) -> None:
        """See `Section`."""
        sizes = [(size, self.say(f"menus.options.text.{size}")) for size in ("normal", "large", "largest")]
        self.choice("text_size", sizes, key="text")
        self.y += SAMPLE + GAP
        self.toggle("high_contrast", "contrast")
        self.toggle("reduced_motion", "motion")

    def draw(self, canvas: Canvas) -> None:
        """See `Section`."""
        super().draw(canvas)
        box = pygame.Rect(INNER.x, INNER.y + HEADING + ROW + GAP, INNER.w, SAMPLE)
        canvas.panel(box, shadow=False)
        canvas.fit(self.say("menus.options.text.sample"), box.inflate(-36, -20), "body", anchor="midleft")
