"""What pictures in the book are drawn with: cards, tokens, windows and marks of glass, placed on a plate."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from game.epikha import cardtexts
from game.epikha.card import CARDS
from game.rules.contract import SPECTATOR
from scenes.epikha import faces
from scenes.epikha.phrases import Tongue
from scenes.rulebook.signs import CREAM, GOLD, SignPlate, figures_on
from sprites import glass
from sprites.glass import TokenFace

__all__ = ["CREAM", "GOLD", "Plate", "figure"]

NAMED = 58.0
"""Narrower tokens have no room for their names."""


class Plate(SignPlate):
    """A place for a picture of this game."""

    def term(self, name: str) -> str:
        """A word of the game, as the glossary has it."""
        return self.language.text(f"rulebook.epikha.term.{name}")

    def name(self, card: str) -> str:
        """The short name of a card."""
        return cardtexts.short(self.language, card)

    def token(self, card: str, x: float, y: float, w: float = 62, h: float = 80, **changed: Any) -> None:
        """A card on the field around (x, y); `changed` are fields of its face that differ from the card."""
        shown = CARDS[card]
        named = faces.fitting(self.name(card), w) if w >= NAMED else ""
        rules = tuple(name for name in faces.TELLING if name in shown.rules)
        face = TokenFace(
            shown.picture, named, faces.house_of(card, "empiria"), shown.type, shown.level, shown.force,
            shown.vital, shown.force, shown.vital, rules=rules,
        )  # fmt: skip
        self.put(glass.token(replace(face, **changed), w, h, self.canvas.scale), x, y)

    def card(self, card: str, x: float, y: float, w: float) -> None:
        """A card as it is held in the hand."""
        face = faces.card_face(Tongue(self.language, SPECTATOR), card)
        self.put(glass.card_m(face, w, self.canvas.scale), x, y)

    def window(self, card: str, x: float, y: float, h: float = 48) -> None:
        """The window of a card without words."""
        shown = CARDS[card]
        self.put(glass.window(shown.picture, shown.type, h * 0.82, h, self.canvas.scale), x, y)

    def back(self, house: str, x: float, y: float, w: float = 34) -> None:
        """The back of a card."""
        self.put(glass.back(house, w, self.canvas.scale), x, y)

    def gem(self, x: float, y: float, size: float = 24, bright: bool = True) -> None:
        """Vital of an Opal."""
        self.put(glass.gem(size, self.canvas.scale, bright), x, y)

    def badge(self, kind: str, number: object, x: float, y: float, radius: float = 14) -> None:
        """A number on the shape of a Fuerza, a Vital, a Resistencia, a Level or a cost."""
        self.put(glass.badge(kind, str(number), radius, self.canvas.scale), x, y)

    def sign(self, rule: str, x: float, y: float, size: float = 22) -> None:
        """The sign of a special rule."""
        self.put(glass.sign(rule, size, self.canvas.scale), x, y)

    def space(self, kind: str, x: float, y: float, w: float, h: float, hot: bool = False) -> None:
        """An empty space: "arch" for a fight, "lozenge" for magic."""
        self.put(glass.slot(kind, w, h, self.canvas.scale, hot), x, y)

    def bar(self, share: float, x: float, y: float, w: float = 90, mine: bool = True) -> None:
        """The Vital of a Player."""
        self.put(glass.vital_bar(share, w, 16, self.canvas.scale, mine), x, y)


figure = figures_on(Plate)
"""Makes a figure of the rule book that is painted on a plate."""
