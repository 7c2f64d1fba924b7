"""Cards going from pile to pile on the board that is being shown."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from scenes.vitorian.board import Board, Flank


def without(pile: Iterable[Any], card: Any) -> tuple[Any, ...]:
    """The pile without one such card; of a hidden pile, without one of its cards."""
    left = list(pile)
    wanted = card if card in left else None
    if wanted in left:
        left.remove(wanted)
    return tuple(left)


def with_side(board: Board, seat: int, **changes: Any) -> Board:
    return board.with_side(seat, replace(board.sides[seat], **changes))


def plays(board: Board, seat: int, card: str) -> Board:
    """A card comes from the hand, unless it has left it already to be paid for."""
    side = board.sides[seat]
    if side.paying:
        return with_side(board, seat, paying="")
    return with_side(board, seat, hand=without(side.hand, card), shown=without(side.shown, card))


def taken(side: Flank, card: str, spent: bool) -> Flank:
    """The side without a resource that lay exhausted or ready in its Area."""
    if spent:
        return replace(side, spent=without(side.spent, card))
    return replace(side, ready=without(side.ready, card))


def exhausted(board: Board, seat: int, card: str) -> Board:
    side = board.sides[seat]
    return with_side(board, seat, ready=without(side.ready, card), spent=(*side.spent, card))


def under(board: Board, seat: int, card: str, spent: bool) -> Board:
    """A resource of the Area goes under the Convoy, where both saw it go."""
    side = taken(board.sides[seat], card, spent)
    return board.with_side(seat, replace(side, convoy=(*side.convoy, card)))
