"""The table without the memory aid: a rival's card that was only known lies hidden again (D45).

Knowing such a card is the player's own affair then: it shows its back, carries no mark, and neither forecast
nor advice speaks of it. What is legal does not change (D46).
"""

from __future__ import annotations

from dataclasses import replace

import msgspec

from game.dracula.view import DraculaObservation, RackCard
from scenes.dracula.board import Board, Piece

Rack = tuple[Piece, ...]


def unaided_view(seen: DraculaObservation) -> DraculaObservation:
    """What a seat knows without looking back: the rival's hidden cards are all alike."""
    if seen.seat not in (0, 1) or not any(card.known and not card.face_up for card in seen.rival):
        return seen
    rival = tuple(card if card.face_up else RackCard(None, False) for card in seen.rival)
    return msgspec.structs.replace(seen, rival=rival)


def unaided(board: Board) -> Board:
    """The board without marks of what was seen; the eyes that look at both racks keep seeing them."""
    if not any(piece.passed for rack in board.racks for piece in rack):
        return board
    hides = board.viewer in (0, 1)
    racks = tuple(_plain(rack, hides and seat != board.viewer) for seat, rack in enumerate(board.racks))
    return replace(board, racks=(racks[0], racks[1]))


def _plain(rack: Rack, hidden: bool) -> Rack:
    return tuple(
        Piece(None if hidden and piece.passed and not piece.face_up else piece.card, piece.face_up)
        for piece in rack
    )
