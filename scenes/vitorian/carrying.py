"""A card in the player's hand on this board: a drag presses pieces one after the other."""

from __future__ import annotations

import pygame
from pygame import Rect

from game.vitorian.view import VitorianObservation
from scenes.table.carrying import Carry
from scenes.table.opencarrying import OpenCarrying
from scenes.vitorian import field, hand
from scenes.vitorian.board import Board
from scenes.vitorian.choosing import ChoosingScene
from sprites import litho
from sprites.focus import Target
from sprites.stage import Piece

WIDTH = 122
FIELDS = ("cell", "sov")
"""Where a card that needs no target may be let go."""


class CarryingScene(OpenCarrying[Board], ChoosingScene):
    """The part of the board that lets cards be dragged. Every drag can be done by presses and keys too."""

    def lift(self, target: Target) -> Carry | None:
        """See the base. What the card can be used for lights up as if it had been pressed."""
        seen, cards = self.seen, self.hand
        if seen is None or cards is None:
            return None
        if target.id.startswith("cell:"):
            return self._lift_unit(seen, target)
        if not target.id.startswith("hand:"):
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

        home = Rect(target.rect)
        return Carry(target.id, Piece(painter, home.center), home, self.app.pace)

    def _lift_unit(self, seen: VitorianObservation, target: Target) -> Carry | None:
        """A unit of the field in the hand: it marches, or attacks what it is let go over."""
        steps, unit = (target.id,), self.shown.at(int(target.id.removeprefix("cell:")))
        if unit is None or target.id not in self.paths(seen).next(()):
            return None
        self.steps, self.picked, self.warned = steps, "", ""
        face = field.token_face(self.tongue, unit, mine=True)

        def painter(scale: float) -> pygame.Surface:
            return litho.token(face, scale=scale)

        home = Rect(target.rect)
        return Carry(target.id, Piece(painter, home.center), home, self.app.pace)

    def let_go(self, carry: Carry, target: Target) -> None:
        """See the base. A legal place is pressed; over another space the reason is said."""
        seen, over = self.seen, carry.over
        if seen is None:
            return
        paths, onto_field = self.paths(seen), over.startswith(FIELDS)
        route = self.route(over, seen) if over else ""
        if over == target.id and over.startswith("cell:"):
            self.fly_home(carry)  # hardly moved: it was a press
        elif route in paths.next(self.steps):
            self._carry = None
            self.choose(seen, (*self.steps, route), target.id)
        elif onto_field and paths.ends(self.steps):
            self._carry = None
            self.choose(seen, self.steps, target.id)
        else:
            if over.startswith("cell"):
                self.refuse_piece(seen, over, target.id)
            self.put_back(carry)

    def put_back(self, carry: Carry) -> None:
        """See the base."""
        self.steps, self.picked = (), ""
        self.fly_home(carry)
