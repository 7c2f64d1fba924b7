"""A card to be read, over the board: as large as it gets, with its text beside it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Final

from pygame import Rect, Surface

from scenes.scene import Scene
from scenes.table import marks
from sprites.canvas import Canvas
from sprites.intent import Intent
from sprites.widgets import Button

CARD: Final = Rect(300, 150, 264, 370)
WORDS: Final = Rect(584, 150, 400, 370)


class CardReading(Scene, ABC):
    """One card with what is said about it. A game says how it looks and what is said."""

    name = "inspect"
    overlay = True

    # --- what a game adds -------------------------------------------------------------------------------

    @abstractmethod
    def retold(self) -> None:
        """The language may be another one."""

    @abstractmethod
    def picture(self, scale: float) -> Surface:
        """The card."""

    @abstractmethod
    def title(self) -> str:
        """What stands above the text: what the card is called."""

    @abstractmethod
    def kind(self) -> str:
        """The line below the title: what the card is."""

    @abstractmethod
    def text(self) -> str:
        """All that is said of the card."""

    # --- life -------------------------------------------------------------------------------------------

    def build(self) -> None:
        """See `Scene`."""
        self.retold()
        self.widgets.clear()
        area = (WORDS.right - 160, WORDS.bottom + 14, 160, 48)
        self.widgets.add(Button("close", area, self.say("table.log.close"), self.app.scenes.pop))

    def action(self, intent: Intent) -> bool:
        """See `Scene`."""
        if intent.name in ("cancel", "secondary", "press", "confirm"):
            self.app.scenes.pop()
            return True
        return False

    def draw(self, canvas: Canvas) -> None:
        """See `Scene`."""
        marks.cast(canvas, CARD, "lifted")
        canvas.picture(self.picture(canvas.scale), CARD.topleft)
        marks.panel(canvas, WORDS)
        inner = WORDS.inflate(-36, -28)
        head, below = Rect(inner.x, inner.y, inner.w, 34), Rect(inner.x, inner.y + 36, inner.w, 22)
        canvas.fit(self.title(), head, "title", "highlight", anchor="midleft", one_line=True)
        canvas.fit(self.kind(), below, "body", "dim", anchor="midleft", one_line=True)
        with canvas.panel_text():
            room = (inner.x, inner.y + 66, inner.w, inner.h - 66)
            canvas.fit(self.text(), room, "body_large", "text", anchor="topleft")
        self.draw_widgets(canvas)


def known_first(hand: Sequence[str | None], shown: Sequence[str]) -> tuple[str | None, ...]:
    """The cards of a hand as far as some eyes know them, those first; `shown` has been seen by everybody."""
    known = [card for card in hand if card is not None] or list(shown)
    return (*known, *[None] * (len(hand) - len(known)))
