"""What opens over the board: one card large with its rule, and the whole discard pile."""

from __future__ import annotations

from pygame import Rect

from game.dracula.words import Words
from scenes.dracula import layout, pieces
from scenes.dracula.board import Board
from scenes.scene import Scene
from sprites.canvas import Canvas
from sprites.focus import Target
from sprites.intent import Intent
from sprites.widgets import Button

CLOSERS = ("cancel", "secondary", "menu", "log", "help")
UNSEEN = 32


class BoardOverlay(Scene):
    """An overlay with one panel that closes by Escape, by its button, or by a press beside it."""

    overlay = True
    dims = 150
    fills_screen = False
    area = Rect(300, 140, 680, 440)
    button = Rect(740, 512, 212, 48)

    def __init__(self, words: Words) -> None:
        super().__init__()
        self.words = words

    def build(self) -> None:
        """See `Scene`."""
        self.words = Words(self.app.language, self.words.viewer)
        self.widgets.add(Button("close", self.button, self.words.text("pile.close"), self.close))
        if self.focus_id is None:
            self.interaction.set_focus("close")

    def close(self) -> None:
        """Back to the board."""
        self.app.scenes.pop()

    def action(self, intent: Intent) -> bool:
        """See `Scene`."""
        beside = intent.name == "press" and intent.pos is not None and not self.area.collidepoint(intent.pos)
        if intent.name in CLOSERS or beside:
            self.close()
            return True
        return False

    def heading(self, canvas: Canvas, text: str) -> None:
        """The panel with its title."""
        pieces.panel(canvas, self.area)
        box = Rect(self.area.x + 28, self.area.y + 18, self.area.w - 56, 40)
        canvas.fit(text, box, "title", "text", anchor="midleft", one_line=True, smallest=20)


class InspectCard(BoardOverlay):
    """One card large: its effect, the rule in a sentence, and what it beats (or that it is hidden)."""

    name = "inspect"

    def __init__(self, words: Words, board: Board, card: str | None, owner: int, mark: str = "") -> None:
        """`mark` is the key of the sentence about who sees the card, or empty."""
        super().__init__(words)
        self._board = board
        self._card = card
        self._owner = owner
        self._mark = mark

    def draw(self, canvas: Canvas) -> None:
        """See `Scene`."""
        card, words = self._card, self.words
        self.heading(canvas, words.card_label(card) if card else words.text("inspect.hidden.title"))
        width = layout.INSPECT_W
        if card:
            picture = pieces.face(words, card, width, canvas.scale)
        else:
            picture = pieces.back(self._owner, width, canvas.scale)
        pieces.place(canvas, picture, (self.area.x + 32, self.area.y + 76), "lifted")
        if self._mark:
            with canvas.panel_text():
                canvas.fit(
                    words.text(self._mark),
                    (self.area.x + 28, self.area.y + 350, 200, 60),
                    "secondary",
                    "dim",
                    align="center",
                )
        self._words(canvas)
        self.draw_widgets(canvas)

    def _words(self, canvas: Canvas) -> None:
        area = Rect(self.area.x + 252, self.area.y + 72, self.area.w - 284, self.button.y - self.area.y - 78)
        parts = self._parts()
        with canvas.panel_text():
            style = next((s for s in STYLES if _height(canvas, parts, s, area.w) <= area.h), STYLES[-1])
            y = float(area.y)
            for head, text in parts:
                canvas.text(self.words.text(head), (area.x, y), "heading", "line")
                y = canvas.text(text, (area.x, y + HEAD), style, width=area.w).bottom + GAP

    def _parts(self) -> list[tuple[str, str]]:
        """Headings and texts."""
        words = self.words
        if self._card is None:
            unseen = UNSEEN - len(_placed(self._board))
            return [("inspect.rule", words.text("inspect.hidden.text", n=unseen))]
        number = int(self._card[1:])
        return [
            ("inspect.effect", words.text(f"effect.{number}.text") + " " + words.text("effect.must")),
            ("inspect.rule", words.text(f"effect.rule.{number}")),
            ("inspect.rank", _rank(words, self._board, self._card)),
        ]


STYLES = ("body_large", "body", "small")
"""Styles of the inspected card's texts; the first that fits is taken."""
HEAD, GAP = 26, 12


def _height(canvas: Canvas, parts: list[tuple[str, str]], style: str, width: float) -> float:
    return sum(HEAD + canvas.measure(text, style, width)[1] + GAP for _, text in parts) - GAP


def _placed(board: Board) -> set[str]:
    """The cards that the viewer can place."""
    seen = {piece.card for rack in board.racks for piece in rack} | set(board.pile)
    seen |= {board.deck_top, board.held.card if board.held else None}
    return {card for card in seen if card is not None}


def _rank(words: Words, board: Board, card: str) -> str:
    rank = board.order.index(card[0])
    if rank == 0:
        return words.text("inspect.rank_trump")
    place = words.text(f"inspect.place.{rank + 1}")
    return words.text("inspect.rank_plain", suit=words.suit(card[0]), place=place)


class PileBrowser(BoardOverlay):
    """All discards of the round in order (R21), and below them which cards have not been seen."""

    name = "pile"
    CARD = 74
    PITCH = (78, 112)
    COLUMNS = 11

    def __init__(self, words: Words, board: Board) -> None:
        super().__init__(words)
        self._board = board
        rows = max(1, -(-len(board.pile) // self.COLUMNS))
        self.area = Rect(190, 360 - 78 - rows * 71, 900, 176 + rows * 142)
        self.button = Rect(850, self.area.bottom - 64, 212, 48)

    def targets(self) -> list[Target]:
        """Every card, to be inspected, and the button."""
        cards = [
            Target(f"pile:{number}", self.spot(number), self.words.card_label(card), group="cards")
            for number, card in enumerate(self._board.pile)
        ]
        return [*cards, *super().targets()]

    def spot(self, number: int) -> Rect:
        """Place of discard `number` (0 is the oldest)."""
        row, column = divmod(number, self.COLUMNS)
        x = self.area.x + 22 + column * self.PITCH[0]
        return Rect(x, self.area.y + 104 + row * (self.PITCH[1] + 30), self.CARD, 105)

    def press(self, target: Target) -> None:
        """A card shows itself large."""
        kind, _, number = target.id.partition(":")
        if kind == "pile":
            self.app.push(InspectCard(self.words, self._board, self._board.pile[int(number)], 2))
        else:
            super().press(target)

    def draw(self, canvas: Canvas) -> None:
        """See `Scene`."""
        self.heading(canvas, self.words.text("pile.title"))
        note = self.words.text("pile.text" if self._board.pile else "pile.none")
        canvas.fit(
            note,
            (self.area.x + 28, self.area.y + 58, self.area.w - 56, 24),
            "body",
            "dim",
            anchor="midleft",
            one_line=True,
        )
        for number, card in enumerate(self._board.pile):
            rect = self.spot(number)
            if self.lit(f"pile:{number}"):
                pieces.glow(canvas, rect, "#FFD873", 8)
            pieces.place(canvas, pieces.face(self.words, card, self.CARD, canvas.scale), rect.topleft)
            canvas.text(
                str(number + 1), (rect.centerx, rect.bottom + 4), "small_bold", "dim", anchor="midtop"
            )
        self.draw_widgets(canvas)
