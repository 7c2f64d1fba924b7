"""Beside the pages: rows of the contents, rows of hits, and the ornaments at the foot of a page."""

from __future__ import annotations

import pygame

from game.rulebook.search import Entry, excerpt, words_of
from scenes.rulebook import binding, blocks
from scenes.rulebook.blocks import Engraved
from sprites import frames
from sprites.canvas import Canvas, Rectangle
from sprites.kept import kept
from sprites.vector import box, path, pixels
from sprites.vector import drawing as vector_drawing

EXCERPT = 84
"""About so many signs of a hit are shown."""
ENGRAVINGS = ((166, 204), (125, 154), (83, 102))
"""Sizes of the engraving at the foot of a page: the first that fits is taken."""
AROUND = 104
"""Height that its mount, its ornaments and the air around them take."""


@kept
def bookmark(w: float, h: float, colour: str, chosen: bool, scale: float) -> pygame.Surface:
    """The ribbon of a chapter that looks out of the book; the one of the open chapter is filled."""
    ends = f"M0 0H{w:g}V{h:g}H0L9 {h / 2:g}Z"
    body = path(ends, fill="#0D0909")
    inner = f"M3.6 1.6H{w:g}V{h - 1.6:g}H3.6L11 {h / 2:g}Z"
    if chosen:
        body += path(inner, fill="#7D171C") + path(
            f"M5 3.4H{w:g}M5 {h - 3.4:g}H{w:g}", stroke="#F0C867", width=1
        )
    else:
        body += path(inner, fill="#231A1C")
    body += box(w - 7, 1.6, 7, h - 3.2, 0, colour)
    return vector_drawing(body, (pixels(w, scale), pixels(h, scale)), (w, h))


def paint_chapter(
    canvas: Canvas, number: int, icon: str, name: str, rect: pygame.FRect, lit: bool, chosen: bool
) -> None:
    """One row of the contents."""
    face = pygame.FRect(rect.x, rect.y + 2, rect.w, rect.h - 4)
    ribbon = bookmark(face.w, face.h, binding.bookmark_colour(number), chosen, canvas.scale)
    canvas.picture(ribbon, face.topleft)
    ink = "focus" if lit else "bright" if chosen else "text"
    canvas.icon(icon, (face.x + 28, face.centery), 17, "focus" if lit else "line")
    room = pygame.FRect(face.x + 46, face.y, face.w - 60, face.h)
    canvas.fit(name, room, "button_small", ink, anchor="midleft", one_line=True, size=19)
    if chosen:
        canvas.mark_state(face, "selected", shape=True)
    if lit:
        canvas.box(face, "focus", 3, 1.6)
        canvas.mark_state(face, "focus", shape=True)


def paint_hit(query: str, canvas: Canvas, entry: Entry, rect: pygame.FRect, lit: bool, chosen: bool) -> None:
    """One hit: the name of the paragraph, and the words around what was found."""
    face = pygame.FRect(rect.x, rect.y + 2, rect.w, rect.h - 4)
    canvas.box(face, "#3A1418" if chosen else "#1C1517", 4)
    canvas.box(face, "focus" if lit else "line2", 4, 1.6 if lit else 1)
    words = words_of(query)
    name, place = blocks.marked(entry.title, words, "focus"), (face.x + 10, face.y + 3, face.w - 20, 19)
    title = canvas.fit(name, place, "body_bold", "bright", anchor="topleft", one_line=True)
    room = pygame.FRect(face.x + 10, title.bottom - 1, face.w - 20, face.bottom - title.bottom)
    said = excerpt(entry.text, words, _length(canvas))
    canvas.fit(blocks.marked(said, words, "focus"), room, "small", "text", anchor="topleft")
    if lit or chosen:
        canvas.mark_state(face, "focus" if lit else "selected", shape=True)


def _length(canvas: Canvas) -> int:
    return round(EXCERPT / canvas.text_factor)


def tailpiece_size(room: float) -> tuple[int, int]:
    """Width and height of the engraving at the foot of a page with so much room; none (0, 0) in a low one."""
    return next(((w, h) for w, h in ENGRAVINGS if h + AROUND <= room), (0, 0))


def paint_tailpiece(canvas: Canvas, room: Rectangle, engraved: Engraved) -> None:
    """An ornament in `room`: a line where it is low, an engraving between two lines where it is high."""
    x, y, w, h = room
    middle = x + w / 2
    wide, high = tailpiece_size(h)
    if not wide:
        canvas.picture(binding.ornament(150, canvas.scale), (middle - 75, y + h / 2 - 9))
        return
    rect = pygame.FRect(middle - wide / 2 - 10, y + (h - high) / 2 - 10, wide + 20, high + 20)
    margin = frames.SHADOWS["card"].margin
    cast = frames.shadow(rect.w, rect.h, "card", canvas.scale)
    canvas.surface.blit(cast, canvas.point((rect.x - margin, rect.y - margin)))
    canvas.box(rect, "#F1E8D0", 2)
    canvas.box(rect.inflate(-8, -8), "#8A6A35", 0, 1)
    canvas.picture(engraved(wide, high, canvas.scale), (rect.x + 10, rect.y + 10))
    for edge in (rect.y - 26, rect.bottom + 10):
        canvas.picture(binding.ornament(150, canvas.scale), (middle - 75, edge))
