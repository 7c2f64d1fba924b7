"""The panel with a question of several answers: over the part of the field that matters least just now."""

from __future__ import annotations

from collections.abc import Mapping

from pygame import Rect

from game.vitorian.spaces import SPACES
from scenes.table import prompts
from scenes.table.prompts import Choice
from scenes.vitorian import layout, marks
from scenes.vitorian.board import Board
from scenes.vitorian.look import BoardLook
from sprites import frames, litho
from sprites.canvas import Canvas

WAY_H, WAY_GAP = 46, 10
HEAD = 84
"""Height of title and text."""
LANES_X, LANE_GAP, LANE_H = 240, 8, 96
"""Right of the looked-at cards: where they go back to, with the buttons for that below."""
COLUMN_XS = (352, 246, 458)
"""Left edges at which the panel may stand, the middle first."""
GLOWS = 100
"""So much worse it is to cover what may be pressed than a unit that is only looked at."""


def height(look: BoardLook) -> int:
    """How high the panel is with its buttons."""
    rows = 0 if look.looked else (len(look.ways) + 1) // 2
    return HEAD + rows * (WAY_H + WAY_GAP) + (LANE_H + 8 if look.looked else 0)


def place(look: BoardLook, board: Board, states: Mapping[str, str]) -> Rect:
    """Where the panel stands: where it covers nothing that glows and the fewest units, else over the hand."""
    high, wide = height(look), layout.PANEL.w
    halves = ((layout.ROW_Y[0], layout.ROW_Y[1]), (layout.ROW_Y[2], layout.ROW_Y[3]))
    middles = [(upper + lower + layout.CELL[1]) // 2 for upper, lower in halves]
    tops = [min(max(layout.MAP.y + 6, y - high // 2), layout.MAP.bottom - 6 - high) for y in middles]
    found = [Rect(x, y, wide, high) for y in tops for x in COLUMN_XS]
    best = min(found, key=lambda area: _covers(area, board, states))
    if _covers(best, board, states) >= GLOWS:
        return Rect(layout.PANEL.x, 716 - high, wide, high)
    return best


def _covers(area: Rect, board: Board, states: Mapping[str, str]) -> int:
    covered = [space for space in SPACES if area.colliderect(layout.cell(space, board.bottom))]
    units = sum(board.at(space) is not None for space in covered)
    glow = sum(states.get(f"cell:{space}", "selected") != "selected" for space in covered)
    return units + GLOWS * glow


def way_places(look: BoardLook) -> list[Rect]:
    """Where the buttons stand: two side by side, or in a row beside looked-at cards."""
    area, count = look.panel, len(look.ways)
    if not count:
        return []
    if look.looked:
        left, room = area.x + LANES_X, area.w - LANES_X - 16
        wide = (room - LANE_GAP * (count - 1)) // count
        top = area.y + HEAD + LANE_H - WAY_H
        return [Rect(left + n * (wide + LANE_GAP), top, wide, WAY_H) for n in range(count)]
    wide = area.w - 32 if count == 1 else (area.w - 32 - WAY_GAP) // 2
    top = area.bottom - 12 - ((count + 1) // 2) * (WAY_H + WAY_GAP) + WAY_GAP
    return [
        Rect(area.x + 16 + (n % 2) * (wide + WAY_GAP), top + (n // 2) * (WAY_H + WAY_GAP), wide, WAY_H)
        for n in range(count)
    ]


def looked_places(look: BoardLook) -> list[Rect]:
    """Where the looked-at cards of the Convoy lie that have still to be put back."""
    area = look.panel
    return [Rect(area.x + 18 + n * 72, area.y + HEAD, 58, 78) for n in range(len(look.looked))]


def paint(canvas: Canvas, look: BoardLook) -> None:
    """The panel with a question, what is looked at, and a button for each answer."""
    area = look.panel
    canvas.glow(area, "focus", alpha=120, spread=10)
    marks.panel(canvas, area)
    with canvas.panel_text():
        title = Rect(area.x + 16, area.y + 8, area.w - 32, 28)
        canvas.fit(
            look.title, title, "banner", "highlight", anchor="midleft", one_line=True, smallest=15, size=23
        )
        text = Rect(area.x + 16, area.y + 38, area.w - 32, 40)
        canvas.fit(marks.iconed(look.text), text, "body", "text", anchor="topleft")
    for kind, (number, spot) in zip(look.looked, enumerate(looked_places(look)), strict=True):
        _looked(canvas, look, kind, number, spot)
    if look.looked:
        _lanes(canvas, look)
    for choice, spot in zip(look.ways, way_places(look), strict=True):
        _way(canvas, look, choice, spot)


def _looked(canvas: Canvas, look: BoardLook, kind: str, number: int, spot: Rect) -> None:
    canvas.centred(litho.resource(kind[0], True, _value(kind), 54, canvas.scale), spot.center)
    if state := look.state(f"look:{number}"):
        marks.state(canvas, spot.inflate(-6, -8), state)
    canvas.centred(frames.pill(24, 20, "#17110D", canvas.scale), (spot.centerx, spot.bottom + 2))
    canvas.text(str(number + 1), (spot.centerx, spot.bottom + 1), "small_bold", "text", anchor="center")


def _value(kind: str) -> int:
    return 2 if kind.endswith("2") else 1


def _lanes(canvas: Canvas, look: BoardLook) -> None:
    """What has been put back already: on top from the top down, and underneath."""
    area = look.panel
    wide = (area.w - LANES_X - 16 - LANE_GAP) // 2
    for number, (key, kinds) in enumerate(zip(("top", "under"), look.placed, strict=False)):
        lane = Rect(area.x + LANES_X + number * (wide + LANE_GAP), area.y + HEAD - 4, wide, 52)
        canvas.box(lane, "#0D0B08", 4)
        with canvas.panel_text():
            room = Rect(lane.x + 8, lane.y + 4, 62, lane.h - 8)
            canvas.fit(look.tongue.say(f"lane.{key}"), room, "small", "dim", anchor="midleft")
        for at, kind in enumerate(kinds):
            picture = litho.resource(kind[0], True, _value(kind), 24, canvas.scale)
            canvas.centred(picture, (lane.x + 84 + at * 25, float(lane.centery)))


def _way(canvas: Canvas, look: BoardLook, choice: Choice, spot: Rect) -> None:
    prompts.draw_button(canvas, spot.move(look.shift(choice.id), 0), choice, look.input)
