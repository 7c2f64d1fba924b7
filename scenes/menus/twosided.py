"""Pieces of result pages on which both sides are set against each other: bars, and marks along a line."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import pygame

from scenes.menus.parts import RESULT_INNER as INNER
from sprites import bars
from sprites.canvas import Canvas

ROW: Final = 26
WORD: Final = 190
"""Width of the words between the bars."""


def draw_counts(
    canvas: Canvas,
    rows: Sequence[tuple[str, Sequence[int]]],
    inks: Sequence[str],
    aside: float,
    grown: float,
    *,
    each: bool = False,
) -> None:
    """Two-sided bars: the first seat's to the left of the words, the second's to their right.

    `aside` is kept free at both ends; the bars have grown to the share `grown`. Rows are drawn to one scale,
    or `each` to its own where they count different things.
    """
    largest = max((max(pair) for _, pair in rows), default=0) or 1
    reach = (INNER.w - 2 * aside - WORD) / 2 - 52
    for row, (words, pair) in enumerate(rows):
        y = INNER.y + 36 + row * ROW
        room = (INNER.centerx - WORD / 2, y, WORD, 22)
        canvas.fit(words, room, "body", "text", one_line=True, size=14)
        most = (max(pair) or 1) if each else largest
        for seat, count in enumerate(pair):
            _draw_bar(canvas, seat, count, reach * grown * count / most, y, inks[seat])


def _draw_bar(canvas: Canvas, seat: int, count: int, length: float, y: float, colour: str) -> None:
    side = -1 if seat == 0 else 1
    start = INNER.centerx + side * WORD / 2
    if count:
        left = start - length if side < 0 else start
        rect = pygame.FRect(left, y + 4, max(2.0, length), 14)
        bars.bar(canvas, rect, colour, bars.HATCHINGS[seat])
    end = start + side * (length + 13 + 4 * (len(str(count)) - 1))
    ink = "text" if count else "dim"
    canvas.text(str(count), (end, y + 11), "numeral", ink, anchor="center", size=14)


def spread(wanted: Sequence[float], gap: float, left: float, right: float) -> list[float]:
    """Places at least `gap` apart between `left` and `right`, as near to the `wanted` ones as that allows.

    `wanted` is in order, and there is room for all.
    """
    found: list[float] = []
    for place in wanted:
        found.append(max(place, found[-1] + gap if found else left))
    limit = right
    for number in reversed(range(len(found))):
        found[number] = min(found[number], limit)
        limit = found[number] - gap
    return found
