"""Painting the board: the still ground is made once, what may change is drawn on top of it each time."""

from __future__ import annotations

from typing import Final

from pygame import Rect, Surface

from scenes.table import prompts
from scenes.table.prompts import Choice
from scenes.table.show import FlashPlate
from scenes.vitorian import command, field, hand, layout, marks, sidebar
from scenes.vitorian.look import BoardLook
from sprites import frames, litho
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
WAY_H, WAY_GAP = 46, 10
BESIDE_W = 150
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
            sovereigns,
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
    sidebar.paint_ground(canvas)


def paint(canvas: Canvas, look: BoardLook, ground: Ground) -> None:
    """The whole board without top bar and log."""
    ground.paint(canvas, look)
    command.paint(canvas, look)
    sidebar.paint(canvas, look)
    field.paint(canvas, look)
    look.show.stage.paint(canvas, range(50))
    hand.paint(canvas, look)
    if look.ways or look.looked:
        paint_ways(canvas, look)
    look.show.stage.paint(canvas, range(50, NUMBERS))
    look.show.particles.draw(canvas)
    look.show.stage.paint(canvas, range(NUMBERS, 200))
    look.show.shake(canvas, layout.MAP)
    if look.carry is not None:
        with canvas.above():
            look.carry.paint(canvas)
    with canvas.above():
        look.show.paint_flash(canvas, FLASH)


# --- the choice panel ----------------------------------------------------------------------------------


def panel_area(look: BoardLook) -> Rect:
    """Where the choice panel stands: over the hand, as high as its buttons need."""
    rows = 0 if look.looked else (len(look.ways) + 1) // 2
    high = 84 + rows * (WAY_H + WAY_GAP) + (98 if look.looked else 0)
    return Rect(layout.PANEL.x, 716 - high, layout.PANEL.w, high)


def way_places(look: BoardLook) -> list[Rect]:
    """Where the buttons of the choice panel stand: two side by side, or left and right of looked-at cards."""
    area, count = panel_area(look), len(look.ways)
    if look.looked:
        edges = (area.x + 16, area.right - 16 - BESIDE_W)
        return [Rect(edges[n % 2], area.y + 92, BESIDE_W, WAY_H) for n in range(count)]
    wide = area.w - 32 if count == 1 else (area.w - 32 - WAY_GAP) // 2
    top = area.bottom - 12 - ((count + 1) // 2) * (WAY_H + WAY_GAP) + WAY_GAP
    return [
        Rect(area.x + 16 + (n % 2) * (wide + WAY_GAP), top + (n // 2) * (WAY_H + WAY_GAP), wide, WAY_H)
        for n in range(count)
    ]


def looked_places(look: BoardLook) -> list[Rect]:
    """Where the looked-at cards of the Convoy lie in the choice panel."""
    area = panel_area(look)
    left = area.centerx - (len(look.looked) * 72 - 14) / 2
    return [Rect(round(left + n * 72), area.y + 76, 58, 78) for n in range(len(look.looked))]


def paint_ways(canvas: Canvas, look: BoardLook) -> None:
    """The panel with a question, what is looked at, and a button for each answer."""
    area = panel_area(look)
    canvas.glow(area, "focus", alpha=120, spread=10)
    marks.panel(canvas, area)
    title = Rect(area.x + 16, area.y + 8, area.w - 32, 28)
    canvas.fit(
        look.title, title, "banner", "highlight", anchor="midleft", one_line=True, smallest=15, size=23
    )
    with canvas.panel_text():
        text = Rect(area.x + 16, area.y + 38, area.w - 32, 36)
        canvas.fit(marks.iconed(look.text), text, "body", "text", anchor="topleft")
    for kind, (number, place) in zip(look.looked, enumerate(looked_places(look)), strict=True):
        id = f"look:{number}"
        value = 2 if kind.endswith("2") else 1
        canvas.centred(litho.resource(kind[0], True, value, 54, canvas.scale), place.center)
        if state := look.state(id):
            marks.state(canvas, place.inflate(-6, -8), state)
        canvas.centred(frames.pill(24, 20, "#17110D", canvas.scale), (place.centerx, place.bottom + 2))
        canvas.text(str(number + 1), (place.centerx, place.bottom + 1), "small_bold", "text", anchor="center")
    for choice, place in zip(look.ways, way_places(look), strict=True):
        _way(canvas, look, choice, place)


def _way(canvas: Canvas, look: BoardLook, choice: Choice, place: Rect) -> None:
    prompts.draw_button(canvas, place.move(look.shift(choice.id), 0), choice, look.input)
