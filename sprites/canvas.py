"""The only door to the picture: everything scenes draw goes through a `Canvas`, in logical units.

The logical canvas is 1280x720; the Surface behind it is `scale` times as large. When an audit is attached,
the canvas tells it every text, picture, hit area and state mark.
"""

from __future__ import annotations

import pygame

from sprites import frames, lettering, padicons, theme
from sprites import text as rich
from sprites.drawing import SIZE, Drawing, Rectangle, snap
from sprites.focus import Target
from sprites.intent import Point
from sprites.record import DrawnText, Recorder
from sprites.text import Face
from sprites.theme import Paint

__all__ = ["SIZE", "Canvas", "Colours", "Rectangle", "snap"]

Colours = Paint | tuple[Paint, Paint]
"""One colour, or a pair for a gradient from top to bottom."""


class Canvas(Drawing):
    """Draws shapes, pictures and texts in logical units on a Surface that is `scale` times as large."""

    def text(
        self,
        source: str,
        pos: Point,
        style: str = "body",
        colour: Colours = "text",
        *,
        anchor: str = "topleft",
        width: float | None = None,
        align: str | None = None,
        size: float | None = None,
        shadow: bool = False,
        repeated: bool = False,
        decorative: bool = False,
    ) -> pygame.FRect:
        """Rich text with its `anchor` (a corner or side name of a Rect) at `pos`; its logical rect.

        It wraps at `width`. `repeated` says that a tooltip repeats it (12 px allowed), `decorative` that it
        tells nothing (ornament, logo). A pair of colours is a gradient from top to bottom.
        """
        laid = rich.layout(source, self._face(style, size), width)
        return self._put(source, laid, pos, anchor, colour, align, shadow, None, (repeated, decorative))

    def fit(
        self,
        source: str,
        rect: Rectangle,
        style: str = "body",
        colour: Colours = "text",
        *,
        anchor: str = "center",
        align: str | None = None,
        smallest: float = theme.SMALLEST,
        one_line: bool = False,
        size: float | None = None,
        shadow: bool = False,
        repeated: bool = False,
        decorative: bool = False,
    ) -> pygame.FRect:
        """Rich text inside `rect`, made smaller (down to `smallest` px) until it fits; its logical rect."""
        box = pygame.FRect(rect)
        laid = rich.fitted(source, self._face(style, size), box.w, box.h, smallest, one_line)
        pos = getattr(box, anchor)
        return self._put(source, laid, pos, anchor, colour, align, shadow, box, (repeated, decorative))

    def measure(
        self, source: str, style: str = "body", width: float | None = None, size: float | None = None
    ) -> tuple[float, float]:
        """Width and height that `text` would take, in logical units."""
        return rich.layout(source, self._face(style, size), width).size

    def _face(self, style: str, size: float | None) -> Face:
        wanted = size or theme.STYLES[style].size
        if self._factor != 1.0 and theme.STYLES[style].grows:
            wanted = round(wanted * self._factor)
        return Face(style, self._skin.name, wanted)

    def _put(
        self,
        source: str,
        laid: rich.Layout,
        pos: Point,
        anchor: str,
        colour: Colours,
        align: str | None,
        shadow: bool,
        box: pygame.FRect | None,
        notes: tuple[bool, bool],
    ) -> pygame.FRect:
        rect = pygame.FRect(0, 0, *laid.size)
        setattr(rect, anchor, pos)
        if self.hidden(rect) and self.recorder is None:
            return rect
        side = align or ("right" if "right" in anchor else "left" if "left" in anchor else "center")
        ink = self._ink(colour)
        picture = lettering.rendered(source, laid, ink, self._skin, self.scale, align=side, shadow=shadow)
        spare = rect.w - picture.get_width() / self.scale
        x = rect.x + {"left": 0.0, "center": spare / 2, "right": spare}[side]
        if self.recorder:
            self._record(self.recorder, source, laid, rect, ink, box, notes)
        self.surface.blit(picture, self.point((x, rect.y)))
        return rect

    def _record(
        self,
        recorder: Recorder,
        source: str,
        laid: rich.Layout,
        rect: pygame.FRect,
        ink: rich.Ink,
        box: pygame.FRect | None,
        notes: tuple[bool, bool],
    ) -> None:
        area = self.pixels(rect).clip(self.surface.get_rect()).clip(self.surface.get_clip())
        visible = area.w > 0 and area.h > 0
        if self._scrolled and not visible:
            return
        behind = self.surface.subsurface(area).copy() if visible else None
        colours = laid.colours(ink, self._skin)
        drawn = DrawnText(
            source, rect, laid.face.pixels, colours, self._box(box), *notes, self._layer, self._scrolled,
            laid.broken,
        )  # fmt: skip
        recorder.text_drawn(drawn, behind)

    def _ink(self, colour: Colours) -> rich.Ink:
        if isinstance(colour, tuple) and len(colour) == 2:
            return (self.colour(colour[0]), self.colour(colour[1]))
        return self.colour(colour)

    def _box(self, box: pygame.FRect | None) -> pygame.FRect:
        clip = self.surface.get_clip()
        shown = pygame.FRect(*(value / self.scale for value in clip))
        return shown.clip(box) if box else shown

    def keycap(self, key: str, pos: Point, *, anchor: str = "center", pressed: bool = False) -> pygame.FRect:
        """A key with its name, or the sign of a gamepad's button, `anchor` at `pos`; its logical rect."""
        wide = max(24.0, self.measure(key, "key")[0] + 14)
        rect = pygame.FRect(0, 0, wide, 24)
        setattr(rect, anchor, pos)
        if self.pad_sign(key, rect.center):
            return rect
        self._blit(frames.keycap(wide, 24, self.scale, pressed=pressed), rect.topleft)
        self.text(key, (rect.centerx, rect.centery - 2), "key", "key", anchor="center")
        return rect

    def pad_sign(self, key: str, centre: Point, size: float = 26) -> bool:
        """Draw the button of a gamepad if `key` is the markup of one; False otherwise, with nothing drawn."""
        name = key.removeprefix("[icon:").removesuffix("]")
        if name == key or name not in padicons.SIGNS:
            return False
        self.icon(name, centre, size, padicons.COLOURS.get(name, padicons.BONE), padicons.DARK)
        return True

    # --- what the audit and the pilot want to know ----------------------------------------------------

    def mark_target(self, target: Target) -> None:
        """Say that `target` can be pressed on this frame."""
        if self.recorder:
            self.recorder.target_drawn(target)

    def mark_state(self, rect: Rectangle, state: str, *, shape: bool = False, word: str = "") -> None:
        """Say that `rect` shows `state` ("selected", ...), told by a shape or icon, or by `word`."""
        if self.recorder:
            self.recorder.state_marked(pygame.FRect(rect), state, shape, word)
