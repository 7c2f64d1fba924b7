"""A card in the player's hand: it follows the pointer, is let go where that is legal, and always comes back.

A drag is one more way to make a selection. Whatever breaks it off, the card lies at its place again, once.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from game.dracula.view import DraculaObservation
from game.match import Match
from scenes.dracula import drags, layout, targets
from scenes.dracula import selection as sel
from scenes.dracula.actors import CardActor, size_of
from scenes.dracula.board import Board
from scenes.dracula.choosing import ChoosingScene
from scenes.dracula.look import AIM, CHOSEN
from scenes.dracula.selection import Selection
from scenes.table.log import LogView
from scenes.table.view import BoardRules
from sprites import motion
from sprites.focus import Target
from sprites.intent import Intent, Point
from sprites.moves import Travel
from sprites.timeline import Call, Pace, Parallel, Step, Timeline, Tween

LARGER = 1.06
"""How much larger a card looks that is held above the table."""


@dataclass
class Carry:
    """The card that is in the hand, or on its way back from it."""

    source: str
    """Id of the place it was taken from, which is empty meanwhile."""
    place: int
    card: CardActor
    drops: dict[str, Selection]
    """Where it may be let go, and what that chooses."""
    moment: tuple[object, ...]
    """What must still be so for the drag to mean anything."""
    pace: Pace
    held: bool = True
    over: str = ""
    """The piece under the hand."""
    grip: Point = (0.0, 0.0)
    way: Timeline = field(init=False)

    def __post_init__(self) -> None:
        self.way = Timeline(self.pace)

    @property
    def chosen(self) -> Selection | None:
        """What letting go here would choose."""
        return self.drops.get(self.over) if self.held else None

    @property
    def states(self) -> dict[str, str]:
        """How the pieces look on which it may be let go."""
        return {id: CHOSEN if id == self.over else AIM for id in self.drops}

    def follow(self, pos: Point) -> None:
        """The hand is at `pos`."""
        self.card.centre = pos[0] + self.grip[0], pos[1] + self.grip[1]

    def fly(self, to: str, centre: Point, width: float, end: Callable[[], object]) -> None:
        """Leave the hand for a place of the table, and call `end` there."""
        self.held, self.source, self.over = False, to, ""
        ms, curve = motion.DROP_RETURN
        ways: list[Step] = [
            Travel(self.card, centre, motion.DROP_RETURN),
            Tween(self.card, ms, curve, size=size_of(width)),
        ]
        self.way = Timeline(self.pace)
        self.way.play(Parallel(*ways), Call(end))


class CarryingScene(ChoosingScene):
    """The part of the board that lets cards be dragged. Every drag can be done by presses and keys too."""

    def __init__(self, match: Match, rules: BoardRules[Board], log: LogView) -> None:
        super().__init__(match, rules, log)
        self._carry: Carry | None = None

    @property
    def carry(self) -> Carry | None:
        """The card that is off its place; None as soon as the situation is not the one it was taken in."""
        if self._carry is not None and self._carry.moment != self._moment:
            self._carry = None
        return self._carry

    @property
    def _moment(self) -> tuple[object, ...]:
        return (
            self.match.revision,
            self.view.viewer,
            self.deciding,
            self.showing,
            self.selection,
            self.app.language,
        )

    @property
    def carrying(self) -> tuple[str, str]:
        """Where the card in the hand comes from and what is under it; empty while the hand is."""
        carry = self.carry
        return (carry.source, carry.over) if carry is not None and carry.held else ("", "")

    # --- life -------------------------------------------------------------------------------------------

    def build(self) -> None:
        """See `Scene`. In other words or letters the drag begins anew."""
        self.interaction.handle(Intent("drop_all"))
        self._carry = None
        super().build()

    def pause(self) -> None:
        """See `Scene`. What lies over the board, a cover above all, finds every card at its place."""
        self._carry = None
        super().pause()

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

    # --- the hand ---------------------------------------------------------------------------------------

    def dragged(self, target: Target, pos: Point) -> None:
        """See `Scene`."""
        seen = self.observation
        carry = self.carry
        if seen is not None and (carry is None or not carry.held):
            carry = self._take(seen, target)
        if seen is None or carry is None:
            return
        carry.follow(pos)
        over = drags.under(seen, pos)
        carry.over = "" if over == carry.source else over
        self.changed()

    def _take(self, seen: DraculaObservation, target: Target) -> Carry:
        self._end_flight()
        place = drags.place_of(seen, self.selection, target.id)
        area = drags.rest(seen, self.selection, place)
        card = CardActor(self.words, sel.card_at(seen, place), area.center, area.w, seen.seat)
        card.size *= LARGER
        found = drags.drops(seen, self.selection, target.id)
        carry = Carry(target.id, place, card, found, self._moment, self.app.pace)
        start = self.interaction.start
        carry.grip = area.centerx - start[0], area.centery - start[1]
        self._carry = carry
        self.app.toasts.heard()
        self.app.sounds.play("card_draw")
        return carry

    def _end_flight(self) -> None:
        """A card that still flies is at its place: the next one is taken."""
        if self._carry is not None:
            self._carry.way.skip()
        self._carry = None

    def dropped(self, target: Target, onto: Target | None) -> None:
        """See `Scene`. A legal place chooses; anything else sends the card back, and says why."""
        carry, seen = self.carry, self.observation
        if carry is None or seen is None:
            return
        chosen = carry.chosen
        if chosen is None:
            self._send_back(carry, carry.over)
        else:
            self._choose(seen, carry, chosen)

    def drag_cancelled(self, target: Target) -> None:
        """See `Scene`."""
        carry = self.carry
        if carry is not None and carry.held:
            self._send_back(carry, "")

    def _choose(self, seen: DraculaObservation, carry: Carry, chosen: Selection) -> None:
        self._forget_choice()
        self.selection = chosen
        carry.moment = self._moment
        self.app.sounds.play("target" if chosen.aimed else "ui_click")
        to, area = drags.spot(seen, chosen, carry.place), drags.rest(seen, chosen, carry.place)
        rise = layout.LIFT if to != "drawn" and chosen.place == carry.place else 0
        carry.fly(to, (area.centerx, area.centery - rise), area.w, self._landed)
        self._lead(targets.next_step(seen, chosen))
        self.changed()

    def _send_back(self, carry: Carry, refused: str) -> None:
        """The card goes home; over a place that is not legal it shakes there, and the reason is said."""
        seen, source = self.observation, carry.source
        if seen is None:
            self._carry = None
            return
        area = drags.rest(seen, self.selection, carry.place)

        def home() -> None:
            self._landed()
            if refused:
                self._say_why(seen, source, refused)

        self.app.sounds.play("card_return")
        carry.fly(source, area.center, area.w, home)
        self.changed()

    def _landed(self) -> None:
        self._carry = None
        self.changed()

    def _say_why(self, seen: DraculaObservation, source: str, onto: str) -> None:
        action = drags.asked(seen, self.selection, source, onto)
        reason = self.match.why_not(seen.seat, action) if action is not None else None
        if reason is not None:
            self.refuse_by(reason, source)
        else:
            self.refuse(self.words.text("why.no_place"), source)
