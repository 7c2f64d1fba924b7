"""A card in the player's hand: it follows the pointer, is let go where that is legal, and always comes back.

A drag is one more way to choose; every board can be played by presses and keys as well. Whatever breaks it
off, the card lies at its place again, once. A board says what may be taken and what letting go means.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable
from typing import Generic, TypeVar

from pygame import Rect

from scenes.table.scene import TableScene
from sprites import motion
from sprites.canvas import Canvas
from sprites.focus import Target
from sprites.intent import Intent, Point
from sprites.moves import Travel
from sprites.stage import Piece
from sprites.timeline import Call, Pace, Parallel, Step, Timeline, Tween

LARGER = 1.06
"""How much larger a card looks that is held above the table."""

B = TypeVar("B")


class Carry:
    """The card that is in the hand, or on its way back from it."""

    def __init__(self, source: str, piece: Piece, home: Rect, pace: Pace) -> None:
        """`piece` is the card as it lies at `home`, a place called `source`, which is empty meanwhile."""
        self.source = source
        self.piece = piece
        self.home = home
        self.size = piece.size
        """How large it is where it lies."""
        piece.size *= LARGER
        self.moment: tuple[object, ...] = ()
        """What must still be so for the drag to mean anything."""
        self.held = True
        self.over = ""
        """The piece under the hand."""
        self.grip: Point = (0.0, 0.0)
        """Where the middle of the card lies, seen from the pointer."""
        self.way = Timeline(pace)

    def follow(self, pos: Point) -> None:
        """The hand is at `pos`."""
        self.piece.centre = pos[0] + self.grip[0], pos[1] + self.grip[1]

    def fly(self, to: str, centre: Point, size: float, end: Callable[[], object]) -> None:
        """Leave the hand for a place of the table, where it lies in that size, and call `end` there."""
        self.held, self.source, self.over = False, to, ""
        ms, curve = motion.DROP_RETURN
        ways: list[Step] = [
            Travel(self.piece, centre, motion.DROP_RETURN),
            Tween(self.piece, ms, curve, size=size),
        ]
        self.way.play(Parallel(*ways), Call(end))

    def paint(self, canvas: Canvas) -> None:
        """Draw it as it is at this moment."""
        self.piece.paint(canvas)


C = TypeVar("C", bound=Carry)


class CarryingScene(TableScene[B], Generic[B, C]):
    """The part of a board that lets cards be dragged; mix it in before what turns presses into choices."""

    _carry: C | None = None

    # --- what a game adds -------------------------------------------------------------------------------

    @abstractmethod
    def lift(self, target: Target) -> C | None:
        """The card of `target` is taken; None where none can be."""

    @abstractmethod
    def under(self, pos: Point) -> str:
        """The id of the piece under the hand, "" over the bare table."""

    @abstractmethod
    def let_go(self, carry: C, target: Target) -> None:
        """The card of `target` is let go over `carry.over`."""

    @abstractmethod
    def put_back(self, carry: C) -> None:
        """The card goes home, with nothing said: the drag was broken off."""

    @property
    @abstractmethod
    def choice(self) -> object:
        """What has been chosen so far, as far as another choice makes a drag meaningless."""

    # --- what is in the hand ----------------------------------------------------------------------------

    @property
    def carry(self) -> C | None:
        """The card that is off its place; None as soon as the situation is not the one it was taken in."""
        if self._carry is not None and self._carry.moment != self.moment:
            self._carry = None
        return self._carry

    @property
    def moment(self) -> tuple[object, ...]:
        """The situation: a card that was taken in another one lies at its place."""
        return (
            self.match.revision,
            self.view.viewer,
            self.deciding,
            self.showing,
            self.app.language,
            self.choice,
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

    # --- the hand ---------------------------------------------------------------------------------------

    def dragged(self, target: Target, pos: Point) -> None:
        """See `Scene`."""
        carry = self.carry
        if carry is None or not carry.held:
            carry = self._pick_up(target)
        if carry is not None:
            carry.follow(pos)
            over = self.under(pos)
            carry.over = "" if over == carry.source else over
            self.changed()

    def _pick_up(self, target: Target) -> C | None:
        if self._carry is not None:
            self._carry.way.skip()  # a card that still flies is at its place: the next one is taken
        carry = self._carry = self.lift(target)
        if carry is not None:
            carry.moment, start = self.moment, self.interaction.start
            carry.grip = carry.home.centerx - start[0], carry.home.centery - start[1]
            self.app.toasts.heard()
            self.app.sounds.play("card_draw")
        return carry

    def dropped(self, target: Target, onto: Target | None) -> None:
        """See `Scene`."""
        carry = self.carry
        if carry is not None and carry.held:
            self.let_go(carry, target)

    def drag_cancelled(self, target: Target) -> None:
        """See `Scene`."""
        carry = self.carry
        if carry is not None and carry.held:
            self.put_back(carry)

    def fly_home(self, carry: C, end: Callable[[], object] | None = None) -> None:
        """The card goes back to where it was taken from; `end` is called once it lies there."""

        def home() -> None:
            self.card_lies()
            if end is not None:
                end()

        self.app.sounds.play("card_return")
        carry.fly(carry.source, carry.home.center, carry.size, home)
        self.changed()

    def card_lies(self) -> None:
        """No card is off its place any more."""
        self._carry = None
        self.changed()
