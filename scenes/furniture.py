"""What screens of every game draw: the desk, things lying turned on it, key hints, the bar of a page."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from sprites import frames, pictures
from sprites.canvas import SIZE, Canvas
from sprites.intent import Point
from sprites.theme import SMALLEST, STYLES, Paint

CARTE = (204, 292)
"""Logical size of a player's carte."""


def desk(canvas: Canvas) -> None:
    """The wooden desk on which menu pages lie; a flat ground with high contrast."""
    if canvas.high_contrast:
        canvas.fill((0, 0, *SIZE), "background")
    else:
        canvas.picture(pictures.background("desk", canvas.scale), (0, 0))


def common_size(canvas: Canvas, style: str, fits: Callable[[float], bool]) -> float:
    """The largest size of `style` at which `fits`, for words side by side; never one too small to read.

    The canvas draws whole pixels, so that half a step further may be one pixel too small.
    """
    size = STYLES[style].size
    while round((size - 0.5) * canvas.text_factor) >= SMALLEST and not fits(size):
        size -= 0.5
    return size


def draw_turned(
    canvas: Canvas,
    picture: pygame.Surface,
    centre: Point,
    angle: float,
    *,
    glow: Paint | None = None,
    ringed: bool = False,
) -> None:
    """Draw `picture` turned by `angle` degrees (anticlockwise), with its shadow and light of colour `glow`.

    `ringed` adds the focus ring, turned as well. `picture` must be one that is kept elsewhere (a cached
    face), for its turned form is kept too.
    """
    w, h = picture.get_width() / canvas.scale, picture.get_height() / canvas.scale
    canvas.centred(turned(frames.shadow(w, h, "lifted", canvas.scale), angle), centre)
    if glow is not None:
        light = frames.glow(w, h, canvas.code(glow), canvas.scale, spread=14)
        canvas.centred(turned(light, angle), centre)
    canvas.centred(turned(picture, angle), centre)
    if ringed:
        ring = frames.ring(w + 14, h + 14, canvas.code("focus"), canvas.scale, width=2.5, radius=10)
        canvas.centred(turned(ring, angle), centre)
        canvas.mark_state((centre[0] - w / 2, centre[1] - h / 2, w, h), "focus", shape=True)


_turned: dict[tuple[int, float], tuple[pygame.Surface, pygame.Surface]] = {}
_MOST_TURNED = 24


def turned(picture: pygame.Surface, angle: float) -> pygame.Surface:
    """`picture` turned by `angle` degrees; made once for each picture that is kept elsewhere.

    Of many the one that was not needed for longest is let go, never one of the present screen.
    """
    if not angle:
        return picture
    key = (id(picture), angle)
    found = _turned.pop(key, None) or (picture, pygame.transform.rotozoom(picture, angle, 1.0))
    _turned[key] = found
    if len(_turned) > _MOST_TURNED:
        del _turned[next(iter(_turned))]
    return found[1]


HINT_GAP, HINTS_APART = 8, 22
Hint = tuple[str, str]
"""The name of a key and what it does."""


def hints_width(canvas: Canvas, items: Sequence[Hint]) -> float:
    """The width that `hints` will take."""
    words = sum(canvas.measure(meaning, "secondary")[0] for _, meaning in items)
    caps = sum(max(24.0, canvas.measure(name, "key")[0] + 14) for name, _ in items)
    return words + caps + HINT_GAP * len(items) + HINTS_APART * (len(items) - 1)


def hints(canvas: Canvas, items: Sequence[Hint], right: float = 1256, y: float = 698) -> None:
    """Key hints in a row that ends at `right`, centred on `y`."""
    x = right
    for name, meaning in reversed(items):
        wide = canvas.measure(meaning, "secondary")[0]
        canvas.text(meaning, (x - wide, y), "secondary", "dim", anchor="midleft")
        x -= wide + HINT_GAP
        x = canvas.keycap(name, (x, y), anchor="midright").left - HINTS_APART


def top_bar(canvas: Canvas, title: str, icon: str) -> None:
    """The bar along the upper edge with the icon and the name of the page."""
    canvas.picture(frames.top_bar(1280, 48, canvas.skin.name, canvas.scale), (0, 0))
    canvas.icon(icon, (40, 23), 22, "line")
    room = (66, 4, 640, 38)
    canvas.fit(title, room, "title", "text", anchor="midleft", one_line=True, size=26, shadow=True)


TAG_HEIGHT = 24


def tag(canvas: Canvas, word: str, middle: float, y: float, bright: bool, most: float) -> None:
    """A small label that lies on a plate, centred on (`middle`, `y`) and at most `most` wide."""
    with canvas.above():
        wide = min(most, canvas.measure(word, "small_bold")[0] + 22)
        colour, line = ("accent", None) if bright else ("#171215", "#6D5839")
        pill = frames.pill(wide, TAG_HEIGHT, canvas.code(colour), canvas.scale, line)
        canvas.picture(pill, (middle - wide / 2, y - TAG_HEIGHT / 2))
        room = (middle - wide / 2 + 6, y - TAG_HEIGHT / 2, wide - 12, TAG_HEIGHT - 2)
        canvas.fit(word, room, "small_bold", "#FFF3D8" if bright else "text", one_line=True)
