"""Options: what helps to read, with a sample of how it will look."""

from __future__ import annotations

import pygame

from scenes.optiontabs.form import GAP, HEADING, INNER, ROW, Section
from sprites import faces
from sprites.canvas import Canvas

SAMPLE = 152
"""Height of the sample of texts and pictures."""
CARD = 80
LINES = (("discard", "text"), ("swap", "highlight"), ("hint", "dim"))
"""Icon and colour of the lines beside the card."""


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
        face = faces.dracula_card(4, "O", CARD, canvas.scale, self.say("dracula.effect.4.name"))
        canvas.centred(face, (box.x + 74, box.centery))
        step = (SAMPLE - 28) / len(LINES)
        for number, (icon, colour) in enumerate(LINES):
            y = box.y + 14 + number * step
            canvas.icon(icon, (box.x + 158, y + step / 2), 20, "line")
            room = (box.x + 182, y, box.w - 206, step)
            canvas.fit(self.say(f"menus.options.text.sample.{icon}"), room, "body", colour, anchor="midleft")
