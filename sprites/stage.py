"""The stage: pieces on layers that move, turn, grow, fade and flip, drawn through the canvas.

A piece keeps a *painter* instead of a picture: a function from the render scale to a shared Surface, so it
stays sharp at every scale. Turned and grown pictures are cached by rounded angle and size.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable

import pygame

from sprites.canvas import Canvas
from sprites.intent import Point

Painter = Callable[[float], pygame.Surface]
"""The picture at a render scale; it must be cheap when called again (a cached Surface)."""

ANGLE_STEP = 1.0
"""Degrees between two turned pictures that are told apart."""
SIZE_STEP = 1 / 64
CACHE_BYTES = 12 * 1024 * 1024
"""Room for turned and grown pictures, which keep what they were made of alive besides."""


class Piece(pygame.sprite.Sprite):
    """Something on the stage. Its centre `x`, `y` is in logical units; every number may be tweened."""

    def __init__(
        self, painter: Painter, centre: Point, *, layer: int = 0, name: str = "", visible: bool = True
    ) -> None:
        super().__init__()
        self.painter = painter
        self.x, self.y = centre
        self.turn = 0.0
        """Degrees anticlockwise."""
        self.size = 1.0
        self.width = 1.0
        """Squash of the width, 1 to 0 and back: a card that is flipped."""
        self.alpha = 255.0
        self._layer = layer
        self.name = name
        self.visible = visible

    @property
    def centre(self) -> Point:
        """Where it is."""
        return self.x, self.y

    @centre.setter
    def centre(self, point: Point) -> None:
        self.x, self.y = point

    def paint(self, canvas: Canvas) -> None:
        """Draw it as it is at this moment."""
        if self.visible and self.alpha >= 1 and self.size > 0 and self.width > 0.02:
            picture = posed(self.painter(canvas.scale), self.turn, self.size, self.width)
            canvas.centred(picture, self.centre, alpha=round(self.alpha))


class Stage(pygame.sprite.LayeredUpdates[Piece]):
    """Pieces in layers, the lowest first; within a layer, in the order in which they came.

    Everything that pygame's layered group can do is there (`add`, `remove`, `change_layer`, `move_to_front`);
    only drawing goes through the canvas.
    """

    def pieces(self) -> list[Piece]:
        """All pieces, the lowest first."""
        return self.sprites()

    def find(self, name: str) -> Piece | None:
        """The piece called `name`, or None."""
        return next((piece for piece in self.pieces() if piece.name == name), None)

    def paint(self, canvas: Canvas, layers: range | None = None) -> None:
        """Draw all pieces, or only those of `layers`."""
        for piece in self.pieces():
            if layers is None or self.get_layer_of_sprite(piece) in layers:
                piece.paint(canvas)


_poses: OrderedDict[tuple[int, int, int, int], tuple[pygame.Surface, pygame.Surface]] = OrderedDict()
_bytes = 0


def posed(picture: pygame.Surface, turn: float, size: float, width: float = 1.0) -> pygame.Surface:
    """`picture` turned by `turn` degrees and scaled, cached; the picture itself when it stands at rest."""
    key = (id(picture), round(turn / ANGLE_STEP) % 360, round(size / SIZE_STEP), round(width / SIZE_STEP))
    if key[1:] == (0, round(1 / SIZE_STEP), round(1 / SIZE_STEP)):
        return picture
    found = _poses.get(key)
    if found is None or found[0] is not picture:
        found = (picture, _pose(picture, key[1] * ANGLE_STEP, key[2] * SIZE_STEP, key[3] * SIZE_STEP))
        _keep(key, found)
    _poses.move_to_end(key)
    return found[1]


def _pose(picture: pygame.Surface, turn: float, size: float, width: float) -> pygame.Surface:
    if width != 1.0:
        w, h = picture.get_size()
        picture = pygame.transform.smoothscale(picture, (max(1, round(w * width)), h))
    if turn:
        return pygame.transform.rotozoom(picture, turn, size)
    w, h = picture.get_size()
    return pygame.transform.smoothscale(picture, (max(1, round(w * size)), max(1, round(h * size))))


def _keep(key: tuple[int, int, int, int], pose: tuple[pygame.Surface, pygame.Surface]) -> None:
    global _bytes
    if key in _poses:
        _bytes -= _weight(_poses.pop(key)[1])
    _poses[key] = pose
    _bytes += _weight(pose[1])
    while _bytes > CACHE_BYTES and len(_poses) > 1:
        _bytes -= _weight(_poses.popitem(last=False)[1][1])


def _weight(surface: pygame.Surface) -> int:
    return surface.get_width() * surface.get_height() * surface.get_bytesize()
