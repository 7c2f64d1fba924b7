"""Rich text broken into lines: where they break at S=1 they break at every render scale.

`lettering` turns a layout into a picture.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import lru_cache

import pygame

from sprites import icons, markup, theme
from sprites.markup import Run, Word

ICON_SIZE = 1.05
"""Side of an inline icon as a multiple of the text size."""
NARROWEST_SPACE = 0.24
"""Smallest space between words as a multiple of the text size."""

CLOSE = 0.5
"""Room between what is seen of an icon and a full stop behind it."""

PARTING = frozenset("/\\-_." + markup.NO_BREAK)
"""Behind these signs a word that is too wide for its line is broken first."""


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
    broken: bool = False
    """True when a word was wider than the line and had to be broken."""

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
        return (*own, *inks)


@lru_cache(maxsize=4096)
def layout(source: str, face: Face, width: float | None = None) -> Layout:
    """`source` set in `face`, no line wider than `width` logical pixels (None: no limit)."""
    if theme.SKINS[face.skin].capitals and theme.STYLES[face.style].role in ("display", "logo"):
        source = _capitals(source)
    lines: list[tuple[Run, ...]] = []
    for words in markup.paragraphs(source):
        lines.extend(_joined(line) for line in _broken(words, face, width))
    widths = tuple(line_width(line, face, 1.0) for line in lines)
    return Layout(tuple(lines), widths, face, width is not None and _has_wide_word(source, face, width))


def _has_wide_word(source: str, face: Face, width: float) -> bool:
    words = (word for line in markup.paragraphs(source) for word in line)
    return any(line_width(word, face, 1.0) > width for word in words)


def _capitals(source: str) -> str:
    return "".join(part if markup.is_tag(part) else part.upper() for part in markup.split(source))


def _broken(words: tuple[Word, ...], face: Face, width: float | None) -> Iterable[tuple[Word, ...]]:
    line: list[Word] = []
    used = 0.0
    gap = space(face)
    for word in words:
        wide = line_width(word, face, 1.0)
        if line and width is not None and used + gap + wide > width:
            yield tuple(line)
            line, used = [], 0.0
        if width is not None and wide > width:
            *whole, word = _pieces_of(word, face, width)
            yield from ((piece,) for piece in whole)
            wide = line_width(word, face, 1.0)
        used += wide + (gap if line else 0.0)
        line.append(word)
    yield tuple(line)


def _pieces_of(word: Word, face: Face, width: float) -> list[Word]:
    """A word without a break (a path, say) in pieces no wider than `width`, or of one sign at least."""
    signs = [sign for run in word for sign in _signs(run)]
    pieces: list[Word] = []
    while signs:
        # longer pieces are wider: how many signs stay in the line is found by halving
        most = bisect_right(
            range(1, len(signs) + 1), width, key=lambda count: line_width(_glued(signs[:count]), face, 1.0)
        )
        end = _good_end(signs, max(1, most))
        pieces.append(_glued(signs[:end]))
        signs = signs[end:]
    return pieces


def _signs(run: Run) -> list[Run]:
    return [run] if run.icon else [replace(run, text=sign) for sign in run.text]


def _good_end(signs: list[Run], most: int) -> int:
    """Where to end a piece of at most `most` signs: behind a sign that parts, if that fills half the line."""
    if most == len(signs):
        return most
    good = (end for end in range(most, most // 2, -1) if signs[end - 1].text in PARTING)
    return next(good, most)


def _glued(signs: Iterable[Run]) -> Word:
    word: list[Run] = []
    for sign in signs:
        _append(word, sign)
    return tuple(word)


def space(face: Face, run: Run = _PLAIN, scale: float = 1.0) -> float:
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


@lru_cache(maxsize=8192)
def run_width(run: Run, face: Face, scale: float) -> float:
    """Width of `run` in logical units when it is drawn at `scale`."""
    if run.icon:
        side = icon_side(face)
        return side * icons.right_edge(run.icon) + CLOSE if run.close else side + 1
    words = pieces(run)
    font = face.font(run, scale)
    letters = sum(font.size(word)[0] for word in words if word) / scale
    return letters + (len(words) - 1) * space(face, run, scale)


def pieces(run: Run) -> list[str]:
    """The words of `run`; every space, breaking or not, lies between two of them."""
    return run.text.replace(markup.NO_BREAK, " ").split(" ")


def line_width(runs: Iterable[Run], face: Face, scale: float) -> float:
    """Width of all `runs` of a line in logical units when they are drawn at `scale`."""
    return sum(run_width(run, face, scale) for run in runs)


def icon_side(face: Face) -> int:
    """Side of an inline icon in logical units."""
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

    With `one_line` it never wraps. It gets smaller before a word is broken. When nothing fits, the layout at
    `smallest` is returned.
    """
    size = face.pixels
    while True:
        tried = layout(source, Face(face.style, face.skin, size), None if one_line else width)
        wide, high = tried.size
        fits = wide <= width and not tried.broken and (height is None or high <= height)
        if fits or size <= smallest:
            return tried
        size = max(smallest, size - 1)
