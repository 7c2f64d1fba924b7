"""The inhabitants of a district as the pages of the menus show them."""

from __future__ import annotations

from game.dracula.cards import HUMANS
from sprites import faces
from sprites.canvas import Canvas


def townsfolk(canvas: Canvas, x: float, y: float, vampires: int, radius: float = 12) -> None:
    """The inhabitants of a district in a row around (x, y), the first `vampires` of them bitten."""
    step = 2 * radius + 2
    for number in range(HUMANS):
        face = faces.townsfolk(number, number < vampires, radius, canvas.scale)
        canvas.centred(face, (x + (number - (HUMANS - 1) / 2) * step, y))
    width = step * HUMANS
    canvas.mark_state((x - width / 2, y - radius, width, 2 * radius), f"vampires {vampires}", shape=True)
