"""What lies over the board for a while: a card to be read, and a discard pile."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from pygame import FRect, Rect, Surface

from game.vitorian import cardtexts
from game.vitorian.card import CARDS
from game.vitorian.view import SeenUnit
from scenes.scene import Scene
from scenes.vitorian import hand, marks
from scenes.vitorian.board import Board, Flank
from scenes.vitorian.phrases import Tongue
from sprites import litho
from sprites.canvas import Canvas
from sprites.focus import Target
from sprites.intent import Intent
from sprites.widgets import Button, ScrollArea

CARD = Rect(300, 150, 264, 370)
WORDS = Rect(584, 150, 400, 370)
CENTRE: Final = (640, 360)
CARD_W: Final = 118
"""Width of a card in a pile that is looked through."""


class InspectCard(Scene):
    """One card as large as it gets, with its text, its keywords explained and what has changed it."""

    name = "inspect"
    skin = "dies"
    overlay = True

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
        """What stands beside the card."""
        tongue, card = self.tongue, CARDS[self.card]
        found = []
        for name in self.unit.keywords if self.unit is not None else tongue.keywords(card):
            found.append(
                f"[icon:{litho.KEYWORD_ICON[name]}]~[b]{tongue.keyword(name)}.[/b] {tongue.about(name)}"
            )
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

    def draw(self, canvas: Canvas) -> None:
        """See `Scene`."""
        tongue = self.tongue
        face = hand.card_face(tongue, self.card)
        rules = tuple(cardtexts.lines(tongue.language, self.card))
        kind = cardtexts.type_line(tongue.language, self.card)
        marks.cast(canvas, CARD, "lifted")
        canvas.picture(litho.card_l(face, kind, rules, canvas.scale), CARD.topleft)
        marks.panel(canvas, WORDS)
        inner = WORDS.inflate(-36, -28)
        title = Rect(inner.x, inner.y, inner.w, 34)
        canvas.fit(
            tongue.card(self.card).upper(), title, "title", "highlight", anchor="midleft", one_line=True
        )
        canvas.fit(kind, (inner.x, inner.y + 36, inner.w, 22), "body", "dim", anchor="midleft", one_line=True)
        text = "\n".join([*rules, *self.lines()])
        with canvas.panel_text():
            room = (inner.x, inner.y + 66, inner.w, inner.h - 66)
            canvas.fit(marks.iconed(text), room, "body_large", "text", anchor="topleft")
        self.draw_widgets(canvas)


def _hand_cards(side: Flank) -> tuple[str | None, ...]:
    """The cards of a hand as far as these eyes know them, those first."""
    known = [card for card in side.hand if card is not None] or list(side.shown)
    return (*known, *[None] * (len(side.hand) - len(known)))


class PileBrowser(Scene):
    """Cards side by side, a discard pile or a hand: each that is known can be opened."""

    name = "pile"
    skin = "dies"
    overlay = True
    FEWEST, MOST, PITCH_X, PITCH_Y = 4, 6, 126, 176
    ROWS = 2
    """So many rows are seen at once."""

    HEAD = 58
    """Height of what stands above the cards."""

    def __init__(
        self, tongue: Tongue, cards: tuple[str | None, ...], nation: str, title: str, what: str = ""
    ) -> None:
        """`nation` is that of the backs; `what` names the words for a pile without a card."""
        super().__init__()
        self.tongue = tongue
        self.what = what
        self.nation = nation
        self.cards = cards
        self.title = title
        self.columns = min(self.MOST, max(self.FEWEST, len(self.cards)))
        rows = max(1, -(-len(self.cards) // self.columns))
        self.area = Rect(0, 0, self.columns * self.PITCH_X + 44, 138 + min(rows, self.ROWS) * self.PITCH_Y)
        self.area.center = CENTRE
        self._rows = rows

    @classmethod
    def of_side(cls, tongue: Tongue, board: Board, seat: int, what: str = "discard") -> PileBrowser:
        """`what` is "discard", the newest card first, or "hand", the known cards first."""
        side = board.sides[seat]
        cards = tuple(reversed(side.discard)) if what == "discard" else _hand_cards(side)
        title = tongue.say(f"{what}.title", name=tongue.leader(board, seat), n=len(cards))
        return cls(tongue, cards, CARDS[side.sovereign].colour, title, what)

    def build(self) -> None:
        """See `Scene`."""
        self.widgets.clear()
        high = self.area.h - self.HEAD - 72
        inner = Rect(self.area.x + 18, self.area.y + self.HEAD, self.area.w - 36, high)
        self.scroll = ScrollArea("pile", inner, max(inner.h, self._rows * self.PITCH_Y + 8), self._draw_cards)
        self.widgets.add(self.scroll)
        area = (self.area.right - 178, self.area.bottom - 62, 160, 48)
        self.widgets.add(Button("close", area, self.say("table.log.close"), self.app.scenes.pop))

    def _draw_cards(self, canvas: Canvas, content: FRect) -> None:
        for number, card in enumerate(self.cards):
            spot = self._spot(number, content.y)
            if self.lit(f"card:{number}"):
                marks.glow(canvas, spot, marks.FOCUS, 9)
                canvas.mark_state(spot, "focus", shape=True)
            canvas.picture(self._face(card, canvas.scale), spot.topleft)

    def _face(self, card: str | None, scale: float) -> Surface:
        if card is None:
            return litho.back(self.nation, CARD_W, scale)
        return litho.card_m(hand.card_face(self.tongue, card), CARD_W, scale)

    def action(self, intent: Intent) -> bool:
        """See `Scene`."""
        if intent.name in ("cancel", "secondary", "press"):
            self.app.scenes.pop()
            return True
        return False

    def targets(self) -> list[Target]:
        """See `Scene`. Every card that is seen whole, to be opened, and the controls."""
        found = []
        for number, card in enumerate(self.cards):
            spot = self._spot(number, self.scroll.rect.y - self.scroll.offset)
            if card is not None and self.scroll.rect.contains(spot):
                found.append(Target(f"card:{number}", spot, self.tongue.card(card), group="cards"))
        # a card is walked to, and the page goes along with it
        return [*found, *(one for one in self.widgets.targets() if one.id != self.scroll.id)]

    def handle(self, intent: Intent) -> bool:
        """See `Scene`. Up and down lead on to cards that are out of sight."""
        if intent.name in ("up", "down") and self._walk(1 if intent.name == "down" else -1):
            return True
        return super().handle(intent)

    def _walk(self, rows: int) -> bool:
        kind, _, at = (self.focus_id or "").partition(":")
        if kind != "card":
            return False
        row = int(at) // self.columns + rows
        number = min(int(at) + rows * self.columns, len(self.cards) - 1)
        if not 0 <= row < self._rows or number < 0 or self.cards[number] is None:
            return False
        self.scroll.show(row * self.PITCH_Y, (row + 1) * self.PITCH_Y + 8)
        self.interaction.set_focus(f"card:{number}", by_keys=True)
        self.changed()
        return True

    def press(self, target: Target) -> None:
        """See `Scene`. A card shows itself large."""
        kind, _, number = target.id.partition(":")
        card = self.cards[int(number)] if kind == "card" else None
        if card is not None:
            self.app.push(InspectCard(self.tongue, card))
        else:
            super().press(target)

    def _spot(self, number: int, top: float) -> Rect:
        """Where a card lies while the content begins at `top`."""
        row, column = divmod(number, self.columns)
        x = self.area.x + 26 + column * self.PITCH_X
        return Rect(x, round(top + 4 + row * self.PITCH_Y), CARD_W, 166)

    def draw(self, canvas: Canvas) -> None:
        """See `Scene`."""
        marks.panel(canvas, self.area)
        head = (self.area.x + 20, self.area.y + 12, self.area.w - 40, 38)
        canvas.fit(self.title.upper(), head, "title", "highlight", anchor="midleft", one_line=True)
        if not self.cards:
            canvas.fit(self.tongue.say(f"{self.what}.empty"), self.scroll.rect, "body_large", "dim")
        self.draw_widgets(canvas)
