"""What may still be done in the own phase, in a few rows: a look says whether one may go on."""

from __future__ import annotations

from pygame import Rect

from scenes.epikha import layout
from scenes.epikha.look import BoardLook
from sprites.canvas import Canvas

ROW_H = 22
GAP = 6
"""Between the rows and what stands above and below them."""


def rows(look: BoardLook) -> list[tuple[str, str]]:
    """Icon and words of each kind of thing that may be done now; one row that says so where there is none."""
    seen, say = look.seen, look.tongue.say
    if seen is None or look.chosen or seen.ask not in ("main", "attack"):
        return []
    if seen.ask == "attack":
        return [("blade", say("todo.attack", n=_count(look, "group")))] if _count(look, "group") else []
    found = []
    if cards := _count(look, "hand"):
        found.append(("deck", say("todo.play", n=cards)))
    if arms := _count(look, "arm"):
        found.append(("satchel", say("todo.arms", n=arms)))
    if f"pool:{seen.seat}" in look.states:
        found.append(("opal", say("todo.charge")))
    if f"spirits:{seen.seat}" in look.states:
        found.append(("spirit", say("todo.summon")))
    return found or [("check", say("todo.none"))]


def _count(look: BoardLook, kind: str) -> int:
    """How many pieces of a kind may be pressed."""
    return sum(id.startswith(f"{kind}:") and state == "playable" for id, state in look.states.items())


def height(look: BoardLook) -> int:
    """Room that the rows take at the foot of the large panel."""
    count = len(rows(look))
    return count * ROW_H + 2 * GAP if count else 0


def paint(canvas: Canvas, look: BoardLook, foot: int) -> None:
    """The rows, so far above the foot of the large panel."""
    area, found = layout.FORECAST, rows(look)
    top = area.bottom - 12 - foot - ROW_H * len(found)
    for number, (icon, words) in enumerate(found):
        y = top + ROW_H * number + ROW_H // 2
        if not number:
            canvas.fill((area.x + 14, top - GAP, area.w - 28, 1), "line2")
        canvas.icon(icon, (area.x + 25, y), 16, "line")
        room = Rect(area.x + 42, y - 11, area.w - 56, 22)
        with canvas.panel_text():
            canvas.fit(words, room, "body_bold", "text", anchor="midleft", one_line=True, size=14)
