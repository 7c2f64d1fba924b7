"""What lies over the board for a while: a card to be read, and a pile."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Rect, Surface

from game.epikha import cardtexts
from game.epikha.card import CARDS
from game.epikha.words import names_of
from scenes.epikha import hand, marks
from scenes.epikha.board import Board
from scenes.epikha.phrases import Tongue
from scenes.scene import Scene
from scenes.table import pilebrowser
from scenes.table.pilebrowser import CardBrowser
from sprites import glass
from sprites.canvas import Canvas
from sprites.intent import Intent
from sprites.widgets import Button

CARD = Rect(300, 150, 264, 370)
WORDS = Rect(584, 150, 400, 370)


class InspectCard(Scene):
    """One card as large as it gets, with its text, its special rules explained and how it stands now."""

    name = "inspect"
    skin = "epik"
    overlay = True

    def __init__(self, tongue: Tongue, card: str, now: Sequence[str] = (), owner: str = "empiria") -> None:
        """`now` tells what is different from the card where it stands; `owner` is the house of its side."""
        super().__init__()
        self.tongue = tongue
        self.card = card
        self.now = tuple(now)
        self.owner = owner

    def build(self) -> None:
        """See `Scene`."""
        self.tongue.language = self.app.language
        self.widgets.clear()
        area = (WORDS.right - 160, WORDS.bottom + 14, 160, 48)
        self.widgets.add(Button("close", area, self.say("table.log.close"), self.app.scenes.pop))

    def action(self, intent: Intent) -> bool:
        """See `Scene`."""
        if intent.name in ("cancel", "secondary", "press", "confirm"):
            self.app.scenes.pop()
            return True
        return False

    def lines(self) -> list[str]:
        """What stands beside the card: its text, each special rule with what it does, how it stands now."""
        tongue, card = self.tongue, CARDS[self.card]
        found = cardtexts.lines(tongue.language, self.card)
        shown = zip(names_of(card.mask), tongue.rules(self.card), strict=True)
        found += [f"[b]{words}.[/b] {tongue.about(name)}" for name, words in shown]
        if card.level:
            found.append(tongue.say("tip.level", n=card.level))
        if cost := cardtexts.cost(tongue.language, self.card):
            found.append(cost)
        return [*found, "", *self.now] if self.now else found

    def draw(self, canvas: Canvas) -> None:
        """See `Scene`."""
        tongue = self.tongue
        face = hand.card_face(tongue, self.card, self.owner)
        rules = tuple(cardtexts.lines(tongue.language, self.card))
        kind = cardtexts.type_line(tongue.language, self.card)
        marks.cast(canvas, CARD, "lifted")
        canvas.picture(glass.card_l(face, kind, rules, canvas.scale), CARD.topleft)
        marks.panel(canvas, WORDS)
        inner = WORDS.inflate(-36, -28)
        title = Rect(inner.x, inner.y, inner.w, 34)
        canvas.fit(tongue.card(self.card), title, "title", "highlight", anchor="midleft", one_line=True)
        canvas.fit(kind, (inner.x, inner.y + 36, inner.w, 22), "body", "dim", anchor="midleft", one_line=True)
        with canvas.panel_text():
            room = (inner.x, inner.y + 66, inner.w, inner.h - 66)
            text = marks.iconed("\n".join(self.lines()))
            canvas.fit(text, room, "body_large", "text", anchor="topleft")
        self.draw_widgets(canvas)


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
            "hand": _hand_cards(board, seat),
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


def _hand_cards(board: Board, seat: int) -> tuple[str | None, ...]:
    """The cards of a hand as far as these eyes know them, those first."""
    held = board.hand(seat)
    known = [card for card in held if card is not None] or list(board.sides[seat].shown)
    return (*known, *[None] * (len(held) - len(known)))
