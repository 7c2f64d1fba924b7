"""Arrows over a board: along straight pieces with rounded corners, in the gutters between the pieces."""

from __future__ import annotations

import pygame

from sprites.canvas import Canvas
from sprites.intent import Point
from sprites.kept import kept
from sprites.vector import drawing, path, pixels


def route(canvas: Canvas, points: tuple[Point, ...], double: bool = False, ink: str = "#FFD873") -> None:
    """An arrow along straight pieces with rounded corners, its head at the last point (or at both)."""
    left = min(x for x, _ in points) - 16
    top = min(y for _, y in points) - 16
    shifted = tuple((round(x - left, 1), round(y - top, 1)) for x, y in points)
    size = (
        round(max(x for x, _ in points) - left + 16),
        round(max(y for _, y in points) - top + 16),
    )
    canvas.picture(_route(shifted, size, canvas.scale, double, ink), (left, top))


BEND, HEAD, SHAFT = 14.0, 15.0, 5.0
"""Radius of an arrow's corners, length of its head and width of its shaft."""


@kept
def _route(
    points: tuple[Point, ...], size: tuple[int, int], scale: float, double: bool, ink: str
) -> pygame.Surface:
    way = [pygame.Vector2(point) for point in points]
    tips = [_head(way[-2], way[-1])]
    ends = [way[0], _neck(way[-2], way[-1])]
    if double:
        tips.append(_head(way[1], way[0]))
        ends[0] = _neck(way[1], way[0])
    shaft = _shaft([ends[0], *way[1:-1], ends[1]])
    caps = 'stroke-linecap="round" stroke-linejoin="round"'
    body = path(shaft, stroke="#1A1208", width=SHAFT + 4, more=caps)
    body += "".join(path(tip, fill="#1A1208", stroke="#1A1208", width=4, more=caps) for tip in tips)
    body += path(shaft, stroke=ink, width=SHAFT, more=caps)
    body += "".join(path(tip, fill=ink) for tip in tips)
    return drawing(body, (pixels(size[0], scale), pixels(size[1], scale)), size)


def _neck(before: pygame.Vector2, end: pygame.Vector2) -> pygame.Vector2:
    return end - (end - before).normalize() * HEAD * 0.8


def _head(before: pygame.Vector2, end: pygame.Vector2) -> str:
    way = (end - before).normalize() * HEAD
    one, two = end - way.rotate(-29), end - way.rotate(29)
    return f"M{end.x:.1f} {end.y:.1f}L{one.x:.1f} {one.y:.1f}L{two.x:.1f} {two.y:.1f}Z"


def _shaft(points: list[pygame.Vector2]) -> str:
    data = f"M{points[0].x:.1f} {points[0].y:.1f}"
    for before, corner, after in zip(points, points[1:], points[2:], strict=False):
        near = corner + _towards(corner, before)
        far = corner + _towards(corner, after)
        data += f"L{near.x:.1f} {near.y:.1f}Q{corner.x:.1f} {corner.y:.1f} {far.x:.1f} {far.y:.1f}"
    return data + f"L{points[-1].x:.1f} {points[-1].y:.1f}"


def _towards(corner: pygame.Vector2, other: pygame.Vector2) -> pygame.Vector2:
    """From a corner to where its rounding begins."""
    way = other - corner
    return way.normalize() * min(BEND, way.length() / 2)
