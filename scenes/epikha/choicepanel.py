"""The panel with a question of several answers, or an amount to be chosen: over the hand."""

from __future__ import annotations

from typing import Final

from pygame import Rect

from scenes.epikha import marks, routes
from scenes.epikha.look import BoardLook
from scenes.table import prompts
from scenes.table.prompts import Choice
from sprites.canvas import Canvas

WIDE, BOTTOM, MIDDLE = 560, 716, 578
WIDE_OF_THREE: Final = 660
"""... with three columns, in which names of Spirits have room."""
WAY_H, WAY_GAP = 46, 10
HEAD = 84
"""Height of title and text."""
MANY = 8
"""So many buttons stand in two columns; more in three."""
TURNS: Final = (-5, -1, 1, 5)
"""By how much the buttons of the dial change the amount."""
DIAL_W = 64


def place(look: BoardLook) -> Rect:
    """Where the panel stands: at the lower edge, as high as its buttons need."""
    rows = 1 if look.dial is not None else -(-len(look.ways) // _columns(look))
    high = HEAD + rows * (WAY_H + WAY_GAP) + 4
    wide = WIDE_OF_THREE if look.dial is None and _columns(look) == 3 else WIDE
    return Rect(MIDDLE - wide // 2, BOTTOM - high, wide, high)


def _columns(look: BoardLook) -> int:
    count = len(look.ways)
    return 3 if count == 3 or count > MANY else min(2, max(1, count))


def way_places(look: BoardLook) -> list[Rect]:
    """Where the buttons stand, side by side in rows."""
    area, columns = look.panel, _columns(look)
    wide = (area.w - 32 - WAY_GAP * (columns - 1)) // columns
    top = area.y + HEAD
    return [
        Rect(
            area.x + 16 + (n % columns) * (wide + WAY_GAP), top + (n // columns) * (WAY_H + WAY_GAP),
            wide, WAY_H,
        )
        for n in range(len(look.ways))
    ]  # fmt: skip


def dial_places(look: BoardLook) -> list[tuple[str, Rect]]:
    """Id and place of each button that turns the dial, less at the left and more at the right."""
    area = look.panel
    top, step = area.y + HEAD, DIAL_W + 8
    half = len(TURNS) // 2
    lefts = [area.x + 16 + step * n for n in range(half)]
    lefts += [area.right - 16 - step * (half - n) + 8 for n in range(half)]
    return [
        (f"{routes.DIAL}{by:+d}", Rect(left, top, DIAL_W, WAY_H))
        for by, left in zip(TURNS, lefts, strict=True)
    ]


def paint(canvas: Canvas, look: BoardLook) -> None:
    """The panel with a question and a button for each answer."""
    area = look.panel
    canvas.glow(area, "focus", alpha=120, spread=10)
    marks.panel(canvas, area)
    with canvas.panel_text():
        title = Rect(area.x + 16, area.y + 8, area.w - 32, 28)
        canvas.fit(
            look.title, title, "banner", "highlight", anchor="midleft", one_line=True, smallest=15, size=22
        )
        text = Rect(area.x + 16, area.y + 38, area.w - 32, 42)
        canvas.fit(marks.iconed(look.text), text, "body", "text", anchor="topleft")
    for choice, spot in zip(look.ways, way_places(look), strict=True):
        prompts.draw_button(canvas, spot.move(look.shift(choice.id), 0), choice, look.input)
    if look.dial is not None:
        _dial(canvas, look, look.dial)


def _dial(canvas: Canvas, look: BoardLook, dial: tuple[int, int, int]) -> None:
    least, now, most = dial
    for id, spot in dial_places(look):
        by = int(id.removeprefix(routes.DIAL))
        label = f"{'+' if by > 0 else '−'}{abs(by)}"
        prompts.draw_button(canvas, spot.move(look.shift(id), 0), Choice(id, label, repeats=True), look.input)
    middle = Rect(look.panel.centerx - 90, look.panel.y + HEAD - 6, 180, WAY_H + 12)
    canvas.text(str(now), (middle.centerx, middle.y + 20), "title", "highlight", anchor="center", size=34)
    words = look.tongue.say("dial.range", least=least, most=most)
    line = Rect(middle.x, middle.bottom - 20, middle.w, 20)
    canvas.fit(words, line, "small", "dim", one_line=True)
