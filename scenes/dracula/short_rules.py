"""The game on one page: the eight effects and the words one must know; both scroll when texts are large."""

from __future__ import annotations

from pygame import FRect, Rect

from game.dracula.cards import SUITS
from game.dracula.words import Words
from scenes.dracula.overlays import BoardOverlay
from sprites import faces
from sprites.canvas import Canvas
from sprites.widgets import ScrollArea

EFFECTS = Rect(132, 132, 488, 524)
GLOSSARY = Rect(652, 132, 492, 474)
BAR_ROOM = 18
"""Width that texts leave free for the scroll bar, whether there is one or not."""
PICTURE = (46, 56)
BESIDE = PICTURE[0] + 14
"""How far the words of an effect stand from the left edge."""
EFFECT_ROOM, EFFECT_GAP = 58.0, 7.0
"""Least height of an effect, and the air below it."""
WORD_GAP = 7.0
STYLES = ("body_large", "body")
"""Styles of the glossary; the first that needs no scrolling is taken, else the last."""
WORDS = (
    "goal",
    "turn",
    "compare",
    "trump",
    "column",
    "call",
    "eight",
    "hidden",
    "face_up",
    "known",
    "vane",
)


class ShortRules(BoardOverlay):
    """The rules in short. `effects` and `glossary` are its two columns."""

    name = "rules"
    area = Rect(104, 58, 1072, 626)
    button = Rect(932, 624, 212, 48)

    def __init__(self, words: Words) -> None:
        super().__init__(words)
        self._style = STYLES[-1]

    def build(self) -> None:
        """See `Scene`."""
        super().build()
        with self.app.canvas.panel_text():
            self._style = self._fitting_style()
            effects = sum(self._effect_height(number) for number in range(1, 9)) - EFFECT_GAP
            glossary = self._glossary_height(self._style)
        effects_name, words_name = self.words.text("rules.effects"), self.words.text("rules.words")
        self.widgets.add(ScrollArea("effects", EFFECTS, effects, self._paint_effects, label=effects_name))
        self.widgets.add(ScrollArea("glossary", GLOSSARY, glossary, self._paint_glossary, label=words_name))

    def draw(self, canvas: Canvas) -> None:
        """See `Scene`."""
        self.heading(canvas, self.words.text("name"))
        self.draw_widgets(canvas)

    # --- the eight effects ------------------------------------------------------------------------------

    def _effect_texts(self, number: int) -> tuple[str, str]:
        name = self.words.text(f"effect.{number}.name")
        return f"[b]{number} · {name}[/b]", self.words.text(f"effect.{number}.text")

    def _effect_height(self, number: int) -> float:
        width = EFFECTS.w - BAR_ROOM - BESIDE
        name, text = self._effect_texts(number)
        measure = self.app.canvas.measure
        return (
            max(EFFECT_ROOM, measure(name, "body", width)[1] + measure(text, "body", width)[1]) + EFFECT_GAP
        )

    def _paint_effects(self, canvas: Canvas, rect: FRect) -> None:
        y = rect.y
        with canvas.panel_text():
            for number in range(1, 9):
                high = self._effect_height(number)
                if not canvas.hidden(FRect(rect.x, y, rect.w, high)):
                    self._paint_effect(canvas, number, rect.x, y)
                y += high

    def _paint_effect(self, canvas: Canvas, number: int, x: float, y: float) -> None:
        suit = SUITS[(number - 1) % len(SUITS)]
        canvas.picture(faces.framed_vignette(number, suit, *PICTURE, canvas.scale), (x, y + 1))
        width = EFFECTS.w - BAR_ROOM - BESIDE
        name, text = self._effect_texts(number)
        below = canvas.text(name, (x + BESIDE, y), "body", "highlight", width=width).bottom
        canvas.text(text, (x + BESIDE, below), "body", width=width)

    # --- the words --------------------------------------------------------------------------------------

    def _fitting_style(self) -> str:
        fitting = (style for style in STYLES if self._glossary_height(style) <= GLOSSARY.h)
        return next(fitting, STYLES[-1])

    def _word_height(self, word: str, style: str) -> float:
        text = self.words.text(f"glossary.{word}")
        return self.app.canvas.measure(text, style, GLOSSARY.w - BAR_ROOM)[1] + WORD_GAP

    def _glossary_height(self, style: str) -> float:
        return sum(self._word_height(word, style) for word in WORDS) - WORD_GAP

    def _paint_glossary(self, canvas: Canvas, rect: FRect) -> None:
        y = rect.y
        with canvas.panel_text():
            for word in WORDS:
                high = self._word_height(word, self._style)
                if not canvas.hidden(FRect(rect.x, y, rect.w, high)):
                    text = self.words.text(f"glossary.{word}")
                    canvas.text(text, (rect.x, y), self._style, width=GLOSSARY.w - BAR_ROOM)
                y += high
