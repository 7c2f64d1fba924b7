"""What pictures in the book are drawn with: units, resources and marks of the game, placed on a plate."""

from __future__ import annotations

from typing import Any

from game.vitorian import cardtexts
from game.vitorian.card import Card
from game.vitorian.library import CARDS
from game.vitorian.words import KEYWORDS
from scenes.rulebook.signs import CREAM, GOLD, SignPlate, figures_on
from sprites import litho

__all__ = ["CREAM", "GOLD", "Plate", "figure"]

SIDE = ("#7A2A20", "#24506F")
"""Grounds of the spaces of the near and of the far side."""
NAMED = 120.0
"""Narrower units have no room for their names."""


class Plate(SignPlate):
    """A place for a picture of this game."""

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


figure = figures_on(Plate)
"""Makes a figure of the rule book that is painted on a plate."""
