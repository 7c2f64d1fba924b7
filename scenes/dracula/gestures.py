"""Small motions of which the animations of the board are put together."""

from __future__ import annotations

from scenes.dracula.actors import CardActor
from sprites import motion
from sprites.motion import Motion
from sprites.stage import Piece
from sprites.timeline import Sequence, Step, Tween, Wait

RAISE = Motion(120, "out_cubic")
RAISED = 1.14
"""How much larger a card looks that is lifted to be shown."""


def flip(card: CardActor, to: float = 1.0) -> Step:
    """The card turns over, if it has a face to show."""
    if card.shown == to or (to and card.card is None):
        return Sequence()
    return Tween(card, motion.FLIP.ms, motion.FLIP.curve, moves=False, shown=to)


def grow(piece: Piece, size: float, way: Motion) -> Step:
    """The piece becomes that large (1: its own size)."""
    return Tween(piece, way.ms, way.curve, size=size)


def shown_up(card: CardActor, size: float) -> Step:
    """The card is lifted, shown, and laid down again."""
    return Sequence(grow(card, size * RAISED, RAISE), Wait(200), grow(card, size, RAISE))


def slam(card: CardActor, size: float) -> Step:
    """The card comes down hard: too large for a moment, then as it lies."""
    half = motion.PLAY_SLAM.ms / 2
    return Sequence(
        Tween(card, half, "out_quad", size=size * motion.SLAM_SIZE),
        Tween(card, half, motion.PLAY_SLAM.curve, size=size),
    )


def bow(piece: Piece, x: float, y: float, bend_x: float, ms: float) -> Step:
    """Travel to a point on a curve that leaves the straight way sideways by `bend_x`."""
    half, over = ms / 2, ((piece.x + x) / 2 + bend_x, (piece.y + y) / 2)
    return Sequence(
        Tween(piece, half, "in_quad", x=over[0], y=over[1]), Tween(piece, half, "out_quad", x=x, y=y)
    )
