"""What lies over the board for a while: a card to be read, and a discard pile."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from pygame import Surface

from game.vitorian import cardtexts
from game.vitorian.card import CARDS
from game.vitorian.view import SeenUnit
from scenes.scene import Scene
from scenes.table import pilebrowser
from scenes.table.inspecting import CardReading, known_first
from scenes.table.pilebrowser import CENTRE, CardBrowser
from scenes.vitorian import hand, marks
from scenes.vitorian.board import Board
from scenes.vitorian.phrases import Tongue
from sprites import litho

__all__ = ["CENTRE", "InspectCard", "PileBrowser"]

CARD_W = pilebrowser.CARD[0]


class InspectCard(CardReading):
    """One card as large as it gets, with its text, its keywords explained and what has changed it."""

    skin = "dies"

    def __init__(
        self, tongue: Tongue, card: str, unit: SeenUnit | None = None,
        more: Callable[[], Sequence[str]] = tuple,
    ) -> None:  # fmt: skip
        """`unit` when it stands on the grid; `more` lines tell what else belongs to it."""
        super().__init__()
        self.tongue = tongue
        self.card = card
        self.unit = unit
        self.more = more

    def retold(self) -> None:
        """See the base."""
        self.tongue.language = self.app.language

    def lines(self) -> list[str]:
        """What stands beside the card."""
        tongue, card = self.tongue, CARDS[self.card]
        found = hand.explained(tongue, tongue.keywords(card) if self.unit is None else self.unit.keywords)
        if card.level:
            found.append(tongue.say("tip.level", n=card.level))
        if cost := tongue.cost(card):
            found.append(tongue.say("tip.cost", cost=cost))
        if self.unit is not None:
            found += self._changes(self.unit)
        more = self.more()
        return [*found, "", *more] if more else found

    def _changes(self, unit: SeenUnit) -> list[str]:
        tongue, card = self.tongue, CARDS[unit.card]
        found = []
        for which in ("attack", "defence"):
            now, printed = getattr(unit, which), getattr(card, which)
            if now != printed:
                found.append(tongue.say(f"tip.{which}", sum=tongue.sum(printed, unit.changes, which)))
        if unit.equipment:
            found.append(tongue.say("mark.equipment", card=tongue.card(unit.equipment)))
            found += cardtexts.lines(tongue.language, unit.equipment)
        return found

    def picture(self, scale: float) -> Surface:
        """See the base."""
        rules = tuple(cardtexts.lines(self.tongue.language, self.card))
        return litho.card_l(hand.card_face(self.tongue, self.card), self.kind(), rules, scale)

    def title(self) -> str:
        """See the base."""
        return self.tongue.card(self.card).upper()

    def kind(self) -> str:
        """See the base."""
        return cardtexts.type_line(self.tongue.language, self.card)

    def text(self) -> str:
        """See the base."""
        rules = cardtexts.lines(self.tongue.language, self.card)
        return marks.iconed("\n".join([*rules, *self.lines()]))


class PileBrowser(CardBrowser):
    """Cards side by side, a discard pile or a hand: each that is known can be opened."""

    skin = "dies"

    def __init__(
        self, tongue: Tongue, cards: tuple[str | None, ...], nation: str, title: str, what: str = ""
    ) -> None:
        """`nation` is that of the backs; `what` names the words for a pile without a card."""
        super().__init__(cards, title, tongue.say(f"{what}.empty") if what else "")
        self.tongue = tongue
        self.nation = nation

    @classmethod
    def of_side(cls, tongue: Tongue, board: Board, seat: int, what: str = "discard") -> PileBrowser:
        """`what` is "discard", the newest card first, or "hand", the known cards first."""
        side = board.sides[seat]
        cards = tuple(reversed(side.discard)) if what == "discard" else known_first(side.hand, side.shown)
        title = tongue.say(f"{what}.title", name=tongue.leader(board, seat), n=len(cards))
        return cls(tongue, cards, CARDS[side.sovereign].colour, title, what)

    def face(self, card: str | None, scale: float) -> Surface:
        """See `CardBrowser`."""
        if card is None:
            return litho.back(self.nation, CARD_W, scale)
        return litho.card_m(hand.card_face(self.tongue, card), CARD_W, scale)

    def label(self, card: str) -> str:
        """See `CardBrowser`."""
        return self.tongue.card(card)

    def opened(self, card: str) -> Scene:
        """See `CardBrowser`."""
        return InspectCard(self.tongue, card)
