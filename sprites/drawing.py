"""Shapes and pictures in logical units: the part of the canvas that knows no text."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

import pygame

from sprites import frames, icons, theme
from sprites.intent import Point
from sprites.record import Recorder
from sprites.theme import Paint

SIZE = (1280, 720)
"""The logical canvas."""
Rectangle = pygame.Rect | pygame.FRect | tuple[float, float, float, float]


def snap(value: float) -> int:
    """The pixel at whose left edge something at `value` begins: the first whose middle is not before it."""
    return math.ceil(value - 0.5)


class Drawing:
    """Draws in logical units on a Surface that is `scale` times as large."""

    def __init__(
        self,
        surface: pygame.Surface,
        scale: float = 1.0,
        *,
        skin: str = "goth",
        high_contrast: bool = False,
        text_factor: float = 1.0,
        recorder: Recorder | None = None,
    ) -> None:
        self.surface = surface
        self.scale = scale
        self.high_contrast = high_contrast
        self.text_factor = text_factor
        self.recorder = recorder
        self._factor = 1.0
        self._layer = 0
        self._scrolled = False
        self._skin = theme.skin(skin, high_contrast)

    # --- set-up -------------------------------------------------------------------------------------

    @property
    def skin(self) -> theme.Skin:
        """The skin in force."""
        return self._skin

    def use_skin(self, name: str) -> None:
        """Draw in the skin `name` from here on."""
        self._skin = theme.skin(name, self.high_contrast)

    @contextmanager
    def panel_text(self) -> Iterator[None]:
        """Inside, styles that may grow follow the large-text option (side panels, help, log)."""
        before, self._factor = self._factor, self.text_factor
        try:
            yield
        finally:
            self._factor = before

    @contextmanager
    def above(self) -> Iterator[None]:
        """Inside, what is drawn lies above the screen on purpose and may hide it (tooltips, toasts)."""
        self._layer += 1
        try:
            yield
        finally:
            self._layer -= 1

    @contextmanager
    def scrolled(self) -> Iterator[None]:
        """Inside is scrolling content: the clip may cut its lines."""
        before, self._scrolled = self._scrolled, True
        try:
            yield
        finally:
            self._scrolled = before

    @contextmanager
    def clip(self, rect: Rectangle) -> Iterator[None]:
        """Inside, nothing is drawn outside `rect`."""
        before = self.surface.get_clip()
        self.surface.set_clip(self.pixels(rect).clip(before))
        try:
            yield
        finally:
            self.surface.set_clip(before)

    def draws_only(self, rect: Rectangle) -> bool:
        """Whether nothing outside `rect` can be drawn now: a small part is being drawn again."""
        return self.pixels(rect).contains(self.surface.get_clip())

    def pixels(self, rect: Rectangle) -> pygame.Rect:
        """`rect` in pixels of the Surface; neighbouring rects stay neighbours."""
        x, y, w, h = rect
        s = self.scale
        left, top = snap(x * s), snap(y * s)
        return pygame.Rect(left, top, snap((x + w) * s) - left, snap((y + h) * s) - top)

    def point(self, pos: Point) -> tuple[int, int]:
        """`pos` in pixels of the Surface."""
        return snap(pos[0] * self.scale), snap(pos[1] * self.scale)

    def colour(self, paint: Paint) -> theme.Colour:
        """The RGB triple of `paint` in the skin in force."""
        return self._skin.colour(paint)

    def code(self, paint: Paint) -> str:
        """`paint` as `#RRGGBB`, the form that frames and icons take."""
        return theme.code(self.colour(paint))

    def hidden(self, rect: Rectangle) -> bool:
        """True when nothing of `rect` can be seen (outside the clip), so that drawing it is of no use."""
        return not self.surface.get_clip().colliderect(self.pixels(rect))

    # --- shapes -------------------------------------------------------------------------------------

    def fill(self, rect: Rectangle, colour: Paint, alpha: int = 255) -> None:
        """Fill `rect`; with `alpha` under 255 what is below shines through."""
        area = self.pixels(rect)
        if alpha >= 255:
            self.surface.fill(self.colour(colour), area)
        elif area.w > 0 and area.h > 0:
            self.surface.blit(_veil(area.size, self.colour(colour), alpha), area)

    def dim(self, alpha: int = 150) -> None:
        """Darken the whole canvas (behind a dialog)."""
        self.fill((0, 0, *SIZE), "ink", alpha)

    def box(self, rect: Rectangle, colour: Paint, radius: float = 0, width: float = 0) -> None:
        """A rectangle with rounded corners; `width` 0 fills it."""
        pygame.draw.rect(
            self.surface,
            self.colour(colour),
            self.pixels(rect),
            self._width(width),
            round(radius * self.scale),
        )

    def line(self, start: Point, end: Point, colour: Paint, width: float = 1) -> None:
        """A straight line."""
        pygame.draw.line(
            self.surface, self.colour(colour), self.point(start), self.point(end), max(1, self._width(width))
        )

    def circle(self, centre: Point, radius: float, colour: Paint, width: float = 0) -> None:
        """A circle with smooth edges; `width` 0 fills it."""
        if width:
            pygame.draw.aacircle(
                self.surface,
                self.colour(colour),
                self.point(centre),
                round(radius * self.scale),
                max(1, self._width(width)),
            )
        else:
            pygame.draw.aacircle(
                self.surface, self.colour(colour), self.point(centre), round(radius * self.scale)
            )

    def polygon(self, points: Sequence[Point], colour: Paint, width: float = 0) -> None:
        """A polygon; `width` 0 fills it."""
        pygame.draw.polygon(
            self.surface, self.colour(colour), [self.point(p) for p in points], self._width(width)
        )

    def _width(self, width: float) -> int:
        return max(1, round(width * self.scale)) if width else 0

    # --- pictures -----------------------------------------------------------------------------------

    def picture(
        self, surface: pygame.Surface, topleft: Point, *, alpha: int = 255, flags: int = 0
    ) -> pygame.FRect:
        """Blit `surface` (already at the render scale) with its corner at `topleft`; its logical rect."""
        s = self.scale
        rect = pygame.FRect(topleft, (surface.get_width() / s, surface.get_height() / s))
        if alpha < 255:
            usual = surface.get_alpha()
            surface.set_alpha(alpha)
            self.surface.blit(surface, self.point(topleft), special_flags=flags)
            surface.set_alpha(usual)
        else:
            self.surface.blit(surface, self.point(topleft), special_flags=flags)
        if self.recorder:
            self.recorder.picture_drawn(rect)
        return rect

    def centred(self, surface: pygame.Surface, centre: Point, *, alpha: int = 255) -> pygame.FRect:
        """Blit `surface` around `centre`; its logical rect."""
        w, h = surface.get_width() / self.scale, surface.get_height() / self.scale
        return self.picture(surface, (centre[0] - w / 2, centre[1] - h / 2), alpha=alpha)

    def icon(
        self, name: str, centre: Point, size: float, colour: Paint = "line", colour2: Paint = "panel_bottom"
    ) -> pygame.FRect:
        """The icon `name`, `size` logical pixels high, around `centre`; `colour2` shows in its cuts."""
        return self.centred(icons.icon(name, size, self.code(colour), self.code(colour2), self.scale), centre)

    def panel(
        self, rect: Rectangle, skin: str | None = None, *, shadow: bool = True, line: Paint = ""
    ) -> None:
        """The skin's panel frame in `rect`, with its shadow; `line` replaces the colour of its hairline."""
        x, y, w, h = rect
        if shadow:
            self.shadow(rect, "panel")
        edge = self.code(line) if line else None
        look = skin or self._skin.name
        self._blit(frames.panel(w, h, look, self.scale, line=edge, contrast=self.high_contrast), (x, y))
        if self.recorder:
            self.recorder.panel_drawn(pygame.FRect(rect), self._layer)

    def shadow(self, rect: Rectangle, kind: str = "card") -> None:
        """The shadow that a thing in `rect` throws; `kind` is one of `frames.SHADOWS`."""
        x, y, w, h = rect
        margin = frames.SHADOWS[kind].margin
        self._blit(frames.shadow(w, h, kind, self.scale), (x - margin, y - margin))

    def glow(
        self,
        rect: Rectangle,
        colour: Paint = "focus",
        *,
        alpha: int = 255,
        spread: float = 9,
        radius: float = 8,
    ) -> None:
        """Light around `rect`, to be drawn before what stands in it."""
        x, y, w, h = rect
        margin = frames.glow_margin(spread)
        light = frames.glow(w, h, self.code(colour), self.scale, spread=spread, radius=radius)
        self._blit(light, (x - margin, y - margin), alpha)

    def ring(
        self,
        rect: Rectangle,
        colour: Paint = "focus",
        *,
        style: str = "solid",
        width: float = 3,
        radius: float = 8,
    ) -> None:
        """A rounded outline in `rect`: "solid", "dashed" or "dotted"."""
        x, y, w, h = rect
        outline = frames.ring(w, h, self.code(colour), self.scale, width=width, radius=radius, style=style)
        self._blit(outline, (x, y))

    def _blit(self, surface: pygame.Surface, topleft: Point, alpha: int = 255) -> None:
        recorder, self.recorder = self.recorder, None
        self.picture(surface, topleft, alpha=alpha)
        self.recorder = recorder


_veils: dict[tuple[tuple[int, int], theme.Colour, int], pygame.Surface] = {}


def _veil(size: tuple[int, int], colour: theme.Colour, alpha: int) -> pygame.Surface:
    key = (size, colour, alpha)
    if key not in _veils:
        if len(_veils) > 64:
            _veils.clear()
        surface = pygame.Surface(size)
        surface.fill(colour)
        surface.set_alpha(alpha)
        _veils[key] = surface
    return _veils[key]
