"""What lies over the board for a while: a card to be read, and a discard pile."""

from __future__ import annotations

from pygame import FRect, Rect

from game.vitorian import cardtexts
from game.vitorian.card import CARDS
from game.vitorian.view import SeenUnit
from scenes.scene import Scene
from scenes.vitorian import hand, marks
from scenes.vitorian.board import Board
from scenes.vitorian.phrases import Tongue
from sprites import litho
from sprites.canvas import Canvas
from sprites.focus import Target
from sprites.intent import Intent
from sprites.widgets import Button, ScrollArea

CARD = Rect(300, 150, 264, 370)
WORDS = Rect(584, 150, 400, 370)


class InspectCard(Scene):
    """One card as large as it gets, with its text, its keywords explained and what has changed it."""

    name = "inspect"
    skin = "dies"
    overlay = True

    def __init__(self, tongue: Tongue, card: str, unit: SeenUnit | None = None) -> None:
        """`unit` when it stands on the grid."""
        super().__init__()
        self.tongue = tongue
        self.card = card
        self.unit = unit

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
        return found + (self._changes(self.unit) if self.unit is not None else [])

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


class PileBrowser(Scene):
    """A discard pile, the newest card first; each can be opened."""

    name = "pile"
    skin = "dies"
    overlay = True
    AREA = Rect(240, 110, 800, 500)
    COLUMNS, PITCH_X, PITCH_Y = 6, 126, 176

    def __init__(self, tongue: Tongue, board: Board, seat: int) -> None:
        super().__init__()
        self.tongue = tongue
        self.cards = tuple(reversed(board.sides[seat].discard))
        self.title = tongue.say("discard.title", name=tongue.side(board, seat), n=len(self.cards))

    def build(self) -> None:
        """See `Scene`."""
        self.widgets.clear()
        rows = (len(self.cards) + self.COLUMNS - 1) // self.COLUMNS
        inner = Rect(self.AREA.x + 18, self.AREA.y + 58, self.AREA.w - 36, self.AREA.h - 130)
        self.scroll = ScrollArea("pile", inner, max(inner.h, rows * self.PITCH_Y + 8), self._draw_cards)
        self.widgets.add(self.scroll)
        area = (self.AREA.right - 178, self.AREA.bottom - 62, 160, 48)
        self.widgets.add(Button("close", area, self.say("table.log.close"), self.app.scenes.pop))

    def _draw_cards(self, canvas: Canvas, content: FRect) -> None:
        for number, card in enumerate(self.cards):
            spot = self._spot(number, content.y)
            if self.lit(f"card:{number}"):
                marks.glow(canvas, spot, marks.FOCUS, 9)
                canvas.mark_state(spot, "focus", shape=True)
            canvas.picture(litho.card_m(hand.card_face(self.tongue, card), 118, canvas.scale), spot.topleft)

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
            if self.scroll.rect.contains(spot):
                found.append(Target(f"card:{number}", spot, self.tongue.card(card), group="cards"))
        return [*found, *self.widgets.targets()]

    def press(self, target: Target) -> None:
        """See `Scene`. A card shows itself large."""
        kind, _, number = target.id.partition(":")
        if kind == "card":
            self.app.push(InspectCard(self.tongue, self.cards[int(number)]))
        else:
            super().press(target)

    def _spot(self, number: int, top: float) -> Rect:
        """Where a card lies while the content begins at `top`."""
        row, column = divmod(number, self.COLUMNS)
        x = self.AREA.x + 26 + column * self.PITCH_X
        return Rect(x, round(top + 4 + row * self.PITCH_Y), 118, 166)

    def draw(self, canvas: Canvas) -> None:
        """See `Scene`."""
        marks.panel(canvas, self.AREA)
        head = (self.AREA.x + 20, self.AREA.y + 12, self.AREA.w - 40, 38)
        canvas.fit(self.title.upper(), head, "title", "highlight", anchor="midleft", one_line=True)
        if not self.cards:
            canvas.fit(self.tongue.say("discard.empty"), self.AREA.inflate(-60, -200), "body_large", "dim")
        self.draw_widgets(canvas)
