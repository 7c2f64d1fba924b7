"""One of a few as pictured tiles: an icon, a word under it and, where there is an order, pips that count."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from itertools import accumulate, pairwise

import pygame

from scenes import furniture
from sprites import frames
from sprites import text as rich
from sprites.canvas import Canvas
from sprites.focus import Target
from sprites.theme import SMALLEST
from sprites.widgets import Look, Widget
from sprites.widgets.base import Box
from sprites.widgets.choice import CHOSEN

PIP, PIP_STEP = 6, 11
NAME = 24
"""Height of the word at a tile's foot."""
BESIDE = 22
"""Of a tile's width, what its word leaves free."""
ICON_SHARE = 0.62
"""Size of the icon for the room above the word."""


@dataclass(frozen=True, slots=True)
class Tile:
    """One thing that can be chosen; of `of` pips `rank` are full, none stand where there is no order."""

    value: str
    text: str
    icon: str
    rank: int = 0
    of: int = 0
    tip: str = ""
    """What its tooltip says."""


class Tiles(Widget):
    """Exactly one of `tiles`, side by side; `changed` hears the value of the new one.

    Its targets are called `id.value`, or `id.plain` for the empty value.
    """

    repeats = True

    def __init__(
        self,
        id: str,
        rect: Box,
        tiles: Sequence[Tile],
        value: str,
        changed: Callable[[str], object],
        *,
        text: str = "",
        group: str = "main",
    ) -> None:
        super().__init__(id, rect, text, group=group)
        self.tiles = list(tiles)
        self.value = value
        self._changed = changed

    def _places(self) -> list[pygame.Rect]:
        edges = [round(edge) for edge in accumulate(self._widths(), initial=self.rect.x)]
        return [pygame.Rect(a, self.rect.y, b - a, self.rect.h) for a, b in pairwise(edges)]

    def _widths(self) -> list[float]:
        """All alike, unless a word is too long for that: then each by the length of its word."""
        even = self.rect.w / len(self.tiles)
        words = [rich.measure(tile.text, "body_bold", size=SMALLEST)[0] + BESIDE for tile in self.tiles]
        if max(words) <= even:
            return [even] * len(words)
        spare = (self.rect.w - sum(words)) / len(words)
        return [word + spare for word in words]

    def _id(self, tile: Tile) -> str:
        return f"{self.id}.{tile.value or 'plain'}"

    def targets(self) -> list[Target]:
        """One for each tile."""
        pairs = zip(self.tiles, self._places(), strict=True)
        return [replace(self.target(self._id(tile), place, tile.text), tip=tile.tip) for tile, place in pairs]

    def press(self, target_id: str) -> None:
        """Choose that tile."""
        tile = next(tile for tile in self.tiles if self._id(tile) == target_id)
        if tile.value != self.value:
            self.value = tile.value
            self._changed(tile.value)

    def draw(self, canvas: Canvas, look: Look) -> None:
        """See `Widget`."""
        size = self._word_size(canvas)
        for tile, place in zip(self.tiles, self._places(), strict=True):
            self._draw_tile(canvas, tile, place.inflate(-4, -2), look.lit == self._id(tile), size)

    def _word_size(self, canvas: Canvas) -> float:
        """The largest size in which every word fits: all words of a row are alike."""
        texts = [tile.text for tile in self.tiles]
        rooms = list(zip(texts, [place.w - BESIDE for place in self._places()], strict=True))
        return furniture.common_size(
            canvas,
            "body_bold",
            lambda size: all(canvas.measure(text, "body_bold", size=size)[0] <= room for text, room in rooms),
        )

    def _draw_tile(self, canvas: Canvas, tile: Tile, rect: pygame.Rect, lit: bool, size: float) -> None:
        chosen, name = tile.value == self.value, canvas.skin.name
        state = "focus" if lit else "normal"
        if chosen:
            line = canvas.code("focus" if lit else "highlight")
            face = frames.panel(
                rect.w, rect.h, name, canvas.scale, top=CHOSEN[0], bottom=CHOSEN[1], line=line
            )
        else:
            face = frames.button(rect.w, rect.h, name, state, canvas.scale)
        canvas.picture(face, rect.topleft)
        ink = frames.button_ink(name, state, accent=chosen)
        above = rect.h - NAME - 4 - (PIP + 3 if tile.of else 0)
        wide = min(30.0, above * ICON_SHARE + 6)
        canvas.icon(tile.icon, (rect.centerx, rect.y + 5 + above / 2), wide, ink if chosen else "line")
        if tile.rank:
            self._draw_pips(canvas, tile, rect.centerx, rect.bottom - NAME - PIP - 2, chosen)
        room = (rect.x + 5, rect.bottom - NAME - 4, rect.w - 10, NAME)
        canvas.fit(tile.text, room, "body_bold", ink, one_line=True, size=size)
        if chosen:
            canvas.icon("check", (rect.right - 12, rect.y + 12), 13, "highlight")
            canvas.mark_state(rect, "selected", shape=True)

    @staticmethod
    def _draw_pips(canvas: Canvas, tile: Tile, middle: float, y: float, chosen: bool) -> None:
        for n in range(tile.of):
            x = middle + (n - (tile.of - 1) / 2) * PIP_STEP
            full = n < tile.rank
            canvas.icon("diamond", (x, y), PIP + 2, ("highlight" if chosen else "line") if full else "line2")
