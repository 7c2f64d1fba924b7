"""What pictures in the book are drawn with: units, resources and marks of the game, placed on a plate."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pygame

from game.language import Texts
from game.vitorian import cardtexts
from game.vitorian.card import Card
from game.vitorian.library import CARDS
from game.vitorian.words import KEYWORDS
from scenes.rulebook import figure as figure_page
from scenes.rulebook.figure import PLATE_W, Figure, KeyNames
from sprites import litho
from sprites.canvas import Canvas
from sprites.intent import Point
from sprites.theme import Paint

CREAM = "#F3E8CE"
GOLD = "#FFC64A"
BACK = "#201F1A"
SIDE = ("#7A2A20", "#24506F")
"""Grounds of the spaces of the near and of the far side."""
NAMED = 120.0
"""Narrower units have no room for their names."""


def figure(height: float, paint: Callable[[Plate], object], width: float = PLATE_W) -> Figure:
    """A figure of the rule book that `paint` draws on a plate."""

    def on_plate(canvas: Canvas, rect: pygame.FRect, language: Texts, keys: KeyNames) -> None:
        paint(Plate(canvas, rect, language))

    return Figure(height, on_plate, width)


class Plate(figure_page.Plate):
    """A place for a picture of this game."""

    def __init__(self, canvas: Canvas, rect: pygame.FRect, language: Texts) -> None:
        super().__init__(canvas, rect)
        self.language = language

    def term(self, name: str) -> str:
        """A word of the game, as the glossary has it."""
        return self.language.text(f"rulebook.vitorian.term.{name}")

    # --- pieces -----------------------------------------------------------------------------------------

    def unit(self, id: str, x: float, y: float, w: float = 92, h: float = 62, **changed: Any) -> None:
        """A unit of the grid around (x, y); `changed` are fields of its face that differ from the card."""
        card = CARDS[id]
        named = cardtexts.short(self.language, id) if w >= NAMED else ""
        shown: dict[str, Any] = {"attack": card.attack, "defence": card.defence, **changed}
        face = litho.TokenFace(
            card.picture, named, card.colour, card.level,
            printed_attack=card.attack, printed_defence=card.defence, **shown,
        )  # fmt: skip
        self.put(litho.token(face, w, h, self.canvas.scale), x, y)

    def card(self, id: str, x: float, y: float, w: float) -> None:
        """A card as it is held in the hand."""
        card = CARDS[id]
        self.put(litho.card_m(self._face(id, card), w, self.canvas.scale), x, y)

    def _face(self, id: str, card: Card) -> litho.CardFace:
        own = tuple(keyword for keyword in KEYWORDS if keyword in card.keywords)
        words = tuple(self.keyword(name) for name in own)
        return litho.CardFace(
            card.picture, cardtexts.name(self.language, id), card.colour, card.type, card.level,
            card.attack, card.defence, own, words, card.cost_p, card.cost_s,
            cardtexts.short(self.language, id),
        )  # fmt: skip

    def keyword(self, name: str) -> str:
        """What a keyword is called."""
        return self.language.text(f"vitorian_cards.keyword.{name}")

    def strip(self, id: str, x: float, y: float, w: float, h: float) -> None:
        """The poster of a card, without words."""
        card = CARDS[id]
        self.put(litho.strip(card.picture, w, h, self.canvas.scale, card.colour), x, y)

    def sovereign(self, id: str, x: float, y: float, w: float = 40, h: float = 54) -> None:
        """The portrait of a Sovereign."""
        self.put(litho.portrait(CARDS[id].picture, w, h, self.canvas.scale, CARDS[id].colour), x, y)

    def back(self, nation: str, x: float, y: float, w: float = 34) -> None:
        """The back of a nation's cards."""
        self.put(litho.back(nation, w, self.canvas.scale), x, y)

    def pile(self, nation: str, x: float, y: float, w: float = 34) -> None:
        """A pile of cards, face down."""
        for shift in (4, 2, 0):
            self.back(nation, x + shift, y - shift, w)

    def resource(self, kind: str, x: float, y: float, ready: bool = True, w: float = 30) -> None:
        """A resource; a spent one lies on its side."""
        self.put(litho.resource(kind, ready, 1, w, self.canvas.scale), x, y)

    def badge(self, kind: str, number: object, x: float, y: float, radius: float = 14) -> None:
        """A number on the shape of an attack, a defence or a level."""
        self.put(litho.badge(kind, str(number), radius, self.canvas.scale), x, y)

    def sign(self, keyword: str, x: float, y: float) -> None:
        """The sign of a keyword."""
        self.put(litho.sign(keyword, 22, self.canvas.scale), x, y)

    def space(self, side: int, x: float, y: float, w: float, h: float) -> None:
        """A free space of the near (0) or the far side (1)."""
        left, top = self.at(x - w / 2, y - h / 2)
        self.canvas.box((left, top, w, h), SIDE[side], 2)
        self.canvas.box((left, top, w, h), "#D8C79A", 2, 1.2)

    # --- signs ------------------------------------------------------------------------------------------

    def icon(self, name: str, x: float, y: float, size: float = 24, colour: Paint = CREAM) -> None:
        """An icon around (x, y)."""
        self.canvas.icon(name, self.at(x, y), size, colour, BACK)

    def cross(self, x: float, y: float, radius: float = 13) -> None:
        """The mark of what is lost or not allowed."""
        self.canvas.circle(self.at(x, y), radius, "#0D0909")
        self.canvas.icon("close", self.at(x, y), radius * 1.15, "#FF8A76", "#0D0909")

    def arrow(self, start: Point, end: Point, colour: str = GOLD) -> None:
        """A straight arrow with a dark rim."""
        first, last = pygame.Vector2(self.at(*start)), pygame.Vector2(self.at(*end))
        along = (last - first).normalize()
        across = along.rotate(90)
        neck = last - along * 10
        for paint, more in ((BACK, 1.5), (colour, 0.0)):
            self.canvas.line(_point(first), _point(neck), paint, 4 + 2 * more)
            side, tip, foot = across * (7.5 + 1.5 * more), along * 1.5 * more, along * more
            corners = last + tip, neck + side - foot, neck - side - foot
            self.canvas.polygon([_point(corner) for corner in corners], paint)

    def wall(self, x: float) -> None:
        """A thin upright line between two parts."""
        self.canvas.line(self.at(x, 8), self.at(x, self.h - 8), "line2", 1)

    def label(
        self, text: str, x: float, y: float, w: float, align: str = "center", colour: Paint = CREAM
    ) -> None:
        """A few words on one line, in a box of width `w` around (x, y)."""
        left, top = self.at(x - w / 2, y - 10)
        anchor = {"center": "center", "left": "midleft", "right": "midright"}[align]
        self.canvas.fit(text, (left, top, w, 20), "small_bold", colour, anchor=anchor, one_line=True)

    def count(self, text: str, x: float, y: float, size: float = 22, colour: Paint = GOLD) -> None:
        """A numeral around (x, y)."""
        self.canvas.text(text, self.at(x, y), "numeral", colour, anchor="center", size=size)


def _point(place: pygame.Vector2) -> Point:
    return place.x, place.y
