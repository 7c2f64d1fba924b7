"""A card in the player's hand: it follows the pointer, is let go where that is legal, and comes back.

A drag is one more way to press pieces one after the other. Whatever breaks it off, the piece lies at its
place again, once.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pygame

from game.match import Match
from scenes.table.log import LogView
from scenes.table.paths import Steps
from scenes.table.view import BoardRules
from scenes.vitorian import hand
from scenes.vitorian.board import Board
from scenes.vitorian.choosing import ChoosingScene
from sprites import focus, litho, motion
from sprites.canvas import Canvas
from sprites.focus import Target
from sprites.intent import Intent, Point
from sprites.moves import Travel
from sprites.stage import Piece
from sprites.timeline import Call, Sequence, Timeline

WIDTH = 122


@dataclass
class Carry:
    """The piece that is in the hand, or on its way back from it."""

    source: str
    """Id of the place it was taken from, which is empty meanwhile."""
    piece: Piece
    moment: tuple[object, ...]
    """What must still be so for the drag to mean anything."""
    home: Point
    way: Timeline
    over: str = ""
    """The piece under the hand."""
    held: bool = True

    def paint(self, canvas: Canvas) -> None:
        """Draw what is in the hand."""
        self.piece.paint(canvas)


class CarryingScene(ChoosingScene):
    """The part of the board that lets cards be dragged. Every drag can be done by presses and keys too."""

    def __init__(self, match: Match, rules: BoardRules[Board], log: LogView) -> None:
        super().__init__(match, rules, log)
        self._carry: Carry | None = None

    @property
    def carry(self) -> Carry | None:
        """What is off its place; None as soon as the situation is not the one it was taken in."""
        if self._carry is not None and self._carry.moment != self._moment:
            self._carry = None
        return self._carry

    @property
    def _moment(self) -> tuple[object, ...]:
        return (
            self.match.revision, self.view.viewer, self.deciding, self.showing, self.app.language,
            self.looking,
        )  # fmt: skip

    @property
    def carrying(self) -> tuple[str, str]:
        """Where the piece in the hand comes from and what is under it; empty while the hand is."""
        carry = self.carry
        return (carry.source, carry.over) if carry is not None and carry.held else ("", "")

    @property
    def carry_over(self) -> str:
        """What is under the piece in the hand, "" while the hand is empty."""
        return self.carrying[1]

    # --- life ------------------------------------------------------------------------------------------

    def build(self) -> None:
        """See `Scene`. In other words or letters the drag begins anew."""
        self.interaction.handle(Intent("drop_all"))
        self._carry = None
        super().build()

    def pause(self) -> None:
        """See `Scene`."""
        self._carry = None
        super().pause()

    def covered(self) -> None:
        """See `TableScene`."""
        self._carry = None
        super().covered()

    def update(self, dt_ms: float) -> None:
        """See `Scene`. A drag that has lost its meaning is broken off."""
        super().update(dt_ms)
        carry = self.carry
        if self.interaction.dragging is not None and (carry is None or not carry.held):
            self.interaction.handle(Intent("drop_all"))
            self.changed()
        if carry is not None and carry.way.busy:
            carry.way.update(dt_ms)
            self.changed()

    # --- the hand --------------------------------------------------------------------------------------

    def dragged(self, target: Target, pos: Point) -> None:
        """See `Scene`."""
        if self.seen is None:
            return
        carry = self.carry
        if carry is None or not carry.held:
            carry = self._take(target)
        if carry is None:
            return
        carry.piece.centre = pos
        under = focus.at([one for one in self.targets() if one.id != carry.source], pos)
        over = under.id if under is not None else ""
        if over != carry.over:
            carry.over = over
        self.changed()

    def _take(self, target: Target) -> Carry | None:
        seen, cards = self.seen, self.hand
        if seen is None or cards is None or not target.id.startswith("hand:"):
            return None
        number = int(target.id.split(":")[1])
        name = cards[number] if number < len(cards) else None
        steps = self.paths(seen).pressed((), self.route(target.id, seen))
        if name is None or steps is None:
            return None
        self.steps, self.picked, self.warned = steps, target.id, ""
        face = hand.card_face(self.tongue, name)

        def painter(scale: float) -> pygame.Surface:
            return litho.card_m(face, WIDTH, scale)

        home = (float(target.rect.centerx), float(target.rect.centery))
        self._carry = Carry(target.id, Piece(painter, home), self._moment, home, Timeline(self.app.pace))
        self.app.sounds.play("card_play")
        return self._carry

    def dropped(self, target: Target, onto: Target | None) -> None:
        """See `Scene`."""
        seen, carry = self.seen, self.carry
        if seen is None or carry is None or not carry.held:
            return
        over = onto.id if onto is not None else ""
        paths = self.paths(seen)
        if over in paths.next(self.steps):
            self._carry = None
            self.choose(seen, (*self.steps, over), target.id)
        elif paths.ends(self.steps) and over.startswith(("cell", "sov")):
            self._carry = None
            self.choose(seen, self.steps, target.id)
        else:
            steps: Steps = self.steps
            self._home(carry)
            if over.startswith("cell"):
                self.steps = steps
                self.refuse_piece(seen, over, target.id)
                self.steps, self.picked = (), ""

    def drag_cancelled(self, target: Target) -> None:
        """See `Scene`."""
        carry = self.carry
        if carry is not None and carry.held:
            self._home(carry)

    def _home(self, carry: Carry) -> None:
        """The piece goes back to where it was taken from."""
        self.steps, self.picked = (), ""
        carry.held, carry.over = False, ""

        def home() -> None:
            self._carry = None

        back: Callable[[], object] = home
        carry.way.play(Sequence(Travel(carry.piece, carry.home, motion.DROP_RETURN), Call(back)))
        self.changed()
