"""The game's own words for tests: lay a table, play in words, read it back in words.

table(d="X3 B6 S1 O5 X7", deck="S8", pile=5).refused("discard drawn")  ->  "eight_too_early D16"
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Self

from game.dracula.actions import Discard, DraculaAction, Draw
from game.dracula.cards import BIT, NAMES, SUITS, order_text
from game.dracula.config import STANDARD, DraculaConfig
from game.dracula.rules.deal import start_next_round
from game.dracula.rules.invariants import check_invariants
from game.dracula.rules.resolution import resolve_round
from game.dracula.state import CHOOSE, ROUND_OVER
from game.dracula.view import DraculaObservation, RackCard
from game.rules.contract import Event, IllegalAction, Told, visible_to
from game.scenarios.dracula import words
from game.scenarios.dracula.files import DraculaFile, Position, SeatPosition
from game.scenarios.dracula.layout import deal_order, lay_out


class Table:
    """A laid table. Nothing follows by itself: no draw, no comparison, no new round."""

    def __init__(self, file: DraculaFile) -> None:
        self.state, self.told = lay_out(file)

    def play(self, *steps: str | DraculaAction) -> Self:
        """Play steps in words or as actions; the invariants hold after each. ``told`` is of the last step."""
        for step in steps:
            self.told = self._act(self._action(step))
            check_invariants(self.state)
        return self

    def _action(self, step: str | DraculaAction) -> DraculaAction:
        action = words.parse(step, step) if isinstance(step, str) else step
        if isinstance(step, str) and isinstance(action, Discard) and self.state.phase == CHOOSE:
            self._act(Draw())
        return action

    def _act(self, action: DraculaAction) -> list[Told]:
        return self.state.apply_alone(action)

    def refused(self, step: str | DraculaAction) -> str:
        """Return why a step is refused, as "code rule"; the table must be untouched."""
        action = self._action(step)
        before = self.state.to_json()
        try:
            self._act(action)
        except IllegalAction as illegal:
            assert self.state.to_json() == before
            assert illegal.reason == self.why_not(action)
            return f"{illegal.reason.code} {illegal.reason.rule}"
        raise AssertionError(f"{step} was accepted")

    def why_not(self, action: Any, seat: int | None = None) -> Any:
        """Return what ``why_not`` says to a seat, the one to move by default."""
        from game.dracula.system import SYSTEM

        asked = self.state.turn if seat is None else seat
        return SYSTEM.why_not(self.state.observe(asked), action)

    def resolve(self) -> Self:
        """Compare the racks as they stand."""
        self.told = []
        self.state.phase = ROUND_OVER
        resolve_round(self.state, self.told)
        check_invariants(self.state)
        return self

    def new_round(self, deal: str | None = None) -> Self:
        """Deal the next round, the cards coming off as named."""
        self.told = []
        order = None if deal is None else deal_order(deal.split(), 1, "deal")
        start_next_round(self.state, self.told, order)
        check_invariants(self.state)
        return self

    # --- reading ------------------------------------------------------------------------------------------

    @property
    def d(self) -> str:
        """Dracula's rack, a star at each open card."""
        return self._rack(0)

    @property
    def v(self) -> str:
        """Van Helsing's rack."""
        return self._rack(1)

    def _rack(self, seat: int) -> str:
        return " ".join(
            NAMES[card] + "*" * bool(self.state.up & BIT[card]) for card in self.state.racks[seat]
        )

    @property
    def order(self) -> str:
        """The token order: trump, then the column."""
        return order_text(self.state.order)

    @property
    def trump(self) -> str:
        """The trump's letter."""
        return SUITS[self.state.order[0]]

    @property
    def pile(self) -> list[str]:
        """The pile, oldest first."""
        return [NAMES[card] for card in self.state.pile]

    @property
    def turn(self) -> str:
        """Whose turn it is."""
        return "DV"[self.state.turn]

    @property
    def legal(self) -> list[str]:
        """The legal actions of the seat to move, in words."""
        seat = self.state.to_move
        assert seat is not None
        return [words.say(action) for action in self.state.legal_actions(seat)]

    def seen(self, seat: str) -> DraculaObservation:
        """What a seat observes."""
        return self.state.observe("DV".index(seat))

    def sees(self, seat: str) -> str:
        """Both racks as a seat sees them."""
        seen = self.seen(seat)
        return f"{faces(seen.rack)} / {faces(seen.rival)}"

    def events(self, seat: int = -1) -> list[Event]:
        """The events of the last step, as a seat sees them."""
        return visible_to(seat, self.told)


def faces(rack: Sequence[RackCard]) -> str:
    """A rack as seen: "??" for a back, a star at open cards, ! where the rival knows it, ? where I do."""
    return " ".join(
        (slot.card or "??") + "*" * slot.face_up + "!" * slot.known_to_rival + "?" * slot.known
        for slot in rack
    )


def table(
    d: str = "X3 B6 S1 O5 X7",
    v: str = "O7 S4 B2 X6 O2",
    deck: str = "",
    no_more: bool = False,
    pile: int | str = 0,
    config: DraculaConfig = STANDARD,
    **position: Any,
) -> Table:
    """Lay a table: racks, the first cards of the deck, what else differs from the base position."""
    cards = tuple(deck.split()) + (() if no_more else ("...",))
    place = Position(deck=cards, pile=pile if isinstance(pile, int) else pile.split(), **position)
    return Table(
        DraculaFile(game="dracula", setup=config, seats=(SeatPosition(d), SeatPosition(v)), position=place)
    )
