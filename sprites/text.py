"""Rich text: broken into lines at scale-1 metrics, rendered once per look and scale, then cached.

Lines break where they break at S=1, so a screen looks the same at every render scale; the glyphs themselves
are rasterised at their true size and never stretched.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache

import pygame

from sprites import icons, markup, theme
from sprites.markup import Run, Word

ICON_SIZE = 1.05
"""Side of an inline icon as a multiple of the text size."""
NARROWEST_SPACE = 0.24
"""Smallest space between words as a multiple of the text size."""
CACHE_BYTES = 24 * 1024 * 1024


_PLAIN = Run("")


Ink = theme.Colour | tuple[theme.Colour, theme.Colour]
"""One colour, or a pair for a gradient from top to bottom."""


@dataclass(frozen=True, slots=True)
class Face:
    """How a text is set: style, skin and size in logical pixels (all metrics follow from it)."""

    style: str
    skin: str = "goth"
    size: float = 0.0

    @property
    def pixels(self) -> float:
        """The size in logical pixels."""
        return self.size or theme.STYLES[self.style].size

    @property
    def line(self) -> int:
        """Height of a line in logical pixels."""
        return round(self.pixels * theme.LINE_HEIGHT)

    def font(self, run: Run, scale: float = 1.0) -> pygame.font.Font:
        """The open font for the emphasis of `run` at `scale`."""
        return theme.font(self.style, scale, self.skin, self.pixels, bold=run.bold, italic=run.italic)


@dataclass(frozen=True, slots=True)
class Layout:
    """A text broken into lines; `size` is its box in logical pixels, the same at every scale."""

    lines: tuple[tuple[Run, ...], ...]
    widths: tuple[float, ...]
    face: Face

    @property
    def size(self) -> tuple[float, float]:
        """Width and height in logical pixels."""
        return max(self.widths, default=0.0), self.face.line * len(self.lines)

    def colours(self, ink: Ink, skin: theme.Skin) -> tuple[theme.Colour, ...]:
        """Every colour in which a letter of it stands when drawn in `ink`."""
        runs = [run for line in self.lines for run in line if run.text.strip()]
        own = {skin.colour(run.colour) for run in runs if run.colour}
        plain = any(run.colour is None for run in runs)
        inks = (ink if isinstance(ink[0], tuple) else (ink,)) if plain else ()
        return (*own, *inks)  # type: ignore[arg-type]


@lru_cache(maxsize=4096)
def layout(source: str, face: Face, width: float | None = None) -> Layout:
    """`source` set in `face`, no line wider than `width` logical pixels (None: no limit)."""
    if theme.SKINS[face.skin].capitals and theme.STYLES[face.style].role in ("display", "logo"):
        source = _capitals(source)
    lines: list[tuple[Run, ...]] = []
    for words in markup.paragraphs(source):
        lines.extend(_joined(line) for line in _broken(words, face, width))
    return Layout(tuple(lines), tuple(_line_width(line, face, 1.0) for line in lines), face)


def _capitals(source: str) -> str:
    return "".join(part if markup.is_tag(part) else part.upper() for part in markup.split(source))


def _broken(words: tuple[Word, ...], face: Face, width: float | None) -> Iterable[tuple[Word, ...]]:
    line: list[Word] = []
    used = 0.0
    space = _space(face)
    for word in words:
        wide = _line_width(word, face, 1.0)
        if line and width is not None and used + space + wide > width:
            yield tuple(line)
            line, used = [], 0.0
        used += wide + (space if line else 0.0)
        line.append(word)
    yield tuple(line)


def _space(face: Face, run: Run = _PLAIN, scale: float = 1.0) -> float:
    """Width of a space; never so narrow that hinting makes small words run together."""
    return max(face.font(run, scale).size(" ")[0] / scale, face.pixels * NARROWEST_SPACE)


def _joined(words: Iterable[Word]) -> tuple[Run, ...]:
    """The words of one line as few runs as possible, spaces included."""
    line: list[Run] = []
    for number, word in enumerate(words):
        for place, run in enumerate(word):
            if number and place == 0:
                _append(line, Run(" ", run.bold, run.italic, run.colour))
            _append(line, run)
    return tuple(line)


def _append(line: list[Run], run: Run) -> None:
    last = line[-1] if line else None
    if last and not last.icon and not run.icon and _look(last) == _look(run):
        line[-1] = Run(last.text + run.text, last.bold, last.italic, last.colour)
    else:
        line.append(run)


def _look(run: Run) -> tuple[bool, bool, str | None]:
    return run.bold, run.italic, run.colour


def _run_width(run: Run, face: Face, scale: float) -> float:
    if run.icon:
        return _icon_side(face) + 1
    pieces = _pieces(run)
    font = face.font(run, scale)
    letters = sum(font.size(piece)[0] for piece in pieces if piece) / scale
    return letters + (len(pieces) - 1) * _space(face, run, scale)


def _pieces(run: Run) -> list[str]:
    """The words of `run`; every space, breaking or not, lies between two of them."""
    return run.text.replace(markup.NO_BREAK, " ").split(" ")


def _line_width(runs: Iterable[Run], face: Face, scale: float) -> float:
    return sum(_run_width(run, face, scale) for run in runs)


def _icon_side(face: Face) -> int:
    return round(face.pixels * ICON_SIZE)


def measure(
    source: str, style: str, width: float | None = None, *, skin: str = "goth", size: float | None = None
) -> tuple[float, float]:
    """Width and height of `source` in logical pixels, without drawing it."""
    return layout(source, Face(style, skin, size or 0.0), width).size


@lru_cache(maxsize=4096)
def fitted(
    source: str,
    face: Face,
    width: float,
    height: float | None = None,
    smallest: float = theme.SMALLEST,
    one_line: bool = False,
) -> Layout:
    """`source` at the largest size, from that of `face` down to `smallest`, that stays in the box.

    With `one_line` it never wraps. When nothing fits, the layout at `smallest` is returned.
    """
    size = face.pixels
    while True:
        tried = layout(source, Face(face.style, face.skin, size), None if one_line else width)
        wide, high = tried.size
        if size <= smallest or (wide <= width and (height is None or high <= height)):
            return tried
        size = max(smallest, size - 1)


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
        while self._bytes > self._limit and len(self._kept) > 1:
            self._bytes -= _weight(self._kept.popitem(last=False)[1])

    def clear(self) -> None:
        self._kept.clear()
        self._bytes = 0


def _weight(surface: pygame.Surface) -> int:
    return surface.get_width() * surface.get_height() * 4


_rendered = _Cache(CACHE_BYTES)


def forget() -> None:
    """Drop every rendered text and layout (after a change of language, or of the fonts)."""
    _rendered.clear()
    layout.cache_clear()
    fitted.cache_clear()


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
        found = _render(laid, ink, skin, scale, align, shadow)
        _rendered.put(key, found)
    return found


def _render(
    laid: Layout, ink: Ink, skin: theme.Skin, scale: float, align: str, shadow: bool
) -> pygame.Surface:
    widths = [_line_width(line, laid.face, scale) for line in laid.lines]
    drop = max(1, round(scale)) if shadow else 0
    size = (round(max(widths, default=0) * scale) + 2 + drop, round(laid.size[1] * scale) + drop)
    surface = pygame.Surface(size, pygame.SRCALPHA)
    if shadow:
        _draw_lines(surface, laid, widths, skin, scale, align, (0, 0, 0), drop, plain=True)
        surface.fill((255, 255, 255, 150), special_flags=pygame.BLEND_RGBA_MULT)
    if isinstance(ink[0], tuple):
        surface.blit(_gradient_text(size, laid, widths, skin, scale, align, ink), (0, 0))
    else:
        _draw_lines(surface, laid, widths, skin, scale, align, ink, 0)
    return surface


def _gradient_text(
    size: tuple[int, int],
    laid: Layout,
    widths: list[float],
    skin: theme.Skin,
    scale: float,
    align: str,
    ink: Ink,
) -> pygame.Surface:
    letters = pygame.Surface(size, pygame.SRCALPHA)
    _draw_lines(letters, laid, widths, skin, scale, align, (255, 255, 255), 0, plain=True)
    first, second = ink[0], ink[1]
    for y in range(size[1]):
        share = y % max(1, round(laid.face.line * scale)) / max(1, round(laid.face.line * scale))
        letters.fill((*theme.mix(first, second, share), 255), (0, y, size[0], 1), pygame.BLEND_RGBA_MULT)
    return letters


def _draw_lines(
    surface: pygame.Surface,
    laid: Layout,
    widths: list[float],
    skin: theme.Skin,
    scale: float,
    align: str,
    ink: theme.Colour,
    drop: int,
    *,
    plain: bool = False,
) -> None:
    widest = max(widths, default=0.0)
    share = {"left": 0.0, "center": 0.5, "right": 1.0}[align]
    for number, (line, wide) in enumerate(zip(laid.lines, widths, strict=True)):
        x = (widest - wide) * share * scale
        middle = (number + 0.5) * laid.face.line * scale + drop
        for run in line:
            _draw_run(surface, run, laid.face, skin, scale, x, middle, ink, plain)
            x += _run_width(run, laid.face, scale) * scale


def _draw_run(
    surface: pygame.Surface,
    run: Run,
    face: Face,
    skin: theme.Skin,
    scale: float,
    x: float,
    middle: float,
    ink: theme.Colour,
    plain: bool,
) -> None:
    colour = ink if plain or run.colour is None else skin.colour(run.colour)
    if run.icon:
        details = theme.code(skin.colour("panel_bottom"))
        picture = icons.icon(run.icon, _icon_side(face), theme.code(colour), details, scale)
        surface.blit(picture, (round(x), round(middle - picture.get_height() / 2)))
        return
    font = face.font(run, scale)
    for piece in _pieces(run):
        if piece:
            letters = font.render(piece, True, colour)
            surface.blit(letters, (round(x), round(middle - letters.get_height() / 2)))
            x += letters.get_width()
        x += _space(face, run, scale) * scale
