"""The open book: cover, two pages of bone paper with their stack of leaves, plates, initials and ribbons."""

from __future__ import annotations

import pygame

from scenes.rulebook import layout
from sprites import frames, palette, vector
from sprites.canvas import Canvas
from sprites.intent import Point
from sprites.kept import kept
from sprites.vector import box, horizontal, path, pixels, vertical

INK = "#2B1F15"
"""Ink of the text on the pages."""
FAINT = "#5F4A2E"
"""Ink of what stands beside the text: rule numbers, page numbers, running heads."""
RED = "#8C1B20"
INITIAL = 62
"""Side of the picture in which the first letter of a chapter stands."""
PLATE_RIM = 7


@kept
def open_book(boards: tuple[str, str, str], scale: float, contrast: bool) -> pygame.Surface:
    """The whole book, `layout.COVER` large; with high contrast its paper is plain and light.

    `boards` are the colours of its cover, top, middle and foot.
    """
    w, h = layout.COVER.size
    cloth = tuple((at, colour, 1.0) for at, colour in zip((0, 0.5, 1), boards, strict=True))
    body = f"<defs>{vertical('c', cloth)}</defs>" + box(0, 0, w, h, 9, "#0D0607")
    body += box(1.5, 1.5, w - 3, h - 3, 8, "url(#c)")
    body += box(4.5, 4.5, w - 9, h - 9, 5, more='stroke="#C9A25A" stroke-width="1.1" opacity="0.75"')
    middle = w / 2
    for side in (0, 1):
        for leaf in range(4, 0, -1):  # the stack of leaves below the open ones
            x = 12 - leaf * 1.6 if side == 0 else middle
            more = f'stroke="#6B5333" stroke-width="0.7" opacity="{0.95 - leaf * 0.08:g}"'
            body += box(x, 8 + leaf, middle - 12 + leaf * 1.6, h - 16, 2, "#CDBB92", more)
    body += _page(12, middle, h, contrast, False) + _page(middle, w - 12, h, contrast, True)
    if contrast:
        body += path(f"M{middle:g} 8V{h - 10:g}", stroke="#8C7449", width=1.4)
    return vector.drawing(body, (pixels(w, scale), pixels(h, scale)), (w, h))


def _page(left: float, right: float, h: float, contrast: bool, mirrored: bool) -> str:
    """One page of paper; it darkens towards the gutter and a little towards its edges."""
    w, name = right - left, "r" if mirrored else "l"
    paper = "#FBF4E2" if contrast else "#EDE2C8"
    page = box(left, 8, w, h - 18, 2, paper)
    if contrast:
        return page
    gutter: vector.Stops = (
        (0, "#8A7146", 0.0),
        (0.86, "#8A7146", 0.04),
        (0.955, "#6B5230", 0.20),
        (1, "#3A2A16", 0.62),
    )
    if mirrored:
        gutter = tuple((1 - at, colour, share) for at, colour, share in reversed(gutter))
    edge = ((0, "#8A6F3E", 0.20), (0.05, "#8A6F3E", 0.03), (0.94, "#8A6F3E", 0.0), (1, "#8A6F3E", 0.22))
    shades = f"<defs>{horizontal('g' + name, gutter)}{vertical('e' + name, edge)}</defs>"
    rim = box(left + 12, 20, w - 24, h - 42, 1, more='stroke="#8C7449" stroke-width="0.8" opacity="0.45"')
    return (
        page
        + shades
        + box(left, 8, w, h - 18, 2, f"url(#e{name})")
        + box(left, 8, w, h - 18, 2, f"url(#g{name})")
        + rim
    )


@kept
def plate(w: float, h: float, scale: float = 1.0) -> pygame.Surface:
    """The dark plate on which a picture stands: a print glued into the book."""
    ground = ((0, "#2A2124", 1), (1, "#171215", 1))
    body = f"<defs>{vertical('p', ground)}</defs>" + box(0, 0, w, h, 3, "#0D0909")
    body += box(1.2, 1.2, w - 2.4, h - 2.4, 2.2, "url(#p)")
    body += box(3.6, 3.6, w - 7.2, h - 7.2, 1, more='stroke="#C9AD77" stroke-width="0.9" opacity="0.8"')
    for x, y in ((3.6, 3.6), (w - 3.6, 3.6), (3.6, h - 3.6), (w - 3.6, h - 3.6)):
        body += path(f"M{x - 3:g} {y:g}L{x:g} {y - 3:g}L{x + 3:g} {y:g}L{x:g} {y + 3:g}Z", fill="#C9AD77")
    return vector.drawing(body, (pixels(w, scale), pixels(h, scale)), (w, h))


def draw_plate(canvas: Canvas, rect: pygame.FRect) -> None:
    """A plate with its shadow on the paper."""
    margin = frames.SHADOWS["card"].margin
    cast = frames.shadow(rect.w, rect.h, "card", canvas.scale)
    canvas.surface.blit(cast, canvas.point((rect.x - margin, rect.y - margin)))
    canvas.picture(plate(rect.w, rect.h, canvas.scale), rect.topleft)


def draw_initial(canvas: Canvas, letter: str, pos: Point, picture: pygame.Surface) -> None:
    """The first letter of a chapter in its square: `picture` is an engraving, `INITIAL` large."""
    canvas.picture(picture, pos)
    veil = frames.veil(INITIAL, INITIAL, "#12090A", 0.66, canvas.scale, 2)
    canvas.picture(veil, pos)
    inner = pygame.FRect(pos[0] + 3, pos[1] + 3, INITIAL - 6, INITIAL - 6)
    canvas.box(inner, "#C9A25A", 2, 1.2)
    centre = (pos[0] + INITIAL / 2, pos[1] + INITIAL / 2 - 2)
    canvas.text(letter, centre, "logo", "#FFF3D0", anchor="center", size=50, shadow=True)


@kept
def marker(h: float, scale: float = 1.0) -> pygame.Surface:
    """The ribbon that lies beside the paragraph one was led to, 12 wide."""
    body = path(f"M1 0H11V{h - 1:g}L6 {h - 8:g}L1 {h - 1:g}Z", fill="#5E1015")
    body += path(f"M2.2 0H9.8V{h - 4:g}L6 {h - 10:g}L2.2 {h - 4:g}Z", fill="#A3161C")
    body += path(f"M4 0V{h - 9:g}", stroke="#D8837B", width=0.8)
    return vector.drawing(body, (pixels(12, scale), pixels(h, scale)), (12, h))


@kept
def link_face(w: float, h: float, lit: bool, scale: float = 1.0) -> pygame.Surface:
    """The label of a link: a slip of paper with a dark rim, bright when it is lit."""
    fill, rim = ("#8C1B20", "#2A0A0B") if lit else ("#DDCDA4", "#7A6238")
    body = box(0, 0, w, h, h / 2, rim) + box(1.1, 1.1, w - 2.2, h - 2.2, (h - 2.2) / 2, fill)
    return vector.drawing(body, (pixels(w, scale), pixels(h, scale)), (w, h))


@kept
def ornament(w: float, scale: float = 1.0) -> pygame.Surface:
    """The dividing line under a chapter's name, engraved in brown."""
    return frames.rule(w, "#8A6A35", scale)


def bookmark_colour(number: int) -> str:
    """The colour of the ribbon of chapter `number`: the four suits in turn."""
    return palette.SUITS["BXOS"[number % 4]].colour
