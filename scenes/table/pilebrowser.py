"""Cards side by side over the board, a discard or a hand: each that is known can be opened."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Final

from pygame import FRect, Rect, Surface

from scenes.scene import Scene
from scenes.table import marks
from sprites.canvas import Canvas
from sprites.focus import Target
from sprites.intent import Intent
from sprites.widgets import Button, ScrollArea

CENTRE: Final = (640, 360)
CARD: Final = (118, 166)
"""Width and height of a card in a pile that is looked through."""


class CardBrowser(Scene, ABC):
    """A pile that is looked through. A game says how its cards look and what opens one."""

    name = "pile"
    overlay = True
    FEWEST, MOST, PITCH_X, PITCH_Y = 4, 6, 126, 176
    ROWS = 2
    """So many rows are seen at once."""

    HEAD = 58
    """Height of what stands above the cards."""

    def __init__(self, cards: tuple[str | None, ...], title: str, empty: str = "") -> None:
        """None stands for a card that lies face down; `empty` is said of a pile without a card."""
        super().__init__()
        self.cards = cards
        self.title = title
        self.empty = empty
        self.columns = min(self.MOST, max(self.FEWEST, len(self.cards)))
        rows = max(1, -(-len(self.cards) // self.columns))
        self.area = Rect(0, 0, self.columns * self.PITCH_X + 44, 138 + min(rows, self.ROWS) * self.PITCH_Y)
        self.area.center = CENTRE
        self._rows = rows

    # --- what a game adds -------------------------------------------------------------------------------

    @abstractmethod
    def face(self, card: str | None, scale: float) -> Surface:
        """The picture of a card, or of a back."""

    @abstractmethod
    def label(self, card: str) -> str:
        """What a card is called."""

    @abstractmethod
    def opened(self, card: str) -> Scene:
        """What shows a card large."""

    # --- life -------------------------------------------------------------------------------------------

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
            canvas.picture(self.face(card, canvas.scale), spot.topleft)

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
                found.append(Target(f"card:{number}", spot, self.label(card), group="cards"))
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
            self.app.push(self.opened(card))
        else:
            super().press(target)

    def _spot(self, number: int, top: float) -> Rect:
        """Where a card lies while the content begins at `top`."""
        row, column = divmod(number, self.columns)
        x = self.area.x + 26 + column * self.PITCH_X
        return Rect((x, round(top + 4 + row * self.PITCH_Y)), CARD)

    def draw(self, canvas: Canvas) -> None:
        """See `Scene`."""
        marks.panel(canvas, self.area)
        head = (self.area.x + 20, self.area.y + 12, self.area.w - 40, 38)
        canvas.fit(self.title.upper(), head, "title", "highlight", anchor="midleft", one_line=True)
        if not self.cards:
            canvas.fit(self.empty, self.scroll.rect, "body_large", "dim")
        self.draw_widgets(canvas)
