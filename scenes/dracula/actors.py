"""Pieces on their way: a card, a token, a townsperson or a drop of health that an event moves.

They are pieces of the stage (`sprites.stage`), so travel, size and fading are tweened like everywhere else.
"""

from __future__ import annotations

import math

import pygame

from game.dracula.words import Words
from scenes.dracula import layout, pieces
from scenes.dracula.board import Board
from sprites import faces
from sprites.canvas import Canvas
from sprites.intent import Point
from sprites.stage import Piece


class CardActor(Piece):
    """A card between two places. `shown` is how far it lies face up: 0 the back, 1 the front."""

    def __init__(self, words: Words, card: str | None, centre: Point, width: float, owner: int) -> None:
        """`card` is None for one that nobody here may know; `owner` chooses the back."""
        super().__init__(self._picture, centre)
        self.card = card
        self.owner = owner
        self.shown = 0.0 if card is None else 1.0
        self.size = size_of(width)
        self.fire = -1.0
        """The stage of burning from its edge, below 0 for none."""
        self._words = words

    def _picture(self, scale: float) -> pygame.Surface:
        if self.card is None or self.shown <= 0.5:
            return pieces.back(self.owner, pieces.CARD_W, scale)
        face = pieces.face(self._words, self.card, pieces.CARD_W, scale)
        return face if self.fire < 0 else pieces.burned(face, int(self.fire))

    def paint(self, canvas: Canvas) -> None:
        """See `Piece`; a card casts a shadow while it lies flat in the air."""
        self.width = abs(math.cos(math.pi * self.shown))
        if self.width > 0.9 and self.alpha > 200:
            pieces.cast(canvas, self.centre, pieces.CARD_W * self.size, "lifted")
        super().paint(canvas)


def size_of(width: float) -> float:
    """The size of a card actor that looks `width` logical pixels wide."""
    return width / pieces.CARD_W


class TokenActor(Piece):
    """A colour token changing its place; drawn from the large token, so that it stays sharp."""

    def __init__(self, suit: str, rank: int) -> None:
        self.suit = suit
        super().__init__(self._picture, layout.token(rank))
        self.size = 1.0 if rank == 0 else layout.TOKEN_R / layout.TRUMP_R

    def _picture(self, scale: float) -> pygame.Surface:
        return faces.token(self.suit, layout.TRUMP_R, scale)


class FolkActor(Piece):
    """A townsperson turning into a vampire: `bitten` goes from 0 to 1."""

    def __init__(self, kind: int, centre: Point) -> None:
        super().__init__(self._picture, centre)
        self.kind = kind
        self.bitten = 0.0

    def _picture(self, scale: float) -> pygame.Surface:
        return faces.townsfolk(self.kind, self.bitten > 0.5, 15, scale)

    def paint(self, canvas: Canvas) -> None:
        """See `Piece`."""
        self.width = abs(math.cos(math.pi * self.bitten))
        super().paint(canvas)


class DropActor(Piece):
    """A drop of health that falls."""

    def __init__(self, centre: Point, size: float) -> None:
        super().__init__(lambda scale: faces.health_drop(True, size, scale), centre)


def card_in_slot(words: Words, board: Board, seat: int, slot: int) -> CardActor:
    """The card of a slot as an actor that has not moved yet."""
    rect = layout.card(seat == board.bottom, slot)
    return CardActor(words, board.piece(seat, slot).card, rect.center, rect.w, seat)


def held_card(words: Words, board: Board) -> CardActor:
    """The drawn card as an actor."""
    held = board.held
    rect = layout.held(held is None or held.seat == board.bottom)
    owner = held.seat if held else pieces.DECK_BACK
    return CardActor(words, held.card if held else None, rect.center, rect.w, owner)


def deck_card(words: Words, card: str | None, owner: int, face_up: bool) -> CardActor:
    """The top card of the deck as an actor."""
    actor = CardActor(words, card, layout.DECK.center, layout.DECK.w, owner)
    actor.shown = 1.0 if face_up else 0.0
    return actor
