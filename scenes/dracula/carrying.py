"""A card in the player's hand on this board: what may be taken, and what letting it go chooses."""

from __future__ import annotations

from pygame import Rect

from game.dracula.actions import DRAWN
from game.dracula.view import DraculaObservation
from scenes.dracula import drags, layout, targets
from scenes.dracula import selection as sel
from scenes.dracula.actors import CardActor, size_of
from scenes.dracula.board import Board
from scenes.dracula.choosing import ChoosingScene
from scenes.dracula.look import AIM, CHOSEN
from scenes.dracula.selection import Selection
from scenes.table import carrying
from sprites.focus import Target
from sprites.intent import Point
from sprites.timeline import Pace


class Carry(carrying.Carry):
    """The card that is in the hand, or on its way back from it."""

    def __init__(self, source: str, card: CardActor, home: Rect, pace: Pace) -> None:
        super().__init__(source, card, home, pace)
        self.card = card
        self.place = DRAWN
        self.drops: dict[str, Selection] = {}
        """Where it may be let go, and what that chooses."""

    @property
    def chosen(self) -> Selection | None:
        """What letting go here would choose."""
        return self.drops.get(self.over) if self.held else None

    @property
    def states(self) -> dict[str, str]:
        """How the pieces look on which it may be let go."""
        return {id: CHOSEN if id == self.over else AIM for id in self.drops}


class CarryingScene(carrying.CarryingScene[Board, Carry], ChoosingScene):
    """The part of the board that lets cards be dragged. Every drag can be done by presses and keys too."""

    @property
    def choice(self) -> object:
        """See the base."""
        return self.selection

    def under(self, pos: Point) -> str:
        """See the base."""
        seen = self.observation
        return "" if seen is None else drags.under(seen, pos)

    def lift(self, target: Target) -> Carry | None:
        """See the base."""
        seen = self.observation
        if seen is None:
            return None
        place = drags.place_of(seen, self.selection, target.id)
        area = drags.rest(seen, self.selection, place)
        card = CardActor(self.words, sel.card_at(seen, place), area.center, area.w, seen.seat)
        carry = Carry(target.id, card, area, self.app.pace)
        carry.place, carry.drops = place, drags.drops(seen, self.selection, target.id)
        return carry

    def let_go(self, carry: Carry, target: Target) -> None:
        """See the base. A legal place chooses; anything else sends the card back, and says why."""
        seen, chosen = self.observation, carry.chosen
        if seen is None:
            return
        if chosen is None:
            self._send_back(carry, carry.over)
        else:
            self._choose(seen, carry, chosen)

    def put_back(self, carry: Carry) -> None:
        """See the base."""
        self._send_back(carry, "")

    def _choose(self, seen: DraculaObservation, carry: Carry, chosen: Selection) -> None:
        self._forget_choice()
        self.selection = chosen
        carry.moment = self.moment
        self.app.sounds.play("target" if chosen.aimed else "ui_click")
        to, area = drags.spot(seen, chosen, carry.place), drags.rest(seen, chosen, carry.place)
        rise = layout.LIFT if to != "drawn" and chosen.place == carry.place else 0
        carry.fly(to, (area.centerx, area.centery - rise), size_of(area.w), self.card_lies)
        self._lead(targets.next_step(seen, chosen))
        self.changed()

    def _send_back(self, carry: Carry, refused: str) -> None:
        """The card goes home; over a place that is not legal the reason is said once it lies there."""
        seen, source = self.observation, carry.source
        if seen is None:
            self._carry = None
            return

        def why() -> None:
            if refused:
                self._say_why(seen, source, refused)

        self.fly_home(carry, why)

    def _say_why(self, seen: DraculaObservation, source: str, onto: str) -> None:
        action = drags.asked(seen, self.selection, source, onto)
        reason = self.match.why_not(seen.seat, action) if action is not None else None
        if reason is not None:
            self.refuse_by(reason, source)
        else:
            self.refuse(self.words.text("why.no_place"), source)
