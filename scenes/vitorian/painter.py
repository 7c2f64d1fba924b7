"""Painting the board: the still ground is made once, what may change is drawn on top of it each time."""

from __future__ import annotations

from typing import Final

from pygame import Surface

from scenes.table.show import FlashPlate
from scenes.vitorian import choicepanel, command, field, hand, layout, sidebar
from scenes.vitorian.look import BoardLook
from sprites.canvas import Canvas

FLASH: Final = FlashPlate(
    "dies",
    (layout.MAP.centerx, layout.FRONT_Y),
    320,
    (700, 74),
    colour="#4B4739",
    foot="#201F1A",
    line="#FFC64A",
)
NUMBERS = 90
"""From this layer on pieces are to be read: no specks fly over them."""
BACKGROUND = "#1A1813"


class Ground:
    """The picture of everything that stays, kept until eyes, language, scale or contrast change."""

    def __init__(self) -> None:
        self._kept: Surface | None = None
        self._key: tuple[object, ...] = ()

    def paint(self, canvas: Canvas, look: BoardLook) -> None:
        """Put the ground on the canvas. Under an audit it is drawn anew, so that its texts are heard."""
        board = look.board
        sovereigns = tuple(side.sovereign for side in board.sides)
        key = (
            canvas.scale, canvas.high_contrast, canvas.text_factor, look.tongue.language.code, board.bottom,
            sovereigns, tuple(look.log),
        )  # fmt: skip
        if self._kept is not None and key == self._key and canvas.recorder is None:
            canvas.surface.blit(self._kept, (0, 0))
            return
        _ground(canvas, look)
        if canvas.recorder is None:
            self._kept, self._key = canvas.surface.copy(), key


def _ground(canvas: Canvas, look: BoardLook) -> None:
    canvas.fill((0, 0, 1280, 720), BACKGROUND)
    field.paint_ground(canvas, look.tongue, look.board)
    command.paint_ground(canvas)
    sidebar.paint_ground(canvas, look)


def paint(canvas: Canvas, look: BoardLook, ground: Ground) -> None:
    """The whole board without top bar and log."""
    ground.paint(canvas, look)
    command.paint(canvas, look)
    sidebar.paint(canvas, look)
    field.paint(canvas, look)
    look.show.stage.paint(canvas, range(50))
    hand.paint(canvas, look)
    if look.ways or look.looked:
        choicepanel.paint(canvas, look)
    look.show.stage.paint(canvas, range(50, NUMBERS))
    look.show.particles.draw(canvas)
    look.show.stage.paint(canvas, range(NUMBERS, 200))
    look.show.shake(canvas, layout.MAP)
    if look.carry is not None:
        with canvas.above():
            look.carry.paint(canvas)
    with canvas.above():
        look.show.paint_flash(canvas, FLASH)
