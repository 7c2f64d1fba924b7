"""The words of Paladines de Epikha for one viewer: cards, what stands on the field, and who "you" is."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from game.epikha import cardtexts
from game.epikha.card import CARDS
from game.epikha.ops.phrases import Phrases
from game.language import Texts, counted


class Speech:
    """Texts of the area `epikha` as `viewer` reads them (a seat, or SPECTATOR, who is nobody's "you").

    Events name what is on the field by number. Which cards those are comes from what one has seen enter;
    `meet` says it of what stood there before.
    """

    def __init__(self, language: Texts, viewer: int) -> None:
        self.language = language
        self.viewer = viewer
        self._phrases = Phrases(language)
        self._met: dict[int, tuple[str, ...]] = {}

    def text(self, key: str, **params: Any) -> str:
        """The text `epikha.KEY`."""
        return self.language.text(f"epikha.{key}", **params)

    def meet(self, number: int, cards: Sequence[str]) -> None:
        """Remember which cards a number stands for: one of a body, arm or spell, all of a Unit's members."""
        self._met[number] = tuple(cards)

    def met(self, number: int) -> tuple[str, ...]:
        """The cards that a number stands for; none if it was never met."""
        return self._met.get(number, ())

    def thing(self, number: int) -> str:
        """The name of what a number stands for, "a Unit of A, B and C"; "something" if it was never met."""
        cards = self._met.get(number, ())
        if not cards:
            return self.text("log.something")
        if len(cards) == 1:
            return self.card(cards[0])
        return self.text("log.unit_of", n=len(cards), names=self.cards(cards))

    def card(self, card: str) -> str:
        """The name of a card; a Player card is called so, whatever the length of the match."""
        if card in CARDS and CARDS[card].is_player:
            return self.text("log.player")
        return cardtexts.name(self.language, card)

    def cards(self, cards: Iterable[str]) -> str:
        """The names of cards as people list them, those of one name counted."""
        return self._phrases.listed(counted(self.language, (self.card(card) for card in cards)))

    def effect(self, card: str, number: int) -> str:
        """The name of the spell that an effect is, or of the card that bears it (E11.9)."""
        return cardtexts.spell_name(self.language, card, number)

    def name(self, seat: int) -> str:
        """The name of a side."""
        return self.text(f"seat.{seat}")

    def told(self, key: str, seat: int, **params: Any) -> str:
        """The sentence about an act of `seat`: spoken to "you" or about the other; `name` is filled in."""
        who = "you" if seat == self.viewer else "they"
        return self.text(f"log.{key}.{who}", name=self.name(seat), **params)
