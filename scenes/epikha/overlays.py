"""What lies over the board for a while: a card to be read, and a pile."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Surface

from game.epikha import cardtexts
from game.epikha.card import CARDS
from game.epikha.words import names_of
from scenes.epikha import hand, marks
from scenes.epikha.board import Board
from scenes.epikha.phrases import Tongue
from scenes.scene import Scene
from scenes.table import pilebrowser
from scenes.table.inspecting import CardReading, known_first
from scenes.table.pilebrowser import CardBrowser
from sprites import glass


class InspectCard(CardReading):
    """One card as large as it gets, with its text, its special rules explained and how it stands now."""

    skin = "epik"

    def __init__(self, tongue: Tongue, card: str, now: Sequence[str] = (), owner: str = "empiria") -> None:
        """`now` tells what is different from the card where it stands; `owner` is the house of its side."""
        super().__init__()
        self.tongue = tongue
        self.card = card
        self.now = tuple(now)
        self.owner = owner

    def retold(self) -> None:
        """See the base."""
        self.tongue.language = self.app.language

    def lines(self) -> list[str]:
        """What stands beside the card: its text, each special rule with what it does, how it stands now."""
        tongue, card = self.tongue, CARDS[self.card]
        found = cardtexts.lines(tongue.language, self.card)
        found += hand.explained(tongue, names_of(card.mask), tongue.rules(self.card))
        if card.level:
            found.append(tongue.say("tip.level", n=card.level))
        if cost := cardtexts.cost(tongue.language, self.card):
            found.append(cost)
        return [*found, "", *self.now] if self.now else found

    def picture(self, scale: float) -> Surface:
        """See the base."""
        rules = tuple(cardtexts.lines(self.tongue.language, self.card))
        return glass.card_l(hand.card_face(self.tongue, self.card, self.owner), self.kind(), rules, scale)

    def title(self) -> str:
        """See the base."""
        return self.tongue.card(self.card)

    def kind(self) -> str:
        """See the base."""
        return cardtexts.type_line(self.tongue.language, self.card)

    def text(self) -> str:
        """See the base."""
        return marks.iconed("\n".join(self.lines()))


class PileBrowser(CardBrowser):
    """Cards side by side: a discard, a Spirit pile with what is out of the game, or a hand."""

    skin = "epik"

    def __init__(
        self, tongue: Tongue, cards: tuple[str | None, ...], house: str, title: str, empty: str = ""
    ) -> None:
        """`house` is that of the backs."""
        super().__init__(cards, title, empty)
        self.tongue = tongue
        self.house = house

    @classmethod
    def of_side(cls, tongue: Tongue, board: Board, seat: int, what: str) -> PileBrowser:
        """`what` is "discard" (the newest card first), "spirits" or "hand" (the known cards first)."""
        side = board.sides[seat]
        piles: dict[str, tuple[str | None, ...]] = {
            "discard": tuple(reversed(side.discard)),
            "spirits": (*side.spirits, *side.removed),
            "hand": known_first(board.hand(seat), side.shown),
        }
        cards = piles[what]
        title = tongue.say(f"pile.{what}", name=tongue.side(board, seat), n=len(cards))
        return cls(tongue, cards, tongue.houses[seat], title, tongue.say(f"pile.{what}.empty"))

    def face(self, card: str | None, scale: float) -> Surface:
        """See `CardBrowser`."""
        wide = pilebrowser.CARD[0]
        if card is None:
            return glass.back(self.house, wide, scale)
        return glass.card_m(hand.card_face(self.tongue, card, self.house), wide, scale)

    def label(self, card: str) -> str:
        """See `CardBrowser`."""
        return self.tongue.card(card)

    def opened(self, card: str) -> Scene:
        """See `CardBrowser`."""
        return InspectCard(self.tongue, card, owner=self.house)
