"""Pieces on their way: a unit, a card, a resource; and a token that is torn in two."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pygame

from game.vitorian.card import CARDS
from game.vitorian.view import SeenUnit
from scenes.vitorian import field, hand, layout
from scenes.vitorian.board import Board
from scenes.vitorian.phrases import Tongue
from sprites import litho, motion
from sprites.intent import Point
from sprites.kept import kept
from sprites.moves import grow, slam
from sprites.stage import Piece
from sprites.timeline import Parallel, Step, Tween

__all__ = [
    "SEALS", "card_actor", "centre", "colour", "grow", "nation", "resource_actor", "slam", "torn",
    "unit_actor",
]  # fmt: skip

CARD_W = 122
RESOURCE_W = 34
SEALS: Final = ("bronze", "iron")
"""Names of the wax seals of both seats."""


def nation(board: Board, seat: int) -> str:
    """The colour of a seat's Sovereign."""
    return CARDS[board.sides[seat].sovereign].colour


def colour(board: Board, seat: int) -> str:
    """The ink of a seat's nation."""
    return litho.NATION_COLOUR[nation(board, seat)]


def centre(space: int, board: Board) -> Point:
    """The middle of a space."""
    return layout.cell(space, board.bottom).center


def unit_actor(tongue: Tongue, board: Board, unit: SeenUnit) -> Piece:
    """A unit as it stands on the grid; an attacker is as bright as it was before it declared."""
    fights = board.combat is not None and board.combat.unit == unit.id
    face = field.token_face(tongue, unit, unit.seat == board.bottom, fights)
    centre = layout.cell(unit.space, board.bottom).center
    return Piece(lambda scale: litho.token(face, scale=scale), centre, layer=10)


def card_actor(tongue: Tongue, card: str | None, nation: str, centre: Point, width: float = CARD_W) -> Piece:
    """A card face up, or its back where nobody here may know it."""
    painter: Callable[[float], pygame.Surface]
    if card is None:

        def painter(scale: float) -> pygame.Surface:
            return litho.back(nation, CARD_W, scale)

    else:
        face = hand.card_face(tongue, card)

        def painter(scale: float) -> pygame.Surface:
            return litho.card_m(face, CARD_W, scale)

    piece = Piece(painter, centre, layer=60)
    piece.size = width / CARD_W
    return piece


def resource_actor(card: str, centre: Point) -> Piece:
    """A resource card, ready."""
    kind, value = CARDS[card].resource, CARDS[card].value
    return Piece(lambda scale: litho.resource(kind, True, value, RESOURCE_W, scale), centre, layer=60)


@kept
def _half(picture: pygame.Surface, right: bool) -> pygame.Surface:
    """One half of a torn picture: the tear runs down in teeth."""
    w, h = picture.get_size()
    mask = pygame.Surface((w, h), pygame.SRCALPHA)
    teeth = 7
    edge = [
        (w / 2 + (w / 14) * (1 if n % 2 else -1) + (w / 20) * ((n * 5) % 3 - 1), h * n / teeth)
        for n in range(teeth + 1)
    ]
    far = w if right else 0
    pygame.draw.polygon(mask, (255, 255, 255, 255), [(far, 0), *edge, (far, h)])
    half = picture.copy()
    half.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return half


def torn(actor: Piece) -> tuple[list[Piece], Step]:
    """The two halves of an actor's picture, and how they fall apart."""
    whole = actor.painter
    halves = [
        Piece(lambda scale, side=side: _half(whole(scale), side), actor.centre, layer=20)  # type: ignore[misc]
        for side in (False, True)
    ]
    ms, curve = motion.DESTROY
    falls: list[Step] = []
    for piece, way in zip(halves, (-1, 1), strict=True):
        falls.append(Tween(piece, ms, curve, x=piece.x + way * 34, y=piece.y + 30, turn=-way * 16.0))
        falls.append(Tween(piece, ms, curve, moves=False, alpha=0.0))
    return list(halves), Parallel(*falls)
