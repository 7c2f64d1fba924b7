"""A deck on the set-up page: its best cards in a strip, and all of it in a page of its own."""

from __future__ import annotations

from collections.abc import Callable

from pygame import FRect, Rect

from game.language import Texts
from game.vitorian import decks as deck_lists
from game.vitorian.card import CARDS
from game.vitorian.decks import Deck
from scenes.vitorian.overlays import CENTRE, PileBrowser
from scenes.vitorian.phrases import Tongue
from sprites import frames, litho
from sprites.canvas import Canvas
from sprites.widgets import Look, Widget

SHOWN = 4
"""So many cards of a deck are shown under its Sovereign."""
STRIP = 122
"""How high the pictures of the strip are."""
CURVE_W, CURVE_H = 300, 62
MOST_LEVEL = 7
"""Cards of this Level and above share a column of the curve."""


def kinds(tongue: Tongue, deck: Deck) -> str:
    """How many cards of each kind a deck has, in words."""
    found = {"unit": 0, "order": 0, "equipment": 0, "field": 0}
    for name, number in deck.cards:
        found[CARDS[name].type] += number
    return " · ".join(tongue.say(f"setup.kind.{kind}", n=number) for kind, number in found.items() if number)


def in_order(deck: Deck) -> list[tuple[str, int]]:
    """The cards of a deck with their numbers: units by Level, then what has none."""
    return sorted(deck.cards, key=lambda one: (not CARDS[one[0]].is_unit, CARDS[one[0]].level, one[0]))


def curve(deck: Deck) -> list[int]:
    """How many units of each Level from 1 on a deck has; the last number is of all higher ones as well."""
    found = [0] * MOST_LEVEL
    for name, number in deck.cards:
        if CARDS[name].is_unit:
            found[min(MOST_LEVEL, max(1, CARDS[name].level)) - 1] += number
    return found


class DeckStrip(Widget):
    """What a deck is made of in a few pictures; a press shows all of it."""

    def __init__(
        self, id: str, rect: Rect, language: Texts, deck: Deck, opens: Callable[[], object], group: str
    ) -> None:
        self._tongue, self.deck, self._opens = Tongue(language, 0), deck, opens
        self._title = deck_lists.title(language, deck.name)
        super().__init__(id, rect, self._tongue.say("setup.look", name=self._title), group=group)

    def press(self, target_id: str) -> None:
        """See `Widget`."""
        self._opens()

    def draw(self, canvas: Canvas, look: Look) -> None:
        """See `Widget`."""
        deck, area, tongue = self.deck, self.rect, self._tongue
        lit = look.lit == self.id
        title = canvas.text(self._title, area.topleft, "heading", "bright" if lit else "line")
        head = title.w + 16
        room = (area.x + head, area.y + 1, area.w - head, 20)
        canvas.fit(kinds(tongue, deck), room, "secondary", "dim", anchor="midright", one_line=True)
        colour = CARDS[deck.sovereign].colour
        own = [name for name, _ in deck.cards if CARDS[name].is_unit and CARDS[name].colour == colour]
        units = sorted(own, key=lambda name: (-CARDS[name].level, name))
        w = (area.w - 10 * (SHOWN - 1)) / SHOWN
        for number, name in enumerate(units[:SHOWN]):
            place = Rect(round(area.x + number * (w + 10)), area.y + 30, round(w), STRIP)
            canvas.picture(litho.strip(CARDS[name].picture, place.w, place.h, canvas.scale), place.topleft)
            foot = (place.x, place.bottom + 2, place.w, 18)
            canvas.fit(tongue.short(name), foot, "small", "text", one_line=True)
        sign = (area.right - 18, area.y + 48)
        canvas.circle(sign, 14, "#17110D")
        canvas.icon("search", sign, 17, "highlight" if lit else "line", "#17110D")
        if lit:
            canvas.ring(self.rect.inflate(10, 6), "focus", width=2.5, radius=8)
            canvas.mark_state(self.rect, "focus", shape=True)


class DeckBrowser(PileBrowser):
    """All cards of a deck with their numbers, and how many units it has of each Level."""

    name = "deck"
    HEAD = 146

    def __init__(self, tongue: Tongue, deck: Deck) -> None:
        cards = tuple(name for name, _ in in_order(deck))
        super().__init__(tongue, cards, CARDS[deck.sovereign].colour, "")
        self.deck = deck
        self.numbers = tuple(number for _, number in in_order(deck))
        self.columns = self.MOST
        self._rows = max(1, -(-len(cards) // self.columns))
        self.area = Rect(0, 0, self.columns * self.PITCH_X + 44, self.HEAD + 80 + self.ROWS * self.PITCH_Y)
        self.area.center = CENTRE

    def build(self) -> None:
        """See `Scene`."""
        self.tongue.language = self.app.language
        self.title = deck_lists.title(self.app.language, self.deck.name)
        super().build()

    def _draw_cards(self, canvas: Canvas, content: FRect) -> None:
        super()._draw_cards(canvas, content)
        for number, copies in enumerate(self.numbers):
            spot = self._spot(number, content.y)
            centre = (spot.right - 16, spot.y + 40)
            canvas.centred(frames.pill(34, 22, "#17110D", canvas.scale, "#6D5C37"), centre)
            canvas.text(f"×{copies}", (centre[0], centre[1] - 1), "small_bold", "highlight", anchor="center")

    def draw(self, canvas: Canvas) -> None:
        """See `Scene`."""
        super().draw(canvas)
        left = (self.area.x + 20, self.area.y + 54, self.area.w - CURVE_W - 70, 22)
        canvas.fit(
            self.tongue.card(self.deck.sovereign), left, "body_bold", "text", anchor="midleft", one_line=True
        )
        whole = self.tongue.say("setup.whole", n=sum(self.numbers), kinds=kinds(self.tongue, self.deck))
        room = (left[0], left[1] + 26, left[2], 44)
        canvas.fit(whole, room, "body", "dim", anchor="topleft")
        self._draw_curve(canvas, Rect(self.area.right - CURVE_W - 22, self.area.y + 18, CURVE_W, CURVE_H))

    def _draw_curve(self, canvas: Canvas, area: Rect) -> None:
        """A column for the units of each Level, with their number above and the Level below."""
        numbers = curve(self.deck)
        most, pitch = max(1, *numbers), area.w / MOST_LEVEL
        foot = area.bottom + 22
        canvas.fill((area.x, foot, area.w, 1), "line2")
        for at, number in enumerate(numbers):
            high = round(area.h * number / most)
            x = area.x + at * pitch
            if number:
                canvas.fill((x + 8, foot - high, pitch - 16, high), litho.NATION_COLOUR[self.nation])
                canvas.text(
                    str(number), (x + pitch / 2, foot - high - 9), "small_bold", "text", anchor="center"
                )
            level = f"{at + 1}+" if at + 1 == MOST_LEVEL else str(at + 1)
            canvas.text(level, (x + pitch / 2, foot + 11), "small", "dim", anchor="center")
        below = (area.x, foot + 20, area.w, 18)
        canvas.fit(self.tongue.say("setup.curve"), below, "small", "dim", one_line=True)
