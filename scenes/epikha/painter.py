"""Painting the board: the still ground is made once, what may change is drawn on top of it each time."""

from __future__ import annotations

from typing import Final

from pygame import Surface

from scenes.epikha import field, fights, hand, layout, sidebar
from scenes.epikha.look import BoardLook
from scenes.table.show import FlashPlate
from sprites.canvas import Canvas

FLASH: Final = FlashPlate(
    "epik",
    (layout.FIELD.centerx, layout.LINE_Y),
    320,
    (760, 74),
    colour="#2A2350",
    foot="#141733",
    line="#D9B25A",
)
NUMBERS = 90
"""From this layer on pieces are to be read: no specks fly over them."""
BACKGROUND = "#0D0F20"


class Ground:
    """The picture of everything that stays, kept until eyes, language, scale or contrast change."""

    def __init__(self) -> None:
        self._kept: Surface | None = None
        self._key: tuple[object, ...] = ()

    def paint(self, canvas: Canvas, look: BoardLook) -> None:
        """Put the ground on the canvas. Under an audit it is drawn anew, so that its texts are heard."""
        tongue = look.tongue
        key = (
            canvas.scale, canvas.high_contrast, canvas.text_factor, tongue.language.code, look.board.bottom,
            tongue.houses, tuple(look.log),
        )  # fmt: skip
        if self._kept is not None and key == self._key and canvas.recorder is None:
            canvas.surface.blit(self._kept, (0, 0))
            return
        canvas.fill((0, 0, 1280, 720), BACKGROUND)
        field.paint_ground(canvas, tongue, look.board)
        sidebar.paint_ground(canvas, look.log)
        if canvas.recorder is None:
            self._kept, self._key = canvas.surface.copy(), key


def paint(canvas: Canvas, look: BoardLook, ground: Ground) -> None:
    """The whole board without top bar, log and choice panel."""
    ground.paint(canvas, look)
    sidebar.paint(canvas, look)
    field.paint(canvas, look)
    fights.paint(canvas, look, field.lay(look))
    look.show.stage.paint(canvas, range(50))
    field.paint_drawer(canvas, look)
    hand.paint(canvas, look)
    look.show.stage.paint(canvas, range(50, NUMBERS))
    look.show.particles.draw(canvas)
    look.show.stage.paint(canvas, range(NUMBERS, 200))
    look.show.shake(canvas, layout.FIELD)
    if look.carry is not None:
        with canvas.above():
            look.carry.paint(canvas)
    with canvas.above():
        look.show.paint_flash(canvas, FLASH)
