"""A card in the player's hand on this board: a drag presses pieces one after the other."""

from __future__ import annotations

import pygame
from pygame import Rect

from game.epikha.view import EpikhaObservation
from scenes.epikha import faces, field, hand, routes, spots
from scenes.epikha.answering import AnsweringScene
from scenes.epikha.board import Board
from scenes.table.carrying import Carry
from scenes.table.opencarrying import OpenCarrying
from sprites import glass
from sprites.focus import Target
from sprites.intent import Point
from sprites.stage import Piece

WIDTH = 124
LIFTED = ("group:", "arm:")
"""What of the field can be carried."""
ONTO = ("group:", "arm:", "slot:", "magic:", "reserves:", "armoury:", "area:", "spell:")


class CarryingScene(OpenCarrying[Board], AnsweringScene):
    """The part of the board that lets cards be dragged. Every drag can be done by presses and keys too."""

    def lift(self, target: Target) -> Carry | None:
        """See the base. What the card can be used for lights up as if it had been pressed."""
        seen, cards = self.seen, self.hand
        if seen is None:
            return None
        if target.id.startswith(LIFTED):
            return self._lift_piece(seen, target)
        if not target.id.startswith("hand:") or cards is None:
            return None
        number = int(target.id.split(":")[1])
        name = cards[number] if number < len(cards) else None
        self.steps = ()
        steps = self.paths(seen).pressed((), self.route(target.id, seen))
        if name is None or steps is None:
            return None
        self.steps, self.picked = steps, target.id
        face = hand.card_face(self.tongue, name)

        def painter(scale: float) -> pygame.Surface:
            return glass.card_m(face, WIDTH, scale)

        home = Rect(target.rect)
        return Carry(target.id, Piece(painter, home.center), home, self.app.pace)

    def _lift_piece(self, seen: EpikhaObservation, target: Target) -> Carry | None:
        """A group or an arm of the field in the hand: it is placed, assigned, or goes into combat."""
        self.steps = ()
        route = self.route(target.id, seen)
        if route not in self.paths(seen).next(()):
            return None
        self.steps, self.picked = (route,), ""
        tongue, board = self.tongue, self.shown
        stand = spots.spots(board, self.drawer).find(target.id)
        home = Rect(target.rect)
        if stand is not None:

            def painter(scale: float) -> pygame.Surface:
                return field.picture_of(tongue, board, stand, scale)
        else:
            arm = board.arm(int(target.id.split(":")[1]))
            if arm is None:
                return None
            face = faces.arm_face(tongue, arm, tongue.houses[seen.seat])

            def painter(scale: float) -> pygame.Surface:
                return glass.token(face, 60, 78, scale)

        return Carry(target.id, Piece(painter, home.center), home, self.app.pace)

    def under(self, pos: Point) -> str:
        """See the base. Also an own zone in which nothing may be put, so that the reason can be said."""
        found = super().under(pos)
        if found or self.seen is None:
            return found
        own = {f"{kind}:{self.seen.seat}" for kind in ("magic", "reserves", "armoury", "area")}
        places = spots.places(self.shown, self.drawer)
        return next((id for id in own if id in places and places[id].collidepoint(pos)), "")

    def let_go(self, carry: Carry, target: Target) -> None:
        """See the base. A legal place is pressed; over another piece the reason is said."""
        seen, over = self.seen, carry.over
        if seen is None:
            return
        paths = self.paths(seen)
        route = self.route(over, seen) if over else ""
        if over == target.id and over.startswith(LIFTED):
            self.fly_home(carry)  # hardly moved: it was a press
        elif route in paths.next(self.steps):
            self._carry = None
            self.choose(seen, (*self.steps, route), target.id)
        elif over.startswith(ONTO) and routes.GO in paths.next(self.steps):
            self._carry = None
            self.choose(seen, (*self.steps, routes.GO), target.id)
        elif over.startswith(ONTO) and paths.ends(self.steps):
            self._carry = None
            self.choose(seen, self.steps, target.id)
        else:
            if over.startswith(ONTO):
                self.refuse_piece(seen, route, target.id)
            self.put_back(carry)

    def put_back(self, carry: Carry) -> None:
        """See the base."""
        self.steps, self.picked = (), ""
        self.fly_home(carry)
