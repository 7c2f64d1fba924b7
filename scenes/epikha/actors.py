"""Pieces on their way: a token, a card, a drop of Vital; and a token whose glass breaks."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Final

import pygame

from game.epikha.state import Arm
from scenes.epikha import faces, field, layout, spots
from scenes.epikha.board import Board
from scenes.epikha.phrases import Tongue
from scenes.epikha.spots import Spots
from scenes.epikha.stands import Stand
from sprites import glass, motion
from sprites.intent import Point
from sprites.kept import kept
from sprites.stage import Piece
from sprites.timeline import Parallel, Step, Tween

CARD_W = 122
SEALS: Final = ("sun", "moon")
"""Names of the wax seals of both seats."""
SHARDS: Final = 6
"""Into so many pieces a token breaks, like a pane around its middle."""


def laid(board: Board) -> Spots:
    """Where everything of a board lies while no drawer is open."""
    return spots.spots(board)


def centre(board: Board, number: int) -> Point:
    """The middle of a group, body, arm or continuous spell; of what has left, the middle of the field."""
    at = board.find(number)
    if at is None:
        return layout.FIELD.centerx, layout.LINE_Y
    ids = [f"arm:{number}", f"spell:{number}", f"group:{number}"]
    if at.group is not None:
        ids.append(f"group:{at.group.id}")
    there = laid(board)
    found = next((one for id in ids if (one := there.place(id)) is not None), None)
    if found is not None:
        return found.center
    zone = layout.zone(at.seat, "reserves" if at.group is not None else "armoury", board.bottom)
    return zone.centerx, zone.centery


def stand_of(board: Board, id: str) -> Stand | None:
    """A piece of the field as it lies, or None."""
    return laid(board).find(id)


def token_actor(tongue: Tongue, board: Board, stand: Stand) -> Piece:
    """A piece of the field where it lies."""
    middle = stand.place.center
    return Piece(lambda scale: field.picture_of(tongue, board, stand, scale), middle, layer=10)


def arm_actor(tongue: Tongue, board: Board, number: int, card: str, spot: Point) -> Piece:
    """A weapon, object or machine on its way, as the token of itself."""
    arm = board.arm(number) or Arm(number, card)
    face = faces.arm_face(tongue, arm, wide=layout.SMALL[0])
    return Piece(lambda scale: glass.token(face, *layout.SMALL, scale), spot, layer=60)


def card_actor(tongue: Tongue, card: str | None, house: str, spot: Point, width: float = CARD_W) -> Piece:
    """A card face up, or its back where nobody here may know it."""
    painter: Callable[[float], pygame.Surface]
    if card is None:

        def painter(scale: float) -> pygame.Surface:
            return glass.back(house, CARD_W, scale)

    else:
        face = faces.card_face(tongue, card, house)

        def painter(scale: float) -> pygame.Surface:
            return glass.card_m(face, CARD_W, scale)

    piece = Piece(painter, spot, layer=60)
    piece.size = width / CARD_W
    return piece


def vital_actor(spot: Point) -> Piece:
    """Vital of an Opal."""
    return Piece(lambda scale: glass.gem(26, scale), spot, layer=70)


# --- glass that breaks ---------------------------------------------------------------------------------


@kept
def _shard(picture: pygame.Surface, number: int) -> pygame.Surface:
    """One pane of a broken picture: a sector around a point a little above its middle."""
    w, h = picture.get_size()
    mask = pygame.Surface((w, h), pygame.SRCALPHA)
    hub, reach = (w * 0.52, h * 0.44), math.hypot(w, h)
    edges = [_edge(number), _edge(number + 1)]
    rim = [(hub[0] + math.cos(angle) * reach, hub[1] + math.sin(angle) * reach) for angle in edges]
    pygame.draw.polygon(mask, (255, 255, 255, 255), [hub, *rim])
    pane = picture.copy()
    pane.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return pane


def _edge(number: int) -> float:
    """Where a pane begins, as an angle: not quite evenly."""
    uneven = (0.0, 0.28, -0.22, 0.16, -0.30, 0.20)[number % SHARDS]
    return (number + uneven) * math.tau / SHARDS


def broken(actor: Piece) -> tuple[list[Piece], Step]:
    """The panes of an actor's picture, and how they fall apart."""
    whole = actor.painter
    panes = [
        Piece(lambda scale, n=number: _shard(whole(scale), n), actor.centre, layer=20)  # type: ignore[misc]
        for number in range(SHARDS)
    ]
    ms, curve = motion.DESTROY
    falls: list[Step] = []
    for number, pane in enumerate(panes):
        angle = (_edge(number) + _edge(number + 1)) / 2
        x, y = pane.x + math.cos(angle) * 26, pane.y + math.sin(angle) * 18 + 34
        falls.append(Tween(pane, ms, curve, x=x, y=y, turn=-math.cos(angle) * 22.0))
        falls.append(Tween(pane, ms, curve, moves=False, alpha=0.0))
    return panes, Parallel(*falls)
