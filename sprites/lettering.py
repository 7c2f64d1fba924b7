"""Texts as pictures: rendered once for each look and scale, then cached.

The glyphs are rasterised at their true size and never stretched; all runs of a line share one base line.
"""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass, replace

import pygame

from sprites import icons, text, theme
from sprites.markup import Run
from sprites.text import Face, Ink, Layout

ROOM = 12 << 20
"""Bytes for all rendered texts together at render scale 1, twice as many at 2."""


@dataclass(frozen=True, slots=True)
class _Key:
    source: str
    face: Face
    widths: tuple[float, ...]
    """Of the lines: the same text may be broken in several ways."""
    ink: Ink
    palette: int
    align: str
    scale: float
    shadow: bool


class _Cache:
    """Rendered texts, the least recently used dropped when they need too much memory."""

    def __init__(self, limit: int) -> None:
        self._kept: OrderedDict[_Key, pygame.Surface] = OrderedDict()
        self._limit = limit
        self._bytes = 0

    def get(self, key: _Key) -> pygame.Surface | None:
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
        return found

    def put(self, key: _Key, surface: pygame.Surface) -> None:
        self._kept[key] = surface
        self._bytes += _weight(surface)
        self._sweep()

    def make_room(self, limit: int) -> None:
        self._limit = limit
        self._sweep()

    def _sweep(self) -> None:
        while self._bytes > self._limit and len(self._kept) > 1:
            self._bytes -= _weight(self._kept.popitem(last=False)[1])

    def clear(self) -> None:
        self._kept.clear()
        self._bytes = 0


def _weight(surface: pygame.Surface) -> int:
    return surface.get_width() * surface.get_height() * 4


_rendered = _Cache(ROOM)


def make_room(room: int) -> None:
    """Keep so many bytes of pictures from here on."""
    _rendered.make_room(room)


def forget() -> None:
    """Drop every picture (after a change of language)."""
    _rendered.clear()


def rendered(
    source: str,
    laid: Layout,
    ink: Ink,
    skin: theme.Skin,
    scale: float,
    *,
    align: str = "left",
    shadow: bool = False,
) -> pygame.Surface:
    """The picture of `laid` at `scale`, cached. Do not change the returned Surface."""
    key = _Key(source, laid.face, laid.widths, ink, id(skin), align, scale, shadow)
    found = _rendered.get(key)
    if found is None:
        found = _Pen(laid, skin, scale, align).picture(ink, shadow)
        _rendered.put(key, found)
    return found


@dataclass(frozen=True)
class _Pen:
    """Draws the lines of one layout. All lengths here are pixels of the picture."""

    laid: Layout
    skin: theme.Skin
    scale: float
    align: str
    colour: theme.Colour = (0, 0, 0)
    drop: int = 0
    plain: bool = False
    """True when everything stands in `colour`, whatever the markup says (shadows)."""

    def picture(self, ink: Ink, shadow: bool) -> pygame.Surface:
        drop = max(1, round(self.scale)) if shadow else 0
        wide = round(max(self._widths(), default=0)) + 2 + drop
        surface = pygame.Surface((wide, round(self.laid.size[1] * self.scale) + drop), pygame.SRCALPHA)
        if shadow:
            replace(self, drop=drop, plain=True).draw(surface)
            surface.fill((255, 255, 255, 150), special_flags=pygame.BLEND_RGBA_MULT)
        if isinstance(ink[0], tuple):
            surface.blit(self._gradient(surface.get_size(), ink[0], ink[1]), (0, 0))
        else:
            replace(self, colour=ink).draw(surface)
        return surface

    def _gradient(self, size: tuple[int, int], first: theme.Colour, second: theme.Colour) -> pygame.Surface:
        letters = pygame.Surface(size, pygame.SRCALPHA)
        replace(self, colour=(255, 255, 255), plain=True).draw(letters)
        line = max(1, round(self.laid.face.line * self.scale))
        for y in range(size[1]):
            colour = theme.mix(first, second, y % line / line)
            letters.fill((*colour, 255), (0, y, size[0], 1), pygame.BLEND_RGBA_MULT)
        return letters

    def _widths(self) -> list[float]:
        return [text.line_width(line, self.laid.face, self.scale) * self.scale for line in self.laid.lines]

    def draw(self, surface: pygame.Surface) -> None:
        """Draw all lines in `colour`."""
        widths, face = self._widths(), self.laid.face
        share = {"left": 0.0, "center": 0.5, "right": 1.0}[self.align]
        for number, (line, wide) in enumerate(zip(self.laid.lines, widths, strict=True)):
            x = (max(widths) - wide) * share
            middle = (number + 0.5) * face.line * self.scale + self.drop
            for run in line:
                self._run(surface, run, x, middle)
                x += text.run_width(run, face, self.scale) * self.scale

    def _run(self, surface: pygame.Surface, run: Run, x: float, middle: float) -> None:
        colour = self.colour if self.plain or run.colour is None else self.skin.colour(run.colour)
        if run.icon:
            self._icon(surface, run.icon, colour, x, middle)
            return
        face = self.laid.face
        font, base = face.font(run, self.scale), middle + _base_line(face.font(_UPRIGHT, self.scale))
        for word in text.pieces(run):
            if word:
                letters = font.render(word, True, colour)
                surface.blit(letters, (round(x), round(base) - _ascent(font, word)))
                x += letters.get_width()
            x += text.space(face, run, self.scale) * self.scale

    def _icon(
        self, surface: pygame.Surface, name: str, colour: theme.Colour, x: float, middle: float
    ) -> None:
        details = theme.code(self.skin.colour("panel_bottom"))
        picture = icons.icon(name, text.icon_side(self.laid.face), theme.code(colour), details, self.scale)
        surface.blit(picture, (round(x), round(middle - picture.get_height() / 2)))


_UPRIGHT = Run("")


def _base_line(font: pygame.font.Font) -> float:
    """How far below the middle of its line a text of `font` stands."""
    return font.get_ascent() - font.size("H")[1] / 2


def _ascent(font: pygame.font.Font, word: str) -> int:
    """Where the base line lies in a picture of `word`: accents over capitals push it down."""
    tops = [glyph[3] for glyph in font.metrics(word) if glyph]
    return max([font.get_ascent(), *tops])
