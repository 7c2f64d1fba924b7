"""The two open pages: their blocks, margins, links, and the ribbon beside what one was led to."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

import pygame

from scenes.rulebook import binding, blocks, layout, lists
from scenes.rulebook.blocks import Link
from scenes.rulebook.figure import Engraving
from scenes.rulebook.pages import Page
from sprites.canvas import Canvas

TAIL = 120.0
"""A page with this much left below its text gets an ornament at its foot."""
CORNERS = (("previous", layout.PREVIOUS, "chevron_left"), ("next", layout.NEXT, "chevron_right"))
"""For the left and the right page: the target that turns it, its place and its icon."""


@dataclass(frozen=True, slots=True)
class Spread:
    """Two open pages. `number` is the left one's, counted from 1."""

    pages: tuple[Page, Page]
    number: int
    chapter: str
    """The name of the chapter, for the running head."""
    at: str
    """The paragraph or term that one was led to; its ribbon shows where it is on these pages."""
    turns: tuple[bool, bool]
    """Whether there is a page before and one behind."""
    engraving: Engraving
    """The game's ornaments."""
    boards: tuple[str, str, str]
    """The colours of the cover."""

    def links(self) -> list[tuple[str, Link, pygame.FRect]]:
        """Every link with the id of its target and its place."""
        found = []
        for side, page in enumerate(self.pages):
            x, y = layout.text_corner(side)
            for item in page.placed:
                for link in item.block.links:
                    place = link.rect.move(x, y + item.y)
                    found.append((f"link.{item.block.ref}.{link.to}", link, place))
        return found

    def draw(self, canvas: Canvas, lit: str | None) -> None:
        """Draw both pages; `lit` is the target that looks focused."""
        canvas.shadow(layout.COVER, "panel")
        canvas.picture(
            binding.open_book(self.boards, canvas.scale, canvas.high_contrast), layout.COVER.topleft
        )
        for side, page in enumerate(self.pages):
            self._draw_margins(canvas, side, page, lit)
            self._draw_marker(canvas, side, page)
            x, y = layout.text_corner(side)
            for item in page.placed:
                item.block.paint(canvas, x, y + item.y)
            left = layout.TEXT_H - page.filled
            if left >= TAIL:
                room = (x, y + page.filled, layout.TEXT_W, left)
                lists.paint_tailpiece(canvas, room, partial(self.engraving, page.chapter, page.tail))
        for id, link, place in self.links():
            blocks.draw_link(canvas, link, place, id == lit)

    def _draw_margins(self, canvas: Canvas, side: int, page: Page, lit: str | None) -> None:
        """Running head, page number and the corner that turns the page."""
        middle = layout.text_corner(side)[0] + layout.TEXT_W / 2
        if page.placed and not page.first:
            head = (middle, layout.PAGES[side].y + 34)
            canvas.text(self.chapter, head, "small_italic", binding.FAINT, anchor="center", size=14)
        folio, foot = str(self.number + side), (middle, layout.FOLIO_Y)
        canvas.text(folio, foot, "numeral", binding.FAINT, anchor="center", size=16)
        id, corner, icon = CORNERS[side]
        if self.turns[side]:
            ink, size = (binding.RED, 24) if id == lit else (binding.FAINT, 20)
            canvas.icon(icon, corner.center, size, ink)

    def _draw_marker(self, canvas: Canvas, side: int, page: Page) -> None:
        mine = [item for item in page.placed if item.block.ref == self.at and "." in self.at]
        if not mine:
            return
        x, y = layout.text_corner(side)
        top, foot = mine[0].y, mine[-1].y + mine[-1].block.height
        left = x - 22 if side == 0 else x + layout.TEXT_W + 10
        high = round(min(foot, layout.TEXT_H) - top)
        canvas.picture(binding.marker(high, canvas.scale), (left, y + top))
        canvas.mark_state(pygame.FRect(left, y + top, 12, high), "selected", shape=True)
