"""The closed books of the games: what covers the table between two people, and stands for a book of rules."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

import pygame

from sprites import litho, pictures, vector
from sprites.kept import kept
from sprites.vector import box, pixels

Painted = Callable[[float], pygame.Surface]
"""A picture at a render scale."""
COVER: Final = (576.0, 604.0)
"""Logical size of a cover; the edges of the pages look out to the right of it and below (`pictures.BOOK`)."""


@dataclass(frozen=True, slots=True)
class Binding:
    """How the book of a game is bound; all books are equally large, and their middle is free for words."""

    closed: Painted
    """The whole book, `pictures.BOOK` large, with alpha."""
    page: Painted
    """What shows while the cover opens, `pictures.PAGE` large."""
    lining: str
    """The colour behind that page."""
    boards: tuple[str, str, str]
    """What is seen of the cover round the open rule book: top, middle and foot."""
    title: tuple[str, str]
    """The gold of the title on the cover, top and foot."""


@kept
def _dossier(scale: float) -> pygame.Surface:
    """The staff dossier: its printed cloth with round corners over the edges of the pages."""
    w, h = pictures.BOOK
    (wide, high), right = COVER, COVER[0]
    body = box(0, 0, right + 8, high + 5, 6, "#12110B") + box(right - 10, 8, 17, high - 8, 1, "#CDBE93")
    for y in range(11, int(high) - 4, 3):
        body += box(right - 10, y, 17, 1, 0, "#93845A" if y % 2 else "#7D704B")
    out = vector.drawing(body, (pixels(w, scale), pixels(h, scale)), pictures.BOOK)
    cover = vector.plain_alpha(pictures.passing("vitorian/dossier", wide, high, scale))
    litho.cut(cover, wide, high, 8, scale)
    out.blit(cover, (0, 0))
    return out


def _staff_map(scale: float) -> pygame.Surface:
    return pictures.picture("vitorian/field", *pictures.PAGE, scale)


LEATHER: Final = Binding(
    pictures.book, pictures.page, "#35100F", ("#5A141A", "#3C0D12", "#26080B"), ("#FFF3C4", "#C8933A")
)
"""The old leather book with its chart, that of the house."""
DOSSIER: Final = Binding(
    _dossier, _staff_map, "#1C1A10", ("#4A4628", "#34311B", "#211F11"), ("#FFF6D2", "#E0B056")
)
"""Printed olive cloth over the staff map of the lithographed war."""


@kept
def _missal(scale: float) -> pygame.Surface:
    """The missal: midnight leather with gilt edges, a rose of coloured glass in each corner."""
    w, h = pictures.BOOK
    wide, high = COVER
    body = box(0, 0, wide + 8, high + 5, 6, "#0B0A14") + box(wide - 10, 8, 17, high - 8, 1, "#E2C87C")
    for y in range(11, int(high) - 4, 3):
        body += box(wide - 10, y, 17, 1, 0, "#A9853F" if y % 2 else "#8A6A2E")
    leather = vector.vertical("m", ((0, "#2B2152", 1), (0.5, "#1D1740", 1), (1, "#120E2A", 1)))
    body += f"<defs>{leather}</defs>" + box(0, 0, wide, high, 8, "url(#m)")
    for inset, width in ((14, 2.4), (22, 1.0)):
        line = f'stroke="#C89B45" stroke-width="{width}"'
        body += box(inset, inset, wide - 2 * inset, high - 2 * inset, 6, more=line)
    for x, start in ((58, 58), (wide - 58, wide - 118)):  # broken where words stand
        body += box(x - 0.8, 58, 1.6, high - 116, 0, "#C89B45")
        body += box(start, 57, 60, 1.6, 0, "#C89B45") + box(start, high - 59, 60, 1.6, 0, "#C89B45")
    body += "".join(_rose(x, y) for x in (58, wide - 58) for y in (58, high - 58))
    return vector.drawing(body, (pixels(w, scale), pixels(h, scale)), pictures.BOOK)


def _rose(x: float, y: float) -> str:
    """A small rose window: eight panes around an opal, in gold."""
    out = vector.disc(x, y, 34, "#0B0A14") + vector.disc(x, y, 32, "#C89B45")
    out += vector.disc(x, y, 29, "#0B0A14")
    for number in range(8):
        angle = math.tau * number / 8
        pane = x + 19 * math.cos(angle), y + 19 * math.sin(angle)
        out += vector.disc(*pane, 6.6, ("#3D5FB4", "#A5332C", "#6C46AE", "#2F7A4F")[number % 4])
    return out + vector.disc(x, y, 8.5, "#C89B45") + vector.disc(x, y, 6.5, "#8FE0DC")


def _hall(scale: float) -> pygame.Surface:
    return pictures.picture("epikha/field", *pictures.PAGE, scale)


MISSAL: Final = Binding(_missal, _hall, "#14102A", ("#2B2152", "#1D1740", "#120E2A"), ("#FFF3CF", "#D9B25A"))
"""Midnight leather with roses of glass over the hall of the windows."""
